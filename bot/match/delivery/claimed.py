"""What becomes of a claimed row of the outbox: what the sender gets; and of a delivery that failed or goes
on, whether and when it is tried again, and who is told."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Term, Who, fact
from bot.match.changing.context import Context
from bot.match.delivery import about_events
from bot.match.delivery.arrivals import keep_box
from bot.match.delivery.sender import Delivery, InProgress, Older, Recipient
from bot.match.engine.rows import place_of
from bot.match.outbox.direct import taking_in, unheard_note, unreached_note
from bot.match.outbox.messages import (
    Board,
    DirectBoard,
    Elsewhere,
    Hand,
    LobbyCard,
    Message,
    Notice,
    OfEvent,
    OpenTables,
    OpenThread,
    Parcel,
    Refresh,
    RemoveButtons,
    Whole,
    read,
    readable,
)
from bot.match.outbox.posted import ANY_TURN, Channel, Invitation, Ping, Shown, read_shown, valid_pings
from bot.match.proposals.service import still_asked
from bot.store import MatchRow, OutboxRow, SeatRow, events, finding, matches, outbox, people, steps
from bot.store.engine import as_text

log = logging.getLogger(__name__)

BACK_OFF: Final = (2, 5, 15, 60, 180, 600)
"""Seconds to wait after the first, second, ... attempt."""
LOST: Final = (15, 60, 300, 1800, 7200, 21_600)
"""Seconds until the bot looks again whether a lost place is back, if nothing is heard of it before."""
REFUSALS: Final = 3
"""How many refusals in a row make an existing place a lost one."""


def pause(tried: int) -> int:
    """Seconds to wait after so many attempts."""
    return BACK_OFF[min(tried, len(BACK_OFF)) - 1]


class Failures:
    """Says what becomes of a row that was not delivered. All methods end with the transaction and its
    moment."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def again(
        self,
        row: OutboxRow,
        delivery: Delivery,
        after: float | None,
        reason: str,
        db: AsyncConnection,
        now: int,
    ) -> None:
        tried = row.attempts + 1
        wait = max(after or 0.0, pause(tried))
        most = delivery.message.attempts
        # Not while nothing reaches Discord: what fails by itself fails again when others arrive.
        outage = reason.startswith(outbox.UNREACHED)
        if most is not None and tried >= most and not outage:
            log.warning("outbox: row %s (%s) is given up: %s", row.id, row.kind, reason)
            await self.undeliverable(row, reason, None, db, now)
        else:
            anew = delivery.message.refusals and not delivery.lost  # the refusals were not in a row
            changed = as_text(replace(delivery.message, refusals=0)) if anew else None
            due = now if self._heard(delivery) else now + int(wait * 1000)
            await outbox.postpone(db, row.id, due, reason, payload=changed)

    def _heard(self, delivery: Delivery) -> bool:
        """Whether there was a sign of its server while the delivery was under way."""
        return self.context.heard_of(delivery.guild) != delivery.hints

    async def put_back(
        self, row: OutboxRow, reason: str, next_try: Callable[[], int], db: AsyncConnection, now: int
    ) -> None:
        """The attempt says nothing about this row and does not count, but other rows go first next time."""
        due = max(now, next_try())
        await outbox.postpone(db, row.id, due, reason, attempts=max(row.attempts, 1))

    async def refused(
        self, row: OutboxRow, delivery: Delivery, reason: str, db: AsyncConnection, now: int
    ) -> None:
        """The refusal may pass, so try again. A place that goes on refusing is lost all the same."""
        message = replace(delivery.message, refusals=delivery.message.refusals + 1)
        if delivery.lost or message.refusals >= REFUSALS:
            await self.channel_lost(row, delivery, reason, db, now)
            return
        wait = 0 if self._heard(delivery) else pause(message.refusals)
        await outbox.postpone(db, row.id, now + wait * 1000, reason, payload=as_text(message))

    async def going_on(
        self, row: OutboxRow, delivery: Delivery, going: InProgress, db: AsyncConnection, now: int
    ) -> None:
        message = delivery.message
        if isinstance(message, Parcel):
            message = replace(message, message=going.message)
        await keep_box(db, delivery, going.channel)
        await outbox.go_on(db, row.id, now + int(going.after * 1000), as_text(message))

    async def channel_lost(
        self,
        row: OutboxRow,
        delivery: Delivery,
        reason: str,
        db: AsyncConnection,
        now: int,
        *,
        message: bool = False,
    ) -> None:
        """The place is lost: keep the row until it is back or there is another, and tell the players once.
        `message`: only the message to edit is gone."""
        sent = delivery.message
        if isinstance(sent, OfEvent):
            await outbox.finish(db, row.id, now, failed=reason)
            await about_events.lost(sent, db, now, self.context.token_bytes)
            return
        if isinstance(sent, Notice) and sent.channel is not None:  # a visitor's own server
            await outbox.finish(db, row.id, now, failed=reason)
            if row.match is not None and sent.pings:  # where the match is, they may read it
                async with self.context.enqueue(db, row.match, now) as out:
                    out.notice(sent.said, pings=sent.pings, purpose=sent.purpose)
            return
        match = None if row.match is None else await matches.find(db, row.match)
        if isinstance(delivery.message, Elsewhere) or delivery.user is not None or match is None:
            await outbox.finish(db, row.id, now, failed=reason)
            if isinstance(delivery.message, OpenTables):
                await finding.note_lost(db, delivery.message.channel, now)
            return
        waiting, due = delivery.message, now
        edits = isinstance(waiting, LobbyCard) and delivery.edit is not None
        card = edits and (message or match.post != delivery.channel)
        moved = match.post != delivery.channel or (delivery.lost and not match.place_lost)
        told = match.place_lost
        if self._heard(delivery) and not (card or moved or told):
            await outbox.postpone(db, row.id, now, reason)
            return
        if card:  # a new one is posted
            await matches.note(db, match.id, board_message=None, board_channel=None)
        elif not moved:
            waiting = replace(waiting, refusals=waiting.refusals + 1 if told else 0)
            if not self._heard(delivery):
                due += int(LOST[min(waiting.refusals, len(LOST) - 1)] * 1000)
        await outbox.refused(db, row.id, due, reason, as_text(waiting), tried=row.attempts)
        if card or moved or told:
            return
        log.warning("match %s: its place is lost (%s)", match.id, reason)
        await matches.note(db, match.id, place_lost=True)
        seats = await matches.seats_of(db, match.id)
        lacking = self.context.lacks(place_of(match)).replace("_", "-")
        more = {"permission": Term(f"permission-{lacking}")} if lacking else {}
        said = fact("table-place-lost-notice", match=match.id, **more)
        async with self.context.enqueue(db, match.id, now) as out:
            for seat in seats:
                if seat.user is not None:
                    out.notice(said, user=seat.user)

    async def undeliverable(
        self, row: OutboxRow, reason: str, closed: int | None, db: AsyncConnection, now: int
    ) -> None:
        """Give a row up. Remember whose direct messages are closed, and which hand was not seen."""
        await outbox.finish(db, row.id, now, failed=reason)
        if closed is not None:
            await people.note(db, closed, dm_closed_at=now)
        match_row = None if row.match is None else await matches.find(db, row.match)
        if row.match is None or match_row is None:
            return
        purpose = getattr(read(row), "purpose", None)
        if isinstance(purpose, Invitation) and row.user is not None:
            whom = row.user if purpose.seat is None else purpose.seat
            await steps.note(db, unheard_note(row.match, whom), "1", now)
        if match_row.direct:
            await self._unreached(match_row, row, db, now)
            return
        seats = await matches.seats_of(db, row.match)
        visitor = any(seat_row.visitor and seat_row.user == row.user for seat_row in seats)
        own = await events.channel_of(db, row.match, row.user) if visitor and row.user is not None else None
        async with self.context.enqueue(db, row.match, now) as out:
            message = read(row)
            if isinstance(message, Hand):  # in a box that is opened again, the next hand is a new message
                missed = {"hand_missed": True, "hand_message": None}
                await matches.change_seat(db, row.match, message.seat, missed)
            elif isinstance(message, Notice) and message.purpose is not None:
                instead = message.purpose.instead(message.said)
                if instead is not None:
                    out.notice(instead.said, pings=instead.pings, purpose=instead.purpose, channel=own)

    async def _unreached(self, match: MatchRow, row: OutboxRow, db: AsyncConnection, now: int) -> None:
        """A player of a match in direct messages cannot be reached there. The match goes on, because every
        command works everywhere. The other players are told once."""
        message = read(row)
        async with self.context.enqueue(db, match.id, now) as out:
            if isinstance(message, Notice) and isinstance(message.purpose, Invitation):
                out.notice(message.purpose.unheard, pings=((message.purpose.sender, ANY_TURN),))
            if not isinstance(message, DirectBoard):
                return
            await matches.change_seat(db, match.id, message.seat, {"hand_missed": True, "hand_message": None})
            told = unreached_note(match.id, message.seat)
            if match.state not in matches.LIVE or await steps.remembered(db, told) is not None:
                return
            await steps.note(db, told, "1", now)
            unreached = fact("table-unreached", who=Who(message.seat))
            for seat in await matches.seats_of(db, match.id):
                if seat.user not in (None, row.user):
                    out.notice(unreached, user=seat.user)


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
