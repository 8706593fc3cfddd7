"""The side of the worker: take jobs of this version out of the queue, and write down the answers.

A worker needs the address of the database with the rights on the schema `turnpost_work`, and no token.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy import text

from bot.elsewhere import queue
from bot.elsewhere.queue import Answer, Job, Kind, Unsuitable, entrypoint, packed, this_version, unpacked
from bot.runtime.tasks import end, heard
from bot.store import postgres
from bot.store.engine import plain_name, read_url

if TYPE_CHECKING:
    from pgqueuer.models import Context
    from pgqueuer.models import Job as Row
    from pgqueuer.qm import QueueManager

log = logging.getLogger(__name__)

AGAIN: Final = 2.0
"""Seconds before a lost connection is made again."""
POLL: Final = timedelta(seconds=5)
"""How often to look at the queue without a sign of a new job."""
GONE: Final = timedelta(seconds=30)
"""After this time without a sign of life the job of a worker is given to another."""
BUSY: Final = 5.0
"""Seconds to wait for a locked row."""

_ANSWER = text(
    f"WITH made AS (INSERT INTO {queue.ANSWERS} (id, answer) VALUES (:id, :answer)) "
    "SELECT pg_notify(:reply, :id)"
)

Work = Callable[[bytes], Awaitable[bytes]]
"""Makes the answer to the contents of a job. It may raise any exception: the asker then learns that the job
was refused."""


class Worker:
    """Answers jobs of some kinds.

    Args:
        works: what to do for each kind.
        slots: how many jobs of a kind are taken at once.
        version: only jobs of this version are taken.
    """

    def __init__(
        self, url: str, works: Mapping[Kind, Work], slots: Mapping[Kind, int], version: str | None = None
    ) -> None:
        address = read_url(url)
        self._name, self._works, self._slots = plain_name(address), works, slots
        self._version = version or this_version()
        self._engine = postgres.make_engine(address, BUSY)
        self._managers: dict[Kind, QueueManager] = {}
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Work until `stop` is called; jobs that have begun are still answered."""
        tasks = [asyncio.create_task(self._serve(kind), name=kind) for kind in self._works]
        try:
            await asyncio.gather(*tasks)
        finally:
            await end(tasks)
            await self._engine.dispose()

    def stop(self) -> None:
        self._stopping.set()
        for manager in self._managers.values():
            manager.shutdown.set()

    async def _serve(self, kind: Kind) -> None:
        """Take jobs of one kind. A lost connection is made again."""
        while not self._stopping.is_set():
            try:
                await self._take(kind)
            except Exception as error:  # any error, also of the driver and the engine
                known = postgres.translate(error, self._name)
                log.warning("%s: %s", kind, known or f"{type(error).__name__}: {postgres.summary(error)}")
                await heard(self._stopping, AGAIN)

    async def _take(self, kind: Kind) -> None:
        from pgqueuer.qm import QueueManager

        async with self._engine.connect() as connection:
            db = await connection.execution_options(isolation_level="AUTOCOMMIT")
            try:
                manager = QueueManager(await queue.queries(db), channel=queue.settings().channel)

                async def answer(row: Row, context: Context) -> None:
                    await self._answer(kind, row, context)

                manager.entrypoint(entrypoint(kind, self._version), accepts_context=True)(answer)
                self._managers[kind] = manager
                if self._stopping.is_set():
                    return
                log.info("%s: ready (%s)", kind, self._version)
                await manager.run(
                    dequeue_timeout=POLL,
                    batch_size=1,
                    max_concurrent_tasks=max(2, self._slots[kind]),  # the engine wants two at least
                    shutdown_on_listener_failure=True,
                    heartbeat_timeout=GONE,
                    log_aggregation_interval=timedelta(0),
                )
            finally:
                self._managers.pop(kind, None)
                await db.invalidate()  # it still listens, so the pool must not use it again

    async def _answer(self, kind: Kind, row: Row, context: Context) -> None:
        try:
            job = unpacked(row.payload or b"", Job)
        except Unsuitable as error:
            log.warning("%s: a job cannot be read: %s", kind, error)
            return
        if (row.updated - row.created).total_seconds() > job.seconds:
            return  # nobody waits for it any more
        with context.cancellation:
            answer = packed(await self._made(kind, job.body))
            async with self._engine.begin() as db:
                await db.execute(_ANSWER, {"id": job.id, "reply": job.reply, "answer": answer})

    async def _made(self, kind: Kind, body: bytes) -> Answer:
        if not body:
            return Answer()
        try:
            return Answer(await self._works[kind](body))
        except Unsuitable as error:
            return Answer(refused=str(error))
        except Exception as error:
            log.warning("%s: a job failed: %s", kind, type(error).__name__)
            return Answer(refused=type(error).__name__)
