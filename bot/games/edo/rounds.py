"""The sequence of a round (section 5): slots are revealed, phases 3 and 4, the end (sections 11 to 13)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo import movement
from bot.games.edo.board import Board
from bot.games.edo.cities import income_of
from bot.games.edo.components import RESOURCES, Goods, goods_of
from bot.games.edo.executing import second_trades, second_travels
from bot.games.edo.moves import HOME, PASS, PAY, Discard, Home, Move, Pay, Withdraw
from bot.games.edo.planning import begun
from bot.games.edo.privileges import held, spent, uses
from bot.games.edo.state import (
    BeginRound,
    Drawing,
    EndRound,
    EndTurn,
    Event,
    Execute,
    LastMoment,
    Limit,
    Moving,
    PickRonin,
    Reveal,
    State,
    TradeOn,
    TravelOn,
    Turn,
    Wages,
    done,
    gain,
    note,
    pay,
    with_item,
    with_player,
    without,
)


def settle(board: Board, state: State) -> State:
    """Do everything that needs no decision and no log line, until somebody must act or the match is over."""
    while state.agenda:
        head = state.agenda[0]
        match head:
            case BeginRound():
                state = _begin_round(board, done(state))
            case Moving():
                if not movement.idle(board, state, head):
                    return state
                state = done(state)
            case Execute():
                if state.turn is not None and state.turn.left:
                    return state
                state = done(state)
            case TravelOn():
                if next(second_travels(board, state, head)) is not PASS:
                    return state
                state = done(state)
            case TradeOn():
                if [*islice(second_trades(board, state, head), 2)] != [PASS]:
                    return state
                state = done(state)
            case LastMoment(seat):
                if next(uses(board, state, seat), None):
                    return state
                state = done(state)
            case EndTurn(seat):
                state = done(state)
            case Wages(seat):
                if state.players[seat].samurai:  # EDO-20.21
                    return state
                state = done(state)
            case Limit(seat):
                if state.players[seat].goods.resources > board.data.numbers.limit:
                    return state
                state = done(state)
            case EndRound():
                state = _end_round(board, done(state))
            case _:
                return state
    return state


def _begin_round(board: Board, state: State) -> State:
    state = begun(board, replace(state, round=state.round + 1, turn=None))
    if not state.ronin or state.start is None:
        return state
    return replace(state, agenda=(PickRonin(state.start), *state.agenda))  # EDO-18.5


# Phase 2


def revealed(board: Board, state: State, head: Reveal) -> State:
    """Make card, action and officials of a slot public and begin its turn (EDO-7.1)."""
    slot = state.plans[head.seat][head.number]
    state = done(state)
    state = replace(
        state,
        opened=with_item(state.opened, head.seat, head.number + 1),
        turn=Turn(head.seat, head.number, slot.own, slot.neutral, slot.black),
        last=(),
    )
    for _ in range(slot.black):  # EDO-17.49
        state = spent(state, head.seat, held(board.data, state.players[head.seat], "support")[0])
    if slot.quiet:
        return state
    tasks = (Moving(head.seat), Execute(head.seat), LastMoment(head.seat), EndTurn(head.seat))
    return replace(state, agenda=(*tasks, *state.agenda))


# Phase 3


def wage_moves(board: Board, state: State, seat: Seat) -> Iterator[Move]:
    """Moves of phase 3: pay all samurai still on the board, or take some back (EDO-11.1 to EDO-11.3).

    A seat without rice takes back all of them.
    """
    player, wage = state.players[seat], board.data.numbers.wage
    if player.goods.rice < wage:
        yield HOME
        return
    if player.goods.rice >= len(player.samurai) * wage:
        yield PAY
    yield from map(Withdraw, dict.fromkeys(player.samurai))
    if len(player.samurai) > 1:
        yield HOME


def paid(board: Board, state: State, seat: Seat, move: Pay | Withdraw | Home) -> State:
    player = state.players[seat]
    match move:
        case Pay():
            rice = len(player.samurai) * board.data.numbers.wage
            return note(pay(done(state), seat, Goods(rice=rice)), Event("wage", seat, count=rice))
        case Withdraw(space):
            player = replace(player, officials=player.officials + 1, samurai=without(player.samurai, space))
            return note(with_player(state, seat, player), Event("withdraw", seat, at=space))
        case Home():
            for space in player.samurai:
                state = note(state, Event("withdraw", seat, at=space))
            player = replace(player, officials=player.officials + len(player.samurai), samurai=())
            return with_player(state, seat, player)


def incomes(board: Board, state: State) -> list[tuple[str, Seat, int]]:
    """What all cities pay now, as (city, seat, ryo) (EDO-11.5)."""
    return [(city, seat, ryo) for city in board.cities for seat, ryo in income_of(board, state, city)]


def pay_income(board: Board, state: State) -> State:
    state = replace(done(state), last=())
    for city, seat, ryo in incomes(board, state):
        state = note(gain(state, seat, Goods(ryo=ryo)), Event("income", seat, at=city, count=ryo))
    return state


# Phase 4


def discards(state: State, seat: Seat) -> Iterator[Discard]:
    """The resources that the seat may discard, one at a time (EDO-12.2)."""
    goods = state.players[seat].goods
    yield from (Discard(what) for what in RESOURCES if getattr(goods, what))


def discarded(state: State, seat: Seat, move: Discard) -> State:
    """Discard a resource. `settle` asks again while the seat is over the limit."""
    return note(pay(state, seat, goods_of(move.goods, 1)), Event("discard", seat, at=move.goods))


def ending(board: Board, state: State) -> bool:
    """Whether the match ends. Only power points on the track count for this (EDO-13.1, EDO-13.12)."""
    goal = board.data.numbers.goal
    return not state.coming or any(player.points >= goal for player in state.players)


def _end_round(board: Board, state: State) -> State:
    """End the round (EDO-12.3 to EDO-12.5)."""
    if ending(board, state):
        return replace(state, agenda=())
    assert state.start is not None
    card = (Drawing("merchant", 1),) if state.stack else ()
    return replace(
        state,
        ahead=False,  # the next card is now the current one
        start=(state.start + 1) % state.seats,
        agenda=(*card, BeginRound()),
    )
