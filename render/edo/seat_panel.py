"""Draw a seat beside the map: name, points, the revealed part of the plan, and everything that it owns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView, SeatView
from render.edo.goal import behind, leaders, reached
from render.edo.market import plate
from render.edo.pieces import actions, buildings, goods, people
from render.edo.pieces.goods import symbol
from render.edo.seat_changes import changes, quiet, say, scored
from render.edo.seat_names import CROWDED, seat_name
from render.edo.theme import GOODS, LOOK, PAPER
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style
from render.kit.palette import INK, IVORY
from render.kit.shapes import Point
from render.kit.sketch import Sprite
from render.kit.text import fit

LEFT: Final = 1134
WIDE: Final = 454
"""Left edge and width of the panels."""
UPPER: Final = 246
LOWER: Final = 1010
BETWEEN: Final = 12
HEADING: Final = 64
"""Height of the line with name and points."""
PAD: Final = 14
SCORE: Final = Style(54, 800)
NAMED: Final = 160
"""The room that a second chip leaves for the name."""
LEAST: Final = 100
"""The least room for a name beside privileges; if there is less, they are below the name."""
SIZES: Final = (
    (54, 27),
    (50, 25),
    (46, 23),
    (42, 21),
    (40, 20),
    (38, 19),
    (36, 18),
    (34, 17),
    (34, 15),
    (34, 13),
    (30, 13),
    (26, 12),
    (22, 10),
)
"""Size of the figure and half-size of the symbol; the largest that fits is used."""
SEAL: Final = (72, 42)
"""Width and height of a privilege, if there is room."""
GAP: Final = 8
"""The least distance between two things."""


@dataclass(frozen=True)
class Form:
    """The layout of seat panels for a number of seats."""

    slot: int
    """Side of a slot."""
    rows: int
    """Lines of belongings below the slots; 0: all belongings are beside them."""
    figure: int
    """Size of the numbers if there is room."""
    apart: int = 6
    """Between two slots."""

    @property
    def across(self) -> int:
        """Width of all slots."""
        return 3 * self.slot + 2 * self.apart


@dataclass(frozen=True)
class Item:
    """A thing and its number."""

    draw: Callable[[int], Sprite]
    """Draws the thing at a half-size."""
    text: str
    wide: float = 1.0

    def width(self, size: int, half: int) -> float:
        """The room that it takes; 0 if the number is 0, because then it is left out."""
        return 0 if self.text == "0" else 2 * half * self.wide + 3 + fonts.width(self.text, Style(size, 800))


Rows = Sequence[Sequence[Item]]
"""Things in lines and columns."""


@dataclass(frozen=True)
class Grid:
    """Columns for the same things of all seats, so that they are below each other in one size."""

    size: int
    half: int
    lefts: tuple[float, ...]


FORMS: Final = {2: Form(112, 3, 54), 3: Form(80, 2, 42), 4: Form(60, 1, 40), 5: Form(60, 0, 36, 4)}


def grid(every: Sequence[Rows], room: float, largest: int, extra: Sequence[float] = ()) -> Grid:
    """The columns that hold the rows of all seats, as large as fits `room`.

    `extra`: further room behind each column.
    """
    count = max((len(line) for rows in every for line in rows), default=0)
    more = [*extra, *[0.0] * (count - len(extra))]
    sizes, wide = SIZES[-1], [0.0] * count
    for sizes in (sizes for sizes in SIZES if sizes[0] <= largest):
        wide = [
            more[i]
            + max((line[i].width(*sizes) for rows in every for line in rows if i < len(line)), default=0)
            for i in range(count)
        ]
        if sum(wide) + GAP * (sum(width > 0 for width in wide) - 1) <= room:
            break
    apart = (room - sum(wide)) / max(1, count)
    return Grid(*sizes, tuple(sum(wide[:i]) + apart * i for i in range(count)))


def slots(canvas: Canvas, view: EdoView, seat: Seat, x: float, y: float, form: Form) -> None:
    """Draw the three slots of the planning board: revealed ones with officials, the others face down."""
    player, size = view.players[seat], form.slot
    planned = view.phase in ("act", "wages", "limit") or bool(player.slots)
    for i in range(view.slots):
        left = x + i * (size + form.apart)
        if i < len(player.slots):
            slot_view = player.slots[i]
            kinds = actions.crew(slot_view.own, slot_view.neutral, slot_view.black, seat)
            actions.slot(canvas, left, y, size, slot_view.card, slot_view.do, kinds)
            now = view.phase == "act" and view.turn is not None and view.turn.seat == seat
            if now and view.turn is not None and view.turn.number == i + 1:
                canvas.put(actions.glow(size), left, y)
        elif planned and not view.over:
            canvas.put(actions.back(size), left, y)
        else:
            canvas.put(actions.empty(size), left, y)


def lay(canvas: Canvas, rows: Rows, x: float, y: float, pitch: float, plan: Grid) -> None:
    """Draw things with their numbers in the columns of a grid; what is 0 is left out."""
    style = Style(plan.size, 800)
    for line, items in enumerate(rows):
        middle = y + (line + 0.5) * pitch
        for left, item in zip(plan.lefts, items, strict=False):
            if item.text != "0":
                half = plan.half * item.wide
                canvas.centre(item.draw(plan.half), x + left + half, middle)
                canvas.middle(x + left + 2 * half + 3, middle, item.text, style, INK)


def stock(player: SeatView) -> list[Item]:
    """Money and resources."""
    return [
        Item(
            partial(symbol, what),
            str(getattr(player.goods, what)),
            0.72 if what == "ryo" else 1.05,
        )
        for what in GOODS
    ]


def crew(view: EdoView, seat: Seat) -> list[Item]:
    """Officials, own and neutral, and Ronin markers if there are any."""
    player = view.players[seat]
    items = [
        Item(partial(people.official, seat), str(player.officials)),
        Item(partial(people.official, people.NEUTRAL), str(player.neutral)),
    ]
    if player.markers:
        items.append(Item(_marker, str(player.markers)))
    return items


def _marker(half: int) -> Sprite:
    return people.ronin(0, half, False)


def supply(view: EdoView, seat: Seat) -> list[Item]:
    """Houses, trading posts and temples that can still be built."""
    player = view.players[seat]
    items = [
        Item(partial(buildings.house, seat), str(player.houses)),
        Item(partial(buildings.post, seat), str(int(player.post))),
    ]
    if view.temples:
        items.append(Item(partial(_temple, seat), str(player.temples)))
    return items


def _temple(seat: Seat, half: int) -> Sprite:
    return buildings.temple(seat, half, False)


def places(seats: int) -> list[tuple[int, int]]:
    """Top and height of each panel."""
    each = (LOWER - UPPER - BETWEEN * (seats - 1)) / seats
    return [(UPPER + round(i * (each + BETWEEN)), int(each)) for i in range(seats)]


def below(view: EdoView, seat: Seat, form: Form) -> Rows:
    """What a seat owns, in lines below its slots, or beside them if the form has no such lines."""
    goods_, people_, left = stock(view.players[seat]), crew(view, seat), supply(view, seat)
    match form.rows:
        case 3:
            return goods_, people_, left
        case 2:
            return [*goods_[:2], *left[:2]], [*goods_[2:], *left[2:], *people_[2:]]
        case 1:
            return ([*goods_, *people_[2:]],)
    return (goods_[0], goods_[2], people_[0]), (goods_[1], goods_[3], people_[1])


def beside(view: EdoView, seat: Seat, form: Form) -> Rows:
    """What a seat owns, in a line beside its slots."""
    return (crew(view, seat)[:2],) if form.rows in (1, 2) else ()


def seat_panels(canvas: Canvas, view: EdoView, names: Sequence[str], awaited: Collection[Seat]) -> None:
    """Draw the panels of all seats, one below the other."""
    form = FORMS.get(view.seats, FORMS[5])
    room = WIDE - 2 * PAD
    seats = range(view.seats)
    hidden = view.phase == "plan"
    if form.rows:
        low = grid([below(view, seat, form) for seat in seats], room, form.figure)
        held = max(len(view.players[seat].privileges) for seat in seats)
        side = room - form.across - 2 * GAP - (_across(held) if form.rows == 1 else 0)
        high = grid([beside(view, seat, form) for seat in seats], side, 38)
    else:
        used = form.slot if hidden else form.across
        news = [change for seat in seats for change in changes(view, seat)] if hidden else []
        extra = max((item.width(item.thing(view.seats, True)) + 12 for item in news), default=0)
        every = [below(view, seat, form) for seat in seats]
        low = high = grid(every, room + 6 - used - GAP, form.figure, (extra,))
    for seat, (y, height) in enumerate(places(view.seats)):
        with canvas.part():
            seat_panel(canvas, view, seat, names[seat], y, height, form, awaited, low, high)


def _across(held: int) -> int:
    """The width of privileges in two lines."""
    return min(-(-held // 2) * (SEAL[0] + 4), 102)


def seat_panel(
    canvas: Canvas,
    view: EdoView,
    seat: Seat,
    name: str,
    y: int,
    height: int,
    form: Form,
    awaited: Collection[Seat],
    low: Grid,
    high: Grid,
) -> None:
    """Draw the panel of one seat, in gold if only this seat is awaited."""
    canvas.put(panels.panel(WIDE, height, PAPER, set(awaited) == {seat}), LEFT, y)
    left, top, end = LEFT + PAD, y + HEADING, LEFT + WIDE - PAD
    hidden = view.phase == "plan"  # three backs would show no more than one
    across = form.slot if hidden else form.across
    canvas.note("edo-see-slots", left - 4, top - 4, across + 8, form.slot + 8)
    if hidden:
        canvas.put(actions.back(form.slot), left, top)
        _status(canvas, view, seat, seat in awaited, left + form.slot / 2, top + form.slot / 2, form.slot)
    else:
        slots(canvas, view, seat, left, top, form)
    canvas.keep(left, top, across, form.slot)
    held = [view.printed.faces[kind] for kind in view.players[seat].privileges]
    x = left + across + GAP
    spot: Point | None = (x, top + form.slot / 2) if hidden else None
    if not form.rows:
        canvas.note("edo-see-goods", x - 4, top - 4, low.lefts[2], form.slot + 8)
        if hidden:
            used = max(item.width(low.size, low.half) for item in stock(view.players[seat])[:2])
            spot = x + low.lefts[0] + used + 12, top + form.slot / 2
    _heading(canvas, view, seat, name, y, height, [] if form.rows else held, spot)
    if not form.rows:  # so it is drawn above the plate of a leader
        first = y + HEADING - 2
        lay(canvas, below(view, seat, form), x, first, (y + height - 6 - first) / 2, low)
        return
    x = left + form.across + 2 * GAP
    if form.rows == 3:
        seals(canvas, held, x - GAP, top, end + 8 - x, form.slot)
    elif form.rows == 2 and held:
        lay(canvas, beside(view, seat, form), x, top, form.slot / 2, high)
        seals(canvas, held, x, top + form.slot / 2, end - x, form.slot / 2)
    else:
        lay(canvas, beside(view, seat, form), x, top, form.slot, high)
        wide = _across(len(held))
        seals(canvas, held, end - wide, top, wide, form.slot)
    start = top + form.slot + 4
    pitch = (y + height - 9 - start) / form.rows
    canvas.note("edo-see-goods", left - 6, start, end - left + 12, pitch)
    lay(canvas, below(view, seat, form), left, start, pitch, low)


def seals(canvas: Canvas, faces: Sequence[str], x: float, y: float, room: float, height: float) -> None:
    """Draw privileges in a box, in the number of lines that makes them largest."""
    if not faces:
        return
    k, lines = 0.0, 1
    for rows in range(1, len(faces) + 1):
        across = -(-len(faces) // rows)
        share = min(1.0, (room / across - 4) / SEAL[0], (height / rows - 2) / SEAL[1])
        if share > k + 0.01:
            k, lines = share, rows
    across = -(-len(faces) // lines)
    wide, high = round(SEAL[0] * k), round(SEAL[1] * k)
    for i, face in enumerate(faces):
        top = y + (i // across + 0.5) * height / lines - high / 2
        canvas.put(plate(face, wide, high), x + i % across * (wide + 4), top)


def _heading(
    canvas: Canvas,
    view: EdoView,
    seat: Seat,
    name: str,
    y: int,
    height: int,
    held: Sequence[str],
    spot: Point | None,
) -> None:
    """Draw badge, name and points, and the changes: from `spot` on, or between name and points."""
    player = view.players[seat]
    canvas.put(LOOK.badge(seat, 52), LEFT + 12, y + 8)
    if view.start == seat and not view.over:
        canvas.centre(symbol("fan", 17, True), LEFT + 57, y + 50)
    right = LEFT + WIDE - 12
    text = str(player.total if view.over else player.points)
    wide = max(60, round(fonts.width(text, SCORE)) + 22)
    if seat in leaders(view):
        canvas.put(panels.plaque(wide + 14, 62), right - wide - 7 - 2, y + 3)
    canvas.put(goods.seal_ground(wide, 50), right - wide - 2, y + 9)
    canvas.middle(right - wide / 2 - 2, y + 34, text, SCORE, IVORY, "centre")
    if seat in behind(view):
        canvas.fill(right - wide + 6, y + 32, right - 10, y + 37, IVORY)
    if seat in reached(view) and not view.over:
        canvas.centre(panels.tick(15), right - wide - 4, y + 50)
    if scored(view, seat):
        canvas.put(marks.brackets(wide, 50, 5, 16), right - wide - 2, y + 9)
    right -= wide + 10
    left = LEFT + 76
    news, panel = changes(view, seat), (LEFT, y, WIDE, height)
    form = FORMS.get(view.seats, FORMS[5])
    edge = LEFT + PAD + form.across if form.rows else 0  # where the officials begin
    for i, change in enumerate(news):
        thing = change.thing(view.seats, spot is not None)
        if spot is None:
            if i and right - change.width(thing) - left < NAMED:
                break
            right -= change.width(thing) + 4
            say(canvas, change, thing, (right + 6, y + 34), panel)
        elif i and spot[0] + change.width(thing) > edge:
            break
        else:  # beside the money
            quiet(canvas, change, thing, spot)
            spot = spot[0] + change.width(thing) + 4, spot[1]
    wide = round(_across(len(held)) * (1 if len(held) == 1 else 0.8))
    room = right - left - wide - (0 if news and spot is None else 8)
    if held and room < LEAST:
        seals(canvas, held, left, y + 36, right - left, 26)
        canvas.middle(left, y + 20, *fit(name, NAME, right - left, CROWDED))
        return
    seals(canvas, held, right - wide, y + 8, wide, 54)
    seat_name(canvas, name, left, y + 34, room)


def _status(canvas: Canvas, view: EdoView, seat: Seat, awaited: bool, x: float, y: float, slot: int) -> None:
    """Draw on the slot, during planning, an hourglass for an awaited seat, or a tick for a seat that is
    done."""
    if view.phase != "plan":
        return
    radius = round(slot * 0.28)
    mark = panels.hourglass(radius) if awaited else panels.tick(radius) if view.players[seat].ready else None
    if mark is not None:
        canvas.centre(mark, x, y)
