"""The permissions that the bot needs in a channel, and who may manage a server.

Servers can show `/admin` to others, and any press can be forged, so managers are checked every time."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.core import Term, fact
from bot.match import Place, UserError
from bot.match.engine.models import Manager
from cogs.framework.call import Call
from cogs.framework.services import Interaction, called

ALWAYS = ("view_channel", "attach_files", "embed_links", "read_message_history")
IN_CHANNEL = (*ALWAYS, "send_messages")
IN_THREAD = (*ALWAYS, "send_messages_in_threads")
NEW_THREAD = (*IN_CHANNEL, "create_public_threads", "send_messages_in_threads")
"""The permissions that the bot asks for when it is invited. The README names the same ones."""


def lacking_of(client: discord.Client) -> Callable[[Place], str]:
    """The permission without which the bot cannot post in a place; "": none, as far as this process knows."""

    def lacks(place: Place) -> str:
        server = client.get_guild(place.guild or 0)
        channel = None if server is None else server.get_channel(place.channel)
        if server is None or channel is None:
            return ""
        may = channel.permissions_for(server.me)
        send = "send_messages" if place.thread in (None, place.channel) else "send_messages_in_threads"
        return next((name for name in ("view_channel", send, "attach_files") if not getattr(may, name)), "")

    return lacks


async def require(interaction: Interaction, *, new_thread: bool = False) -> None:
    """Refuse if the bot could not post a board in the channel, and say what is missing.

    Raises:
        UserError: error-permission, error-private-thread.
    """
    thread = isinstance(interaction.channel, discord.Thread)
    needed = NEW_THREAD if new_thread else IN_THREAD if thread else IN_CHANNEL
    lacking = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if lacking:
        names = tuple(Term(f"permission-{name.replace('_', '-')}") for name in lacking)
        raise UserError(fact("error-permission", permissions=names))
    if isinstance(interaction.channel, discord.Thread) and interaction.channel.is_private():
        await _require_member(interaction, interaction.channel)


async def _require_member(interaction: Interaction, thread: discord.Thread) -> None:
    """Refuse in a private thread that the bot is not in. The permissions that Discord names with an
    interaction are those of the channel around it, so the thread itself is asked for.

    Raises:
        UserError: error-private-thread.
    """
    client = interaction.client
    try:
        await client.http.get_channel(thread.id)
    except (discord.Forbidden, discord.NotFound) as error:
        if not error.code:  # not Discord's answer, but that of something in between
            raise
        raise UserError(fact("error-private-thread", bot=f"<@{client.user.id}>")) from None


async def require_here(call: Call) -> Place:
    """The place of the asker, where a match can be: not a direct message, and the bot can post its board.

    Raises:
        UserError: error-not-in-dm, error-permission, error-private-thread.
    """
    if call.place is None:
        raise UserError(fact("error-not-in-dm"))
    await require(call.interaction)
    return call.place


def manager_of(call: Call) -> Manager:
    """The asker, as somebody who may manage the server.

    Raises:
        UserError: this is not a server, or the asker may not manage it.
    """
    interaction = call.interaction
    if interaction.guild_id is None:
        raise UserError(fact("error-not-in-dm"))
    may = interaction.permissions
    if not (may.manage_guild or may.administrator):
        raise UserError(fact("error-not-manager"))
    return Manager(interaction.guild_id, call.user_id, called(interaction.user))
