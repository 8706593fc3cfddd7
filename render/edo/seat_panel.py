"""Draw a seat at the foot of the table: name, points, the revealed part of the plan, and all it owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView, SeatView
from render.edo.market import plate
from render.edo.pieces import actions, buildings, goods, people
from render.edo.pieces.goods import symbol
from render.edo.theme import GOODS, LOOK, PAPER
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.text import NAME_STEPS, fit

TOP: Final = 66
"""Distance of the slots from the upper edge of the panel."""
SIZES: Final = ((40, 20), (36, 18), (34, 17), (32, 15), (30, 14), (28, 13), (26, 12), (24, 11), (22, 10))
"""Size of the figure and half-size of the symbol; the largest that fits is used."""
PLATE: Final = (60, 38)
SMALL: Final = (46, 27)
"""Width and height of a privilege; a smaller pair for many privileges."""


@dataclass(frozen=True)
class Form:
    """The layout of seat panels for a number of seats."""

    slot: int
    """Side of a slot."""
    beside: bool
    """Whether the belongings stand beside the slots, not below them."""
    height: int
    figure: int
    """Size of the numbers if there is room."""
    lines: int = 3
    """Lines of belongings (goods, officials, buildings); if it is 2, the last two share a line."""


@dataclass(frozen=True)
class Item:
    """A thing and its number."""

    draw: Callable[[int], Sprite]
    """Draws the thing at a half-size."""
    text: str
    wide: float = 1.0
    gain: int = 0


FORMS: Final = {
    2: Form(130, True, 228, 40),
    3: Form(124, False, 324, 40, 2),
    4: Form(98, False, 322, 36),
    5: Form(80, False, 304, 34),
}


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


def row(canvas: Canvas, items: Sequence[Item], x: float, y: float, room: float, size: int) -> float:
    """Draw things with their numbers in a row, as large as fits; returns the right end."""
    steps = [(s, h) for s, h in SIZES if s <= size] or [SIZES[-1]]

    def widths(size: int, half: int) -> list[float]:
        style = Style(size, 800)
        return [
            2 * half * item.wide + 4 + (fonts.width(item.text, style) if item.text else 0) for item in items
        ]

    size, half = next(
        ((s, h) for s, h in steps if sum(widths(s, h)) + 10 * (len(items) - 1) <= room), steps[-1]
    )
    wide = widths(size, half)
    gap = min(44.0, (room - sum(wide)) / max(1, len(items) - 1))
    start = x - 4
    for item, width in zip(items, wide, strict=True):
        piece = item.draw(half)
        middle = x + half * item.wide
        canvas.centre(piece, middle, y)
        ink = FADED if item.text == "0" else INK
        if item.text:
            canvas.middle(x + 2 * half * item.wide + 4, y, item.text, Style(size, 800), ink)
        if item.gain:
            gain = f"+{item.gain}"
            panels.chip(canvas, max(middle, start + panels.chip_width(gain, 22) / 2), y - half - 11, gain, 22)
        x += width + gap
    return x


def stock(player: SeatView, gained: Mapping[str, int]) -> list[Item]:
    """Money and resources, with the latest gains."""
    return [
        Item(
            partial(symbol, what),
            str(getattr(player.goods, what)),
            0.72 if what == "ryo" else 1.05,
            gain=gained.get(what, 0),
        )
        for what in GOODS
    ]


def crew(view: EdoView, seat: Seat) -> list[Item]:
    """Officials, own and neutral, and Ronin markers."""
    player = view.players[seat]
    found = [
        Item(partial(people.official, seat), str(player.officials)),
        Item(partial(people.official, people.NEUTRAL), str(player.neutral)),
    ]
    if view.ronin:
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


def stack(held: Sequence[str], narrow: bool, lines: int) -> tuple[tuple[int, int], int, int]:
    """The layout of privileges at the end of the lower rows: size of a plate, plates per column, columns."""
    few = len(held) <= (2 if narrow else 4)
    size, each = (PLATE, 2) if few else (SMALL, 3)
    if lines == 2:
        size, each = SMALL, 1
    return size, each, min(3, -(-len(held) // each))


def plates(
    canvas: Canvas, held: Sequence[str], right: float, top: float, room: float, narrow: bool, lines: int
) -> float:
    """Draw privileges in columns ending at `right`, from `top` down in `room` pixels; returns their width."""
    (width, height), each, columns = stack(held, narrow, lines)
    apart = room / each
    for i, kind in enumerate(held[: each * columns]):
        x = right - (i // each + 1) * (width + 5) + 5
        canvas.put(plate(kind, width, height), x, top + apart * (i % each + 0.5) - height / 2)
    return columns * (width + 5)


def seat_panel(
    canvas: Canvas,
    view: EdoView,
    seat: Seat,
    name: str,
    x: int,
    y: int,
    width: int,
    form: Form,
    awaited: bool,
) -> None:
    """Draw the panel of one seat."""
    player = view.players[seat]
    canvas.put(panels.panel(width, form.height, PAPER, awaited), x, y)
    _heading(canvas, view, seat, name, x, y, width)
    inner = width - 32
    left = x + 16
    top = y + TOP
    player = view.players[seat]
    step = form.slot + 8.0 if form.beside else min(form.slot + 14.0, (inner - form.slot) / 2)
    slots(canvas, view, seat, left, top, form.slot, step)
    canvas.note("edo-see-slots", left - 4, top - 4, 2 * step + form.slot + 8, form.slot + 8)
    _status(canvas, view, seat, awaited, left + step + form.slot / 2, top + form.slot / 2, form.slot)
    end = left + 2 * step + form.slot
    if form.beside:
        ox, room = end + 28, inner - (end - left) - 28
        middle, rows = top + 30.0, 51.0
    else:
        ox, room = float(left), float(inner)
        middle, rows = top + form.slot + 44.0, (form.height - TOP - form.slot - 28) / form.lines
    row(canvas, stock(player, gained_by(view, seat)), ox, middle, room, form.figure)
    canvas.note("edo-see-goods", ox - 6, middle - 28, room + 6, 56)
    held = [view.printed.faces[kind] for kind in player.privileges]
    if not form.beside:
        held = _upright(canvas, held, end + 14, x + width - 18, top, form.slot)
    if held:
        right = ox + room + (6 if width < 320 else 0)
        low, high = middle + rows * 0.5 - 8, rows * (form.lines - 1)
        room -= plates(canvas, held, right, low, high, width < 320, form.lines)
    if form.lines == 2:
        row(canvas, crew(view, seat) + supply(view, seat), ox, middle + rows, room - 4, form.figure)
        return
    for line, items in ((1, crew(view, seat)), (2, supply(view, seat))):
        row(canvas, items, ox, middle + line * rows, room - 4, form.figure)


def _upright(canvas: Canvas, held: list[str], x: float, right: float, top: float, room: int) -> list[str]:
    """Draw privileges beside the slots, one below the other; returns those for which there is no room."""
    for width, height in (PLATE, SMALL):
        across = max(0, int((right - x + 6) // (width + 6)))
        fit_in = across * ((room + 6) // (height + 6))
        if len(held) <= fit_in:
            break
    lines = max(1, -(-min(len(held), fit_in) // max(1, across)))
    apart = min(height + 8, room / lines)
    start = top + room / 2 - apart * (lines - 1) / 2
    for i, kind in enumerate(held[:fit_in]):
        left = right - (i % across + 1) * (width + 6) + 6
        canvas.put(plate(kind, width, height), left, start + i // across * apart - height / 2)
    return held[fit_in:]


def _heading(canvas: Canvas, view: EdoView, seat: Seat, name: str, x: int, y: int, width: int) -> None:
    player = view.players[seat]
    canvas.put(LOOK.badge(seat, 48), x + 14, y + 14)
    right = x + width - 16
    text = str(player.total if view.over else player.points)
    goods.points(canvas, right - 30, y + 38, int(text), 54)
    right -= 68
    if view.start == seat and not view.over:
        canvas.centre(symbol("fan", 20, True), right - 4, y + 20)
        right -= 20
    fitted, style = fit(name, NAME, right - x - 72, NAME_STEPS)
    canvas.middle(x + 72, y + 39, fitted, style)


def _status(canvas: Canvas, view: EdoView, seat: Seat, awaited: bool, x: float, y: float, slot: int) -> None:
    """Draw on the middle slot, during planning, a tick for a seat that is done, else an hourglass."""
    if view.phase != "plan":
        return
    radius = round(slot * 0.28)
    mark = panels.hourglass(radius) if awaited else panels.tick(radius) if view.players[seat].ready else None
    if mark is not None:
        canvas.centre(mark, x, y)
