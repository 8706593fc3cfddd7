"""Draw the public table: expedition, display, point boxes, and every seat with its two cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.core import Seat
from bot.games.pyramids.view import CardView, LastSeatView, PyramidsView
from bot.text import Words, words
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, Pill, awaited_pill, columns, result_pill, shown
from render.kit.names import draw_name
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.text import fit
from render.pyramids import parts
from render.pyramids.band import paint_band
from render.pyramids.pieces import cards
from render.pyramids.pieces.signs import sign
from render.pyramids.pieces.wall import table_wall
from render.pyramids.theme import COLOURS, LOOK, ON_CARD, PAPER
from render.scene import Scene

TOP: Final = HEAD + 32
BAND: Final = 334
BONUS: Final = (MARGIN + 328 + 964 + 2 * GUTTER, 196)
"""The point boxes on private pages."""
HEADING: Final = Style(32, 700)

HEIGHT: Final = 1018
SEATS: Final = 344
"""Upper edge of the seats."""
LEFT: Final = 24
BETWEEN: Final = 12
LINE: Final = 72
"""Height of the line with name and points."""


@dataclass(frozen=True)
class Layout:
    """The layout of the seats for a number of seats."""

    cell: int
    rows: int
    beside: bool
    """Whether the score stands beside the two cards, not below them."""
    stacked: bool = False
    """Whether the cards stand one above the other."""

    @property
    def height(self) -> int:
        """Height of one seat panel."""
        return (1008 - SEATS - BETWEEN * (self.rows - 1)) // self.rows


LAYOUTS: Final = {2: Layout(68, 1, False), 3: Layout(49, 1, True, True), 4: Layout(42, 2, True)}


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    view: PyramidsView = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w)
    layout = LAYOUTS[view.seats]
    canvas = Canvas(table_wall(HEIGHT))
    parts.head(canvas, w, w("py-pic-title"), view, _pill(scene, view, w, names))
    paint_band(canvas, view)
    awaited = {seat for seat, _ in scene.awaited}
    across = columns(view.seats // layout.rows, WIDTH - 2 * LEFT, BETWEEN)
    for seat in range(view.seats):
        x, width = across[seat % len(across)]
        y = SEATS + seat // len(across) * (layout.height + BETWEEN)
        seat_panel(canvas, view, layout, seat, names[seat], (x - MARGIN + LEFT, y, width), seat in awaited)
    return canvas


def _pill(scene: Scene, view: PyramidsView, w: Words, names: Sequence[str]) -> Pill | None:
    if scene.score is not None:
        return result_pill(w, names, scene.score)
    if view.over:
        return Pill(lead=w("py-pic-over"))
    if view.phase in ("keep", "mark") and scene.awaited:
        return Pill(lead=w("pic-waiting"), who=tuple((seat, names[seat]) for seat, _ in scene.awaited))
    return awaited_pill(w, names, scene.awaited)


# --- Band --------------------------------------------------------------------------------------------------


def _heading(canvas: Canvas, text: str, x: int, y: int, room: float) -> None:
    text, style = fit(text, HEADING, room, (32, 30, 28, 26, 24))
    canvas.words(x, y + 46, text, style)


def bonus_panel(canvas: Canvas, view: PyramidsView, w: Words, y: int = TOP) -> None:
    """Draw the nine point boxes: an open one in its colour, a taken one with the badge of its owner."""
    x, width = BONUS
    canvas.put(panels.panel(width, BAND, PAPER), x, y)
    canvas.note("py-see-bonus", x, y, width, BAND)
    _heading(canvas, w("py-pic-bonus"), x + 22, y, width - 40)
    won = set() if view.last is None else {box for seat in view.last.seats for box in seat.boxes}
    for r, colour in enumerate(COLOURS):
        top = y + 66 + r * 86
        canvas.put(sign(colour, 28, PAPER.frame), x + 17, top + 22)
        for k, box in enumerate(box for box in view.boxes if box.colour == colour):
            left = x + 51 + k * 44
            if box.owner is None:
                canvas.put(cards.chip_ground(42, 72, colour), left, top)
                canvas.middle(left + 21, top + 36, str(box.points), Style(30, 800), ON_CARD[colour], "centre")
                continue
            canvas.put(panels.well(42, 72, PAPER.well, PAPER.hair, 7), left, top)
            canvas.centre(LOOK.badge(box.owner, 34), left + 21, top + 25)
            canvas.middle(left + 21, top + 57, str(box.points), Style(22, 700), FADED, "centre")
            if (colour, box.points) in won:
                canvas.put(marks.brackets(42, 72, 1, 14), left, top)


# --- Seats -------------------------------------------------------------------------------------------------


def status(view: PyramidsView, seat: Seat, awaited: bool, radius: int = 20) -> Sprite | None:
    """A tick for a seat that has finished, an hourglass for a seat that must act."""
    if view.over:
        return None
    if awaited:
        return panels.hourglass(radius)
    return panels.tick(radius) if view.players[seat].ready else None


def seat_panel(
    canvas: Canvas,
    view: PyramidsView,
    layout: Layout,
    seat: Seat,
    name: str,
    at: tuple[int, int, int],
    awaited: bool,
) -> None:
    """Draw one seat, given left, top and width: badge, name, finished pyramids, points, cards, score."""
    x, y, width = at
    player = view.players[seat]
    last = view.last.seats[seat] if view.last is not None else None
    canvas.put(panels.panel(width, layout.height, PAPER, awaited), x, y)
    canvas.put(LOOK.badge(seat, 54), x + 14, y + 11)
    middle = y + 39
    leads = seat in parts.leaders(view)
    end = x + width - 28 - parts.total(canvas, x + width - 16, middle, player.points, leads)
    if not layout.stacked:
        end = _finished(canvas, view, player.completed_by_colour, last, end, middle)
    mark = status(view, seat, awaited)
    room = end - (x + 78) - (48 if mark else 0) - 8
    wide = draw_name(canvas, name, x + 78, middle, room)
    if mark is not None:
        canvas.centre(mark, x + 78 + wide + 28, middle)
    size = cards.Size(layout.cell)
    top = y + LINE
    gap = min(28, width - 36 - 2 * size.width) if not layout.beside else 14
    for side in (0, 1):
        right, down = (0, size.height + 8) if layout.stacked else (size.width + gap, 0)
        place(canvas, view, seat, side, x + 18 + side * right, top + side * down, layout.cell)
    if not layout.beside:
        low = top + size.height + 14
        parts.score_column(canvas, x + 22, low, width - 44, y + layout.height - 14 - low, view, seat)
        return
    left = x + 18 + size.width * (1 if layout.stacked else 2) + (0 if layout.stacked else 14) + 18
    room, tall = x + width - 18 - left, layout.height - LINE - 10
    if layout.stacked:
        tall -= 90
        _finished(canvas, view, player.completed_by_colour, last, x + width - 18, top + tall + 40)
    parts.score_column(canvas, left, top, room, tall, view, seat)


def _finished(
    canvas: Canvas, view: PyramidsView, done: dict[str, int], last: LastSeatView | None, end: float, y: float
) -> float:
    """Draw the pyramids of finished cards, right aligned, with what new ones brought; the left edge."""
    fresh = [card.colour for card in last.completed] if last else []
    for colour in reversed(COLOURS):
        count = done.get(colour, 0)
        if not count:
            continue
        text = str(count)
        wide = 46 + 6 + fonts.width(text, Style(38, 800))
        canvas.centre(cards.pyramid(colour, 46, True), end - wide + 23, y)
        canvas.middle(end - wide + 52, y + 2, text, Style(38, 800))
        end -= wide + 14
        if colour in fresh:
            gain = f"+{view.printed.completed * fresh.count(colour)}"
            chip = panels.chip_width(gain, 34)
            canvas.say(gain, (end + 14, y - 24, wide, 48), ((end - chip / 2 + 6, y),))
            end -= chip + 4
    return end


def place(canvas: Canvas, view: PyramidsView, seat: Seat, side: int, x: float, y: float, cell: int) -> None:
    """Draw one card place of a seat: its card with the marks of the last turn, or what replaces it."""
    player = view.players[seat]
    last = view.last.seats[seat] if view.last is not None else None
    at = cards.Size(cell)
    card = player.cards[side]
    if card is not None:
        canvas.put(cards.card(card, cell), x, y)
        cards.note_symbols(canvas, x, y, cell, card)
        cards.outlines(canvas, x, y, cell, card.new)
        if last is not None and any(pick.serial == card.serial for pick in last.picks):
            canvas.put(marks.brackets(at.width, at.height, 2, 34), x, y)
        return
    if view.phase in ("deal", "keep"):
        canvas.put(cards.empty(cell), x, y)
        tall = round(at.height * 0.62)
        wide = round(tall * 0.72)
        for k in (0, 1):
            dx = (at.width - wide) / 2 + (k - 0.5) * wide * 0.4
            canvas.put(cards.back(wide, tall), x + dx, y + (at.height - tall) / 2 + (k - 0.5) * 16)
        return
    done = _completed(last, side)
    if done is None:
        canvas.put(cards.empty(cell), x, y)
        canvas.fill(
            x + at.width / 2 - 14,
            y + at.height / 2 - 2,
            x + at.width / 2 + 14,
            y + at.height / 2 + 2,
            PAPER.hair,
        )
        return
    canvas.put(cards.card(done, cell), x, y)
    cards.outlines(canvas, x, y, cell, done.new)
    worth = view.printed.completed
    finished(canvas, x + at.width / 2, y + at.height / 2, cell, done.colour, worth)


def finished(canvas: Canvas, x: float, y: float, cell: int, colour: str, worth: int) -> None:
    """Draw a completed card: its pyramid with the points above it."""
    size = round(cell * 2.1)
    canvas.centre(panels.disc(round(cell * 1.4), PAPER.bright, PAPER.bright, 3, INK), x, y)
    canvas.centre(cards.pyramid(colour, size), x, y - cell * 0.2)
    panels.chip(canvas, x, y + cell * 0.94, f"+{worth}", max(30, round(cell * 0.6)))


def _completed(last: LastSeatView | None, side: int) -> CardView | None:
    """The card that was completed in this place in the last turn."""
    if last is None:
        return None
    sides = {batch.serial: batch.side for batch in last.batches}
    return next((card for card in last.completed if sides.get(card.serial) == side), None)
