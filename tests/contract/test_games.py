"""Whole games, looked at in every position, for every seat count and every value of every option."""

from __future__ import annotations

import random

import pytest

from bot.cli.simulate import checks, play
from bot.core.checks.table import declared
from tests.contract.journeys import ALL, covering
from tests.long import long_but


@pytest.mark.parametrize("game", ALL)
def test_a_game_declares_itself_well(game: str) -> None:
    assert [str(finding) for finding in declared(ALL[game])] == []


LOOKED_AT = 8
"""Combinations of options whose games are looked at step by step; the others are only played."""
HEAVY = {"edo": 1}
"""As many for games that take long: with other seats they are other ones."""
APART = 3
"""How far apart those of one number of seats and of the next are."""


def looked_at(game: str, seats: int, rows: int) -> set[int]:
    """The combinations whose games are looked at."""
    count = HEAVY.get(game, LOOKED_AT)
    first = seats * APART if game in HEAVY else 0
    return {(first + row) % rows for row in range(min(count, rows))}


@pytest.mark.parametrize(
    ("game", "seats"),
    long_but(
        [(game, seats) for game, rules in ALL.items() for seats in rules.seats],
        *[(game, min(rules.seats)) for game, rules in ALL.items()],
    ),
)
def test_games_end_and_keep_the_contract(game: str, seats: int) -> None:
    rules = ALL[game]
    combinations = covering(rules, seats)
    close = looked_at(game, seats, len(combinations))
    for row, options in enumerate(combinations):
        watch = checks(rules, seats, options, random.Random(f"{row}:checks")) if row in close else None
        result = play(rules, seats, options, random.Random(row), watch)
        assert len(result.scores) == seats
