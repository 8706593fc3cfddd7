"""A simple model of one seat's round, to think plans through quickly.

The model knows the goods, pieces and buildings of one seat; all other seats stand still. It builds the turns
of a round slot by slot and keeps the best beginnings (a beam). Variants are taken into account as far as they
bring points: temples, demands, and Ronin in the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.core import Seat
from bot.games.edo.board import HOLY, RESOURCE_LANDS, Board
from bot.games.edo.building import strongholds_left
from bot.games.edo.cities import crowd, paying, stops_building, weight_of
from bot.games.edo.components import Goods
from bot.games.edo.movement import free_spaces
from bot.games.edo.state import Slot, State


class Weights(NamedTuple):
    """What things are worth in points while rounds are left."""

    ryo: float = 0.07
    rice: float = 0.09
    wood: float = 0.17
    stone: float = 0.24
    income: float = 0.05
    """One ryo of income, for each round that is left."""
    official: float = 0.12
    """One official at hand, for each round that is left."""
    samurai: float = 0.10
    """One of the first three samurai, for each round that is left."""
    rate: float = 1.7
    """Points that the leading seat makes in a round."""
    card: float = 0.35
    """A special card, if three rounds or more are left."""
    house: float = 3.0
    """The lack of a house in Edo at the end."""


WEIGHTS: Final = Weights()


class Land:
    """What does not change while a seat's round is thought through."""

    def __init__(self, board: Board, state: State, seat: Seat) -> None:
        self.board, self.seat, self.round = board, seat, state.round
        own = state.players[seat].samurai
        free = free_spaces(state, seat)
        self.costs = {space: {**board.costs(space, free), space: 0} for space in board.spaces}
        self.others = {space: crowd(board, state, space) - own.count(space) for space in board.spaces}
        self.lands = {land: board.open_of(land) for land in RESOURCE_LANDS}
        self.cities = [city for city in board.cities if board.open(city)]
        self.paying: dict[str, tuple[tuple[int, ...], ...]] = {}
        self.rivals: dict[str, list[tuple[int, int]]] = {}
        self.first: dict[str, int] = {}
        self.buildable: dict[str, bool] = {}
        for city in self.cities:
            at = board.city_at[city]
            row = state.rows[at]
            if rows := paying(board, state, city):
                self.paying[city] = rows
            weights: dict[Seat, list[int]] = {}
            for place, building in enumerate(row):
                known = weights.setdefault(building.seat, [0, place])
                known[0] += weight_of(board, building)
            self.first[city] = weights.pop(seat, [0, len(row)])[1]
            self.rivals[city] = [(weight, place) for weight, place in weights.values()]
            self.buildable[city] = not stops_building(board, state, city)
        self.holy = [space for space in board.spaces if board.kinds[space] in HOLY and board.open(space)]
        self.best = max((player.points for at, player in enumerate(state.players) if at != seat), default=0)
        self.last_round = bool(state.round) and not state.coming
        self.current = state.current
        self._incomes: dict[tuple[str, int], int] = {}

    def income(self, city: str, weight: int) -> int:
        """What a city would pay the seat with this weight."""
        key = (city, weight)
        if key not in self._incomes:
            paid = 0
            if weight and city in self.paying:
                ahead = sum(
                    other > weight or (other == weight and place < self.first[city])
                    for other, place in self.rivals[city]
                )
                paid = self.paying[city][len(self.rivals[city])][ahead]
            self._incomes[key] = paid
        return self._incomes[key]

    def paid(self, weights: Mapping[str, int]) -> int:
        """What all cities would pay the seat."""
        return sum(self.income(city, weight) for city, weight in weights.items() if weight)


class Me:
    """What the seat has, somewhere in the round."""

    ryo: int
    rice: int
    wood: int
    stone: int
    samurai: tuple[str, ...]
    own: int
    neutral: int
    supply: int
    busy_own: int
    busy_neutral: int
    points: int
    houses: int
    temples: int
    post: bool
    cards: tuple[str, ...]
    display: tuple[str, ...]
    weights: dict[str, int]
    sites: dict[str, int]
    posts: frozenset[str]
    own_post: str
    strongholds: frozenset[str]
    left_strong: int
    shrines: frozenset[str]
    demands: tuple[str, ...]
    edo: bool
    merchant: str
    worked: tuple[str, ...]
    used: frozenset[str]
    plan: tuple[Slot, ...]
    turn: tuple[tuple[str, ...], tuple[str, ...]]
    """Walks and works of the current turn, while a later turn is thought through."""
    walks: tuple[str, ...]
    works: tuple[str, ...]

    def but(self, **changes: object) -> Me:
        """A copy with changes."""
        weighed = object.__new__(Me)
        weighed.__dict__.update(self.__dict__)
        weighed.__dict__.update(changes)
        return weighed

    def pays(self, cost: Goods) -> Me | None:
        """A copy that has paid, if it can."""
        ryo = self.ryo - cost.ryo
        rice, wood, stone = self.rice - cost.rice, self.wood - cost.wood, self.stone - cost.stone
        if min(ryo, rice, wood, stone) < 0:
            return None
        return self.but(ryo=ryo, rice=rice, wood=wood, stone=stone)


def begin(land: Land, state: State) -> Me:
    """The model of the seat in a position."""
    board, seat = land.board, land.seat
    player = state.players[seat]
    me = Me()
    me.ryo, me.rice = player.goods.ryo, player.goods.rice
    me.wood, me.stone = player.goods.wood, player.goods.stone
    me.samurai, me.own, me.neutral = player.samurai, player.officials, player.neutral
    me.supply, me.busy_own, me.busy_neutral = state.neutral, 0, 0
    me.points, me.houses, me.temples, me.post = player.points, player.houses, player.temples, player.post
    me.cards, me.display = player.cards, state.display
    rows = {city: state.rows[board.city_at[city]] for city in land.cities}
    me.weights = {
        city: sum(weight_of(board, building) for building in row if building.seat == seat)
        for city, row in rows.items()
    }
    me.sites = {city: board.sites(city) - len(row) for city, row in rows.items()}
    me.posts = frozenset(city for city, row in rows.items() if any(building.post for building in row))
    mine = (
        city for city, row in rows.items() if any(building.post and building.seat == seat for building in row)
    )
    me.own_post = next(mine, "")
    strong = {city: state.strongholds[board.city_at[city]] for city in land.cities}
    me.strongholds = frozenset(city for city, owner in strong.items() if owner is not None)
    me.left_strong = strongholds_left(board, state)
    me.shrines = frozenset(space for space, _ in state.temples_at)
    me.demands = tuple(marker for marker in state.demands if marker)
    me.edo = me.weights.get(board.edo, 0) > 0
    me.merchant, me.worked, me.used = state.merchant, (), frozenset()
    me.plan, me.turn, me.walks, me.works = (), ((), ()), (), ()
    return me
