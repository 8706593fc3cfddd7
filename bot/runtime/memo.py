"""Results that many people ask for at the same moment, each made once; and what was kept last."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Latest(OrderedDict[K, V]):
    """The entries that were set last, the newest at the end; those that no longer fit are forgotten."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)


T = TypeVar("T")

MOST_BYTES: Final = 24 << 20


class Memo(Generic[T]):
    """The latest results by key. Whoever asks for a result while it is being made waits for it. The work is
    given up when nobody waits for it any more.

    Args:
        size: how many are kept.
        most: how many bytes they may take, if they are documents; the newest is always kept.
        start: starts a task that lives on without the asker, and ends with the program.
    """

    def __init__(
        self, size: int, start: Callable[[Coroutine[Any, Any, T]], asyncio.Task[T]], most: int = MOST_BYTES
    ) -> None:
        self._size, self._start, self._most = size, start, most
        self._kept: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()
        self._waiting: Counter[asyncio.Task[T]] = Counter()
        """How many wait for a result."""
        self._weights: dict[Hashable, int] = {}
        """The bytes of finished results."""
        self.bytes = 0

    async def get(
        self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]], *, lasting: bool = False
    ) -> T:
        """The result for a key. A failure is raised for all who wait, and not kept. `lasting`: finish the
        work even if nobody waits for it any more."""
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            self.forget(key)
            task = self._kept[key] = self._start(make())
        self._kept.move_to_end(key)
        self._shrink()
        self._waiting[task] += 1
        try:
            document = await asyncio.shield(task)
        finally:
            self._waiting[task] -= 1
            if not self._waiting[task]:
                del self._waiting[task]
                if not lasting and not task.done():
                    task.cancel()
                    if self._kept.get(key) is task:
                        self.forget(key)
        if self._kept.get(key) is task and key not in self._weights:
            self._weights[key] = size = len(getattr(document, "body", b""))
            self.bytes += size
            self._shrink()
        return document

    @property
    def waiting(self) -> int:
        return self._waiting.total()

    def _shrink(self) -> None:
        while len(self._kept) > 1 and (len(self._kept) > self._size or self.bytes > self._most):
            self.forget(next(iter(self._kept)))

    def forget(self, key: Hashable) -> None:
        self._kept.pop(key, None)
        self.bytes -= self._weights.pop(key, 0)
