"""Ratings: what a result means for those who played; the model is openskill's Plackett-Luce. And how reliably
somebody takes turns: only the last turns count, so that the figure recovers."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, fact
from bot.match.timing.clock import amount_fact
from bot.store import steps

_MODEL: Final = PlackettLuce()
START, STEP, DOUBT = 1000, 40, 3
"""A rating as it is shown: a newcomer has `START`; `STEP` points for each unit of skill, less `DOUBT` times
the uncertainty, so that a rating also rises when a match makes it more certain."""
SURE: Final = 5
"""After so many matches a rating is no longer provisional."""


class Skill(NamedTuple):
    """The estimate of somebody's skill: mean and uncertainty."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


NEWCOMER: Final = Skill()


def after(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills of at least two players after a match; rank 1 is first, equal ranks are a draw."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    return [
        Skill(rated.mu, rated.sigma) for (rated,) in _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    ]


def value(skill: Skill) -> float:
    """The number by which skills are compared."""
    return skill.mu - DOUBT * skill.sigma


def points(skill: Skill) -> int:
    """The number that people see."""
    return round(START + STEP * value(skill))


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


async def reliability_of(db: AsyncConnection, user: int) -> Reliability | None:
    """None: too little is known of this person."""
    return measured(await steps.newest_turns(db, user, TURNS))
