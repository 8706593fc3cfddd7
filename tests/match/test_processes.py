"""Two processes on one PostgreSQL database, each with shards of its own: every delivery is made once, and
whatever is due is looked after once, whoever dies."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest

from bot.match import Delivered, Delivery, Place
from bot.match.delivery.sender import InProgress, Retry
from bot.match.delivery.worker import LEASE, OutboxWorker
from bot.match.lobby.terms.clock import TableClock
from bot.match.timing.clock import DAY, HOUR, MINUTE, TimeControl
from bot.runtime.shards import Shards
from bot.store import OutboxRow, outbox
from bot.store.outbox import PATIENCE
from tests.draining import all_done, drained
from tests.match.app import ANN, BEN, Clock, FakeSender, MatchApp, open_app
from tests.match.delivery.test_worker import Channel, abandon
from tests.match.messages import fact_of
from tests.match.timing.test_time import started


class Slow(FakeSender):
    """Hands everything to a channel that both know; others have their turn meanwhile."""

    def __init__(self, channel: Channel) -> None:
        super().__init__()
        self.channel = channel

    async def deliver(self, job: Delivery) -> Delivered:
        await asyncio.sleep(0.001)
        self.jobs.append(job)
        return Delivered(self.channel.send(job), job.channel)


class Stuck(FakeSender):
    """Never hears that Discord took it."""

    def __init__(self, channel: Channel) -> None:
        super().__init__()
        self.channel, self.sent = channel, asyncio.Event()

    async def deliver(self, job: Delivery) -> Delivered:
        self.channel.send(job)
        self.sent.set()
        await asyncio.Event().wait()
        raise AssertionError("unreachable")


class Two(NamedTuple):
    one: MatchApp
    other: MatchApp
    clock: Clock
    channel: Channel

    def worker(self, number: int, sender: FakeSender | None = None) -> OutboxWorker:
        """Of the process with that shard."""
        services = (self.one, self.other)[number].services
        return OutboxWorker(services.context, sender or Slow(self.channel), shards=Shards(2, number, number))

    async def lobby(self) -> None:
        """Something to deliver, once."""
        await self.one.services.views.brief((await self.one.lobby()).match)

    async def open(self) -> list[OutboxRow]:
        async with self.one.store.read() as db:
            return await outbox.unfinished(db, 1)


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[Two]:
    clock = Clock()
    async with (
        open_app(postgres_url, "one", clock) as one,
        open_app(postgres_url, "other", clock) as other,
    ):
        yield Two(one, other, clock, Channel())


async def test_each_delivery_is_made_once(two: Two) -> None:
    rng = random.Random(1)
    workers = [two.worker(0), two.worker(1)]
    running = [asyncio.create_task(worker.run()) for worker in workers]
    try:
        houses = (two.one, two.other)
        numbers = [(await rng.choice(houses).start(crates="many")).match for _ in range(6)]
        await asyncio.gather(*(houses[number % 2].at_random(number, rng, steps=25) for number in numbers))
        async with asyncio.timeout(30):
            while (await _waiting(two)) > 0:  # noqa: ASYNC110 (rows in a database make no event)
                await asyncio.sleep(0.01)
    finally:
        for worker in workers:
            await worker.stop()
        await asyncio.gather(*running)
    sent = Counter(job.nonce for worker in workers for job in _jobs(worker) if job.kind != "refresh")
    assert max(sent.values()) == 1
    assert two.channel.sends == len(two.channel.messages) == len(sent)
    assert all(_jobs(worker) for worker in workers), "both have worked"


async def _waiting(two: Two) -> int:
    async with two.one.store.read() as db:
        return (await outbox.depth(db))[0]


def _jobs(worker: OutboxWorker) -> list[Delivery]:
    assert isinstance(worker._sender, FakeSender)
    return worker._sender.jobs


async def test_a_guided_match_is_opened_once(two: Two) -> None:
    """Somebody presses twice, and Discord gives the presses to two processes."""
    place = Place(None, 700)
    for game in ("pyramids", "golden_horn"):  # Ann is unknown at first
        both = [
            app.services.lessons.open(ANN, game, place, "en", key=key)
            for app, key in zip(two[:2], "ab", strict=True)
        ]
        first, second = await asyncio.gather(*both)
        assert first.match == second.match


async def died_sending(two: Two) -> None:
    """The process of shard 1 has claimed a message, and died while it was sent."""
    await two.lobby()
    stuck = Stuck(two.channel)
    dying = two.worker(1, stuck)
    running = asyncio.create_task(dying.run())
    await stuck.sent.wait()
    await abandon(dying, running)


async def test_what_another_is_sending_is_left_to_it(two: Two) -> None:
    """Also by a process that starts meanwhile. When the claim has run out it is taken, as resumed."""
    await died_sending(two)
    living = two.worker(0)
    await living._recover()
    await drained(living)
    assert _jobs(living) == []
    two.clock.on(LEASE + PATIENCE / 1000 + 1)
    await drained(living)
    (job,) = _jobs(living)
    assert job.resumed
    assert len(two.channel.messages) == 1


async def test_who_starts_anew_goes_on_at_once(two: Two) -> None:
    await died_sending(two)
    again = two.worker(1)
    await again._recover()
    await drained(again)
    (job,) = _jobs(again)
    assert job.resumed


async def test_who_has_begun_goes_on_with_it(two: Two) -> None:
    """A time-lapse is in the memory of the process that draws it. If it dies another begins anew."""
    await two.lobby()
    painter, other = FakeSender(), FakeSender()

    def working(job: Delivery) -> None:
        raise InProgress(77, 1.5)

    painter.fail = working
    one, two_ = two.worker(1, painter), two.worker(0, other)
    await drained(one)
    (row,) = await two.open()
    assert (row.state, row.owner) == ("pending", 1)
    two.clock.on(2)
    await drained(two_)
    assert other.jobs == []
    assert await two_._next() > 1, "nor does it look all the time"
    await drained(one)
    two.clock.on(2 + PATIENCE / 1000)
    await drained(two_)
    assert len(other.jobs) == 1


async def test_what_has_failed_may_be_tried_by_anybody(two: Two) -> None:
    await two.lobby()
    failing = FakeSender()

    def away(job: Delivery) -> None:
        raise Retry(1.0)

    failing.fail = away
    await drained(two.worker(1, failing))
    two.clock.on(10)
    living = two.worker(0)
    await drained(living)
    assert len(_jobs(living)) == 1


async def test_two_keepers_remind_once(two: Two) -> None:
    """Whatever is due is looked after once, though both see it at the same moment."""
    time_control = TimeControl(clock="turn", turn=DAY, absence="wait")
    for _ in range(6):
        await started(two.one, time_control)
    two.one.sender.take()
    two.clock.on(2 * DAY / 1000)
    await asyncio.gather(all_done(two.one.scheduler), all_done(two.other.scheduler))
    said = Counter((job.match, fact_of(job).key) for job in await two.one.sent("notice") if fact_of(job))
    assert len({match for match, _ in said}) == 6
    assert set(said.values()) == {1}


async def test_both_beat(two: Two) -> None:
    await asyncio.gather(*(app.services.outages.beat() for app in two[:2]))
    two.clock.on(120)
    await asyncio.gather(*(app.services.outages.beat() for app in two[:2]))


def shard(app: MatchApp, number: int, count: int = 2) -> None:
    app.services.context.shards, app.services.outages._settled = Shards(count, number, number), False


async def on_each_shard(two: Two) -> list[int]:
    """A match that waits for Ann on a server of each shard."""
    found = []
    for number in range(2):
        place = Place(guild=number << 22, channel=100, thread=200 + number)
        match = (await two.one.services.lobby.open("ferry", 2, {}, ANN, place, "en")).match
        await two.one.services.lobby.join(match, BEN, place.guild)
        await two.one.services.lobby.set_terms(
            match, ANN.user, TableClock(TimeControl(clock="turn", turn=DAY, absence="wait"))
        )
        await two.one.services.lobby.start(match, ANN.user)
        await two.one.pledge(match)
        found.append(match)
    await two.one.sent()
    return found


async def deadline(two: Two, match: int) -> int:
    (found,) = [one.deadline for one in (await two.one.services.views.brief(match)).players if one.deadline]
    return found


async def test_each_looks_after_its_own_servers(two: Two) -> None:
    numbers = await on_each_shard(two)
    shard(two.one, 0)
    shard(two.other, 1)
    two.clock.on(2 * DAY / 1000)
    for number, app in enumerate(two[:2]):
        await all_done(app.scheduler)
        said = {job.match for job in await two.one.sent("notice")}
        assert said == {numbers[number]}


async def test_what_one_missed_stands_still_there_alone(two: Two) -> None:
    numbers = await on_each_shard(two)
    shard(two.one, 0)
    shard(two.other, 1)
    for app in two[:2]:
        await app.services.outages.beat()
    before = [await deadline(two, number) for number in numbers]
    for _ in range(12):
        two.clock.on(10 * MINUTE / 1000)
        await two.one.services.outages.beat()
    await two.other.services.outages.beat()
    after = [await deadline(two, number) for number in numbers]
    assert [late - early for early, late in zip(before, after, strict=True)] == [0, 2 * HOUR]


async def test_a_silence_counts_for_all_who_share_the_house_from_then_on(two: Two) -> None:
    """The first to wake up does not hide it from the others; and an older division is forgotten."""
    numbers = await on_each_shard(two)
    shard(two.one, 1, 4)
    await two.one.services.outages.beat()
    two.one.services.context.shards, two.one.services.outages._settled = None, False
    two.clock.on(3 * DAY / 1000)
    await two.one.services.outages.beat()  # long enough that nobody's time is up
    before = [await deadline(two, number) for number in numbers]
    two.clock.on(5 * HOUR / 1000)
    shard(two.one, 0)
    shard(two.other, 1)
    for app in two[:2]:
        await app.services.outages.beat()
    after = [await deadline(two, number) for number in numbers]
    assert [late - early for early, late in zip(before, after, strict=True)] == [5 * HOUR] * 2
    shard(two.one, 1, 4)
    await two.one.services.outages.beat()
    assert [await deadline(two, number) for number in numbers] == after
