"""Golden Horn: which values are shown where."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources

from bot.core import AnyRules
from bot.games.golden_horn.rules import GoldenHorn
from tests.gallery import Shot, at, play
from tests.parsing import parser
from tests.printed.values import Game, Path, Shown, Tree, Unseen, other, toml
from tests.printed.values import at as value_at

FILE = "components.toml"


@contextmanager
def rules(tree: Tree) -> Iterator[AnyRules]:
    yield GoldenHorn(parser(GoldenHorn())(toml(tree[FILE])))


def shots() -> list[Shot]:
    games = {seats: play(GoldenHorn(), seats, 5) for seats in (2, 3, 4)}
    early = [at(games[seats], share) for share in (0.02, 0.5) for seats in (4, 2, 3)]
    return [*early, games[4][-1]]


def _swapped(tree: Tree, path: Path) -> None:
    """Two colours change places in the whole fleet."""
    fleet = value_at(tree, path[:-1])
    one, two = value_at(tree, path)[0], next(c for c in "OPGRBY" if c not in value_at(tree, path))
    fleet[:] = [ship.translate(str.maketrans(one + two, two + one)) for ship in fleet]


def _five(tree: Tree, path: Path) -> None:
    """A further colour adds at least as much as the one before: with five, six are worth more, too."""
    tree[FILE]["points"]["sets"].update({"5": 3, "6": 6})


GAME = Game(
    key="golden_horn",
    tree={FILE: tomllib.loads(resources.files("bot.games.golden_horn").joinpath(FILE).read_text("utf-8"))},
    rules=rules,
    shots=shots,
    rows=(
        Shown("counts.port_cubes", "table page guide"),
        Unseen("counts.attack_cards", "two, by the notation of an attack"),
        Unseen("counts.*", "how many there are: what is left is counted from the position"),
        Shown("arrival_cards.*", "guide"),
        Shown("tiles.*", "table page words", other("YBR", "GPO")),
        Shown("routes.*.modone_cards", "guide", other(True, False)),
        Shown("routes.*.berths", "~table ~page guide"),
        Shown("routes.4.stops.[14]", "table page words", [lambda tree, path: _tiles(tree, "4")]),
        Shown("routes.3.stops.[14]", "table page words", [lambda tree, path: _tiles(tree, "3")]),
        Unseen("routes.*.stops.*", "where the route leads: the chart is drawn for it"),
        Shown("sails.*", "table page", [_swapped]),
        Shown("points.cube", "guide"),
        Shown("points.sets.5", "guide sheet", [_five]),
        Shown("points.sets.*", "guide sheet"),
    ),
)


def _tiles(tree: Tree, seats: str) -> None:
    """The two kinds of tiles change places."""
    stops = tree[FILE]["routes"][seats]["stops"]
    names = {"triangle": "circle", "circle": "triangle"}
    stops[:] = [names.get(stop, stop) for stop in stops]
