"""Jobs that are due, and the loop that runs them. They are rows in the database, never sleeping tasks: a
restart changes nothing, and nothing is done twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

from bot.ai.thinking import Thinker
from bot.core import Seat, fact
from bot.match.changing.context import Context, Service, going_on, read
from bot.match.changing.transaction import Tx, change
from bot.match.errors import Broken, Storage, UserError
from bot.match.outbox.messages import Board
from bot.match.results import tally
from bot.match.running import clocks
from bot.match.scheduling.outages import Outages
from bot.match.timing.clock import MINUTE
from bot.runtime.tasks import end, heard, log_context
from bot.store import StoreError, due, matches, results, steps
from bot.store.due import DueRow

log = logging.getLogger(__name__)

POLL: Final = 1.0
"""Seconds between two looks."""
AT_ONCE: Final = 50
"""Rows that are taken together."""
AGAIN: Final = 10 * MINUTE
"""After how long a row that failed is tried again."""


Work = Callable[[Tx, Seat], Awaitable[None]]
"""What is done for a seat (or `due.WHOLE`) of a match whose row is due."""


class Jobs(Service):
    """Does what due rows stand for; the scheduler calls it.

    Args:
        works: by kind of row, what is done in the transaction that takes the row.
        themselves: by kind of row, who takes the row itself because that needs more than one transaction.
    """

    def __init__(
        self,
        context: Context,
        *,
        works: Mapping[str, Work],
        themselves: Mapping[str, Callable[[DueRow], Awaitable[None]]],
    ) -> None:
        super().__init__(context)
        self._works, self._themselves = works, themselves

    @read
    async def due(self, limit: int, *, autopilot: bool | None = None) -> tuple[DueRow, ...]:
        """Rows whose moment has come, of the matches that this process looks after, the longest overdue
        first.

        Args:
            autopilot: only turns that the bot takes, or all but those.
        """
        async with self.context.reading(single=True) as db:
            ripe = await due.ripe(
                db, self.context.now(), limit, autopilot=autopilot, shards=self.context.shards
            )
            return tuple(ripe)

    async def run(self, row: DueRow) -> None:
        """Do what a row stands for, if there is still anything to do. It is done once, even after a crash."""
        itself = self._themselves.get(row.kind)
        await (self._run(row.match, row) if itself is None else itself(row))

    @change
    async def _run(self, tx: Tx, match_id: int, row: DueRow, /) -> None:
        """The row is taken in the same transaction as the work that it stands for."""
        if await due.take(tx.db, row):
            await self._works[row.kind](tx, row.seat)

    async def put_off(self, row: DueRow, milliseconds: int) -> None:
        """Something went wrong with a row: try it again only after that time."""
        async with self.context.store.write() as db:
            if await due.take(db, row):
                await due.schedule(db, row.match, row.kind, row.seat, self.context.now() + milliseconds)

    async def post_restored(self) -> None:
        """Show the board of every running match again after a backup was restored, without a ping; say why
        and show the hands that were shown. Cards of lobbies show who was there at the time of the backup."""
        async with self.context.store.write() as db:
            if await steps.take_note(db, steps.RESTORED):
                for match_id in await matches.with_state(db, "lobby"):
                    async with self.context.enqueue(db, match_id) as out:
                        await out.lobby()
                for match_id in await matches.with_state(db, "running"):
                    seats = await matches.seats_of(db, match_id)
                    async with self.context.enqueue(db, match_id) as out:
                        out.notice(fact("table-restored"))
                        await out.board(Board())
                        await out.shown_hands(seats)

    async def start_clocks(self) -> None:
        """Turns that began before there were clocks get one that has run since then, and with it their
        reminders. Once, at the start of the program; repeated after a crash."""
        async with self.context.reading() as db:
            left = await matches.clockless(db)
        for match_id in left:
            try:
                await self._start_clocks(match_id)
            except Broken:  # a game this program does not have; the others must not wait for it
                log.warning("match %s: its turns stay without a clock", match_id)

    @change
    async def _start_clocks(self, tx: Tx, match_id: int, /) -> None:
        await clocks.start_missing(tx)

    async def record_missing(self) -> None:
        """Matches that ended before results were kept: read from their final positions, oldest first. What
        cannot be read any more has no result."""
        async with self.context.reading() as db:
            left = await results.missing(db)
        for match_id in left:
            try:
                await self._record(match_id)
            except UserError as error:
                log.warning("match %s has no result: %s", match_id, error)
            except Exception:  # an old position that today's rules cannot score must not hold up the others
                log.exception("match %s has no result", match_id)

    @change(reads_first=True)
    async def _record(self, tx: Tx, match_id: int, /) -> None:
        score = tx.match.rules.score(await tx.state())
        await tx.write()
        if score is not None and not await results.known(tx.db, match_id):
            await tally.record(tx.db, tx.match, score)


class Watchful(Protocol):
    """A service that has work of its own at some time."""

    async def look(self) -> int:
        """Do what is due, or some of it. Returns how much there was."""
        ...


class Scheduled(Protocol):
    """The services with work that is due at some time."""

    @property
    def context(self) -> Context: ...
    @property
    def thinker(self) -> Thinker: ...
    @property
    def jobs(self) -> Jobs: ...
    @property
    def outages(self) -> Outages: ...
    @property
    def urgent(self) -> Sequence[Watchful]: ...
    @property
    def patient(self) -> Sequence[Watchful]: ...


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
        done = len(rows)
        for service in self._services.urgent:
            done += await service.look()
        return done

    async def _look(self) -> None:
        caught_up = False
        while not self._stopping.is_set():
            with going_on(log, "scheduler"):
                if not caught_up:
                    await self._services.jobs.post_restored()
                    await self._services.jobs.start_clocks()
                    await self._services.jobs.record_missing()
                    caught_up = True
                await self._services.outages.beat()
                await self._look_round()
                while await self.step() and not self._stopping.is_set():
                    await self._services.outages.beat()  # being busy is no silence
            await heard(self._stopping, POLL)

    async def _look_round(self) -> int:
        """The services that can wait, once each; how much there was to do."""
        return sum([await service.look() for service in self._services.patient])

    async def _take_turns(self) -> None:
        """Take the bot's turns, beside everything else, so that no reminder waits for a computer that thinks.
        There are as many at once as there are workers, each of another match, the longest overdue first."""
        thinking: dict[int, asyncio.Task[None]] = {}
        turns, thinker = self._services.context.turns, self._services.thinker
        try:
            while not self._stopping.is_set():
                turns.clear()
                with going_on(log, "scheduler"):
                    rows = await self._services.jobs.due(AT_ONCE, autopilot=True)
                    for row in rows:
                        if row.match not in thinking and len(thinking) < thinker.slots:
                            task = asyncio.create_task(self._take_turn(row), name=f"turn-{row.match}")
                            thinking[row.match] = task
                            task.add_done_callback(partial(self._taken, thinking, row.match))
                await heard(turns, POLL)
        finally:
            await end(list(thinking.values()))

    async def _take_turn(self, row: DueRow) -> None:
        with going_on(log, "scheduler") as fine:
            await self._look_after(row)
            fine.set()
        if not fine.is_set():
            await heard(self._stopping, POLL)

    def _taken(self, thinking: dict[int, asyncio.Task[None]], match: int, _: asyncio.Task[None]) -> None:
        del thinking[match]
        self._services.context.turns.set()

    async def _look_after(self, row: DueRow) -> None:
        with log_context(match=row.match):
            try:
                await self._services.jobs.run(row)
            except (StoreError, Storage):
                raise  # not this row's fault, and putting it off could not be written down either
            except Exception:
                log.exception("scheduler: %s of match %s failed; later again", row.kind, row.match)
                await self._services.jobs.put_off(row, AGAIN)
