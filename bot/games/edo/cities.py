"""Weights and income of cities (section 11), and the pieces on a space."""

from __future__ import annotations

from bot.core import Seat
from bot.games.edo.board import RESOURCE_LANDS, Board
from bot.games.edo.state import State


def ronin_on(state: State, space: str) -> int:
    return state.ronin_at.count(space)


def crowd(board: Board, state: State, space: str) -> int:
    """How many pieces lower the production of a space (EDO-8.4): samurai, Ronin (EDO-18.16) and unused
    colours (EDO-18.4)."""
    samurai = sum(player.samurai.count(space) for player in state.players)
    stranger = board.strangers and board.kinds[space] in RESOURCE_LANDS
    return samurai + ronin_on(state, space) + stranger


def has_post(board: Board, state: State, seat: Seat, city: str) -> bool:
    """Whether the seat has its trading post in the city."""
    return any(building.post and building.seat == seat for building in state.rows[board.city_at[city]])


def stops_building(board: Board, state: State, city: str) -> bool:
    """Whether Ronin prevent building in a city (EDO-18.18)."""
    return ronin_on(state, city) >= board.data.ronin.stops_building


def paying(board: Board, state: State, city: str) -> tuple[tuple[int, ...], ...]:
    """The rows of the profit tile by which a city pays; () if it has none, or three Ronin (EDO-18.19)."""
    tile = state.tiles[board.city_at[city]]
    if not tile or ronin_on(state, city) >= board.data.ronin.stops_income:
        return ()
    return board.data.payments[tile]


def weights(board: Board, state: State, city: str) -> dict[Seat, int]:
    """Weight of every seat with a building in the row (EDO-11.6), best rank first (EDO-11.7, EDO-11.8).
    Temples do not count (EDO-16.10)."""
    weighed: dict[Seat, int] = {}
    house, post = board.data.buildings["house"].weight, board.data.buildings["post"].weight
    for building in state.rows[board.city_at[city]]:  # by sites, so the earlier builder comes first
        weighed[building.seat] = weighed.get(building.seat, 0) + (post if building.post else house)
    ranked = sorted((seat for seat in weighed if weighed[seat]), key=lambda seat: -weighed[seat])
    return {seat: weighed[seat] for seat in ranked}


def income_of(board: Board, state: State, city: str) -> list[tuple[Seat, int]]:
    """The ryo that a city pays now, by seat in rank order (EDO-11.9)."""
    rows = paying(board, state, city)
    present = weights(board, state, city) if rows else {}
    return list(zip(present, rows[len(present) - 1], strict=True)) if present else []
