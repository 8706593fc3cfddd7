"""When a process is gone, the others look after its shards: the connection, the clocks, and unfinished
deliveries.

Each process sees from the locks (`bot.store.shard_lock`) which shards have no process. After a while one of
the others takes such a shard over. It gives the shard back when the shard's own process is there again:
clocks and deliveries as soon as that process runs, the connection only when it is connected itself, so that
somebody always answers. For a few seconds both are connected. Then Discord accepts the first response of one
of them, and the other drops the interaction (`cogs.framework.call`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from bot.match import Context
from bot.match.changing.context import going_on
from bot.runtime.shards import Shards
from bot.store import outbox

log = logging.getLogger(__name__)

LOOK: Final = 2.0
"""Seconds between two looks."""
GRACE: Final = 20.0
"""Seconds for which a shard must be without a process before it is taken over. A restart takes less."""


class Lock(Protocol):
    """The locks that show which process has which shard."""

    cared: set[int]

    async def left_alone(self) -> set[int]: ...
    async def connected(self) -> set[int]: ...
    async def care(self, shard: int) -> bool: ...
    async def leave(self, shard: int) -> None: ...


class Gateway(Protocol):
    """Connects shards to Discord."""

    async def connect_shard(self, shard: int) -> None: ...
    async def leave_shard(self, shard: int) -> None: ...


class Takeover:
    """One per process that shares the work.

    Args:
        shards: our own.
        now: monotonic seconds.
    """

    def __init__(
        self, context: Context, lock: Lock, gateway: Gateway, shards: Shards, now: Callable[[], float]
    ) -> None:
        self._context, self._lock, self._gateway, self._own, self._now = context, lock, gateway, shards, now
        self._since: dict[int, float] = {}
        """Since when a shard has been without a process."""
        self._connecting: dict[int, asyncio.Task[None]] = {}
        """Shards that we look after, each with the task that connects it."""
        self._awaited: set[int] = set()
        """Those of them whose own process is there, but not connected yet."""

    async def run(self) -> None:
        """Look until cancelled."""
        try:
            while True:
                with going_on(log, "takeover"):
                    await self.look()
                await asyncio.sleep(LOOK)
        finally:
            for task in self._connecting.values():
                task.cancel()

    async def look(self) -> None:
        """Take over a shard that has been without a process for long enough, at most one at a time, so that
        the other processes get a share. Give back shards that have their own process again."""
        alone, now = await self._lock.left_alone(), self._now()
        self._since = {shard: self._since.get(shard, now) for shard in alone}
        await self._look_at_ours(alone)
        for shard in sorted(alone - set(self._connecting)):
            if now - self._since[shard] >= GRACE and await self._lock.care(shard):
                await self._take(shard)
                break
        self._serve_connected(alone)

    async def _look_at_ours(self, alone: set[int]) -> None:
        """Give back shards that have their own process again, and those that another process looks after."""
        for shard in set(self._connecting) - self._lock.cared:  # the connection to the database was lost
            if not await self._lock.care(shard):
                await self._give_back(shard, "is looked after by another process")
        back = set(self._connecting) - alone
        for shard in sorted(back - self._awaited):
            log.warning("shard %s has its own process again, which connects now", shard)
        self._awaited = back
        if back:
            self._serve_connected(alone)  # at once: giving back may take a while
            for shard in sorted(back & await self._lock.connected()):
                await self._give_back(shard, "is connected by its own process")

    async def _take(self, shard: int) -> None:
        log.warning("shard %s has nobody; this process looks after it", shard)
        async with self._context.store.write() as db:
            await outbox.give_up(db, shard, self._context.now())
        self._context.news.set()
        connecting = self._gateway.connect_shard(shard)
        self._connecting[shard] = asyncio.create_task(connecting, name=f"shard-{shard}")

    async def _give_back(self, shard: int, why: str) -> None:
        log.warning("shard %s %s; this one leaves it", shard, why)
        self._awaited.discard(shard)
        task = self._connecting.pop(shard)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        self._serve(tuple(served for served in self._served() if served != shard))
        await self._gateway.leave_shard(shard)
        if shard in self._lock.cared:
            await self._lock.leave(shard)

    def _serve_connected(self, alone: set[int]) -> None:
        """Serve those of the shards without a process that we have connected."""
        self._serve(
            tuple(sorted(shard for shard, task in self._connecting.items() if task.done() and shard in alone))
        )

    def _served(self) -> tuple[int, ...]:
        return () if self._context.shards is None else self._context.shards.more

    def _serve(self, more: tuple[int, ...]) -> None:
        """Run the clocks of these shards, too. Only connected shards may be among them: on others people
        could not play while their time runs."""
        if more != self._served():
            self._context.shards = Shards(self._own.count, self._own.first, self._own.last, more)
