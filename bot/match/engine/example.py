"""A position of a game for pictures that belong to no match."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from bot.core import CHANCE, AnyRules, complete_options
from bot.core.chance import outcome

MOVES: Final = 60
"""Moves before the position, so that something is on the board; fewer if the game is over then."""
MOST: Final = 2_000
"""Moves and draws at most."""


def example(rules: AnyRules, seats: int, options: Mapping[str, str]) -> Any:
    """A position that random legal moves lead to; always the same for the same game, seats and options."""
    rng = random.Random(f"example:{rules.key}:{seats}")
    state = rules.start(seats, complete_options(rules.options, options))
    left = MOVES
    for _ in range(MOST):
        acting = rules.to_act(state)
        if not acting or (left <= 0 and acting != (CHANCE,)):
            break
        left -= acting != (CHANCE,)
        moves = list(rules.moves(state, acting[0]))
        move = outcome(rules, state, moves, rng.randrange) if acting == (CHANCE,) else rng.choice(moves)
        after = rules.apply(state, acting[0], move)
        if not rules.to_act(after):
            break
        state = after
    return state
