"""What each seat did since the previous board, beside its name. All act at once, so turns have no numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.view import LastSeatView
from render.kit.canvas import Canvas
from render.kit.change_strip import Bit, lay
from render.pyramids.parts import shape
from render.pyramids.pieces import cards
from render.pyramids.pieces.symbols import symbol

SIZE: Final = 50
MOST: Final = 4
"""The most pictures."""


def pictures(last: LastSeatView) -> Sequence[Bit]:
    """The cells that were marked together, each extra mark, each card that was taken."""
    return tuple(_pictures(last))[:MOST]


def _pictures(last: LastSeatView) -> Iterator[Bit]:
    for batch in last.batches:
        if batch.kind == "extra":
            yield Bit(symbol("X", 34))
        else:
            yield Bit(shape(_moved(batch.cells), SIZE))
    for _ in last.picks:
        yield Bit(cards.back(32, 46))


def _moved(cells: Sequence[int]) -> tuple[int, ...]:
    """The same cells in the upper left corner of the grid."""
    left, top = min(cell % GRID for cell in cells), min(cell // GRID for cell in cells)
    return tuple(cell - left - top * GRID for cell in cells)


def draw(canvas: Canvas, last: LastSeatView, x: float, middle: float, room: float) -> None:
    """Draw as many pictures as fit the room, from x on."""
    end = x + room
    for bit in pictures(last):
        if x + bit.width > end:
            return
        canvas.keep(x, middle - SIZE / 2, bit.width, SIZE)
        x = lay(canvas, bit, x, middle)
