"""Arrange the pieces on a space: in a row, closer together the more there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.edo.view import SpaceView
from render.edo.layout import Layout, box_of, strip
from render.edo.pieces import buildings, people
from render.edo.theme import GAME, C
from render.kit import badges, panels
from render.kit.canvas import Area, Canvas
from render.kit.chips import meet
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.shapes import Point
from render.kit.sketch import Sprite

SINGLY: Final = 3
"""Up to this many pieces are drawn one by one; if there are more, each kind is one piece with its number."""

MOST: Final = 6
"""Up to this many pieces in all, each Ronin is drawn with its own number."""

EDGE: Final = 16
"""The distance from a piece with its bracket to the lower edge of the map."""

TOLD: Final[Mapping[str, Area]] = {
    "samurai": (-0.6, -0.2, 1.2, 1.1),
    "merchant": (-0.5, -0.5, 1, 1),
    "ronin": (-0.5, -0.74, 1, 1),
}
"""The box of what tells a piece apart, as its crest or number, in half-sizes from its middle."""

PRODUCED: Final = (
    *((-0.78, -0.58), (-0.86, 0.42), (-0.78, -0.58)),
    *((-1.6, 0), (-0.8, 0.95), (-1, -1), (0.95, -0.95), (-2.6, 0.2), (-1, -1.4)),
)
"""Where the number of a production may stand, in radii from the middle of its space: on a page not first
above, where codes and tags are."""
HALF: Final = 21
"""Half the size of this number."""
TEMPLE: Final = 42
"""The least distance from the middle of a temple to the right edge of the map."""
ROUND: Final = 17
"""Half the size of a box that its disc covers, nearly."""


@dataclass(frozen=True)
class Stand:
    """One drawn piece: "samurai" of a seat (-1: nobody's), "merchant", or "ronin" by number (0: several)."""

    who: str
    number: int = 0
    count: int = 1

    def piece(self, half: int) -> Sprite:
        match self.who:
            case "samurai":
                return people.samurai(self.number, half)
            case "merchant":
                return people.merchant(half)
        return people.ronin(self.number, half)


def crowd(space: SpaceView) -> list[Stand]:
    """All pieces on a space from left to right: samurai by seat, the merchant, Ronin."""
    count = sum(space.samurai) + space.strangers + space.merchant + len(space.ronin)
    if not count:
        return []
    samurai = [*enumerate(space.samurai), (-1, space.strangers)]
    few = count <= SINGLY
    stands: list[Stand] = []
    for seat, many in samurai:
        stands += [Stand("samurai", seat)] * many if few else [Stand("samurai", seat, many)] * bool(many)
    if space.merchant:
        stands.append(Stand("merchant"))
    if few or len(stands) + len(space.ronin) <= MOST:
        stands += [Stand("ronin", number) for number in space.ronin]
    elif space.ronin:
        stands.append(Stand("ronin", 0, len(space.ronin)))
    return stands


def places(plan: Layout, space: SpaceView, count: int) -> list[Point]:
    """The middles of `count` pieces on a space, from left to right."""
    x, y = plan.at(space)
    half = plan.piece
    width, height = plan.size(space.kind)
    if space.kind in ("edo", "city"):
        if space.kind == "edo":
            step = min(2 * half - 2 if count < 4 else 1.4 * half, (width - 20 - 2 * half) / max(1, count - 1))
            start = x - step * (count - 1) / 2
            return [(start + i * step, y + height / 2 - half * 0.62) for i in range(count)]
        left, room = strip(plan, space)
        low = -0.72
        if count > SINGLY:  # a crowd needs the whole edge, below the income
            left, room, low = x - width / 2 + 4, width - 8, 0.5
        step = min(2 * half - 2, (room - 2 * half) / max(1, count - 1))
        end, row = left + room - half, min(y + height / 2 + half * low, plan.height - half - EDGE)
        return [(end - (count - 1 - i) * step, row) for i in range(count)]
    near = 1.75 * half if count < 3 else 1.3 * half
    step = min(near, (2.6 if count < 4 else 3) * plan.disc / max(1, count - 1))
    low = {"road": -0.1, "river": 0.62, "gate": 0.6}.get(space.kind, 0.78)
    low = plan.raised.get(space.code, low)
    middle = y + low * height / 2 + (10 if space.temple is not None and space.kind == "road" else 0)
    middle = min(middle, plan.height - half - EDGE)
    start = x + (plan.aside.get(space.code, 0) - step) * (count - 1) / 2
    start = max(half + 4, min(start, plan.width - half - 10 - (count - 1) * step))
    return [(start + i * step, middle) for i in range(count)]


def spots(plan: Layout, space: SpaceView) -> list[tuple[Stand, Point]]:
    """Every piece with its middle."""
    crew = crowd(space)
    if not crew:
        return []
    return list(zip(crew, places(plan, space, len(crew)), strict=True))


def find(plan: Layout, space: SpaceView, who: str, number: int = 0) -> Point | None:
    """The place of a piece; if several are alike, that of the last one."""
    for stand, spot in reversed(spots(plan, space)):
        if stand.who == who and (
            who == "merchant" or stand.number == number or (who == "ronin" and not stand.number)
        ):
            return spot
    return None


def production(space: SpaceView) -> int | None:
    """What a samurai there produces now, or what the first one would produce. None if the space never
    produces."""
    if not space.production or space.covered:
        return None
    if not sum(space.samurai):
        return space.next_yield
    here = sum(space.samurai) + space.strangers + len(space.ronin)
    return space.production[min(here, len(space.production)) - 1]


def produce(canvas: Canvas, space: SpaceView, at: Point) -> None:
    """Draw the production of a resource space as a number round a point of `produced`."""
    canvas.centre(panels.disc(HALF - 2, C["mulberry"], C["mulberry"], 0), *at)
    canvas.middle(*at, str(production(space)), Style(34, 700), FADED, "centre")


def produced(
    plan: Layout, spaces: Sequence[SpaceView], kept: Iterable[Area] = ()
) -> Iterator[tuple[SpaceView, Point]]:
    """The resource spaces with the middle of the number of their production, which covers nothing that tells
    pieces apart or is `kept` if there is such a place."""
    cities = (box_of(plan, space) for space in spaces if space.city is not None)
    taken = [*kept, *cities, *(box for space in spaces for box in told(plan, space))]

    def hidden(spot: Point) -> float:
        return sum(meet(_round(spot), box) for box in taken)

    tried = PRODUCED if plan.public else PRODUCED[1:]
    for space in spaces:
        if production(space) is not None:
            x, y = plan.at(space)
            around = ((x + round(plan.disc * dx), y + round(plan.disc * dy)) for dx, dy in tried)
            inside = [(x, y) for x, y in around if x >= HALF and y + HALF <= plan.height]
            yield space, min(inside, key=hidden)


def told(plan: Layout, space: SpaceView) -> Iterator[Area]:
    """The crests and numbers of the pieces on a space, and how many of a kind they are."""
    half = plan.piece
    for stand, (x, y) in spots(plan, space):
        left, top, wide, high = TOLD[stand.who]
        yield x + left * half, y + top * half, wide * half, high * half
        if stand.count > 1:
            yield _round(_count_at(plan, (x, y)))


def _round(number: Point) -> Area:
    """The box that a number in a disc covers."""
    return number[0] - ROUND, number[1] - ROUND, 2 * ROUND, 2 * ROUND


def pieces(canvas: Canvas, plan: Layout, space: SpaceView) -> None:
    """Draw the temple and the pieces of a space."""
    if space.temple is not None:
        tx, ty = temple_place(plan, space)
        canvas.centre(buildings.temple(space.temple, 30), tx, ty)
        canvas.put(badges.badge(GAME, space.temple, 26), tx + 10, ty + 10)
    crew = spots(plan, space)
    for stand, (x, y) in crew:
        canvas.centre(stand.piece(plan.piece), x, y)
        half = plan.piece * 1.15
        canvas.note(f"edo-see-{stand.who}", x - half, y - half, 2 * half, 2 * half)


def counts(canvas: Canvas, plan: Layout, space: SpaceView) -> None:
    """Draw the numbers on pieces that stand for several."""
    for stand, (x, y) in spots(plan, space):
        if stand.count > 1:
            right, top = _count_at(plan, (x, y))
            canvas.centre(panels.disc(20, INK, IVORY, 2), right, top)
            canvas.middle(right, top, str(stand.count), Style(34, 800), IVORY, "centre")


def _count_at(plan: Layout, piece: Point) -> Point:
    """The middle of the number on a piece that stands for several: above what tells it and its neighbours
    apart."""
    return piece[0] + plan.piece * 0.2, piece[1] - plan.piece * 0.82


def temple_place(plan: Layout, space: SpaceView) -> Point:
    """The place of a temple: the upper right edge, so that the space's picture and the names of cities stay
    visible."""
    x, y = plan.at(space)
    if space.kind == "road":
        return x + (-10 if x > plan.centre[0] else 10), y - 14
    reach = plan.river if space.kind == "river" else plan.disc
    right = x + (reach + min(0, plan.aside.get(space.code, 0))) * 0.7
    return min(right, plan.width - TEMPLE), y - reach * 0.6
