"""The side of the bot: put a job into the queue, and wait a short time for its answer.

Workers are asked only while the bot knows that somebody answers. A job without contents finds that out, at
the start and whenever an answer was late. So nobody has to wait for workers that are not there. If a job is
lost, nothing else is: without an answer, the work is done here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection
from typing import Final, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.elsewhere import queue
from bot.elsewhere.queue import Answer, Job, Kind, Unsuitable, entrypoint, packed, this_version, unpacked
from bot.runtime import metrics
from bot.runtime.tasks import BackgroundTasks, Closed, end, heard
from bot.store import postgres
from bot.store.engine import plain_name, read_url
from bot.store.news import News

log = logging.getLogger(__name__)

T = TypeVar("T")

FULL: Final[dict[Kind, int]] = {"drawing": 40, "thinking": 8}
"""The most jobs that may wait: about what one worker does in a second or two."""
LOOK: Final = 5.0
"""Seconds between two looks at the queue, and the shortest time before the next search for workers."""
RARELY: Final = 60.0
"""The longest such time; the time doubles after each late answer."""
PROBE: Final = 3.0
"""Seconds that an answer may take in a search for workers."""
KEPT: Final = 60
"""Seconds after which jobs and answers are removed that nobody waits for, because the asking process was
killed."""
LOG_KEPT: Final = 600
"""Seconds for which the engine's log is kept."""
LOCK_WAIT: Final = 1.0

_FETCH = text(f"DELETE FROM {queue.ANSWERS} WHERE id = :id RETURNING answer")
_QUEUED = f"FROM {queue.JOBS} WHERE entrypoint = :name AND status = 'queued'"
_COUNT = text(f"SELECT count(*) FROM (SELECT 1 {_QUEUED} LIMIT :most) waiting")
_OLDEST = text(f"SELECT extract(epoch FROM now() - min(created)) {_QUEUED}")
_TIDY = (
    text(f"DELETE FROM {queue.ANSWERS} WHERE made < now() - make_interval(secs => {KEPT})"),
    text(f"DELETE FROM {queue.JOBS} WHERE created < now() - make_interval(secs => {KEPT})"),
    text(f"DELETE FROM {queue.LOG} WHERE created < now() - make_interval(secs => {LOG_KEPT})"),
)


class Asker:
    """Asks workers on other machines. One for each process; `run` must be running.

    Args:
        kinds: what may be done elsewhere.
        version: only workers of this version are asked.
    """

    def __init__(self, url: str, kinds: Collection[Kind], version: str | None = None) -> None:
        address = read_url(url)
        self.kinds = tuple(kinds)
        self._url, self._name = url, plain_name(address)
        self._engine = postgres.make_engine(address, LOCK_WAIT)
        self._version = version or this_version()
        self._channel = f"turnpost_{secrets.token_hex(8)}"
        self._told = asyncio.Event()
        self._waiting: dict[str, asyncio.Event] = {}
        self._there = dict.fromkeys(self.kinds, False)
        self._lost = {kind: asyncio.Event() for kind in self.kinds}
        self._pause = dict.fromkeys(self.kinds, LOOK)
        self._tasks = BackgroundTasks("work elsewhere")
        for kind in self.kinds:
            metrics.WORKERS_ANSWER.labels(kind).set(0)

    def hears(self, kind: Kind) -> bool:
        """Whether a worker answered the last question."""
        return self._told.is_set() and self._there.get(kind, False)

    async def value(self, kind: Kind, pack: Callable[[], bytes], answer: type[T], seconds: float) -> T | None:
        """The answer to a job as a value; None: there is none (see `ask`). `pack` makes the contents of the
        job, if somebody hears."""
        try:
            stored = await self.ask(kind, pack() if self.hears(kind) else b"", seconds)
        except Unsuitable:
            metrics.WORK_ASKED.labels(kind, "unsuitable").inc()
            return None
        try:
            return None if stored is None else unpacked(stored, answer)
        except Unsuitable:
            return None

    async def ask(self, kind: Kind, body: bytes, seconds: float) -> bytes | None:
        """The answer to a job; None: there is none within this time, so the work must be done here."""
        if not self.hears(kind):
            metrics.WORK_ASKED.labels(kind, "nobody").inc()
            return None
        began = time.monotonic()
        outcome, answer = await self._answer(kind, body, seconds)
        metrics.WORK_ASKED.labels(kind, outcome).inc()
        if outcome == "answered":
            metrics.WORK_SECONDS.labels(kind).observe(time.monotonic() - began)
            self._pause[kind] = LOOK
        elif outcome in ("late", "failed"):
            self._lose(kind, outcome)
        return answer

    async def _answer(self, kind: Kind, body: bytes, seconds: float) -> tuple[str, bytes | None]:
        """The outcome (with its name in the metrics), and the answer."""
        id, job = secrets.token_hex(12), None
        came = self._waiting[id] = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                job = await self._put(kind, Job(id, self._channel, seconds, body))
                if job is None:
                    return "full", None
                while True:
                    await came.wait()
                    came.clear()
                    answer = await self._fetched(id)
                    if answer is not None:
                        job = None  # it is done
                        return ("refused", None) if answer.refused else ("answered", answer.body)
        except TimeoutError:
            return "late", None
        except Exception as error:  # any error, also of the driver and the engine
            log.warning("work elsewhere: %s", postgres.translate(error, self._name) or type(error).__name__)
            return "failed", None
        finally:
            del self._waiting[id]
            if job is not None:
                with contextlib.suppress(Closed):  # closing: nobody waits for the removal
                    self._tasks.start(self._withdraw(job, id), name="withdraw")

    async def _put(self, kind: Kind, job: Job) -> int | None:
        """Put a job into the queue; None: too many jobs wait there."""
        name = entrypoint(kind, self._version)
        async with self._connection() as db:
            waiting = (await db.execute(_COUNT, {"name": name, "most": FULL[kind]})).scalar_one()
            if waiting >= FULL[kind]:
                return None
            [id] = await (await queue.queries(db)).enqueue(name, packed(job))
        return int(id)

    async def _fetched(self, id: str) -> Answer | None:
        """Take an answer out of the table; None: it is not there."""
        async with self._connection() as db:
            stored = (await db.execute(_FETCH, {"id": id})).scalar()
        if stored is None:
            return None
        try:
            answer = unpacked(bytes(stored), Answer)
        except Unsuitable as error:
            answer = Answer(refused=f"the answer cannot be read: {error}")
        if answer.refused:
            log.warning("a worker elsewhere has refused a job: %s", answer.refused)
        return answer

    async def _withdraw(self, job: int, id: str) -> None:
        """Take a job out of the queue, or call it off if a worker has begun it."""
        from pgqueuer.domain.types import JobId

        with contextlib.suppress(Exception):  # otherwise it is tidied up later
            async with self._connection() as db:
                await (await queue.queries(db)).mark_job_as_cancelled([JobId(job)])
                await db.execute(_FETCH, {"id": id})

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which each statement is its own transaction. It is thrown away after any exception,
        because its state is unknown then."""
        async with self._engine.connect() as connection:
            db = await connection.execution_options(isolation_level="AUTOCOMMIT")
            try:
                yield db
            except BaseException:
                await db.invalidate()
                raise

    # Which workers are there

    def _lose(self, kind: Kind, why: str) -> None:
        if self._there[kind]:
            self._there[kind] = False
            self._lost[kind].set()
            metrics.WORKERS_ANSWER.labels(kind).set(0)
            log.warning("%s elsewhere: no answer (%s); it is done here until somebody answers", kind, why)

    async def seek(self, kind: Kind) -> float | None:
        """The seconds until a worker of this version has answered; None: none has."""
        began, seconds = time.monotonic(), PROBE
        await heard(self._told, seconds)
        outcome, _ = await self._answer(kind, b"", seconds)
        return time.monotonic() - began if outcome == "answered" else None

    async def _look_for(self, kind: Kind) -> None:
        """Look for workers whenever it is not known that one answers. Never returns."""
        while True:
            await self._told.wait()
            if await self.seek(kind) is None:
                await asyncio.sleep(LOOK)
                continue
            self._there[kind] = True
            metrics.WORKERS_ANSWER.labels(kind).set(1)
            log.info("%s elsewhere: a worker answers", kind)
            await self._lost[kind].wait()
            self._lost[kind].clear()
            await asyncio.sleep(self._pause[kind])
            self._pause[kind] = min(RARELY, 2 * self._pause[kind])

    async def _look_after(self) -> None:
        """Measure how long jobs wait, and remove what nobody waits for. Never returns."""
        turn = 0
        while True:
            await asyncio.sleep(LOOK)
            try:
                async with self._connection() as db:
                    for kind in self.kinds:
                        name = entrypoint(kind, self._version)
                        oldest = (await db.execute(_OLDEST, {"name": name})).scalar()
                        metrics.WORK_OLDEST.labels(kind).set(float(oldest or 0))
                    for statement in _TIDY if turn % 6 == 0 else ():
                        await db.execute(statement)
            except Exception as error:
                why = postgres.translate(error, self._name) or type(error).__name__
                log.warning("work elsewhere: %s", why)
            turn += 1

    def _hear(self, id: str) -> None:
        if id in self._waiting:
            self._waiting[id].set()

    def _look_again(self) -> None:
        """Look for all answers again after the connection was lost: some may have come meanwhile."""
        for came in self._waiting.values():
            came.set()

    async def run(self) -> None:
        """Listen for answers and look for workers, until cancelled."""
        listening = News(
            self._url, {"": self._look_again}, self._told, channel=self._channel, others=self._hear
        )
        works = [listening.run(), self._look_after(), *map(self._look_for, self.kinds)]
        tasks = list(map(asyncio.create_task, works))
        try:
            await asyncio.gather(*tasks)
        finally:
            await end(tasks)

    async def close(self) -> None:
        await self._tasks.close()
        await self._engine.dispose()


@contextlib.asynccontextmanager
async def asking(asker: Asker) -> AsyncIterator[Asker]:
    """An asker that runs during the block and is closed after it."""
    running = asyncio.create_task(asker.run(), name="work elsewhere")
    running.add_done_callback(_tell)
    try:
        yield asker
    finally:
        await end([running])
        await asker.close()


def _tell(task: asyncio.Task[None]) -> None:
    """Log that an asker has failed. The bot goes on, and does everything by itself."""
    if not task.cancelled() and task.exception() is not None:
        log.error("work elsewhere has ended: everything is done here", exc_info=task.exception())
