"""Ratings: what a result means for those who played. Pure; the model is openskill's Plackett-Luce."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

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
