"""Variant 2 (section 17): demands, privileges, and when privileges can be used."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.cities import income_of
from bot.games.edo.components import Data, Goods, goods_of
from bot.games.edo.events_turn import DemandMet, GoodsRedeemed, IncomeClaimed
from bot.games.edo.moves_turn import MEETS, Claim, Meet, Redeem
from bot.games.edo.state import (
    Drawing,
    Execute,
    LastMoment,
    Moving,
    Player,
    State,
    Task,
    TradeOn,
    gain,
    note,
    pay,
    with_player,
    without,
)


def held(data: Data, player: Player, does: str, full: str | None = None) -> list[str]:
    """The player's privileges with this effect; with `full`, only those for that action."""
    known = data.privileges
    return [
        kind
        for kind in player.privileges
        if known[kind].does == does and (full is None or known[kind].full == full)
    ]


def spend_privilege(state: State, seat: Seat, kind: str) -> State:
    """The state after a privilege is used. The marker leaves the game (EDO-17.7)."""
    player = state.players[seat]
    player = replace(player, privileges=without(player.privileges, kind))
    return replace(with_player(state, seat, player), used=(*state.used, kind))


# Demands


def demands(board: Board, state: State, seat: Seat, action: str) -> Iterator[Meet]:
    """Open demands for this action that the seat can pay. The caller checks the place (EDO-17.12 to
    EDO-17.14)."""
    known, goods = board.data.demands, state.players[seat].goods
    for marker in state.demands:
        if marker and known[marker].action == action and goods.covers(known[marker].pay):
            yield MEETS[action](marker)


def meet(board: Board, state: State, seat: Seat, marker: str) -> State:
    """Meet a demand: pay, score and take the privilege below it (EDO-17.6), then refill both rows
    (EDO-17.8)."""
    column, row = state.demands.index(marker), state.privilege_row
    kind, cost, points = row[column], board.data.demands[marker].pay, board.data.numbers.demand
    state = note(pay(state, seat, cost, points), DemandMet(seat, marker, kind, cost, points))
    # Demands slide to the right; new ones come in from the left.
    state = replace(
        state,
        met=(*state.met, marker),
        demands=(state.next_demand, *state.demands[:column], *state.demands[column + 1 :]),
        next_demand="",
    )
    draws: list[Task] = [Drawing("next-demand")] if state.demand_stack else []
    if kind:
        # Privileges slide to the left, only as far as the gap; new ones come in from the right (EDO-17.50).
        player = state.players[seat]
        state = with_player(state, seat, replace(player, privileges=(*player.privileges, kind)))
        state = replace(
            state,
            privilege_row=(*row[:column], *row[column + 1 :], state.next_privilege),
            next_privilege="",
        )
        draws += [Drawing("next-privilege")] if state.privilege_stack else []
    return replace(state, agenda=(*draws, *state.agenda))


# Privileges d and e


def uses(board: Board, state: State, seat: Seat) -> list[Claim | Redeem]:
    """The privileges that can be used at any moment of the seat's own turn (EDO-17.48)."""
    player = state.players[seat]
    if not player.privileges:
        return []
    found: list[Claim | Redeem] = []
    for kind in dict.fromkeys(player.privileges):
        known = board.data.privileges[kind]
        if known.does == "income":
            paying = (city for city in board.cities if dict(income_of(board, state, city)).get(seat))
            found += [Claim(kind, city) for city in paying]  # EDO-17.44
        elif known.does == "goods":
            found += [Redeem(kind, goods) for goods in known.one_of]
    return found


def use_privilege(
    board: Board, state: State, head: Moving | Execute | TradeOn | LastMoment, move: Claim | Redeem
) -> State:
    """Use privilege d: take the own income of a city at once (EDO-17.34, EDO-17.44); or e: take a resource
    (EDO-17.35 to EDO-17.37)."""
    seat = head.seat
    state = spend_privilege(state, seat, move.privilege)
    if type(move) is Redeem:
        return note(gain(state, seat, goods_of(move.goods, 1)), GoodsRedeemed(seat, move.goods))
    ryo = dict(income_of(board, state, move.city))[seat]
    return note(gain(state, seat, Goods(ryo=ryo)), IncomeClaimed(seat, move.city, ryo))
