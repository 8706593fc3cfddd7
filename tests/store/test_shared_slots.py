"""Slots that all processes share: in sum never more than Discord allows, and the urgent goes first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from itertools import pairwise
from statistics import median

import pytest

from bot.runtime.requests import Limiter, Priority, priority
from bot.runtime.shards import BETWEEN, Shards
from bot.store.shared_slots import AHEAD, FOREVER, QUICK, REQUESTS, SHARE, SharedSlots, take, waiting
from bot.store.side import SideConnection
from tests.postgres import Server

PROCESSES = 3
RATE = 100.0


@pytest.fixture
async def sides(postgres_url: str) -> AsyncIterator[list[SideConnection]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(SideConnection(postgres_url, QUICK)) for _ in range(PROCESSES)]


async def test_slots_lie_one_after_the_other(sides: list[SideConnection]) -> None:
    begins: list[float] = []

    async def process(side: SideConnection) -> None:
        while len(begins) < 90:
            taken = await take(side, REQUESTS, 7, rate=RATE, ahead=0.1)
            now = time.time()
            begins.extend(now + wait for wait in taken.waits)
            await asyncio.sleep(taken.again)

    begun = time.time()
    await asyncio.gather(*map(process, sides))
    assert len(begins) <= (max(begins) - begun) * RATE + 12
    begins.sort()
    gaps = [later - earlier for earlier, later in pairwise(begins)]
    assert median(gaps) == pytest.approx(1 / RATE, rel=0.2), "and none is left out"


async def test_who_waits_for_what(sides: list[SideConnection]) -> None:
    """While boards have taken all slots that they may, the rest gets none, and an answer gets the next."""
    slots = [SharedSlots(side, 10, 5) for side in sides]
    taken = await slots[0].take(Priority.PLAY, 50)
    assert 3 <= len(taken.waits) < 8
    assert taken.again > 0
    nothing = await slots[1].take(Priority.REST, 1)
    assert nothing.waits == ()
    assert nothing.again > AHEAD[Priority.PLAY] - AHEAD[Priority.REST] - 0.15
    answer = await slots[2].take(Priority.ANSWER, 1)
    assert len(answer.waits) == 1
    assert answer.waits[0] > taken.waits[-1] - 0.1


async def test_a_quiet_bot_need_not_wait(sides: list[SideConnection]) -> None:
    taken = await SharedSlots(sides[0], 50, 5).take(Priority.REST, 3)
    assert taken.waits == (0.0,) * 3


async def test_what_discord_says_to_one_holds_all(sides: list[SideConnection]) -> None:
    slots = [SharedSlots(side, 10, 5) for side in sides]
    await slots[0].take(Priority.PLAY, 1)
    await slots[0].hold(30.0)
    taken = await slots[1].take(Priority.PLAY, 1)
    assert taken.waits == ()
    assert taken.again > 25


async def test_shards_of_a_bucket_start_one_after_the_other(sides: list[SideConnection]) -> None:
    async def start(side: SideConnection, bucket: int) -> float:
        taken = await take(side, f"identify:{bucket}", 1, rate=1 / BETWEEN, ahead=FOREVER)
        return taken.waits[0]

    waits = sorted([await start(side, 0) for side in sides])
    assert waits[0] == 0
    assert all(later - earlier > BETWEEN - 0.5 for earlier, later in pairwise(waits))
    assert await start(sides[0], 1) == 0, "another bucket does not wait"


async def test_without_the_database_each_takes_its_share(postgres_server: Server, postgres_url: str) -> None:
    async with SideConnection(postgres_url, QUICK) as side:
        slots = SharedSlots(side, 10, 2)
        with postgres_server.away():
            taken = await slots.take(Priority.PLAY, 10)
            assert len(taken.waits) == 2
        assert len((await slots.take(Priority.PLAY, 2)).waits) == 2, "and then together again"


async def test_processes_stay_below_the_limit_together(postgres_url: str) -> None:
    """As the program puts it together: whoever waits, waits for its turn among all."""
    most, sent = 40, list[float]()
    async with AsyncExitStack() as stack:
        limiters = []
        for first in range(PROCESSES):
            shards = Shards(PROCESSES, first, first)
            places = await stack.enter_async_context(waiting(postgres_url, shards, most))
            assert places.limiter is not None
            limiters.append(places.limiter)

        async def process(limiter: Limiter) -> None:
            async def one() -> None:
                with priority(Priority.PLAY):
                    await limiter.wait()
                sent.append(time.monotonic())

            await asyncio.gather(*(one() for _ in range(30)))

        await asyncio.gather(*map(process, limiters))
    sent.sort()
    took = sent[-1] - sent[0]
    assert took > (len(sent) / most) * 0.8
    assert took < (len(sent) / (most * SHARE)) * 2 + 1
    assert all(later - earlier > 0.8 for earlier, later in zip(sent, sent[most:], strict=False))
