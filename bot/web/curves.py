"""Curves of points as shapes for a page: straight lines between positions, in a box of fixed size."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from bot.match.watching.finished import Curve

WIDTH: Final = 480
HEIGHT: Final = 210
LEFT: Final = 40
RIGHT: Final = 10
TOP: Final = 12
BOTTOM: Final = 26
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_LINES: Final = 5
"""The most lines across."""


class Tick(NamedTuple):
    y: float
    text: str


class Line(NamedTuple):
    seat: int
    name: str
    points: str
    """As `points` of an SVG polyline."""
    end: tuple[float, float]


class Plot(NamedTuple):
    width: int
    height: int
    left: int
    right: int
    bottom: int
    ticks: tuple[Tick, ...]
    lines: tuple[Line, ...]
    last: int
    """The number of the last position."""


def plot(curves: Sequence[Curve], names: Sequence[str]) -> Plot | None:
    """The lines of a match; None if there is nothing to draw."""
    if len(curves) < 2:
        return None
    values = [value for curve in curves for value in curve.worth]
    low, high = min(0.0, *values), max(1.0, *values)
    step = next((step_size for step_size in STEPS if (high - low) / step_size <= _LINES), STEPS[-1])
    low, high = floor(low / step) * step, ceil(high / step) * step
    first, last = curves[0].n, curves[-1].n

    def x(n: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (n - first) / (last - first), 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low), 1)

    ticks = tuple(
        Tick(y(low + at * step), str(int(low + at * step))) for at in range(int((high - low) / step) + 1)
    )
    lines = tuple(
        Line(
            seat,
            name,
            " ".join(f"{x(curve.n)},{y(curve.worth[seat])}" for curve in curves),
            (x(last), y(curves[-1].worth[seat])),
        )
        for seat, name in enumerate(names)
    )
    return Plot(WIDTH, HEIGHT, LEFT, WIDTH - RIGHT, HEIGHT - BOTTOM, ticks, lines, last)
