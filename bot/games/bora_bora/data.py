"""Component data: the tables of the rules, read from `bora_bora.toml` and checked."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Literal

import msgspec

from bot.core.components import DataError as AnyDataError

ACTIONS = "HTBMWLS"
"""The seven actions of Phase A: helper, temple, build, man, woman, land path, water path (S)."""
GODS = "BWRGY"
"""Gods and their cards, always listed in this order: blue, white, red, green, yellow."""
MATERIALS = ("sand", "stone", "wood")
KINDS = tuple(f"K{number}" for number in range(1, 13))
YIELDS = (*MATERIALS, "offering")
CAPPED = frozenset(KINDS[:5])
"""Kinds whose value is an upper limit for a path, slot or building, at most 6 (BB-9.8)."""

By = Literal["land", "water"]


class DataError(AnyDataError):
    """The component data do not make a valid game. The message lists all errors."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all rows of the file. It rejects unknown fields."""


class CountData(Row, frozen=True):
    """How many pieces there are (section 2) and how many are dealt at the start (section 3)."""

    rounds: int
    slots: int
    huts: int
    priests: int
    dice: int
    offerings: int
    god_tiles: int
    temple_god_tiles: int
    god_cards: int
    open_cards: int
    hand: int
    buildings: int
    symbols: int
    tasks: int
    extra_tasks: int


class PointData(Row, frozen=True):
    """Points that do not depend on the round."""

    fishing: int
    helper: int
    task: int
    helped_task: int
    god_tile: int
    bonus: int
    bonus_tasks: int
    bonus_jewelry: int
    bonus_persons: int


class RoundData(Row, frozen=True):
    """Points by round, the first round first."""

    building: tuple[int, ...]
    priest: tuple[int, ...]


class StatusData(Row, frozen=True):
    """Points of the spaces of the status track, from space 0."""

    points: tuple[int, ...]


class RegionData(Row, frozen=True):
    """One region of the map."""

    island: str
    kind: str


class PathData(Row, frozen=True):
    """One path between two regions."""

    ends: tuple[str, str]
    by: By
    value: int


class KindData(Row, frozen=True):
    """The values of one, two and three persons of a kind."""

    plain: tuple[int, int, int]
    doubled: tuple[int, int, int]


class TradeData(Row, frozen=True):
    """Cost in points of each trade of the helper."""

    tattoo: int
    collect: int
    point: int
    offering: int
    card: int
    material: int
    hut: int


class TaskData(Row, frozen=True):
    """The requirement of a task (section 11): at least `need` of what `want` (and `of`) names."""

    want: str
    need: int
    of: str = ""
    start: bool = False


class Data(Row, frozen=True):
    """All component data."""

    counts: CountData
    points: PointData
    rounds: RoundData
    status: StatusData
    tiles: dict[int, tuple[str, ...]]
    yields: dict[str, str]
    regions: dict[str, RegionData]
    paths: dict[str, PathData]
    fish: dict[str, tuple[int, ...]]
    jewelry: dict[str, dict[int, int]]
    """For each kind: the points of each tile by its cost."""
    ceremony: dict[str, tuple[str, ...]]
    """For each row letter: the kinds of its spaces."""
    kinds: dict[str, KindData]
    trades: TradeData
    tasks: dict[str, TaskData]

    def fingerprint(self) -> str:
        """SHA-256 (hex) of the values. Comments and layout of the file do not change it."""
        plain = msgspec.to_builtins(self, str_keys=True)
        return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


OF: dict[str, str] = {
    **dict.fromkeys(("men", "women", "priests", "regions", "jewelry", "buildings"), ""),
    **dict.fromkeys(("god-tiles", "offerings", "shells", "islands", "materials", "huts-12"), ""),
    **dict.fromkeys(("cards-alike", "cards-different", "shifted-men", "shifted-women", "shifted"), ""),
    **dict.fromkeys(("men-kinds", "women-kinds", "jewelry-kinds"), ""),
    "each": "man woman priest jewelry first",
    "jewelry-kind": "J1 J2 J3 J4 J5 J6",
    "material": " ".join(MATERIALS),
    "cards": " ".join(GODS),
    "region-kind": "mountain beach forest plains",
    "fish-kind": "F1 F2 F3 F4",
    "persons": " ".join(KINDS),
}
"""The possible values of `want`, and of `of` for each of them."""


def load() -> Data:
    """The component data that come with the rules."""
    return parse(resources.files(__package__).joinpath("bora_bora.toml").read_text(encoding="utf-8"))


def parse(text: str) -> Data:
    """Read and check component data from the text of a TOML file.

    Raises:
        DataError: the text is not valid TOML, a value is missing or of the wrong type, or the values do not
            make a valid game.
    """
    try:
        data = msgspec.toml.decode(text, type=Data, strict=False)
    except msgspec.DecodeError as error:
        raise DataError(str(error)) from error
    faults = [
        *_count_faults(data),
        *_tile_faults(data),
        *_map_faults(data),
        *_board_faults(data),
        *_person_faults(data),
        *_task_faults(data),
    ]
    if faults:
        raise DataError("; ".join(faults))
    return data


def _count_faults(data: Data) -> Iterator[str]:
    counts, most = data.counts, max(data.tiles, default=0)
    for part in (counts, data.points, data.trades):
        for key, value in msgspec.structs.asdict(part).items():
            if value < 1:
                yield f"{key}: below 1"
    if not len(data.rounds.building) == len(data.rounds.priest) == counts.rounds:
        yield "rounds: points for each round"
    if counts.slots != 6 or counts.buildings != 6:
        yield "counts: slots and buildings are for dice from 1 to 6"
    if counts.huts != 12:
        yield "counts.huts: 12 spaces, the first without, the last with two (BB-3.13)"
    if len(GODS) * counts.god_cards < counts.open_cards + most * counts.hand:
        yield "counts: too few god cards for the first deal"
    if counts.rounds * counts.slots > len(KINDS) * counts.symbols:
        yield "counts: too few men and women for the rounds (BB-4.10)"
    points = data.status.points
    if len(points) < 2 or list(points) != sorted(points):
        yield "status.points: never falling, at least two spaces"


def _tile_faults(data: Data) -> Iterator[str]:
    if sorted(data.tiles) != [2, 3, 4]:
        yield "tiles: for 2, 3 and 4 players"
    for players, tiles in data.tiles.items():
        if sorted("".join(tiles)) != sorted(ACTIONS):
            yield f"tiles.{players}: every action once"


def _map_faults(data: Data) -> Iterator[str]:
    if set(data.yields) != {region.kind for region in data.regions.values()}:
        yield "yields: one for each kind of region"
    for kind, given in data.yields.items():
        if given not in YIELDS:
            yield f"yields.{kind}: {given} is nothing to gain"
    joined = Counter(frozenset(path.ends) for path in data.paths.values())
    for name, path in data.paths.items():
        if not set(path.ends) <= set(data.regions) or len(set(path.ends)) != 2:
            yield f"paths.{name}: between two regions"
        elif joined[frozenset(path.ends)] > 1:
            yield f"paths.{name}: the only path between its regions"
        if path.value not in range(1, 7):
            yield f"paths.{name}: a value from 1 to 6"
    reached, edge = set[str](), [*data.regions][:1]
    while edge:
        here = edge.pop()
        reached.add(here)
        for path in data.paths.values():
            if here in path.ends:
                edge += [end for end in path.ends if end not in reached and end in data.regions]
    if reached != set(data.regions):
        yield "paths: every region can be reached"
    tiles = [value for values in data.fish.values() for value in values]
    if len(tiles) != len(data.regions):
        yield "fish: one tile for each region"
    if sum(value == 1 for value in tiles) < max(data.tiles, default=0):
        yield "fish: a tile of value 1 for each player (BB-3.17)"
    if any(value not in range(1, 7) for value in tiles):
        yield "fish: values from 1 to 6"


def _board_faults(data: Data) -> Iterator[str]:
    rows = list(data.ceremony.values())
    if [*data.ceremony] != ["a", "b", "c"] or any(len(row) != 4 for row in rows):
        yield "ceremony: rows a, b, c of four spaces"
    elif any(set(row) - set(MATERIALS) for row in rows):
        yield f"ceremony: {', '.join(MATERIALS)}"
    tiles = [cost for kind in data.jewelry.values() for cost in kind]
    if len(tiles) % data.counts.rounds:
        yield "jewelry: as many tiles for each round"
    for kind, costs in data.jewelry.items():
        if not all(cost > 0 and points > 0 for cost, points in costs.items()):
            yield f"jewelry.{kind}: cost and points above 0"


def _person_faults(data: Data) -> Iterator[str]:
    if tuple(data.kinds) != KINDS:
        yield f"kinds: {KINDS[0]} to {KINDS[-1]}"
    for name, kind in data.kinds.items():
        highest = 6 if name in CAPPED else 99
        if kind.doubled != tuple(min(highest, 2 * value) for value in kind.plain):
            yield f"kinds.{name}: twice the plain value, at most {highest} (BB-9.7, BB-9.8)"


def _task_faults(data: Data) -> Iterator[str]:
    most = max(data.tiles, default=0)
    starts = sum(task.start for task in data.tasks.values())
    dark = len(data.tasks) - starts
    if starts < most:
        yield "tasks: a start task for each player"
    own, board = data.counts.tasks - 1, most + data.counts.extra_tasks
    if dark < most * own + data.counts.rounds * board:
        yield "tasks: too few for the rounds (BB-4.10)"
    for name, task in data.tasks.items():
        if task.want not in OF:
            yield f"tasks.{name}: {task.want!r} is nothing that is counted"
        elif set(task.of.split()) - set(OF[task.want].split()) or bool(task.of) != bool(OF[task.want]):
            yield f"tasks.{name}: {task.of!r} of {task.want}"
        elif task.want == "each" and task.need != len(task.of.split()):
            yield f"tasks.{name}: all of them"
        if task.need < 1:
            yield f"tasks.{name}: needs nothing"
