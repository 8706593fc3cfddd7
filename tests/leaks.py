"""A pytest plugin against tasks that tests leave running, and against tests that do not end.

`tests/conftest.py` loads it. An asynchronous test fails if it leaves a task running. Every test has a time
limit; when it is reached, all tasks and threads are printed.
"""

from __future__ import annotations

import asyncio
import inspect
import io
import signal
import sys
import threading
import traceback
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import pytest_asyncio

ENDING = 2.0
"""Seconds to wait after a test for tasks that are ending."""
AGAIN = 20.0
"""Seconds until a test that continues after its time limit is interrupted again."""


@pytest.fixture
async def no_task_left() -> AsyncIterator[None]:
    """The first fixture of every asynchronous test: it is torn down last."""
    async with _nothing_left():
        yield


@pytest_asyncio.fixture(loop_scope="session")
async def no_task_left_in_the_session() -> AsyncIterator[None]:
    """The same for tests that share one loop."""
    async with _nothing_left():
        yield


@asynccontextmanager
async def _nothing_left() -> AsyncIterator[None]:
    ours = asyncio.all_tasks()
    yield
    mine = asyncio.current_task()
    left = {task for task in asyncio.all_tasks() - ours if task is not mine}
    if not left:
        return
    _, left = await asyncio.wait(left, timeout=ENDING)
    told = [described(task) for task in left]
    for task in left:
        task.cancel()
    if left:
        _, alive = await asyncio.wait(left, timeout=ENDING)
        told += [f"and it survives its cancellation: {task.get_name()}" for task in alive]
        pytest.fail("tasks were left running:\n" + "\n".join(told), pytrace=False)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            marker = item.get_closest_marker("asyncio")
            shared = marker is not None and marker.kwargs.get("loop_scope") == "session"
            guard = no_task_left_in_the_session if shared else no_task_left
            item.fixturenames.insert(_after_shared_ones(item), guard.__name__)


def _after_shared_ones(item: pytest.Function) -> int:
    """The place of the first fixture that is made for this test alone."""
    known = item._fixtureinfo.name2fixturedefs
    for place, name in enumerate(item.fixturenames):
        if name in known and known[name][-1].scope == "function":
            return place
    return len(item.fixturenames)


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> bool | None:
    """Replace the alarm of pytest-timeout: print tasks, too, and repeat until the test ends."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        return None

    def late(_number: int, _frame: object) -> None:
        pytest.fail(f"{item.nodeid} took longer than {settings.timeout:g} s\n{everything()}", pytrace=False)

    signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, settings.timeout, AGAIN)
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_cancel_timer(item: pytest.Item) -> bool | None:
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        return None
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    return True


def everything() -> str:
    """All tasks of the running loop, and the stacks of all threads."""
    try:
        tasks: Iterable[asyncio.Task[Any]] = asyncio.all_tasks()
    except RuntimeError:
        tasks = ()
    parts = [described(task) for task in tasks]
    frames = sys._current_frames()
    for thread in threading.enumerate():
        frame = frames.get(thread.ident or 0)
        stack = "".join(traceback.format_stack(frame)) if frame is not None else ""
        parts.append(f"thread {thread.name}\n{stack}")
    return "\n".join(parts)


def described(task: asyncio.Task[Any]) -> str:
    """The name of a task and its stack."""
    stack = io.StringIO()
    task.print_stack(limit=12, file=stack)
    return f"task {task.get_name()}: {task.get_coro()!r}\n{stack.getvalue()}"
