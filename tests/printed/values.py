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
from cogs.ui.guide import chapters, reading_of
from render.paint import Anything, board_text, pictures
from render.scene import Scene, Sheet
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
    """Values that are shown: a pattern of dotted paths, and in what (see `Sight`). What is printed must be
    seen although nothing else is changed (see `Reprinted`); with a `~`: by way of the view."""

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


BY_RULES = frozenset({"guide", "answers", "told"})
"""What the rules say, and no picture."""


class Sight:
    """What some positions look like by some rules: as much of it as anybody has asked for."""

    def __init__(self, rules: AnyRules, shots: list[Shot]) -> None:
        self.rules, self.shots = rules, shots
        self._scenes: dict[str, list[Anything]] = {}
        self._seen: dict[str, tuple[list[Hashable], Iterator[Hashable]]] = {}

    def of(self, kind: str) -> Iterator[Hashable]:
        """All that is seen or read of a kind, in order."""
        known, rest = self._seen.setdefault(kind, ([], self._made(kind)))
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

    def _made(self, kind: str) -> Iterator[Hashable]:
        said = {"guide": self._guide, "answers": self._answers, "told": self._told}
        if kind in said:
            yield from said[kind]()
            return
        for scene in self.scenes(kind):
            if kind == "words":
                yield board_text(scene)
            else:
                yield from parts(scene)

    def scenes(self, kind: str) -> list[Anything]:
        """What a kind of picture is drawn from; of `words` that of all kinds that lie open."""
        if kind not in self._scenes:
            self._scenes[kind] = list(self._staged(kind))
        return self._scenes[kind]

    def _staged(self, kind: str) -> Iterator[Anything]:
        rules = self.rules
        match kind:
            case "table":
                yield from (public(rules, shot, "en", NAMES) for shot in self.shots)
            case "ledger":
                yield from (replace(scene, ledger=True) for scene in self.scenes("table"))
            case "board":
                yield from (replace(scene, board_of=0) for scene in self.scenes("table"))
            case "hand":
                yield from (hand(rules, shot, 0, "en", NAMES) for shot in self.shots[:2])
            case "page":
                for shot in self.shots:
                    for seat in rules.to_act(shot.state)[:1]:
                        if seat != CHANCE:
                            yield private(rules, shot, seat, "en", NAMES)
            case "words":
                kinds = ("ledger", "table", "page") if pictures(rules.key).ledger else ("table", "page")
                yield from (scene for one in kinds for scene in self.scenes(one))
            case "sheet":
                yield sheet(rules, self.shots[-1], "en", NAMES)
            case "lobby":
                yield lobby(rules, rules.seats[-1], 1, "en", NAMES)

    def _answers(self) -> Iterator[Hashable]:
        """Questions and answers as they are sent."""
        said = words("en")
        for scene in self.scenes("page"):
            assert isinstance(scene, Scene)
            yield said.say(scene.question or scene.awaited[0][1], NAMES)
            for choice in scene.choices:
                yield said.say(choice.offer.label, NAMES)
                yield from (said.say(effect, NAMES) for effect in choice.offer.effects)

    def _told(self) -> Iterator[Hashable]:
        """What is told of some legal moves."""
        said = words("en")
        for shot in self.shots:
            for seat in self.rules.to_act(shot.state)[:1]:
                moves = list(self.rules.moves(shot.state, seat))
                for move in random.Random(1).sample(moves, min(20, len(moves))):
                    fact = self.rules.narrate(shot.state, seat, move, None if seat == CHANCE else seat)
                    yield said.say(fact, NAMES) if fact is not None else ""

    def _guide(self) -> Iterator[Hashable]:
        """The rules, chapter by chapter."""
        reading = reading_of(self.rules.key, figures=self.rules.printed().figures())
        yield from (chapter.text for chapter in chapters(words("en"), reading))


class Reprinted(Sight):
    """The same positions where other values are printed. All else is as before, points and answers too: what
    a picture reckons with cannot hide that it prints a copy."""

    def __init__(self, before: Sight, rules: AnyRules) -> None:
        super().__init__(rules, before.shots)
        self._before = before

    def scenes(self, kind: str) -> list[Anything]:
        return [self._reprinted(scene) for scene in self._before.scenes(kind)]

    def _reprinted(self, scene: Anything) -> Anything:
        printed = self.rules.printed()
        if isinstance(scene, Scene | Sheet):
            return replace(scene, view=replace(scene.view, printed=printed))
        return replace(scene, printed=printed)


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
            kinds, printed = row.where.split(), usual.printed()
            for kind in kinds:
                deque(before.of(kind.lstrip("~")), 0)
            with changed(game, path, row) as (tree, rules):
                seen = shots
                if row.lay is not None:
                    seen = [replace(shots[0], state=row.lay(shots[0].state, path, tree))]
                after = Sight(rules, seen)
                strict = after if rules.printed() == printed else Reprinted(before, rules)
                for kind in kinds:
                    shown = after if kind[0] == "~" or kind in BY_RULES else strict
                    if not shown.differs(kind.lstrip("~"), before):
                        found.append(f"{dotted(path)}: {kind}")
    return found


def first(shots: Iterable[Shot], fits: Callable[[Any], bool]) -> Shot:
    """The first position that is so."""
    return next(shot for shot in shots if fits(shot.state))
