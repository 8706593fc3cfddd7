"""Weights and income of cities (section 11), and the samurai and Ronin on a space."""

from __future__ import annotations

from bot.core import Seat
from bot.games.edo.board import RESOURCE_LANDS, Board
from bot.games.edo.state import State


def samurai_on(state: State, space: str) -> int:
    """How many samurai of all players stand on a space."""
    return sum(player.samurai.count(space) for player in state.players)


def ronin_on(state: State, space: str) -> int:
    return state.ronin_at.count(space)


def crowd(board: Board, state: State, space: str) -> int:
    """How many pieces lower the production of a space (EDO-8.4): samurai, Ronin (EDO-18.16) and unused
    colours (EDO-18.4)."""
    stranger = board.strangers and board.kinds[space] in RESOURCE_LANDS
    return samurai_on(state, space) + ronin_on(state, space) + stranger


def has_post(board: Board, state: State, seat: Seat, city: str) -> bool:
    """Whether the seat has its trading post in the city."""
    return any(building.post and building.seat == seat for building in state.rows[board.city_at[city]])


def weights(board: Board, state: State, city: str) -> dict[Seat, int]:
    """Weight of every seat with a building in the row (EDO-11.6), best rank first (EDO-11.7, EDO-11.8).
    Temples do not count (EDO-16.10)."""
    known, row = board.data.buildings, state.rows[board.city_at[city]]
    found: dict[Seat, int] = {}
    for building in row:  # in the order of the sites, so the earlier builder comes first
        worth = known["post" if building.post else "house"].weight
        found[building.seat] = found.get(building.seat, 0) + worth
    ranked = sorted((seat for seat in found if found[seat]), key=lambda seat: -found[seat])
    return {seat: found[seat] for seat in ranked}


def income_of(board: Board, state: State, city: str) -> list[tuple[Seat, int]]:
    """The ryo that a city pays now, by seat in rank order (EDO-11.9). A city with three Ronin pays
    nothing."""
    tile = state.tiles[board.city_at[city]]
    if not tile or ronin_on(state, city) >= board.data.ronin.stops_income:  # EDO-18.19
        return []
    present = weights(board, state, city)
    if not present:
        return []
    return list(zip(present, board.data.payments[tile][len(present) - 1], strict=True))
