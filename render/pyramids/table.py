"""Draw the public table: expedition, display, point boxes, and every seat with its two cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.core import Seat
from bot.games.pyramids.view import CardView, LastSeatView, PyramidsView
from bot.text import Words, words
from render.kit import marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import NAME, Style
from render.kit.frames import GUTTER, HEAD, MARGIN, Pill, awaited_pill, columns, shown
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.text import NAME_STEPS, cut, fit
from render.pyramids import parts
from render.pyramids.pieces import cards
from render.pyramids.pieces.signs import sign
from render.pyramids.pieces.wall import wall
from render.pyramids.theme import COLOURS, LOOK, ON_CARD, PAPER
from render.scene import Scene

TOP: Final = HEAD + 32
BAND: Final = 334
SEATS: Final = TOP + BAND + GUTTER
EXPEDITION: Final = (MARGIN, 328)
DISPLAY: Final = (MARGIN + 328 + GUTTER, 964)
BONUS: Final = (MARGIN + 328 + 964 + 2 * GUTTER, 196)
HEADING: Final = Style(32, 700)


@dataclass(frozen=True)
class Layout:
    """The layout of the seats for a number of seats."""

    cell: int
    stacked: bool
    """Whether the two cards stand one above the other."""
    rows: int
    height: int
    """Height of one seat panel."""

    @property
    def table(self) -> int:
        return SEATS + self.rows * (self.height + GUTTER) - GUTTER + 34


LAYOUTS: Final = {
    2: Layout(50, False, 1, 404),
    3: Layout(56, True, 1, 776),
    4: Layout(50, False, 2, 404),
}


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    view: PyramidsView = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w)
    layout = LAYOUTS[view.seats]
    canvas = Canvas(wall(layout.table))
    parts.head(canvas, w, w("py-pic-title"), view, _pill(scene, view, w, names))
    expedition(canvas, view, w)
    display(canvas, view, w)
    bonus_panel(canvas, view, w)
    awaited = {seat for seat, _ in scene.awaited}
    across = columns(view.seats // layout.rows)
    for seat in range(view.seats):
        x, width = across[seat % len(across)]
        y = SEATS + seat // len(across) * (layout.height + GUTTER)
        seat_panel(canvas, view, w, layout, seat, names[seat], x, y, width, seat in awaited)
    return canvas


def _pill(scene: Scene, view: PyramidsView, w: Words, names: Sequence[str]) -> Pill | None:
    if view.over:
        return Pill(lead=w("py-pic-over"))
    if view.phase in ("keep", "mark") and scene.awaited:
        return Pill(lead=w("pic-waiting"), who=tuple((seat, names[seat]) for seat, _ in scene.awaited))
    return awaited_pill(w, names, scene.awaited)


# --- Band --------------------------------------------------------------------------------------------------


def _heading(canvas: Canvas, text: str, x: int, y: int, room: float) -> None:
    text, style = fit(text, HEADING, room, (32, 30, 28, 26, 24))
    canvas.words(x, y + 46, text, style)


def expedition(canvas: Canvas, view: PyramidsView, w: Words) -> None:
    """Draw the shape of the turn, the torches of the rounds, and the row of seven shapes."""
    x, width = EXPEDITION
    y = TOP
    canvas.put(panels.panel(width, BAND, PAPER), x, y)
    canvas.note("py-see-shape", x + 14, y + 58, 168, 168)
    canvas.note("py-see-torches", x + 190, y + 66, width - 200, 160)
    _heading(canvas, w("py-pic-expedition"), x + 22, y, width - 44)
    if view.shape is None:
        canvas.put(cards.back(112, 152), x + 44, y + 66)
    else:
        canvas.put(parts.shape_plate(156), x + 20, y + 64)
        canvas.put(parts.shape(view.shape.cells, 116), x + 40, y + 84)
    across = max(2, -(-view.rounds // 2))
    spots = [(x + 222 + i % across * 124 // across, y + 102 + i // across * 80) for i in range(view.rounds)]
    parts.torch_places(canvas, view, spots, 54)
    row(canvas, view, x + 20, y + 250, width - 40, 58)


def row(canvas: Canvas, view: PyramidsView, x: float, y: float, width: float, height: int) -> None:
    """Draw the expedition cards of the round so far: the current one framed, places for later ones empty."""
    step = width / view.turns
    wide = round(step - 5)
    shapes = {one.key: one for one in view.shapes}
    for i in range(view.turns):
        left = x + i * step + 2
        now = i == view.turn - 1 and i < len(view.used)
        ground = (
            parts.current_well(wide, height) if now else panels.well(wide, height, PAPER.well, PAPER.hair, 5)
        )
        canvas.put(ground, left, y)
        if i < len(view.used):
            piece = parts.shape(shapes[view.used[i]].cells, wide - 4, "gold" if now else "used")
            canvas.put(piece, left + 2, y + (height - wide + 4) / 2)


def display(canvas: Canvas, view: PyramidsView, w: Words) -> None:
    """Draw the cards to choose from, and the pile."""
    x, width = DISPLAY
    y = TOP
    canvas.put(panels.panel(width, BAND, PAPER), x, y)
    canvas.note("py-see-display", x, y, width, BAND)
    _heading(canvas, w("py-pic-display"), x + 22, y, width - 220)
    number = str(view.pile)
    wide = canvas.words(x + width - 24, y + 50, number, Style(40, 800), INK, "right")
    canvas.put(cards.back(34, 46, 1 + min(3, view.pile // 6)), x + width - 24 - wide - 62, y + 9)
    places = view.printed.display
    cell = min(42, ((width - 40) // places - 14) // 5)
    at = cards.Size(cell)
    gap = (width - 40 - places * at.width) / max(1, places - 1)
    for i in range(places):
        left = round(x + 20 + i * (at.width + gap))
        if i < len(view.display):
            canvas.put(cards.card(view.display[i], cell), left, y + 66)
        else:
            canvas.put(cards.empty(cell), left, y + 66)


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
                canvas.middle(left + 21, top + 36, str(box.points), Style(28, 800), ON_CARD[colour], "centre")
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
    canvas: Canvas, view: PyramidsView, w: Words, layout: Layout, seat: Seat, name: str,
    x: int, y: int, width: int, awaited: bool,
) -> None:  # fmt: skip
    """Draw one seat: badge, name, finished pyramids, points, two cards, score."""
    player = view.players[seat]
    last = view.last.seats[seat] if view.last is not None else None
    canvas.put(panels.panel(width, layout.height, PAPER, awaited), x, y)
    canvas.put(LOOK.badge(seat, 58), x + 18, y + 16)
    plate = parts.points(canvas, w, x + width - 20, y + 14, player.points, seat in parts.leaders(view))
    mark = status(view, seat, awaited)
    narrow = layout.stacked
    end = x + width - 20 - plate - 16
    if not narrow:
        end -= 278
        fresh_cards = last.completed if last else ()
        worth = view.printed.completed
        parts.pyramids(canvas, end + 10, y + 38, player.completed_by_colour, worth, fresh_cards)
    room = end - (x + 88) - (54 if mark else 0)
    text, style = fit(name, NAME, room, NAME_STEPS)
    done = parts.serials(player.completed)
    base = y + (50 if done and not narrow else 56)
    wide = canvas.words(x + 88, base, text, style)
    if mark is not None:
        canvas.centre(mark, x + 88 + wide + 28, base - 12)
    if done and not narrow:
        fresh = [COLOURS.index(card.colour) for card in last.completed] if last else []
        free = (
            end + 4 + min(fresh) * 90 if fresh else x + width - 36 - plate
        )  # chips stand below the pyramids
        small = Style(22, 600)
        canvas.words(x + 88, y + 80, cut(w("py-pic-done", list=done), small, free - x - 88), small, FADED)
    at = cards.Size(layout.cell)
    top = y + 92
    if narrow:
        _tall(canvas, view, w, layout, seat, x, top, width, last)
        return
    for side in (0, 1):
        place(canvas, view, seat, side, x + 20 + side * (at.width + 12), top, layout.cell)
    left = x + 20 + 2 * at.width + 12 + 16
    parts.score_column(canvas, left, top + 4, x + width - 20 - left, at.height - 4, view, seat)


def _tall(
    canvas: Canvas, view: PyramidsView, w: Words, layout: Layout, seat: Seat, x: int, top: int, width: int,
    last: LastSeatView | None,
) -> None:  # fmt: skip
    """Draw a panel for three seats: cards one above the other, the score beside them, pyramids below it."""
    player = view.players[seat]
    at = cards.Size(layout.cell)
    for side in (0, 1):
        place(canvas, view, seat, side, x + 18, top + side * (at.height + 14), layout.cell)
    left = x + 18 + at.width + 18
    room = x + width - 20 - left
    parts.score_column(canvas, left, top, room, 452, view, seat)
    low = top + 456
    canvas.rule(left, left + room, low, PAPER.hair)
    fresh = last.completed if last else ()
    for i, colour in enumerate(COLOURS):
        worth = view.printed.completed
        parts.pyramids_row(canvas, left, low + 34 + i * 58, player.completed_by_colour, worth, colour, fresh)


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
    panels.chip(canvas, x, y + cell * 0.94, f"+{worth}", max(26, round(cell * 0.6)))


def _completed(last: LastSeatView | None, side: int) -> CardView | None:
    """The card that was completed in this place in the last turn."""
    if last is None:
        return None
    sides = {batch.serial: batch.side for batch in last.batches}
    return next((card for card in last.completed if sides.get(card.serial) == side), None)
