"""Who must act, and what each move does to the first task of the agenda."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from msgspec.structs import replace

from bot.core import CHANCE, Seat
from bot.games.edo import executing, movement, planning, ronin, rounds, setup, standing
from bot.games.edo.board import Board
from bot.games.edo.legal import CHANCE_TASKS, decisions
from bot.games.edo.moves import AskNow, Move
from bot.games.edo.moves_turn import Claim, Redeem
from bot.games.edo.planning import awaited
from bot.games.edo.privileges import use_privilege, uses
from bot.games.edo.state import (
    BeginRound,
    Draft,
    Drawing,
    DrawLand,
    EndRound,
    EndTurn,
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

Apply = Callable[[Board, State, Any, Any], State]
APPLY: Final[dict[type, Apply]] = {
    Drawing: setup.draw,
    Draft: setup.draft,
    PickRonin: ronin.pick,
    DrawLand: ronin.draw_land,
    NameLand: ronin.name_land,
    SendRonin: ronin.send,
    Reveal: rounds.reveal,
    Moving: movement.move_piece,
    Execute: executing.execute,
    TravelOn: executing.travel_on,
    Rally: executing.rally,
    TradeOn: executing.trade_on,
    LastMoment: rounds.end_turn,
    Wages: rounds.pay_wages,
    Income: rounds.pay_income,
    Limit: rounds.discard,
}
"""How a move answers each task: (board, state, task, move)."""


ANY_TIME: Final[dict[type, Apply]] = {Claim: use_privilege, Redeem: use_privilege, AskNow: planning.ask_now}
"""Moves that a seat may make at any moment of its own turn (EDO-17.48, EDO-20.24)."""


def to_act(board: Board, state: State) -> tuple[Seat, ...]:
    """The seats that must act. Chance makes a move that is the only one (EDO-20.18)."""
    if not state.agenda:
        return ()
    head = state.agenda[0]
    task = type(head)
    if task is Planning:
        return awaited(state)
    if task in CHANCE_TASKS:
        return (CHANCE,)
    if task is not Moving and len([*islice(decisions(board, state), 2)]) == 1:
        return (CHANCE,)
    return (getattr(head, "seat", 0),)


def apply(board: Board, state: State, seat: Seat, move: Move) -> State:
    """The state after a legal move, when everything that needs no decision is done."""
    if type(state.agenda[0]) is Planning:
        return planning.plan_slot(board, state, seat, move)  # type: ignore[arg-type]
    state = carry_out(board, state, move)
    last = state.last
    for event in state.happened:
        mark = event.mark()
        if mark is not None:
            last = (*last, mark)
    return replace(settle(board, state), last=last, happened=())


def carry_out(board: Board, state: State, move: Move) -> State:
    """Answer the first task of the agenda with a move of its seat, or of chance where nobody has a
    decision."""
    head = state.agenda[0]
    carry = ANY_TIME.get(type(move)) or APPLY[type(head)]
    return carry(board, state, head, move)


def _over_limit(board: Board, state: State, head: Limit) -> bool:
    return state.players[head.seat].goods.resources > board.data.numbers.limit


AUTOMATIC: Final[dict[type, Callable[[Board, State], State]]] = {
    BeginRound: rounds.begin_round,
    EndRound: rounds.end_round,
}
"""Tasks that need no decision and no log line."""
NEEDED: Final[dict[type, Callable[[Board, State, Any], bool]]] = {
    Moving: standing.asks_walk,
    Execute: lambda board, state, head: executing.turn_of(state).left > 0,
    TravelOn: lambda board, state, head: len(state.players[head.seat].samurai) > 1,
    TradeOn: executing.may_trade_on,
    LastMoment: lambda board, state, head: bool(uses(board, state, head.seat)),
    EndTurn: lambda board, state, head: False,
    Wages: lambda board, state, head: bool(state.players[head.seat].samurai),  # EDO-20.21
    Limit: _over_limit,
}
"""Tasks that are left out when nothing can be decided, and when that is not the case."""


def settle(board: Board, state: State) -> State:
    """Do everything that needs no decision and no log line, until somebody must act or the match is over."""
    agenda, first = state.agenda, 0
    while first < len(agenda):
        head = agenda[first]
        task = type(head)
        if task in AUTOMATIC:
            state = AUTOMATIC[task](board, replace(state, agenda=agenda[first + 1 :]))
            agenda, first = state.agenda, 0
        elif task not in NEEDED or NEEDED[task](board, state, head):
            break
        else:
            first += 1
    return replace(state, agenda=agenda[first:]) if first else state


IN_TURN: Final = frozenset((Moving, Execute, TravelOn, Rally, TradeOn, LastMoment, EndTurn))
"""Tasks of the turn that goes on."""


def imagine(board: Board, state: State, seat: Seat) -> State | None:
    """The state as if the seat's next slot were revealed now, for plans. None: it has none in this phase."""
    if not state.agenda or type(state.agenda[0]) not in IN_TURN:
        return None
    number = state.opened[seat]
    if number >= len(state.plans[seat]):
        return None
    head = Reveal(seat, number)
    later = tuple(task for task in state.agenda if type(task) not in IN_TURN and task != head)
    ahead = replace(state, agenda=(head, *later))
    ahead = apply(board, ahead, CHANCE, next(iter(decisions(board, ahead))))
    return ahead if seat in to_act(board, ahead) else foresee(board, ahead, seat)


def foresee(board: Board, state: State, seat: Seat) -> State | None:
    """The state after the moves of the seat's own turn that need no decision.

    It never goes past a draw or a reveal.
    """
    while to_act(board, state) == (CHANCE,):
        head = state.agenda[0]
        if type(head) in CHANCE_TASKS or getattr(head, "seat", None) != seat:
            return None
        state = apply(board, state, seat, next(iter(decisions(board, state))))
    return state if seat in to_act(board, state) else None
