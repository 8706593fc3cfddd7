"""Draw the band above the seats: the shape of the turn, torches, shapes to come, display, point boxes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.view import PyramidsView, ShapeView
from render.kit import fonts, marks, panels
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
BLOCKS: Final = (20, 18, 16, 14, 13)
"""Sizes of a cell of the shapes that are still to come."""
CLOSE: Final = 4
"""The distance from a shape to its number."""


def lay_papers(canvas: Canvas) -> None:
    """Draw the three panels, still empty."""
    for x, width in (EXPEDITION, DISPLAY, BOXES):
        canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)


def paint_band(canvas: Canvas, view: PyramidsView, laid: Collection[int] = ()) -> None:
    """Draw what lies on the three panels. `laid`: the cards of the display that were just laid out."""
    with canvas.part():
        _expedition(canvas, view)
    with canvas.part():
        _display(canvas, view, laid)
    with canvas.part():
        _boxes(canvas, view)


def _expedition(canvas: Canvas, view: PyramidsView) -> None:
    """Draw the shape of the turn, the number of cards of each shape that are still to come, and the
    torches."""
    x, width = EXPEDITION
    canvas.note("py-see-shape", x + 14, TOP + 12, 128, 128)
    canvas.note("py-see-torches", x + 14, TOP + 146, width - 28, 62)
    if view.shape is None:
        canvas.put(cards.back(92, 124), x + 32, TOP + 14)
    else:
        canvas.put(parts.shape_plate(124), x + 16, TOP + 14)
        canvas.put(parts.shape(view.shape.cells, 96), x + 30, TOP + 28)
        if view.phase == "mark" and not view.over:  # nothing has happened since the shape was turned up
            canvas.put(marks.brackets(124, 124, 0, 26), x + 16, TOP + 14)
    to_come(canvas, view, x + 156, x + width - 14, TOP + 76)
    apart = (width - 32) / max(1, view.rounds)
    spots = [(x + 16 + apart * (i + 0.5), TOP + 178.0) for i in range(view.rounds)]
    parts.torch_places(canvas, view, spots, 58)
    # A round has just begun; in the first round everything is new, and one mark on the shape is enough.
    if view.phase == "mark" and view.turn == 1 and view.round > 1 and not view.over:
        left, top = spots[view.round - 1]
        canvas.put(marks.brackets(56, 56, 1, 16), left - 28, top - 28)


def to_come(canvas: Canvas, view: PyramidsView, left: float, right: float, middle: float) -> None:
    """Draw the shapes that are still in the pile, as large as they fit, each with its number close behind."""
    shapes = [shape for shape in view.shapes if shape.left]
    if not shapes:
        return
    rows = [shapes[:3], shapes[3:]] if len(shapes) > 3 else [shapes]
    room = right - left
    fitting = (type_size for type_size in BLOCKS if all(_gap(row, type_size, room) >= 14 for row in rows))
    block = next(fitting, BLOCKS[-1])
    for number, row in enumerate(rows):
        low = middle + 64 * (number - (len(rows) - 1) / 2)
        x, gap = left, min(30.0, _gap(row, block, room))
        for shape_view in row:
            across, most = _extent(shape_view)
            size = round(block * (most + 0.1))
            canvas.put(parts.shape(shape_view.cells, size), x - (size - across * block) / 2, low - size / 2)
            x += across * block + CLOSE
            x += canvas.middle(x, low, str(shape_view.left), COUNT) + gap


def _extent(shape_view: ShapeView) -> tuple[int, int]:
    """The columns of a shape, and the cells of the square in which `parts.shape` draws it."""
    across = max(cell % GRID for cell in shape_view.cells) + 1
    return across, max(across, max(cell // GRID for cell in shape_view.cells) + 1, 3)


def _gap(row: Sequence[ShapeView], block: int, room: float) -> float:
    """The space that is left between the shapes of a row, with their numbers."""
    whole = sum(
        _extent(shape_view)[0] * block + CLOSE + fonts.width(str(shape_view.left), COUNT)
        for shape_view in row
    )
    return (room - whole) / max(1, len(row) - 1)


def _display(canvas: Canvas, view: PyramidsView, laid: Collection[int]) -> None:
    """Draw the cards to choose from, and the pile, with a ghost if somebody took its top card unseen."""
    x, width = DISPLAY
    canvas.note("py-see-display", x, TOP, width, HIGH)
    cell, places = _places(view)
    for i, (left, top) in enumerate(places):
        if i < len(view.display):
            canvas.put(cards.card(view.display[i], cell), left, top)
            if view.display[i].serial in laid:
                at = cards.Size(cell)
                canvas.put(marks.brackets(at.width, at.height, 1, 26), left, top)
        else:
            canvas.put(cards.empty(cell), left, top)
    middle = x + width - 54
    canvas.centre(cards.back(54, 74, 1 + min(3, view.pile // 6)), middle, TOP + 74)
    picks = [] if view.last is None else [pick for seat in view.last.seats for pick in seat.picks]
    if any(pick.unseen for pick in picks):
        canvas.put(marks.ghost(62, 82, 6), middle - 31, TOP + 33)
    canvas.middle(middle, TOP + 154, str(view.pile), Style(46, 800), INK if view.pile else FADED, "centre")


def _places(view: PyramidsView) -> tuple[int, list[tuple[int, int]]]:
    """The size of a cell of the display, and the upper left corners of its places."""
    x, width = DISPLAY
    count = view.printed.display
    cell = min(30, ((width - 120) // count - 12) // 5)
    at = cards.Size(cell)
    gap = min(16, (width - 110 - count * at.width) / max(1, count - 1))
    top = TOP + (HIGH - at.height) // 2
    return cell, [(round(x + 18 + i * (at.width + gap)), top) for i in range(count)]


def note_display(canvas: Canvas, view: PyramidsView) -> None:
    """Remember where the symbols of the cards to choose from are, for guides."""
    cell, places = _places(view)
    for card, (left, top) in zip(view.display, places, strict=False):
        cards.note_symbols(canvas, left, top, cell, card)


def _boxes(canvas: Canvas, view: PyramidsView) -> None:
    """Draw the point boxes: an open one in its colour, a taken one with the badge of its owner."""
    x, width = BOXES
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
