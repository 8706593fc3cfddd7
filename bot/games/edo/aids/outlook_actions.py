"""What the officials of one slot can reach in the model of a seat's round (`outlook`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from bot.games.edo.aids.outlook import Land, Me
from bot.games.edo.building import LETTERS, cost_of, fits
from bot.games.edo.components import PRODUCTS, Action, Goods
from bot.games.edo.hiring import favour, price_of, recruiting
from bot.games.edo.production import collected, produced_by
from bot.games.edo.trading import affordable


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
    ways: list[tuple[float, int, str]] = []
    for at, here in enumerate(me.samurai):
        if me.samurai[: at + 1].count(here) <= me.worked.count(here):
            continue
        for space in land.lands[kind]:
            cost = land.costs[here][space]
            if cost <= me.ryo and (walk or not cost):
                worth = produced_by(land.board.data, kind, action.bonus, land.others[space]) - 0.4 * cost
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
            gained += produced_by(land.board.data, kind, action.bonus, crowd)
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
    known = land.board.data.buildings
    costs = {what: cost_of(building, action) for what, building in known.items()}
    # If something has been built, movement is over, but it could have happened before: walking first and
    # paying later costs the same.
    for city in land.cities:
        near = _nearest(land, me, city, walk) if land.buildable[city] else None
        here = None if near is None else moved(land, me, near, city)
        if here is None:
            continue
        for what in ("house", "post", "stronghold"):
            if fits(land.board, what, city) and _is_left(me, what, city):
                after = _standing(me, what, city, known[what].weight, land.board.edo)
                yield from _paid(here, costs[what], known[what].points, f"{LETTERS[what]}.{city}", **after)
        if city == land.board.edo:
            yield from _demanded(land, here, "BUILD")
    if me.temples and me.pays(costs["temple"]) is not None:
        yield from _shrine(land, me, costs["temple"], walk)


def _is_left(me: Me, what: str, city: str) -> bool:
    """Whether there is such a building, and room for it in the city."""
    if what == "stronghold":
        return me.left_strong > 0 and city not in me.strongholds
    if me.sites[city] <= 0:
        return False
    return me.houses > 0 if what == "house" else me.post and city not in me.posts


def _standing(me: Me, what: str, city: str, weight: int, edo: str) -> dict[str, object]:
    """What a building changes, apart from its cost and points."""
    if what == "stronghold":
        return {"strongholds": me.strongholds | {city}, "left_strong": me.left_strong - 1}
    row = {
        "sites": {**me.sites, city: me.sites[city] - 1},
        "weights": {**me.weights, city: me.weights[city] + weight},
    }
    if what == "house":
        return {**row, "houses": me.houses - 1, "edo": me.edo or city == edo}
    return {**row, "post": False, "posts": me.posts | {city}, "own_post": city}


def _paid(me: Me, cost: Goods, points: int, work: str, **changes: object) -> Iterator[Me]:
    """The model after the seat has paid for points; nothing if it cannot pay."""
    after = me.pays(cost)
    if after is not None:
        yield after.but(points=after.points + points, works=(*after.works, work), **changes)


def _shrine(land: Land, me: Me, cost: Goods, walk: bool) -> Iterator[Me]:
    """A temple where a samurai stands or on the nearest space."""
    points = land.board.data.buildings["temple"].points
    ways = [
        (land.costs[here][space], at, space)
        for at, here in enumerate(me.samurai)
        for space in land.holy
        if space not in me.shrines and (walk or here == space)
    ]
    for _, at, space in sorted(ways)[:2]:
        here = moved(land, me, at, space)
        if here is not None:
            after = {"temples": me.temples - 1, "shrines": me.shrines | {space}}
            yield from _paid(here, cost, points, f"{LETTERS['temple']}.{space}", **after)


def _nearest(land: Land, me: Me, space: str, walk: bool) -> int | None:
    """The samurai that reaches a space at the least cost."""
    ways = [(land.costs[here][space], at) for at, here in enumerate(me.samurai) if walk or here == space]
    return min(ways)[1] if ways else None


def _demanded(land: Land, me: Me, action: str) -> Iterator[Me]:
    known = land.board.data.demands
    for marker in me.demands:
        if known[marker].action == action:
            left = tuple(other for other in me.demands if other != marker)
            yield from _paid(me, known[marker].pay, land.board.data.numbers.demand, marker, demands=left)


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
    most = affordable(card, me.ryo)
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
        yield from _paid(one, card.pay, land.board.data.numbers.trade, f"{land.current}.2")
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


def _recruited(me: Me, cost: Goods, count: int) -> Iterator[Me]:
    """As many neutral officials as can be paid; they work in a later round."""
    before = me
    for _ in range(min(count, me.supply)):
        after = me.pays(cost)
        if after is None:
            break
        neutral, busy = after.neutral + 1, after.busy_neutral + 1
        me = after.but(neutral=neutral, busy_neutral=busy, supply=me.supply - 1, works=(*me.works, "yes"))
    if me is not before:
        yield me


def done_by(land: Land, me: Me, action: Action, own: int, neutral: int, walk: bool) -> Iterator[Me]:
    """Everything that officials on an action can reach in the model. The officials are then marked as
    busy."""
    count = own + neutral
    me = me.but(busy_own=me.busy_own + own, busy_neutral=me.busy_neutral + neutral)
    match action.do:
        case "RICE" | "MONEY":
            what, amount = collected(action, count)
            yield me.but(**{what: getattr(me, what) + amount}, works=(*me.works, "="))
        case "WOOD" | "STONE" | "HARVEST":
            yield from produced(land, me, action, count, walk)
        case "BUILD":
            yield from built(land, me, action, count, walk)
        case "TRADE":
            yield from traded(land, me, action, count, walk)
        case "TRAVEL":
            yield from travelled(land, me, own, count)
        case "RECRUIT":
            yield from _recruited(me, recruiting(action), count)
        case "FAVOUR":
            front = [me]
            for _ in range(count):
                points = land.board.data.numbers.favour
                front = [one for before in front for one in _paid(before, favour(action), points, "yes")]
            yield from front
        case "AUTHORIZE":
            for card in me.display:
                after = me.pays(price_of(land.board, card))
                if after is not None:
                    yield after.but(
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
    """The best results, without those that differ from a better one only in the way to them."""
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
