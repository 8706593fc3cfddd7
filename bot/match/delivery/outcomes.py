"""What came of a delivery, written in the transaction that closes its row."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import fact
from bot.match.context import Context
from bot.match.delivery.messages import ELSEWHERE, FAMILIES, Delivered, InProgress, Job
from bot.match.delivery.validity import is_covered, still_asked, still_meant, turn_tokens
from bot.match.outbox.enqueue import Payload, Post, payload, text
from bot.store import MatchRow, OutboxRow, calls, matches, outbox, people

log = logging.getLogger(__name__)

BACK_OFF: Final = (2, 5, 15, 60, 180, 600)
"""Seconds to wait after the first, second, ... attempt."""
LOST: Final = (15, 60, 300, 1800, 7200, 21_600)
"""Seconds after which a lost place is asked again whether it is back, should nothing be heard of it."""
REFUSALS: Final = 3
"""So many refusals in a row of a place that is there make a lost place."""
ATTEMPTS: Final[Mapping[str, int]] = {
    "strip": 5,
    "card": 5,
    "refresh": 3,
    "parcel": 8,
    "hand": 12,
    "notice": 12,
    "digest": 5,
    "lobby": 12,
}
"""After so many a row is given up. Boards are never: the match waits with them."""
MESSAGES: Final = ("board", "final", "lobby")
"""Kinds whose message is remembered as the match's newest."""


class Outcomes:
    """Closes rows of the outbox. All methods end with the transaction and its moment."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def done(
        self, row: OutboxRow, job: Job, delivered: Delivered, db: AsyncConnection, now: int
    ) -> None:
        await outbox.finish(db, row.id, now)
        if job.lost and row.match is not None:
            await self._place_is_back(row.match, delivered.channel_id or job.channel, db, now)
        message = delivered.message_id
        calling = row.kind == "notice" and (job.user is None or payload(row).bound is not None)
        if row.kind == "refresh" and row.match is not None:
            async with Post(db, row.match, now, self._context.token_bytes) as post:
                await self._tidy_decided(row.match, post)
        if not (row.kind in MESSAGES or calling) or row.match is None or message is None:
            return
        match = await matches.find(db, row.match)
        if match is None:
            return
        channel = delivered.channel_id or job.channel
        async with Post(db, match.id, now, self._context.token_bytes) as post:
            if calling:
                await self._call_there(match, payload(row), message, channel, post)
            elif row.kind == "lobby":
                await self._card_there(match, message, channel, post)
            else:
                await self._board_there(match, row, job, delivered, post)

    async def _card_there(self, match: MatchRow, message: int, channel: int | None, post: Post) -> None:
        """A lobby card is posted or edited, in the state and place that the match had when it was claimed."""
        if channel is None:
            return
        if match.state == "running" or match.started_at is not None:
            if not any(one.kind == "card" for one in await outbox.unfinished(post.db, match.id)):
                post.card(message, channel)
        elif channel != match.post:
            post.remove_buttons(message, channel, delete=False)
            await post.lobby()
        else:
            await matches.note(post.db, match.id, board_message=message, board_channel=channel)

    async def _call_there(
        self, match: MatchRow, load: Payload, message: int, channel: int | None, post: Post
    ) -> None:
        """Somebody is called; the message is tidied away when there is nothing left to do about it."""
        about = load.about or next((f"{calls.TURN}:{seat}" for seat, _ in turn_tokens(load)), None)
        if about is None or channel is None:
            return
        seats = {seat.seat: seat for seat in await matches.seats_of(post.db, match.id)}
        if await still_meant(post.db, match, load, seats):
            await calls.put(post.db, match.id, message, channel, about)
        else:
            post.remove_buttons(message, channel, delete=True)

    async def _tidy_decided(self, match: int, post: Post) -> None:
        """The board shows who has decided, though not what: nobody reminds them any more."""
        for seat in await matches.seats_of(post.db, match):
            if not seat.awaited:
                for call in await calls.take(post.db, match, f"{calls.TURN}:{seat.seat}"):
                    post.remove_buttons(call.message, call.channel, delete=True)

    async def _tidy_calls(self, match: MatchRow, post: Post) -> None:
        """A newer board says who must act, and overtakes what was asked before it."""
        for call in await calls.take(post.db, match.id):
            if call.about.partition(":")[0] == calls.TURN:
                post.remove_buttons(call.message, call.channel, delete=True)
            elif await still_asked(post.db, match, call.about):
                await calls.put(post.db, match.id, call.message, call.channel, call.about)
            else:
                undo = call.about.partition(":")[0] == calls.UNDO
                how = fact("table-undo-overtaken") if undo else None
                post.remove_buttons(call.message, call.channel, delete=False, fact=how)

    async def _board_there(
        self, match: MatchRow, row: OutboxRow, job: Job, delivered: Delivered, post: Post
    ) -> None:
        """A board is posted: the ones before lose their buttons, and nobody posts the same again."""
        message, channel = delivered.message_id, delivered.channel_id or job.channel
        old, old_channel = match.board_message, match.board_channel
        # Where none is known (a match from before it was noted) the oldest that is known is kept.
        first = message if job.first else (match.first_message or old)
        await matches.note(
            post.db, match.id, board_message=message, board_channel=channel, first_message=first
        )
        for one, where in ((old, old_channel), (delivered.older_id, channel)):
            if one is not None and where is not None and one != message:
                newest = match.board == "newest" and where == channel and one != first
                post.remove_buttons(one, where, delete=newest)
        await self._tidy_calls(match, post)
        waiting = await outbox.later(post.db, row, FAMILIES["board"])
        seats = {seat.seat: seat for seat in await matches.seats_of(post.db, match.id)}
        for later in waiting:
            if later.kind == "board" and is_covered(payload(later), delivered.position, seats):
                await outbox.finish(post.db, later.id, post.now)
        if channel != match.post and not waiting and match.state in matches.LIVE:
            await post.board(Payload())  # the match has moved while this was under way

    async def again(
        self, row: OutboxRow, job: Job, after: float | None, reason: str, db: AsyncConnection, now: int
    ) -> None:
        tried = row.attempts + 1
        wait = max(after or 0.0, BACK_OFF[min(tried, len(BACK_OFF)) - 1])
        if tried >= ATTEMPTS.get(row.kind, tried + 1):
            log.warning("outbox: row %s (%s) is given up: %s", row.id, row.kind, reason)
            await self.undeliverable(row, reason, None, db, now)
        else:
            load = payload(row)
            anew = load.refusals and not job.lost  # they were not in a row
            changed = text(msgspec.structs.replace(load, refusals=0)) if anew else None
            await outbox.postpone(db, row.id, now + int(wait * 1000), reason, payload=changed)

    async def put_back(
        self, row: OutboxRow, reason: str, next_try: Callable[[], int], db: AsyncConnection, now: int
    ) -> None:
        """Nothing was said about this row: no attempt that counts, but others go first next time."""
        due = max(now, next_try())
        await outbox.postpone(db, row.id, due, reason, attempts=max(row.attempts, 1))

    async def refused(self, row: OutboxRow, job: Job, reason: str, db: AsyncConnection, now: int) -> None:
        """Perhaps it passes; a place that goes on refusing is lost all the same."""
        load = payload(row)
        load = msgspec.structs.replace(load, refusals=load.refusals + 1)
        if job.lost or load.refusals >= REFUSALS:
            await self.channel_lost(row, job, reason, db, now)
            return
        wait = BACK_OFF[min(load.refusals, len(BACK_OFF)) - 1]
        await outbox.postpone(db, row.id, now + int(wait * 1000), reason, payload=text(load))

    async def going_on(self, row: OutboxRow, going: InProgress, db: AsyncConnection, now: int) -> None:
        load = text(msgspec.structs.replace(payload(row), message=going.message))
        await outbox.go_on(db, row.id, now + int(going.after * 1000), load)

    async def channel_lost(
        self, row: OutboxRow, job: Job, reason: str, db: AsyncConnection, now: int, *, message: bool = False
    ) -> None:
        """The place is lost: keep the row until it is back or there is another, and tell the players once.
        `message`: only the message to edit is gone."""
        match = None if row.match is None else await matches.find(db, row.match)
        if row.kind in ELSEWHERE or job.user is not None or match is None:
            await outbox.finish(db, row.id, now, failed=reason)
            return
        load, due = payload(row), now
        card = row.kind == "lobby" and job.message is not None and (message or match.post != job.channel)
        moved = match.post != job.channel or (job.lost and not match.place_lost)
        told = match.place_lost
        if card:  # a new one is posted
            await matches.note(db, match.id, board_message=None, board_channel=None)
        elif not moved:
            load = msgspec.structs.replace(load, refusals=load.refusals + 1 if told else 0)
            due += int(LOST[min(load.refusals, len(LOST) - 1)] * 1000)
        await outbox.refused(db, row.id, due, reason, text(load), tried=row.attempts)
        if card or moved or told:
            return
        log.warning("match %s: its place is lost (%s)", match.id, reason)
        await matches.note(db, match.id, place_lost=True)
        seats = await matches.seats_of(db, match.id)
        async with Post(db, match.id, now, self._context.token_bytes) as post:
            for seat in seats:
                if seat.user is not None:
                    post.notice(fact("table-place-lost-notice", match=match.id), user=seat.user)

    async def _place_is_back(self, match_id: int, channel: int | None, db: AsyncConnection, now: int) -> None:
        """Something arrived in a place that counted as lost: all that waits may go there."""
        match = await matches.find(db, match_id)
        if match is not None and match.place_lost and match.post == channel:
            log.info("match %s: its place is back", match_id)
            await matches.note(db, match_id, place_lost=False)
            await outbox.wake(db, match_id, now)

    async def undeliverable(
        self, row: OutboxRow, reason: str, closed: int | None, db: AsyncConnection, now: int
    ) -> None:
        """Given up. Whose direct messages are closed is remembered, and which hand was not seen."""
        await outbox.finish(db, row.id, now, failed=reason)
        if closed is not None:
            await people.set_dm(db, closed, now)
        load = payload(row)
        if (
            load.bound is not None
            and load.fact is not None
            and row.user is not None
            and row.match is not None
        ):
            # A reminder that cannot be sent is said in the match's place.
            async with Post(db, row.match, now, self._context.token_bytes) as post:
                post.notice(load.fact, load=Payload(pings=(load.bound,), bound=load.bound))
        if load.instead is not None and row.match is not None:
            # Nobody waits for an answer to what was never read: who asked is told so.
            async with Post(db, row.match, now, self._context.token_bytes) as post:
                post.notice(load.instead, load=Payload(pings=load.to))
        if row.kind == "hand" and row.match is not None and row.seat is not None:
            await matches.change_seat(db, row.match, row.seat, {"hand_missed": True})
