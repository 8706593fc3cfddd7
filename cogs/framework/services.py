"""What every cog needs, which the client has as `client.services`; and how a person of Discord is called at a
table, and wants to be answered: in which language, and with pictures or with text."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Any, Final, Protocol

import discord
from discord.ext import commands

from bot.core import AnyRules
from bot.match import MatchServices, UserError
from bot.match.changing.context import Asker
from bot.match.delivery.sender import Recipient
from bot.match.timing.person_settings import PersonSettings
from bot.runtime.memo import Latest
from bot.runtime.tasks import Answering
from bot.text import FALLBACK, Words, pick_language, words
from bot.text.escape import plain
from cogs.ui.forms import Filled, Form, refilled
from render.kit.text import legible
from render.pool import Painter

log = logging.getLogger(__name__)

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


LONGEST: Final = 20
"""The most characters of a name that stands before a username."""


class Named(Protocol):
    """A user or member."""

    @property
    def name(self) -> str: ...

    @property
    def display_name(self) -> str: ...


def called(user: Named) -> str:
    """The name that is shown; a name in a script that no picture can show is followed by the username."""
    name = plain(user.display_name)
    if name.isascii() or legible(name) or not legible(user.name):
        return name
    return f"{name[:LONGEST].strip()} ({plain(user.name)})"


PATIENCE: Final = 1.0
"""Seconds to wait for the database. Discord waits three for the first response, which must come even if the
database does not answer."""


async def asker(services: Services, user: int) -> Asker:
    """What is known of a person; nothing, as for a stranger, if it cannot be read in time. Raises nothing."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await services.matches.context.asker(user)
    except (UserError, TimeoutError) as error:
        log.info("answered without the asker's settings: %s", type(error).__name__)
        return Asker()


async def preferences(services: Services, user: int) -> PersonSettings:
    """The settings of a person. Raises nothing."""
    return (await asker(services, user)).settings


async def words_to(services: Services, to: Recipient) -> Words:
    """The texts of a direct message, with the names of commands that the person's client shows. Which ones it
    shows to somebody who has chosen a language here is not known: they get the English ones."""
    chosen = (await preferences(services, to.user)).language
    return words(services.language(to.locale), FALLBACK if chosen else pick_language(to.locale))


async def words_for(interaction: Interaction) -> Words:
    """The texts in the language of the person who types, for completions."""
    services: Services = interaction.client.services
    chosen = (await preferences(services, interaction.user.id)).language
    if chosen in services.languages:
        return words(chosen)
    return services.words(interaction.locale.value)
