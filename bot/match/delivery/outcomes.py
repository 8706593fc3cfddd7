"""What came of a delivery, written in the transaction that closes its row."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Who, fact
from bot.match.changing.context import Context
from bot.match.delivery import about_events, attempts, tidying
from bot.match.delivery.sender import Delivered, Delivery, InProgress, Recipient
from bot.match.delivery.tidying import Posted, is_covered
from bot.match.outbox.direct import unreached_note
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.merging import news_of
from bot.match.outbox.messages import (
    Board,
    Boards,
    DirectBoard,
    Elsewhere,
    FinalBoard,
    Hand,
    LobbyCard,
    Notice,
    OfEvent,
    OpenTables,
    OpenThread,
    Parcel,
    Refresh,
    StartedCard,
    read,
    readable,
    write,
)
from bot.match.outbox.posted import ANY_TURN, Shown, write_shown
from bot.match.outbox.purposes import Invitation
from bot.store import MatchRow, OutboxRow, SeatRow, events, finding, matches, outbox, people, steps, waking

log = logging.getLogger(__name__)

REMEMBERED: Final = (Board, FinalBoard, LobbyCard)
"""Messages that are remembered as the match's newest."""


class Outcomes:
    """Closes rows of the outbox. All methods end with the transaction and its moment."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def done(
        self, row: OutboxRow, delivery: Delivery, delivered: Delivered, db: AsyncConnection, now: int
    ) -> None:
        await outbox.finish(db, row.id, now)
        await _keep_box(db, delivery, delivered.channel_id)
        sent, match_id = delivery.message, delivery.match
        if isinstance(sent, OpenTables) and sent.remove is None:
            await finding.note_listing(db, sent.channel, message=delivered.message_id, lost_at=None)
        if isinstance(sent, OfEvent):
            await about_events.done(sent, delivered, db)
        if match_id is None:
            return
        message, channel = delivered.message_id, delivered.channel_id or delivery.channel
        if delivered.post is not None:
            await self._post_made(match_id, delivered.post, db, now)
        if delivery.lost:
            await self._place_is_back(match_id, channel, db, now)
        if isinstance(sent, Refresh):
            async with self._out(match_id, db, now) as out:
                await tidying.decided(match_id, out)
        theirs = True
        if isinstance(sent, Hand | DirectBoard) and message is not None and delivery.user is not None:
            shown = _shown(delivery, delivered) if isinstance(sent, DirectBoard) else None
            theirs = await matches.note_hand(db, match_id, sent.seat, delivery.user, message, shown)
        if isinstance(sent, OpenThread):
            await self._thread_there(match_id, sent, delivered, db)
            return
        if (
            isinstance(sent, Hand | DirectBoard)
            and (shown_of := await matches.find(db, match_id)) is not None
        ):
            async with self._out(match_id, db, now) as out:
                if isinstance(sent, DirectBoard):
                    await tidying.shown(shown_of, out)
                elif shown_of.state != "running" or not theirs:  # it ended, or was left, while it was sent
                    out.remove_own(message, delivery.user, delete=False)
        calling = isinstance(sent, Notice) and sent.about is not None
        if message is None or channel is None or not (calling or isinstance(sent, REMEMBERED)):
            return
        row_and_seats = await matches.whole(db, match_id)
        if row_and_seats is None:
            return
        match, seats = row_and_seats
        there = Posted(message, channel)
        async with self._out(match_id, db, now) as out:
            if isinstance(sent, Notice):
                await tidying.call_there(match, seats, delivery, sent, there, out)
            elif isinstance(sent, LobbyCard):
                await self._card_there(match, there, out)
            else:
                await self._board_there(match, seats, row, delivery, delivered, there, out)

    def _out(self, match: int, db: AsyncConnection, now: int) -> Outgoing:
        return Outgoing(db, match, now, self._context.token_bytes, self._context.listeners)

    async def _thread_there(
        self, match_id: int, opening: OpenThread, delivered: Delivered, db: AsyncConnection
    ) -> None:
        """Note the thread that was opened for a table of an event, unless the match was moved meanwhile. If a
        forum took no post, the match is played in the channel of the event."""
        match = await matches.find(db, match_id)
        thread = delivered.message_id
        if match is None or match.post != match.channel:
            return
        if thread is not None:
            await matches.note(db, match_id, thread=thread, post=thread)
        elif match.forum and match.guild is not None:
            home = await events.home(db, opening.event, match.guild)
            if home is not None:
                await matches.note(db, match_id, channel=home.channel, post=home.channel, forum=False)

    async def _post_made(self, match_id: int, post: int, db: AsyncConnection, now: int) -> None:
        """Note the post that was made for a match in a forum, unless it has moved or has another one."""
        match = await matches.find(db, match_id)
        if match is None or not match.forum or match.thread is not None:
            return
        await matches.note(db, match_id, thread=post, post=post)
        if match.state != "lobby":  # it was made for an open table
            async with self._out(match_id, db, now) as out:
                await out.post_tags(post)

    async def _card_there(self, match: MatchRow, there: Posted, out: Outgoing) -> None:
        """A lobby card is posted or edited, in the state and place that the match had when it was claimed."""
        if match.state == "running" or match.started_at is not None:
            waiting = await outbox.unfinished(out.db, match.id)
            if not any(outbox_row.kind == StartedCard.kind_name() for outbox_row in waiting):
                out.started_card(*there)
        elif there.channel != match.post:
            out.remove_buttons(*there, delete=False)
            await out.lobby()
        else:
            await matches.note(out.db, match.id, board_message=there.message, board_channel=there.channel)

    async def _board_there(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        row: OutboxRow,
        delivery: Delivery,
        delivered: Delivered,
        there: Posted,
        out: Outgoing,
    ) -> None:
        """A board is posted: note it, so that nobody posts the same one again.

        The board before it keeps its buttons: they always show the newest position, and an edit would cost a
        request for each move (`docs/decisions/0007-requests.md`). It loses them at the end, in a place that
        is left, and if the same board was posted twice.
        """
        (message, channel), sent = there, delivery.message
        old, old_channel = match.board_message, match.board_channel
        # Older versions did not note the first board. Then the oldest known one counts as the first.
        first = message if delivery.first else (match.first_message or old)
        waiting = await outbox.later(out.db, row, delivery.message.family)
        shown = _shown(delivery, delivered, _steps_shown(match, delivered, waiting))
        await matches.note(
            out.db,
            match.id,
            board_message=message,
            board_channel=channel,
            first_message=first,
            shown=shown,
        )
        stays = isinstance(sent, Board) and not delivery.first and old_channel == channel
        stays = stays and match.board == "all"
        for message_id, where, kept in ((old, old_channel, stays), (delivered.older_id, channel, False)):
            if message_id is not None and where is not None and message_id != message:
                newest = match.board == "newest" and where == channel and message_id != first
                if newest or not kept:
                    out.remove_buttons(message_id, where, delete=newest)
        if await tidying.calls_overtaken(match, out):
            await tidying.turns_over(match, seats, out)
        by_seat = {seat.seat: seat for seat in seats}
        for later in waiting:
            board = read(later) if readable(later) else None
            if isinstance(board, Board) and is_covered(board, delivered.public_version, by_seat):
                await outbox.finish(out.db, later.id, out.now)
        if channel != match.post and not waiting and match.state in matches.LIVE:
            await out.board(Board())  # the match has moved while this was under way
        elif _is_outdated(match, delivered):
            await out.refresh(match.public_version)

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
        wait = max(after or 0.0, attempts.pause(tried))
        if tried >= attempts.ATTEMPTS.get(type(delivery.message), tried + 1):
            log.warning("outbox: row %s (%s) is given up: %s", row.id, row.kind, reason)
            await self.undeliverable(row, reason, None, db, now)
        else:
            anew = delivery.message.refusals and not delivery.lost  # the refusals were not in a row
            changed = write(replace(delivery.message, refusals=0)) if anew else None
            due = now if self._heard(delivery) else now + int(wait * 1000)
            await outbox.postpone(db, row.id, due, reason, payload=changed)

    def hints(self, guild: int | None) -> int:
        """How many signs there were that the bot can reach a server again."""
        counted = self._context.hints
        return 0 if guild is None else counted[guild, False] + counted[guild, True]

    def _heard(self, delivery: Delivery) -> bool:
        """Whether there was a sign of its server while the delivery was under way."""
        return self.hints(delivery.guild) != delivery.hints

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
        if delivery.lost or message.refusals >= attempts.REFUSALS:
            await self.channel_lost(row, delivery, reason, db, now)
            return
        wait = 0 if self._heard(delivery) else attempts.pause(message.refusals)
        await outbox.postpone(db, row.id, now + wait * 1000, reason, payload=write(message))

    async def going_on(
        self, row: OutboxRow, delivery: Delivery, going: InProgress, db: AsyncConnection, now: int
    ) -> None:
        message = delivery.message
        if isinstance(message, Parcel):
            message = replace(message, message=going.message)
        await _keep_box(db, delivery, going.channel)
        await outbox.go_on(db, row.id, now + int(going.after * 1000), write(message))

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
            await about_events.lost(sent, db, now, self._context.token_bytes)
            return
        if isinstance(sent, Notice) and sent.channel is not None:
            await outbox.finish(db, row.id, now, failed=reason)
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
                due += int(attempts.LOST[min(waiting.refusals, len(attempts.LOST) - 1)] * 1000)
        await outbox.refused(db, row.id, due, reason, write(waiting), tried=row.attempts)
        if card or moved or told:
            return
        log.warning("match %s: its place is lost (%s)", match.id, reason)
        await matches.note(db, match.id, place_lost=True)
        seats = await matches.seats_of(db, match.id)
        async with self._out(match.id, db, now) as out:
            for seat in seats:
                if seat.user is not None:
                    out.notice(fact("table-place-lost-notice", match=match.id), user=seat.user)

    async def _place_is_back(self, match_id: int, channel: int | None, db: AsyncConnection, now: int) -> None:
        """Something arrived in a place that counted as lost: all that waits may go there."""
        match = await matches.find(db, match_id)
        if match is not None and match.place_lost and match.post == channel:
            log.info("match %s: its place is back", match_id)
            await matches.note(db, match_id, place_lost=False)
            await waking.wake(db, match_id, now)

    async def undeliverable(
        self, row: OutboxRow, reason: str, closed: int | None, db: AsyncConnection, now: int
    ) -> None:
        """Give a row up. Remember whose direct messages are closed, and which hand was not seen."""
        await outbox.finish(db, row.id, now, failed=reason)
        if closed is not None:
            await people.set_dm(db, closed, now)
        match_row = None if row.match is None else await matches.find(db, row.match)
        if row.match is None or match_row is None:
            return
        if match_row.direct:
            await self._unreached(match_row, row, db, now)
            return
        seats = await matches.seats_of(db, row.match)
        visitor = any(seat_row.visitor and seat_row.user == row.user for seat_row in seats)
        own = await events.channel_of(db, row.match, row.user) if visitor and row.user is not None else None
        async with self._out(row.match, db, now) as out:
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
        async with self._out(match.id, db, now) as out:
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


def _shown(delivery: Delivery, delivered: Delivered, steps: int | None = None) -> str | None:
    """What the board that was just posted or edited shows, in the form that is stored; None: unknown.

    `steps`: the last step of its position, if the delivery does not say so.
    """
    steps, message = delivered.steps if steps is None else steps, delivered.message_id
    if steps is None or message is None:
        return None
    since = delivery.since if delivered.since is None else delivered.since
    version, pings = delivered.public_version or 0, delivery.message.called
    return write_shown(Shown(message, since, steps, version, pings, delivery.first))


def _steps_shown(match: MatchRow, delivered: Delivered, waiting: Sequence[OutboxRow]) -> int | None:
    """The last step of the position that a board shows. If an interrupted attempt drew the board, its public
    version says which of the boards that still wait are newer, and the step before their first news is the
    last one shown."""
    if delivered.steps is not None or delivered.public_version is None:
        return delivered.steps
    boards = [board for later in waiting if readable(later) and isinstance(board := read(later), Boards)]
    newer = [
        first for board in boards for version, first in news_of(board) if version > delivered.public_version
    ]
    return min(newer, default=match.steps + 1) - 1


def _is_outdated(match: MatchRow, delivered: Delivered) -> bool:
    """Somebody has sealed a decision while the board was under way, so it does not show who is still to act;
    or an interrupted attempt has drawn it, and perhaps somebody has since."""
    old = delivered.steps is None or delivered.steps < match.steps
    return old and match.state == "running" and delivered.public_version == match.public_version


async def _keep_box(db: AsyncConnection, delivery: Delivery, channel: int | None) -> None:
    """Direct messages were opened, or opened anew: keep their channel for the next message."""
    to = delivery.to
    if isinstance(to, Recipient) and channel is not None and channel != to.box:
        await people.set_dm_channel(db, to.user, channel)
