"""Locks that prevent two processes on one PostgreSQL database from serving the same shard.

There is an advisory lock for each shard. PostgreSQL releases it when its connection ends, so also after a
crash. All processes must use the same number of shards. Otherwise two of them could serve the same Discord
server as part of different shards.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final, Self

from sqlalchemy import Connection, Row, TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.shards import Shards
from bot.store import postgres
from bot.store.errors import InUse, Replaced, StoreError
from bot.store.side import OwnConnection

log = logging.getLogger(__name__)

GATE: Final = 0x7475726E706F7375
"""Number of the lock that a process holds while it compares the locks of others and takes its own."""
COUNTED: Final = 0x74700000
"""The first number of a lock is this plus the number of all shards, or plus 0 if one process has all shards.
The second number is the shard."""
CARED: Final = 0x74710000
"""The same for a shard whose own process is gone and which another one looks after meanwhile."""
READY: Final = 0x74720000
"""The same for a shard whose process is connected to Discord with all its shards."""
WAIT: Final = 5.0
"""Seconds to wait for a process that has just ended, because PostgreSQL may notice this late."""
LOOK: Final = 5.0
"""Seconds between two checks of the connection."""
SILENT: Final = 15.0
"""Seconds after which a connection that does not answer is considered dead."""

_ALIVE = tuple(text(f"SET tcp_keepalives_{what}") for what in ("idle = 10", "interval = 5", "count = 3"))
"""With these settings, PostgreSQL notices within a minute that a machine is gone."""
_HELD = (
    "FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND classid::bigint BETWEEN :counted AND :counted + 65535"
)
_THERE = text(
    "SELECT classid::bigint - :counted AS counted, objid::bigint AS shard "
    f"{_HELD} AND pid <> pg_backend_pid() ORDER BY 1, 2"
)
_CARE = text("SELECT pg_try_advisory_lock(CAST(:count AS integer), CAST(:shard AS integer)) AS given")
_LEAVE = text("SELECT pg_advisory_unlock(CAST(:count AS integer), CAST(:shard AS integer))")
_TAKE = text(
    "SELECT pg_advisory_lock(CAST(:count AS integer), shard) "
    "FROM generate_series(CAST(:first AS integer), CAST(:last AS integer)) AS shard"
)


def others_run(connection: Connection) -> bool:
    """Whether other processes serve shards. (This one has its own lock already.)"""
    others = connection.execute(text(f"SELECT count(DISTINCT pid) {_HELD}"), {"counted": COUNTED})
    return int(others.scalar_one()) > 1


class ShardLock(OwnConnection):
    """A context manager that locks shards for this process; None: all shards.

    While the number of shards is changed, processes with the old and the new number serve beside each other.
    Those with the old one end when all shards of the other number are ready (`maintain`).

    Args:
        replaces: the old number of shards; 0: one process has all of them.

    Raises (when entered):
        InUse: another process has one of the shards.
        StoreError: the database does not answer.
    """

    def __init__(
        self,
        url: str,
        shards: Shards | None,
        *,
        replaces: int | None = None,
        wait: float = WAIT,
        look: float = LOOK,
    ) -> None:
        super().__init__(url, *_ALIVE)
        self._shards, self._wait, self._look = shards, wait, look
        self._replaces, self._ready = replaces, False
        self.cared: set[int] = set()
        """Shards of others that we look after."""

    async def __aenter__(self) -> Self:
        try:
            await self._lock(self._wait)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def maintain(self) -> None:
        """Check the connection from time to time, and lock again if it was lost. Never returns.

        Raises:
            InUse: another process has locked a shard in the meantime, so this one must end.
            Replaced: processes with another number of shards serve everything.
        """
        while True:
            await asyncio.sleep(self._look)
            try:
                async with asyncio.timeout(SILENT), self._turn:
                    if self._connection is not None:
                        await self._look_at_others(self._connection)
                        continue
                why = "noticed"
            except postgres.ERRORS as error:
                why = type(error).__name__
            log.warning("the locks on the shards are lost (%s); locking again", why)
            async with self._turn:
                await self._lock_again()

    async def _look_at_others(self, db: AsyncConnection) -> None:
        ours = self._shards.count if self._shards else 0
        ready: dict[int, set[int]] = {}
        for row in await db.execute(_THERE, {"counted": READY}):
            ready.setdefault(int(row.counted), set()).add(int(row.shard))
        for count, shards in ready.items():
            if count not in (ours, self._replaces) and shards == set(range(count)):
                raise Replaced(f"All {count} shards are served by other processes.")

    async def now_ready(self) -> None:
        """Tell the others that this process is connected with all its shards. Raises StoreError."""
        self._ready = True
        shards = self._shards
        if shards is not None:
            await self._asked(_TAKE, count=READY + shards.count, first=shards.first, last=shards.last)

    # -- shards of processes that are gone ---------------------------------------------------------------

    async def left_alone(self) -> set[int]:
        """Shards whose own process is gone, even if another one looks after them. Raises StoreError: the
        database does not answer."""
        ours = self._shards
        if ours is None:
            return set()
        rows = await self._asked(_THERE, counted=COUNTED)
        if any(int(row.counted) != ours.count for row in rows):
            return set()  # the number of shards is being changed
        there = {int(row.shard) for row in rows}
        return set(range(ours.count)) - there - set(ours.own)

    async def connected(self) -> set[int]:
        """Shards whose own processes have said that they are connected (`now_ready`). Raises StoreError."""
        ours = self._shards
        if ours is None:
            return set()
        rows = await self._asked(_THERE, counted=READY)
        return {int(row.shard) for row in rows if int(row.counted) == ours.count}

    async def care(self, shard: int) -> bool:
        """Look after a shard, unless another process does. Raises StoreError."""
        assert self._shards is not None
        (row,) = await self._asked(_CARE, count=CARED + self._shards.count, shard=shard)
        if row.given:
            self.cared.add(shard)
        return bool(row.given)

    async def leave(self, shard: int) -> None:
        """Stop looking after a shard. Raises StoreError."""
        assert self._shards is not None
        self.cared.discard(shard)
        await self._asked(_LEAVE, count=CARED + self._shards.count, shard=shard)

    async def _asked(self, statement: TextClause, **values: object) -> Sequence[Row[Any]]:
        async with self._turn:
            if self._connection is None:
                raise StoreError("The locks on the shards are lost.")
            try:
                async with asyncio.timeout(SILENT):
                    return (await self._connection.execute(statement, values)).all()
            except postgres.ERRORS as error:
                await self.drop()  # `maintain` locks again
                raise postgres.translate(error, self._name) or error from None

    async def _lock_again(self) -> None:
        while True:
            try:
                return await self._lock(self._wait)
            except InUse:
                raise
            except StoreError as error:
                log.error("%s", error)
                await asyncio.sleep(self._look)

    async def _lock(self, wait: float) -> None:
        deadline = asyncio.get_running_loop().time() + wait
        while True:
            await self.drop()
            try:
                return await self._try()
            except InUse:
                if asyncio.get_running_loop().time() >= deadline:
                    raise
            except postgres.ERRORS as error:
                raise postgres.translate(error, self._name) or error from error
            await asyncio.sleep(0.1)

    async def _try(self) -> None:
        db = await self.connection()
        await db.execute(text("SELECT pg_advisory_lock(:gate)"), {"gate": GATE})
        try:
            there = await db.execute(_THERE, {"counted": COUNTED})
            self._compare([(int(row.counted), int(row.shard)) for row in there])
            ours = self._shards or Shards(0, 0, 0)
            for kind in (COUNTED, READY) if self._ready else (COUNTED,):
                await db.execute(_TAKE, {"count": kind + ours.count, "first": ours.first, "last": ours.last})
        finally:
            await db.execute(text("SELECT pg_advisory_unlock(:gate)"), {"gate": GATE})

    def _compare(self, there: list[tuple[int, int]]) -> None:
        """Compare our shards with the locks of others, given as (number of all shards, shard). Raises InUse:
        another process has one of our shards, or another number of shards."""
        name, ours = self._name, self._shards
        there = [(count, shard) for count, shard in there if count != self._replaces]
        if there and (ours is None or there[0][0] == 0):
            raise InUse(f"The database {name} is in use by another process of the bot.")
        for count, shard in there:
            assert ours is not None
            if count != ours.count:
                raise InUse(
                    f"Another process of the bot uses the database {name} with SHARD_COUNT={count}. "
                    "It must be the same for all processes, unless RESHARD_FROM says that they are replaced."
                )
            if shard in ours.own:
                raise InUse(f"Shard {shard} is served by another process of the bot on the database {name}.")

    async def drop(self) -> None:
        self.cared.clear()
        await super().drop()
