"""How often a game calls its players."""

from __future__ import annotations

import random

from bot.cli.calls import Calls
from bot.cli.simulate import play
from bot.core import complete_options
from bot.games.edo import Edo
from bot.games.registry import GAMES
from tests.bench.calls import TARGETS, calls_of


def test_a_turn_is_one_call_however_many_questions_it_has() -> None:
    """In Golden Horn each seat has one turn in a round; draws within it call nobody."""
    assert calls_of("golden_horn", 1) <= 1.1


def test_edo_calls_no_more_often_than_it_may() -> None:
    found = [calls_of("edo", seed) for seed in range(3)]
    assert sum(found) / len(found) <= TARGETS["edo"]


def test_what_goes_without_a_question_calls_nobody() -> None:
    """Version 3 of Edo does by itself much of what version 1 asks; version 4 asks again."""
    rules = GAMES["edo"]
    assert isinstance(rules, Edo)
    found = {}
    for one in rules.earlier:
        calls = Calls()
        for seed in range(3):
            play(one, 4, complete_options(one.options, {}), random.Random(seed), calls=calls)
        found[one.version] = calls.each
    assert found[3] < found[1]
