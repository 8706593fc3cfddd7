"""Selection of the rules of a match by the version with which it began."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.rules import AnyRules


def rules_of(games: Mapping[str, AnyRules], game: str, version: int) -> AnyRules | None:
    """The rules of a game in this version, or the newest if this version is not kept; None: no such game."""
    newest = games.get(game)
    if newest is None:
        return None
    return next((rules for rules in newest.earlier if rules.version == version), newest)
