"""Channels and direct messages as a delivery needs them: send once, edit, and find by its mark what an
interrupted attempt has sent."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple, TypeVar

import discord
import msgspec

from bot.match import ChannelLost, Delivered, Ping
from bot.match.delivery.sender import Delivery, Older, Recipient
from bot.match.outbox.posted import Channel
from bot.runtime.requests import Outdated, only_while
from cogs.forums.posts import NewPost
from cogs.framework.refusals import ARCHIVED, FIXED, closed, for_content, unless_gone
from cogs.framework.services import Services, ServingBot
from cogs.ui.page import Button, Page, Picture, files, press, public

log = logging.getLogger(__name__)

Messageable = discord.PartialMessageable
Sendable = Messageable | NewPost
"""A place where a message can be sent and looked for. It may be a forum post that is made with its first
message."""
_MISSING_PERMISSIONS: Final = 50013
_LOOK_BACK: Final = 1000
"""The number of messages to search. People may have written some since the attempt."""
_TURN: Final = re.compile(rf"{press('turn')}:\d+:(?P<version>\d+)\b")
_SKEW: Final = 60_000
"""Milliseconds by which our clock may be ahead of Discord's."""


class Found(NamedTuple):
    """A message that an earlier attempt has sent, and what is left to send (`older`; None: nothing)."""

    message: int
    older: Older | None
    version: int | None = None
    """The public version that its buttons are of."""

    def says_all(self, public_version: int | None) -> bool:
        """Nothing is left to send: it was drawn late enough to show this position, and has called everybody.

        `public_version`: the position to show; None: it is to be posted whatever was shown before.
        """
        if self.older is None:
            return True
        if self.version is None or public_version is None:
            return False
        return self.version >= public_version and not self.older.pings


def marked(page: Page, delivery: Delivery) -> Page:
    """Put the delivery's mark on the page's first button, so that a resumed delivery finds the message."""
    for at, row in enumerate(page.rows):
        if row and isinstance(row, tuple) and isinstance(row[0], Button):
            first = msgspec.structs.replace(row[0], action=f"{row[0].action}:{_mark(delivery.nonce)}")
            rows = (*page.rows[:at], (first, *row[1:]), *page.rows[at + 1 :])
            return msgspec.structs.replace(page, rows=rows)
    return page


async def sent_before(
    place: Sendable, delivery: Delivery, author: int | None, page: Page | None = None
) -> Found | None:
    """The newest message that carries the delivery's mark: an earlier attempt was interrupted after
    sending it. `page`: what it says; without a button for the mark it is known by its text."""
    if not delivery.resumed:
        return None
    marks = _marks(delivery)
    since = datetime.fromtimestamp((delivery.created_at - _SKEW) / 1000, UTC)
    after = discord.Object(discord.utils.time_snowflake(since))
    found: Found | None = None
    text = public(page)["content"] if page is not None and marked(page, delivery) == page else None
    try:
        async for message in place.history(limit=_LOOK_BACK, after=after, oldest_first=True):
            if message.author.id == author:
                same = text is not None and message.content == text and not message.components
                found = Found(message.id, None) if same else _carrying(message, marks) or found
    except discord.Forbidden as error:
        if error.code != _MISSING_PERMISSIONS:  # it might only fail this once
            raise
        log.warning("match %s: the channel's history may not be read", delivery.match)
    return found


async def edited_before(place: Messageable, delivery: Delivery, message: int) -> Found | None:
    """The message, if it carries the delivery's mark: an earlier attempt was interrupted after editing it."""
    if not delivery.resumed:
        return None
    try:
        with unless_gone():
            return _carrying(await place.get_partial_message(message).fetch(), _marks(delivery))
    except discord.Forbidden as error:
        if error.code != _MISSING_PERMISSIONS:
            raise
    return None


async def _somehow(
    page: Drawn, pictures: tuple[Picture, ...], post: Callable[[Page], Awaitable[T]], what: str
) -> T:
    """Post a page. If Discord refuses its files, post it without the pictures, and then without any file."""
    drawn = page(pictures)
    try:
        return await post(drawn)
    except discord.HTTPException as error:
        if not for_content(error) or not files(drawn):
            raise
        log.warning("%s was refused with its files: %s", what, error.code)
    spoken = page(())
    if pictures and files(spoken):
        return await _somehow(page, (), post, what)
    return await post(msgspec.structs.replace(spoken, file=None, files=()))


def _marks(delivery: Delivery) -> dict[str, Older | None]:
    """The marks of a delivery, and of the older ones that it replaces."""
    marks: dict[str, Older | None] = {_mark(older.nonce): older for older in delivery.older}
    marks[_mark(delivery.nonce)] = None
    return marks


def _carrying(message: discord.Message, marks: Mapping[str, Older | None]) -> Found | None:
    ids = _custom_ids(message)
    for mark in {one.rpartition(":")[2] for one in ids} & marks.keys():
        return Found(message.id, marks[mark], _version(ids))
    return None


def _mark(nonce: str) -> str:
    """A random mark.

    The number of the row would tell how many deliveries there were, and so whose hand changed.
    """
    return f"j{nonce[:10]}"


def _custom_ids(message: discord.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if isinstance(node.get("custom_id"), str):
                found.add(node["custom_id"])
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk([component.to_dict() for component in message.components])
    return found


def _version(ids: set[str]) -> int | None:
    """The public version in the ids of a board's buttons."""
    return next((int(found["version"]) for one in ids if (found := _TURN.match(one))), None)


T = TypeVar("T")

Drawn = Callable[[tuple[Picture, ...]], Page]
"""A function that makes the page with these pictures, or in words if there are none."""


class LivePings:
    """The pings of one message.

    After its claim a message is drawn, and may wait for Discord's limits before it is sent. People who have
    acted meanwhile must not be called any more.

    Args:
        pings: the pings that were right when the message was claimed.
    """

    def __init__(self, services: Services, match: int, pings: tuple[Ping, ...]) -> None:
        self._views, self._match = services.matches.views, match
        self.pings = pings

    async def stand(self) -> bool:
        """Whether all of these people must still be called. Those who need not are left out from now on."""
        if not self.pings:
            return True
        asked, self.pings = self.pings, await self._views.still_called(self._match, self.pings)
        return self.pings == asked


class Channels:
    def __init__(self, client: ServingBot) -> None:
        self._client = client

    async def place(self, delivery: Delivery) -> discord.PartialMessageable:
        """Return the channel or thread.

        It need not be cached: archived threads are in no cache. If it counts as lost, ask Discord for it
        first, so that no picture is drawn in vain.
        """
        assert isinstance(delivery.to, Channel)
        if delivery.to.forum:
            raise ChannelLost("a forum, and no post in it")
        if delivery.to.lost and closed(await self._client.http.get_channel(delivery.to.id)):
            raise ChannelLost("still locked")
        return self._client.get_partial_messageable(delivery.to.id)

    async def box(self, to: Recipient) -> discord.PartialMessageable:
        """Somebody's direct messages. They are opened if it is not known where they are."""
        box = to.box
        if box is None:  # discord.py remembers a few, in case this does not arrive at once
            box = (await self._client.create_dm(discord.Object(to.user))).id
        return self._client.get_partial_messageable(box)

    async def opened(self, user: int) -> int:
        """Open somebody's direct messages even if their channel is known, and return the channel."""
        return int((await self._client.http.start_private_message(user))["id"])

    async def anywhere(self, delivery: Delivery) -> Messageable:
        """The channel or the direct messages that a delivery goes to."""
        if isinstance(delivery.to, Recipient):
            return await self.box(delivery.to)
        return await self.place(delivery)

    async def once(
        self,
        place: Messageable,
        delivery: Delivery,
        page: Drawn,
        pictures: tuple[Picture, ...],
    ) -> Delivered:
        """Send a message, unless an interrupted attempt has already sent it."""
        sent = await self.sent_before(place, delivery)
        if sent is not None:
            return Delivered(sent.message, place.id)
        return Delivered(await self.send(place, delivery, page, pictures), place.id)

    async def in_place(
        self, place: Messageable, delivery: Delivery, page: Drawn, pictures: tuple[Picture, ...]
    ) -> Delivered:
        """Edit the message of the delivery. Send a new one, silently, if there is none or it cannot be
        edited.

        The message is looked for in this place only, so nothing of it is shown anywhere else.
        """
        sent = await self.sent_before(place, delivery)
        if sent is not None and sent.older is None:
            return Delivered(sent.message, place.id)
        old = delivery.edit if sent is None else sent.message
        if await self.edited(place, old, delivery, page, pictures):
            return Delivered(old, place.id)
        return Delivered(await self.send(place, delivery, page, pictures, silent=True), place.id)

    async def send(
        self,
        place: Sendable,
        delivery: Delivery,
        page: Drawn,
        pictures: tuple[Picture, ...],
        *,
        silent: bool = False,
        calls: LivePings | None = None,
    ) -> int:
        """Send a message; in words if Discord refuses its pictures.

        Args:
            silent: no device makes a sound.
            calls: whom it calls. If that changes before it is sent, the page is made anew.
        """
        while calls is not None:
            try:
                with only_while(calls.stand):
                    return await self._send_somehow(place, delivery, page, pictures, silent)
            except Outdated:
                log.info("match %s: %s calls fewer people than before", delivery.match, delivery.kind)
        return await self._send_somehow(place, delivery, page, pictures, silent)

    async def _send_somehow(
        self,
        place: Sendable,
        delivery: Delivery,
        page: Drawn,
        pictures: tuple[Picture, ...],
        silent: bool,
    ) -> int:
        async def send(shown: Page) -> int:
            said = marked(shown, delivery)

            async def sending() -> int:
                sent = await place.send(
                    **public(said), files=files(said), nonce=delivery.nonce, silent=silent
                )
                return int(sent.id)

            return await self._awake(place.id, sending)

        return await _somehow(page, pictures, send, f"match {delivery.match}: {delivery.kind}")

    async def edit(
        self,
        message: discord.PartialMessage,
        delivery: Delivery | None,
        page: Drawn,
        pictures: tuple[Picture, ...],
    ) -> None:
        """Edit a message; in words if Discord refuses its pictures. `delivery` marks the message."""

        async def edit(shown: Page) -> None:
            plain = msgspec.structs.replace(shown, mentions=())
            said = plain if delivery is None else marked(plain, delivery)

            async def editing() -> None:
                await message.edit(**public(said), attachments=files(said))

            await self._awake(message.channel.id, editing)

        await _somehow(page, pictures, edit, delivery.kind if delivery else "a card")

    async def edited(
        self,
        place: Messageable,
        message: int | None,
        delivery: Delivery,
        page: Drawn,
        pictures: tuple[Picture, ...],
        refused: Collection[int] = FIXED,
    ) -> bool:
        """Edit a message. Returns False if there is none, or Discord answers with one of these codes."""
        if message is None:
            return False
        try:
            await self.edit(place.get_partial_message(message), delivery, page, pictures)
        except discord.HTTPException as error:
            if error.code not in refused:
                raise
            return False
        return True

    async def _awake(self, place: int, doing: Callable[[], Awaitable[T]]) -> T:
        """Do something in a thread. An archived thread is reopened first, because an edit does not reopen it
        as a new message does. A locked thread stays as it is."""
        try:
            return await doing()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            try:
                await self._client.http.edit_channel(place, archived=False)
            except discord.HTTPException:
                raise error from None
            return await doing()

    async def left_behind(self, delivery: Delivery) -> Found | None:
        """The message that an earlier attempt has sent to the place that the match has left since."""
        if delivery.left is None:
            return None
        try:
            return await self.sent_before(self._client.get_partial_messageable(delivery.left), delivery)
        except (discord.Forbidden, discord.NotFound):
            return None

    async def sent_before(
        self, place: Sendable, delivery: Delivery, page: Page | None = None
    ) -> Found | None:
        return await sent_before(place, delivery, getattr(self._client.user, "id", None), page)


class Posting:
    """What all have in common that send messages of some kind."""

    def __init__(self, client: ServingBot, channels: Channels) -> None:
        self._client, self._channels = client, channels

    @property
    def _services(self) -> Services:
        return self._client.services
