"""A delivery that succeeded: what is noted and what is tidied up, for each kind of message.

Messages that ask somebody to do something are remembered when they are posted, and tidied away when there is
nothing left to do about them.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import fact, with_names
from bot.match.changing.context import Context
from bot.match.delivery import about_events
from bot.match.delivery.sender import Delivered, Delivery, Recipient
from bot.match.engine.models import OVER
from bot.match.engine.rows import brief_of
from bot.match.hosting.places import calls_follow
from bot.match.outbox.direct import news_of
from bot.match.outbox.enqueue import Outgoing
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
from bot.match.outbox.posted import Asked, Shown, TurnCall, valid_pings
from bot.match.proposals.service import still_asked, still_meant
from bot.store import MatchRow, OutboxRow, SeatRow, finding, matches, outbox, people, proposals
from bot.store.engine import as_text
from bot.text.escape import badged

log = logging.getLogger(__name__)


class Posted(NamedTuple):
    message: int
    channel: int


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
        return self.context.enqueue(self.db, self.match, self.now)


async def _tables_listed(arrival: Arrival, sent: OpenTables) -> None:
    if sent.remove is None:
        message = arrival.delivered.message_id
        await finding.note_listing(arrival.db, sent.channel, message=message, lost_at=None)


async def _event_told(arrival: Arrival, sent: OfEvent) -> None:
    await about_events.done(sent, arrival.delivered, arrival.db)


async def _refreshed(arrival: Arrival, _: Refresh) -> None:
    async with arrival.out() as out:
        await decided(arrival.match, out)


async def _hand_shown(arrival: Arrival, sent: Hand) -> None:
    theirs = await _note_hand(arrival, sent, None)
    match = await matches.find(arrival.db, arrival.match)
    if match is not None and (match.state != "running" or not theirs):  # it ended, or was left, meanwhile
        why = fact("board-over") if theirs and match.state in OVER else None
        async with arrival.out() as out:
            out.remove_own(arrival.delivered.message_id, arrival.delivery.user, delete=False, instead=why)


async def _direct_board_shown(arrival: Arrival, sent: DirectBoard) -> None:
    await _note_hand(arrival, sent, _shown(arrival))
    match = await matches.find(arrival.db, arrival.match)
    if match is not None:
        async with arrival.out() as out:
            await position_shown(match, out)


async def _note_hand(arrival: Arrival, sent: Hand | DirectBoard, shown: str | None) -> bool:
    """Whether the seat is still the person's."""
    message, user = arrival.delivered.message_id, arrival.delivery.user
    if message is None or user is None:
        return True
    return await matches.note_hand(arrival.db, arrival.match, sent.seat, user, message, shown)


async def _thread_there(arrival: Arrival, opening: OpenThread) -> None:
    thread = arrival.delivered.message_id
    await about_events.thread_there(opening, arrival.match, thread, arrival.context, arrival.db, arrival.now)


async def _notice_there(arrival: Arrival, sent: Notice) -> None:
    """A message that calls somebody was posted: remember it. A request for votes stays after the vote, so its
    text is kept too. Then it can be edited without its pings and nothing has to be read again."""
    there = arrival.there
    if sent.about is None or there is None or arrival.delivery.match is None:
        return
    whole = await matches.whole(arrival.db, arrival.match)
    if whole is None:
        return
    match, taken = whole
    async with arrival.out() as out:
        if not await still_meant(out.db, match, sent, {seat.seat: seat for seat in taken}):
            out.remove_buttons(*there, delete=True)
            return
        asked = None
        if sent.proposal is not None:
            to = arrival.delivery.to
            named = ((seat, seat.name or seat.known_as) for seat in taken)
            names = {
                seat.seat: badged(name, computer=seat.computer is not None) for seat, name in named if name
            }
            locale = to.locale if isinstance(to, Recipient) else None
            asked = as_text(Asked(with_names(sent.said, names), locale))
        await proposals.put_call(out.db, match.id, proposals.CallMessage(*there, sent.about, asked))
    leads = arrival.delivered.leads
    if isinstance(sent.purpose, TurnCall) and leads not in (None, match.post):  # it has moved meanwhile
        await calls_follow(arrival.db, replace(match, post=leads), taken, arrival.context, arrival.now)


async def _card_there(arrival: Arrival, _: LobbyCard) -> None:
    """A lobby card is posted or edited, in the state and place that the match had when it was claimed."""
    there, match = arrival.there, await matches.find(arrival.db, arrival.match)
    if there is None or match is None:
        return
    async with arrival.out() as out:
        if match.state == "running" or match.started_at is not None:
            waiting = await outbox.unfinished(out.db, match.id)
            if not any(outbox_row.kind == StartedCard.kind for outbox_row in waiting):
                out.started_card(*there)
        elif there.channel != match.post and there.message != match.board_message:  # the lobby has moved
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
    delivery, delivered = arrival.delivery, arrival.delivered
    (message, channel), (match, seats) = there, whole
    async with arrival.out() as out:
        old, old_channel = match.board_message, match.board_channel
        # Older versions did not note the first board. Then the oldest known one counts as the first.
        first = message if delivery.first else (match.first_message or old)
        waiting = await outbox.later(out.db, arrival.row, sent.family)
        shown = _shown(arrival, _steps_shown(match, delivered, waiting))
        noted = {"board_message": message, "board_channel": channel, "first_message": first, "shown": shown}
        await matches.note(out.db, match.id, **noted)
        running = isinstance(sent, Board) and not delivery.first
        stays = running and old_channel == channel and match.board == "all"
        # Who plays computers alone has one board, which said until now whose turn it is.
        ends = isinstance(sent, FinalBoard) and sent.since is not None and brief_of(match, seats).alone
        over = fact("board-over") if ends else None
        for message_id, where, kept in ((old, old_channel, stays), (delivered.older_id, channel, False)):
            if message_id is not None and where is not None and message_id != message:
                newest = match.board == "newest" and where == channel and message_id != first
                if newest or not kept:
                    out.remove_buttons(message_id, where, delete=newest, instead=over)
        if await calls_overtaken(match, out):
            await turns_over(match, seats, out)
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
    return as_text(Shown(message, since, steps, version, pings, delivery.first))


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


class Arrivals:
    """Closes the rows of messages that have arrived. All methods end with the transaction and its moment."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def done(
        self, row: OutboxRow, delivery: Delivery, delivered: Delivered, db: AsyncConnection, now: int
    ) -> None:
        await outbox.finish(db, row.id, now)
        await keep_box(db, delivery, delivered.channel_id)
        match = delivery.match
        if match is not None and delivered.post is not None:
            await self._post_made(match, delivered.post, db, now)
        if match is not None and delivery.lost:
            await _place_is_back(match, delivered.channel_id or delivery.channel, db, now)
        arrived = ARRIVED.get(type(delivery.message))
        if arrived is not None:
            await arrived(Arrival(self._context, row, delivery, delivered, db, now), delivery.message)

    async def _post_made(self, match_id: int, post: int, db: AsyncConnection, now: int) -> None:
        """Note the post that was made for a match in a forum, unless it has moved or has another one."""
        match = await matches.find(db, match_id)
        if match is None or not match.forum or match.thread is not None:
            return
        await matches.note(db, match_id, thread=post, post=post)
        if match.state != "lobby":  # it was made for an open table
            async with self._context.enqueue(db, match_id, now) as out:
                await out.post_tags(post)


async def _place_is_back(match_id: int, channel: int | None, db: AsyncConnection, now: int) -> None:
    """Something arrived in a place that counted as lost: all that waits may go there."""
    match = await matches.find(db, match_id)
    if match is not None and match.place_lost and match.post == channel:
        log.info("match %s: its place is back", match_id)
        await matches.note(db, match_id, place_lost=False)
        await outbox.wake(db, match_id, now)


async def keep_box(db: AsyncConnection, delivery: Delivery, channel: int | None) -> None:
    """Direct messages were opened, or opened anew: keep their channel for the next message."""
    to = delivery.to
    if isinstance(to, Recipient) and channel is not None and channel != to.box:
        await people.note(db, to.user, dm_channel=channel)


# -- tidying up --------------------------------------------------------------------------------------------


def is_covered(board: Board, shown: int | None, seats: Mapping[int, SeatRow]) -> bool:
    """A board that was drawn later shows everything that this one would show, and nobody is left to be
    pinged."""
    if shown is None or board.public_version is None or board.public_version > shown:
        return False
    return not valid_pings(board.pings, seats)


async def decided(match: int, out: Outgoing) -> None:
    """The board shows who has decided, though not what: nobody reminds them any more."""
    for seat in await matches.seats_of(out.db, match):
        if not seat.awaited:
            for call in await proposals.take_calls(out.db, match, f"{proposals.TURN}:{seat.seat}"):
                out.remove_buttons(call.message, call.channel, delete=True)


async def position_shown(match: MatchRow, out: Outgoing) -> None:
    """A player of a match in direct messages was shown the position. An edit does not notify anybody who
    still has to act, so only calls that are over are removed."""
    awaited = {seat.seat for seat in await matches.seats_of(out.db, match.id) if seat.awaited}
    for call in await proposals.take_calls(out.db, match.id):
        kind, _, seat = call.about.partition(":")
        if kind == proposals.TURN and match.state == "running" and int(seat) in awaited:
            await proposals.put_call(out.db, match.id, call)
        elif kind == proposals.TURN:
            out.remove_buttons(call.message, call.channel, delete=True)
        else:
            await _keep_or_settle(match, call, out)


async def _keep_or_settle(match: MatchRow, call: proposals.CallMessage, out: Outgoing) -> None:
    """A request is kept while its proposal stands; an offer of a seat while the match runs and nobody has
    taken it."""
    if await still_asked(out.db, match, call.about):
        await proposals.put_call(out.db, match.id, call)
    else:
        of_undo = call.about.startswith(f"{proposals.UNDO}:")
        how = fact("table-undo-overtaken") if of_undo else None
        out.close_call(call, outcome=how)


async def turns_over(match: MatchRow, seats: Sequence[SeatRow], out: Outgoing) -> None:
    """Tidy up the messages about turns that are over."""
    running = seats if match.state == "running" else ()
    await out.turns_over({seat.seat: seat.turn_token for seat in running if seat.awaited})


async def calls_overtaken(match: MatchRow, out: Outgoing) -> bool:
    """A newer board says who must act, so older calls are removed. Returns whether a message is left that
    tells somebody of a turn."""
    left = False
    for call in await proposals.take_calls(out.db, match.id):
        kind = call.about.partition(":")[0]
        if kind == proposals.TURN:
            out.remove_buttons(call.message, call.channel, delete=True)
        elif kind == proposals.CALLED:
            await proposals.put_call(out.db, match.id, call)
            left = True
        else:
            await _keep_or_settle(match, call, out)
    return left
