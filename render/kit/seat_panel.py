"""The panel of a seat, the same in all games: badge and name, whose turn it is, what is told of the seat, its
points; below, rows of cells, each a thing with its number.

A game says what stands in the panel and draws its own pieces. How all of it shares the room is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final, NamedTuple, TypeVar

from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas, Chip
from render.kit.chips import size_of
from render.kit.colour import RGB
from render.kit.flow import Art, Box, Drawn, Line, On, column, row
from render.kit.fonts import NAME, Style
from render.kit.names import APART, LEAST, PAIR, PAIRS, STEPS, name_lines
from render.kit.palette import INK
from render.kit.panels import Paper
from render.kit.sketch import Sprite
from render.kit.text import fit

T = TypeVar("T")
FIGURE: Final = Style(54, 800)
"""The number that counts most: points, or cards."""
GAP: Final = 8
"""The least distance between two things."""
NEAR: Final = 4
"""From a thing to its number."""
PLATE: Final = 1.07
BESIDE: Final = 0.34
"""Height of the gold plate of who leads, and its edges beside the number, as multiples of its size."""
ABOVE: Final = 2
"""From a name to what stands below it."""
BEHIND, ON = 20, 16
"""Radius of the sign for whose turn it is: behind the name, and on the badge."""
Mark = Callable[[int], Sprite]


@dataclass(frozen=True)
class News:
    """A chip, for which this place is kept."""

    text: str
    thing: Sprite | None = None
    grow: int = 0

    @property
    def width(self) -> float:
        return self._size[0]

    @property
    def height(self) -> float:
        return self._size[1]

    @cached_property
    def _size(self) -> tuple[int, int]:
        return size_of(Chip(self.text, (0, 0, 0, 0), thing=self.thing))

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        place = (x + width / 2, y + height / 2)
        canvas.say(self.text, (*place, 0, 0), (place,), thing=self.thing)


class Cell(NamedTuple):
    """A thing and its number."""

    thing: Callable[[], Sprite]
    """Draws the thing, once it is known how large."""
    across: float
    """How wide that is."""
    text: str
    style: Style
    colour: RGB = INK
    grow: int = 0
    least: float = 0
    """How high it is, if that is more than the number."""

    @property
    def width(self) -> float:
        return self.across + NEAR + fonts.width(self.text, self.style)

    @property
    def height(self) -> float:
        return max(self.least, self.style.size)

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.centre(self.thing(), x + self.across / 2, y + height / 2)
        canvas.middle(x + self.across + NEAR, y + height / 2, self.text, self.style, self.colour)


class Place(NamedTuple):
    """A box at the left of a place that is at least so wide."""

    box: Box
    width: float
    grow: int = 1

    @property
    def height(self) -> float:
        return self.box.height

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        self.box.lay(canvas, x, y, self.box.width, height)


Table = Sequence[Sequence[Box]]
"""Boxes in lines and columns; an empty one is narrow."""


def aligned(make: Callable[[T], Sequence[Table]], sizes: Sequence[T], room: float) -> list[list[Line]]:
    """The lines of several panels in the first size that fits: all in one size, the same things below each
    other. A column that is empty in all of them takes no room."""
    for size in sizes:
        tables = make(size)
        lines = [line for table in tables for line in table]
        count = max((len(line) for line in lines), default=0)
        wide = [max(line[at].width for line in lines if at < len(line)) for at in range(count)]
        if sum(wide) + GAP * (sum(map(bool, wide)) - 1) <= room:
            break
    return [
        [
            row(*[Place(one, most) for one, most in zip(line, wide, strict=False) if most], grow=1)
            for line in table
        ]
        for table in tables
    ]


@dataclass(frozen=True)
class Head:
    """The upper line of a panel; the name takes the room that the others leave."""

    name: str
    badge: Sprite
    mark: Mark | None = None
    """Draws the sign for whose turn it is: behind the name, or on the badge if the name needs the room."""
    first: Sprite | None = None
    """The sign of who begins, on the badge."""
    before: tuple[Box, ...] = ()
    told: tuple[Box, ...] = ()
    """What is told of the seat, behind the name: as much as has room."""
    after: tuple[Box, ...] = ()
    sizes: tuple[int, ...] = STEPS
    pair: int = PAIR
    smallest: int = LEAST
    """The largest and the smallest size of a name on two lines."""
    below: Box | None = None
    """What stands below the name, which has one line then."""
    above: tuple[Box, ...] = ()
    """What stands behind such a name, all of it."""
    least: float = 0
    """The room that the name needs."""
    grow: int = 0

    @property
    def width(self) -> float:
        return self._rest + self.least

    @property
    def height(self) -> float:
        front, back = self._sides
        upper = max([self.pair, *(box.height for box in self.above)])
        lower = self.pair if self.below is None else ABOVE + self.below.height
        return max(front.height, back.height, upper + lower)

    @cached_property
    def _sides(self) -> tuple[Line, Line]:
        """What stands before the name and after it."""
        badge = Place(Art(self.badge), self.badge.width + NEAR, 0)
        return row(*self.before, badge), row(*self.after)

    @property
    def _rest(self) -> float:
        """The width of all but the name."""
        front, back = self._sides
        return front.width + (back.width + GAP if self.after else 0)

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        front, back = self._sides
        room = width - self._rest - GAP
        lines, style = self._set(room)
        behind: list[Box] = []
        if self.mark is not None:
            sign = Art(self.mark(BEHIND))
            less = self._set(room - sign.width - GAP)
            if _whole(less[0], self.name) or (len(lines) == 1 and not _whole(lines, self.name)):
                behind, (lines, style) = [sign], less
        on_badge = [] if self.first is None else [self.first]
        if self.mark is not None and not behind:
            on_badge.append(self.mark(ON))
        wide = max([fonts.width(line, style) for line in lines])
        left = room - wide - sum(box.width + GAP for box in behind)
        for box in self.told:
            left -= box.width + GAP
            if left < 0:
                break
            behind.append(box)
        apart = min(style.size * APART, height / 2)
        up = ABOVE / 2 if self.below is not None else 0  # letters reach below their line
        said = Drawn(wide, height, lambda at, x, y: at.lines(x, y - up, lines, style, apart=apart))
        named = row(said, *behind)
        if self.below is not None:
            upper = row(Place(said._replace(height=style.size), wide), *self.above)
            named = column(upper, self.below, gap=ABOVE)
        front.lay(canvas, x, y, front.width, height)
        named.lay(canvas, x + front.width + GAP, y, room, height)
        back.lay(canvas, x + width - back.width, y, back.width, height)
        middle = x + front.width - NEAR - self.badge.width / 2
        for piece, side in zip(on_badge, (1, -1), strict=False):
            aside = side * (self.badge.width / 2 - GAP)
            canvas.centre(piece, middle + aside, y + (height + self.badge.height) / 2 - GAP)

    def _set(self, room: float) -> tuple[tuple[str, ...], Style]:
        """The lines of the name, and their style."""
        if self.below is None:
            return name_lines(self.name, room, self.sizes, self.pair, self.smallest)
        room -= sum(box.width + GAP for box in self.above)
        line, style = fit(self.name, NAME, room, tuple(size for size in PAIRS if size <= self.pair))
        return (line,), style


def _whole(lines: Sequence[str], name: str) -> bool:
    return "".join(lines).replace(" ", "") == name.replace(" ", "")


def mark(awaited: bool, ready: bool) -> Mark | None:
    """The sign of a seat: an hourglass if it must act, a tick if it has finished."""
    return panels.hourglass if awaited else panels.tick if ready else None


def figure(text: str, leads: bool = False, least: float = 0, style: Style = FIGURE) -> Drawn:
    """A number that counts much, on a gold plate if the seat leads."""
    wide = round(max(least, fonts.width(text, style) + style.size * BESIDE))
    high = round(style.size * PLATE)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        if leads:
            canvas.put(panels.plaque(wide, high), x, middle - high / 2)
        canvas.middle(x + wide / 2, middle, text, style, INK, "centre")

    return Drawn(wide, high, draw)


def framed(paper: Paper, box: Box, pad: tuple[float, float] = (14, 6), gold: bool = False) -> On:
    """A panel with what stands in it."""
    return On(partial(panels.panel, paper=paper, gold=gold), box, pad, 1)


def seat_panel(
    canvas: Canvas, area: Area, paper: Paper, box: Box, gold: bool = False, pad: tuple[float, float] = (14, 6)
) -> None:
    """Draw a panel with what stands in it; `gold`: it alone is awaited, or it has won. Chips never leave it,
    so that no other seat seems to have gained what they tell."""
    known = len(canvas.news)
    framed(paper, box, pad, gold).lay(canvas, *area)
    canvas.news[known:] = [chip._replace(within=area) for chip in canvas.news[known:]]
    canvas.panels.append(area)
