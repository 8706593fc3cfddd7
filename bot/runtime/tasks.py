"""Background tasks, each with an owner that ends it; tasks that answer interactions; and the fields that all
log records of a task have, such as the match or the server.

The fields are numbers and names of commands. They must not be texts by players, moves or persons.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from contextvars import ContextVar
from typing import Any, Final, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)

OTHERS: Final = 0.2
"""Seconds for which an acknowledged interaction lets the acknowledgements of others go first, at most."""
ANSWERED: Final = 4096
"""How many answered interactions are remembered."""
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
        """Run `work` as a task. Raises Closed: the owner is closing; `work` was not begun."""
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
        while self._running:
            await asyncio.wait(self._running)

    async def close(self, grace: float | None = 0.0) -> None:
        """Begin nothing new and end what is running. `grace`: seconds to wait before the tasks are cancelled;
        None: they are not cancelled."""
        self.closing = True
        if grace is None:
            await self.idle()
        elif grace and self._running:
            await asyncio.wait(self._running, timeout=grace)
        await end(self._running)


def retrieved(task: asyncio.Future[Any]) -> None:
    """Retrieve the exception of a task that is done, so that asyncio does not report it if nobody waits for
    the task any more."""
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
        retrieved(task)


async def heard(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but not longer than this."""
    # Not `wait_for`: before Python 3.12 it may swallow a cancellation that comes with the event.
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


_FIELDS: ContextVar[Mapping[str, object]] = ContextVar("fields", default={})  # noqa: B039 (never changed)


@contextmanager
def during(variable: ContextVar[Any], value: T) -> Iterator[T]:
    """Let a variable have this value in the block, and in tasks that begin in it."""
    before = variable.set(value)
    try:
        yield value
    finally:
        variable.reset(before)


def log_context(**fields: object) -> AbstractContextManager[object]:
    """Add fields to the log records of this task, and of tasks started in the block: `log_context(match=7)`.

    Fields that are None are left out.
    """
    told = {name: value for name, value in fields.items() if value is not None}
    return during(_FIELDS, {**_FIELDS.get(), **told})


def current_fields() -> Mapping[str, object]:
    return _FIELDS.get()


class Answering:
    """The interactions that this process answers now, and the latest few thousand that it has answered.

    The gateway may deliver an interaction again after a resume; the second one is dropped. (In another
    process, the idempotency keys make it harmless.)
    """

    def __init__(self) -> None:
        self._ids = OrderedDict[int, None]()
        self._running: dict[asyncio.Task[Any], int | None] = {}
        """The interactions that are being answered, each with its server; None: direct messages."""
        self._silent: set[int] = set()
        """The interactions without a first response."""
        self._all_responded = asyncio.Event()
        self._closing = False

    @contextmanager
    def one(self, interaction: int, guild: int | None = None) -> Iterator[bool]:
        """A context in which the current task answers an interaction. The value is False if the interaction
        is a repeat or the bot is stopping."""
        first = interaction not in self._ids and not self._closing
        self._ids[interaction] = None
        if len(self._ids) > ANSWERED:
            self._ids.popitem(last=False)
        task = asyncio.current_task()
        assert task is not None
        self._running[task] = guild
        if first:
            self._silent.add(interaction)
        try:
            yield first
        finally:
            self._running.pop(task, None)
            if first:
                self.responded(interaction)

    def responded(self, interaction: int) -> None:
        self._silent.discard(interaction)
        if not self._silent:
            self._all_responded.set()

    async def others(self) -> None:
        """Wait until all interactions have their first response, but not for long.

        If many ask at once, each waits for Discord's sign that it was heard. The answers take longer, and can
        follow when all have this sign.
        """
        if self._silent:
            self._all_responded.clear()
            await heard(self._all_responded, OTHERS)

    async def finished(self, served: Callable[[int | None], bool], seconds: float = 10.0) -> None:
        """Wait until all interactions under way on some servers are answered, but not longer than `seconds`.
        `served`: whether to wait for interactions on this server; None: direct messages."""
        running = {task for task, guild in self._running.items() if served(guild)}
        if running:
            await asyncio.wait(running, timeout=seconds)

    async def end(self, seconds: float = 5.0) -> None:
        """Take no more interactions. Wait for the running ones, and cancel those that take longer."""
        self._closing = True
        if self._running:
            _, late = await asyncio.wait(set(self._running), timeout=seconds)
            await end(late)
