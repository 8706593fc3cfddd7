"""Delivers what was committed: every row of the outbox leaves once, whatever stops in between.

A row is claimed in one transaction, sent outside of any, and closed in another. What a crash leaves claimed
is handed to the courier again with `resumed` set. Waiting is a due time in the row, never a sleeping task.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, cast

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import fact
from bot.match.context import Context
from bot.match.delivery.enqueue import Payload, Pings, Post, payload, text
from bot.match.delivery.messages import (
    ChannelLost,
    Courier,
    Delivered,
    InProgress,
    Job,
    Kind,
    Older,
    Ping,
    Refused,
    Retry,
    ShutOut,
    Undeliverable,
)
from bot.match.models import OVER
from bot.match.timing.clock import read_clock
from bot.runtime.log_context import log_context
from bot.runtime.shards import Shards
from bot.runtime.tasks import end
from bot.store import (
    Conflict,
    MatchRow,
    OutboxRow,
    SeatRow,
    StoreError,
    asks,
    calls,
    matches,
    outbox,
    people,
    steps,
)

log = logging.getLogger(__name__)

LEASE: Final = 300.0
"""Seconds that a claim holds; longer than any send takes."""
POLL: Final = 2.0
"""Seconds after which the box is looked into although nothing was heard: other processes write too."""
KEEP_DONE: Final = 86_400_000
"""Milliseconds that finished rows and used keys are kept."""
TIDY: Final = 600_000
"""Milliseconds between two clear-outs."""
BACK_OFF: Final = (2, 5, 15, 60, 180, 600)
"""Seconds to wait after the first, second, ... attempt."""
LOST: Final = (15, 60, 300, 1800, 7200, 21_600)
"""Seconds after which a lost place is asked again whether it is back, should nothing be heard of it."""
REFUSALS: Final = 3
"""So many refusals in a row of a place that is there make a lost place."""
SHUT_OUT: Final = (2, 5, 10, 20)
"""Seconds to wait after the first, second, ... sign that nothing reaches Discord."""
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
FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {
    "board": ("board", "final"),
    "final": ("board", "final"),
    "hand": ("hand",),
}
"""Kinds that show all there is to show: one message does for all that wait."""
ELSEWHERE: Final = ("strip", "card", "refresh")
"""Kinds about a message that is already somewhere."""


class OutboxWorker:
    """One per process. `run` until `stop`.

    Args:
        context: whose outbox; its `news` event wakes the worker.
        courier: who sends.
        at_once: how many sends may be under way.
        shards: what nobody else serves: claims of a process that had these were left by a crash. None: no
            other process serves this database.
    """

    def __init__(
        self, context: Context, courier: Courier, *, at_once: int = 16, shards: Shards | None = None
    ) -> None:
        self._context, self._store, self._courier = context, context.store, courier
        self._at_once = at_once
        self._owners = None if shards is None or shards.whole else shards.ids
        self._owner = self._owners[0] if self._owners else 0
        self._sending: dict[asyncio.Task[None], int] = {}
        """What is under way, and for which row."""
        self._stopping = False
        self._claiming = asyncio.Lock()
        self._shut_out = 0
        """How often in a row we were shut out of Discord; while it lasts one delivery at a time is tried."""
        self._next_try = 0
        """UTC milliseconds of the next of these."""
        self._tidied = 0
        self.last_run: int | None = None
        """UTC milliseconds of the last look into the box, for health checks."""

    async def run(self) -> None:
        """Deliver until `stop`. Faults of the store or the courier are logged and tried again."""
        await self._recover()
        while not self._stopping:
            self._context.news.clear()
            try:
                claimed = await self.step()
                pause = 0.0 if claimed else await self._pause()
            except (StoreError, Conflict) as error:
                log.error("outbox: %s", error)
                pause = POLL
            except Exception:
                log.exception("outbox: unexpected; going on")
                pause = POLL
            if pause > 0:
                # Not `wait_for`: before Python 3.12 it may swallow a cancellation that comes with the news.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._context.news.wait()

    async def stop(self, grace: float = 10.0) -> None:
        """Take nothing new, and give what is being sent `grace` seconds; the rest is resumed next time."""
        self._stopping = True
        self._context.news.set()
        async with self._claiming:
            pass  # what is just being claimed is sent, too
        if self._sending:
            await asyncio.wait(self._sending, timeout=grace)
        await end(self._sending)

    async def drain(self) -> None:
        """Deliver all that is due now, without `run`. For tests and tools."""
        busy = True
        while await self.step() or busy:
            busy = bool(self._sending)  # what ends during the look lets the next of its lane go
            if busy:
                await asyncio.wait(self._sending, return_when=asyncio.FIRST_COMPLETED)

    async def step(self) -> int:
        """Claim what is due and begin to send it; how many rows were taken."""
        self.last_run = now = self._context.now()
        free = self._at_once - len(self._sending)
        if free <= 0:
            await asyncio.wait(self._sending, return_when=asyncio.FIRST_COMPLETED)
            return 1
        async with self._claiming:
            if self._stopping:
                return 0
            rows, jobs = await self._store.finish(self._claim(now, free))
            for row, job in jobs:
                with log_context(match=row.match, delivery=row.kind):
                    task = asyncio.create_task(self._send(row, job), name=f"outbox-{row.id}")
                self._sending[task] = row.id
                task.add_done_callback(self._sent)
        return rows

    async def _claim(self, now: int, free: int) -> tuple[int, list[tuple[OutboxRow, Job]]]:
        """Take due rows: how many, and those that are to be sent."""
        # A claim runs out when the clock leaps ahead; what is in our own hands is ours all the same.
        in_hand = tuple(self._sending.values())
        if self._shut_out:
            if in_hand or self._shut_for(now):
                return 0, []
            free = 1
        async with self._store.read() as db:
            due = await outbox.next_due(db, self._owner, in_hand)
        if due is None or due > now:
            await self._tidy(now)
            return 0, []
        jobs: list[tuple[OutboxRow, Job]] = []
        async with self._store.write() as db:
            until = now + int(LEASE * 1000)
            rows = await outbox.claim(db, now, until, free, self._owner, in_hand)
            for row in rows:
                row = await self._newest(db, row, now, until)
                job = await self._job(db, row, now)
                if job is not None:
                    jobs.append((row, job))
        return len(rows), jobs

    # -- one row -----------------------------------------------------------------------------------------

    async def _newest(self, db: AsyncConnection, row: OutboxRow, now: int, until: int) -> OutboxRow:
        """The last of the rows that one message does for; it takes in the others."""
        if row.kind not in FAMILIES:
            return row
        for later in await outbox.later(db, row, FAMILIES[row.kind]):
            load = text(payload(later).superseding(row))
            await outbox.finish(db, row.id, now)
            await outbox.take(db, later.id, load, until, self._owner)
            row = msgspec.structs.replace(later, payload=load)
        return row

    async def _job(self, db: AsyncConnection, row: OutboxRow, now: int) -> Job | None:
        """What to hand to the courier; None when there is nothing to send any more (the row is closed)."""
        load, nonce = payload(row), row.nonce
        match = None if row.match is None else await matches.find(db, row.match)
        seats = [] if row.match is None else await matches.seats_of(db, row.match)
        by_seat = {seat.seat: seat for seat in seats}
        user = by_seat[row.seat].user if row.seat in by_seat else row.user
        person = None if user is None else await people.find(db, user)
        state = None if match is None else match.state
        void = (
            (row.kind == "board" and state != "running")
            # Whoever takes a seat over has a row of their own.
            or (row.kind == "hand" and (state != "running" or user is None or user != row.user))
            or (row.kind == "refresh" and not _still_shown(load, match))
            or (row.kind == "lobby" and state in ("running", *OVER))
            or (row.kind == "lobby" and state != "lobby" and match and match.board_message is None)
            or (load.bound is not None and (state != "running" or not _pings((load.bound,), by_seat)))
            or (row.kind == "notice" and match and not await _still_meant(db, match, load, by_seat))
        )
        if void:
            await outbox.finish(db, row.id, now)
            return None
        direct = user is not None
        if direct and person is not None and person.dm_closed_at is not None:
            await self._unheard(row, "direct messages are closed", None, db, now)
            return None
        channel = load.channel
        message = load.message
        if match is not None and row.kind not in ELSEWHERE and not direct:
            channel = match.post
            if row.kind == "lobby" and match.board_message is not None:
                channel, message = match.board_channel, match.board_message
        if match is not None and row.kind == "refresh":
            channel, message = match.board_channel, match.board_message
            shown = await outbox.last_done(db, match.id, "board")
            if shown is not None:  # what it said and whom it pinged stays; it is pruned after a day
                said, nonce = payload(shown), shown.nonce
                load = msgspec.structs.replace(load, pings=said.pings, since=said.since, first=said.first)
        return Job(
            id=row.id,
            kind=cast(Kind, row.kind),
            match=row.match,
            nonce=nonce,
            resumed=row.attempts > 0 or bool(load.older),
            attempts=row.attempts + load.tries,
            created_at=min((row.created_at, *(one.at for one in load.older))),
            channel=channel,
            message=message,
            delete=load.delete,
            seat=row.seat,
            user=user,
            locale=None if person is None else person.locale,
            since=load.since,
            first=load.first,
            pings=_pings(load.pings, by_seat),
            older=tuple(Older(one.nonce, _pings(one.pings, by_seat), one.since) for one in load.older),
            fact=load.fact,
            position=load.position,
            lost=match is not None and match.place_lost and row.kind not in ELSEWHERE and not direct,
        )

    async def _send(self, row: OutboxRow, job: Job) -> None:
        close: Callable[[AsyncConnection, int], Awaitable[None]]
        shut_out = False
        try:
            async with asyncio.timeout(LEASE * 0.8):
                delivered = await self._courier.deliver(job)
        except ShutOut as error:
            shut_out = True
            close = partial(self._put_back, row, str(error) or "shut out")
        except Retry as error:
            close = partial(self._again, row, job, error.after, str(error) or "asked to wait")
        except Refused as error:
            close = partial(self._refused, row, job, str(error) or "refused")
        except InProgress as going:
            close = partial(self._going_on, row, going)
        except Undeliverable as error:
            close = partial(self._unheard, row, str(error) or "undeliverable", job.user)
        except ChannelLost as error:
            close = partial(self._gone, row, job, str(error) or "gone", message=error.message)
        except Exception as error:
            log.exception("outbox: row %s (%s) was not sent", row.id, row.kind)
            close = partial(self._again, row, job, None, type(error).__name__)
        else:
            close = partial(self._done, row, job, delivered)
        self._note_shut_out(shut_out)
        await self._store.finish(self._close(row, close))

    async def _close(self, row: OutboxRow, close: Callable[[AsyncConnection, int], Awaitable[None]]) -> None:
        """Write what came of a row; a database that is busy for a moment must not cost a second message."""
        for pause in (0.1, 0.5, 2.0, 5.0, None):
            try:
                async with self._store.write() as db:
                    if row.match is not None:
                        await matches.lock(db, row.match)
                    return await close(db, self._context.now())
            except (StoreError, Conflict):
                if pause is None:
                    raise
            await asyncio.sleep(pause)
        return None

    async def _done(
        self, row: OutboxRow, job: Job, delivered: Delivered, db: AsyncConnection, now: int
    ) -> None:
        await outbox.finish(db, row.id, now)
        if job.lost and row.match is not None:
            await self._found(row.match, delivered.channel_id or job.channel, db, now)
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
            post.strip(message, channel, delete=False)
            await post.lobby()
        else:
            await matches.note(post.db, match.id, board_message=message, board_channel=channel)

    async def _call_there(
        self, match: MatchRow, load: Payload, message: int, channel: int | None, post: Post
    ) -> None:
        """Somebody is called; the message is tidied away when there is nothing left to do about it."""
        about = load.about or next((f"{calls.TURN}:{seat}" for seat, _ in _duties(load)), None)
        if about is None or channel is None:
            return
        seats = {seat.seat: seat for seat in await matches.seats_of(post.db, match.id)}
        if await _still_meant(post.db, match, load, seats):
            await calls.put(post.db, match.id, message, channel, about)
        else:
            post.strip(message, channel, delete=True)

    async def _tidy_decided(self, match: int, post: Post) -> None:
        """The board shows who has decided, though not what: nobody reminds them any more."""
        for seat in await matches.seats_of(post.db, match):
            if not seat.awaited:
                for call in await calls.take(post.db, match, f"{calls.TURN}:{seat.seat}"):
                    post.strip(call.message, call.channel, delete=True)

    async def _tidy_calls(self, match: MatchRow, post: Post) -> None:
        """A newer board says who must act, and overtakes what was asked before it."""
        for call in await calls.take(post.db, match.id):
            if call.about.partition(":")[0] == calls.TURN:
                post.strip(call.message, call.channel, delete=True)
            elif await _still_asked(post.db, match, call.about):
                await calls.put(post.db, match.id, call.message, call.channel, call.about)
            else:
                undo = call.about.partition(":")[0] == calls.UNDO
                how = fact("table-undo-overtaken") if undo else None
                post.strip(call.message, call.channel, delete=False, fact=how)

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
                post.strip(one, where, delete=newest)
        await self._tidy_calls(match, post)
        waiting = await outbox.later(post.db, row, FAMILIES["board"])
        seats = {seat.seat: seat for seat in await matches.seats_of(post.db, match.id)}
        for later in waiting:
            if later.kind == "board" and _covered(payload(later), delivered.position, seats):
                await outbox.finish(post.db, later.id, post.now)
        if channel != match.post and not waiting and match.state in matches.LIVE:
            await post.board(Payload())  # the match has moved while this was under way

    async def _again(
        self, row: OutboxRow, job: Job, after: float | None, reason: str, db: AsyncConnection, now: int
    ) -> None:
        tried = row.attempts + 1
        wait = max(after or 0.0, BACK_OFF[min(tried, len(BACK_OFF)) - 1])
        if tried >= ATTEMPTS.get(row.kind, tried + 1):
            log.warning("outbox: row %s (%s) is given up: %s", row.id, row.kind, reason)
            await self._unheard(row, reason, None, db, now)
        else:
            load = payload(row)
            anew = load.refusals and not job.lost  # they were not in a row
            changed = text(msgspec.structs.replace(load, refusals=0)) if anew else None
            await outbox.postpone(db, row.id, now + int(wait * 1000), reason, payload=changed)

    async def _put_back(self, row: OutboxRow, reason: str, db: AsyncConnection, now: int) -> None:
        """Nothing was said about this row: no attempt that counts, but others go first next time."""
        due = max(now, self._next_try)
        await outbox.postpone(db, row.id, due, reason, attempts=max(row.attempts, 1))

    async def _refused(self, row: OutboxRow, job: Job, reason: str, db: AsyncConnection, now: int) -> None:
        """Perhaps it passes; a place that goes on refusing is lost all the same."""
        load = payload(row)
        load = msgspec.structs.replace(load, refusals=load.refusals + 1)
        if job.lost or load.refusals >= REFUSALS:
            await self._gone(row, job, reason, db, now)
            return
        wait = BACK_OFF[min(load.refusals, len(BACK_OFF)) - 1]
        await outbox.postpone(db, row.id, now + int(wait * 1000), reason, payload=text(load))

    async def _going_on(self, row: OutboxRow, going: InProgress, db: AsyncConnection, now: int) -> None:
        load = text(msgspec.structs.replace(payload(row), message=going.message))
        await outbox.go_on(db, row.id, now + int(going.after * 1000), load)

    async def _gone(
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

    async def _found(self, match_id: int, channel: int | None, db: AsyncConnection, now: int) -> None:
        """Something arrived in a place that counted as lost: all that waits may go there."""
        match = await matches.find(db, match_id)
        if match is not None and match.place_lost and match.post == channel:
            log.info("match %s: its place is back", match_id)
            await matches.note(db, match_id, place_lost=False)
            await outbox.wake(db, match_id, now)

    async def _unheard(
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

    # -- the box -----------------------------------------------------------------------------------------

    async def _recover(self) -> None:
        await self._store.finish(self._take_over())

    async def _take_over(self) -> None:
        while not self._stopping:
            try:
                async with self._store.write() as db:
                    left = await outbox.reclaim(
                        db, self._context.now(), BACK_OFF[-1] * 1000, LOST[-1] * 1000, self._owners
                    )
            except (StoreError, Conflict) as error:
                log.error("outbox: %s", error)
                await asyncio.sleep(POLL)
            else:
                if left:
                    log.info("outbox: %s deliveries were cut off; looking after them", left)
                return

    async def _pause(self) -> float:
        """Seconds until something is due."""
        return await self._store.finish(self._next())

    async def _next(self) -> float:
        in_hand = tuple(self._sending.values())
        async with self._store.read() as db:
            due = await outbox.next_due(db, self._owner, in_hand)
        if due is None or (self._shut_out and in_hand):
            return POLL
        now = self._context.now()
        return min(POLL, max(0.01, (due - now) / 1000, self._shut_for(now) / 1000))

    def _shut_for(self, now: int) -> int:
        """Milliseconds until something may be tried again while we are shut out."""
        left = self._next_try - now if self._shut_out else 0
        return left if 0 < left <= SHUT_OUT[-1] * 1000 else 0  # more: the clock was set back

    def _note_shut_out(self, shut_out: bool) -> None:
        """What an attempt says about the way to Discord."""
        if not shut_out:
            if self._shut_out:
                log.warning("outbox: Discord can be reached again")
            self._shut_out = self._next_try = 0
            return
        now = self._context.now()
        if self._shut_for(now):
            return  # one of several that were under way
        if not self._shut_out:
            log.warning("outbox: nothing reaches Discord; trying now and then")
        self._shut_out += 1
        self._next_try = now + int(SHUT_OUT[min(self._shut_out, len(SHUT_OUT)) - 1] * 1000)

    async def _tidy(self, now: int) -> None:
        if now - self._tidied < TIDY:
            return
        self._tidied = now
        async with self._store.write() as db:
            await outbox.prune(db, now - KEEP_DONE)
            await steps.forget_seen(db, now - KEEP_DONE)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.pop(task, None)
        self._context.news.set()  # its lane may go on
        if not task.cancelled() and (error := task.exception()) is not None:
            # The row stays claimed; it is looked after when the claim runs out.
            log.error("outbox: %s could not be closed: %r", task.get_name(), error)


def _pings(pings: Pings, seats: Mapping[int, SeatRow]) -> tuple[Ping, ...]:
    """Those who still have to do what they are pinged for; a duty of -1 is void only with the seat."""
    found = []
    for seat, duty in pings:
        row = seats.get(seat)
        if row is not None and row.user is not None and (duty < 0 or (row.awaited and row.duty == duty)):
            found.append(Ping(seat, row.user))
    return tuple(found)


async def _still_meant(
    db: AsyncConnection, match: MatchRow, load: Payload, seats: Mapping[int, SeatRow]
) -> bool:
    """A notice that asks for something: it is still to be done."""
    if load.about is not None:
        return await _still_asked(db, match, load.about)
    duties = _duties(load)
    return not duties or bool(_pings(duties, seats))


def _duties(load: Payload) -> Pings:
    """What a notice reminds of."""
    return tuple((seat, duty) for seat, duty in (*load.pings, *filter(None, [load.bound])) if duty >= 0)


async def _still_asked(db: AsyncConnection, match: MatchRow, about: str) -> bool:
    """A request is open. One to take something back: nobody has moved since. One for more time: the turn that
    it is for goes on."""
    kind, _, of = about.partition(":")
    if match.state != "running":
        return False
    if kind == calls.END:
        return any(seat.end_vote for seat in await matches.seats_of(db, match.id))
    if kind == calls.PAUSE:
        asked = await asks.find(db, match.id, asks.PAUSE, asks.WHOLE)
        return asked is not None and bool(asked.granted) and match.paused_at is None
    if kind not in (calls.UNDO, calls.EXTEND) or not of.isdecimal():
        return False
    asked = await asks.find(db, match.id, kind, int(of))
    if asked is None or kind == calls.UNDO:
        return asked is not None and asked.since == match.position
    seat = next((one for one in await matches.seats_of(db, match.id) if one.seat == int(of)), None)
    return seat is not None and seat.awaited and read_clock(seat.clock).since == asked.since


def _still_shown(load: Payload, match: MatchRow | None) -> bool:
    """The newest board is posted and shows the position that this row is about."""
    return (
        match is not None
        and match.state == "running"
        and match.board_message is not None
        and match.position == load.position
    )


def _covered(load: Payload, shown: int | None, seats: Mapping[int, SeatRow]) -> bool:
    """A board that was drawn later shows all this row has to show, and nobody is left to be pinged."""
    if shown is None or load.position is None or load.position > shown:
        return False
    return not _pings(load.pings, seats)
