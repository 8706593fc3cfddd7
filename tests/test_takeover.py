"""Who looks after the shards of a process that is gone, and gives them back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match.delivery.worker import OutboxWorker
from bot.match.timing.clock import DAY, HOUR
from bot.runtime.shards import Shards
from bot.takeover import GRACE, Takeover
from tests.draining import all_done, drained
from tests.match.app import FakeSender, MatchApp, open_app
from tests.match.delivery.test_worker import Channel, abandon
from tests.match.test_processes import Stuck, Two, deadline, on_each_shard


class Lock:
    def __init__(self) -> None:
        self.cared: set[int] = set()
        self.alone: set[int] = set()
        self.others: set[int] = set()
        self.ready: set[int] = set()

    async def connected(self) -> set[int]:
        return set(self.ready)

    async def left_alone(self) -> set[int]:
        return set(self.alone)

    async def care(self, shard: int) -> bool:
        if shard not in self.others:
            self.cared.add(shard)
        return shard not in self.others

    async def leave(self, shard: int) -> None:
        self.cared.discard(shard)


class Gateway:
    def __init__(self) -> None:
        self.connected: set[int] = set()
        self.reachable = asyncio.Event()
        self.reachable.set()

    async def connect_shard(self, shard: int) -> None:
        await self.reachable.wait()
        self.connected.add(shard)

    async def leave_shard(self, shard: int) -> None:
        self.connected.discard(shard)


class House:
    """A process with shard 0 of three."""

    def __init__(self, app: MatchApp) -> None:
        self.app, self.lock, self.gateway, self.at = app, Lock(), Gateway(), 1000.0
        own = Shards(3, 0, 0)
        self.context = app.services.context
        self.context.shards = own
        self.takeover = Takeover(self.context, self.lock, self.gateway, own, lambda: self.at)

    async def look(self, seconds: float = 0) -> tuple[int, ...]:
        """The shards that are looked after, after a while."""
        self.at += seconds
        await self.takeover.look()
        await asyncio.sleep(0)  # what connects
        await self.takeover.look()
        assert self.context.shards is not None
        return self.context.shards.ids


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_app(tmp_path / "t.sqlite") as app:
        yield House(app)


async def test_after_a_while_and_not_before(house: House) -> None:
    assert await house.look() == (0,)
    house.lock.alone = {1}
    assert await house.look() == (0,)
    assert await house.look(GRACE / 2) == (0,), "it may be restarted"
    house.lock.alone = set()
    assert await house.look(1) == (0,)
    house.lock.alone = {1}
    assert await house.look(GRACE - 1) == (0,), "it was there meanwhile"
    assert await house.look(GRACE) == (0, 1)
    assert house.gateway.connected == {1}


async def test_it_is_given_back(house: House) -> None:
    house.lock.alone = {1, 2}
    await house.look()
    assert await house.look(GRACE) == (0, 1), "one after the other: the others take theirs"
    assert await house.look(2) == (0, 1, 2)
    house.lock.alone, house.lock.ready = {2}, {0, 1}
    assert await house.look(1) == (0, 2)
    assert (house.gateway.connected, house.lock.cared) == ({2}, {2})
    house.lock.cared.clear()  # the connection to the database was lost
    house.lock.others = {2}
    assert await house.look(1) == (0,)
    assert house.gateway.connected == set()


async def test_somebody_answers_until_its_own_process_is_connected(house: House) -> None:
    """Its clocks are not ours any more as soon as it runs; the connection is, until it has one itself."""
    house.lock.alone = {1}
    await house.look()
    assert await house.look(GRACE) == (0, 1)
    house.lock.alone = set()
    assert await house.look(1) == (0,)
    assert (house.gateway.connected, house.lock.cared) == ({1}, {1})
    house.lock.alone = {1}  # it was gone again before it was connected
    assert await house.look(1) == (0, 1)
    house.lock.alone, house.lock.ready = set(), {0, 1}
    assert await house.look(1) == (0,)
    assert (house.gateway.connected, house.lock.cared) == (set(), set())


async def test_a_lost_connection_to_the_database_is_no_reason_to_leave(house: House) -> None:
    house.lock.alone = {1}
    await house.look()
    await house.look(GRACE)
    house.lock.cared.clear()
    assert await house.look(1) == (0, 1)
    assert (house.gateway.connected, house.lock.cared) == ({1}, {1})


async def test_another_was_first(house: House) -> None:
    house.lock.alone, house.lock.others = {1, 2}, {1}
    await house.look()
    assert await house.look(GRACE) == (0, 2)


async def test_clocks_run_only_while_people_can_play(house: House) -> None:
    house.gateway.reachable.clear()
    house.lock.alone = {1}
    await house.look()
    assert await house.look(GRACE) == (0,)
    assert house.lock.cared == {1}
    house.gateway.reachable.set()
    assert await house.look(1) == (0, 1)


async def test_what_it_was_sending_is_sent(house: House, tmp_path: Path) -> None:
    """At once, and not when the claim has run out."""
    await house.app.lobby()
    channel = Channel()
    stuck = Stuck(channel)
    dying = OutboxWorker(house.context, stuck, shards=Shards(3, 1, 1))
    running = asyncio.create_task(dying.run())
    await stuck.sent.wait()
    await abandon(dying, running)
    sender = FakeSender()
    living = OutboxWorker(house.context, sender, shards=Shards(3, 0, 0))
    await drained(living)
    assert sender.jobs == []
    house.lock.alone = {1}
    await house.look()
    await house.look(GRACE)
    await drained(living)
    (job,) = sender.jobs
    assert job.resumed, "and looked for first"


async def test_its_clocks_go_on(tmp_path: Path) -> None:
    """A deadline on the server of another shard; what stood still there before stands still there alone."""
    async with open_app(tmp_path / "t.sqlite") as app:
        numbers = await on_each_shard(Two(app, app, app.clock, Channel()))
        app.services.context.shards = Shards(2, 1, 1)
        await app.services.outages.beat()
        app.services.context.shards, app.services.outages._settled = Shards(2, 0, 0), False
        await app.services.outages.beat()
        both = Two(app, app, app.clock, Channel())
        before = [await deadline(both, number) for number in numbers]
        for _ in range(10):  # shard 1 is gone for five hours before it is taken over
            app.clock.on(HOUR / 2 / 1000 - 1)
            await app.services.outages.beat()
        app.services.context.shards = Shards(2, 0, 0, (1,))
        await app.services.outages.beat()
        after = [await deadline(both, number) for number in numbers]
        moved = [late - early for early, late in zip(before, after, strict=True)]
        assert moved[0] == 0
        assert moved[1] == pytest.approx(5 * HOUR, abs=HOUR / 30)
        app.clock.on(2 * DAY / 1000)
        app.services.outages._settled = True
        await all_done(app.scheduler)
        assert {job.match for job in await app.sent("notice")} == set(numbers)
