"""What each seat did since the previous board, beside its name. All act at once, so turns have no numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.state import Outcome
from render.kit.flow import Art
from render.kit.sketch import Sprite
from render.pyramids.pieces import cards
from render.pyramids.pieces.shapes import shape
from render.pyramids.pieces.symbols import symbol

SIZE: Final = 50
MOST: Final = 4
"""The most pictures."""


def pictures(last: Outcome) -> tuple[Art, ...]:
    """The cells that were marked together, each extra mark, each card that was taken."""
    return tuple(map(Art, _pictures(last)))[:MOST]


def _pictures(last: Outcome) -> Iterator[Sprite]:
    for batch in last.batches:
        yield symbol("X", 34) if batch.kind == "extra" else shape(_moved(batch.cells), SIZE)
    for _ in last.picks:
        yield cards.back(32, 46)


def _moved(cells: Sequence[int]) -> tuple[int, ...]:
    """The same cells in the upper left corner of the grid."""
    left, top = min(cell % GRID for cell in cells), min(cell // GRID for cell in cells)
    return tuple(cell - left - top * GRID for cell in cells)
