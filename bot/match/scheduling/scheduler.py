"""The loop that runs jobs when they are due. Jobs are rows in the database, never sleeping tasks: a restart
changes nothing, and nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator, Sequence
from functools import partial
from threading import Event
from typing import Final, Protocol

from bot.match.changing.context import Context
from bot.match.errors import Storage, UserError
from bot.match.finding.listings import Listings
from bot.match.finding.matchmaking import Matchmaking
from bot.match.hosting.announcing import Announcing
from bot.match.people.digest import Digests
from bot.match.scheduling.archiving import Archiving
from bot.match.scheduling.jobs import Jobs
from bot.match.scheduling.outages import Outages
from bot.match.scheduling.tidying import Tidying
from bot.match.timing.clock import MINUTE
from bot.runtime.tasks import end, log_context
from bot.store import Conflict, StoreError
from bot.store.due import DueRow

log = logging.getLogger(__name__)

POLL: Final = 1.0
"""Seconds between two looks."""
AT_ONCE: Final = 50
"""Rows that are taken together."""
AGAIN: Final = 10 * MINUTE
"""After how long a row that failed is tried again."""


class Extra(Protocol):
    """An optional service that also has work that is due at some time."""

    async def look(self) -> int:
        """Do what is due. Returns how much there was."""
        ...


class Scheduled(Protocol):
    """The services with work that is due at some time."""

    @property
    def context(self) -> Context: ...
    @property
    def jobs(self) -> Jobs: ...
    @property
    def outages(self) -> Outages: ...
    @property
    def digests(self) -> Digests: ...
    @property
    def tidying(self) -> Tidying: ...
    @property
    def listings(self) -> Listings: ...
    @property
    def announcing(self) -> Announcing: ...
    @property
    def matchmaking(self) -> Matchmaking: ...
    @property
    def extras(self) -> Sequence[Extra]: ...
    @property
    def archiving(self) -> Archiving: ...


class Scheduler:
    """One per process. `run` until `stop`."""

    def __init__(self, services: Scheduled) -> None:
        self._services = services
        self._stopping = asyncio.Event()
        self.last_run: int | None = None
        """UTC milliseconds of the last look, for health checks."""

    async def run(self) -> None:
        """Do everything that is due until `stop`. Errors are logged, and the row is tried again."""
        async with asyncio.TaskGroup() as loops:  # turns under way are ended before it returns
            loops.create_task(self._take_turns(), name="automatic turns")
            await self._look()

    def stop(self) -> None:
        """Take nothing new. What is under way ends; computers that still think are given up."""
        self._stopping.set()
        self._services.context.turns.set()

    async def step(self) -> int:
        """Do what is due now, except the turns that the bot takes; how many rows there were."""
        self.last_run = self._services.context.now()
        rows = await self._services.jobs.due(AT_ONCE, autopilot=False)
        for row in rows:
            if self._stopping.is_set():
                break
            await self._look_after(row)
        done = len(rows) + await self._services.digests.send(AT_ONCE)
        for extra in self._services.extras:
            done += await extra.look()
        return done

    async def play(self) -> int:
        """Take the longest overdue turn of those that the bot takes; how many there were."""
        rows = await self._services.jobs.due(1, autopilot=True)
        for row in rows:
            await self._look_after(row)
        return len(rows)

    async def drain(self) -> None:
        """Do everything that is due now. For tests and tools."""
        await self._services.tidying.look()
        await self._services.matchmaking.look()
        await self._services.listings.look()
        while await self._services.archiving.look() or await self._services.announcing.look():
            pass
        while await self.step() or await self.play():
            pass

    async def _look(self) -> None:
        caught_up = False
        while not self._stopping.is_set():
            with _going_on():
                if not caught_up:
                    await self._services.jobs.post_restored()
                    await self._services.jobs.start_clocks()
                    await self._services.jobs.record_missing()
                    caught_up = True
                await self._services.outages.beat()
                await self._services.tidying.look()
                await self._services.matchmaking.look()
                await self._services.listings.look()
                await self._services.archiving.look()
                await self._services.announcing.look()
                while await self.step() and not self._stopping.is_set():
                    await self._services.outages.beat()  # being busy is no silence
            await self._pause()

    async def _take_turns(self) -> None:
        """Take the bot's turns, beside everything else, so that no reminder waits for a computer that thinks.
        There are as many at once as there are workers, each of another match, the longest overdue first."""
        thinking: dict[int, asyncio.Task[None]] = {}
        turns, thinker = self._services.context.turns, self._services.jobs.automatic.thinker
        try:
            while not self._stopping.is_set():
                turns.clear()
                with _going_on():
                    rows = await self._services.jobs.due(AT_ONCE, autopilot=True)
                    for row in rows:
                        if row.match not in thinking and len(thinking) < thinker.slots:
                            task = asyncio.create_task(self._take_turn(row), name=f"turn-{row.match}")
                            thinking[row.match] = task
                            task.add_done_callback(partial(self._taken, thinking, row.match))
                await self._pause(turns)
        finally:
            await end(list(thinking.values()))

    async def _take_turn(self, row: DueRow) -> None:
        with _going_on() as fine:
            await self._look_after(row)
            fine.set()
        if not fine.is_set():
            await self._pause()

    def _taken(self, thinking: dict[int, asyncio.Task[None]], match: int, _: asyncio.Task[None]) -> None:
        del thinking[match]
        self._services.context.turns.set()

    async def _pause(self, event: asyncio.Event | None = None) -> None:
        """Wait for an event (None: the end), but not for long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(POLL):
                await (event or self._stopping).wait()

    async def _look_after(self, row: DueRow) -> None:
        with log_context(match=row.match):
            try:
                await self._services.jobs.run(row)
            except (StoreError, Storage):
                raise  # not this row's fault, and putting it off could not be written down either
            except Exception:
                log.exception("scheduler: %s of match %s failed; later again", row.kind, row.match)
                await self._services.jobs.put_off(row, AGAIN)


@contextlib.contextmanager
def _going_on() -> Iterator[Event]:
    """Errors are logged, and the loop goes on. A caller sets the event at the end of its block, and so learns
    whether there was an error."""
    try:
        yield Event()
    except (StoreError, Conflict, UserError) as error:
        log.error("scheduler: %s", error.__cause__ or error)  # the operator reads what the store said
    except Exception:
        log.exception("scheduler: unexpected; going on")
