"""Several processes on one PostgreSQL database, each with shards of its own: no shard is served twice.

The hold is a row of advisory locks, one a shard, which live as long as the connection that took them: they
end with their process however that ends. All processes must count the shards alike, or two would serve the
same server under different numbers.
"""

from __future__ import annotations

import asyncio
import logging
from types import TracebackType
from typing import Final, Self

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.shards import Shards
from bot.store import StoreError, postgres
from bot.store.engine import plain_name, read_url
from bot.store.errors import InUse

log = logging.getLogger(__name__)

GATE: Final = 0x7475726E706F7375
"""Number of the lock under which one process at a time looks who is there, and takes its own."""
COUNTED: Final = 0x74700000
"""A lock's first number is this and the number of all shards (0: one process has them all, however many there
are); its second is the shard's."""
WAIT: Final = 5.0
"""Seconds for which a new process waits for one that has just ended: the server may notice late."""
LOOK: Final = 5.0
"""Seconds between two looks at the connection."""
SILENT: Final = 15.0
"""Seconds after which a connection that does not answer is dead."""

_ALIVE = ("SET tcp_keepalives_idle = 10", "SET tcp_keepalives_interval = 5", "SET tcp_keepalives_count = 3")
"""So that a machine that is gone does not hold its shards for hours."""
_THERE = text(
    "SELECT classid::bigint - :counted AS counted, objid::bigint AS shard FROM pg_locks "
    "WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND pid <> pg_backend_pid() "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND classid::bigint BETWEEN :counted AND :counted + 65535 ORDER BY 1, 2"
)
_TAKE = text(
    "SELECT pg_advisory_lock(CAST(:count AS integer), shard) "
    "FROM generate_series(CAST(:first AS integer), CAST(:last AS integer)) AS shard"
)


class ShardLock:
    """While its `async with` block lasts nobody else serves these shards; None: nobody else serves any.

    Raises (when entered):
        InUse: another process does.
        StoreError: the database does not answer.
    """

    def __init__(self, url: str, shards: Shards | None, *, wait: float = WAIT, look: float = LOOK) -> None:
        address = read_url(url)
        self._name, self._shards, self._wait, self._look = plain_name(address), shards, wait, look
        self._engine = postgres.make_engine(address, WAIT)
        self._connection: AsyncConnection | None = None

    async def __aenter__(self) -> Self:
        try:
            await self._take(self._wait)
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    async def keep(self) -> None:
        """Look after the hold; a connection that is lost is made anew. Never returns.

        Raises:
            InUse: another process was faster, so this one must end.
        """
        while True:
            await asyncio.sleep(self._look)
            try:
                assert self._connection is not None
                async with asyncio.timeout(SILENT):
                    await self._connection.execute(text("SELECT 1"))
            except (DBAPIError, OSError) as error:
                log.warning("the hold on the shards is lost (%s); taking it anew", type(error).__name__)
                await self._again()

    async def _again(self) -> None:
        while True:
            try:
                return await self._take(self._wait)
            except InUse:
                raise
            except StoreError as error:
                log.error("%s", error)
                await asyncio.sleep(self._look)

    async def _take(self, wait: float) -> None:
        deadline = asyncio.get_running_loop().time() + wait
        while True:
            await self._drop()
            try:
                return await self._try()
            except InUse:
                if asyncio.get_running_loop().time() >= deadline:
                    raise
            except (DBAPIError, OSError) as error:
                raise postgres.plain(error, self._name) or error from error
            await asyncio.sleep(0.1)

    async def _try(self) -> None:
        self._connection = db = await self._engine.connect()
        await db.execution_options(isolation_level="AUTOCOMMIT")
        for setting in _ALIVE:
            await db.execute(text(setting))
        await db.execute(text("SELECT pg_advisory_lock(:gate)"), {"gate": GATE})
        try:
            there = await db.execute(_THERE, {"counted": COUNTED})
            self._compare([(int(row.counted), int(row.shard)) for row in there])
            ours = self._shards or Shards(0, 0, 0)
            await db.execute(_TAKE, {"count": COUNTED + ours.count, "first": ours.first, "last": ours.last})
        finally:
            await db.execute(text("SELECT pg_advisory_unlock(:gate)"), {"gate": GATE})

    def _compare(self, there: list[tuple[int, int]]) -> None:
        """Raises InUse: our shards and those (number of all, shard) that others have do not fit together."""
        name, ours = self._name, self._shards
        if there and (ours is None or there[0][0] == 0):
            raise InUse(f"The database {name} is in use by another process of the bot.")
        for count, shard in there:
            assert ours is not None
            if count != ours.count:
                raise InUse(
                    f"Another process of the bot serves the database {name} with SHARD_COUNT={count}; "
                    "it must be the same for all."
                )
            if shard in ours.ids:
                raise InUse(f"Shard {shard} is served by another process of the bot on the database {name}.")

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()  # not back to the pool: its locks must go
            await connection.close()

    async def _close(self) -> None:
        await self._drop()
        await self._engine.dispose()
