"""All games by key: those of this repository, and those of other installed packages.

A package is found through the entry point group `turnpost.games`. A game that cannot be used is left out,
without harm to the others. `LEFT_OUT` says which and why.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_path
from traceback import walk_tb
from typing import Final

import msgspec

from bot.core import AnyRules, Game
from bot.core.checks.position import Finding
from bot.core.checks.sweep import first_look
from bot.core.checks.table import declared
from bot.core.game import GROUP
from bot.core.rules import FaultyRules

PROGRAM: Final = Path(__file__).resolve().parents[2]
"""Where the packages of the program are."""
OWN: Final = ("golden_horn", "pyramids", "bora_bora", "edo")
"""The games of this repository, in the order of lists. They need not be installed."""


class Fault(msgspec.Struct, frozen=True):
    """Something that is wrong with a game."""

    place: str
    """The file with the line, where they are known; or the module."""
    says: str

    def __str__(self) -> str:
        return f"{self.place}: {self.says}"


class LeftOut(msgspec.Struct, frozen=True):
    """A game of another package that is not offered."""

    name: str
    """The name of its entry point, which should be the key of the game."""
    source: str
    """The module that declares it, and the package with its version."""
    faults: tuple[Fault, ...]

    def __str__(self) -> str:
        why = "; ".join(map(str, self.faults))
        return f"The game {self.name!r} ({self.source}) is left out: {why}"


class Unusable(Exception):
    """A game cannot be offered."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults


def load(entry: EntryPoint) -> Game:
    """Import the game of an entry point and look at what it declares.

    Raises:
        Unusable: it cannot be imported, or it declares something impossible.
    """
    try:
        game = entry.load()
    except Exception as error:  # it is somebody else's program, so anything may happen
        raise Unusable(fault_of(error, f"{entry.value} cannot be imported: ")) from error
    if not isinstance(game, Game):
        raise Unusable(Fault(entry.value, f"it is {type(game).__name__}, not bot.core.Game"))
    faults = faults_of(game)
    if not faults and game.rules.key != entry.name:
        says = f"the entry point is called {entry.name!r}, the game {game.rules.key!r}"
        faults = [Fault(source_of_rules(game.rules, "key"), says)]
    faults = faults or first_faults(game.rules)
    if faults:
        raise Unusable(*faults)
    return game


def first_faults(rules: AnyRules) -> list[Fault]:
    """What is wrong in the first steps of a match, so that matches would break."""
    try:
        return [Fault(source_of_finding(rules, finding), str(finding)) for finding in first_look(rules)]
    except Exception as error:
        return [fault_of(error, "its first steps fail: ")]


def source_of_finding(rules: AnyRules, finding: Finding, attribute: str = "") -> str:
    """Where a fault is that a check has found: in a decision, task or event, or in the rules."""
    if finding.where is not None:
        return source_of_class(finding.where, finding.about)
    return source_of_rules(rules, finding.about or attribute)


def faults_of(game: Game) -> list[Fault]:
    """What is wrong with the declarations of a game."""
    rules = game.rules
    try:
        faults = [Fault(source_of_finding(rules, finding), finding.says) for finding in declared(rules)]
    except Exception as error:
        return [fault_of(error, "its declarations cannot be read: ")]
    told = game.narration
    for key in sorted({*told.openers, *told.prefaces, *told.echoed, *told.asides, *told.apart}):
        if not key.startswith(f"{rules.prefix}-"):
            says = f"its narration names {key!r}, which does not begin with {rules.prefix!r}"
            faults.append(Fault(source_of_rules(rules, "prefix"), says))
    for what, name in (("drawing", game.drawing), ("catalogues", game.catalogues)):
        if not _exists(name):
            says = f"there is no module {name!r}, which the game names as its {what}"
            faults.append(Fault(name, says))
    return faults


def find(known: Mapping[str, Game]) -> tuple[dict[str, Game], list[LeftOut]]:
    """The games of other installed packages, by name, and those that are left out.

    Args:
        known: the games that are there already; their keys and prefixes are taken.
    """
    games: dict[str, Game] = {}
    left_out: list[LeftOut] = []
    for entry in sorted(
        entry_points(group=GROUP), key=lambda entry_point: (entry_point.name, entry_point.value)
    ):
        try:
            game = load(entry)
            _must_be_free(game.rules, [*known.values(), *games.values()])
        except Unusable as error:
            left_out.append(LeftOut(entry.name, source(entry), error.faults))
        else:
            games[game.rules.key] = game
    return games, left_out


def source(entry: EntryPoint) -> str:
    """Where an entry point comes from, for a message."""
    package = entry.dist
    return entry.value if package is None else f"{entry.value} of {package.name} {package.version}"


def source_of_rules(rules: AnyRules, attribute: str = "") -> str:
    """The file in which the rules of a game are, with the line of an attribute or method."""
    return source_of_class(type(rules), attribute)


def source_of_class(kind: type, attribute: str = "") -> str:
    """The file in which a class is, with the line of an attribute or method, or of the class.

    If the game has defined the attribute in a class of which this one is made, it is the line there.
    """
    own = (base for base in kind.__mro__ if attribute in vars(base) and not _of_the_core(base))
    kind = next(own, kind)
    try:
        file = inspect.getsourcefile(kind) or kind.__module__
        lines, first = inspect.getsourcelines(kind)
    except (OSError, TypeError):
        return kind.__module__
    wanted = re.compile(rf"    (?:def |(?:\w+, )*){attribute}\b")
    at = next((n for n, line in enumerate(lines) if attribute and wanted.match(line)), 0)
    return f"{file}:{first + at}"


def _of_the_core(kind: type) -> bool:
    return f"{kind.__module__}.".startswith(("bot.core.", "builtins."))


def fault_of(error: Exception, before: str = "") -> Fault:
    """An exception as a fault, with the file and line of the game where it was raised, or of the program."""
    sentence = f"{before}{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError):
        return Fault(f"{error.filename}:{error.lineno}", f"{before}{type(error).__name__}: {error.msg}")
    if isinstance(error, FaultyRules) and error.about is not None:
        return Fault(source_of_class(error.about, error.at), sentence)
    lines = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    others = (f"{PROGRAM}/bot/", f"{PROGRAM}/render/", f"{get_path('stdlib')}/", "<")
    own = [frame_line for frame_line in lines if not frame_line[0].startswith(others)]
    if not own and isinstance(error, AttributeError) and inspect.ismodule(lacking := error.obj):
        own = [(lacking.__file__ or lacking.__name__, 0)]
    file, line = (own or lines or [("?", 0)])[-1]
    return Fault(f"{file}:{line}" if line else file, sentence)


def _must_be_free(rules: AnyRules, others: Iterable[Game]) -> None:
    for other in (game.rules for game in others):
        if rules.key == other.key:
            raise Unusable(Fault(source_of_rules(rules, "key"), f"there is another game {rules.key!r}"))
        if rules.prefix == other.prefix:
            says = f"the prefix {rules.prefix!r} is that of {other.key!r}"
            raise Unusable(Fault(source_of_rules(rules, "prefix"), says))


def _exists(module: str) -> bool:
    try:
        return not module or find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def leave_out(key: str, faults: Iterable[Fault]) -> None:
    """Stop offering a game, because a later check has found something wrong with it."""
    game = PACKAGES.pop(key)
    GAMES.pop(key)
    LEFT_OUT.append(LeftOut(key, game.catalogues or game.drawing, tuple(faults)))


def _own(key: str) -> Game:
    game: Game = import_module(f"bot.games.{key}").GAME
    return game


PACKAGES: dict[str, Game] = {key: _own(key) for key in OWN}
_found, LEFT_OUT = find(PACKAGES)
PACKAGES |= _found
GAMES: dict[str, AnyRules] = {key: game.rules for key, game in PACKAGES.items()}
