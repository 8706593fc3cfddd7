"""The outcome of a draw by its case, written down as simply as it can be."""

from collections.abc import Sequence
from typing import TypeVar

M = TypeVar("M")


def weighted(outcomes: Sequence[tuple[M, int]], case: int) -> M:
    """Return the outcome to which case number `case` belongs; an outcome of weight w has w cases."""
    for outcome, weight in outcomes:
        if case < weight:
            return outcome
        case -= weight
    raise ValueError("case out of range")
