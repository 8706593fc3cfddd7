"""Positions ahead of the one that is played: for plans, and for what is tried out."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from bot.core import CHANCE, GameRules, Seat
from bot.games.edo.board import Board
from bot.games.edo.dispersal import Rally
from bot.games.edo.state import State
from bot.games.edo.trading import TradeOn
from bot.games.edo.travelling import TravelOn
from bot.games.edo.turns import EndTurn, Execute, LastMoment, Moving, Reveal

Rules = GameRules[Board, State, Any]

IN_TURN: Final = frozenset((Moving, Execute, TravelOn, Rally, TradeOn, LastMoment, EndTurn))
"""Tasks of the current turn."""


def imagine(rules: Rules, state: State, seat: Seat) -> State | None:
    """The state as if the seat's next slot were revealed now, for plans. None: it has none in this phase."""
    if not state.agenda or type(state.agenda[0]) not in IN_TURN:
        return None
    number = state.opened[seat]
    if number >= len(state.plans[seat]):
        return None
    reveal = Reveal(seat, number)
    later = tuple(task for task in state.agenda if type(task) not in IN_TURN and task != reveal)
    ahead = _first(rules, replace(state, agenda=(reveal, *later)))
    return ahead if seat in rules.to_act(ahead) else foresee(rules, ahead, seat)


def foresee(rules: Rules, state: State, seat: Seat) -> State | None:
    """The state after the moves of the seat's own turn that need no decision.

    It never goes past a draw or a reveal.
    """
    while rules.to_act(state) == (CHANCE,):
        task = state.agenda[0]
        if task.chance or task.actor(state) != seat:
            return None
        state = _first(rules, state)
    return state if seat in rules.to_act(state) else None


def _first(rules: Rules, state: State) -> State:
    """The state after the only move of chance."""
    return rules.apply(state, CHANCE, next(iter(rules.moves(state, CHANCE))))
