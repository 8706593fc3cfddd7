"""A simple model of one seat's round, to think plans through quickly.

The model knows the goods, pieces and buildings of one seat; all other seats stand still. It builds the turns
of a round slot by slot and keeps the best beginnings (a beam). Variants are taken into account as far as they
bring points: temples, demands, and Ronin in the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from bot.core import Seat
from bot.games.edo.board import HOLY, Board
from bot.games.edo.cities import ronin_on, samurai_on
from bot.games.edo.components import PRODUCTS, Action, Goods
from bot.games.edo.movement import free_spaces
from bot.games.edo.state import State

GOODS: Final = ("rice", "wood", "stone")


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


class Slots(NamedTuple):
    """One slot of a plan in the model."""

    card: str
    do: str
    own: int
    neutral: int


class Land:
    """What does not change while a seat's round is thought through."""

    def __init__(self, board: Board, state: State, seat: Seat) -> None:
        self.board, self.seat, self.round = board, seat, state.round
        data = board.data
        own = state.players[seat].samurai
        free = free_spaces(state, seat)
        self.costs = {space: {**board.costs(space, free), space: 0} for space in board.spaces}
        self.others = {
            space: samurai_on(state, space)
            - own.count(space)
            + ronin_on(state, space)
            + (1 if board.strangers and board.kinds[space] in ("forest", "rice", "quarry") else 0)
            for space in board.spaces
        }
        self.lands = {land: board.open_of(land) for land in ("forest", "rice", "quarry")}
        self.cities = [city for city in board.cities if board.open(city)]
        self.paying: dict[str, tuple[tuple[int, ...], ...]] = {}
        self.rivals: dict[str, list[tuple[int, int]]] = {}
        self.first: dict[str, int] = {}
        self.buildable: dict[str, bool] = {}
        for city in self.cities:
            at = board.city_at[city]
            row = state.rows[at]
            here = ronin_on(state, city)
            tile = state.tiles[at]
            if tile and here < data.ronin.stops_income:
                self.paying[city] = data.payments[tile]
            weights: dict[Seat, list[int]] = {}
            for place, building in enumerate(row):
                worth = data.buildings["post" if building.post else "house"].weight
                known = weights.setdefault(building.seat, [0, place])
                known[0] += worth
            self.first[city] = weights.pop(seat, [0, len(row)])[1]
            self.rivals[city] = [(weight, place) for weight, place in weights.values()]
            self.buildable[city] = here < data.ronin.stops_building
        self.holy = [space for space in board.spaces if board.kinds[space] in HOLY and board.open(space)]
        self.best = max((player.points for at, player in enumerate(state.players) if at != seat), default=0)
        self.last_round = bool(state.round) and not state.coming
        self.current = state.current
        self.prices = data.special
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
    plan: tuple[Slots, ...]
    turn: tuple[tuple[str, ...], tuple[str, ...]]
    """Walks and works of the current turn, when a later one is thought through."""
    walks: tuple[str, ...]
    works: tuple[str, ...]

    def but(self, **changes: object) -> Me:
        """A copy with changes."""
        made = object.__new__(Me)
        made.__dict__.update(self.__dict__)
        made.__dict__.update(changes)
        return made

    def pays(self, cost: Goods, discount: int = 0, walk: int = 0) -> Me | None:
        """A copy that has paid, if it can."""
        ryo = self.ryo - max(0, cost.ryo - discount) - walk
        rice, wood, stone = self.rice - cost.rice, self.wood - cost.wood, self.stone - cost.stone
        if min(ryo, rice, wood, stone) < 0:
            return None
        return self.but(ryo=ryo, rice=rice, wood=wood, stone=stone)


def begin(land: Land, state: State) -> Me:
    """The model of the seat in a position."""
    board, seat = land.board, land.seat
    data, player = board.data, state.players[seat]
    me = Me()
    me.ryo, me.rice = player.goods.ryo, player.goods.rice
    me.wood, me.stone = player.goods.wood, player.goods.stone
    me.samurai, me.own, me.neutral = player.samurai, player.officials, player.neutral
    me.supply, me.busy_own, me.busy_neutral = state.neutral, 0, 0
    me.points, me.houses, me.temples, me.post = player.points, player.houses, player.temples, player.post
    me.cards, me.display = player.cards, state.display
    rows = {city: state.rows[board.city_at[city]] for city in land.cities}
    me.weights = {
        city: sum(data.buildings["post" if one.post else "house"].weight for one in row if one.seat == seat)
        for city, row in rows.items()
    }
    me.sites = {city: board.sites(city) - len(row) for city, row in rows.items()}
    me.posts = frozenset(city for city, row in rows.items() if any(one.post for one in row))
    mine = (city for city, row in rows.items() if any(one.post and one.seat == seat for one in row))
    me.own_post = next(mine, "")
    strong = {city: state.strongholds[board.city_at[city]] for city in land.cities}
    me.strongholds = frozenset(city for city, owner in strong.items() if owner is not None)
    me.left_strong = data.counts.strongholds - sum(owner is not None for owner in state.strongholds)
    me.shrines = frozenset(space for space, _ in state.temples_at)
    me.demands = tuple(marker for marker in state.demands if marker)
    me.edo = me.weights.get(board.edo, 0) > 0
    me.merchant, me.worked, me.used = state.merchant, (), frozenset()
    me.plan, me.turn, me.walks, me.works = (), ((), ()), (), ()
    return me


# What one slot can do


def moved(land: Land, me: Me, at: int, to: str) -> Me | None:
    """A samurai walks, if the seat can pay."""
    start = me.samurai[at]
    if start == to:
        return me
    cost = land.costs[start][to]
    if cost > me.ryo:
        return None
    samurai = (*me.samurai[:at], to, *me.samurai[at + 1 :])
    return me.but(ryo=me.ryo - cost, samurai=samurai, walks=(*me.walks, f"{start}-{to}"))


def produced(land: Land, me: Me, action: Action, count: int, walk: bool) -> Iterator[Me]:
    """Samurai produce on the best spaces."""
    kind, product = PRODUCTS[action.do]
    base: int = getattr(land.board.data.production, kind)
    ways: list[tuple[float, int, str]] = []
    for at, here in enumerate(me.samurai):
        if me.samurai[: at + 1].count(here) <= me.worked.count(here):
            continue
        for space in land.lands[kind]:
            cost = land.costs[here][space]
            if cost <= me.ryo and (walk or not cost):
                worth = base + action.bonus - land.others[space] - 0.4 * cost
                ways.append((worth, at, space))
    ways.sort(reverse=True)
    sets: list[tuple[tuple[float, int, str], ...]] = [(way,) for way in ways[:3]]
    if count > 1:
        pairs = [pair for pair in combinations(ways[:10], 2) if pair[0][1] != pair[1][1]]
        pairs.sort(key=lambda pair: -pair[0][0] - pair[1][0] + 2 * (pair[0][2] == pair[1][2]))
        sets += pairs[:3]
    for chosen in sets:
        after: Me | None = me
        for _, at, space in chosen:
            after = None if after is None else moved(land, after, at, space)
        if after is None:
            continue
        gained = 0
        for _, _, space in chosen:
            crowd = land.others[space] + after.samurai.count(space) - 1
            gained += max(0, base + action.bonus - crowd)
        if gained:
            works = tuple(space for _, _, space in chosen)
            yield after.but(**{product: getattr(after, product) + gained}, works=(*after.works, *works))


def built(land: Land, me: Me, action: Action, count: int, walk: bool) -> Iterator[Me]:
    """Up to `count` buildings."""
    front = [me]
    for _ in range(count):
        found = [after for one in front for after in _one_building(land, one, action, walk)]
        yield from found
        found.sort(key=lambda one: -one.points - 0.1 * sum(map(bool, one.weights.values())))
        front = found[:5]


def _one_building(land: Land, me: Me, action: Action, walk: bool) -> Iterator[Me]:
    data, edo = land.board.data, land.board.edo
    known = data.buildings
    # If something has been built, movement is over, but it could have happened before: walking first and
    # paying later costs the same.
    for city in land.cities:
        if not land.buildable[city]:
            continue
        near = _nearest(land, me, city, walk)
        if near is None:
            continue
        here = moved(land, me, near, city)
        if here is None:
            continue
        if me.houses and me.sites[city] > 0:
            after = here.pays(known["house"].cost, action.discount)
            if after is not None:
                yield after.but(
                    points=me.points + known["house"].points,
                    houses=me.houses - 1,
                    sites={**me.sites, city: me.sites[city] - 1},
                    weights={**me.weights, city: me.weights[city] + known["house"].weight},
                    edo=me.edo or city == edo,
                    works=(*after.works, f"H.{city}"),
                )
        if me.post and city != edo and me.sites[city] > 0 and city not in me.posts:
            after = here.pays(known["post"].cost, action.discount)
            if after is not None:
                yield after.but(
                    points=me.points + known["post"].points,
                    post=False,
                    posts=me.posts | {city},
                    own_post=city,
                    sites={**me.sites, city: me.sites[city] - 1},
                    weights={**me.weights, city: me.weights[city] + known["post"].weight},
                    works=(*after.works, f"P.{city}"),
                )
        if me.left_strong and city not in me.strongholds:
            after = here.pays(known["stronghold"].cost, action.discount)
            if after is not None:
                yield after.but(
                    points=me.points + known["stronghold"].points,
                    strongholds=me.strongholds | {city},
                    left_strong=me.left_strong - 1,
                    works=(*after.works, f"S.{city}"),
                )
        if city == edo:
            yield from _demanded(land, here, "BUILD")
    if me.temples and me.wood >= 2 and me.rice >= 1:
        yield from _shrine(land, me, walk)


def _shrine(land: Land, me: Me, walk: bool) -> Iterator[Me]:
    """A temple where a samurai stands or on the nearest space."""
    known = land.board.data.buildings["temple"]
    ways = [
        (land.costs[here][space], at, space)
        for at, here in enumerate(me.samurai)
        for space in land.holy
        if space not in me.shrines and (walk or here == space)
    ]
    for _, at, space in sorted(ways)[:2]:
        here = moved(land, me, at, space)
        after = None if here is None else here.pays(known.cost)
        if after is not None:
            yield after.but(
                points=me.points + known.points,
                temples=me.temples - 1,
                shrines=me.shrines | {space},
                works=(*after.works, f"T.{space}"),
            )


def _nearest(land: Land, me: Me, space: str, walk: bool) -> int | None:
    """The samurai that reaches a space at the least cost."""
    ways = [(land.costs[here][space], at) for at, here in enumerate(me.samurai) if walk or here == space]
    return min(ways)[1] if ways else None


def _demanded(land: Land, me: Me, action: str) -> Iterator[Me]:
    known = land.board.data.demands
    for marker in me.demands:
        if known[marker].action == action:
            after = me.pays(known[marker].pay)
            if after is not None:
                yield after.but(
                    points=me.points + land.board.data.numbers.demand,
                    demands=tuple(other for other in me.demands if other != marker),
                    works=(*after.works, marker),
                )


def traded(land: Land, me: Me, action: Action, count: int, walk: bool) -> Iterator[Me]:
    """Trades with the merchant in the cities that cost least to meet him in."""
    if not land.current:
        return
    ways: list[tuple[int, str, int]] = []
    for city in land.cities:
        near = _nearest(land, me, city, walk)
        if near is not None and (walk or me.merchant == city):
            ways.append((land.costs[me.samurai[near]][city] + land.costs[me.merchant][city], city, near))
    for _, city, near in sorted(ways)[:2]:
        here = moved(land, me, near, city)
        if here is None:
            continue
        if here.merchant != city:
            cost = land.costs[here.merchant][city]
            if cost > here.ryo:
                continue
            here = here.but(ryo=here.ryo - cost, merchant=city, walks=(*here.walks, f"M-{city}"))
        front, both = [here], action.post or me.own_post == city
        for _ in range(count):
            front = [after for one in front for after in _one_trade(land, one, both)][:12]
            yield from front


def _one_trade(land: Land, me: Me, both: bool) -> Iterator[Me]:
    card = land.board.data.merchant[land.current]
    most = min(card.most, me.ryo // card.price if card.price else card.most)
    firsts = [
        me.but(
            ryo=me.ryo - count * card.price,
            **{card.goods: getattr(me, card.goods) + count},
            works=(*me.works, f"{land.current}.1.{count}"),
        )
        for count in dict.fromkeys((most, max(0, most - 1)))
        if count
    ]
    for one in (me, *(firsts if both else ())):
        sold = one.pays(card.pay)
        if sold is not None:
            yield sold.but(points=me.points + 1, works=(*one.works, f"{land.current}.2"))
    yield from firsts
    yield from _demanded(land, me, "TRADE")


def travelled(land: Land, me: Me, own: int, count: int) -> Iterator[Me]:
    """Officials go to gates, or meet demands."""
    yield from _demanded(land, me, "TRAVEL")
    for number in range(1, min(own, count) + 1):
        for gates in combinations(land.board.gates, number):
            yield me.but(
                own=me.own - number,
                busy_own=me.busy_own - number,
                samurai=(*me.samurai, *gates),
                works=(*me.works, *gates),
            )


def done_by(land: Land, me: Me, action: Action, own: int, neutral: int, walk: bool) -> Iterator[Me]:
    """Everything that officials on an action can reach in the model, the officials being marked as busy."""
    count = own + neutral
    me = me.but(busy_own=me.busy_own + own, busy_neutral=me.busy_neutral + neutral)
    match action.do:
        case "RICE":
            yield me.but(rice=me.rice + action.rice * count, works=(*me.works, "="))
        case "MONEY":
            yield me.but(ryo=me.ryo + action.ryo * count, works=(*me.works, "="))
        case "WOOD" | "STONE" | "HARVEST":
            yield from produced(land, me, action, count, walk)
        case "BUILD":
            yield from built(land, me, action, count, walk)
        case "TRADE":
            yield from traded(land, me, action, count, walk)
        case "TRAVEL":
            yield from travelled(land, me, own, count)
        case "RECRUIT":
            taken = min(count, me.supply, me.rice // action.rice if action.rice else count)
            if taken:
                yield me.but(
                    rice=me.rice - taken * action.rice,
                    neutral=me.neutral + taken,
                    supply=me.supply - taken,
                    busy_neutral=me.busy_neutral + taken,
                    works=(*me.works, *("yes",) * taken),
                )
        case "FAVOUR":
            if me.ryo >= action.ryo * count:
                points = me.points + count * land.board.data.numbers.favour
                yield me.but(
                    ryo=me.ryo - action.ryo * count, points=points, works=(*me.works, *("yes",) * count)
                )
        case "AUTHORIZE":
            for card in me.display:
                if land.prices[card].price <= me.ryo:
                    yield me.but(
                        ryo=me.ryo - land.prices[card].price,
                        cards=(*me.cards, card),
                        used=me.used | {card},
                        display=tuple(other for other in me.display if other != card),
                        works=(*me.works, card),
                    )
        case "LEVY":
            for wood in range(count + 1):
                goods = ("wood",) * wood + ("stone",) * (count - wood)
                yield me.but(wood=me.wood + wood, stone=me.stone + count - wood, works=(*me.works, *goods))


def distinct(found: Iterable[tuple[float, Me]], width: int) -> list[tuple[float, Me]]:
    """The best, without those that differ only in their way."""
    best: list[tuple[float, Me]] = []
    seen: set[tuple[object, ...]] = set()
    for worth, me in sorted(found, key=lambda pair: -pair[0]):
        key = (
            *(me.ryo, me.rice, me.wood, me.stone, me.points, me.neutral, tuple(sorted(me.samurai))),
            *(me.used, me.busy_own, me.busy_neutral, me.cards, tuple(me.weights.values()), me.strongholds),
        )
        if key not in seen:
            seen.add(key)
            best.append((worth, me))
            if len(best) == width:
                break
    return best


def splits(me: Me, action: Action) -> Sequence[tuple[int, int]]:
    """Numbers of own and neutral officials for an action; neutral ones first, but not for travelling."""
    own, neutral = me.own - me.busy_own, me.neutral - me.busy_neutral
    found = []
    for count in range(1, min(action.most, own + neutral) + 1):
        white = max(0, count - own) if action.do == "TRAVEL" else min(neutral, count)
        found.append((count - white, white))
    return found
