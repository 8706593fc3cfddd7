"""Results that many ask for at the same moment, made once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Memo(Generic[T]):
    """The latest results by key. Whoever asks while one is made waits for it.

    Args:
        size: how many are kept.
        start: starts a task that outlives whoever asked, and that is ended with the program.
    """

    def __init__(self, size: int, start: Callable[[Coroutine[Any, Any, T]], asyncio.Task[T]]) -> None:
        self._size, self._start = size, start
        self._kept: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result for a key. A failure is raised to all who wait, and not kept."""
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[key] = self._start(make())
        self._kept.move_to_end(key)
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)

    def forget(self, key: Hashable) -> None:
        self._kept.pop(key, None)
