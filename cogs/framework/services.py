"""What every cog needs; the client has it as `client.services`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Any

import discord
from discord.ext import commands

from bot.core import AnyRules
from bot.match import MatchServices
from bot.runtime.latest import Latest
from bot.runtime.tasks import Answering
from bot.text import Words, pick_language, words
from cogs.ui.forms import Filled, Form, refilled
from render.pool import Painter

Interaction = discord.Interaction[Any]


class Drafts:
    """What people have filled into forms that were refused. It is there again when they open the form.

    Only the latest are kept, by person and form.
    """

    def __init__(self, kept: int = 256) -> None:
        self._filled = Latest[tuple[int, str], Filled](kept)

    def keep(self, about: tuple[int, str], filled: Filled) -> None:
        self._filled[about] = filled

    def drop(self, about: tuple[int, str]) -> None:
        self._filled.pop(about, None)

    def of(self, user: int, form: Form) -> Form:
        """The form, with what the person has filled in before."""
        filled = self._filled.get((user, form.action))
        return form if filled is None else refilled(form, filled)


@dataclass(frozen=True)
class Services:
    """The services that cogs call. Cogs have no state of their own."""

    matches: MatchServices
    painter: Painter
    games: dict[str, AnyRules]
    languages: tuple[str, ...]
    """The languages on offer; the first is the default."""
    now: Callable[[], datetime]
    answering: Answering = field(default_factory=Answering)
    drafts: Drafts = field(default_factory=Drafts)
    film_frames: int = 240
    """The most frames of a time-lapse; 0: none is made."""
    web_url: str | None = None
    """The address of pages in the browser; None: nothing links to them."""

    def language(self, locale: str | None) -> str:
        """The language for a Discord locale, among those on offer."""
        if locale is None:
            return self.languages[0]
        language = pick_language(locale)
        return language if language in self.languages else self.languages[0]

    def words(self, locale: str | None) -> Words:
        return words(self.language(locale))


class ServingBot(commands.AutoShardedBot):
    """The client, as cogs know it: a bot with services."""

    services: Services
    loaded: tuple[str, ...] = ()
    """The modules whose commands it has."""
    command_ids: Mapping[str, int] = MappingProxyType({})
    """Discord's ids of the commands, by default name. Unknown ids are missing."""


def server_names(client: discord.Client) -> Callable[[int], str | None]:
    """The names of servers, as far as this process serves them."""

    def name(guild: int) -> str | None:
        server = client.get_guild(guild)
        return None if server is None else server.name

    return name


def channels_of(client: discord.Client) -> Callable[[int, int], bool]:
    """Whether a server still has a channel. Of servers that this process does not serve nothing is known, so
    they have all."""

    def exists(guild: int, channel: int) -> bool:
        server = client.get_guild(guild)
        return server is None or server.unavailable or server.get_channel(channel) is not None

    return exists
