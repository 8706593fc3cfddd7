"""From a row of the outbox to what the sender gets."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.delivery import about_events
from bot.match.delivery.failures import Failures
from bot.match.delivery.sender import Delivery, Older, Recipient
from bot.match.outbox.direct import taking_in
from bot.match.outbox.messages import (
    Board,
    Message,
    OfEvent,
    OpenTables,
    OpenThread,
    Refresh,
    RemoveButtons,
    Whole,
    read,
    readable,
)
from bot.match.outbox.posted import Channel, Ping, Shown, read_shown, valid_pings
from bot.match.proposals.settling import still_asked
from bot.store import MatchRow, OutboxRow, SeatRow, finding, matches, outbox, people
from bot.store.engine import as_text


async def newest(db: AsyncConnection, row: OutboxRow, now: int, until: int, owner: int) -> OutboxRow:
    """The last of the rows that one message can replace; it takes in the others."""
    kinds = read(row).family
    if not kinds:
        return row
    for later in await outbox.later(db, row, kinds):
        if not readable(later):
            break  # a newer version of the bot wrote this row and delivers it
        message = read(later)
        assert isinstance(message, Whole)
        payload = as_text(taking_in(message, row))
        await outbox.finish(db, row.id, now)
        await outbox.take(db, later.id, payload, until, owner)
        row = msgspec.structs.replace(later, payload=payload)
    return row


async def prepare(db: AsyncConnection, row: OutboxRow, now: int, failures: Failures) -> Delivery | None:
    """What to hand to the sender; None when there is nothing left to send (the row is closed)."""
    message = read(row)
    if isinstance(message, OpenTables):
        return await _standing(db, row, message, now, failures)
    if isinstance(message, OfEvent):
        return await about_events.prepare(db, row, message, now, failures.context.heard_of)
    row_and_seats = None if row.match is None else await matches.whole(db, row.match)
    match, seats = row_and_seats or (None, [])
    by_seat = {seat.seat: seat for seat in seats}
    seat = None if row.seat is None else by_seat.get(row.seat)
    user = row.user if seat is None else seat.user
    if await _is_void(db, row, message, match, by_seat):
        await outbox.finish(db, row.id, now)
        return None
    to: Channel | Recipient
    if user is not None:
        person = await people.find(db, user)
        if person is not None and person.dm_closed_at is not None:
            await failures.undeliverable(row, "direct messages are closed", None, db, now)
            return None
        here = None if match is None else match.language  # of the table, for those who were never heard
        to = Recipient(user, here)
        if person is not None:
            to = Recipient(user, person.locale or here, person.dm_channel)
    elif isinstance(message, RemoveButtons):
        to = Channel(message.channel)
    else:
        assert match is not None
        to = message.place(match)
    earlier = message.earlier if isinstance(message, Whole) else ()
    since = None if match is None else message.tells_since(match, seat)
    left = None if match is None or match.board_channel == match.post else match.board_channel
    delivery = Delivery.of(
        row,
        message,
        to,
        match.guild if match is not None and user is None else None,
        failures.context.heard_of,
        resumed=row.attempts > 0 or bool(earlier),
        attempts=row.attempts + (message.tries if isinstance(message, Whole) else 0),
        created_at=min((row.created_at, *(old.at for old in earlier))),
        pings=_pings(message, by_seat),
        older=tuple(
            Older(old.nonce, valid_pings(old.pings, by_seat), old.since, old.news) for old in earlier
        ),
        edit=None if match is None else message.edits(match, seat),
        since=since,
        left=left,
        again=_again(message, match, since),
        first=isinstance(message, Whole) and message.first,
    )
    return await _as_the_board(db, delivery, match, by_seat) if isinstance(message, Refresh) else delivery


def _again(message: Message, match: MatchRow | None, since: int | None) -> Shown | None:
    """The newest board of the channel, if the message tells the same news as that board."""
    if not isinstance(message, Board) or match is None:
        return None
    shown = read_shown(match.shown, match.board_message)
    return shown if shown is not None and shown.since == since else None


async def _standing(
    db: AsyncConnection, row: OutboxRow, message: OpenTables, now: int, failures: Failures
) -> Delivery | None:
    """The list of open tables in a channel."""
    listing = await finding.listing(db, message.channel)
    if listing is None and message.remove is None:
        await outbox.finish(db, row.id, now)
        return None
    guild, edit = (None, None) if listing is None else (listing.guild, listing.message)
    heard_of = failures.context.heard_of
    return Delivery.of(row, message, Channel(message.channel), guild, heard_of, edit=edit)


async def _is_void(
    db: AsyncConnection,
    row: OutboxRow,
    message: Message,
    match: MatchRow | None,
    seats: Mapping[int, SeatRow],
) -> bool:
    """There is nothing left to send."""
    if match is None:
        return row.user is None and not isinstance(message, RemoveButtons)
    if message.is_void(match, seats, row):
        return True
    return message.proposal is not None and not await still_asked(db, match, message.proposal)


def _pings(message: Message, seats: Mapping[int, SeatRow]) -> tuple[Ping, ...]:
    """Whom the message pings. The thread of an event's table does not ping players who must act now, because
    its board calls them, nor players from other servers, who cannot see the thread."""
    pings = valid_pings(message.called, seats)
    if not isinstance(message, OpenThread):
        return pings
    return tuple(ping for ping in pings if not (seats[ping.seat].awaited or seats[ping.seat].visitor))


async def _as_the_board(
    db: AsyncConnection, refresh: Delivery, match: MatchRow | None, seats: Mapping[int, SeatRow]
) -> Delivery:
    """A refresh repeats what the board said and whom it called. It has the nonce of the board as long as the
    board's row exists."""
    assert match is not None
    row = await outbox.last_done(db, match.id, Board.kind)
    if row is not None:
        refresh = msgspec.structs.replace(refresh, nonce=row.nonce)
    shown = read_shown(match.shown, match.board_message)
    if shown is None:
        return refresh
    pings = valid_pings(shown.pings, seats)
    return msgspec.structs.replace(
        refresh, pings=pings, since=shown.since, until=shown.steps, first=shown.first
    )
