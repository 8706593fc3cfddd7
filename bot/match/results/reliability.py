"""How reliably somebody takes turns. Only the last turns count, so that the figure recovers."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, fact
from bot.match.timing.clock import amount_fact
from bot.store import steps

TURNS: Final = 50
"""The turns that are looked at."""
ENOUGH: Final = 10
"""Nothing is said, and nobody refused, after fewer turns."""


class Reliability(msgspec.Struct, frozen=True):
    """Of one person."""

    in_time: int
    """Percentage of turns that were taken in time."""
    answer: int
    """Median time until the turn was taken, in milliseconds."""

    @property
    def fact(self) -> Fact:
        """In words."""
        return fact("reliability", percent=self.in_time, answer=amount_fact(self.answer))


def measured(taken: Sequence[tuple[int, bool]]) -> Reliability | None:
    """From turns (took, late); None: there are too few."""
    if len(taken) < ENOUGH:
        return None
    late = sum(late for _, late in taken)
    share = 100 * (len(taken) - late) // len(taken)
    return Reliability(share, round(median(took for took, _ in taken)))


async def of_person(db: AsyncConnection, user: int) -> Reliability | None:
    """None: too little is known of this person."""
    return measured(await steps.newest_turns(db, user, TURNS))
