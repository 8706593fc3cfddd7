"""Send the messages of matches to Discord: boards, hands, lobby cards, notices; and remove the buttons of
those that ask for something when it is done.

Nothing else posts messages that nobody has asked for.
"""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import aiohttp
import discord
import msgspec
from msgspec.structs import replace

from bot.core import CHANCE, Fact
from bot.match import Brief, ChannelLost, Delivered, Delivery, Refused, Retry, ShutOut, Unreached
from bot.match.delivery.sender import Recipient
from bot.match.outbox.messages import (
    Board,
    Digest,
    DirectBoard,
    FinalBoard,
    Hand,
    LobbyCard,
    Message,
    Notice,
    OpenTables,
    Parcel,
    PostTags,
    Refresh,
    RemoveButtons,
    StartedCard,
)
from bot.match.outbox.posted import Channel
from bot.runtime.requests import Outdated, only_while
from bot.text import Words, words
from cogs.delivery import boards
from cogs.delivery.boards import Boards, DirectBoards
from cogs.delivery.channels import Channels, Drawn, Posting
from cogs.delivery.parcel import Parcels
from cogs.forums.posts import NewPost, post_name, retag
from cogs.framework.commands import linked
from cogs.framework.pictures import draw, draw_curves, in_words, look_scene
from cogs.framework.refusals import ANEW, GONE, NO_BOX, closed, meaning, nameless, unless_gone
from cogs.framework.services import ServingBot, preferences, server_names, words_to
from cogs.ui.board import notice_buttons, see_buttons
from cogs.ui.finding import standing_page
from cogs.ui.lists import digest_page
from cogs.ui.page import Page, Picture, Row, public, verb_button
from cogs.ui.speech import link, match_line, safe_names, timed, when

log = logging.getLogger(__name__)

_MENTION = re.compile(r"<@\d+>")


class Notices(Posting):
    """Sends `Notice` and `RemoveButtons` messages."""

    async def send(self, delivery: Delivery, notice: Notice) -> Delivered:
        """Send the notice, unless what it asks for is done before a slot for the request is free. Raises what
        discord.py raises."""
        services = self._services
        brief = await services.matches.views.brief(delivery.match) if delivery.match is not None else None
        if isinstance(delivery.to, Recipient):
            say = await words_to(services, delivery.to)
        else:
            say = words(brief.language if brief else services.languages[0])
        texts = [*_mentions(delivery), *_said(say, brief, notice.said, delivery.channel)]
        reader = delivery.to.user if isinstance(delivery.to, Recipient) else None
        rows: tuple[Row, ...] = () if brief is None else (notice_buttons(say, brief, notice.said, reader),)
        page = Page(tuple(texts), rows=rows, mentions=tuple(ping.user for ping in delivery.pings))
        if isinstance(delivery.to, Recipient):
            page = linked(say, page, self._client)
        place = await self._channels.anywhere(delivery)
        # The player of a guided match is there and needs no sound.
        silent = (
            isinstance(delivery.to, Recipient)
            and delivery.match is not None
            and await services.matches.lessons.guides(delivery.match, delivery.to.user)
        )
        found = await self._channels.sent_before(place, delivery, page)
        if found is not None:
            return Delivered(found.message, place.id, leads=0)
        with suppress(Outdated), only_while(partial(self._still_meant, delivery, notice)):
            pictures = await self._pictures(delivery, notice, say.language)
            sent = await self._channels.send(
                *(place, delivery, lambda pictures: replace(page, pictures=pictures), pictures), silent=silent
            )
            return Delivered(sent, place.id, leads=None if brief is None else brief.place.post)
        return Delivered()

    async def _pictures(self, delivery: Delivery, notice: Notice, language: str) -> tuple[Picture, ...]:
        """The curves of a lesson that has ended."""
        if notice.said.key != "learn-done" or delivery.match is None:
            return ()
        return await draw_curves(self._services, delivery.match, language)

    async def _still_meant(self, delivery: Delivery, notice: Notice) -> bool:
        """Whether the notice still asks for something, right before it is sent."""
        if notice.purpose is None or delivery.match is None:
            return True
        return await self._services.matches.proposals.still_meant(delivery.match, notice)

    async def remove_buttons(self, delivery: Delivery, change: RemoveButtons) -> Delivered:
        """Remove the buttons of a message, and the pings if it asked somebody; or delete the message. Raises
        what discord.py raises."""
        place = await self._channels.anywhere(delivery)
        message = place.get_partial_message(change.message)
        if change.delete:
            await message.delete()
        else:
            view: dict[str, Any] = {} if change.kept else {"view": None}
            await message.edit(**view, **await self._settled(message, delivery, change))
        return Delivered()

    async def _settled(
        self, message: discord.PartialMessage, delivery: Delivery, change: RemoveButtons
    ) -> dict[str, Any]:
        """The text of an old message without its pings, and with its outcome added; {}: it stays as it is."""
        if delivery.match is None or (change.asked is None and change.outcome is None):
            return {}
        brief = await self._services.matches.views.brief(delivery.match)
        locale = None if change.asked is None else change.asked.locale
        if isinstance(delivery.to, Recipient):
            say = await words_to(self._services, delivery.to)
        else:
            say = words(brief.language if locale is None else self._services.language(locale))
        if change.asked is not None:
            lines = [*_mentions(delivery), *_said(say, brief, change.asked.said, change.channel)]
        elif (read := await _read(message)) is not None:
            lines = read
        else:
            return {}
        if change.outcome is not None:
            lines.append(f"-# {say.say(change.outcome, safe_names(brief))}")
        content = public(Page(tuple(lines)))["content"]
        return {"content": content, "allowed_mentions": discord.AllowedMentions.none()}


def _mentions(delivery: Delivery) -> list[str]:
    """Mentions have a line of their own, so that it can be removed when nothing is left to do."""
    return [" ".join(f"<@{ping.user}>" for ping in delivery.pings)] if delivery.pings else []


def _said(say: Words, brief: Brief | None, fact: Fact, channel: int | None) -> list[str]:
    """The lines of a notice below its mentions. `channel`: where it is; None: a direct message."""
    lines = [say.say(timed(fact), safe_names(brief) if brief else ())]
    if brief is None:
        return lines
    if fact.key == "table-place-lost-notice":  # it has said so itself
        if "permission" in fact.args:
            lines[0] += f" {say('table-place-lost-permission', permission=fact.args['permission'])}"
        brief = replace(brief, place_lost=False)
    if brief.place.direct:
        return [*lines, match_line(say, brief)]
    if channel != brief.place.post:  # in its own channel the link is not needed
        return [*lines, match_line(say, brief, f" · {link(brief.place)}")]
    return lines


async def _read(message: discord.PartialMessage) -> list[str] | None:
    """The lines of a message of an older version, without its mentions; None: it may not be read."""
    try:
        content = (await message.fetch()).content
    except discord.Forbidden:  # the buttons are removed all the same
        return None
    return [line for line in content.split("\n") if not _MENTION.search(line)]


Post = Callable[[Delivery, Any], Awaitable[Delivered]]
Posts = Callable[[ServingBot, Channels], Mapping[type[Message], Post]]
"""For each kind of message of an extra, the function that sends it. A sender needs one for every kind."""


class DiscordSender:
    """Sends one message; see `bot.match.delivery.sender` for what the answers mean.

    Args:
        others: how the messages of extras are sent.
    """

    def __init__(self, client: ServingBot, *others: Posts) -> None:
        self._client = client
        self._channels = Channels(client)
        self._parcels = Parcels(client, self._channels)
        posted, notices = Boards(client, self._channels), Notices(client, self._channels)
        self._posts: dict[type[Message], Post] = {
            Board: posted.board,
            FinalBoard: posted.final,
            Parcel: self._parcels.send,
            LobbyCard: self._lobby,
            StartedCard: self._started,
            Refresh: posted.refresh,
            RemoveButtons: notices.remove_buttons,
            Hand: self._hand,
            DirectBoard: DirectBoards(client, self._channels).deliver,
            Notice: notices.send,
            Digest: self._digest,
            OpenTables: self._open_tables,
            PostTags: self._tags,
        }
        for posts in others:
            self._posts |= posts(client, self._channels)

    async def deliver(self, delivery: Delivery) -> Delivered:
        """Send. Raises Retry, Refused, ShutOut, ChannelLost or Undeliverable."""
        try:
            try:
                return await self._reaching(delivery)
            except discord.HTTPException as error:
                exception = meaning(error, delivery)
                raise (
                    await self._confirmed(error, delivery) if isinstance(exception, Refused) else exception
                ) from error
        except discord.RateLimited as error:
            raise Retry(error.retry_after, "rate limit") from error
        except (OSError, TimeoutError, aiohttp.ClientError) as error:
            raise Unreached("no connection") from error

    async def _reaching(self, delivery: Delivery) -> Delivered:
        """Send. If the channel of somebody's direct messages is gone, open them anew and send there."""
        try:
            return await self._send(delivery)
        except discord.HTTPException as error:
            to = delivery.to
            if not isinstance(to, Recipient) or to.box is None or error.code not in NO_BOX:
                raise
        log.info("direct messages are opened again")
        box = await self._channels.opened(to.user)
        return await self._send(msgspec.structs.replace(delivery, to=msgspec.structs.replace(to, box=box)))

    async def _send(self, delivery: Delivery) -> Delivered:
        return await self._posts[type(delivery.message)](delivery, delivery.message)

    async def _confirmed(self, error: discord.HTTPException, delivery: Delivery) -> Exception:
        """Find out what a refusal means.

        It may be a passing fault, so ask Discord for the channel or person directly.
        """
        reason, http = str(error.code or error.status), self._client.http
        try:
            if isinstance(delivery.to, Recipient):
                await http.get_user(delivery.to.user)
            elif closed(await http.get_channel(delivery.to.id)):
                return ChannelLost(reason)
        except discord.HTTPException as answer:
            if nameless(answer):
                # Neither answer is about this request alone: the cause affects all requests.
                return ShutOut(str(answer.status)) if nameless(error) else Unreached(reason)
            if isinstance(delivery.to, Channel) and answer.code in GONE:
                return ChannelLost(str(answer.code))
            return (
                Unreached(reason) if isinstance(answer, discord.DiscordServerError) else Retry(None, reason)
            )
        # A channel that exists never counts as lost without a reason: try again.
        return Unreached(reason) if nameless(error) else Refused(reason)

    # -- public messages

    async def close(self) -> None:
        await self._parcels.close()

    async def _lobby(self, delivery: Delivery, _: LobbyCard) -> Delivered:
        if delivery.edit is not None:
            return await self._card(delivery, delivery.edit)
        if isinstance(delivery.to, Channel) and delivery.to.forum:
            return await self._post(delivery, delivery.to.id)
        place = await self._channels.place(delivery)
        sent = await self._channels.sent_before(place, delivery)
        if sent is not None:
            return Delivered(sent.message, delivery.channel)
        page, pictures = await self._lobby_page(delivery.of_match)
        return Delivered(await self._channels.send(place, delivery, page, pictures), delivery.channel)

    async def _post(self, delivery: Delivery, forum: int) -> Delivered:
        """The card is the first message of a post."""
        matches = self._client.services.matches
        name = post_name(await matches.views.brief(delivery.of_match))
        place = NewPost(self._client, forum, name, await matches.posts.of_match(delivery.of_match))
        sent = await self._channels.sent_before(place, delivery)
        if sent is None:
            post = await self._channels.send(place, delivery, *await self._lobby_page(delivery.of_match))
        else:
            post = sent.message
        return Delivered(post, post, post=post)

    async def _card(self, delivery: Delivery, card: int) -> Delivered:
        """Update a lobby card. If somebody has deleted it, it is posted again while people can still join."""
        message = (await self._channels.place(delivery)).get_partial_message(card)
        page, pictures = await self._lobby_page(delivery.of_match)
        await self._channels.edit(message, None, page, pictures)
        return Delivered(card, delivery.channel)

    async def _started(self, delivery: Delivery, started: StartedCard) -> Delivered:
        with unless_gone():
            await self._card(delivery, started.message)
        return Delivered(started.message, delivery.channel)

    async def _tags(self, _: Delivery, tags: PostTags) -> Delivered:
        await retag(self._client, tags.post)
        return Delivered()

    async def _lobby_page(self, match: int) -> tuple[Drawn, tuple[Picture, ...]]:
        services = self._client.services
        return await boards.made_lobby(services, await services.matches.views.brief(match))

    async def _open_tables(self, delivery: Delivery, wanted: OpenTables) -> Delivered:
        """Edit the list of open tables in a channel, or post it where it is not there any more."""
        place = await self._channels.place(delivery)
        if wanted.remove is not None:
            with contextlib.suppress(discord.NotFound):
                await place.get_partial_message(wanted.remove).delete()
            return Delivered()
        standing = await self._client.services.matches.listings.shown(wanted.channel)
        if standing is None:
            return Delivered()
        say, names = words(standing.language), server_names(self._client)
        page = standing_page(say, standing.tables, standing.guild, names, elsewhere=standing.elsewhere)
        sent = await self._channels.sent_before(place, delivery)
        old = delivery.edit if sent is None else sent.message
        if await self._channels.edited(place, old, delivery, lambda _: page, (), ANEW):
            return Delivered(old, delivery.channel)
        return Delivered(await self._channels.send(place, delivery, lambda _: page, ()), delivery.channel)

    # -- direct messages

    async def _hand(self, delivery: Delivery, _: Hand) -> Delivered:
        to = _recipient(delivery)
        services = self._client.services
        look = await services.matches.views.look(delivery.of_match, to.user)
        if look.seat is None or look.seat == CHANCE:
            return Delivered()  # the seat was handed over: its new player was sent the hand
        say = await words_to(services, to)
        # It stays while others act, so it says neither whose turn it is nor what came last.
        scene = msgspec.structs.replace(look_scene(look, say.language), awaited=(), caption=())
        reader = await preferences(services, to.user)
        pictures = () if reader.reads_text else await draw(services, scene, "hand", reader)
        brief = look.brief
        # What lies open in the picture is as it was when the hand last changed.
        below = match_line(say, brief, f" · {when(services.matches.context.now())}")
        rows: tuple[Row, ...] = (
            (
                verb_button(say, "turn", brief.match, style="primary"),
                verb_button(say, "hand", brief.match),
                *see_buttons(say, brief, "hand"),
                verb_button(say, "rules", brief.match),
            ),
        )

        def page(pictures: tuple[Picture, ...]) -> Page:
            texts = (
                say("dm-hand", link=link(brief.place)),
                *([] if pictures else [in_words(scene)]),
            )
            return Page(texts, pictures, rows, below=below)

        box = await self._channels.box(to)
        if (await services.matches.views.brief(delivery.of_match)).seat_of(to.user) != look.seat:
            return Delivered()  # handed over while it was drawn
        return await self._channels.in_place(box, delivery, page, pictures)

    async def _digest(self, delivery: Delivery, _: Digest) -> Delivered:
        to, services = _recipient(delivery), self._client.services
        mine = await services.matches.views.mine(to.user)
        if not mine:  # all matches have ended
            return Delivered()
        say = await words_to(services, to)
        page = linked(say, digest_page(say, mine), self._client)
        return await self._channels.once(await self._channels.box(to), delivery, lambda pictures: page, ())


def _recipient(delivery: Delivery) -> Recipient:
    assert isinstance(delivery.to, Recipient)
    return delivery.to
