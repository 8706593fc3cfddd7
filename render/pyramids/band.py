"""Draw the band above the seats: the shape of the turn, torches, shapes to come, display, point boxes."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from itertools import product
from typing import Final

from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.view import BoxView, PyramidsView, ShapeView
from bot.text import Words
from render.kit import marks, panels
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, Drawn, Gap, Line, Lines, Text, Thing, best, column, row
from render.kit.fonts import Style
from render.kit.frames import HEAD, MARGIN
from render.kit.own_look import measured
from render.kit.palette import FADED, INK
from render.pyramids import parts
from render.pyramids.pieces import cards, shapes
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
ACROSS: Final = 3
"""The most shapes in a row."""
GAPS: Final = (28, 20, 14)
CLOSE: Final = 4
"""The distance from a shape to its number."""


def lay_papers(canvas: Canvas) -> None:
    """Draw the three panels, still empty."""
    for x, width in (EXPEDITION, DISPLAY, BOXES):
        canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)


def paint_band(canvas: Canvas, view: PyramidsView, w: Words, laid: Collection[int]) -> None:
    """Draw what lies on the three panels. `laid`: the cards of the display that were just laid out."""
    with canvas.part():
        _expedition(canvas, view, w)
    with canvas.part():
        _display(canvas, view, laid)
    with canvas.part():
        _boxes(canvas, view)


def _expedition(canvas: Canvas, view: PyramidsView, w: Words) -> None:
    """Draw the shape of the turn, the number of cards of each shape that are still to come, and the
    torches."""
    x, width = EXPEDITION
    canvas.note("py-see-shape", x + 14, TOP + 12, 128, 128)
    canvas.note("py-see-torches", x + 14, TOP + 146, width - 28, 62)
    if view.shape is None:
        canvas.put(cards.back(92, 124), x + 32, TOP + 14)
    else:
        canvas.put(shapes.shape_plate(124), x + 16, TOP + 14)
        canvas.put(shapes.shape(view.shape.cells, 96), x + 30, TOP + 28)
        if view.phase == "mark" and not view.over:  # nothing has happened since the shape was turned up
            canvas.put(marks.brackets(124, 124, 0, 26), x + 16, TOP + 14)
    to_come(view, w, width - 170, 132, parts.PUBLIC).lay(canvas, x + 156, TOP + 10, width - 170, 132)
    rounds = view.printed.rounds
    apart = (width - 32) / max(1, rounds)
    spots = [(x + 16 + apart * (i + 0.5), TOP + 178.0) for i in range(rounds)]
    parts.torch_places(canvas, view, spots, 58)
    # A round has just begun; in the first round everything is new, and one mark on the shape is enough.
    if view.phase == "mark" and view.turn == 1 and view.round > 1 and not view.over:
        left, top = spots[view.round - 1]
        canvas.put(marks.brackets(56, 56, 1, 16), left - 28, top - 28)


def to_come(view: PyramidsView, w: Words, room: float, high: float, least: int) -> Box:
    """The shapes that are still in the pile, as large as they fit, each with its number close behind; above
    them what they are, in letters of the `least` size."""
    left = parts.coming(view)
    return _to_come(left, w("py-pic-to-come"), room, high, least) if left else Gap()


@measured(64)
def _to_come(left: tuple[ShapeView, ...], text: str, room: float, high: float, least: int) -> Box:
    rows = [left[:ACROSS], left[ACROSS:]] if len(left) > ACROSS else [left]
    label = Lines(text, Style(least, 600), room, 1, (least,), FADED)

    def made(form: tuple[int, int]) -> Line:
        block, gap = form
        lines = [row(*[_left(one, block) for one in line], gap=gap) for line in rows]
        return column(label, *lines, gap=4)

    return best(made, [*product(BLOCKS, GAPS), (BLOCKS[-1], 2 * CLOSE), (BLOCKS[-1], CLOSE)], room, high)


def _left(shape: ShapeView, block: int) -> Line:
    """A shape with its number; a cell has `block` pixels."""
    across = max(cell % GRID for cell in shape.cells) + 1
    most = max(across, max(cell // GRID for cell in shape.cells) + 1, 3)
    piece = partial(shapes.shape, shape.cells, round(block * (most + 0.1)))
    return row(
        Thing(piece, across * block, max(most * block + 3, COUNT.size)),
        Text(str(shape.left), COUNT),
        gap=CLOSE,
    )


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
    x, width = BOXES
    canvas.note("py-see-bonus", x, TOP, width, HIGH)
    point_boxes(view, 40, 82, 58).lay(canvas, x + 18, TOP + 8, width - 32, HIGH - 16)


def point_boxes(view: PyramidsView, size: int, width: int, height: int) -> Line:
    """The point boxes, a line for each colour: an open one in its colour, a taken one with the badge of its
    owner."""
    lines = []
    for colour in COLOURS:
        mine = [box for box in view.boxes if box.colour == colour]
        wide = width * 3 // max(3, len(mine))
        boxes = [Drawn(wide, height, partial(_box, view, box, wide, height), 1) for box in mine]
        lines.append(row(Art(sign(colour, size, PAPER.frame)), *boxes, gap=6, grow=1))
    return column(*lines, gap=0)


def _box(
    view: PyramidsView, box: BoxView, width: int, height: int, canvas: Canvas, x: float, middle: float
) -> None:
    top = middle - height / 2
    if box.owner is None:
        canvas.put(cards.chip_ground(width, height, box.colour), x, top)
        colour = ON_CARD[box.colour]
        style = Style(min(40, round(width * 0.53)), 800)
        canvas.middle(x + width / 2, middle, str(box.points), style, colour, "centre")
        return
    canvas.put(panels.well(width, height, PAPER.well, PAPER.hair, 7), x, top)
    canvas.centre(LOOK.badge(box.owner, 42), x + width / 2, middle)
    won = () if view.last is None else [one for seat in view.last.seats for one in seat.boxes]
    if (box.colour, box.points) in won:
        canvas.put(marks.brackets(width, height, 1, 16), x, top)
