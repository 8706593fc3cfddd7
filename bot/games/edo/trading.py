"""The action TRADE with the merchant (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.cities import has_post
from bot.games.edo.components import Action, Goods, goods_of
from bot.games.edo.events_turn import Traded
from bot.games.edo.moves_turn import Meet, Trade
from bot.games.edo.privileges import demands, held, spend_privilege
from bot.games.edo.state import State, TradeOn, note, with_player


def may_trade(board: Board, state: State, seat: Seat) -> bool:
    """Whether the merchant and an own samurai are in the same open city (EDO-10.1)."""
    return board.is_city(state.merchant) and state.merchant in state.players[seat].samurai


def trades(board: Board, state: State, seat: Seat) -> Iterator[Trade | Meet]:
    """Everything that an official with TRADE may do (EDO-19.4)."""
    if may_trade(board, state, seat):
        yield from offers(board, state, seat)
        yield from demands(board, state, seat, "TRADE")


def cards_open(board: Board, state: State, seat: Seat, first: TradeOn | None) -> list[str]:
    """The merchant cards whose offers can be used.

    The current card, and with privilege c the next one (EDO-17.33, EDO-17.43). The privilege also applies to
    the second offer of the same trade.
    """
    coming = state.coming
    helped = bool(held(board.data, state.players[seat], "trade"))
    if coming and (helped or (first is not None and first.card == coming)):
        return [state.current, coming]
    return [state.current]


def offers(board: Board, state: State, seat: Seat, first: TradeOn | None = None) -> Iterator[Trade]:
    """The offers that can be used: offer 1 with each number of pieces, and offer 2 (EDO-10.5).

    The offer that was used first in this execution is left out.
    """
    goods = state.players[seat].goods
    for card in cards_open(board, state, seat, first):
        known = board.data.merchant[card]
        used = first.offer if first is not None and first.card == card else 0
        if used != 1:
            for count in range(1, known.most + 1):
                if goods.ryo >= count * known.price:
                    yield Trade(card, count)
        if used != 2 and goods.covers(known.pay):
            yield Trade(card)


def both(board: Board, state: State, seat: Seat, action: Action) -> bool:
    """Whether the execution may use two offers (EDO-10.3, EDO-4.64)."""
    return action.post or has_post(board, state, seat, state.merchant)


def trade(board: Board, state: State, seat: Seat, move: Trade) -> State:
    """Use an offer of a merchant card."""
    known = board.data.merchant[move.card]
    if move.card == state.coming and not _paid_for(state, move.card):
        state = spend_privilege(state, seat, held(board.data, state.players[seat], "trade")[0])
    if move.count:
        cost, points = Goods(ryo=move.count * known.price), 0
        bought = goods_of(known.goods, move.count)
    else:
        cost, points, bought = known.pay, board.data.numbers.trade, Goods()
    player = state.players[seat]
    player = replace(player, goods=player.goods.minus(cost).plus(bought), points=player.points + points)
    event = Traded(seat, move.card, str(move.offer), move.count, cost, points)
    return note(with_player(state, seat, player), event)


def _paid_for(state: State, card: str) -> bool:
    """Whether the privilege was used with the first offer of this execution."""
    head = state.agenda[0]
    return type(head) is TradeOn and head.card == card
