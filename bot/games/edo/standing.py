"""What goes without a question. In versions 2 and 3 some choices do, unless a seat wants to be asked
everything (EDO-20.22): movement that lets no official work, wages that can be paid, and in version 3 whole
slots. Since version 4 no choice does (EDO-20.24)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo import executing
from bot.games.edo.board import HOLY, Board
from bot.games.edo.cities import crowd, yields
from bot.games.edo.components import PRODUCTS, Action, Goods
from bot.games.edo.executing import UNASKED, action_of, productions, turn_of, works
from bot.games.edo.movement import free_spaces, may_move
from bot.games.edo.moves import Move
from bot.games.edo.moves_turn import AGREE, Produce
from bot.games.edo.privileges import demands, held, uses
from bot.games.edo.state import Execute, Moving, Player, State, with_player
from bot.games.edo.trading import cards_open


def asks_walk(board: Board, state: State, head: Moving) -> bool:
    """Whether the movement step is a question to the seat.

    It is one if any piece can move, and one that has begun ends with the word of the seat (EDO-7.2,
    EDO-7.5). In versions 2 and 3 it is none if movement could not let an official do anything: the action
    needs no samurai, or nothing is in reach. A slot that was planned without officials is there for the
    movement (EDO-6.3).
    """
    if board.asks_all:
        return bool(head.moved) or may_move(board, state, head)
    if turn_of(state).smooth or not may_move(board, state, head):
        return False
    seat = head.seat
    if not board.standing or seat in state.asking or not turn_of(state).left or uses(board, state, seat):
        return True
    return reachable(board, state, seat, action_of(board, state))


def is_smooth(board: Board, state: State, seat: Seat) -> bool:
    """Whether the slot that was just revealed goes without a question.

    That is so if every official can work, and neither movement nor another decision could make more of it:
    samurai produce alone on their spaces, the Shogun's favour is paid for, and officials are recruited with
    rice that no samurai needs as wages. What the others did before is seen in the position; what they do
    later changes nothing here.
    """
    turn = turn_of(state)
    if not board.smooth or not turn.left or seat in state.asking or uses(board, state, seat):
        return False
    action, player = action_of(board, state), state.players[seat]
    match action.do:
        case "RECRUIT":
            rice = turn.left * action.rice + len(player.samurai) * board.data.numbers.wage
            return state.neutral >= turn.left and player.goods.rice >= rice
        case "FAVOUR":
            return player.goods.ryo >= turn.left * action.ryo
        case "WOOD" | "STONE" | "HARVEST" if not held(board.data, player, "full", action.do):
            spaces = [move.at for move in productions(board, state, seat, action)]
            alone = [space for space in spaces if crowd(board, state, space) == 1]
            return len(alone) >= turn.left or (bool(spaces) and not may_move(board, state, Moving(seat)))
    return False


def executions(board: Board, state: State, head: Execute) -> Iterator[Move]:
    """Every legal move of the next official. In a slot without questions it is the one that brings most."""
    if turn_of(state).smooth:
        first = next(works(board, state, head.seat, action_of(board, state)), None)
        if first is not None:
            yield first if first is AGREE else most_productive(board, state, head.seat)
            return
    yield from executing.executions(board, state, head)


def most_productive(board: Board, state: State, seat: Seat) -> Produce:
    """The production that yields most without a privilege, the first space by number."""
    action = action_of(board, state)
    plain = [move for move in productions(board, state, seat, action) if not move.full]
    return max(plain, key=lambda move: yields(board, state, move.at, action.bonus))


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
