"""What a game offers and what it refuses are the same rule, said twice: seen in random games."""

from __future__ import annotations

import random

import pytest

from bot.cli.simulate import step
from bot.core import GameRules
from bot.core.checks.agreement import agreement
from bot.core.checks.position import Position
from tests.contract.journeys import ALL, covering

MOVED = sorted(key for key, rules in ALL.items() if isinstance(rules, GameRules))
EACH = 7
"""One position in so many is looked at: neighbours ask almost the same."""


@pytest.mark.parametrize("game", MOVED)
@pytest.mark.parametrize("seed", range(3))
def test_options_and_refusals_agree(game: str, seed: int) -> None:
    rules, dice = ALL[game], random.Random(f"{game} {seed}")
    seats = dice.choice(list(rules.seats))
    at = Position(rules, rules.start(seats, dice.choice(covering(rules, seats))), seats)
    number = 0
    while at.movers and number < 1500:
        if number % EACH == seed:
            assert not list(agreement(at))
        at, number = at.after(*step(at, dice)), number + 1
