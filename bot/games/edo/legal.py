"""Which moves are legal for the first task of the agenda."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from bot.core import CHANCE, Seat
from bot.games.edo import executing, movement, planning, ronin, rounds, setup, standing
from bot.games.edo.board import Board
from bot.games.edo.moves import COLLECT, OPEN, Move
from bot.games.edo.state import (
    Draft,
    Drawing,
    DrawLand,
    Execute,
    Income,
    LastMoment,
    Limit,
    Moving,
    NameLand,
    PickRonin,
    Planning,
    Rally,
    Reveal,
    SendRonin,
    State,
    TradeOn,
    TravelOn,
    Wages,
)

Moves = Callable[[Board, State, Any], Iterable[Move]]
CHANCE_TASKS: Final = frozenset((Drawing, DrawLand, Reveal, Income))
"""Tasks that chance answers: draws, reveals, and payments that need no decision."""
MOVES: Final[dict[type, Moves]] = {
    Drawing: setup.outcomes,
    DrawLand: ronin.lands,
    Reveal: lambda board, state, head: (OPEN,),
    Income: lambda board, state, head: (COLLECT,),
    Draft: setup.drafts,
    PickRonin: ronin.picks,
    NameLand: ronin.names,
    SendRonin: ronin.destinations,
    Moving: movement.walks,
    Execute: standing.executions,
    TravelOn: executing.second_travels,
    Rally: executing.rallies,
    TradeOn: executing.second_trades,
    LastMoment: rounds.last_uses,
    Wages: rounds.wage_moves,
    Limit: rounds.discards,
}
"""The legal moves for each task but plans: (board, state, task)."""


def decisions(board: Board, state: State) -> Iterable[Move]:
    """The legal moves for the first task of the agenda, except plans."""
    head = state.agenda[0]
    return MOVES[type(head)](board, state, head)


def moves(board: Board, state: State, seat: Seat) -> Iterable[Move]:
    """All legal moves of a seat, or of chance."""
    if not state.agenda:
        return ()
    head = state.agenda[0]
    task = type(head)
    if task is Planning:
        return planning.plan_moves(board, state, seat) if 0 <= seat < state.seats else ()
    if task in CHANCE_TASKS:
        return MOVES[task](board, state, head) if seat == CHANCE else ()
    found = tuple(MOVES[task](board, state, head))
    asked = task is Moving or len(found) > 1
    actor = getattr(head, "seat", 0) if asked else CHANCE  # EDO-20.18
    if seat != actor:
        return ()
    return (*found, *planning.asks_now(board, state, seat)) if asked else found


def weights(board: Board, state: State, moves: Sequence[Move]) -> Sequence[int]:
    """How many equal cases each outcome of chance stands for."""
    head = state.agenda[0]
    if type(head) is Drawing:
        return setup.weights(board, state, head)
    if type(head) is DrawLand:
        return ronin.weights(board, state)
    return (1,) * len(moves)
