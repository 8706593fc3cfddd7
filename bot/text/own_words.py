"""Words that the catalogues of a game lack: from its rules (`bot.core.TableRules.english`), or those that all
games say alike."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.core import AnyRules, TableRules
from bot.core.english import COMMON
from bot.games.registry import PACKAGES

COMMAND: Final = "cmd-"


def own_words(key: str) -> str | None:
    """The English text of a message, as a Fluent pattern, from the game to which it belongs. What it says
    like all games is in the catalogue of every language."""
    prefix, _, name = key.partition("-")
    rules = _rules_of_command(key) if key.startswith(COMMAND) else _by_prefix().get(prefix)
    if isinstance(rules, TableRules):
        text = rules.english(key)
    else:  # a game with luck to compare has catalogues that say it
        text = None if rules is None or name == "luck-none" else COMMON.get(name)
    return f"{{ own-{name} }}" if text is not None and text == COMMON.get(name) else text


def _rules_of_command(key: str) -> AnyRules | None:
    name = key.removeprefix(COMMAND)
    for rules in _by_prefix().values():
        if f"{name}-".startswith(f"{rules.key.replace('_', '-')}-"):
            return rules
    return None


@cache
def _by_prefix() -> dict[str, AnyRules]:
    return {game.rules.prefix: game.rules for game in PACKAGES.values()}
