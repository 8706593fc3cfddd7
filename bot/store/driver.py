"""A driver for SQLite that calls its thread once per statement, or less.

aiosqlite runs SQLite in a thread. With SQLAlchemy a statement needs up to four calls to this thread (make a
cursor, execute, fetch, close). Each call takes two context switches, which is most of the time of a short
statement. Our results are small, so one call does all four.

A statement whose result nobody reads (`unread`) needs no call of its own: it waits for the next one that
does, or for the commit, and runs just before it. If it fails, that one raises its error. So the order of
statements and what is committed stay the same.
"""

from __future__ import annotations

import asyncio
import sqlite3
import weakref
from collections.abc import Iterable
from typing import Any, Final, Self, TypeVar

import aiosqlite
from sqlalchemy.sql.base import Executable

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
        """A transaction is open, or may be: what was run last has not come to its end."""

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread. All calls return a future of the first stop.

        aiosqlite queues a stop for each call, but the thread ends at the first one. Waiting for the second
        one would never end; a cancelled `close` does so in its cleanup.
        """
        if not self._running:
            return None if self._stopped is None else asyncio.shield(self._stopped)
        self._stopped = super().stop()
        return None if self._stopped is None else asyncio.shield(self._stopped)

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

        Raises: as the first of them that fails; nothing is run after it.
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
    """Run the statements that wait, and then `work`; called in the thread. Whether a transaction is open."""
    for many, sql, parameters in waiting:
        (connection.executemany if many else connection.execute)(sql, parameters).close()
    work(connection, *args)
    return connection.in_transaction


_MADE: Final[weakref.WeakSet[WholeConnection]] = weakref.WeakSet()
"""The connections of all event loops."""


def connect(database: str, **settings: Any) -> WholeConnection:
    """Replace `aiosqlite.connect`, as SQLAlchemy's `async_creator_fn`."""
    connection = WholeConnection(lambda: sqlite3.connect(database, **settings), iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy does: a stuck thread must not keep the program running
    _MADE.add(connection)
    return connection


async def ended(seconds: float) -> None:
    """Wait until the threads of all connections that were stopped have ended, but not for longer than this.

    Nobody waits for them where a file could not be opened, or a call was cancelled. Then the thread goes on
    until its call returns, and an event loop that is closed by then cannot be told of it.
    """
    loop = asyncio.get_running_loop()
    stopped = [one._stopped for one in list(_MADE) if one._stopped is not None]
    own = [asyncio.shield(future) for future in stopped if future.get_loop() is loop]
    if own:
        await asyncio.wait(own, timeout=seconds)
