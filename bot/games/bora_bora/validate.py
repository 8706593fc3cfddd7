"""What can be wrong with component data that are well-formed. Each fault names its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from bot.core.components import shipped
from bot.games.bora_bora.components import ACTIONS, CAPPED, GODS, KINDS, MATERIALS, OF, YIELDS, Data, TaskData


def faults(data: Data) -> list[str]:
    """Everything that is wrong with the values; empty if they make a valid game."""
    return [
        *_count_faults(data),
        *_tile_faults(data),
        *_map_faults(data),
        *_board_faults(data),
        *_person_faults(data),
        *_task_faults(data),
    ]


def _count_faults(data: Data) -> Iterator[str]:
    counts, most = data.counts, max(data.tiles, default=0)
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


def _board_faults(data: Data) -> Iterator[str]:
    rows = list(data.ceremony.values())
    if [*data.ceremony] != ["a", "b", "c"] or any(len(row) != 4 for row in rows):
        yield "ceremony: rows a, b, c of four spaces"
    elif any(set(row) - set(MATERIALS) for row in rows):
        yield f"ceremony: {', '.join(MATERIALS)}"
    tiles = [cost for kind in data.jewelry.values() for cost in kind]
    if len(tiles) % data.counts.rounds:
        yield "jewelry: as many tiles for each round"


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
        elif task.need > _most(data, task):
            yield f"tasks.{name}: no more than there are"


def _most(data: Data, task: TaskData) -> int:
    """How many regions or islands there are of those that a task names; of anything else, as many as it
    needs."""
    match task.want:
        case "islands":
            return len({region.island for region in data.regions.values()})
        case "region-kind":
            return sum(region.kind == task.of for region in data.regions.values())
        case "fish-kind":
            return len(data.fish.get(task.of, ()))
    return task.need


@cache
def load() -> Data:
    """The component data that come with the rules. They are the tables of the rules document (BB-20.1)."""
    return shipped(Data, faults)
