"""The permissions that the bot needs in a channel."""

from __future__ import annotations

from typing import Any

import discord

from bot.core import Term, fact
from bot.match import UserError
from cogs.framework.call import Call

ALWAYS = ("view_channel", "attach_files", "embed_links", "read_message_history")
IN_CHANNEL = (*ALWAYS, "send_messages")
IN_THREAD = (*ALWAYS, "send_messages_in_threads")
NEW_THREAD = (*IN_CHANNEL, "create_public_threads", "send_messages_in_threads")
"""The permissions that the bot asks for when it is invited. The README names the same ones."""


def require(interaction: discord.Interaction[Any], *, new_thread: bool = False) -> None:
    """Refuse if the bot could not post a board in the channel; name the missing permissions.

    Raises:
        UserError: error-permission.
    """
    thread = isinstance(interaction.channel, discord.Thread)
    needed = NEW_THREAD if new_thread else IN_THREAD if thread else IN_CHANNEL
    lacking = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if lacking:
        names = tuple(Term(f"permission-{name.replace('_', '-')}") for name in lacking)
        raise UserError(fact("error-permission", permissions=names))


def require_here(call: Call) -> None:
    """Refuse where a match cannot be: in a direct message, or where the bot could not post its board.

    Raises:
        UserError: error-not-in-dm, error-permission.
    """
    if call.place is None:
        raise UserError(fact("error-not-in-dm"))
    require(call.interaction)
