"""Jewelry: step 3 of Phase C (BB-10.8 to BB-10.11)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.events import Bought
from bot.games.bora_bora.moves import Buy
from bot.games.bora_bora.state import BuyJewel, Done, State, proceed, swapped, without


def affordable(board: Board, state: State, seat: Seat) -> list[str]:
    """Tiles of the round's column that the seat has enough shells for (BB-10.8)."""
    shells = state.players[seat].shells
    return [jewel for jewel in state.jewelry[state.round - 1] if board.jewels[jewel].cost <= shells]


def buy_moves(board: Board, state: State, task: BuyJewel) -> list[Buy]:
    """D18: the affordable tiles, or none, since buying is optional (BB-10.9)."""
    return [*map(Buy, affordable(board, state, state.turn)), Buy("")]


def buy(board: Board, state: State, task: BuyJewel, move: Buy) -> Done:
    """Buy a tile: shells are paid at once, points are scored at the end (BB-10.11)."""
    bought = Bought(state.turn, move.jewel or None)
    if not move.jewel:
        return proceed(state, bought)
    player, column = state.active, state.round - 1
    shells, jewels = player.shells - board.jewels[move.jewel].cost, (*player.jewels, move.jewel)
    rest = without(state.jewelry[column], move.jewel)
    return proceed(
        state,
        bought,
        player=replace(player, shells=shells, jewels=jewels),
        jewelry=swapped(state.jewelry, column, rest),
    )
