"""Which rules a match is played with: those of the version it began with, as long as they are kept."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.rules import AnyRules


def rules_of(games: Mapping[str, AnyRules], game: str, version: int) -> AnyRules | None:
    """The rules of a version of a game, or the newest where that version is not kept. None: no such game."""
    newest = games.get(game)
    if newest is None:
        return None
    return next((rules for rules in newest.earlier if rules.version == version), newest)
