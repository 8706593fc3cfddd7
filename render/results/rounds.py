"""The scales of curves: heights for points, and where rounds begin."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from bot.core import CurvePoint

STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
LINES: Final = 7
"""Most lines across."""
ROUNDS: Final = 11
"""Most numbers of rounds."""
EVERY: Final = (1, 2, 5, 10, 20, 50, 100)


class Ticks(NamedTuple):
    """The lines across, lowest first."""

    values: tuple[int, ...]

    def y(self, value: float, high: float, low: float) -> float:
        """The height of a value between `low` (the lowest line) and `high`."""
        first, last = self.values[0], self.values[-1]
        return low - (low - high) * (value - first) / (last - first)


def heights(values: Sequence[int]) -> Ticks:
    """Lines at round numbers that hold all values and zero."""
    low, high = min(0, *values, 0), max(1, *values, 1)
    step = next((one for one in STEPS if (high - low) / one <= LINES), STEPS[-1])
    first, last = floor(low / step), ceil(high / step)
    return Ticks(tuple(at * step for at in range(first, last + 1)))


def turns_of_rounds(points: Sequence[CurvePoint]) -> list[tuple[int, int]]:
    """(round, index of its first point) of the rounds whose numbers are shown; [] if there is one at most."""
    first: dict[int, int] = {}
    for at, one in enumerate(points):
        if one.round > 0:
            first.setdefault(one.round, at)
    if len(first) < 2:
        return []
    step = next((one for one in EVERY if len(first) / one <= ROUNDS), EVERY[-1])
    return [(number, at) for number, at in first.items() if step == 1 or number % step == 0]


def ends_of_rounds(points: Sequence[CurvePoint]) -> list[CurvePoint]:
    """The last point of each round that is over, thinned as the numbers are."""
    last: dict[int, CurvePoint] = {}
    for one in points:
        if one.round > 0:
            last[one.round] = one
    shown = {number for number, _ in turns_of_rounds(points)}
    return [one for number, one in last.items() if number in shown and one is not points[-1]]
