"""Forums as places of matches: which one a table opens in, and what the bot needs there."""

from __future__ import annotations

from typing import Final

import discord

from bot.core import Term, fact
from bot.match import Place, UserError
from cogs.forums.tags import appliable
from cogs.framework.call import Call

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
"""The permissions that the bot needs in a forum. With the one to send messages it can open posts."""


def forum_of(client: discord.Client, channel: int) -> discord.ForumChannel | None:
    """A forum that the bot knows of; None: it cannot be seen, is gone, or is no forum."""
    forum = client.get_channel(channel)
    return forum if isinstance(forum, discord.ForumChannel) else None


def require_forum(client: discord.Client, channel: int) -> discord.ForumChannel:
    """Refuse where no match can become a post.

    Raises:
        UserError: error-forum-gone, error-forum-permission, error-forum-tag.
    """
    forum = forum_of(client, channel)
    if forum is None:
        raise UserError(fact("error-forum-gone"))
    may = forum.permissions_for(forum.guild.me)
    lacking = [name for name in NEEDED if not getattr(may, name)]
    here = f"<#{forum.id}>"
    if lacking:
        names = tuple(Term(f"permission-{name.replace('_', '-')}") for name in lacking)
        raise UserError(fact("error-forum-permission", permissions=names, forum=here))
    if forum.flags.require_tag and not (may.manage_channels or appliable(forum)):
        raise UserError(fact("error-forum-tag", forum=here))
    return forum


async def new_post(call: Call, *, here: bool) -> Place | None:
    """The forum in which a table that is opened here becomes a post of its own; None: it is played where the
    asker is.

    A post is for one match: a table that is opened in the post of another match gets a new post beside it.

    Args:
        here: the asker wants it in this very place.

    Raises:
        UserError: as `require_forum`.
    """
    place = call.place
    if place is None or place.guild is None or here:
        return None
    if place.thread is not None:
        taken = place.forum and await call.matches.posts.is_taken(place.thread)
        forum = place.channel if taken else 0
    else:
        forum = (await call.matches.guilds.settings(place.guild)).forum
    if not forum:
        return None
    require_forum(call.interaction.client, forum)
    return Place(place.guild, forum, forum=True)
