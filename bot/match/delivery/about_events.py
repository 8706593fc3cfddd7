"""Cards and news of events: from their rows to what the sender gets, and what came of it. They belong to a
server that shares the event, and to no match."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Term, fact
from bot.match.changing.context import Context
from bot.match.delivery.sender import Delivered, Delivery
from bot.match.hosting.places import calls_follow
from bot.match.outbox.enqueue import PERSON, outbox_row
from bot.match.outbox.event_cards import event_title, refresh_cards
from bot.match.outbox.messages import EventCard, Hand, Notice, OfEvent, OpenThread
from bot.match.outbox.posted import Channel
from bot.store import OutboxRow, events, matches, outbox


async def prepare(
    db: AsyncConnection, row: OutboxRow, message: OfEvent, now: int, heard_of: Callable[[int | None], int]
) -> Delivery | None:
    """What to hand to the sender; None when the server no longer shares the event (the row is closed)."""
    home = await events.home(db, message.event, message.guild)
    if home is None:
        await outbox.finish(db, row.id, now)
        return None
    edit = home.card if isinstance(message, EventCard) else None
    return Delivery.of(row, message, Channel(home.channel), home.guild, heard_of, edit=edit)


async def done(message: OfEvent, delivered: Delivered, db: AsyncConnection) -> None:
    """It arrived. A card that was moved meanwhile is not the event's card any more."""
    home = await events.home(db, message.event, message.guild)
    if home is None or delivered.channel_id != home.channel:
        return
    card = delivered.message_id if isinstance(message, EventCard) else home.card
    if home.lost or card != home.card:
        await events.note_home(db, home.event, home.guild, card=card, lost=False)


async def lost(message: OfEvent, db: AsyncConnection, now: int, token_bytes: Callable[[int], bytes]) -> None:
    """The channel is gone or closed: the organiser is told, once."""
    home = await events.home(db, message.event, message.guild)
    event = await events.find(db, message.event)
    if home is None or event is None or home.lost:
        return
    await events.note_home(db, home.event, home.guild, lost=True)
    if event.organiser:
        lost_place = fact("event-place-lost", event=event_title(event), number=event.id)
        key = f"{PERSON}{event.organiser}"
        told = outbox_row(Notice(said=lost_place), key, now, token_bytes, user=event.organiser)
        await outbox.add(db, [told])


async def thread_there(
    opening: OpenThread, match_id: int, thread: int | None, context: Context, db: AsyncConnection, now: int
) -> None:
    """Note the thread that was opened for a table, unless the match was moved meanwhile; the card, the hands
    and the calls lead there. If a forum took no post, the match is played in the channel of the event."""
    await refresh_cards(db, opening.event, now, context.token_bytes)
    await _tell_guests(opening, match_id, context, db, now)
    match = await matches.find(db, match_id)
    if match is None or match.post != match.channel:
        return
    if thread is not None:
        await matches.note(db, match.id, thread=thread, post=thread)
        seats = await matches.seats_of(db, match.id)
        early = {hand.seat for hand in await outbox.unfinished(db, match.id) if hand.kind == Hand.kind}
        early |= {seat.seat for seat in seats if seat.hand_message is not None}
        async with context.enqueue(db, match.id, now) as out:
            await out.hands((seat.seat, seat.user) for seat in seats if seat.user and seat.seat in early)
        await calls_follow(db, match, seats, context, now)
    elif match.forum and match.guild is not None:
        there = await events.home(db, opening.event, match.guild)
        if there is not None:
            await matches.note(db, match.id, channel=there.channel, post=there.channel, forum=False)


async def _tell_guests(
    opening: OpenThread, match_id: int, context: Context, db: AsyncConnection, now: int
) -> None:
    """Players from other servers see no thread: tell them by direct message, unless a message has called
    them. It leads to where the match is, so it is sent when that is known."""
    event, match = await events.find(db, opening.event), await matches.find(db, match_id)
    if event is None or match is None or match.state != "running":
        return
    game = Term(f"{context.games[match.game].prefix}-title")
    news = fact("event-table-elsewhere", event=event_title(event), round=opening.round, game=game)
    async with context.enqueue(db, match_id, now) as out:
        for seat in await matches.seats_of(db, match_id):
            if seat.visitor and seat.user is not None and not seat.turn_token:
                out.notice(news, user=seat.user)
