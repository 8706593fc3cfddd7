"""The store: connections and transactions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import Any, Self, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.runtime import metrics
from bot.runtime.tasks import BackgroundTasks, Closed, heard, retrieved
from bot.runtime.turns import Crowded, Turns
from bot.store import postgres, steps
from bot.store.engine import READING, SINGLE, ended, in_memory, make_engine, plain_name, read_url, sqlite_file
from bot.store.errors import StoreAway, StoreBusy, StoreError, StoreUnsure, translate
from bot.store.migrate import migrate
from bot.store.sqlite_files import protect

T = TypeVar("T")

CLOSED = "The database is closed."
WAIT = 5.0
"""Seconds to wait for another process."""
PATIENCE = 1.0
"""How long readers aside wait until nobody else reads or writes, in seconds."""
THREAD_ENDS = 10.0
"""Seconds for a thread of SQLite to end when the store is closed; it may be waiting for a lock."""


class Store:
    """A database of matches. The modules beside this one have the statements; they take a connection.

        async with store.write() as db:
            await matches.change(db, match_id, revision, state="over")

    Everything in one `write` block is committed together or not at all. If a task is cancelled within a
    transaction, SQLite keeps the connection with its locks. So run work that may be cancelled through
    `finish`.
    """

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine, self.name = engine, name
        sqlite = engine.dialect.name == "sqlite"
        # SQLite has one writer. This lock is fair and wakes at once; SQLite's own busy handler polls.
        self._writing = asyncio.Lock() if sqlite else None
        self._single = sqlite and in_memory(engine.url)
        # Engines with the options of a reader, on the same pool. To set them on each connection takes longer.
        reader, single = ({}, {SINGLE: True}) if sqlite else (postgres.READING, postgres.SINGLE)
        self._readers = engine.execution_options(**{READING: True}, **reader)
        self._singles = engine.execution_options(**{READING: True}, **single)
        self._tasks = BackgroundTasks("store")
        self._transactions = 0
        self._answered_at = 0.0
        """When a transaction last succeeded, or when the first of the open ones began; `time.monotonic`."""
        self._quiet = asyncio.Event()
        """Set if no transaction is open."""
        self._quiet.set()
        self._probe: asyncio.Task[None] | None = None
        self._closed = False
        self._asides: list[Aside] = []
        self.write_failed_at: float | None = None
        """When a transaction that writes failed because of the database or its disk; `time.monotonic`."""

    @property
    def shared(self) -> bool:
        """Whether several processes may use the database at the same time."""
        return self.engine.dialect.name != "sqlite"

    @property
    def silence(self) -> float:
        """Seconds for which the database has not answered; 0.0 if nothing waits for it."""
        return time.monotonic() - self._answered_at if self._transactions else 0.0

    async def answers(self, seconds: float) -> bool:
        """Whether the database answers within so many seconds. It is asked only once, even if many want to
        know."""
        if self._probe is None or self._probe.done():
            try:
                self._probe = self.start(self._ask())
            except StoreError:
                return False
        await asyncio.wait((self._probe,), timeout=seconds)
        return self._probe.done() and self._probe.exception() is None

    async def _ask(self) -> None:
        async with self.read(single=True) as db:
            await db.execute(select(1))

    @classmethod
    async def open(cls, url: str, *, wait: float = WAIT) -> Self:
        """Open a database and migrate it. `wait`: seconds to wait for another process. Raises StoreError: the
        database cannot be used; the message is for the operator."""
        address = read_url(url)
        name = plain_name(address)
        file = sqlite_file(url)
        if file is not None and not str(file).startswith("file:"):
            protect(file)
        store = cls(make_engine(address, wait), name)
        try:
            async with store.write() as db:
                await db.run_sync(migrate, name)
                await steps.forget_seen(db, 0)  # deletes nothing, but fails if the database is read-only
        except BaseException:
            await store.close()
            raise
        return store

    def aside(self, readers: int, waiting: int) -> Aside:
        """The same database for `readers` at once who keep nobody else waiting. It is closed with this store.
        `waiting`: how many may wait to read; any further reader gets a StoreBusy."""
        aside = Aside(self, readers, waiting)
        self._asides.append(aside)
        return aside

    async def close(self) -> None:
        """Wait for running work and open transactions, then close all connections.

        Nothing new can begin: a connection that is opened later would outlive the event loop, together with
        its thread.
        """
        await self._tasks.close(grace=None)
        self._closed = True
        await self._quiet.wait()
        for aside in self._asides:
            await aside.close()
        await self.engine.dispose()
        await ended(THREAD_ENDS)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` to its end, even if the caller is cancelled. Raises StoreError: the store is closing;
        the work was not begun."""
        return await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run `work` as a task that `close` waits for. Raises StoreError as `finish` does."""
        try:
            task = self._tasks.start(work)
        except Closed:
            raise StoreError(CLOSED) from None
        task.add_done_callback(retrieved)
        return task

    async def idle(self) -> None:
        """Return when no work of `finish` or `start` is running."""
        await self._tasks.idle()

    async def quiet(self, seconds: float) -> None:
        """Return when no transaction is open, or after so many seconds."""
        await heard(self._quiet, seconds)

    @asynccontextmanager
    async def read(self, *, single: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that reads one consistent state of the database. It takes no write lock.

        Args:
            single: one statement is enough, or there are several that need not see the same state. A server
                then is not asked to begin and end a transaction, which takes twice as long as the statement.

        Raises:
            StoreError, StoreBusy.
        """
        async with self._writing if self._single and self._writing else nullcontext():
            with self._transaction(), self._errors("read"):
                async with (self._singles if single else self._readers).connect() as connection:
                    yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. It is durable when the block ends, and rolled back on an exception.

        Raises:
            StoreError, StoreBusy, Conflict.
            StoreUnsure: nobody knows whether the changes were committed.
        """
        committing = False
        try:
            async with self._writing or nullcontext():
                with self._transaction(), self._errors("write"):
                    async with self.engine.begin() as connection:
                        yield connection
                        committing = True
        except StoreAway as error:
            if committing:
                raise StoreUnsure(str(error)) from None
            raise

    @asynccontextmanager
    async def catching_up(self) -> AsyncIterator[None]:
        """A block that only one process can be in at a time; the others wait. With SQLite there is only one
        process. Raises StoreError, StoreBusy."""
        if not self.shared:
            yield
            return
        async with self.write() as db:
            await db.run_sync(postgres.alone, postgres.CATCHING_UP)
            yield

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Count a transaction, so that `close` can wait for it; note whether the database answers."""
        if self._closed:
            raise StoreError(CLOSED)
        if not self._transactions:
            self._answered_at = time.monotonic()
        self._transactions += 1
        self._quiet.clear()
        try:
            yield
        except StoreError:
            raise
        except BaseException:
            self._answered_at = time.monotonic()
            raise
        else:
            self._answered_at = time.monotonic()
        finally:
            self._transactions -= 1
            if not self._transactions:
                self._quiet.set()

    @contextmanager
    def _errors(self, kind: str) -> Iterator[None]:
        """Translate errors of the driver. They are not kept as the cause, because they contain values."""
        kinds = postgres.ERRORS if self.shared else (DBAPIError, PoolTimeout)
        try:
            yield
        except kinds as error:
            translated = (postgres.translate if self.shared else translate)(error, self.name)
            if translated is None:
                raise
            self._note(translated, kind)
            raise translated from None

    def _note(self, error: Exception, kind: str) -> None:
        """Count an error of the storage. A conflict does not count."""
        if isinstance(error, StoreError):
            busy = isinstance(error, StoreBusy)
            metrics.STORAGE_ERRORS.labels("busy" if busy else kind).inc()
            if kind == "write" and not busy:
                self.write_failed_at = time.monotonic()


class Aside(Store):
    """A store whose readers have connections of their own; see `Store.aside`."""

    def __init__(self, store: Store, readers: int, waiting: int) -> None:
        super().__init__(
            store.engine if store._single else make_engine(store.engine.url, WAIT, readers), store.name
        )
        self._store, self._turns, self._writing = store, Turns(readers, waiting), store._writing

    @asynccontextmanager
    async def read(self, *, single: bool = False) -> AsyncIterator[AsyncConnection]:
        """As `Store.read`, but those who ask take turns (`bot.runtime.turns`)."""
        try:
            async with self._turns.turn():
                await self._store.quiet(PATIENCE)
                async with super().read(single=single) as db:
                    yield db
        except Crowded:
            raise StoreBusy(f"Too many wait to read the database {self.name}.") from None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """As `Store.write`, after everybody else who is waiting to write."""
        async with self._store.write() as db:
            yield db
