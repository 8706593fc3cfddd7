"""The public boards of a match: a new one, one that follows in its place, what an edit adds, and the last."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.match import Delivered, Delivery
from bot.match.engine.models import Look
from bot.match.outbox.messages import Board, Refresh
from bot.runtime.requests import Outdated, only_while
from cogs.delivery import pages
from cogs.delivery.channels import Channels, Drawn, Found, LivePings, Messageable, edited_before
from cogs.framework.refusals import FIXED
from cogs.framework.services import Services, ServingBot
from cogs.ui.page import Picture


class Boards:
    """Sends `Board`, `FinalBoard` and `Refresh` messages. All methods raise what discord.py raises."""

    def __init__(self, client: ServingBot, channels: Channels) -> None:
        self._client, self._channels = client, channels
        self._edits: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """One edit of a match's boards at a time: a later one must not arrive first."""

    @property
    def _services(self) -> Services:
        return self._client.services

    async def board(self, delivery: Delivery, board: Board) -> Delivered:
        """Post the position, or edit the newest board if the board follows."""
        assert delivery.match is not None
        place = await self._channels.place(delivery)
        sent = await self._found(place, delivery)
        if sent is not None and sent.older is None:
            return Delivered(sent.message, delivery.channel, public_version=sent.version)
        pings, since, first = delivery.pings, delivery.since, delivery.first
        if sent is not None and sent.older is not None:  # the commitment was in the first one
            pings, since, first = sent.older.pings, sent.older.since_version(sent.version), False
        look, since = await self._look(delivery, since)
        calls = LivePings(self._services, delivery.match, pings)
        page, pictures = await pages.board(self._services, look, calls, first=first)
        newest = delivery.edit if sent is None else sent.message
        if not (board.follow and await self._edited(place, newest, delivery, page, pictures)):
            newest = await self._channels.send(place, delivery, page, pictures, calls=calls)
        return Delivered(
            newest,
            delivery.channel,
            older_id=None if sent is None else sent.message,
            public_version=look.brief.public_version,
            steps=look.steps,
            since=since,
        )

    async def _look(self, delivery: Delivery, since: int | None) -> tuple[Look, int | None]:
        """What a board shows, and the first step that it tells of. A board that was to repeat the news of the
        newest one tells newer news if something has happened since it was claimed."""
        assert delivery.match is not None
        views, again = self._services.matches.views, delivery.again
        look = await views.look_seat(delivery.match, None, since=since)
        if again is None or since != again.since or look.brief.public_version == again.version:
            return look, since
        return await views.look_seat(delivery.match, None, since=again.steps + 1), again.steps + 1

    async def _edited(
        self,
        place: Messageable,
        message: int | None,
        delivery: Delivery,
        page: Drawn,
        pictures: tuple[Picture, ...],
    ) -> bool:
        """Edit a board. Returns False if there is none, or it cannot be edited."""
        if message is None:
            return False
        try:
            async with self._editing(delivery):
                await self._channels.edit(place.get_partial_message(message), delivery, page, pictures)
        except discord.HTTPException as error:
            if error.code not in FIXED:
                raise
            return False
        return True

    def _editing(self, delivery: Delivery) -> asyncio.Lock:
        assert delivery.match is not None
        return self._edits.setdefault(delivery.match, asyncio.Lock())

    async def _found(self, place: Messageable, delivery: Delivery) -> Found | None:
        """The board that an interrupted attempt has posted, or the newest board that it has edited."""
        sent = await self._channels.sent_before(place, delivery)
        if sent is None and delivery.edit is not None:
            return await edited_before(place, delivery, delivery.edit)
        return sent

    async def refresh(self, delivery: Delivery, refresh: Refresh) -> Delivered:
        """Show on the newest board who must still act. An edit pings nobody."""
        assert delivery.match is not None
        assert delivery.edit is not None
        look = await self._services.matches.views.look_seat(
            delivery.match, None, since=delivery.since, until=delivery.until
        )
        if look.brief.public_version == refresh.public_version and look.brief.state == "running":
            calls = LivePings(self._services, delivery.match, delivery.pings)
            page, pictures = await pages.board(self._services, look, calls, first=delivery.first)
            message = (await self._channels.place(delivery)).get_partial_message(delivery.edit)
            newest = partial(self._is_newest, delivery, refresh)
            async with self._editing(delivery):
                with contextlib.suppress(Outdated), only_while(newest):
                    await self._channels.edit(message, delivery, page, pictures)
        return Delivered()

    async def _is_newest(self, delivery: Delivery, refresh: Refresh) -> bool:
        """Whether the board to edit is still the newest, at the same public version. If not, another message
        shows who must act."""
        assert delivery.match is not None
        brief = await self._services.matches.views.brief(delivery.match)
        return (brief.board_message, brief.public_version) == (delivery.edit, refresh.public_version)

    async def final(self, delivery: Delivery) -> Delivered:
        """Post the end."""
        assert delivery.match is not None
        place = await self._channels.place(delivery)
        sent = await self._found(place, delivery)
        if sent is not None and sent.older is None:
            return Delivered(sent.message, delivery.channel)
        since = delivery.since
        if sent is not None and sent.older is not None:
            since = sent.older.since_version(sent.version)
        look = await self._services.matches.views.look_seat(delivery.match, None, since=since)
        page, pictures = await pages.final(self._services, look)
        message = await self._channels.send(place, delivery, page, pictures)
        return Delivered(
            message,
            delivery.channel,
            older_id=None if sent is None else sent.message,
            public_version=look.brief.public_version,
            steps=look.steps,
            since=since,
        )
