"""Uses given random numbers to make positions that a seat cannot tell apart (`Rules.redeal`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import TypeVar

T = TypeVar("T")


class Picks:
    """Random numbers in [0, 1), used in order and from the first again at the end."""

    def __init__(self, picks: Sequence[float]) -> None:
        self._numbers = cycle(picks or (0.0,))

    def below(self, cases: int) -> int:
        """A number in range(cases)."""
        return min(int(next(self._numbers) * cases), cases - 1)

    def one(self, options: Sequence[T]) -> T:
        """One of the options."""
        return options[self.below(len(options))]

    def dealt(self, pool: list[T], number: int) -> list[T]:
        """Take a number of things out of a pool."""
        return [pool.pop(self.below(len(pool))) for _ in range(number)]
