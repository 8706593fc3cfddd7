"""Database addresses and engines; reading rows as values, and writing values as texts.

Its driver calls its thread once per statement, or less. aiosqlite runs SQLite in a thread. With SQLAlchemy a
statement needs up to four calls to this thread (make a cursor, execute, fetch, close). Each call takes two
context switches, which is most of the time of a short statement. Our results are small, so one call does all
four.

A statement whose result nobody reads (`unread`) needs no call of its own: it waits for the next statement
with a call, or for the commit, and runs just before it. If it fails, that call raises its error. So the order
of statements and what is committed stay the same.
"""

from __future__ import annotations

import asyncio
import sqlite3
import weakref
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool
from sqlalchemy.sql.base import Executable

from bot.runtime.addresses import ENCODE, is_ambiguous
from bot.store import postgres
from bot.store.errors import StoreError

UNREAD: Final = "turnpost_unread"
"""Execution option of statements whose result nobody reads."""

_Statement = TypeVar("_Statement", bound=Executable)


def unread(statement: _Statement) -> _Statement:
    """The statement as one whose result nobody reads: no row, no number of rows, no new key."""
    return statement.execution_options(**{UNREAD: True})


class WholeCursor:
    """The part of a cursor that SQLAlchemy's adapter for aiosqlite uses. It reads a whole result at once."""

    def __init__(self, connection: WholeConnection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> Self:
        return await self._run(False, sql, parameters)

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        return await self._run(True, sql, parameters)

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Do nothing: the cursor was closed after reading."""

    async def _run(self, many: bool, sql: str, parameters: Iterable[Any]) -> Self:
        await self._connection.visit(self._work, many, sql, parameters)
        return self

    def _work(self, connection: sqlite3.Connection, many: bool, sql: str, parameters: Any) -> None:
        """Run a statement; called in the thread."""
        cursor = connection.cursor()
        try:
            (cursor.executemany if many else cursor.execute)(sql, parameters)
            self._rows = cursor.fetchall() if cursor.description else []
            self.description, self.rowcount = cursor.description, cursor.rowcount
            self.lastrowid = cursor.lastrowid
        finally:
            cursor.close()


class WholeConnection(aiosqlite.Connection):
    """A connection whose cursors read whole results. `stop` can be called more than once."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._stopped: asyncio.Future[Any] | None = None
        self._waiting: list[tuple[bool, str, Any]] = []
        """Statements that run before the next one: whether for many rows, SQL, parameters."""
        self._open = True
        """A transaction is open, or may be because the last call has not ended."""
        self.made: sqlite3.Connection | None = None
        """What was opened, even if nobody waits for it any more."""

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread. All calls return a future of the first stop.

        aiosqlite queues a stop for each call, but the thread ends at the first one. Waiting for the second
        one would never end; a cancelled `close` does so in its cleanup.
        """
        if not self._running:
            return None if self._stopped is None else asyncio.shield(self._stopped)
        self._tx.put_nowait((None, self._close_made))
        self._stopped = super().stop()
        return None if self._stopped is None else asyncio.shield(self._stopped)

    def _close_made(self) -> None:
        """Close the connection; called in the thread. aiosqlite loses one whose opening was cancelled."""
        if self.made is not None:
            self.made.close()

    async def __aenter__(self) -> Self:
        await self
        return self

    def cursor(self) -> WholeCursor:  # type: ignore[override]  # SQLAlchemy enters it
        return WholeCursor(self)

    def wait(self, many: bool, sql: str, parameters: Any) -> None:
        """Run a statement whose result nobody reads, together with the next call."""
        self._waiting.append((many, sql, parameters))

    async def visit(self, work: Any, *args: Any) -> None:
        """Call `work(connection, ...)` in the thread, after the statements that wait.

        Raises: the error of the first statement that fails; nothing is run after it.
        """
        waiting, self._waiting, self._open = self._waiting, [], True
        self._open = await self._execute(_in_order, waiting, work, self._conn, *args)  # type: ignore[no-untyped-call]

    async def commit(self) -> None:
        """Commit what was run, and what waits."""
        if self._open or self._waiting:
            await self.visit(sqlite3.Connection.commit)

    async def rollback(self) -> None:
        """Undo what was run since the last commit, and forget what waits."""
        self._waiting = []
        if self._open:
            await self.visit(sqlite3.Connection.rollback)


def _in_order(
    waiting: list[tuple[bool, str, Any]], work: Any, connection: sqlite3.Connection, *args: Any
) -> bool:
    """Run the statements that wait, and then `work`; called in the thread. Returns whether a transaction is
    open."""
    for many, sql, parameters in waiting:
        (connection.executemany if many else connection.execute)(sql, parameters).close()
    work(connection, *args)
    return connection.in_transaction


_MADE: Final[weakref.WeakSet[WholeConnection]] = weakref.WeakSet()
"""The connections of all event loops."""


def connect(database: str, **settings: Any) -> WholeConnection:
    """Replace `aiosqlite.connect`, as SQLAlchemy's `async_creator_fn`."""
    settings["cached_statements"] = STATEMENTS

    def opened() -> sqlite3.Connection:
        connection.made = sqlite3.connect(database, **settings)
        return connection.made

    connection = WholeConnection(opened, iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy does: a stuck thread must not keep the program running
    _MADE.add(connection)
    return connection


async def ended(seconds: float) -> None:
    """Wait until the threads of all connections that were stopped have ended, but not for longer than this.

    If a file could not be opened or a call was cancelled, nothing else waits for these threads. Such a thread
    goes on until its call returns, and it fails if the event loop is closed by then.
    """
    loop = asyncio.get_running_loop()
    stopped = [one._stopped for one in list(_MADE) if one._stopped is not None]
    own = [asyncio.shield(future) for future in stopped if future.get_loop() is loop]
    if own:
        await asyncio.wait(own, timeout=seconds)


READING = "turnpost_reading"
"""Execution option of transactions that only read and take no write lock."""
SINGLE = "turnpost_single"
"""Execution option of reads that need no transaction: each statement sees the state at its own time."""
MOST = 8
"""The most connections to an SQLite file. Unused ones stay open, because opening one takes longer than ten
statements."""
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
STATEMENTS: Final = 64
"""Prepared statements that a connection keeps: a move needs fewer, and each takes about 20 kB of memory."""


def reads_only(db: AsyncConnection) -> bool:
    """Whether `Store.read` began the transaction."""
    return bool(db.sync_connection and db.sync_connection.get_execution_options().get(READING))


DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def read_url(text: str, what: str = "DATABASE_URL") -> URL:
    """Read a database address and set the asynchronous driver. `what`: its name in error messages. Raises
    StoreError: the text is not an address, or the kind of database is not supported."""
    if is_ambiguous(text):
        raise StoreError(f"{what} {ENCODE}.")
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"{what} is not a database address.") from None
    if url.drivername not in DRIVERS:
        raise StoreError(
            f"{what} is not supported: it must begin with sqlite+aiosqlite or postgresql+asyncpg."
        )
    url = url.set(drivername=DRIVERS[url.drivername])
    mode = url.query.get("sslmode")  # the name that other programs use
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode}) if mode else url


def in_memory(url: URL) -> bool:
    return url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:")


def sqlite_file(text: str) -> Path | None:
    """The file of an SQLite database; None if the database is in memory or of another kind. Raises
    StoreError: not a database address."""
    url = read_url(text)
    if url.get_backend_name() != "sqlite" or in_memory(url):
        return None
    return Path(str(url.database))


def plain_name(url: URL) -> str:
    """The name of the database in error messages, without the password."""
    if url.get_backend_name() != "sqlite":
        return postgres.plain_name(url)
    return url.database or "in memory"


def make_engine(url: URL, wait: float, most: int | None = None) -> AsyncEngine:
    """Make an engine.

    Args:
        wait: seconds that a writer waits for another process.
        most: connections at once; None: as many as a store needs.

    Errors do not show parameters, because these include moves and secrets.
    """
    if url.get_backend_name() != "sqlite":
        return postgres.make_engine(url, wait, most or postgres.MOST)
    if in_memory(url):
        engine = create_async_engine(
            url, poolclass=StaticPool, hide_parameters=True, connect_args={"async_creator_fn": connect}
        )
    else:
        try:
            if not (url.database or "").startswith("file:"):
                Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise StoreError(f"The database file {url.database} cannot be opened or created.") from None
        engine = create_async_engine(
            url,
            pool_size=most or MOST,
            max_overflow=0,
            pool_use_lifo=True,
            hide_parameters=True,
            connect_args={"async_creator_fn": connect},
        )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # `begun` opens transactions, not the driver
        try:
            cursor = connection.cursor()
            for pragma in (f"busy_timeout = {int(wait * 1000)}", *PRAGMAS):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except BaseException:
            connection.close()  # otherwise its thread would outlive the event loop
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get(SINGLE, False):
            # With the first statement; one that writes takes the lock at once.
            how = "BEGIN" if options.get(READING, False) else "BEGIN IMMEDIATE"
            connection.connection.driver_connection.wait(False, how, ())  # type: ignore[union-attr]

    def executed(many: bool, _cursor: object, sql: str, parameters: Any, context: Any) -> bool:
        """Whether the statement waits for the next one, so that SQLAlchemy need not run it."""
        if not context.execution_options.get(UNREAD, False):
            return False
        context.root_connection.connection.driver_connection.wait(many, sql, parameters)
        return True

    event.listen(engine.sync_engine, "do_execute", partial(executed, False))
    event.listen(engine.sync_engine, "do_executemany", partial(executed, True))
    return engine


R = TypeVar("R")
Values = Mapping[str, Any] | None


async def one(db: AsyncConnection, kind: type[R], statement: Executable, values: Values = None) -> R | None:
    """The first row as a value; None if there is no row."""
    row = (await db.execute(statement, values)).first()
    return None if row is None else kind(**row._mapping)


async def many(db: AsyncConnection, kind: type[R], statement: Executable, values: Values = None) -> list[R]:
    return [kind(**row._mapping) for row in await db.execute(statement, values)]


def as_text(value: object) -> str:
    """A value as a column of text holds it: in JSON."""
    return msgspec.json.encode(value).decode()


async def numbers(db: AsyncConnection, statement: Executable, values: Values = None) -> list[int]:
    """The numbers in the first column."""
    return list((await db.execute(statement, values)).scalars())
