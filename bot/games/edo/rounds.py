"""The sequence of a round (section 5): slots are revealed, phases 3 and 4, the end (sections 11 to 13)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo import events
from bot.games.edo.board import Board
from bot.games.edo.cities import income_of
from bot.games.edo.components import RESOURCES, Goods, goods_of
from bot.games.edo.events import AllWithdrawn, Discarded, IncomePaid, WagesPaid, Withdrawn
from bot.games.edo.events_turn import Opened, TurnEnded
from bot.games.edo.executing import turn_of
from bot.games.edo.moves import HOME, PAY, Collect, Discard, Home, Move, Open, Pay, Withdraw
from bot.games.edo.moves_turn import GO, Go
from bot.games.edo.planning import asked_all, begin_planning
from bot.games.edo.privileges import held, spend_privilege, uses
from bot.games.edo.standing import is_smooth, pays_wages
from bot.games.edo.state import (
    BeginRound,
    Drawing,
    EndTurn,
    Execute,
    Income,
    LastMoment,
    Limit,
    Moving,
    PickRonin,
    Reveal,
    State,
    Task,
    Turn,
    Wages,
    done,
    note,
    pay,
    with_item,
    with_player,
    without,
)


def begin_round(board: Board, state: State) -> State:
    """Begin the next round with phase 1 (EDO-5.1). In variant 3 a Ronin is moved first (EDO-18.5)."""
    state = begin_planning(board, replace(state, round=state.round + 1, turn=None))
    if not state.ronin or state.start is None:
        return state
    return replace(state, agenda=(PickRonin(state.start), *state.agenda))


# Phase 2


def reveal(board: Board, state: State, head: Reveal, move: Open) -> State:
    """Make card, action and officials of a slot public and begin its turn (EDO-7.1)."""
    seat, number = head.seat, head.number
    slot = state.plans[seat][number]
    if slot.quiet and asked_all(board, state, seat):
        slot = replace(slot, quiet=False)
        plan = with_item(state.plans[seat], number, slot)
        state = replace(state, plans=with_item(state.plans, seat, plan))
    opened = Opened(seat, number + 1, slot.card, slot.do, slot.own, slot.neutral, slot.black, slot.quiet)
    state = replace(
        state,
        agenda=state.agenda[1:] if slot.quiet else (*_turn(seat), *state.agenda[1:]),
        opened=with_item(state.opened, seat, number + 1),
        turn=Turn(seat, number, slot.own, slot.neutral, slot.black),
        last=(),
        happened=(opened,),
    )
    for _ in range(slot.black):  # EDO-17.49
        state = spend_privilege(state, seat, held(board.data, state.players[seat], "support")[0])
    if not slot.quiet and is_smooth(board, state, seat):
        state = replace(state, turn=replace(turn_of(state), smooth=True))
    return state


@cache
def _turn(seat: Seat) -> tuple[Task, ...]:
    """The tasks of a turn (section 7)."""
    return Moving(seat), Execute(seat), LastMoment(seat), EndTurn(seat)


def last_uses(board: Board, state: State, head: LastMoment) -> Iterator[Move]:
    """The privileges that can still be used, or the end of the turn (EDO-17.48)."""
    yield GO
    yield from uses(board, state, head.seat)


def end_turn(board: Board, state: State, head: LastMoment, move: Go) -> State:
    return note(done(state), TurnEnded(head.seat))


# Phase 3


def wage_moves(board: Board, state: State, head: Wages) -> Iterator[Move]:
    """Moves of phase 3: pay all samurai still on the board, or take some back (EDO-11.1 to EDO-11.3).

    A seat without rice takes back all of them; one with enough pays unless it wants to be asked.
    """
    player, wage = state.players[head.seat], board.data.numbers.wage
    if player.goods.rice < wage:
        yield HOME
        return
    if pays_wages(board, state, head.seat):
        yield PAY
        return
    if player.goods.rice >= len(player.samurai) * wage:
        yield PAY
    yield from map(Withdraw, dict.fromkeys(player.samurai))
    if len(player.samurai) > 1:
        yield HOME


def pay_wages(board: Board, state: State, head: Wages, move: Pay | Withdraw | Home) -> State:
    """Pay all samurai, or take one or all of them back. `settle` asks again while there are any."""
    seat = head.seat
    player = state.players[seat]
    count = len(player.samurai)
    if type(move) is Pay:
        rice = count * board.data.numbers.wage
        paid = WagesPaid(seat, rice, count, not pays_wages(board, state, seat))
        return note(pay(done(state), seat, Goods(rice=rice)), paid)
    if type(move) is Withdraw:
        samurai = without(player.samurai, move.at)
        player = replace(player, officials=player.officials + 1, samurai=samurai)
        return note(with_player(state, seat, player), Withdrawn(seat, move.at, home=False))
    withdrawn = [Withdrawn(seat, space, home=True) for space in player.samurai]
    player = replace(player, officials=player.officials + count, samurai=())
    return note(with_player(state, seat, player), *withdrawn, AllWithdrawn(seat, count))


def pay_income(board: Board, state: State, head: Income, move: Collect) -> State:
    """Let all cities pay (EDO-11.5)."""
    paid = tuple((city, seat, ryo) for city in board.cities for seat, ryo in income_of(board, state, city))
    players = list(state.players)
    for _, seat, ryo in paid:
        player = players[seat]
        players[seat] = replace(player, goods=player.goods.plus(Goods(ryo=ryo)))
    state = replace(done(state), players=tuple(players), last=())
    return note(state, *(events.Income(seat, city, ryo) for city, seat, ryo in paid), IncomePaid(paid))


# Phase 4


def discards(board: Board, state: State, head: Limit) -> Iterator[Discard]:
    """The resources that the seat may discard, one at a time (EDO-12.2)."""
    goods = state.players[head.seat].goods
    yield from (Discard(what) for what in RESOURCES if getattr(goods, what))


def discard(board: Board, state: State, head: Limit, move: Discard) -> State:
    """Discard a resource. `settle` asks again while the seat is over the limit."""
    return note(pay(state, head.seat, goods_of(move.goods, 1)), Discarded(head.seat, move.goods))


def ends(board: Board, state: State) -> bool:
    """Whether the match ends. Only power points on the track count for this (EDO-13.1, EDO-13.12)."""
    goal = board.data.numbers.goal
    return not state.coming or any(player.points >= goal for player in state.players)


def end_round(board: Board, state: State) -> State:
    """End the round (EDO-12.3 to EDO-12.5)."""
    if ends(board, state):
        return replace(state, agenda=())
    assert state.start is not None
    card = (Drawing("merchant", 1),) if state.stack else ()
    return replace(
        state,
        ahead=False,  # the next card is now the current one
        start=(state.start + 1) % state.seats,
        agenda=(*card, BeginRound()),
    )
