"""Turns at something that only a few can do at once, and the order in which the others wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextvars import ContextVar
from typing import Final

from bot.runtime.tasks import during

_ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")


def asking(who: str) -> contextlib.AbstractContextManager[str]:
    """Do everything in this block, and in tasks that begin in it, for this asker."""
    return during(_ASKER, who)


class Crowded(Exception):
    """Too many wait already."""


class Turns:
    """At most `at_once` may do something at the same time, and at most `most` may wait. Askers take turns, so
    nobody has to wait for all requests of a busy asker. If too many wait, the askers with the most requests
    are refused."""

    def __init__(self, at_once: int, most: int) -> None:
        self._free, self._most = at_once, most
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """The waiting requests by asker; the first asker is next. No queue is empty."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn, and keep it while the block runs. Raises Crowded."""
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
            elif turn.exception() is None:  # its turn came at the same moment
                self._next()
            raise

    def _next(self) -> None:
        """End a turn, and let the next one begin."""
        while self._queues:
            asker, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[asker] = queue
            if not turn.done():  # otherwise it was given up just now
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
        """Refuse the latest request of the asker with the most. Raises Crowded if that is this asker."""
        longest = max(self._queues, key=lambda name: len(self._queues[name]), default=asker)
        if len(self._queues.get(asker, ())) + 1 >= len(self._queues.get(longest, ())):
            raise Crowded
        turn = self._queues[longest][-1]
        self._leave(longest, turn)
        if not turn.done():
            turn.set_exception(Crowded())
