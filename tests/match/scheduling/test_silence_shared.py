"""Processes catch up with one silence together: each match is set once and none is left out, whoever dies."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.match.scheduling.outages import SILENCE
from bot.match.timing.clock import HOUR, Span, read_clock, stop
from bot.store import steps
from bot.store.schema import matches
from tests.match.app import MatchApp, open_app
from tests.match.scheduling.silent_child import AT_ONCE
from tests.match.scheduling.test_outages import prepared, state

ROOT = Path(__file__).parents[3]
State = tuple[set[str | None], set[int], int]
MANY = 30 * AT_ONCE
SILENT = 5 * HOUR
PATIENCE = 120.0
"""Seconds that a process may take on a busy machine."""


@contextlib.asynccontextmanager
async def child(url: str, now: int, *stuck: int) -> AsyncIterator[Process]:
    """A process that is ready; it begins when it reads a line."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.match.scheduling.silent_child", url, str(now), *map(str, stuck)),
        cwd=ROOT,
        stdin=PIPE,
        stdout=PIPE,
    )
    try:
        assert await line(process) == "ready"
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def line(process: Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        return (await process.stdout.readline()).decode().strip()


def go(*processes: Process) -> None:
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"go\n")


async def ended(process: Process) -> int:
    """How many matches it has set."""
    count = 0
    while (said := await line(process)) != "done":
        word, _, number = said.partition(" ")
        assert word == "some", said
        count = int(number)
    return count


async def revisions(app: MatchApp) -> list[int]:
    """How often each match was changed, in the order of their numbers."""
    async with app.store.read() as db:
        return list((await db.execute(select(matches.c.revision).order_by(matches.c.id))).scalars())


async def set_once(app: MatchApp, before: State, changed: list[int], silent: Span) -> None:
    """All clocks stood still for the silence, and each match was changed once."""
    after = await state(app)
    stopped = {text and stop(read_clock(text), silent).written() for text in before[0]}
    assert stopped - {None} != before[0] - {None}
    assert after == (stopped, {at + SILENT for at in before[1]}, MANY)
    assert await revisions(app) == [number + 1 for number in changed]
    async with app.store.read() as db:
        assert await steps.notes(db, SILENCE) == []


@pytest.mark.long
async def test_processes_share_a_silence_and_one_is_killed(postgres_url: str) -> None:
    async with open_app(postgres_url, "one") as app:
        await prepared(app, MANY)
        before, changed = await state(app), await revisions(app)
        last = app.services.context.now()
        now = last + SILENT
        async with (
            child(postgres_url, now, 3 * AT_ONCE) as killed,
            child(postgres_url, now) as one,
            child(postgres_url, now) as other,
        ):
            go(killed)
            assert await line(killed) == f"some {AT_ONCE}"
            go(one, other)
            assert [await line(killed) for _ in range(3)][-1] == "stuck"
            killed.kill()
            shares = await asyncio.gather(ended(one), ended(other))
        # What the killed one had written and not committed was set by the others.
        assert sum(shares) == MANY - 2 * AT_ONCE
        assert all(shares), "each has done a part"
        await set_once(app, before, changed, (last, now))
        async with child(postgres_url, now) as later:
            go(later)
            assert await ended(later) == 0
        await set_once(app, before, changed, (last, now))
