"""Making threads and forum posts for matches."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final, cast

import discord

from bot.match import Brief, ChannelLost, Place, Retry
from bot.text import words
from cogs.forums.posts import NewPost, made_since, post_name, thread_fields
from cogs.framework.refusals import unless_gone
from cogs.framework.services import ServingBot
from cogs.ui.speech import game_term, safe_names

log = logging.getLogger(__name__)

_PRIVATE: Final = 12
"""Discord's type of a private thread."""
_THREAD_EXISTS: Final = 160004
_NO_THREAD: Final = {50001, 50013, 50024, 160006}
"""Missing access or permission, wrong kind of channel, too many threads: the match stays in the channel."""


async def thread_on(client: discord.Client, channel: int, message: int, title: str) -> int | None:
    """The thread on a message, which is made if it is not there; None where there can be none."""
    try:
        thread = await client.http.start_thread_with_message(channel, message, **thread_fields(title))
    except discord.HTTPException as error:
        if error.code == _THREAD_EXISTS:
            return message
        if error.code not in _NO_THREAD:
            raise
        return None
    return int(thread["id"])


async def make_thread(
    client: discord.Client, place: Place, title: str, card: int | None = None
) -> int | None:
    """Make a thread for a match, on its lobby card if there is one; None if Discord refuses."""
    try:
        if card is not None:
            with unless_gone():
                return await thread_on(client, place.channel, card, title)
        http = client.http
        thread = await http.start_thread_without_message(place.channel, type=11, **thread_fields(title))
        return int(thread["id"])
    except discord.HTTPException as error:
        if error.code not in _NO_THREAD:
            log.warning("no thread in channel %s: %s %s", place.channel, error.status, error.code)
        return None


async def private_thread(client: discord.Client, brief: Brief, since: int | None = None) -> int | None:
    """Make a private thread for a match; None if Discord refuses. One that was made after `since` is it."""
    fields, channel = thread_fields(post_name(brief)), brief.place.channel
    try:
        made = None if since is None else await _made_since(client, brief, since)
        if made is not None:
            return made
        thread = await client.http.start_thread_without_message(
            channel, type=_PRIVATE, invitable=False, **fields
        )
    except discord.HTTPException as error:
        log.info("no private thread in channel %s: %s", channel, error.code)
        return None
    return int(thread["id"])


async def _made_since(client: discord.Client, brief: Brief, since: int) -> int | None:
    """The thread or post of a match that an attempt has made since. Its name has the number of the match."""
    channel, guild = brief.place.channel, brief.place.guild
    if guild is None:
        return None
    after = discord.utils.time_snowflake(datetime.fromtimestamp(since / 1000, UTC))
    threads = await made_since(client, guild, channel, after)
    return next((int(thread["id"]) for thread in threads if thread["name"] == post_name(brief)), None)


async def add_to_thread(client: discord.Client, thread: int, user: int) -> None:
    """Let a person read a private thread."""
    try:
        await client.http.add_user_to_thread(thread, user)
    except discord.HTTPException as error:  # not on the server, perhaps: the person plays in direct messages
        log.info("nobody was added to thread %s: %s", thread, error.code)


async def put_away(client: discord.Client, thread: int) -> None:
    """Archive a thread in which nothing is said, so that it is in nobody's list."""
    try:
        await client.http.edit_channel(thread, archived=True)
    except discord.HTTPException as error:
        log.info("thread %s was not archived: %s", thread, error.code)


async def _with_players(client: discord.Client, brief: Brief, since: int) -> int | None:
    """A private thread for a match, with its players in it."""
    thread = await private_thread(client, brief, since)
    for player in brief.persons:
        if thread is not None and player.user is not None:
            await add_to_thread(client, thread, player.user)
    return thread


def threads_of(client: discord.Client) -> Callable[[Brief, int], Awaitable[int | None]]:
    """Makes threads for matches that the bot begins or moves by itself. It has wanted them since a moment."""

    async def make(brief: Brief, since: int) -> int | None:
        if brief.private:
            return await _with_players(client, brief, since)
        if brief.place.forum:
            return await _make_post(cast(ServingBot, client), brief, since)
        card = brief.board_message if brief.board_channel == brief.place.channel else None
        return await make_thread(client, brief.place, post_name(brief), card)

    return make


async def _make_post(client: ServingBot, brief: Brief, since: int) -> int | None:
    """Make a post for a match that begins without a card of its own; None if Discord refuses. One that was
    made after `since` is it."""
    shown = await client.services.matches.posts.of_match(brief.match)
    place = NewPost(client, brief.place.channel, post_name(brief), shown)
    names = tuple(name for name in safe_names(brief) if name)
    text = words(brief.language)("post-begins", game=game_term(brief.game), names=names)
    try:
        made = await _made_since(client, brief, since)
        if made is not None:
            return made
        return (await place.send(content=text, allowed_mentions=discord.AllowedMentions.none())).id
    except (discord.HTTPException, ChannelLost, Retry) as error:
        log.warning("no post in forum %s: %s", place.id, error)
        return None
