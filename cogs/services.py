"""What every cog needs, found on the client as `client.services`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from discord.ext import commands

from bot.core import AnyRules
from bot.table import Tables
from bot.text import Words, pick_language, words
from render.pool import Painter


@dataclass(frozen=True)
class Services:
    """The parts a cog calls. Cogs hold nothing of their own."""

    tables: Tables
    painter: Painter
    games: dict[str, AnyRules]
    languages: tuple[str, ...]
    """The languages on offer; the first is the default."""
    now: Callable[[], datetime]

    def language(self, locale: str | None) -> str:
        """The language for a Discord locale, among those on offer."""
        if locale is None:
            return self.languages[0]
        language = pick_language(locale)
        return language if language in self.languages else self.languages[0]

    def words(self, locale: str | None) -> Words:
        return words(self.language(locale))


class ServingBot(commands.AutoShardedBot):
    """The client as cogs know it: a bot with services."""

    services: Services
