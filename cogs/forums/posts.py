"""Threads and posts of matches. Forums as places of matches: which one a table opens in, and what the bot
needs there. Posts are made with the first message of a match, and get tags for its game and state.

Nothing waits for tags, and a match is played without them: what Discord refuses about them is logged.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, cast
from weakref import WeakValueDictionary

import discord

from bot.core import Term, fact
from bot.match import Brief, ChannelLost, Place, Retry, UserError
from bot.match.hosting.places import STATES, Shown
from bot.text import words
from bot.text.escape import shorten
from cogs.forums import tags
from cogs.forums.tags import appliable
from cogs.framework.call import Call
from cogs.framework.refusals import unless_gone
from cogs.framework.services import ServingBot
from cogs.ui.speech import game_term, safe_names

log = logging.getLogger(__name__)

NAME: Final = 100
ARCHIVE_AFTER: Final = 10080
"""Minutes of silence after which Discord archives a thread: the longest it offers, a week."""
_UNKNOWN_TAG: Final = 10087
_making: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""A lock for each forum: two tasks at once would make the same tags twice."""


def post_name(brief: Brief) -> str:
    """The name of the post, or of the thread, of a match."""
    title = words(brief.language)("thread-name", game=game_term(brief.game), match=brief.match)
    return shorten(title, NAME)


def thread_fields(title: str) -> dict[str, Any]:
    """What Discord is told about a new thread."""
    return {"name": shorten(title, NAME), "auto_archive_duration": ARCHIVE_AFTER}


async def made_since(client: discord.Client, guild: int, channel: int, after: int) -> list[Mapping[str, Any]]:
    """The active threads of a channel, or posts of a forum, that the bot has made since another id."""
    active: Mapping[str, Any] = await client.http.get_active_threads(guild)
    of = (str(channel), str(getattr(client.user, "id", "")))
    mine = [one for one in active.get("threads") or () if (one.get("parent_id"), one.get("owner_id")) == of]
    return [thread for thread in mine if int(thread["id"]) > after]


class NewPost:
    """A post that is made by sending its first message; a `Messageable` for `Channels.send`."""

    def __init__(self, client: ServingBot, forum: int, name: str, shown: Shown | None) -> None:
        self._client, self.id = client, forum
        self._name, self._shown = name, shown

    async def send(self, *, nonce: str = "", silent: bool = False, **given: Any) -> discord.Message:
        """Make the post. Its message has the id of the post.

        Raises:
            ChannelLost: there is no such forum any more.
            Retry: its tags have just changed.
            discord.HTTPException.
        """
        forum = forum_of(self._client, self.id)
        if forum is None:
            raise ChannelLost("no forum")
        ids = await self._tags(forum)
        fields = {**thread_fields(self._name), "silent": silent, **given}
        try:
            post = await forum.create_thread(**fields, applied_tags=[tags.as_tag(tag) for tag in ids])
        except discord.HTTPException as error:
            if error.code == _UNKNOWN_TAG:  # somebody has just deleted the tag; Discord will tell us soon
                raise Retry(None, "unknown tag") from error
            raise
        return post.message

    async def _tags(self, forum: discord.ForumChannel) -> list[int]:
        if self._shown is None:
            return []
        async with _making.setdefault(forum.id, asyncio.Lock()):
            try:
                return await tags.of_post(self._client, forum, self._shown.keys, self._shown.language)
            except discord.HTTPException as error:
                log.info("forum %s: no tags: %s %s", forum.id, error.status, error.code)
                return []

    async def history(
        self, *, limit: int, after: discord.Object, oldest_first: bool = True
    ) -> AsyncIterator[discord.Message]:
        """The first messages of the posts that the bot has made since."""
        forum = forum_of(self._client, self.id)
        if forum is None:
            return
        for thread in await made_since(self._client, forum.guild.id, self.id, after.id):
            place = self._client.get_partial_messageable(int(thread["id"]))
            try:
                yield await place.fetch_message(place.id)
            except discord.NotFound:
                continue


async def retag(client: ServingBot, post: int) -> None:
    """Give a post the tags of its match, and keep those that people gave it. Raises the errors of discord.py
    after which another attempt makes sense."""
    try:
        await _retag(client, post)
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:
        log.info("post %s: its tags stay: %s %s", post, error.status, error.code)


async def _retag(client: ServingBot, post: int) -> None:
    thread: Mapping[str, Any] = await client.http.get_channel(post)
    parent = thread.get("parent_id")
    forum = None if parent is None else forum_of(client, int(parent))
    if forum is None:
        return
    posts = client.services.matches.posts
    shown = await posts.shown(post)
    wanted: list[int] = []
    if shown is not None:
        async with _making.setdefault(forum.id, asyncio.Lock()):
            wanted = await tags.of_post(client, forum, shown.keys, shown.language)
    known = await posts.tags(forum.id)
    # If the match was moved away, its post loses the tag of the state but keeps that of the game.
    ours = {tag for key, tag in known.items() if key in STATES or shown is not None}
    before = [int(tag) for tag in thread.get("applied_tags") or ()]
    kept = [tag for tag in before if tag not in ours]
    now = [*wanted, *kept][: tags.APPLIED]
    if set(now) == set(before):
        return
    changes: dict[str, Any] = {"applied_tags": [str(tag) for tag in now]}
    if (thread.get("thread_metadata") or {}).get("archived"):
        changes["archived"] = False  # otherwise nothing in the post can be changed
    await client.http.edit_channel(post, **changes)


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
