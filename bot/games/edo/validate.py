"""Checks component data: reports everything that would break the rules, with file, place and error."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.core.components import shipped
from bot.games.edo.components import (
    BUILDINGS,
    FREE,
    KINDS,
    LANDS,
    PRODUCTS,
    Action,
    Data,
    Goods,
    SideData,
    kind_of,
)

SEATS = (2, 3, 4, 5)
GIVING = {"RICE": "rice", "MONEY": "ryo"}
VALUES = {
    "RICE": ("rice",),
    "MONEY": ("ryo",),
    "WOOD": ("bonus",),
    "STONE": ("bonus",),
    "HARVEST": ("bonus",),
    "BUILD": ("discount",),
    "TRADE": ("post",),
    "RECRUIT": ("rice",),
    "FAVOUR": ("ryo",),
}
"""The values that each action has."""


def faults(data: Data) -> list[str]:
    """All errors in the data; none if the data make a valid game."""
    return [*_board(data), *_cards(data), *_values(data), *_together(data)]


def _board(data: Data) -> Iterator[str]:
    for letters, kind in data.kinds.items():
        if kind not in KINDS:
            yield f"kinds.{letters}: {kind!r} is none of {', '.join(KINDS)}"
    for name, side in data.sides.items():
        yield from (f"sides.{name}.spaces.{fault}" for fault in _side(data, side))
    if tuple(sorted(data.tables)) != SEATS:
        yield "tables: one for each of 2, 3, 4 and 5 players"
    for seats, table in data.tables.items():
        place = f"tables.{seats}"
        if table.side not in data.sides:
            yield f"{place}.side: no side {table.side!r}"
            continue
        spaces = data.sides[table.side].spaces
        for field, listed in (("covers", table.covers), ("tiles", table.tiles)):
            for space in listed:
                if space not in spaces:
                    yield f"{place}.{field}: no space {space!r} on side {table.side}"
            if len(set(listed)) != len(listed):
                yield f"{place}.{field}: a space twice"
        for space in set(table.covers) & set(table.tiles):
            yield f"{place}.tiles: {space} is covered"
        kinds = {space: kind_of(data.kinds, space) for space in spaces}
        for space in table.tiles:
            if kinds.get(space, "city") not in ("edo", "city"):
                yield f"{place}.tiles: {space} is no city"
        for space in table.covers:
            if kinds.get(space, "city") not in ("city", "forest", "rice", "quarry"):
                yield f"{place}.covers: {space} cannot be covered"
        cities = [space for space in spaces if kinds[space] == "city" and space not in table.covers]
        if len(cities) < seats:
            yield f"{place}: {len(cities)} start cities for {seats} players (EDO-3.42)"
        for land in LANDS:
            # The Ronin needs one space to leave and one to go to (EDO-18.15).
            if sum(kinds[space] == land and space not in table.covers for space in spaces) < 2:
                yield f"{place}.covers: fewer than two open spaces of kind {land}"


def _side(data: Data, side: SideData) -> Iterator[str]:
    spaces = side.spaces
    if not spaces:
        yield "none"
        return
    kinds = {space: kind_of(data.kinds, space) for space in spaces}
    if list(kinds.values()).count("edo") != 1:
        yield "EDO: Edo is there once"
    for space, known in spaces.items():
        if not kinds[space]:
            yield f"{space}: the letters are none of the kinds"
        if kinds[space] in ("edo", "city") and not known.town:
            yield f"{space}.town: a city has a name"
        if len(set(known.roads)) != len(known.roads):
            yield f"{space}.roads: a road twice (EDO-2.11)"
        for end in known.roads:
            if end == space:
                yield f"{space}.roads: a road to itself"
            elif end not in spaces:
                yield f"{space}.roads: no space {end!r}"
            elif space not in spaces[end].roads:
                yield f"{space}.roads: {end} does not name the road back to {space}"
    if "gate" not in kinds.values():
        yield "GA: no gate"
    reached, edge = set[str](), [next(iter(spaces))]
    while edge:
        space = edge.pop()
        if space in spaces and space not in reached:
            reached.add(space)
            edge += spaces[space].roads
    for space in spaces:
        if space not in reached:
            yield f"{space}.roads: out of reach (EDO-2.11)"


def _cards(data: Data) -> Iterator[str]:
    if len(data.starting) < 3:
        yield "starting: a plan needs three cards (EDO-6.2)"
    for card, actions in data.starting.items():
        yield from (f"starting.{card}{fault}" for fault in _actions(actions))
    for card, known in data.special.items():
        yield from (f"special.{card}{fault}" for fault in _actions(known.actions))
        if card in data.starting:
            yield f"special.{card}: a starting card has that name"
    if len(data.merchant) < 2:
        yield "merchant: a current and a next card"
    for card, sold in data.merchant.items():
        yield from _cost(f"merchant.{card}.pay", sold.pay)
    for marker, demand in data.demands.items():
        yield from _cost(f"demands.{marker}.pay", demand.pay)
    for kind, privilege in data.privileges.items():
        place = f"privileges.{kind}"
        if (privilege.does == "goods") != bool(privilege.one_of):
            yield f"{place}.one_of: what a resource marker gives, and only that"
        if (privilege.does == "full") != (privilege.full is not None):
            yield f"{place}.full: the action of a production marker, and only that"
        elif privilege.full is not None and privilege.full not in PRODUCTS:
            yield f"{place}.full: {privilege.full} produces nothing"
        same = [
            other
            for other, known in data.privileges.items()
            if known.does == privilege.does and known.full == privilege.full
        ]
        if privilege.does != "goods" and same[0] != kind:
            yield f"{place}.does: the same as {same[0]}"
    names = [*data.starting, *data.special, *data.merchant, *data.demands, *data.privileges]
    for name in names:
        if not (name.isascii() and name.isalnum()):
            yield f"{name!r}: names are letters and digits"


def _actions(actions: tuple[Action, ...]) -> Iterator[str]:
    if not actions:
        yield ": no action"
    if len({action.do for action in actions}) != len(actions):
        yield ": an action twice (EDO-4.1)"
    for number, action in enumerate(actions, 1):
        place = f", action {number} ({action.do})"
        for name in ("rice", "ryo", "bonus", "discount", "post"):
            if getattr(action, name) and name not in VALUES.get(action.do, ()):
                yield f"{place}: {name} means nothing there"
        if action.do in GIVING and not getattr(action, GIVING[action.do]):
            yield f"{place}: gives no {GIVING[action.do]}"


def _cost(place: str, cost: Goods) -> Iterator[str]:
    if cost == Goods():
        yield f"{place}: costs nothing"


def _values(data: Data) -> Iterator[str]:
    if data.counts.posts != 1:
        yield "counts.posts: a player has one trading post (EDO-9.2)"
    if set(data.buildings) != set(BUILDINGS):
        yield f"buildings: {', '.join(BUILDINGS)}"
    for name, building in data.buildings.items():
        yield from _cost(f"buildings.{name}.cost", building.cost)
    if data.buildings.get("house") and data.buildings["house"].weight < 1:
        yield "buildings.house.weight: below 1"
    for name, bundle in data.bundles.items():
        yield from _cost(f"bundles.{name}", bundle)
    if len(data.bundles) < max(SEATS):
        yield f"bundles: {len(data.bundles)} for five players"
    if tuple(sorted(data.tiles)) != SEATS:
        yield "tiles: a set for each of 2, 3, 4 and 5 players"
    for seats, group in data.tiles.items():
        for tile, rows in group.items():
            place = f"tiles.{seats}.{tile}"
            if [len(row) for row in rows] != list(range(1, seats + 1)):
                yield f"{place}: row m has m amounts, m = 1 to {seats} (EDO-11.9)"
            for number, row in enumerate(rows, 1):
                if list(row) != sorted(row, reverse=True):
                    yield f"{place}, row {number}: the first rank has the largest share (EDO-11.7)"
    ronin = data.ronin
    if set(ronin.bag) != {*LANDS, FREE}:
        yield f"ronin.bag: tiles of each of {', '.join((*LANDS, FREE))}"
    if sum(ronin.bag.values()) < 3:
        yield "ronin.bag: fewer tiles than Ronin"


def _together(data: Data) -> Iterator[str]:
    """Values that do not fit each other."""
    for seats, table in data.tables.items():
        tiles = data.tiles.get(seats, {})
        if len(tiles) < len(table.tiles):
            yield f"tiles.{seats}: {len(tiles)} profit tiles for {len(table.tiles)} cities (EDO-3.15)"
    counts = data.counts
    support = [known.count for known in data.privileges.values() if known.does == "support"]
    if sum(support) > counts.black:
        yield f"counts.black: {counts.black} black officials for {sum(support)} privileges"
    if len(data.special) < counts.display:
        yield f"counts.display: {counts.display} of {len(data.special)} special cards"
    privileges = sum(known.count for known in data.privileges.values())
    if min(len(data.demands), privileges) < counts.columns + 1:
        yield f"counts.columns: too few markers for {counts.columns} columns and a preview"
    names = [name for group in data.tiles.values() for name in group]
    if len(set(names)) != len(names):
        yield "tiles: a name twice"


@cache
def load() -> Data:
    """The component data that come with the rules."""
    return shipped(Data, faults)
