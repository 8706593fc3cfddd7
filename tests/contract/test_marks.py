"""What pictures mark: of each move its public events, each once, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.core import CHANCE, AnyRules
from bot.core.chance import outcome
from bot.core.rules import complete_options
from bot.games.registry import GAMES
from tests.contract.journeys import covering
from tests.evening.story import as_stored
from tests.long import long_but

STEPS = 4_000
"""More than any random game takes."""


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    long_but(
        [(game, seats, seed) for game, rules in GAMES.items() for seats in rules.seats for seed in (1, 2, 3)],
        *[(game, min(rules.seats), 1) for game, rules in GAMES.items()],
    ),
)
def test_the_marks_of_moves_add_up_to_those_of_their_turn(game: str, seats: int, seed: int) -> None:
    """The rules keep the marks of the last turn in the position. Those of single moves, gathered, are the
    same: nothing twice, nothing of the turn before, nothing left out."""
    rules: AnyRules = GAMES[game]
    dice = random.Random(f"{game}:{seats}:{seed}")
    state: Any = rules.start(seats, complete_options(rules.options, dice.choice(covering(rules, seats))))
    turn: list[Any] = []
    """The marks of the moves of this turn."""
    for _ in range(STEPS):
        acting = rules.to_act(state)
        if not acting:
            break
        seat = dice.choice(acting)
        moves = list(rules.moves(state, seat))
        move = outcome(rules, state, moves, dice.randrange) if seat == CHANCE else dice.choice(moves)
        marks = as_stored(rules.marks(state, seat, move))
        state = rules.apply(state, seat, move)
        kept = as_stored(rules.view(state, None).marks)
        if not marks:
            assert kept in ((), rules.gather(turn)), move
            turn = turn if kept else []
            continue
        went_on = rules.gather([*turn, *marks])
        turn = [*turn, *marks] if kept == went_on else list(marks)
        assert kept == rules.gather(turn), f"{move}: {kept} is neither {went_on} nor a new turn's {marks}"
    assert not rules.to_act(state)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_seat_seals_leaves_no_mark(game: str) -> None:
    rules: AnyRules = GAMES[game]
    dice, sealed, seats = random.Random(game), 0, max(rules.seats)
    for options in covering(rules, seats):
        state: Any = rules.start(seats, complete_options(rules.options, options))
        for _ in range(400):
            acting = rules.to_act(state)
            if not acting:
                break
            seat = dice.choice(acting)
            moves = list(rules.moves(state, seat))
            move = outcome(rules, state, moves, dice.randrange) if seat == CHANCE else dice.choice(moves)
            if move.kind in rules.sealed and len(acting) > 1:
                sealed += 1
                assert rules.marks(state, seat, move) == ()
            state = rules.apply(state, seat, move)
    assert sealed or not rules.sealed
