"""What the bot may do in a channel, checked before it promises anything."""

from __future__ import annotations

from typing import Any

import discord

from bot.core import Term, fact
from cogs.call import Refusal

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
NEEDED_IN_THREAD = (
    "view_channel",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)

INVITE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""The least the bot asks for when it is invited."""


def missing(permissions: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """Names of permissions that a match needs and the bot lacks."""
    needed = NEEDED_IN_THREAD if thread else NEEDED
    return tuple(name for name in needed if not getattr(permissions, name))


def require(interaction: discord.Interaction[Any]) -> None:
    """Refuse, naming the permissions, when the bot could not post a board where it is asked to.

    Raises:
        Refusal: error-permission.
    """
    lacking = missing(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))
    if lacking:
        names = tuple(Term(f"permission-{name.replace('_', '-')}") for name in lacking)
        raise Refusal(fact("error-permission", permissions=names))
