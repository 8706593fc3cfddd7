"""SQLite's driver with one visit to its thread per statement.

aiosqlite runs SQLite in a thread. Through SQLAlchemy a statement costs up to four visits there (make a
cursor, execute, fetch, close), each two context switches, which is most of what a short statement takes.
Results here are small and read whole, so one visit does all four.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from typing import Any, Self

import aiosqlite


class WholeCursor:
    """What SQLAlchemy's adapter for aiosqlite uses of a cursor, with the result read at once."""

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
        """It is closed since it was read."""

    async def _run(self, many: bool, sql: str, parameters: Iterable[Any]) -> Self:
        await self._connection.visit(self._work, many, sql, parameters)
        return self

    def _work(self, connection: sqlite3.Connection, many: bool, sql: str, parameters: Any) -> None:
        """In the thread."""
        cursor = connection.cursor()
        try:
            (cursor.executemany if many else cursor.execute)(sql, parameters)
            self._rows = cursor.fetchall() if cursor.description else []
            self.description, self.rowcount = cursor.description, cursor.rowcount
            self.lastrowid = cursor.lastrowid
        finally:
            cursor.close()


class WholeConnection(aiosqlite.Connection):
    """A connection whose cursors read whole results, and which can be stopped more than once."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._stopped: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread. Every call returns a future of the one stop.

        aiosqlite queues a stop for each call. The thread ends at the first one, so whoever waits for the
        second waits for ever, and a cancelled `close` waits for it in its cleanup.
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

    async def visit(self, work: Any, *args: Any) -> Any:
        """Run `work(connection, ...)` in the thread."""
        return await self._execute(work, self._conn, *args)  # type: ignore[no-untyped-call]


def connect(database: str, **settings: Any) -> WholeConnection:
    """As `aiosqlite.connect`; for SQLAlchemy's `async_creator_fn`."""
    connection = WholeConnection(lambda: sqlite3.connect(database, **settings), iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy sets it: a stuck thread does not keep the program alive
    return connection
