"""What a move did is written once: log, marks and the text of a view are made of the same events."""

from __future__ import annotations

import random

import pytest

from bot.core import CHANCE, Fact, complete_options
from bot.games.golden_horn.arrival import CardDrawn
from bot.games.golden_horn.setup import PortsSealed
from tests.games.golden_horn.scenario import GH, position
from tests.rule_ids import rule

LOG_ONLY = ("gh-chose", "gh-kept", "gh-not-called", "gh-refilled", "gh-drew", "gh-opened")
"""What the log says as it happens and a view does not repeat."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_what_the_log_says_of_the_turn(seats: int) -> None:
    dice = random.Random(f"told {seats}")
    state, turns, log = GH.start(seats, complete_options(GH.options, {})), 0, list[Fact]()
    while acting := GH.to_act(state):
        moves = list(GH.moves(state, acting[0]))
        weights = GH.weights(state, moves)
        move = dice.choices(moves, weights)[0]
        said = GH.narrate(state, acting[0], move, None)
        if state.turns != turns:
            turns, log = state.turns, []
        if said is not None and not said.key.startswith(LOG_ONLY):
            log.append(said)
        after = GH.apply(state, acting[0], move)
        if log and after.turns == turns and after.noted == turns and acting != (CHANCE,):
            assert list(GH.view(after, None).told) == log
        state = after


@rule("GH-10.1")
def test_an_emptied_port_is_told_by_log_and_view_alike() -> None:
    game = position("L1@V []", V="RRR", bag="").play("L1", "+R")
    said = game.told[-1]
    assert said is not None
    assert said.key == "gh-loaded-emptied"
    assert game.view("L").told == (said,)


def test_a_secret_is_seen_by_one_seat() -> None:
    card, ports = CardDrawn(1, "R", False, False), PortsSealed(1, "VVC")
    assert card.seen(1) == card
    assert ports.seen(1) == ports
    for other in (None, 0, 2):
        assert card.seen(other) == CardDrawn(1, None, False, False)
        assert ports.seen(other) == PortsSealed(1, None)
