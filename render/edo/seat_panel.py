"""Draw a seat beside the map: name, points, the revealed part of the plan, and all it owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView, SeatView
from render.edo.goal import reached
from render.edo.market import plate
from render.edo.pieces import actions, buildings, goods, people
from render.edo.pieces.goods import symbol
from render.edo.theme import GOODS, LOOK, PAPER
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.names import LETTERS, STEPS, draw_name
from render.kit.palette import INK, IVORY
from render.kit.sketch import Sprite

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
CROWDED: Final = (32, 30, 28, 26)
"""Sizes of a name where privileges leave little room, so that ten letters are seen."""
SIZES: Final = (
    (46, 24),
    (42, 21),
    (40, 20),
    (38, 19),
    (36, 18),
    (34, 17),
    (34, 15),
    (34, 13),
    (32, 13),
    (30, 14),
    (28, 13),
    (26, 12),
    (24, 11),
    (22, 10),
)
"""Size of the figure and half-size of the symbol; the largest that fits is used."""
PLATE: Final = (50, 28)
"""Width and height of a privilege."""


@dataclass(frozen=True)
class Form:
    """The layout of seat panels for a number of seats."""

    slot: int
    """Side of a slot."""
    rows: int
    """Lines of belongings below the slots; 0: all stand beside them."""
    figure: int = 38
    """Size of the numbers if there is room."""


@dataclass(frozen=True)
class Item:
    """A thing and its number."""

    draw: Callable[[int], Sprite]
    """Draws the thing at a half-size."""
    text: str
    wide: float = 1.0


FORMS: Final = {2: Form(130, 3, 46), 3: Form(88, 2, 42), 4: Form(66, 1), 5: Form(64, 0, 36)}


def gained_by(view: EdoView, seat: Seat) -> Mapping[str, int]:
    """What the marked events brought to a seat."""
    found: Counter[str] = Counter()
    for event in view.last:
        if event.seat == seat and event.gained is not None:
            what, count = event.gained
            found[what] += count
    return found


def slots(canvas: Canvas, view: EdoView, seat: Seat, x: float, y: float, size: int, step: float) -> None:
    """Draw the three slots of the planning board: revealed ones with officials, the others face down."""
    player = view.players[seat]
    planned = view.phase in ("plan", "act", "wages", "limit") or bool(player.slots)
    for i in range(view.slots):
        left = x + i * step
        if i < len(player.slots):
            one = player.slots[i]
            kinds = actions.crew(one.own, one.neutral, one.black, seat)
            actions.slot(canvas, left, y, size, one.card, one.do, kinds)
            now = view.phase == "act" and view.turn is not None and view.turn.seat == seat
            if now and view.turn is not None and view.turn.number == i + 1:
                canvas.put(actions.glow(size), left, y)
        elif planned and not view.over:
            canvas.put(actions.back(size), left, y)
        else:
            canvas.put(actions.empty(size), left, y)


def row(
    canvas: Canvas, items: Sequence[Item], x: float, y: float, room: float, size: int, columns: int = 0
) -> None:
    """Draw things with their numbers in columns of equal width, as large as fits; what is 0 is left out."""
    wide = room / max(1, columns or len(items))
    for i, item in enumerate(items):
        if item.text == "0":
            continue

        def width(size: int, half: int, item: Item = item) -> float:
            return 2 * half * item.wide + 3 + fonts.width(item.text, Style(size, 800))

        found, half = next(((s, h) for s, h in SIZES if s <= size and width(s, h) <= wide), SIZES[-1])
        left = x + i * wide
        canvas.centre(item.draw(half), left + half * item.wide, y)
        canvas.middle(left + 2 * half * item.wide + 3, y, item.text, Style(found, 800), INK)


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
    found = [
        Item(partial(people.official, seat), str(player.officials)),
        Item(partial(people.official, people.NEUTRAL), str(player.neutral)),
    ]
    if player.markers:
        found.append(Item(_marker, str(player.markers)))
    return found


def _marker(half: int) -> Sprite:
    return people.ronin(0, half, False)


def supply(view: EdoView, seat: Seat) -> list[Item]:
    """Houses, trading posts and temples that can still be built."""
    player = view.players[seat]
    found = [
        Item(partial(buildings.house, seat), str(player.houses)),
        Item(partial(buildings.post, seat), str(int(player.post))),
    ]
    if view.temples:
        found.append(Item(partial(_temple, seat), str(player.temples)))
    return found


def _temple(seat: Seat, half: int) -> Sprite:
    return buildings.temple(seat, half, False)


def places(seats: int) -> list[tuple[int, int]]:
    """Top and height of each panel."""
    each = (LOWER - UPPER - BETWEEN * (seats - 1)) / seats
    return [(UPPER + round(i * (each + BETWEEN)), int(each)) for i in range(seats)]


def leaders(view: EdoView) -> frozenset[Seat]:
    """The seats with the most points; none while all have the same."""
    found = [player.total if view.over else player.points for player in view.players]
    best = max(found)
    return frozenset() if min(found) == best else frozenset(s for s, p in enumerate(found) if p == best)


def seat_panel(
    canvas: Canvas, view: EdoView, seat: Seat, name: str, y: int, height: int, form: Form, awaited: bool
) -> None:
    """Draw the panel of one seat."""
    canvas.put(panels.panel(WIDE, height, PAPER, awaited), LEFT, y)
    _heading(canvas, view, seat, name, y)
    left, top, end = LEFT + PAD, y + HEADING, LEFT + WIDE - PAD
    step = form.slot + (6.0 if form.rows else 4.0)
    slots(canvas, view, seat, left, top, form.slot, step)
    canvas.note("edo-see-slots", left - 4, top - 4, 2 * step + form.slot + 8, form.slot + 8)
    canvas.keep(left, top, 2 * step + form.slot, form.slot)
    _status(canvas, view, seat, awaited, left + step + form.slot / 2, top + form.slot / 2, form.slot)
    beside = left + 2 * step + form.slot + (14 if form.rows else 8)
    player = view.players[seat]
    if not form.rows:
        _grid(canvas, view, seat, beside, top, end + 6 - beside, form)
        return
    low = top + form.slot + 6
    step = (y + height - 10 - low) / form.rows
    lines = [stock(player)]
    if form.slot > 100 or form.rows > 1:
        lines.append(supply(view, seat))
    if form.rows > 2:
        lines.insert(1, crew(view, seat))
    else:
        _column(canvas, crew(view, seat), beside, top, end - beside, form)
    canvas.note("edo-see-goods", left - 6, low, end - left + 12, step)
    for i, items in enumerate(lines):
        row(canvas, items, left, low + (i + 0.5) * step, end - left, form.figure, 4)


def _column(canvas: Canvas, items: Sequence[Item], x: float, y: float, room: float, form: Form) -> None:
    """Draw officials beside the slots: in one line, or in two if these are high."""
    if form.slot < 80:
        row(canvas, items, x, y + form.slot / 2, room, form.figure)
        return
    row(canvas, items[:2], x, y + form.slot * (0.5 if len(items) < 3 else 0.25), room, form.figure)
    if len(items) > 2:
        row(canvas, items[2:], x, y + form.slot * 0.75, room, form.figure)


def _grid(canvas: Canvas, view: EdoView, seat: Seat, x: float, y: float, room: float, form: Form) -> None:
    """Draw goods and officials beside the slots, in two lines of three columns."""
    goods_, people_ = stock(view.players[seat]), crew(view, seat)
    canvas.note("edo-see-goods", x - 4, y - 4, room * 0.7, form.slot + 8)
    columns = ((goods_[0], goods_[1]), (goods_[2], goods_[3]), (people_[0], people_[1]))
    left = x
    for wide, pair in zip((0.42, 0.285, 0.295), columns, strict=True):
        for line, item in enumerate(pair):
            row(canvas, [item], left, y + form.slot * (0.25 + 0.5 * line), room * wide, form.figure)
        left += room * wide


def _heading(canvas: Canvas, view: EdoView, seat: Seat, name: str, y: int) -> None:
    """Draw badge, name, privileges and points; what was gained stands between name and points."""
    player = view.players[seat]
    canvas.put(LOOK.badge(seat, 52), LEFT + 12, y + 8)
    if view.start == seat and not view.over:
        canvas.centre(symbol("fan", 18, True), LEFT + 62, y + 50)
    right = LEFT + WIDE - 12
    text = str(player.total if view.over else player.points)
    wide = max(60, round(fonts.width(text, SCORE)) + 22)
    if seat in leaders(view):
        canvas.put(panels.plaque(wide + 14, 62), right - wide - 7 - 2, y + 3)
    canvas.put(goods.seal_ground(wide, 50), right - wide - 2, y + 9)
    canvas.middle(right - wide / 2 - 2, y + 34, text, SCORE, IVORY, "centre")
    if seat in reached(view) and not view.over:
        canvas.centre(panels.tick(15), right - wide - 4, y + 50)
    right -= wide + 16
    held = [view.printed.faces[kind] for kind in player.privileges]
    columns = -(-len(held) // 2)
    for i, face in enumerate(held):
        canvas.put(plate(face, *PLATE), right - (i // 2 + 1) * (PLATE[0] + 4) + 4, y + 4 + i % 2 * 31)
    right -= columns * (PLATE[0] + 4) + (8 if held else 0)
    left = LEFT + (88 if view.start == seat and not view.over else 76)
    style = Style(STEPS[-1], 700)
    for what, count in gained_by(view, seat).items():
        text = f"+{count}" if count > 0 else f"−{-count}"
        thing = symbol(what, 17)
        room = round(fonts.width(text, Style(34, 700))) + thing.width + 36
        if right - room - left < min(fonts.width(LETTERS, style), fonts.width(name, style)):
            canvas.say(text, (LEFT, y, 1, 1), ((LEFT - room / 2 - 8, y + 34),), thing=thing)
            continue  # no room in the panel: beside it
        canvas.say(text, (right, y, 1, 1), ((right - room / 2, y + 34),), thing=thing)
        right -= room + 2
    draw_name(canvas, name, left, y + 34, right - left, crowded=CROWDED)


def _status(canvas: Canvas, view: EdoView, seat: Seat, awaited: bool, x: float, y: float, slot: int) -> None:
    """Draw on the middle slot, during planning, a tick for a seat that is done, else an hourglass."""
    if view.phase != "plan":
        return
    radius = round(slot * 0.28)
    mark = panels.hourglass(radius) if awaited else panels.tick(radius) if view.players[seat].ready else None
    if mark is not None:
        canvas.centre(mark, x, y)
