"""How reliably somebody takes turns. Only the last turns count, so that the figure recovers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, fact
from bot.match.changing.context import Context
from bot.match.changing.transaction import read
from bot.match.timing.clock import amount_fact
from bot.store import steps

TURNS: Final = 50
"""The turns that are looked at."""
ENOUGH: Final = 10
"""Nothing is said, and nobody refused, after fewer turns."""


class Reliability(msgspec.Struct, frozen=True):
    """Of one person."""

    turns: int
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
    return Reliability(len(taken), share, round(median(took for took, _ in taken)))


async def of_person(db: AsyncConnection, user: int) -> Reliability | None:
    """None: too little is known of this person."""
    return measured(await steps.newest_turns(db, user, TURNS))


class Reliabilities:
    """What is known of people."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @read
    async def of(self, users: Iterable[int]) -> dict[int, Reliability]:
        """The figures of those people of whom enough is known."""
        async with self.context.reading() as db:
            known = {user: await of_person(db, user) for user in users}
        return {user: reliability for user, reliability in known.items() if reliability is not None}
