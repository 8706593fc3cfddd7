"""Detection of the end of all work for an interaction, so that ignored interactions need no time-out."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from contextvars import Context, ContextVar
from types import TracebackType
from typing import Any, Self

from bot.client import Turnpost

_NOW: ContextVar[int | None] = ContextVar("interaction", default=None)
"""The interaction of the current task. New tasks inherit it."""


class Endings:
    """A context manager that follows every interaction from the gateway of a client."""

    def __init__(self, client: Turnpost) -> None:
        self._parsers: dict[str, Any] = client._connection.parsers
        self._parse = self._parsers["INTERACTION_CREATE"]
        self._open: dict[int, asyncio.Future[Exception | None]] = {}
        self._tasks: Counter[int] = Counter()

    def of(self, interaction: int) -> asyncio.Future[Exception | None]:
        """A future that is done when all tasks for a new interaction have ended.

        Its result is the exception that was raised while the interaction was parsed, or None.
        """
        return self._open.setdefault(interaction, asyncio.get_running_loop().create_future())

    def _read(self, data: Any) -> None:
        number, raised = int(data["id"]), None
        token = _NOW.set(number)
        self._tasks[number] += 1
        try:
            self._parse(data)
        except Exception as error:
            raised = error
        finally:
            _NOW.reset(token)
            self._over(number, raised)

    def _over(self, number: int, raised: Exception | None = None) -> None:
        self._tasks[number] -= 1
        if self._tasks[number] == 0 or raised is not None:
            del self._tasks[number]
            future = self._open.pop(number, None)
            if future is not None and not future.done():
                future.set_result(raised)

    def _task(
        self,
        loop: asyncio.AbstractEventLoop,
        work: Coroutine[Any, Any, Any],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(work, loop=loop, name=name, context=context)
        number = _NOW.get()
        if number is not None and number in self._tasks:
            self._tasks[number] += 1
            task.add_done_callback(lambda _: self._over(number))
        return task

    def __enter__(self) -> Self:
        self._parsers["INTERACTION_CREATE"] = self._read
        asyncio.get_running_loop().set_task_factory(self._task)  # type: ignore[arg-type]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._parsers["INTERACTION_CREATE"] = self._parse
        asyncio.get_running_loop().set_task_factory(None)
