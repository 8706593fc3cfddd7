"""What goes without a question since version 2, unless a seat wants to be asked everything: movement that
helps no official, and wages that can be paid."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import HOLY, Board
from bot.games.edo.components import PRODUCTS, Action, Goods
from bot.games.edo.executing import UNASKED, action_of, turn_of, works
from bot.games.edo.movement import free_spaces, may_move
from bot.games.edo.privileges import demands, uses
from bot.games.edo.state import Moving, Player, State, with_player
from bot.games.edo.trading import cards_open


def asks_walk(board: Board, state: State, head: Moving) -> bool:
    """Whether the movement step is a question to the seat.

    It is none if movement could not let an official do anything: the action needs no samurai, or nothing is
    in reach. A slot that was planned without officials is there for the movement (EDO-6.3).
    """
    if not may_move(board, state, head):
        return False
    seat = head.seat
    if not board.standing or seat in state.asking or not turn_of(state).left or uses(board, state, seat):
        return True
    return reachable(board, state, seat, action_of(board, state))


def pays_wages(board: Board, state: State, seat: Seat) -> bool:
    """Whether a seat pays all its samurai without a question (EDO-11.1)."""
    player = state.players[seat]
    paid = player.goods.rice >= len(player.samurai) * board.data.numbers.wage
    return board.standing and paid and seat not in state.asking


def reachable(board: Board, state: State, seat: Seat, action: Action) -> bool:
    """Whether an official could do something with an action, here or after movement.

    What is said to be out of reach is; of several ways, each is looked at alone.
    """
    if action.do in UNASKED:
        return False
    if next(works(board, state, seat, action), None) is not None:
        return True
    if action.do == "TRADE":
        return _trade_in_reach(board, state, seat)
    if action.do not in PRODUCTS and action.do != "BUILD":
        return False
    return any(
        next(works(board, with_player(state, seat, there), seat, action), None) is not None
        for there in _arrivals(board, state, seat, action)
    )


def ways(board: Board, state: State, seat: Seat) -> dict[str, int]:
    """The spaces that a samurai of the seat can reach, with the ryo for the cheapest way."""
    player, free = state.players[seat], free_spaces(state, seat)
    found: dict[str, int] = {}
    for start in dict.fromkeys(player.samurai):
        found[start] = 0
        for space, cost in board.costs(start, free).items():
            if cost <= player.goods.ryo and cost < found.get(space, cost + 1):
                found[space] = cost
    return found


def _arrivals(board: Board, state: State, seat: Seat, action: Action) -> Iterator[Player]:
    """The player with one samurai on a space in reach where the action might be possible."""
    player = state.players[seat]
    kinds = (PRODUCTS[action.do][0],) if action.do in PRODUCTS else ("edo", "city", *HOLY)
    for space, cost in ways(board, state, seat).items():
        if board.kinds[space] in kinds:
            yield replace(player, samurai=(space,), goods=player.goods.minus(Goods(ryo=cost)))


def _trade_in_reach(board: Board, state: State, seat: Seat) -> bool:
    """Whether a samurai and the merchant can meet in a city, with enough left for an offer or a demand."""
    player, free = state.players[seat], free_spaces(state, seat)
    road = {state.merchant: 0, **board.costs(state.merchant, free)}
    for space, cost in ways(board, state, seat).items():
        if not board.is_city(space) or space not in road or cost + road[space] > player.goods.ryo:
            continue
        goods = player.goods.minus(Goods(ryo=cost + road[space]))
        there = with_player(state, seat, replace(player, goods=goods))
        if next(demands(board, there, seat, "TRADE"), None) is not None:
            return True
        for card in cards_open(board, there, seat, None):
            known = board.data.merchant[card]
            if goods.ryo >= known.price or goods.covers(known.pay):
                return True
    return False
