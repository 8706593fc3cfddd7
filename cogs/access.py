"""Who may join a table: private tables in private threads, and what a host asks of those who join."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.core import Term, fact
from bot.match import Brief, Place, UserError
from bot.text import words
from bot.text.escape import shorten
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.services import ServingBot
from cogs.groups import TABLE
from cogs.ui.speech import game_term

log = logging.getLogger(__name__)

_PRIVATE: Final = 12
"""Discord's type of a private thread."""
_NAME = 100
_ARCHIVE_AFTER = 10080
"""Minutes of silence after which Discord archives a thread: the longest it offers, a week."""


def require_private_thread(call: Call) -> None:
    """Refuse where no private thread can be made for a table. Raises UserError."""
    interaction = call.interaction
    if call.place is None:
        raise UserError(fact("error-not-in-dm"))
    if not interaction.app_permissions.create_private_threads:
        lacking = (Term("permission-create-private-threads"),)
        raise UserError(fact("error-permission", permissions=lacking))


async def house(call: Call, brief: Brief) -> Brief:
    """Give a private table its thread, with its host in it. If Discord refuses, the table is closed, and
    nothing is left of it.

    Raises:
        UserError: error-no-private-thread.
    """
    lobby = call.services.matches.lobby
    thread = await _private_thread(call, brief, brief.place.channel)
    if thread is None:
        await lobby.house(brief.match, None)
        raise UserError(fact("error-no-private-thread"))
    brief = await lobby.house(brief.match, brief.place.within(thread))
    await let_in(call, brief)
    return brief


async def new_private_thread(call: Call, brief: Brief, place: Place) -> Place:
    """Another private thread for a private match, with its players in it.

    Raises:
        UserError: error-no-new-private-thread.
    """
    thread = await _private_thread(call, brief, place.channel)
    if thread is None:
        raise UserError(fact("error-no-new-private-thread"))
    for player in brief.persons:
        if player.user is not None:
            await _add(call, thread, player.user)
    return Place(place.guild, place.channel, thread)


async def _private_thread(call: Call, brief: Brief, channel: int) -> int | None:
    """A new private thread in a channel; None if Discord refuses."""
    title = words(brief.language)("thread-name", game=game_term(brief.game), match=brief.match)
    fields: dict[str, Any] = {"name": shorten(title, _NAME), "auto_archive_duration": _ARCHIVE_AFTER}
    http = call.interaction.client.http
    try:
        made = await http.start_thread_without_message(channel, type=_PRIVATE, invitable=False, **fields)
    except discord.HTTPException as error:
        log.info("no private thread in channel %s: %s", channel, error.code)
        return None
    return int(made["id"])


async def let_in(call: Call, brief: Brief) -> None:
    """Whoever plays at a private table may read its thread."""
    if brief.private and brief.place.thread is not None:
        await _add(call, brief.place.thread, call.user_id)


async def _add(call: Call, thread: int, user: int) -> None:
    """Let somebody read a private thread."""
    try:
        await call.interaction.client.http.add_user_to_thread(thread, user)
    except discord.HTTPException as error:  # not on the server, perhaps: the person plays in direct messages
        log.info("nobody was added to thread %s: %s", thread, error.code)


class Access(Subject):
    """The command of a host about those who join."""

    @TABLE.command("access", match="access")
    async def access(
        self,
        call: Call,
        match: int,
        reliability: app_commands.Range[int, 0, 100] | None = None,
        lowest: app_commands.Range[int, 0, 5000] | None = None,
        highest: app_commands.Range[int, 0, 5000] | None = None,
        elsewhere: bool | None = None,
    ) -> None:
        await call.about(match)
        if any(one is not None for one in (reliability, lowest, highest, elsewhere)):
            await call.services.matches.access.set(
                match,
                call.user_id,
                reliability=reliability,
                least=lowest,
                most=highest,
                elsewhere=elsewhere,
                key=call.key,
            )
        await call.tell(call.words("page-access"))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Access(bot))
