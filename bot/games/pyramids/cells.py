"""The cells of a pyramid card, and where shapes lie on them (PY-1.1, PY-1.2, PY-5.2).

A cell is an int from 0 to 24, row * 5 + column (PY-1.1). Its name is printed on the pictures: columns A to E
from the left, rows 1 to 5 from the top. A set of cells is a bit mask with bit `cell`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

WIDTH: Final = 5
CELLS: Final = WIDTH * WIDTH
COLUMNS: Final = "ABCDE"

CELL_NAMES: Final = tuple(f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(CELLS))
"""Name of each cell by number: 0 is "A1", 24 is "E5"."""
CELL_BY_NAME: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

FULL: Final = (1 << CELLS) - 1
TOP_ROW: Final = (1 << WIDTH) - 1
BOTTOM_ROW: Final = TOP_ROW << (CELLS - WIDTH)
_LEFT: Final = sum(1 << row * WIDTH for row in range(WIDTH))
_NOT_LEFT: Final = FULL ^ _LEFT
_NOT_RIGHT: Final = FULL ^ _LEFT << (WIDTH - 1)
CELLS_OF_ROW: Final = tuple(
    tuple(tuple(row * WIDTH + c for c in range(WIDTH) if bits >> c & 1) for bits in range(1 << WIDTH))
    for row in range(WIDTH)
)


def cells_of(mask: int) -> tuple[int, ...]:
    """The cells of a bit mask, in rising order."""
    cells: tuple[int, ...] = ()
    for row in CELLS_OF_ROW:
        cells += row[mask & TOP_ROW]
        mask >>= WIDTH
    return cells


def mask_of(cells: Iterable[int]) -> int:
    """The bit mask of some cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


@lru_cache(maxsize=4096)
def names_of(mask: int, between: str = "") -> str:
    """The names of the cells of a mask, row by row: "A1B1B2"."""
    return between.join(CELL_NAMES[cell] for cell in cells_of(mask))


def around(mask: int) -> int:
    """The cells that touch the cells of `mask` and are not in `mask` themselves.

    Cells touch if they share a side (PY-1.2).
    """
    sideways = (mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1
    return (sideways | mask << WIDTH | mask >> WIDTH) & (FULL ^ mask)


def reachable(start: int, within: int) -> int:
    """All cells of `within` that can be reached from `start` through cells that touch."""
    reached = start & within
    while True:
        more = reached | around(reached) & within
        if more == reached:
            return reached
        reached = more


Points = tuple[tuple[int, int], ...]


def variants(points: Points) -> list[Points]:
    """The different rotations and mirror images of a shape (PY-5.2), each moved to the upper left corner."""
    different: dict[Points, None] = {}
    current = points
    for _ in range(2):
        for _ in range(4):
            current = tuple((column, -row) for row, column in current)
            different[_cornered(current)] = None
        current = tuple((row, -column) for row, column in current)
    return list(different)


def _cornered(points: Points) -> Points:
    top = min(row for row, _ in points)
    left = min(column for _, column in points)
    return tuple(sorted((row - top, column - left) for row, column in points))


def placements(points: Points) -> tuple[int, ...]:
    """Every position of a shape inside the grid (PY-5.2, PY-5.3), as masks, ordered by their first cells."""
    masks = set()
    for variant in variants(points):
        height = 1 + max(row for row, _ in variant)
        width = 1 + max(column for _, column in variant)
        for row in range(WIDTH - height + 1):
            for column in range(WIDTH - width + 1):
                masks.add(mask_of((row + r) * WIDTH + column + c for r, c in variant))
    return tuple(sorted(masks, key=lambda mask: [c for c in range(CELLS) if mask >> c & 1]))
