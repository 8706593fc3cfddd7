"""How a person of Discord is called at a table, and wants to be answered: in which language, and with
pictures or with text."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from bot.match import UserError
from bot.match.changing.context import Asker
from bot.match.delivery.sender import Recipient
from bot.match.timing.person_settings import PersonSettings
from bot.text import FALLBACK, Words, pick_language, words
from bot.text.escape import plain
from cogs.framework.services import Interaction, Services
from render.kit.text import legible

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


log = logging.getLogger(__name__)

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
