"""The words of a game without a catalogue, which come from its rules (`bot.core.TableRules.english`)."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.core import AnyRules, TableRules
from bot.games.registry import PACKAGES

COMMAND: Final = "cmd-"


def own_words(key: str) -> str | None:
    """The English text of a message, as a Fluent pattern, from the game to which it belongs."""
    rules = _rules_of_command(key) if key.startswith(COMMAND) else _by_prefix().get(key.partition("-")[0])
    return rules.english(key) if isinstance(rules, TableRules) else None


def _rules_of_command(key: str) -> AnyRules | None:
    name = key.removeprefix(COMMAND)
    for rules in _by_prefix().values():
        if f"{name}-".startswith(f"{rules.key.replace('_', '-')}-"):
            return rules
    return None


@cache
def _by_prefix() -> dict[str, AnyRules]:
    return {game.rules.prefix: game.rules for game in PACKAGES.values()}
