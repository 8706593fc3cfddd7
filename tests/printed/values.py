"""Component data as trees of values, one of which is changed at a time; and what shows the change."""

from __future__ import annotations

import copy
import json
import random
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from itertools import count, zip_longest
from typing import Any

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules
from bot.core.components import DataError
from bot.text import words
from render.paint import LEDGERS, board_text
from render.scene import Scene
from tests.gallery import NAMES, Shot, hand, lobby, private, public, sheet
from tests.printed.recording import parts

Tree = dict[str, Any]
"""The files of a game by name, each as tables, lists and values."""
Path = tuple[str | int, ...]


def leaves(tree: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to all values of a tree."""
    items: Any = tree.items() if isinstance(tree, dict) else enumerate(tree)
    for key, value in items:
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key)


def at(tree: Any, path: Path) -> Any:
    for key in path:
        tree = tree[key]
    return tree


def put(tree: Any, path: Path, value: Any) -> None:
    at(tree, path[:-1])[path[-1]] = value


def dotted(path: Path) -> str:
    """Without the file: `points.sets.4`."""
    return ".".join(map(str, path[1:]))


def toml(tree: Any) -> str:
    """A tree as TOML: one line a table."""
    return "\n".join(f"{json.dumps(key)} = {_inline(value)}" for key, value in tree.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_inline(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value)


Change = Callable[[Tree, Path], None]
Lay = Callable[[Any, Path, Tree], Any]
"""A position, the way to a value, the data: the position with the component that has the value in sight."""


def add(*steps: int) -> list[Change]:
    """Another number."""

    def changing(step: int) -> Change:
        return lambda tree, path: put(tree, path, at(tree, path) + step)

    return [changing(step) for step in steps]


BUMPED = add(1, -1, 2, -2, 3)


def other(*values: Any) -> list[Change]:
    """One of some values that stands there not yet."""

    def changing(value: Any) -> Change:
        return lambda tree, path: put(tree, path, value)

    return [changing(value) for value in values]


@dataclass(frozen=True)
class Shown:
    """Values that are shown: a pattern of dotted paths, and in what (see `Sight`)."""

    pattern: str
    where: str
    change: list[Change] = field(default_factory=lambda: BUMPED)
    """The first that makes a game is taken."""
    lay: Lay | None = None


@dataclass(frozen=True)
class Unseen:
    """Values that nothing shows as such, and why."""

    pattern: str
    why: str


Row = Shown | Unseen


@dataclass(frozen=True)
class Game:
    """How the test handles a game."""

    key: str
    tree: Tree
    rules: Callable[[Tree], AbstractContextManager[AnyRules]]
    """The rules with other data; `DataError` where these make no game."""
    shots: Callable[[], list[Shot]]
    """Positions to look at; the last one is the end of a game."""
    rows: tuple[Row, ...]


class Sight:
    """What some positions look like by some rules: as much of it as anybody has asked for."""

    def __init__(self, rules: AnyRules, shots: list[Shot]) -> None:
        self.rules, self.shots = rules, shots
        self._seen: dict[str, tuple[list[Hashable], Iterator[Hashable]]] = {}

    def of(self, kind: str) -> Iterator[Hashable]:
        """All that is seen or read of a kind, in order."""
        known, rest = self._seen.setdefault(kind, ([], getattr(self, kind)()))
        for number in count():
            if number == len(known):
                for one in rest:
                    known.append(one)
                    break
                else:
                    return
            yield known[number]

    def differs(self, kind: str, from_: Sight) -> bool:
        """Whether something of a kind looks other than in another sight; looks no further than it must."""
        pairs = zip_longest(self.of(kind), from_.of(kind))
        return any(here != there for here, there in pairs)

    def _public(self) -> list[Scene]:
        return [public(self.rules, shot, "en", NAMES) for shot in self.shots]

    def _pages(self) -> Iterator[Scene]:
        for shot in self.shots:
            for seat in self.rules.to_act(shot.state)[:1]:
                if seat != CHANCE:
                    yield private(self.rules, shot, seat, "en", NAMES)

    def table(self) -> Iterator[Hashable]:
        for scene in self._public():
            yield from parts(scene)

    def ledger(self) -> Iterator[Hashable]:
        for scene in self._public():
            yield from parts(replace(scene, ledger=True))

    def board(self) -> Iterator[Hashable]:
        for scene in self._public():
            yield from parts(replace(scene, board_of=0))

    def hand(self) -> Iterator[Hashable]:
        for shot in self.shots[:2]:
            yield from parts(hand(self.rules, shot, 0, "en", NAMES))

    def page(self) -> Iterator[Hashable]:
        for scene in self._pages():
            yield from parts(scene)

    def words(self) -> Iterator[Hashable]:
        """The text boards of all of them."""
        for scene in self._public():
            yield board_text(scene)
            yield board_text(replace(scene, ledger=True)) if self.rules.key in LEDGERS else ""
        for scene in self._pages():
            yield board_text(scene)

    def answers(self) -> Iterator[Hashable]:
        """Questions and answers as they are sent."""
        said = words("en")
        for scene in self._pages():
            yield said.say(scene.question or scene.awaited[0][1], scene.names)
            for choice in scene.choices:
                yield said.say(choice.offer.label, scene.names)
                yield from (said.say(effect, scene.names) for effect in choice.offer.effects)

    def told(self) -> Iterator[Hashable]:
        """What is told of the first legal moves."""
        said = words("en")
        for shot in self.shots:
            for seat in self.rules.to_act(shot.state)[:1]:
                dice = random.Random(1)
                moves = list(self.rules.moves(shot.state, seat))
                for move in dice.sample(moves, min(20, len(moves))):
                    fact = self.rules.tell(shot.state, seat, move, None if seat == CHANCE else seat)
                    yield said.say(fact, NAMES) if fact is not None else ""

    def sheet(self) -> Iterator[Hashable]:
        yield from parts(sheet(self.rules, self.shots[-1], "en", NAMES))

    def lobby(self) -> Iterator[Hashable]:
        yield from parts(lobby(self.rules, self.rules.seats[-1], 1, "en", NAMES))

    def guide(self) -> Iterator[Hashable]:
        """The rules, chapter by chapter."""
        said, number = words("en"), 1
        while said.has(f"{self.rules.prefix}-rules-{number}"):
            yield said(f"{self.rules.prefix}-rules-{number}", **self.rules.printed().figures())
            number += 1


def rows_of(game: Game, path: Path) -> list[Row]:
    """The first row that speaks of a value, with others of the same pattern."""
    found = [row for row in game.rows if fnmatchcase(dotted(path), row.pattern)]
    assert found, f"{dotted(path)}: nothing says whether it is shown"
    return [row for row in found if row.pattern == found[0].pattern]


@contextmanager
def changed(game: Game, path: Path, row: Shown) -> Iterator[tuple[Tree, AnyRules]]:
    """The data with another value in one place that still make a game, and the rules with them."""
    faults = []
    for change in row.change:
        tree = copy.deepcopy(game.tree)
        change(tree, path)
        if tree == game.tree:
            continue
        with ExitStack() as stack:
            try:
                rules = stack.enter_context(game.rules(tree))
            except DataError as error:
                faults.append(str(error))
                continue
            yield tree, rules
            return
    raise AssertionError(f"{dotted(path)}: no other value makes a game: {faults}")


def stale(game: Game) -> list[str]:
    """Values with what does not show it when they are changed, as "points.cube: guide"."""
    found = []
    shots = game.shots()
    with game.rules(game.tree) as usual:
        sight, laid = Sight(usual, shots), dict[Any, Sight]()
        every = [(path, row) for path in leaves(game.tree) for row in rows_of(game, path)]
        for path, row in every:
            if isinstance(row, Unseen):
                continue
            before = sight
            if row.lay is not None:
                state = row.lay(shots[0].state, path, game.tree)
                before = laid.setdefault(state, Sight(usual, [replace(shots[0], state=state)]))
            for kind in row.where.split():
                deque(before.of(kind), 0)
            with changed(game, path, row) as (tree, rules):
                seen = shots
                if row.lay is not None:
                    seen = [replace(shots[0], state=row.lay(shots[0].state, path, tree))]
                after = Sight(rules, seen)
                kinds = row.where.split()
                found += [f"{dotted(path)}: {kind}" for kind in kinds if not after.differs(kind, before)]
    return found


def first(shots: Iterable[Shot], fits: Callable[[Any], bool]) -> Shot:
    """The first position that is so."""
    return next(shot for shot in shots if fits(shot.state))
