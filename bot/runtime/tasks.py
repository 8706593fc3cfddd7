"""Background tasks, each with an owner that ends it; and the fields that all log records of a task have, such
as the match or the server.

The fields are numbers and names of commands. They must not be texts by players, moves or persons.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds after which a task that is still running is cancelled again."""


class Closed(RuntimeError):
    """The owner of the tasks is closing; nothing new can begin."""


class BackgroundTasks:
    """The tasks of one owner. Nothing can begin once `close` has begun.

    tasks = BackgroundTasks("store")
    tasks.start(work(), name="work")
    await tasks.close()
    """

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.closing = False
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, work: Coroutine[Any, Any, T], *, name: str | None = None) -> asyncio.Task[T]:
        """Run `work` as a task.

        Raises:
            Closed: the owner is closing; `work` was not begun.
        """
        if self.closing:
            work.close()
            raise Closed(f"{self.owner} is closing")
        task = asyncio.create_task(work, name=name)
        self.adopt(task)
        return task

    def adopt(self, task: asyncio.Task[Any]) -> None:
        """Own a task that somebody else has started. Once closing has begun it is cancelled at once."""
        if self.closing:
            task.cancel()
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def idle(self) -> None:
        """Return when nothing is running."""
        while self._running:
            await asyncio.wait(self._running)

    async def close(self, grace: float | None = 0.0) -> None:
        """Begin nothing new and end what is running.

        Args:
            grace: seconds to wait before the tasks are cancelled; None: they are not cancelled.
        """
        self.closing = True
        if grace is None:
            await self.idle()
        elif grace and self._running:
            await asyncio.wait(self._running, timeout=grace)
        await end(self._running)


def retrieved(task: asyncio.Task[Any]) -> None:
    """Retrieve the exception of a task that is done, so that asyncio does not report it if the waiting task
    was cancelled."""
    if not task.cancelled():
        task.exception()


async def end(tasks: Iterable[asyncio.Task[Any]], patience: float = PATIENCE) -> None:
    """Cancel tasks and return when all of them have ended, whatever they raise.

    A task can lose a cancellation: before Python 3.12 `asyncio.wait_for` does, when what it waits for ends
    at the same moment. Such a task is named in the log and cancelled again.
    """
    given = set(tasks)
    left = {task for task in given if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=patience)
        for task in left:
            log.warning("the task %s is still running after it was cancelled", task.get_name())
    for task in given:
        if not task.cancelled():
            task.exception()  # retrieved, so that it is not reported as never retrieved


_FIELDS: ContextVar[Mapping[str, object]] = ContextVar("fields", default={})  # noqa: B039 (never changed)


@contextmanager
def log_context(**fields: object) -> Iterator[None]:
    """Add fields to the log records of this task, and of tasks started in the block: `log_context(match=7)`.

    Fields that are None are left out.
    """
    token = _FIELDS.set(
        {**_FIELDS.get(), **{name: value for name, value in fields.items() if value is not None}}
    )
    try:
        yield
    finally:
        _FIELDS.reset(token)


def current_fields() -> Mapping[str, object]:
    """The fields of the current task."""
    return _FIELDS.get()
