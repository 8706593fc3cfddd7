"""What a package of a game declares: its rules, its drawing, its texts; and which rules a match has.

A package declares one `Game` in the entry point group `turnpost.games`. The drawing is named, not imported:
only what draws loads fonts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from bot.core.guide import Guide
from bot.core.rules import AnyRules

GROUP: Final = "turnpost.games"
"""The entry point group of games."""


class Narration(msgspec.Struct, frozen=True):
    """Which facts of a log are left out of a summary. All keys begin with the prefix of the game."""

    openers: frozenset[str] = frozenset()
    """Facts that are left out if a later fact of the same row, or of the same turn in the log, has all their
    values."""
    prefaces: Mapping[str, str] = {}
    """Facts that are left out if a later fact has a key with this prefix, because it reveals or repeats
    them."""
    echoed: Mapping[str, str] = {}
    """Facts that a later fact of the same turn, whose key has this prefix, repeats: first that somebody takes
    the top card, then which card it is. Like openers, they are left out of the log, too."""
    asides: frozenset[str] = frozenset()
    """Facts that get a log line if they stand alone, but are left out beside others, because the board shows
    them or they had no effect."""
    apart: frozenset[str] = frozenset()
    """Facts that do not belong to the player who is named before them."""
    sorted: frozenset[str] = frozenset()
    """Facts of things that lie in a set without an order: several are told by their numbers, as they lie."""


def never(view: Any) -> bool:
    return False


class Pictures(msgspec.Struct, frozen=True):
    """The pictures that a drawing offers besides the table, the page, the hand and the score sheet."""

    seat_boards: bool = False
    """Each seat has a board picture of its own, drawn by a scene's `board_of`."""
    ledger: bool = False
    """There is a second public picture, drawn by a scene's `ledger`."""
    offers: Callable[[Any], bool] = never
    """Whether the player to act chooses from things on the second picture, by the public view. It then stands
    beside the table in place of the player's own board."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game with all that belongs to it."""

    rules: AnyRules
    drawing: str = "render.table"
    """The import name of the module that draws it (`render.paint.Drawing`); by default the one that can draw
    the areas of any `TableView`."""
    catalogues: str = ""
    """The import name of the package with a folder of `.ftl` files for each language. Empty: the texts are
    part of the catalogues of the bot."""
    narration: Narration = Narration()
    pictures: Pictures = Pictures()
    guide: Guide = Guide()


def rules_of(games: Mapping[str, AnyRules], game: str, version: int) -> AnyRules | None:
    """The rules of a game in this version, or the newest if this version is not kept; None: no such game."""
    newest = games.get(game)
    if newest is None:
        return None
    return next((rules for rules in newest.earlier if rules.version == version), newest)
