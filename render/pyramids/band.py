"""Draw the band above the seats: the shape of the turn, torches, shapes to come, display, point boxes."""

from __future__ import annotations

from typing import Final

from bot.games.pyramids.view import PyramidsView
from render.kit import marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.frames import HEAD, MARGIN
from render.kit.palette import FADED, INK
from render.pyramids import parts
from render.pyramids.pieces import cards
from render.pyramids.pieces.signs import sign
from render.pyramids.theme import COLOURS, LOOK, ON_CARD, PAPER

TOP: Final = HEAD + 16
HIGH: Final = 216
EXPEDITION: Final = (MARGIN - 8, 384)
"""Left edge and width."""
DISPLAY: Final = (MARGIN - 8 + 384 + 12, 812)
BOXES: Final = (MARGIN - 8 + 384 + 812 + 24, 344)
COUNT: Final = Style(34, 800)


def paint_band(canvas: Canvas, view: PyramidsView) -> None:
    """Draw the three panels."""
    _expedition(canvas, view)
    _display(canvas, view)
    _boxes(canvas, view)


def _expedition(canvas: Canvas, view: PyramidsView) -> None:
    """Draw the shape of the turn; beside it how many cards of each shape are still to come; the torches."""
    x, width = EXPEDITION
    canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)
    canvas.note("py-see-shape", x + 14, TOP + 12, 128, 128)
    canvas.note("py-see-torches", x + 14, TOP + 146, width - 28, 62)
    if view.shape is None:
        canvas.put(cards.back(92, 124), x + 32, TOP + 14)
    else:
        canvas.put(parts.shape_plate(124), x + 16, TOP + 14)
        canvas.put(parts.shape(view.shape.cells, 96), x + 30, TOP + 28)
    step = (width - 168) / 3
    for i, one in enumerate(view.shapes):
        left, middle = x + 160 + i % 3 * step, TOP + 44 + i // 3 * 64
        canvas.centre(parts.shape(one.cells, 40, "gold" if one.left else "used"), left + 20, middle)
        if one.left:
            canvas.middle(left + 43, middle, str(one.left), COUNT)
    apart = (width - 32) / max(1, view.rounds)
    spots = [(x + 16 + apart * (i + 0.5), TOP + 178.0) for i in range(view.rounds)]
    parts.torch_places(canvas, view, spots, 58)


def _display(canvas: Canvas, view: PyramidsView) -> None:
    """Draw the cards to choose from, and the pile."""
    x, width = DISPLAY
    canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)
    canvas.note("py-see-display", x, TOP, width, HIGH)
    places = view.printed.display
    cell = min(30, ((width - 120) // places - 12) // 5)
    at = cards.Size(cell)
    gap = min(16, (width - 110 - places * at.width) / max(1, places - 1))
    for i in range(places):
        left = round(x + 18 + i * (at.width + gap))
        top = TOP + (HIGH - at.height) // 2
        if i < len(view.display):
            canvas.put(cards.card(view.display[i], cell), left, top)
        else:
            canvas.put(cards.empty(cell), left, top)
    middle = x + width - 54
    canvas.centre(cards.back(54, 74, 1 + min(3, view.pile // 6)), middle, TOP + 74)
    canvas.middle(middle, TOP + 154, str(view.pile), Style(46, 800), INK if view.pile else FADED, "centre")


def _boxes(canvas: Canvas, view: PyramidsView) -> None:
    """Draw the point boxes: an open one in its colour, a taken one with the badge of its owner."""
    x, width = BOXES
    canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)
    canvas.note("py-see-bonus", x, TOP, width, HIGH)
    won = set() if view.last is None else {box for seat in view.last.seats for box in seat.boxes}
    for r, colour in enumerate(COLOURS):
        top = TOP + 12 + r * 66
        canvas.put(sign(colour, 40, PAPER.frame), x + 18, top + 10)
        mine = [box for box in view.boxes if box.colour == colour]
        step = (width - 84) / max(3, len(mine))
        wide = round(step - 6)
        for k, box in enumerate(mine):
            left = x + 70 + k * step
            if box.owner is None:
                canvas.put(cards.chip_ground(wide, 58, colour), left, top)
                text = str(box.points)
                canvas.middle(left + wide / 2, top + 29, text, Style(40, 800), ON_CARD[colour], "centre")
                continue
            canvas.put(panels.well(wide, 58, PAPER.well, PAPER.hair, 7), left, top)
            canvas.centre(LOOK.badge(box.owner, 42), left + wide / 2, top + 29)
            if (colour, box.points) in won:
                canvas.put(marks.brackets(wide, 58, 1, 16), left, top)
