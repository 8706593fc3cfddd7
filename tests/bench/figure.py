"""One measured figure, as the bench table prints it."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """What was measured. `target` is the bound for the median, in `unit`; None where none was set."""

    name: str
    median: float
    p95: float
    unit: str
    target: float | None = None
    note: str = ""
    """What the figure is a ratio of, on which input; one line."""
    better: Literal["low", "high"] = "low"

    @property
    def ratio(self) -> float | None:
        """Median over target: at most 1 is met for times, at least 1 for rates."""
        return self.median / self.target if self.target else None

    @property
    def met(self) -> bool | None:
        """Whether the target is reached; None without a target."""
        if self.target is None:
            return None
        return self.median <= self.target if self.better == "low" else self.median >= self.target


def percentile(samples: Sequence[float], share: float) -> float:
    """The smallest sample that at least `share` (0..1) of the samples do not exceed."""
    ordered = sorted(samples)
    return ordered[max(0, min(len(ordered), math.ceil(share * len(ordered))) - 1)]


def figure(
    name: str,
    samples: Sequence[float],
    unit: str,
    target: float | None = None,
    note: str = "",
    better: Literal["low", "high"] = "low",
) -> Figure:
    """A figure from samples. For rates («high» is better) p95 is the rate that 95 % of samples reach."""
    tail = percentile(samples, 0.95 if better == "low" else 0.05)
    return Figure(name, statistics.median(samples), tail, unit, target, note, better)


def timed(call: Callable[[], object], rounds: int) -> list[float]:
    """Milliseconds of each of `rounds` calls."""
    samples = []
    for _ in range(rounds):
        started = time.perf_counter()
        call()
        samples.append((time.perf_counter() - started) * 1000)
    return samples
