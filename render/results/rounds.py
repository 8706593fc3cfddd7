"""The scales of curves: heights for points, and places where rounds begin."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import ceil, floor
from typing import Final, NamedTuple

from bot.core import CurvePoint

STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
LINES: Final = 7
"""The most lines across."""
ROUNDS: Final = 11
"""The most rounds whose numbers are shown."""
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
    step = next((step_size for step_size in STEPS if (high - low) / step_size <= LINES), STEPS[-1])
    first, last = floor(low / step), ceil(high / step)
    return Ticks(tuple(at * step for at in range(first, last + 1)))


def turns_of_rounds(points: Sequence[CurvePoint]) -> list[tuple[int, int]]:
    """(round, index of its first point) of the rounds whose numbers are shown; [] if there is at most one
    round."""
    first: dict[int, int] = {}
    for at, curve_point in enumerate(points):
        if curve_point.round > 0:
            first.setdefault(curve_point.round, at)
    if len(first) < 2:
        return []
    step = next((step_size for step_size in EVERY if len(first) / step_size <= ROUNDS), EVERY[-1])
    return [(number, at) for number, at in first.items() if step == 1 or number % step == 0]


def across(points: Sequence[CurvePoint], over: bool) -> list[float]:
    """Where each point stands between the left edge (0) and the right one (1): all rounds are equally wide.

    The last round of a match that is not `over` is as wide as its part that has been played. The time before
    the first round is as wide as it was long.
    """
    runs = [len(list(run)) for _, run in groupby(points, key=lambda curve_point: curve_point.round)]
    longest = max(runs)
    wide = [1.0] * len(runs)
    if points[0].round <= 0:
        wide[0] = runs[0] / longest
    if len(runs) > 1:
        done = over and runs[-1] > 1
        wide[-1] = 1.0 if done else min(1.0, (runs[-1] - 1) / max(runs[:-1]))
    marks, edge = [], 0.0
    for at, (count, room) in enumerate(zip(runs, wide, strict=True)):
        last = at == len(runs) - 1
        parts = max(1, count - 1 if last else count)
        marks += [edge + room * step / parts for step in range(count)]
        edge += room
    return [mark / max(edge, 1e-9) for mark in marks]


def ends_of_rounds(points: Sequence[CurvePoint]) -> list[CurvePoint]:
    """The last point of each round that is over; as with the numbers, some are left out."""
    last: dict[int, CurvePoint] = {}
    for point in points:
        if point.round > 0:
            last[point.round] = point
    shown = {number for number, _ in turns_of_rounds(points)}
    return [
        curve_point
        for number, curve_point in last.items()
        if number in shown and curve_point is not points[-1]
    ]
