"""A seat at the foot of the table: name, points, the plan as far as it is open, and all that it owns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView, EventView, SeatView
from render.edo import actions, buildings, goods, people
from render.edo.goods import symbol
from render.edo.look import GOODS, LOOK, PAPER
from render.edo.market import plate
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.text import NAME_STEPS, fit

SLOTS: Final = 3
FIGURE: Final = Style(34, 800)
SIZES: Final = ((34, 17), (32, 15), (30, 14), (28, 12))
"""Figure and half-size of a symbol: the largest that fits."""
HALF: Final = 16


@dataclass(frozen=True)
class Form:
    """How seat panels are set for a number of seats."""

    slot: int
    """Side of a slot."""
    beside: bool
    """The belongings stand beside the slots, not below them."""
    height: int


FORMS: Final = {
    2: Form(130, True, 228),
    3: Form(104, False, 322),
    4: Form(98, False, 316),
    5: Form(80, False, 302),
}


def gains(events: Sequence[EventView], prices: Mapping[str, str]) -> dict[tuple[Seat, str], int]:
    """What each seat got of each good since the last reveal; `prices`: the goods of each merchant card."""
    found: dict[tuple[Seat, str], int] = {}
    for event in events:
        what, count = "", event.count
        match event.what:
            case "collect":
                what = event.at
            case "produce":
                what = event.to
            case "claim" | "income":
                what = "ryo"
            case "levy" | "redeem":
                what, count = event.at, max(1, event.count)
            case "trade" if event.to == "1":
                what = prices.get(event.at, "")
        if what in GOODS and count > 0:
            found[event.seat, what] = found.get((event.seat, what), 0) + count
    return found


def _gains(view: EdoView) -> dict[tuple[Seat, str], int]:
    cards = {card.card: card.goods for card in (view.current, view.coming) if card is not None}
    return gains(view.last, cards)


def slots(canvas: Canvas, view: EdoView, seat: Seat, x: float, y: float, size: int, step: float) -> None:
    """The three positions of the planning board: open ones with their officials, the others shut."""
    player = view.players[seat]
    planned = view.phase in ("plan", "act", "wages", "limit") or bool(player.slots)
    for i in range(SLOTS):
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


def _count(
    canvas: Canvas, x: float, y: float, piece: Sprite, half: int, text: str, strong: bool = True
) -> float:
    canvas.centre(piece, x + half, y)
    return 2 * half + 3 + canvas.middle(x + 2 * half + 3, y, text, FIGURE, INK if strong else FADED)


def stock(
    canvas: Canvas,
    view: EdoView,
    seat: Seat,
    x: float,
    y: float,
    room: float,
    gained: dict[tuple[Seat, str], int],
) -> None:
    """Money and resources, each in its quarter, with what was gained last."""
    player = view.players[seat]
    texts = [str(getattr(player.goods, what)) for what in GOODS]

    def widths(size: int, half: int) -> list[float]:
        style = Style(size, 800)
        return [
            round(half * (1.5 if what == "ryo" else 2.1)) + 5 + fonts.width(text, style)
            for what, text in zip(GOODS, texts, strict=True)
        ]

    size, half = next(((s, h) for s, h in SIZES if sum(widths(s, h)) + 24 <= room), SIZES[-1])
    wide = widths(size, half)
    gap = min(40.0, (room - sum(wide)) / 3)
    for what, text, width in zip(GOODS, texts, wide, strict=True):
        goods.amount(canvas, x, y, what, text, size, half)
        if (seat, what) in gained:
            panels.chip(canvas, x + 16, y - 25, f"+{gained[seat, what]}", 22)
        x += width + gap


def crew(canvas: Canvas, view: EdoView, seat: Seat, x: float, y: float, step: float) -> float:
    """Officials, own and neutral, and Ronin markers; returns where the row ends."""
    player = view.players[seat]
    _count(canvas, x, y, people.official(seat, HALF), HALF, str(player.officials), player.officials > 0)
    x += step
    _count(canvas, x, y, people.official(people.NEUTRAL, HALF), HALF, str(player.neutral), player.neutral > 0)
    x += step
    if view.ronin:
        _count(canvas, x, y, people.ronin(0, HALF, False), HALF, str(player.markers), player.markers > 0)
        x += step
    return x


def supply(canvas: Canvas, view: EdoView, seat: Seat, x: float, y: float, step: float) -> float:
    """Houses, trading post and temples that can still be built; returns where the row ends."""
    player = view.players[seat]
    _count(canvas, x, y, buildings.house(seat, HALF), HALF, str(player.houses), player.houses > 0)
    x += step
    canvas.centre(buildings.post(seat, HALF + 1), x + HALF, y)
    if not player.post:
        marks.hatch(canvas, round(x) - 3, round(y) - 19, 38, 38, 8)
    x += step * 0.68
    if view.temples:
        _count(
            canvas,
            x,
            y,
            buildings.temple(seat, HALF + 1, False),
            HALF,
            str(player.temples),
            player.temples > 0,
        )
        x += step
    return x


def plates(
    canvas: Canvas, held: Sequence[str], x: float, y: float, room: float, width: int, height: int
) -> int:
    """Privileges in a row from the right end; returns how many were drawn."""
    fits = max(0, int((room + 6) // (width + 6)))
    shown = held[:fits]
    for i, kind in enumerate(shown):
        canvas.put(plate(kind, width, height), x + room - (i + 1) * (width + 6) + 6, y - height / 2)
    return len(shown)


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
    """One seat."""
    player = view.players[seat]
    canvas.put(panels.panel(width, form.height, PAPER, awaited), x, y)
    _heading(canvas, view, seat, name, x, y, width)
    inner = width - 32
    left = x + 16
    top = y + 72
    gained = _gains(view)
    step = form.slot + 8.0 if form.beside else min(form.slot + 14.0, (inner - form.slot) / 2)
    slots(canvas, view, seat, left, top, form.slot, step)
    _status(canvas, view, seat, awaited, left + 2 * step + form.slot, top)
    if form.beside:
        ox, room = left + 2 * step + form.slot + 28, inner - 2 * step - form.slot - 28
        middle = top + 20.0
        rows = 52.0
    else:
        ox, room = float(left), float(inner)
        middle = top + form.slot + 32.0
        rows = (form.height - 72 - form.slot - 16) / 3
    stock(canvas, view, seat, ox, middle, room, gained)
    step = max(66.0, min(92.0, room / 4.2))
    end = crew(canvas, view, seat, ox, middle + rows, step)
    low = supply(canvas, view, seat, ox, middle + 2 * rows, step)
    _privileges(canvas, player, form, ox, room, middle, rows, end, low, left + 2 * step + form.slot)


def _privileges(
    canvas: Canvas,
    player: SeatView,
    form: Form,
    x: float,
    room: float,
    middle: float,
    rows: float,
    end: float,
    low: float,
    after_slots: float,
) -> None:
    """Plates where the rows leave room; what does not fit is a number."""
    held = list(player.privileges)
    if not held:
        return
    width, height = 60, 38
    beside = int((x + room - after_slots - 12) // (width + 6)) if not form.beside else 0
    top = middle - form.slot - 32
    for i, kind in enumerate(held[: 2 * beside]):
        left = x + room - (i % beside + 1) * (width + 6) + 6
        canvas.put(plate(kind, width, height), left, top + 14 + i // beside * (height + 8))
    held = held[2 * beside :]
    done = plates(canvas, held, low, middle + 2 * rows, x + room - low, width, height)
    done += plates(canvas, held[done:], end, middle + rows, x + room - end, width, height)
    if done < len(held):
        panels.chip(canvas, x + room - 10, middle + rows * 1.5, f"+{len(held) - done}", 24)


def _heading(canvas: Canvas, view: EdoView, seat: Seat, name: str, x: int, y: int, width: int) -> None:
    player = view.players[seat]
    canvas.put(LOOK.badge(seat, 48), x + 14, y + 14)
    right = x + width - 16
    text = str(player.total if view.over else player.points)
    goods.points(canvas, right - 30, y + 38, int(text), 54)
    right -= 68
    if view.start == seat and not view.over:
        canvas.centre(symbol("fan", 22), right - 16, y + 38)
        right -= 46
    fitted, style = fit(name, NAME, right - x - 72, NAME_STEPS)
    canvas.middle(x + 72, y + 39, fitted, style)


def _status(canvas: Canvas, view: EdoView, seat: Seat, awaited: bool, right: float, top: float) -> None:
    """While plans are made: a tick for who has sent, an hourglass for who has not."""
    if view.phase != "plan":
        return
    mark = panels.hourglass(22) if awaited else panels.tick(22) if view.players[seat].ready else None
    if mark is not None:
        canvas.centre(mark, right - 6, top + 4)
