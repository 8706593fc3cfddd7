"""All games by key: those of this repository, and those of other installed packages.

A package is found through the entry point group `turnpost.games`. A game that cannot be used is left out; the
others are there. `LEFT_OUT` says which and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Final

import msgspec

from bot.core import AnyRules, Game, Narration
from bot.core.checks import declared
from bot.core.game import GROUP

OWN: Final = ("golden_horn", "pyramids", "bora_bora", "edo")
"""The games of this repository, in the order of lists. They are there without being installed."""


class LeftOut(msgspec.Struct, frozen=True):
    """A game of another package that is not offered."""

    name: str
    """The name of its entry point, which should be the key of the game."""
    source: str
    """The module that declares it, and the package with its version."""
    why: str

    def __str__(self) -> str:
        return f"The game {self.name!r} ({self.source}) is left out: {self.why}"


class Unusable(Exception):
    """A game cannot be offered; the message says why."""


def load(entry: EntryPoint) -> Game:
    """Import the game of an entry point and look at what it declares.

    Raises:
        Unusable: it cannot be imported, or it declares something impossible.
    """
    try:
        game = entry.load()
    except Exception as error:  # it is somebody else's program, so anything may happen
        raise Unusable(f"{entry.value} cannot be imported: {_said(error)}") from error
    if not isinstance(game, Game):
        raise Unusable(f"{entry.value} is {type(game).__name__}, not bot.core.Game")
    try:
        findings = [finding.says for finding in declared(game.rules)]
    except Exception as error:
        raise Unusable(f"its declaration cannot be read: {_said(error)}") from error
    if game.rules.key != entry.name:
        findings.append(f"the entry point is called {entry.name!r}, the game {game.rules.key!r}")
    findings += [
        f"its narration names {key!r}, which does not begin with {game.rules.prefix!r}"
        for key in _narrated(game.narration)
        if not key.startswith(f"{game.rules.prefix}-")
    ]
    findings += [
        f"there is no module {name!r}, which it names as its {what}"
        for what, name in (("drawing", game.drawing), ("catalogues", game.catalogues))
        if not _exists(name)
    ]
    if findings:
        raise Unusable("; ".join(findings))
    return game


def find(known: Mapping[str, Game]) -> tuple[dict[str, Game], list[LeftOut]]:
    """The games of other installed packages, by name, and those that are left out.

    Args:
        known: the games that are there already; their keys and prefixes are taken.
    """
    found: dict[str, Game] = {}
    left_out: list[LeftOut] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        try:
            game = load(entry)
            _must_be_free(game.rules, [*known.values(), *found.values()])
        except Unusable as error:
            left_out.append(LeftOut(entry.name, source(entry), str(error)))
        else:
            found[game.rules.key] = game
    return found, left_out


def source(entry: EntryPoint) -> str:
    """Where an entry point comes from, for a message."""
    package = entry.dist
    return entry.value if package is None else f"{entry.value} of {package.name} {package.version}"


def _must_be_free(rules: AnyRules, others: Iterable[Game]) -> None:
    for other in (game.rules for game in others):
        if rules.key == other.key:
            raise Unusable(f"there is another game with the key {rules.key!r}")
        if rules.prefix == other.prefix:
            raise Unusable(f"its prefix {rules.prefix!r} is that of {other.key!r}")


def _narrated(narration: Narration) -> Iterable[str]:
    return sorted({*narration.openers, *narration.prefaces, *narration.asides, *narration.apart})


def _exists(module: str) -> bool:
    try:
        return not module or find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def _said(error: BaseException) -> str:
    """The kind and the text of an error, with its file and line."""
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg} ({error.filename}, line {error.lineno})"
    said = f"{type(error).__name__}: {error}"
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return said if trace is None else f"{said} ({trace.tb_frame.f_code.co_filename}, line {trace.tb_lineno})"


def leave_out(key: str, why: str) -> None:
    """Offer a game no more, because something is wrong with it that only a later look can tell."""
    game = PACKAGES.pop(key)
    GAMES.pop(key)
    LEFT_OUT.append(LeftOut(key, game.catalogues or game.drawing, why))


def _own(key: str) -> Game:
    game: Game = import_module(f"bot.games.{key}").GAME
    return game


PACKAGES: dict[str, Game] = {key: _own(key) for key in OWN}
_found, LEFT_OUT = find(PACKAGES)
PACKAGES |= _found
GAMES: dict[str, AnyRules] = {key: game.rules for key, game in PACKAGES.items()}
