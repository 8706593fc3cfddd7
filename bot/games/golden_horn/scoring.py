"""Final scoring (GH-10.10 to GH-10.15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core import Score, scored
from bot.games.golden_horn.colours import Counts
from bot.games.golden_horn.components import PointData


def sets(warehouse: Counts) -> Iterator[int]:
    """The sizes of the sets when the cubes are divided for the most points, largest first: n(1), n(2), ...
    (GH-10.13)."""
    for k in range(1, max(warehouse) + 1):
        yield sum(number >= k for number in warehouse)


def items(points: PointData, warehouse: Counts) -> tuple[tuple[str, int], ...]:
    """The points of a warehouse as (catalogue key, points): cubes first, then sets by size (GH-10.11, 10.12).

    Set sizes that are worth nothing are left out.
    """
    sizes = list(sets(warehouse))
    return (
        ("gh-score-cubes", points.cube * sum(warehouse)),
        *(
            (f"gh-score-sets-{size}", worth * sizes.count(size))
            for size, worth in sorted(points.sets.items(), reverse=True)
        ),
    )


def total(points: PointData, warehouse: Counts) -> int:
    """The points of a warehouse."""
    return sum(number for _, number in items(points, warehouse))


def score(points: PointData, warehouses: Sequence[Counts]) -> Score:
    """Totals and ranks.

    The highest total wins. Equal totals share a rank, and the ranks after them are left out: 1, 1, 3
    (GH-10.14, GH-10.15). Cubes on board and cards in hand score nothing (GH-10.10).
    """
    return scored([items(points, warehouse) for warehouse in warehouses])
