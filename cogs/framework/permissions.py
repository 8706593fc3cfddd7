"""What the bot may do in a channel, checked before it promises anything."""

from __future__ import annotations

from typing import Any

import discord

from bot.core import Term, fact
from cogs.framework.interaction import Call, Refusal

ALWAYS = ("view_channel", "attach_files", "embed_links", "read_message_history")
IN_CHANNEL = (*ALWAYS, "send_messages")
IN_THREAD = (*ALWAYS, "send_messages_in_threads")
NEW_THREAD = (*IN_CHANNEL, "create_public_threads", "send_messages_in_threads")
"""The least the bot asks for when it is invited: the README names the same."""


def require(interaction: discord.Interaction[Any], *, new_thread: bool = False) -> None:
    """Refuse, naming the permissions, when the bot could not post a board where it is asked to.

    Raises:
        Refusal: error-permission.
    """
    thread = isinstance(interaction.channel, discord.Thread)
    needed = NEW_THREAD if new_thread else IN_THREAD if thread else IN_CHANNEL
    lacking = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if lacking:
        names = tuple(Term(f"permission-{name.replace('_', '-')}") for name in lacking)
        raise Refusal(fact("error-permission", permissions=names))


def require_here(call: Call) -> None:
    """Refuse where a match cannot be: in a direct message, or where the bot could not post its board.

    Raises:
        Refusal: error-not-in-dm, error-permission.
    """
    if call.place is None:
        raise Refusal(fact("error-not-in-dm"))
    require(call.interaction)
