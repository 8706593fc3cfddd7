"""Bora Bora: which values are shown where."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from typing import Any

from msgspec.structs import replace

from bot.core import AnyRules
from bot.games.bora_bora.rules import BoraBora
from bot.games.bora_bora.state import Spot
from bot.games.bora_bora.using import UsePersons
from tests.gallery import Shot, at, play
from tests.parsing import parser
from tests.printed.values import Game, Path, Shown, Tree, Unseen, first, other, put, toml
from tests.printed.values import at as value_at

FILE = "components.toml"


@contextmanager
def rules(tree: Tree) -> Iterator[AnyRules]:
    yield BoraBora(parser(BoraBora())(toml(tree[FILE])))


def shots() -> list[Shot]:
    games = {seats: play(BoraBora(), seats, 5) for seats in (4, 3, 2)}
    using = first(games[4], lambda state: bool(state.agenda) and isinstance(state.agenda[0], UsePersons))
    return [using, at(games[4], 0.03), at(games[3], 0.4), at(games[2], 0.4), games[4][-1]]


def _show_task(state: Any, path: Path, _: Tree) -> Any:
    name = str(path[2])
    player = replace(state.players[0], tasks=(name,))
    return replace(state, board_tasks=(name,), players=(player, *state.players[1:]))


def _show_tiles(state: Any, _: Path, tree: Tree) -> Any:
    """All fish tiles on the map and all jewelry in its columns."""
    fish = [f"{kind}-{value}" for kind, values in tree[FILE]["fish"].items() for value in values]
    jewels = [f"{kind}-{cost}" for kind, tiles in tree[FILE]["jewelry"].items() for cost in tiles]
    players = tuple(replace(player, jewels=()) for player in state.players)
    columns = tuple(tuple(jewels[at : at + 4]) for at in range(0, len(jewels), 4))
    return replace(state, fish=tuple(fish), jewelry=columns, round=1, players=players, last=())


def _show_persons(state: Any, path: Path, tree: Tree) -> Any:
    """As many men of the kind as the value is for, with something to do for each kind: short paths by land
    and water, a free space, materials."""
    kind, count = str(path[2]), int(path[4]) + 1
    men = [Spot(0, f"M-{kind}-{n}") for n in range(1, count + 1)]
    spots = (*men, *(Spot(1) for _ in range(11 - count)), Spot())
    filled = tuple(kind for row in tree[FILE]["ceremony"].values() for kind in row)
    player = replace(state.active, spots=spots, ceremony=filled)
    players = tuple(player if seat == state.turn else one for seat, one in enumerate(state.players))
    hosts = tuple(state.turn if region in ("EF", "CP") else -1 for region in tree[FILE]["regions"])
    return replace(state, players=players, hosts=hosts, aside=((),) * len(hosts), last=())


def _with_double(tree: Tree, path: Path) -> None:
    """Another value, and twice of it where Green doubles it."""
    kind, at = str(path[2]), int(path[4])
    known = tree[FILE]["kinds"][kind]
    most = 6 if kind in ("K1", "K2", "K3", "K4", "K5") else 99
    known["plain"][at] = known["plain"][at] - 1 if known["plain"][at] > 1 else 2
    known["doubled"] = [min(most, 2 * value) for value in known["plain"]]


def _fewer_rounds(tree: Tree, _: Path) -> None:
    tree[FILE]["counts"]["rounds"] = 4
    tree[FILE]["rounds"] = {name: row[:4] for name, row in tree[FILE]["rounds"].items()}


def _turned(tree: Tree, path: Path) -> None:
    """The action tiles in the opposite order."""
    value_at(tree, path[:-1]).reverse()


def _dearer(tree: Tree, path: Path) -> None:
    """Another price on a tile, by the key, for the points stand behind it."""
    tiles = value_at(tree, path[:-1])
    free = next(str(cost) for cost in range(1, 9) if str(cost) not in tiles)
    tiles[free] = tiles.pop(path[-1])


def _other_fish(tree: Tree, path: Path) -> None:
    """Another value; of those with 1 there stay as many as there were."""
    value = value_at(tree, path)
    put(tree, path, value % 6 + 1)
    if value == 1:
        kind = next(kind for kind in tree[FILE]["fish"] if kind != path[2])
        tree[FILE]["fish"][kind][-1] = 1
    elif value == 6:
        put(tree, path, 5)


def _points(tree: Tree, path: Path) -> None:
    put(tree, path, value_at(tree, path) + 1)


GAME = Game(
    key="bora_bora",
    tree={FILE: tomllib.loads(resources.files("bot.games.bora_bora").joinpath(FILE).read_text("utf-8"))},
    rules=rules,
    shots=shots,
    rows=(
        Shown("counts.rounds", "board guide", [_fewer_rounds]),
        Shown("counts.dice", "table guide"),
        Shown("counts.tasks", "board ledger guide"),
        Unseen("counts.*", "how many there are: what is left is counted from the position"),
        Shown("points.fishing", "table page guide"),
        Shown("points.helper", "guide"),
        Shown("points.task", "guide"),
        Shown("points.helped_task", "guide hand"),
        Shown("points.god_tile", "guide"),
        Shown("points.bonus", "board sheet guide"),
        Shown("points.bonus_*", "board ledger words guide"),
        Shown("rounds.*", "ledger words guide"),
        Shown("status.points.*", "table"),
        Shown("tiles.*", "table", [_turned]),
        Shown("yields.*", "guide", other("wood", "stone")),
        Unseen("regions.*", "a region goes by its code: chart and name are made for it"),
        Shown("paths.*.value", "table page words"),
        Unseen("paths.*", "where it leads: the chart is drawn for it"),
        Shown("fish.*", "table words", [_other_fish], _show_tiles),
        Shown("jewelry.*", "ledger words", [_points], _show_tiles),
        Shown("jewelry.*", "ledger words", [_dearer], _show_tiles),
        Shown("ceremony.*", "board", other("sand", "wood", "stone")),
        Shown("kinds.K8.plain.0", "board page answers", [_with_double], _show_persons),
        Shown("kinds.*.plain.*", "answers", [_with_double], _show_persons),
        Unseen("kinds.*.doubled.*", "twice the plain value: changed with it"),
        Shown("trades.*", "guide"),
        Unseen("tasks.T0[12356].need", "how many things the task names"),
        Shown("tasks.*.need", "ledger board words", lay=_show_task),
        Shown("tasks.*.start", "board", other(False), lay=_show_task),
        Unseen("tasks.*", "what it pictures: a tile is drawn and named by its number"),
    ),
)
