"""Tiles that any position may need, drawn before the first one asks for them."""

from __future__ import annotations

from typing import Final

from render.kit import marks
from render.pyramids import cards
from render.pyramids.page import CELL, variants

TABLE: Final = (42, 50, 56)
SYMBOLS: Final = ".RGSFPXET"
#: The shapes in the upper left corner of the grid, and the single cell.
SHAPES: Final = ((0,), (0, 1), (0, 1, 2), (0, 5, 6), (0, 1, 2, 3), (0, 5, 10, 11), (0, 1, 5, 6))


def tiles() -> None:
    """Floors, walls, gilded cells by their open sides, and the outlines of all placements."""
    for size in (*TABLE, CELL):
        for variant in range(4):
            cards.bricks(size, variant)
        for symbol in SYMBOLS:
            cards.floor(size, symbol)
    for size in (50, 56):
        for near in range(16):
            for symbol in ".SRG":
                cards.gold(size, symbol, near)
        for shape in SHAPES:
            for one in variants(shape):
                marks.outline(tuple((c % 5, c // 5) for c in one), size)
