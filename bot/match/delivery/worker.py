"""Delivers what was committed: every row of the outbox leaves once, whatever stops in between.

A row is claimed in one transaction, sent outside of any, and closed in another. What a crash leaves claimed
is handed to the sender again with `resumed` set. Waiting is a due time in the row, never a sleeping task.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.changing.context import Context
from bot.match.delivery.arrivals import Arrivals
from bot.match.delivery.claimed import BACK_OFF, LOST, Failures, newest, prepare
from bot.match.delivery.sender import (
    ChannelLost,
    Delivery,
    InProgress,
    Refused,
    Retry,
    Sender,
    ShutOut,
    Undeliverable,
    Unreached,
)
from bot.match.errors import Busy, Storage
from bot.match.outbox.messages import KINDS, LATER, readable
from bot.runtime.requests import Priority, priority
from bot.runtime.shards import Shards
from bot.runtime.tasks import end, heard, log_context
from bot.store import Conflict, OutboxRow, StoreError, matches, outbox, steps

log = logging.getLogger(__name__)

LEASE: Final = 300.0
"""Seconds that a claim holds; longer than any send takes."""
POLL: Final = 2.0
"""Seconds after which the outbox is read although nothing was heard: other processes write too."""
POLL_WHILE_TOLD: Final = 20.0
"""The same while other processes tell this one what they write (`Context.told`)."""
KEEP_DONE: Final = 86_400_000
"""Milliseconds that finished rows and used keys are kept."""
TIDY: Final = 600_000
"""Milliseconds between two clear-outs."""
CLOSING: Final = (0.1, 0.25, 0.5)
"""Seconds to wait after the first, second, ... failure to write what came of a row; the last one for ever."""
FAILED: Final = 0.5
"""Seconds after which the database is tried again, so that an outage ends soon after its cause."""
TOLD: Final = 20
"""One log line stands for so many failures to write outcomes: the log may be on the full disk, too."""
SHUT_OUT: Final = (2, 5, 10, 20)
"""Seconds to wait after the first, second, ... sign that nothing reaches Discord."""


class OutboxWorker:
    """One per process. `run` until `stop`.

    Args:
        context: whose outbox; its `news` event wakes the worker.
        sender: who sends.
        at_once: how many sends may be under way.
        shards: what nobody else serves: claims of a process that had these were left by a crash. None: no
            other process serves this database.
        beside: processes with another number of shards are still sending, under numbers that mean other
            shards; what they have claimed is theirs.
    """

    def __init__(
        self,
        context: Context,
        sender: Sender,
        *,
        at_once: int = 16,
        shards: Shards | None = None,
        beside: bool = False,
    ) -> None:
        self._context, self._store, self._sender = context, context.store, sender
        self._arrivals, self._failures = Arrivals(context), Failures(context)
        self._at_once = at_once
        self._owners = None if shards is None or shards.whole else shards.own
        self._owner = self._owners[0] if self._owners else 0
        if beside:
            self._owners = range(0)
        self._most_later = max(1, at_once // 4)
        self._sending: dict[asyncio.Task[None], OutboxRow] = {}
        """What is under way."""
        self._strange: set[str] = set()
        """Kinds of messages that only a newer version knows, which runs beside this one."""
        self._unread: set[int] = set()
        """Messages of known kinds that only that version can read."""
        self._stopping = False
        self._given_up = asyncio.Event()
        """Set at the end of `stop`: what could not be written by then is left to the next process."""
        self._claiming = asyncio.Lock()
        self._shut_out = 0
        """How often in a row we were shut out of Discord. While it is not 0, one delivery at a time is
        tried."""
        self._next_try = 0
        """UTC milliseconds of the next attempt while we are shut out."""
        self._unreached = True
        """Some rows may wait because Discord could not be reached; another process may have left them."""
        self._arrived = False
        """Something has arrived since, so they need not wait any longer."""
        self._looked: tuple[int | None] | None = None
        """When the next row is due, as the last look found if it claimed nothing: the pause need not look
        again."""
        self._tidied = 0
        self.last_run: int | None = None
        """UTC milliseconds of the last look into the outbox, for health checks."""

    async def run(self) -> None:
        """Deliver until `stop`. Faults of the store or the sender are logged and tried again."""
        await self._recover()
        while not self._stopping:
            self._context.news.clear()
            self._looked = None
            try:
                claimed = await self.step()
                pause = 0.0 if claimed else await self._store.finish(self._next())
            except (StoreError, Conflict) as error:
                log.error("outbox: %s", error)
                pause = FAILED
            except Exception:
                log.exception("outbox: unexpected; going on")
                pause = POLL
            if pause > 0:
                await heard(self._context.news, pause)

    async def stop(self, grace: float = 10.0) -> None:
        """Take nothing new, and give what is being sent `grace` seconds; the rest is resumed next time."""
        self._stopping = True
        self._context.news.set()
        async with self._claiming:
            pass  # what is just being claimed is sent, too
        if self._sending:
            await asyncio.wait(self._sending, timeout=grace)
        self._given_up.set()
        await end(self._sending)

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
            rows, deliveries = await self._store.finish(self._claim(now, free))
            for row, delivery in deliveries:
                with log_context(match=row.match, delivery=row.kind), priority(priority_of(row.kind)):
                    task = asyncio.create_task(self._send(row, delivery), name=f"outbox-{row.id}")
                self._sending[task] = row
                task.add_done_callback(self._sent)
        return rows

    def _in_hand(self) -> tuple[tuple[int, ...], outbox.Few]:
        """The rows that are under way, and how many more rows that can wait may be claimed. They get only
        part of the places: else they would hold all of them while they wait, and urgent rows could not
        begin."""
        rows = self._sending.values()
        places = self._most_later - sum(row.kind in LATER for row in rows)
        few = outbox.Few(LATER, places, KINDS, self._strange, readable, self._unread)
        return tuple(row.id for row in rows), few

    async def _claim(self, now: int, free: int) -> tuple[int, list[tuple[OutboxRow, Delivery]]]:
        """Take due rows: how many, and those that are to be sent."""
        # When the clock leaps ahead, claims run out; the rows that we are sending stay ours all the same.
        in_hand, few = self._in_hand()
        if self._shut_out:
            if in_hand or self._shut_for(now):
                return 0, []
            free = 1
        if self._arrived:
            self._unreached = self._arrived = False
            try:
                async with self._store.write() as db:
                    await outbox.wake_unreached(db, now)
            except BaseException:
                self._unreached = self._arrived = True  # the next look wakes the rows
                raise
        async with self._store.read(single=True) as db:
            due = await outbox.next_due(db, self._owner, in_hand, few)
        if due is None or due > now:
            self._looked = (due,)
            await self._tidy(now)
            return 0, []
        deliveries: list[tuple[OutboxRow, Delivery]] = []
        async with self._store.write() as db:
            until = now + int(LEASE * 1000)
            rows = await outbox.claim(db, now, until, free, self._owner, in_hand, few)
            for row in rows:
                row = await newest(db, row, now, until, self._owner)
                delivery = await prepare(db, row, now, self._failures)
                if delivery is not None:
                    deliveries.append((row, delivery))
        return len(rows), deliveries

    # -- one row -----------------------------------------------------------------------------------------

    async def _send(self, row: OutboxRow, delivery: Delivery) -> None:
        close: Callable[[AsyncConnection, int], Awaitable[None]]
        shut_out = unreached = arrived = False
        failures = self._failures
        try:
            async with asyncio.timeout(LEASE * 0.8):
                delivered = await self._sender.deliver(delivery)
        except ShutOut as error:
            shut_out = True
            close = partial(failures.put_back, row, str(error) or "shut out", lambda: self._next_try)
        except Unreached as error:
            unreached = True
            close = partial(failures.again, row, delivery, None, outbox.unreached(row, str(error)))
        except Retry as error:
            close = partial(failures.again, row, delivery, error.after, str(error) or "asked to wait")
        except Refused as error:
            close = partial(failures.refused, row, delivery, str(error) or "refused")
        except InProgress as going:
            close = partial(failures.going_on, row, delivery, going)
        except Undeliverable as error:
            close = partial(failures.undeliverable, row, str(error) or "undeliverable", delivery.user)
        except ChannelLost as error:
            close = partial(failures.channel_lost, row, delivery, str(error) or "gone", message=error.message)
        except (StoreError, Storage, Busy) as error:
            # Says nothing about the row, so it is no attempt of it.
            log.error("outbox: %s", error.__cause__ or error)
            later = self._context.now() + int(FAILED * 1000)
            close = partial(failures.put_back, row, "the database failed", lambda: later)
        except Exception as error:
            log.exception("outbox: row %s (%s) was not sent", row.id, row.kind)
            close = partial(failures.again, row, delivery, None, type(error).__name__)
        else:
            arrived = True
            close = partial(self._arrivals.done, row, delivery, delivered)
        self._note_shut_out(shut_out)
        await self._store.finish(self._close(row, close))
        self._unreached |= unreached
        self._arrived |= arrived and self._unreached

    async def _close(self, row: OutboxRow, close: Callable[[AsyncConnection, int], Awaitable[None]]) -> None:
        """Write what came of a row, as soon as the database can be written to.

        Until then the row blocks its partition key. Its claim is not left to run out: that takes minutes, and
        the message is there already.
        """
        failures = 0
        for pause in itertools.chain(CLOSING, itertools.repeat(CLOSING[-1])):
            try:
                async with self._store.write() as db:
                    if row.match is not None:
                        await matches.lock(db, row.match)
                    if await outbox.is_claimed(db, row.id, row.attempts + 1):
                        await close(db, self._context.now())
                    return
            except (StoreError, Conflict) as error:
                if self._given_up.is_set():
                    raise
                if failures % TOLD == 0:
                    log.error("outbox: %s", error)
                failures += 1
            await heard(self._given_up, pause)

    # -- the box -----------------------------------------------------------------------------------------

    async def _recover(self) -> None:
        await self._store.finish(self._take_over())

    async def _take_over(self) -> None:
        while not self._stopping:
            try:
                async with self._store.write() as db:
                    left = await outbox.reclaim(
                        db,
                        self._context.now(),
                        BACK_OFF[-1] * 1000,
                        LOST[-1] * 1000,
                        self._owners,
                    )
            except (StoreError, Conflict) as error:
                log.error("outbox: %s", error)
                await asyncio.sleep(FAILED)
            else:
                if left:
                    log.info("outbox: %s deliveries were cut off; looking after them", left)
                return

    async def _next(self) -> float:
        """Seconds until something is due."""
        in_hand, few = self._in_hand()
        poll = POLL_WHILE_TOLD if self._context.told.is_set() else POLL
        if self._looked is not None:
            (due,) = self._looked
        else:
            async with self._store.read(single=True) as db:
                due = await outbox.next_due(db, self._owner, in_hand, few)
        if due is None or (self._shut_out and in_hand):
            return poll
        now = self._context.now()
        return min(poll, max(0.01, (due - now) / 1000, self._shut_for(now) / 1000))

    def _shut_for(self, now: int) -> int:
        """Milliseconds until something may be tried again while we are shut out."""
        left = self._next_try - now if self._shut_out else 0
        return left if 0 < left <= SHUT_OUT[-1] * 1000 else 0  # else the clock was set back

    def _note_shut_out(self, shut_out: bool) -> None:
        """Note whether an attempt reached Discord."""
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
        self._context.news.set()  # the next row with its partition key may go
        if not task.cancelled() and (error := task.exception()) is not None:
            # The row stays claimed; the next process looks after it, or whoever finds the claim run out.
            log.error("outbox: %s could not be closed: %r", task.get_name(), error)


def priority_of(kind: str) -> Priority:
    """Which messages go first when there is more to send than Discord takes, by kind. The answer to a person
    who waits for it goes before all of them."""
    return Priority.REST if kind in LATER else Priority.PLAY
