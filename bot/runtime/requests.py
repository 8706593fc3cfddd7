"""What happens around each request that the bot makes to Discord: it waits for its slot, and is counted.

Discord allows a bot 50 requests a second, for all its processes together. Further requests wait here, and the
more urgent ones go first; otherwise Discord would refuse urgent and other requests alike with 429. `Slots`
gives the slots, either those of this process alone (`OwnSlots`), or those of all processes together
(`bot.store.shared_slots`).
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress
from contextvars import ContextVar
from enum import IntEnum
from types import SimpleNamespace
from typing import Final, NamedTuple, Protocol

import aiohttp

from bot.runtime import metrics
from bot.runtime.tasks import during, end, heard

WINDOW: Final = 1.0
"""The seconds over which Discord counts requests."""
AT_ONCE: Final = 16
"""The most slots that are asked for together."""


class Priority(IntEnum):
    """How urgent a request is; the lowest number goes first."""

    ANSWER = 0
    """Somebody waits for it: requests for the answer to a command or button."""
    PLAY = 1
    """Boards, hands and pings: without them nobody can go on."""
    REST = 2
    """Requests that can wait for a while: lists, digests, buttons of old messages."""


_PRIORITY: Final[ContextVar[Priority]] = ContextVar("priority", default=Priority.ANSWER)


def priority(of: Priority) -> AbstractContextManager[Priority]:
    """Give this priority to requests that are made in this block, or by tasks that begin in it."""
    return during(_PRIORITY, of)


class Taken(NamedTuple):
    waits: tuple[float, ...]
    """For each slot, the seconds until it begins."""
    again: float
    """Seconds until more slots can be asked for."""


class Slots(Protocol):
    def free(self) -> bool:
        """Take a slot that begins now, if that needs no waiting."""

    async def take(self, urgency: Priority, wanted: int) -> Taken:
        """Take up to `wanted` slots."""

    async def hold(self, seconds: float) -> None:
        """Make no requests for some seconds, because Discord has told the whole bot to wait."""


class OwnSlots:
    """The slots of a process that is alone: at most `most` in any second, and no waiting below that."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._held = clock, 0.0
        self._used: deque[float] = deque(maxlen=most)

    def free(self) -> bool:
        now = self._clock()
        if self._wait(now) > 0:
            return False
        self._used.append(now)
        return True

    async def take(self, urgency: Priority, wanted: int) -> Taken:
        given = 0
        while given < wanted and self.free():
            given += 1
        return Taken((0.0,) * given, self._wait(self._clock()))

    async def hold(self, seconds: float) -> None:
        self._held = max(self._held, self._clock() + seconds)

    def _wait(self, now: float) -> float:
        """Seconds until the next slot."""
        oldest = self._used[0] + WINDOW if len(self._used) == self._used.maxlen else now
        return max(oldest, self._held) - now


class Limiter:
    """Where requests wait for their slot."""

    def __init__(self, slots: Slots) -> None:
        self.slots = slots
        self._waiting: list[tuple[Priority, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._news = asyncio.Event()
        """Set when a request comes that is more urgent than all others."""
        self._serving: asyncio.Task[None] | None = None

    async def wait(self) -> None:
        """Return when the caller may make a request."""
        if not self._waiting and self.slots.free():
            return
        urgency, turn = _PRIORITY.get(), asyncio.get_running_loop().create_future()
        if not self._waiting or urgency < self._waiting[0][0]:
            self._news.set()
        heapq.heappush(self._waiting, (urgency, next(self._numbers), turn))
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve(), name="limiter")
        await turn

    async def hold(self, seconds: float) -> None:
        """Make no requests for some seconds, because Discord has told the whole bot to wait."""
        await self.slots.hold(seconds)

    async def close(self) -> None:
        """Let all waiting requests go at once, because the bot is closing."""
        if self._serving is not None:
            await end([self._serving])
        while self._waiting:
            _go(heapq.heappop(self._waiting)[2])

    async def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        while self._first() is not None:
            self._news.clear()
            urgency = self._waiting[0][0]
            wanted = sum(waiter[0] == urgency for waiter in self._waiting)
            taken = await self.slots.take(urgency, min(wanted, AT_ONCE))
            for wait in taken.waits:
                turn = self._first()
                if turn is not None:
                    heapq.heappop(self._waiting)
                    loop.call_later(wait, _go, turn)
            if taken.again > 0:
                await heard(self._news, taken.again)

    def _first(self) -> asyncio.Future[None] | None:
        """The next request that waits; cancelled ones are removed."""
        while self._waiting and self._waiting[0][2].done():
            heapq.heappop(self._waiting)
        return self._waiting[0][2] if self._waiting else None


def _go(turn: asyncio.Future[None]) -> None:
    if not turn.done():
        turn.set_result(None)


_FREE: Final = re.compile(r"/(?:interactions/\d+/[^/]+/callback|webhooks/\d+/)")
"""Answers to interactions and their follow-ups do not count for the limit of a bot."""


class Sent:
    requests = 0


_sent: ContextVar[Sent | None] = ContextVar("sent", default=None)


def counted() -> AbstractContextManager[Sent]:
    """Count the requests that the current task makes in the block, with those that discord.py repeats."""
    return during(_sent, Sent())


class Outdated(Exception):
    """The message is out of date, so it was not sent."""


_still_right: ContextVar[Callable[[], Awaitable[bool]] | None] = ContextVar("still_right", default=None)


def only_while(right: Callable[[], Awaitable[bool]]) -> AbstractContextManager[object]:
    """Let requests of the current task in the block ask `right` just before they are sent, when their slot
    has come and no limit holds them up. If it says no, they raise Outdated."""
    return during(_still_right, right)


def traced(limiter: Limiter | None) -> aiohttp.TraceConfig:
    """The `http_trace` for a client. `limiter`: gives the slots for requests that count for the limit; None:
    nothing waits."""

    async def start(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestStartParams
    ) -> None:
        sent = _sent.get()
        if sent is not None:
            sent.requests += 1
        if limiter is not None and not _FREE.search(told.url.path):
            await limiter.wait()
        right = _still_right.get()
        if right is not None and not await right():
            raise Outdated

    async def count(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        metrics.REQUESTS.labels("no" if _FREE.search(told.url.path) else "yes").inc()
        if told.response.status == 429:
            scope = told.response.headers.get("X-RateLimit-Scope", "none")
            metrics.RATE_LIMITED.labels(scope).inc()
            if scope == "global" and limiter is not None:
                with suppress(ValueError):
                    await limiter.hold(float(told.response.headers.get("Retry-After", "")))

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(start)
    trace.on_request_end.append(count)
    return trace
