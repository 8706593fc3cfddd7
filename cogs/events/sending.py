"""What is posted about events: cards, news, and the threads of their tables."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import discord

from bot.match import ChannelLost, Delivered, Delivery
from bot.match.outbox.messages import EventCard, EventNews, Message, OpenThread
from bot.match.outbox.posted import Channel
from bot.text import words
from bot.text.escape import shorten
from cogs.delivery.channels import Channels, Posting
from cogs.delivery.sender import Post
from cogs.events.bracket import standings_pictures
from cogs.events.pages import card_page, news_page, opened_page, standings_chart
from cogs.forums.posts import NAME, NewPost
from cogs.framework.pictures import in_words
from cogs.framework.services import ServingBot
from cogs.threads import thread_on
from cogs.ui.page import Page
from cogs.ui.speech import game_term

log = logging.getLogger(__name__)

_NO_POST: Final = {10003, 40066, 40067, 50001, 50013, 160006}
"""The forum is gone, closed to the bot, or wants a tag that it cannot give."""


def event_posts(client: ServingBot, channels: Channels) -> Mapping[type[Message], Post]:
    sender = EventSender(client, channels)
    return {EventCard: sender.card, EventNews: sender.news, OpenThread: sender.thread}


class EventSender(Posting):
    """Sends what belongs to events; errors are those of the sender."""

    async def card(self, delivery: Delivery, card: EventCard) -> Delivered:
        """Post the card, or edit it; if somebody has deleted it, post it again."""
        services = self._services
        view = await services.matches.events.view(card.event)
        home = view.home(card.guild)
        place = await self._channels.place(delivery)
        if home is None:
            return Delivered()
        say = words(home.language)
        chart = standings_chart(say, view)
        pictures = await standings_pictures(services, say, view)

        def page(pictures: tuple[Any, ...]) -> Page:
            return card_page(say, view, card.guild, pictures, in_words(chart) if not pictures else "")

        return await self._channels.in_place(place, delivery, page, pictures)

    async def news(self, delivery: Delivery, news: EventNews) -> Delivered:
        view = await self._services.matches.events.view(news.event)
        home = view.home(news.guild)
        place = await self._channels.place(delivery)
        if home is None:
            return Delivered()
        page = news_page(words(home.language), view, news.said)
        return await self._channels.once(place, delivery, lambda _: page, ())

    async def thread(self, delivery: Delivery, opening: OpenThread) -> Delivered:
        """Post who plays, and make the thread of the table on this message. A second attempt finds the
        message, and Discord says that its thread is there."""
        matches = self._services.matches
        view, brief = await matches.events.view(opening.event), await matches.views.brief(delivery.of_match)
        say = words(brief.language)
        which = (opening.round, opening.number)
        table = next(table for table in view.tables if (table.round, table.number) == which)
        page = partial(opened_page, say, view, table, tuple(ping.user for ping in delivery.pings))
        where = {"match": brief.match, "round": table.round, "table": table.number}
        title = say("event-thread", game=game_term(brief.game), **where)
        if isinstance(delivery.to, Channel) and delivery.to.forum:
            return await self._post(delivery, delivery.to.id, shorten(title, NAME), page())
        place = await self._channels.place(delivery)
        sent = await self._channels.once(place, delivery, lambda _: page(), ())
        assert sent.message_id is not None
        thread = await thread_on(self._client, place.id, sent.message_id, title)
        if thread is None:
            log.warning("no thread in channel %s", place.id)
        return Delivered(thread, place.id)

    async def _post(self, delivery: Delivery, forum: int, name: str, page: Page) -> Delivered:
        """The table is a post of a forum; where that takes none, it is played in the event's channel."""
        shown = await self._services.matches.posts.of_match(delivery.of_match)
        place = NewPost(self._client, forum, name, shown)
        try:
            sent = await self._channels.sent_before(place, delivery)
            if sent is not None:
                return Delivered(sent.message, sent.message)
            posted = await self._channels.send(place, delivery, lambda _: page, ())
        except (discord.HTTPException, ChannelLost) as error:
            if isinstance(error, discord.HTTPException) and error.code not in _NO_POST:
                raise
            log.warning("no post in forum %s: %s", forum, error)
            return Delivered(None, forum)
        return Delivered(posted, posted)
