"""Notices, which tell or ask somebody something, and the edits of a message that needs no action any more."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from msgspec.structs import replace

from bot.core import Fact
from bot.match import Brief, Delivered, Delivery
from bot.match.delivery.sender import Recipient
from bot.match.outbox.messages import Notice, RemoveButtons
from bot.runtime.requests import Outdated, only_while
from bot.text import Words, words
from cogs.delivery.channels import Posting
from cogs.framework.commands import linked
from cogs.framework.pictures import draw_curves
from cogs.framework.services import words_to
from cogs.ui.board import notice_buttons
from cogs.ui.page import Page, Picture, Row, public
from cogs.ui.speech import link, match_line, safe_names, timed

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
        found = await self._channels.sent_before(place, delivery)
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
