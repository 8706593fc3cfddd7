"""Making threads and forum posts for matches that begin without a card of their own."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

import discord

from bot.match import Brief, ChannelLost, Place, Retry
from bot.text import words
from bot.text.escape import shorten
from cogs.forums.posts import NewPost, post_name
from cogs.framework.services import ServingBot
from cogs.ui.speech import game_term, safe_names

log = logging.getLogger(__name__)

THREAD_NAME: Final = 100
ARCHIVE_AFTER: Final = 10080
"""Minutes of silence after which Discord archives a thread: the longest it offers, a week."""
_THREAD_EXISTS: Final = 160004
_UNKNOWN_MESSAGE: Final = 10008
_NO_THREAD: Final = {50001, 50013, 50024, 160006}
"""Missing access or permission, wrong kind of channel, too many threads: the match stays in the channel."""


async def make_thread(
    client: discord.Client, place: Place, title: str, card: int | None = None
) -> int | None:
    """Make a thread for a match, on its lobby card if there is one; None if Discord refuses."""
    name = shorten(title, THREAD_NAME)
    channel = client.get_partial_messageable(place.channel, guild_id=place.guild)
    fields: dict[str, Any] = {"name": name, "auto_archive_duration": ARCHIVE_AFTER}
    try:
        if card is not None:
            try:
                thread = await client.http.start_thread_with_message(channel.id, card, **fields)
                return int(thread["id"])
            except discord.NotFound as error:  # somebody has deleted the card
                if error.code != _UNKNOWN_MESSAGE:
                    raise
        thread = await client.http.start_thread_without_message(channel.id, type=11, **fields)
        return int(thread["id"])
    except discord.HTTPException as error:
        if error.code == _THREAD_EXISTS:
            return card
        if error.code not in _NO_THREAD:
            log.warning("no thread in channel %s: %s %s", place.channel, error.status, error.code)
        return None


def threads_of(client: discord.Client) -> Callable[[Brief], Awaitable[int | None]]:
    """Makes threads for matches that the bot begins by itself."""

    async def make(brief: Brief) -> int | None:
        if brief.place.forum:
            return await _make_post(cast(ServingBot, client), brief)
        title = words(brief.language)("thread-name", game=game_term(brief.game), match=brief.match)
        card = brief.board_message if brief.board_channel == brief.place.channel else None
        return await make_thread(client, brief.place, title, card)

    return make


async def _make_post(client: ServingBot, brief: Brief) -> int | None:
    """Make a post for a match that begins without a card of its own; None if Discord refuses."""
    shown = await client.services.matches.posts.of_match(brief.match)
    place = NewPost(client, brief.place.channel, post_name(brief), shown)
    names = tuple(name for name in safe_names(brief) if name)
    text = words(brief.language)("post-begins", game=game_term(brief.game), names=names)
    try:
        return (await place.send(content=text, allowed_mentions=discord.AllowedMentions.none())).id
    except (discord.HTTPException, ChannelLost, Retry) as error:
        log.warning("no post in forum %s: %s", place.id, error)
        return None
