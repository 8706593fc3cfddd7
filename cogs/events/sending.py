"""What is posted about events: cards, news, and the threads of their tables; and the bracket of a knock-out,
as a picture."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import discord

from bot.events.model import COMPUTER
from bot.match import ChannelLost, Delivered, Delivery
from bot.match.events.models import EventTable, EventView
from bot.match.outbox.messages import EventCard, EventNews, Message, OpenThread
from bot.match.outbox.posted import Channel
from bot.text import Words, words
from bot.text.escape import shorten
from cogs.delivery.channels import Channels, Posting
from cogs.delivery.sender import Post
from cogs.events.pages import card_page, event_heading, news_page, opened_page, plain_entry, standings_chart
from cogs.forums.posts import NAME, NewPost, thread_on
from cogs.framework.pictures import draw, in_words
from cogs.framework.services import Services, ServingBot
from cogs.ui.page import Page, Picture
from cogs.ui.results import drawn
from cogs.ui.speech import game_term
from render.scene import Bracket, Chart, Slot, Stage, Tie

log = logging.getLogger(__name__)

SHOWN: Final = 4
"""Rounds in one picture, the last ones: with more of them nobody could read the names on a telephone."""


def bracket_chart(words: Words, view: EventView, user: int | None = None) -> Chart | None:
    """Who met whom, and who went on; None: the event is no knock-out, or has not begun.

    Args:
        user: whose lines are highlighted.
    """
    if view.settings.format != "knockout" or not view.tables:
        return None
    rounds = range(max(1, view.round - SHOWN + 1), view.round + 1)
    by_round = [[table for table in view.tables if table.round == number] for number in rounds]
    entry = None if user is None else view.entry_of(user)
    own = None if entry is None else entry.number
    stages: list[Stage] = []
    after: list[EventTable] | None = None
    for number, tables in zip(reversed(rounds), reversed(by_round), strict=True):
        ordered = _ordered(tables, after)
        ties = tuple(
            Tie(
                _slots(words, view, table, own),
                None if after is None else _next(table, after),
            )
            for table in ordered
        )
        stages.insert(0, Stage(words("event-after", round=number), ties))
        after = ordered
    title, sub = event_heading(words, view)
    return Chart(language=words.language, title=title, sub=sub, parts=(Bracket(tuple(stages)),))


def _next(table: EventTable, after: Sequence[EventTable]) -> int | None:
    """Which table of the next round somebody of this one plays at."""
    sat = {seat for seat in table.seats if seat != COMPUTER}
    return next((at for at, event_table in enumerate(after) if sat & set(event_table.seats)), None)


def _ordered(tables: Sequence[EventTable], after: Sequence[EventTable] | None) -> list[EventTable]:
    """In the order of the next round, so that no lines cross."""
    if after is None:
        return sorted(tables, key=lambda event_table: event_table.number)

    def key(table: EventTable) -> tuple[int, int, int]:
        at = _next(table, after)
        if at is None:
            return (len(after), 0, table.number)
        next_seats = after[at].seats
        return (at, min(next_seats.index(seat) for seat in table.seats if seat in next_seats), table.number)

    return sorted(tables, key=key)


async def standings_pictures(
    services: Services, words: Words, view: EventView, user: int | None = None
) -> tuple[Picture, ...]:
    """The standings, and the bracket of a knock-out; nothing before the start."""
    if view.state not in ("running", "over") or not view.standings:
        return ()
    pictures = await draw(services, standings_chart(words, view, user), "standings")
    bracket = bracket_chart(words, view, user)
    if not pictures or bracket is None:
        return pictures
    return (*pictures, *await draw(services, bracket, "bracket"))


def _places(table: EventTable) -> Sequence[int]:
    """Seats in the order in which they are drawn: by their places in the result, once that is known."""
    seats = range(len(table.seats))
    return sorted(seats, key=lambda at: table.ranks[at]) if table.ranks else seats


def _slots(words: Words, view: EventView, table: EventTable, own: int | None) -> tuple[Slot, ...]:
    """Who sits there; beside somebody who has a bye, that word."""
    slots = tuple(_slot(words, view, table, at, own) for at in _places(table))
    return (*slots, Slot(words("event-bye-word"))) if len(slots) == 1 else slots


def _slot(words: Words, view: EventView, table: EventTable, at: int, own: int | None) -> Slot:
    seats = table.seats[at]
    if seats == COMPUTER:
        name = drawn(words("event-computer"))
    else:
        entry = view.entry(seats)
        name = plain_entry(words, entry)
        if entry.until is not None and view.state == "running":
            name = words("event-out", name=name)
    place = table.ranks[at] if table.ranks and len(table.seats) > 1 else None
    return Slot(name, place, seats == own)


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
