"""What follows when a message has arrived, for each kind of message: what is noted, and what is tidied up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.changing.context import Context
from bot.match.delivery import about_events, tidying
from bot.match.delivery.sender import Delivered, Delivery
from bot.match.delivery.tidying import Posted, is_covered
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.merging import news_of
from bot.match.outbox.messages import (
    Board,
    Boards,
    DirectBoard,
    EventCard,
    EventNews,
    FinalBoard,
    Hand,
    LobbyCard,
    Message,
    Notice,
    OfEvent,
    OpenTables,
    OpenThread,
    Refresh,
    StartedCard,
    read,
    readable,
)
from bot.match.outbox.posted import Shown, write_shown
from bot.store import MatchRow, OutboxRow, events, finding, matches, outbox


@dataclass(frozen=True)
class Arrival:
    """A message that has arrived, in the transaction that closes its row."""

    context: Context
    row: OutboxRow
    delivery: Delivery
    delivered: Delivered
    db: AsyncConnection
    now: int

    @property
    def match(self) -> int:
        assert self.delivery.match is not None
        return self.delivery.match

    @property
    def there(self) -> Posted | None:
        """Where it is."""
        message, channel = self.delivered.message_id, self.delivered.channel_id or self.delivery.channel
        return None if message is None or channel is None else Posted(message, channel)

    def out(self) -> Outgoing:
        return Outgoing(self.db, self.match, self.now, self.context.token_bytes, self.context.listeners)


async def _tables_listed(arrival: Arrival, sent: OpenTables) -> None:
    if sent.remove is None:
        message = arrival.delivered.message_id
        await finding.note_listing(arrival.db, sent.channel, message=message, lost_at=None)


async def _event_told(arrival: Arrival, sent: OfEvent) -> None:
    await about_events.done(sent, arrival.delivered, arrival.db)


async def _refreshed(arrival: Arrival, _: Refresh) -> None:
    async with arrival.out() as out:
        await tidying.decided(arrival.match, out)


async def _hand_shown(arrival: Arrival, sent: Hand) -> None:
    theirs = await _note_hand(arrival, sent, None)
    match = await matches.find(arrival.db, arrival.match)
    if match is not None and (match.state != "running" or not theirs):  # it ended, or was left, meanwhile
        async with arrival.out() as out:
            out.remove_own(arrival.delivered.message_id, arrival.delivery.user, delete=False)


async def _direct_board_shown(arrival: Arrival, sent: DirectBoard) -> None:
    await _note_hand(arrival, sent, _shown(arrival))
    match = await matches.find(arrival.db, arrival.match)
    if match is not None:
        async with arrival.out() as out:
            await tidying.shown(match, out)


async def _note_hand(arrival: Arrival, sent: Hand | DirectBoard, shown: str | None) -> bool:
    """Whether the seat is still the person's."""
    message, user = arrival.delivered.message_id, arrival.delivery.user
    if message is None or user is None:
        return True
    return await matches.note_hand(arrival.db, arrival.match, sent.seat, user, message, shown)


async def _thread_there(arrival: Arrival, opening: OpenThread) -> None:
    """Note the thread that was opened for a table of an event, unless the match was moved meanwhile. If a
    forum took no post, the match is played in the channel of the event."""
    db, thread = arrival.db, arrival.delivered.message_id
    match = await matches.find(db, arrival.match)
    if match is None or match.post != match.channel:
        return
    if thread is not None:
        await matches.note(db, match.id, thread=thread, post=thread)
    elif match.forum and match.guild is not None:
        home = await events.home(db, opening.event, match.guild)
        if home is not None:
            await matches.note(db, match.id, channel=home.channel, post=home.channel, forum=False)


async def _notice_there(arrival: Arrival, sent: Notice) -> None:
    there = arrival.there
    if sent.about is None or there is None or arrival.delivery.match is None:
        return
    whole = await matches.whole(arrival.db, arrival.match)
    if whole is not None:
        async with arrival.out() as out:
            await tidying.call_there(*whole, arrival.delivery, sent, there, out)


async def _card_there(arrival: Arrival, _: LobbyCard) -> None:
    """A lobby card is posted or edited, in the state and place that the match had when it was claimed."""
    there, match = arrival.there, await matches.find(arrival.db, arrival.match)
    if there is None or match is None:
        return
    async with arrival.out() as out:
        if match.state == "running" or match.started_at is not None:
            waiting = await outbox.unfinished(out.db, match.id)
            if not any(outbox_row.kind == StartedCard.kind_name() for outbox_row in waiting):
                out.started_card(*there)
        elif there.channel != match.post:
            out.remove_buttons(*there, delete=False)
            await out.lobby()
        else:
            await matches.note(out.db, match.id, board_message=there.message, board_channel=there.channel)


async def _board_there(arrival: Arrival, sent: Board | FinalBoard) -> None:
    """A board is posted: note it, so that nobody posts the same one again.

    The board before it keeps its buttons: they always show the newest position, and an edit would cost a
    request for each move (`docs/decisions/0007-requests.md`). It loses them at the end, in a place that
    is left, and if the same board was posted twice.
    """
    there, whole = arrival.there, await matches.whole(arrival.db, arrival.match)
    if there is None or whole is None:
        return
    delivery, delivered, (message, channel), (match, seats) = (
        arrival.delivery,
        arrival.delivered,
        there,
        whole,
    )
    async with arrival.out() as out:
        old, old_channel = match.board_message, match.board_channel
        # Older versions did not note the first board. Then the oldest known one counts as the first.
        first = message if delivery.first else (match.first_message or old)
        waiting = await outbox.later(out.db, arrival.row, sent.family)
        shown = _shown(arrival, _steps_shown(match, delivered, waiting))
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


def _shown(arrival: Arrival, steps: int | None = None) -> str | None:
    """What the board that was just posted or edited shows, in the form that is stored; None: unknown.

    `steps`: the last step of its position, if the delivery does not say so.
    """
    delivery, delivered = arrival.delivery, arrival.delivered
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


ARRIVED: Final[Mapping[type[Message], Callable[[Arrival, Any], Awaitable[None]]]] = {
    Board: _board_there,
    FinalBoard: _board_there,
    LobbyCard: _card_there,
    Refresh: _refreshed,
    Hand: _hand_shown,
    DirectBoard: _direct_board_shown,
    Notice: _notice_there,
    OpenTables: _tables_listed,
    OpenThread: _thread_there,
    EventCard: _event_told,
    EventNews: _event_told,
}
"""What follows from each kind of message. From the others nothing does."""
