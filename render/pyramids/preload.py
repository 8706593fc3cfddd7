"""Draw in advance the parts of all pictures of this game."""

from __future__ import annotations

from typing import Final

from bot.core import fact
from render.kit import marks, specimens
from render.pyramids.pieces import cards
from render.pyramids.samples import samples
from render.pyramids.side_panel import variants
from render.pyramids.table import paint_table
from render.pyramids.theme import GAME
from render.pyramids.turn_page import CELL

TABLE: Final = (42, 50, 56)
MOVES: Final = 60
"""The number of moves after which all players have marked cards."""
SYMBOLS: Final = ".RGSFPXET"
#: The shapes in the upper left corner of the grid, and the single cell.
SHAPES: Final = ((0,), (0, 1), (0, 1, 2), (0, 5, 6), (0, 1, 2, 3), (0, 5, 10, 11), (0, 1, 5, 6))


def preload() -> None:
    """Draw the walls, all tiles and pieces, and the outlines of every shape."""
    for _ in samples():
        pass
    tiles()
    for scene in specimens.tables(GAME, MOVES, fact("py-ask-keep")):
        paint_table(scene)


def tiles() -> None:
    """Draw floors, walls, gilded cells by their open sides, and the outlines of all placements."""
    for size in (*TABLE, CELL):
        for variant in range(4):
            cards.bricks(size, variant)
        for symbol in SYMBOLS:
            cards.floor(size, symbol)
    looks = sorted({cards.seen(near) for near in range(256)})
    for size in (50, 56, CELL):
        for near in looks:
            cards.leaf_tile(size, near)
        for symbol in SYMBOLS:
            cards.embossed(size, symbol)
        for shape in SHAPES:
            for one in variants(shape):
                marks.outline(tuple((c % 5, c // 5) for c in one), size)
