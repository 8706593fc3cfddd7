"""How long a computer player may think, and the count of what it has used."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

Stop = Callable[[], bool]
"""Called often while a player thinks. True: the answer is not wanted any more."""

LOOK: Final = 8
"""The clock is read once in this number of steps of thinking."""


class Stopped(Exception):
    """The answer is not wanted any more."""


class Budget(msgspec.Struct, frozen=True):
    """Limits for one call. With a limit in nodes alone the choice depends on nothing but the arguments."""

    nodes: int | None = None
    """Moves made on positions that are thought through."""
    seconds: float | None = None


class Meter:
    """Counts what is used of a budget.

    Args:
        clock: seconds since any moment.
    """

    def __init__(
        self, budget: Budget, stop: Stop | None = None, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.nodes = 0
        self._budget, self._stop, self._clock = budget, stop, clock
        self._began = clock()
        self._share = 0.0

    def spend(self) -> None:
        """Count a node.

        Raises:
            Stopped: the answer is not wanted any more.
        """
        before, self.nodes = self.nodes, self.nodes + 1
        if before // LOOK != self.nodes // LOOK or not before:
            if self._stop is not None and self._stop():
                raise Stopped
            if self._budget.seconds is not None:
                self._share = (self._clock() - self._began) / max(1e-6, self._budget.seconds)

    @property
    def used(self) -> float:
        """The share of the budget that has been used; 1 or more if nothing is left."""
        share = self._share
        if self._budget.nodes is not None:
            share = max(share, self.nodes / max(1, self._budget.nodes))
        return share
