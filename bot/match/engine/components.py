"""The rules that a match is played with: its version of them, and the component data it began with."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import cast

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, rules_of
from bot.core.components import DataError
from bot.store import components

log = logging.getLogger(__name__)


def fingerprint_of(rules: AnyRules) -> str:
    """`Rules.data_fingerprint`, which takes a while, reckoned once."""
    return _reckoned(cast(Hashable, rules))


@lru_cache(64)
def _reckoned(rules: Hashable) -> str:
    return cast(AnyRules, rules).data_fingerprint()


class RulesOfMatches:
    """Finds the rules of matches. One per process.

    Args:
        games: the installed games.
    """

    def __init__(self, games: Mapping[str, AnyRules]) -> None:
        self.games = games
        self._kept: dict[tuple[str, int, str], AnyRules] = {}

    async def find(self, db: AsyncConnection, game: str, version: int, fingerprint: str) -> AnyRules | None:
        """The rules of a match that began with this version and these component data.

        The installed ones if these cannot be had any more; None: the game is not installed.
        """
        rules = rules_of(self.games, game, version)
        if rules is None or fingerprint_of(rules) == fingerprint:
            return rules
        key = (game, version, fingerprint)
        if key not in self._kept:
            data = await components.find(db, fingerprint)
            if data is None:
                return rules
            try:
                self._kept[key] = rules.with_component_data(data)
            except DataError as error:
                log.error("the component data %s of %s cannot be used any more: %s", fingerprint, game, error)
                return rules
        return self._kept[key]

    async def keep(self, db: AsyncConnection, rules: AnyRules) -> None:
        """Store the component data of rules with which a match begins or goes on."""
        await components.keep(db, fingerprint_of(rules), rules.component_data())
