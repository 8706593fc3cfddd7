"""Cells of a 5x5 grid as bit masks: neighbours, and the rotations and mirror images of a shape."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.pyramids.moves import CELLS, WIDTH

FULL = (1 << CELLS) - 1
TOP_ROW = (1 << WIDTH) - 1
BOTTOM_ROW = TOP_ROW << (CELLS - WIDTH)
_LEFT = sum(1 << row * WIDTH for row in range(WIDTH))
_NOT_LEFT = FULL ^ _LEFT
_NOT_RIGHT = FULL ^ _LEFT << (WIDTH - 1)


def around(mask: int) -> int:
    """The cells next to the cells of `mask` that are not in `mask` themselves (PY-1.2).

    Cells are next to each other if they share a side.
    """
    sideways = (mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1
    return (sideways | mask << WIDTH | mask >> WIDTH) & (FULL ^ mask)


def mask_of(cells: Iterable[int]) -> int:
    """The bit mask of some cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def reachable(start: int, within: int) -> int:
    """All cells of `within` that can be reached from `start` through cells that share a side."""
    found = start & within
    while True:
        more = found | around(found) & within
        if more == found:
            return found
        found = more


Points = tuple[tuple[int, int], ...]


def variants(points: Points) -> list[Points]:
    """The different rotations and mirror images of a shape (PY-5.2), each moved to the upper left corner."""
    found: dict[Points, None] = {}
    current = points
    for _ in range(2):
        for _ in range(4):
            current = tuple((column, -row) for row, column in current)
            found[_cornered(current)] = None
        current = tuple((row, -column) for row, column in current)
    return list(found)


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
