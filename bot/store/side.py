"""Connections beside those of the store, each for one user alone. They need not wait for the pool, every
statement is its own transaction, and a lost connection is made anew. PostgreSQL only."""

from __future__ import annotations

import asyncio
from typing import Any, Self

from sqlalchemy import Executable, Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import postgres
from bot.store.engine import plain_name, read_url

WAIT = 5.0
"""Seconds to wait for a row that another process has locked."""


class OwnConnection:
    """`settings`: statements that run on each new connection."""

    def __init__(self, url: str, *settings: Executable) -> None:
        address = read_url(url)
        self._name, self._settings = plain_name(address), settings
        self._engine = postgres.make_engine(address, WAIT)
        self._connection: AsyncConnection | None = None
        self._turn = asyncio.Lock()
        """One statement at a time."""

    async def connection(self) -> AsyncConnection:
        """The connection, made if there is none. Raises errors of the driver."""
        if self._connection is None:
            connection = await self._engine.connect()
            self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
            for setting in self._settings:
                await self._connection.execute(setting)
        return self._connection

    async def drop(self) -> None:
        """Close the connection; its locks end. The next statement makes another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()  # it must not return to the pool
            await connection.close()

    async def close(self) -> None:
        await self.drop()
        await self._engine.dispose()


class SideConnection(OwnConnection):
    """One statement after the other. Use it as a context manager."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        async with self._turn:
            await self.close()

    async def run(self, statement: Executable, values: dict[str, object] | None = None) -> list[Row[Any]]:
        """Run a statement, and return its rows if it has any. Raises StoreError: the database does not
        answer."""
        async with self._turn:
            try:
                db = await self.connection()
                result = await db.execute(statement, values)
                return list(result) if result.returns_rows else []
            except postgres.ERRORS as error:
                await self.drop()
                raise postgres.translate(error, self._name) or error from None
            except BaseException:  # interrupted: nobody knows what comes next on this connection
                await self.drop()
                raise
