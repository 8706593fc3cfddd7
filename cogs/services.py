"""What every cog needs, found on the client as `client.services`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from discord.ext import commands

from bot.core import AnyRules
from bot.table import Tables
from bot.text import Words, pick_language, words
from render.pool import Painter


class Begun:
    """Interactions this process has begun to answer, the newest few thousand of them.

    A gateway may deliver one again when it resumes: the first is being answered, so the second is dropped.
    (Should it reach another process, the table's keys make it harmless.)
    """

    def __init__(self, kept: int = 4096) -> None:
        self._kept, self._ids = kept, OrderedDict[int, None]()

    def first(self, interaction: int) -> bool:
        """Note an interaction; False when it was noted before."""
        if interaction in self._ids:
            return False
        self._ids[interaction] = None
        while len(self._ids) > self._kept:
            self._ids.popitem(last=False)
        return True


@dataclass(frozen=True)
class Services:
    """The parts a cog calls. Cogs hold nothing of their own."""

    tables: Tables
    painter: Painter
    games: dict[str, AnyRules]
    languages: tuple[str, ...]
    """The languages on offer; the first is the default."""
    now: Callable[[], datetime]
    begun: Begun = field(default_factory=Begun)

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
