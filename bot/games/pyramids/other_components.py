"""The rules with other component data than those of this folder: for matches that began with others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, cast

from bot.core import AnyRules
from bot.games.pyramids.components import Data
from bot.games.pyramids.components_loading import using


class OtherComponents:
    """Every question to the rules is answered with these component data."""

    heuristic = None
    """What it knows of the cards is kept by their numbers, so it would mistake one card for another."""

    def __init__(self, rules: AnyRules, data: Data) -> None:
        self._rules, self._data = rules, data

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._rules, name)
        if isinstance(found, type) or not callable(found):
            return found
        answer: Callable[..., Any] = found

        @wraps(answer)
        def answered(*args: Any) -> Any:
            with using(self._data):
                given = answer(*args)
                return list(given) if isinstance(given, Iterator) else given

        setattr(self, name, answered)
        return answered


def with_components(rules: AnyRules, data: Data) -> AnyRules:
    """The rules with other component data."""
    return cast(AnyRules, OtherComponents(rules, data))
