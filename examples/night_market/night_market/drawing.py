"""The drawing of Night Market: paper lanterns at dusk, cards in the colours of their goods."""

from __future__ import annotations

from render.kit.palette import INK, IVORY
from render.kit.panels import Paper
from render.table import TableDrawing

DRAWING = TableDrawing(
    paper=Paper((240, 234, 247), (251, 248, 255), (74, 59, 107)),
    ground=(205, 196, 224),
    fills={"L": ((185, 58, 38), IVORY), "P": ((217, 163, 43), INK), "S": ((44, 100, 133), IVORY)},
)
paint, lobby, sheet, look = DRAWING.paint, DRAWING.lobby, DRAWING.sheet, DRAWING.look
describe, board = DRAWING.describe, DRAWING.board
