"""Who may be at something that only a few can be at once, and in which order the others wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextvars import ContextVar
from typing import Final

_ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")


@contextlib.contextmanager
def asking(who: str) -> Iterator[None]:
    """What is done in this block, and by tasks that are begun in it, is done for this asker."""
    before = _ASKER.set(who)
    try:
        yield
    finally:
        _ASKER.reset(before)


class Crowded(Exception):
    """Too many wait already."""


class Turns:
    """At most `at_once` are at something, and at most `most` wait. Askers take turns, so whoever asks for
    much keeps no other asker waiting for all of it; where too many wait, those who ask for most are sent
    away."""

    def __init__(self, at_once: int, most: int) -> None:
        self._free, self._most = at_once, most
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Those who wait, by asker; the first asker is next. No queue is empty."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Be at it while the block runs. Raises Crowded."""
        await self._begin(_ASKER.get())
        try:
            yield
        finally:
            self._next()

    async def _begin(self, asker: str) -> None:
        if self._free:
            self._free -= 1
            return
        if self.waiting >= self._most:
            self._make_room(asker)
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(asker, turn)
            elif turn.exception() is None:  # its turn came in the same moment
                self._next()
            raise

    def _next(self) -> None:
        """Somebody is done: the next one begins."""
        while self._queues:
            asker, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[asker] = queue
            if not turn.done():  # else it was given up just now
                turn.set_result(None)
                return
        self._free += 1

    def _leave(self, asker: str, turn: asyncio.Future[None]) -> None:
        queue = self._queues.get(asker, deque())
        with contextlib.suppress(ValueError):
            queue.remove(turn)
            if not queue:
                del self._queues[asker]

    def _make_room(self, asker: str) -> None:
        """Send the latest of those away who ask for most. Raises Crowded: that is this asker."""
        longest = max(self._queues, key=lambda name: len(self._queues[name]), default=asker)
        if len(self._queues.get(asker, ())) + 1 >= len(self._queues.get(longest, ())):
            raise Crowded
        turn = self._queues[longest][-1]
        self._leave(longest, turn)
        if not turn.done():
            turn.set_exception(Crowded())
