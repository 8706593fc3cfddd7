"""The printed boards and all pieces, in the form that the rules need, computed once from the component
data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from bot.games.bora_bora.components import ACTIONS, GODS, KINDS, MATERIALS, Data

NEVER = 7
"""Above every die: the value of an action that is impossible."""
TILE = "tile"
"""The payment with a god tile."""


class Person(msgspec.Struct, frozen=True, gc=False):
    """A man or woman tile (BB-1.3, BB-12.8), with an id such as `M-K2-3` (BB-12.10)."""

    id: str
    sex: str
    """`M` or `W`."""
    kind: str
    """`K1` to `K12`."""
    symbols: int
    """Status steps of a man, or shells of a woman."""


class Jewel(msgspec.Struct, frozen=True, gc=False):
    """A jewelry tile, with an id of kind and cost such as `J1-4`."""

    id: str
    kind: str
    """`J1` to `J6`."""
    cost: int
    points: int


class Fish(msgspec.Struct, frozen=True, gc=False):
    """A fish tile, which the rules name by kind and value: `F2-5`. Two tiles may be equal."""

    kind: str
    """`F1` to `F4`."""
    value: int


class Board:
    """Tables derived from the component data. Regions and spaces are numbered from 0 in the order of the
    data."""

    def __init__(self, data: Data, cards_named: bool = True) -> None:
        self.data = data
        self.cards_named = cards_named
        """Players choose which cards they show for a task (section 15). In version 1 the rules took the first
        that fit."""
        self.regions: tuple[str, ...] = tuple(data.regions)
        self.region_at = {name: at for at, name in enumerate(self.regions)}
        self.yields = tuple(data.yields[region.kind] for region in data.regions.values())
        self.kinds = tuple(region.kind for region in data.regions.values())
        self.of_kind = {
            wanted: frozenset(at for at, kind in enumerate(self.kinds) if kind == wanted)
            for wanted in self.kinds
        }
        """For each kind of region: the regions."""
        self.islands = tuple(region.island for region in data.regions.values())
        self.island_names = tuple(dict.fromkeys(self.islands))
        self.men = tuple(f"M-{kind}-{n + 1}" for kind in KINDS for n in range(data.counts.symbols))
        self.women = tuple(f"W-{kind}-{n + 1}" for kind in KINDS for n in range(data.counts.symbols))
        self.persons = {name: person_of(name) for name in (*self.men, *self.women)}
        self.jewels = {
            f"{kind}-{cost}": Jewel(f"{kind}-{cost}", kind, cost, points)
            for kind, tiles in data.jewelry.items()
            for cost, points in tiles.items()
        }
        fish = [Fish(kind, value) for kind, values in data.fish.items() for value in values]
        self.bonus_needs = bonus_needs(data)
        self.fish_tiles = tuple(f"{tile.kind}-{tile.value}" for tile in fish)
        self.fish = dict(zip(self.fish_tiles, fish, strict=True))
        self.start_tasks = tuple(name for name, task in data.tasks.items() if task.start)
        self.dark_tasks = tuple(name for name, task in data.tasks.items() if not task.start)
        self.last_space = len(data.status.points) - 1
        """The last space of the status track (BB-7.22)."""
        self.spaces = tuple(
            f"{row}{n + 1}" for row, kinds in data.ceremony.items() for n in range(len(kinds))
        )
        """Names of the ceremony spaces, `a1` to `c4`."""
        self.space_at = {name: at for at, name in enumerate(self.spaces)}
        self.space_kinds = tuple(kind for kinds in data.ceremony.values() for kind in kinds)
        self.spaces_for = {
            material: tuple(at for at, kind in enumerate(self.space_kinds) if kind == material)
            for material in MATERIALS
        }
        """For each material: its ceremony spaces."""
        self.pairs = self._pairs()
        self.buildable = lru_cache(maxsize=4096)(self._buildable)
        """The pairs of neighbouring ceremony spaces that both hold a material (BB-7.33)."""
        self.roads = self._roads()
        """For each action `L` or `S` and each region: its neighbours, with the values of the paths to them
        (BB-6.4)."""
        self.reach = lru_cache(maxsize=8192)(self._reach)
        """The regions joined with some regions by one path of a kind (`L` or `S`), each with its lowest path
        value. The regions themselves are left out."""
        self.tile_of = {
            players: {action: at for action in ACTIONS for at, tile in enumerate(tiles) if action in tile}
            for players, tiles in data.tiles.items()
        }
        """For each number of players and each action: the index of the action tile that offers it
        (BB-17.6)."""
        self.values = (
            {name: kind.plain for name, kind in data.kinds.items()},
            {name: kind.doubled for name, kind in data.kinds.items()},
        )
        """Values of the abilities by kind, plain and doubled, for one, two and three persons."""
        self.costs: dict[str, int] = msgspec.structs.asdict(data.trades)
        """Costs of the helper's trades."""

        self.nearest = lru_cache(maxsize=8192)(self._nearest)
        """The lowest of the values of `reach`; `NEVER` if there is none."""

    def __reduce__(self) -> tuple[type[Board], tuple[Data, bool]]:
        """Copies in other processes compute all tables anew."""
        return Board, (self.data, self.cards_named)

    def _roads(self) -> dict[str, tuple[tuple[tuple[int, int], ...], ...]]:
        roads: dict[str, list[list[tuple[int, int]]]] = {
            action: [[] for _ in self.regions] for action in "LS"
        }
        for path in self.data.paths.values():
            region, other = (self.region_at[end] for end in path.ends)
            rows = roads["L" if path.by == "land" else "S"]
            rows[region].append((other, path.value))
            rows[other].append((region, path.value))
        return {action: tuple(tuple(row) for row in rows) for action, rows in roads.items()}

    def _reach(self, by: str, own: frozenset[int]) -> Mapping[int, int]:
        roads, reached = self.roads[by], dict[int, int]()
        for here in own:
            for there, value in roads[here]:
                if there not in own and value < reached.get(there, NEVER):
                    reached[there] = value
        return reached

    def _nearest(self, by: str, own: frozenset[int]) -> int:
        return min(self.reach(by, own).values(), default=NEVER)

    def _buildable(self, ceremony: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
        full = [held in MATERIALS for held in ceremony]
        return tuple((pair, other) for pair, other in self.pairs if full[pair] and full[other])

    def value(self, kind: str, tiles: int, doubled: bool) -> int:
        """The value of an ability when `tiles` persons of a kind are used together (BB-9.2, BB-9.7,
        BB-9.8)."""
        return self.values[doubled][kind][tiles - 1]

    def neighbours(self, space: int) -> list[int]:
        """The ceremony spaces next to one (BB-12.14)."""
        return [pair if other == space else other for pair, other in self.pairs if space in (pair, other)]

    def building_points(self, round: int) -> int:
        """Points of a building by round (BB-7.34)."""
        return self.data.rounds.building[round - 1]

    def priest_points(self, round: int) -> int:
        """Points of a priest by round (BB-10.5)."""
        return self.data.rounds.priest[round - 1]

    def _pairs(self) -> tuple[tuple[int, int], ...]:
        """Pairs of ceremony spaces next to each other, horizontally or vertically (BB-7.33, BB-12.14)."""
        width = len(next(iter(self.data.ceremony.values())))
        across = [(at, at + 1) for at in range(len(self.spaces)) if (at + 1) % width]
        down = [(at, at + width) for at in range(len(self.spaces) - width)]
        return tuple(sorted([*across, *down]))


def person_of(name: str) -> Person:
    """The person with an id."""
    sex, kind, symbols = name.split("-")
    return Person(name, sex, kind, int(symbols))


GOD_AT = {god: at for at, god in enumerate(GODS)}


def bonus_needs(data: Data) -> dict[str, int]:
    """What each final bonus needs: some of its things, or all of them (BB-16.4)."""
    return {
        "tasks": data.points.bonus_tasks,
        "jewelry": data.points.bonus_jewelry,
        "ceremony": sum(map(len, data.ceremony.values())),
        "buildings": data.counts.buildings,
        "regions": len(data.regions),
        "persons": data.points.bonus_persons,
    }
