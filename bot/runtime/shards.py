"""The shards of a process (Discord divides the servers of a bot into shards), and when a shard may identify:
Discord allows one shard of each bucket in five seconds."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

import msgspec


class Shards(msgspec.Struct, frozen=True):
    """The shards from `first` to `last` (inclusive) of `count` shards, and shards taken over from processes
    that are gone (`more`)."""

    count: int
    first: int
    last: int
    more: tuple[int, ...] = ()

    @property
    def own(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def ids(self) -> tuple[int, ...]:
        """All shards that this process looks after."""
        return (*self.own, *self.more)

    @property
    def whole(self) -> bool:
        """Whether these are all shards, so that no other process is needed."""
        return self.first == 0 and self.last == self.count - 1

    def one(self, shard: int) -> Shards:
        return Shards(self.count, shard, shard)

    def __str__(self) -> str:
        return f"{self.first}-{self.last}" if self.last > self.first else str(self.first)


BETWEEN: Final = 5.0
"""Seconds between two shards of the same bucket that identify."""


class Starts(Protocol):
    async def wait(self, bucket: int) -> None:
        """Return when a shard of this bucket may identify."""


class OwnStarts:
    """The starts of a process that knows of no other. (Discord asks to wait if there is one.)"""

    def __init__(self) -> None:
        self._next: dict[int, float] = {}

    async def wait(self, bucket: int) -> None:
        now = time.monotonic()
        start = max(now, self._next.get(bucket, now))
        self._next[bucket] = start + BETWEEN  # set before waiting, because another shard may come meanwhile
        await asyncio.sleep(start - now)
