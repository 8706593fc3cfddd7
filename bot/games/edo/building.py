"""The action BUILD (section 9) and temples (section 16)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import HOLY, Board
from bot.games.edo.cities import ronin_on
from bot.games.edo.components import Action, BuildingData, Goods
from bot.games.edo.events_turn import Built
from bot.games.edo.moves_turn import Build, Meet
from bot.games.edo.privileges import demands, held, spend_privilege
from bot.games.edo.state import Building, State, note, pay, with_item, with_player


def cost_of(building: BuildingData, action: Action) -> Goods:
    """The cost after a discount. A discount reduces only the ryo, and not below 0 (EDO-9.5)."""
    return replace(building.cost, ryo=max(0, building.cost.ryo - action.discount))


def builds(board: Board, state: State, seat: Seat, action: Action) -> Iterator[Build | Meet]:
    """Everything that an official with BUILD may do (EDO-19.3)."""
    known, player = board.data.buildings, state.players[seat]
    affordable = {what: player.goods.covers(cost_of(building, action)) for what, building in known.items()}
    for space in dict.fromkeys(player.samurai):  # EDO-9.4
        if board.is_city(space):
            for what in ("house", "post", "stronghold"):
                if affordable[what] and not barred(board, state, seat, what, space):
                    yield Build(what, space)
                    if what == "house" and held(board.data, player, "site"):
                        yield Build(what, space, prime=True)
        elif affordable["temple"] and not barred(board, state, seat, "temple", space):
            yield Build("temple", space)
    if board.edo in player.samurai:  # EDO-17.14
        yield from demands(board, state, seat, "BUILD")


def barred(board: Board, state: State, seat: Seat, what: str, space: str) -> str:
    """The reason why a building may not stand on a space, apart from its cost; "" if it may.

    nobody: no samurai there; place: wrong kind of space; none: no such building left; ronin: EDO-18.18; site:
    no free site; taken: EDO-9.2, EDO-9.3, EDO-16.5.
    """
    player = state.players[seat]
    if not _fits(board, what, space):
        return "place"
    if space not in player.samurai:
        return "nobody"
    if what == "temple":
        if not player.temples:
            return "none"
        return "taken" if any(at == space for at, _ in state.temples_at) else ""
    if ronin_on(state, space) >= board.data.ronin.stops_building:
        return "ronin"
    city = board.city_at[space]
    if what == "stronghold":
        if state.strongholds[city] is not None:
            return "taken"
        return "" if strongholds_left(board, state) else "none"
    if not (player.houses if what == "house" else player.post):
        return "none"
    if what == "post" and any(building.post for building in state.rows[city]):
        return "taken"
    return "" if len(state.rows[city]) < board.sites(space) else "site"  # EDO-9.7


def _fits(board: Board, what: str, space: str) -> bool:
    if what == "temple":  # EDO-16.3
        return board.open(space) and board.kinds[space] in HOLY
    if what == "post" and space == board.edo:  # EDO-9.2
        return False
    return board.is_city(space)


def strongholds_left(board: Board, state: State) -> int:
    return board.data.counts.strongholds - sum(seat is not None for seat in state.strongholds)


def build(board: Board, state: State, seat: Seat, move: Build, action: Action) -> State:
    """Pay for the building, put it on the board and score it at once (EDO-9.6, EDO-16.7)."""
    building = board.data.buildings[move.what]
    cost = cost_of(building, action)
    state = pay(state, seat, cost, building.points)
    state = note(state, Built(seat, move.what, move.at, cost, building.points, move.prime))
    player = state.players[seat]
    if move.what == "temple":
        player = replace(player, temples=player.temples - 1)
        return replace(with_player(state, seat, player), temples_at=(*state.temples_at, (move.at, seat)))
    city = board.city_at[move.at]
    if move.what == "stronghold":
        return replace(state, strongholds=with_item(state.strongholds, city, seat))
    player = replace(player, post=False) if move.what == "post" else replace(player, houses=player.houses - 1)
    state = with_player(state, seat, player)
    own = Building(seat, move.what == "post")
    row = state.rows[city]
    # The lowest free site (EDO-9.7), or site 1 with all other buildings moved back (EDO-17.31).
    row = (own, *row) if move.prime else (*row, own)
    state = replace(state, rows=with_item(state.rows, city, row))
    if not move.prime:
        return state
    return spend_privilege(state, seat, held(board.data, player, "site")[0])
