"""When a shard may identify: Discord allows one shard of each bucket in five seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

BETWEEN: Final = 5.0
"""Seconds between two shards of the same bucket that identify."""


class Starts(Protocol):
    async def wait(self, bucket: int) -> None:
        """Return when a shard of this bucket may identify."""


class OwnStarts:
    """The starts of a process that knows of no other. (Discord asks to wait if there is one.)"""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._next: dict[int, float] = {}

    async def wait(self, bucket: int) -> None:
        now = self._clock()
        start = max(now, self._next.get(bucket, now))
        self._next[bucket] = start + BETWEEN  # set before waiting, because another shard may come meanwhile
        await asyncio.sleep(start - now)
