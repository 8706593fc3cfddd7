"""How soon everything is as before after an outage: of the database, its disk, Discord, or the bot itself.

Each begins with matches of which something is to be sent, and ends when all of it is delivered and somebody
has got an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from bot.match import MatchServices
from tests import postgres
from tests.bench.figure import Figure, figure
from tests.bench.sustained import PATIENCE, _delivered, _lane, _store
from tests.e2e.program import Program
from tests.match.app import open_app
from tests.match.delivery.test_outage import Counting, delivering, full, left
from tests.sandbox.box import Box

WAITS = True
"""It waits most of the time, and what it measures may be many times slower (see `tests.bench.measuring`)."""
DOWN = 15.0
"""Seconds that an outage lasts."""
MATCHES = 3
START = 300.0
"""Seconds after which a process does not start at all, however busy the machine."""
STORAGE, DISCORD, RESTART, GONE = 5.0, 30.0, 10.0, 60.0
"""Seconds within which it should be over."""


def run() -> list[Figure]:
    return asyncio.run(_all())


async def _all() -> list[Figure]:
    found = await asyncio.gather(_storage(), _whole(), _of_several())  # at once: mostly they wait
    return [one for figures in found for one in figures]


# -- the database ------------------------------------------------------------------------------------------


async def _storage() -> list[Figure]:
    note = f"until all is delivered, {DOWN:.0f} s away while messages are being sent"
    async with contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        stack.enter_context(quiet())
        both = {"recovery from a full disk": _stored(f"sqlite+aiosqlite:///{folder}/turnpost.sqlite", None)}
        if postgres.lacking() is None:
            server = stack.enter_context(postgres.running())
            url = stack.enter_context(server.database())
            both["recovery of PostgreSQL"] = _stored(url, server.away)
        took = await asyncio.gather(*both.values())
    return [figure(name, [one], "s", STORAGE, note) for name, one in zip(both, took, strict=True)]


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """What fails is meant to fail."""
    logging.disable(logging.ERROR)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


async def _stored(url: str, away: Callable[[], AbstractContextManager[None]] | None) -> float:
    """`away`: makes the database go; None: its disk is full."""
    async with open_app(url) as app:
        sent = asyncio.Event()
        sender = Counting(sent)
        for _ in range(MATCHES):
            match = (await app.start()).match
            await app.pledge(match)
            await app.play(match, await app.turn(match), "S")
        async with delivering(app, sender):
            await sent.wait()
            with full(app.store) if away is None else away():
                sender.go.set()
                await asyncio.sleep(DOWN)
            began = time.perf_counter()
            async with asyncio.timeout(PATIENCE):
                while await left(app):  # noqa: ASYNC110 (rows in a database make no event)
                    await asyncio.sleep(0.02)
            return time.perf_counter() - began


# -- Discord, and the process of the bot -------------------------------------------------------------------


async def _whole() -> list[Figure]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url = f"sqlite+aiosqlite:///{folder}/turnpost.sqlite"
        async with Box() as box, _store(url) as services:
            box.actions.book.answer_seconds = PATIENCE
            async with Program(box, folder, {"DATABASE_URL": url}, plain=True, patience=START) as bot:
                await _played(box, services, 0)
                await _delivered(services)
                discord = await _discord(box, services)
                killed = await _killed(box, services, bot)
    note = "until all is delivered and somebody is answered"
    return [
        figure("recovery of Discord", [discord], "s", DISCORD, f"{note}, {DOWN:.0f} s of errors"),
        figure("recovery from a kill", [killed], "s", RESTART, f"{note}, from the start of the process on"),
    ]


async def _played(box: Box, services: MatchServices, first: int) -> None:
    """Matches that begin: cards, boards and hands are to be sent."""
    for number in range(first, first + MATCHES):
        await _lane(box, services, number, 0, 1)


async def _answered(box: Box, channel: str) -> None:
    person = box.person("Ada", channel)
    person.seconds = PATIENCE
    assert not (await person.slash("table mine")).failed


async def _discord(box: Box, services: MatchServices) -> float:
    """Every request fails, and the gateway takes nobody."""
    box.faults.fail("", times=1_000_000)
    box.gateway.refuse_connections = True
    await box.gateway.drop()
    await _played(box, services, MATCHES)
    await asyncio.sleep(DOWN)
    box.gateway.refuse_connections = False
    box.faults.clear()
    began = time.perf_counter()
    await box.until_online(PATIENCE)
    await asyncio.gather(_delivered(services), _answered(box, "quay-0"))
    return time.perf_counter() - began


async def _killed(box: Box, services: MatchServices, bot: Program) -> float:
    """Killed while it sends, and started again by whoever looks after it."""
    slow = box.faults.slow(r"POST /channels/\d+/messages$", times=2, seconds=2.0)
    await _played(box, services, 2 * MATCHES)
    async with asyncio.timeout(PATIENCE):
        while not slow.met:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    bot.kill()
    await bot.gone()
    box.faults.clear()
    began = time.perf_counter()
    await bot.up()
    await asyncio.gather(_delivered(services), _answered(box, "quay-0"))
    return time.perf_counter() - began


# -- one of several processes ------------------------------------------------------------------------------


async def _of_several() -> list[Figure]:
    if postgres.lacking() is not None:
        return []
    with postgres.running(durable=True) as server, server.database() as url:
        async with _two(url) as (box, services, parts):
            await _lane(box, services, 0, 1, 2)
            await _delivered(services)
            await _lane(box, services, 1, 1, 2)
            parts[1].kill()
            began = time.perf_counter()
            await box.until_online(START, (0,))
            async with asyncio.timeout(START):
                while (1, 2) in box.gateway.connected:  # noqa: ASYNC110 (the end of the one that was killed)
                    await asyncio.sleep(0.005)
            await box.until_online(START, (0, 1))
            await asyncio.gather(_delivered(services), _answered(box, "quay-0"))
            took = time.perf_counter() - began
    note = "until its servers are answered by the other, and all is delivered; PostgreSQL"
    return [figure("recovery when one of two processes is gone", [took], "s", GONE, note)]


@contextlib.asynccontextmanager
async def _two(url: str) -> AsyncIterator[tuple[Box, MatchServices, list[Program]]]:
    with tempfile.TemporaryDirectory() as name:
        async with contextlib.AsyncExitStack() as stack:
            box = await stack.enter_async_context(Box())
            services = await stack.enter_async_context(_store(url))
            box.actions.book.answer_seconds = PATIENCE
            await _lane(box, services, 100, 1, 2)  # both shards have a server
            parts = []
            for shard in range(2):
                own = Path(name) / str(shard)
                own.mkdir()
                settings = {"DATABASE_URL": url, "SHARD_COUNT": "2", "SHARD_IDS": str(shard)}
                part = Program(box, own, settings, plain=True, patience=START)
                parts.append(await stack.enter_async_context(part))
            await box.until_online(START, (0, 1))
            yield box, services, parts
