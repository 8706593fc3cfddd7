"""Rounds (PY-9): what comes after a turn."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.pyramids.components import Data
from bot.games.pyramids.state import State


def end_turn(data: Data, state: State) -> State:
    """The next turn, the next round, or the end of the game.

    A round ends when seven of the eight expedition cards have been used (PY-9.1); the eighth is neither
    revealed nor used (PY-9.2). The game ends after the last round (PY-10.1).
    """
    numbers = data.numbers
    if state.turn < numbers.turns:
        return replace(state, phase="reveal", shape="")
    if state.round < numbers.rounds:
        return begin_round(state)
    return replace(state, phase="over")


def begin_round(state: State) -> State:
    """All expedition cards are face down again (PY-9.3). Cards, marks, display and score cards are kept
    (PY-9.4); the number of the round decides which torch can be crossed (PY-9.5)."""
    return replace(state, phase="reveal", round=state.round + 1, turn=0, shape="", used=())


def is_final_turn(data: Data, state: State) -> bool:
    """Whether this is the last turn of the match (PY-7.11)."""
    return state.turn == data.numbers.turns and state.round == data.numbers.rounds
