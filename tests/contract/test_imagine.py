"""Positions as if it were a seat's turn: playable, and they show nothing that the seat does not know."""

from __future__ import annotations

import random

import pytest

from bot.core import CHANCE
from bot.core.asking import Imagines, imagined
from tests.contract.journeys import ALL, journey

IMAGINING = [key for key, rules in ALL.items() if isinstance(rules, Imagines)]


def test_which_games_know_it() -> None:
    assert {"golden_horn", "pyramids", "bora_bora", "edo", "ferry"} <= set(IMAGINING)


@pytest.mark.parametrize("game", ALL)
def test_a_seat_that_is_asked_is_asked_the_same(game: str) -> None:
    rules = ALL[game]
    for position in journey(game, min(rules.seats), 0, 1).positions[::7]:
        for seat in rules.to_act(position.state):
            if seat != CHANCE:
                found = imagined(rules, position.state, seat)
                assert found is not None
                assert list(rules.moves(found, seat)) == list(rules.moves(position.state, seat))


@pytest.mark.parametrize("game", IMAGINING)
def test_it_can_be_played_and_tells_no_secret(game: str) -> None:
    """Another deal of what the seat does not know gives the same question, answers and view."""
    rules, rng, imagined_ones = ALL[game], random.Random(3), 0
    seats = max(rules.seats)
    for position in journey(game, seats, 0, 2).positions[:: 1 if game == "ferry" else 5]:
        state = position.state
        for seat in range(seats):
            found = imagined(rules, state, seat)
            if found is None or seat in rules.to_act(state):
                continue
            imagined_ones += 1
            moves = list(rules.moves(found, seat))
            assert moves
            rules.apply(found, seat, rng.choice(moves))
            other = imagined(rules, rules.redeal(state, seat, [rng.random() for _ in range(40)]), seat)
            assert other is not None
            assert rules.view(other, seat) == rules.view(found, seat)
            assert [str(one) for one in rules.moves(other, seat)] == [str(one) for one in moves]
            assert [rules.offer(other, seat, one) for one in moves[:20]] == [
                rules.offer(found, seat, one) for one in moves[:20]
            ]
    assert imagined_ones > 5
