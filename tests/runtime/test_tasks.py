"""Background tasks: their owner ends them, and nothing begins once it closes."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from bot.runtime.tasks import BackgroundTasks, Closed, end


async def test_closing_ends_what_runs_and_begins_nothing() -> None:
    tasks = BackgroundTasks("store")
    running = tasks.start(asyncio.sleep(60), name="long")
    await tasks.close()
    assert running.cancelled()
    assert len(tasks) == 0
    with pytest.raises(Closed, match="store is closing"):
        tasks.start(asyncio.sleep(60))
    late = asyncio.create_task(asyncio.sleep(60))
    tasks.adopt(late)
    await asyncio.wait([late])
    assert late.cancelled()


async def test_closing_without_a_limit_waits() -> None:
    tasks = BackgroundTasks("store")
    running = tasks.start(asyncio.sleep(0.02, "done"))
    await tasks.close(grace=None)
    assert await running == "done"


async def test_closing_gives_the_tasks_their_grace() -> None:
    tasks = BackgroundTasks("store")
    quick, slow = tasks.start(asyncio.sleep(0.01, "done")), tasks.start(asyncio.sleep(60))
    await tasks.close(grace=0.2)
    assert await quick == "done"
    assert slow.cancelled()


async def test_a_task_that_loses_a_cancellation_is_named_and_cancelled_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def deaf() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    task = asyncio.create_task(deaf(), name="deaf")
    await asyncio.sleep(0)
    await end([task], patience=0.05)
    assert task.cancelled()
    assert "the task deaf is still running" in caplog.text


async def test_a_failure_of_an_ended_task_is_nobody_s_fault() -> None:
    async def fails() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            raise ZeroDivisionError

    task = asyncio.create_task(fails())
    await asyncio.sleep(0)
    await end([task])
    assert isinstance(task.exception(), ZeroDivisionError)
