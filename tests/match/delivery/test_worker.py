"""The outbox: nothing lost, nothing doubled, whatever is killed in between."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import pytest

from bot.match import Delivered, Delivery, Place
from bot.match.delivery.outcomes import BACK_OFF
from bot.match.delivery.sender import ChannelLost, Retry
from bot.match.delivery.worker import KEEP_DONE, LEASE, OutboxWorker
from bot.store import OutboxRow, outbox, steps
from tests.match.house import ANN, BEN, PEOPLE, Clock, FakeSender, House, open_house
from tests.match.messages import message_of


class Channel:
    """What really arrived: outlives the processes. A nonce that was seen gives the same message again."""

    def __init__(self) -> None:
        self.messages: dict[str, Delivery] = {}
        self.pings: list[int] = []
        self.sends = 0

    def send(self, job: Delivery) -> int:
        if job.kind == "refresh":
            return 0  # an edit of what is there
        self.sends += 1
        if job.nonce not in self.messages:
            self.messages[job.nonce] = job
            self.pings += [ping.user for ping in job.pings]
        else:
            assert job.resumed, "sent again without a look at what is there"
        return list(self.messages).index(job.nonce) + 1000


class MortalSender:
    """Dies before or after Discord took the message."""

    def __init__(self, channel: Channel, rng: random.Random, mortality: float) -> None:
        self.channel, self.rng, self.mortality = channel, rng, mortality
        self.dead = asyncio.Event()

    async def deliver(self, job: Delivery) -> Delivered:
        await asyncio.sleep(0)
        if self.rng.random() < self.mortality:
            await self._die()
        message = self.channel.send(job)
        if self.rng.random() < self.mortality:
            await self._die()
        return Delivered(message, job.channel)

    async def _die(self) -> None:
        self.dead.set()
        await asyncio.Event().wait()


async def abandon(worker: OutboxWorker, task: asyncio.Task[None]) -> None:
    """As a killed process does: whatever was under way just stops."""
    task.cancel()
    for one in tuple(worker._sending):
        one.cancel()
    await asyncio.gather(task, *worker._sending, return_exceptions=True)


async def test_killed_at_any_point(database_url: str) -> None:
    rng, channel, clock = random.Random(4), Channel(), Clock()
    expected: list[int] = []
    match: int | None = None
    for life in range(40):
        async with open_house(database_url, f"life{life}", clock) as house:
            sender = MortalSender(channel, rng, 0.15)
            worker = OutboxWorker(house.services.context, sender)
            task = asyncio.create_task(worker.run())
            if match is None:
                match = (await house.start(seats=3, crates="many")).match
                await house.pledge(match, 3)
                first = await house.turn(match)
            brief = await house.at_random(match, rng, steps=2)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(sender.dead.wait(), 0.03)
            await abandon(worker, task)
            expected.append(brief.public_version)
    assert match is not None
    assert first in PEOPLE
    async with open_house(database_url, "last", clock) as house:
        calm = OutboxWorker(house.services.context, MortalSender(channel, rng, 0))
        await calm._recover()
        await calm.drain()
        async with house.store.read() as db:
            assert await outbox.depth(db) == (0, None)
        brief = await house.services.views.brief(match)
        boards = [job for job in channel.messages.values() if job.kind in ("board", "final")]
        assert boards, "something was posted"
        newest = next(
            number for number, job in enumerate(channel.messages.values(), 1000) if job is boards[-1]
        )
        assert brief.board_message == newest
        stripped = [message_of(job) for job in channel.messages.values() if job.kind == "remove_buttons"]
        assert len(set(stripped)) == len(stripped)
        assert newest not in stripped
    assert channel.sends >= len(channel.messages)


async def test_a_crash_between_commit_and_delivery(database_url: str) -> None:
    """The commit stands, and what it has to say is said by the next life, once."""
    clock = Clock()
    async with open_house(database_url, "one", clock) as house:
        match = (await house.start()).match
        await house.sent()
        await house.pledge(match)
        person = await house.turn(match)
        await house.play(match, person, "S")
    async with open_house(database_url, "two", clock) as house:
        jobs = await house.sent()
        assert [job.kind for job in jobs] == ["board", "remove_buttons"]
        other = BEN if person is ANN else ANN
        assert [ping.user for ping in jobs[0].pings] == [other.user]
        assert not jobs[0].resumed
        assert (await house.turn(match)) is other
        assert await house.sent() == []


async def test_cut_off_while_sending(house: House) -> None:
    """A row that was claimed by a dead process is handed over again, with the same nonce, as resumed."""
    await house.lobby()

    class Stuck(FakeSender):
        begun = asyncio.Event()

        async def deliver(self, job: Delivery) -> Delivered:
            self.jobs.append(job)
            self.begun.set()
            await asyncio.Event().wait()
            raise AssertionError

    stuck = Stuck()
    worker = OutboxWorker(house.services.context, stuck)
    task = asyncio.create_task(worker.run())
    await stuck.begun.wait()
    await abandon(worker, task)
    assert await house.sent() == []  # still claimed
    await house.worker._recover()
    [again] = await house.sent()
    assert again.resumed
    assert again.nonce == stuck.jobs[0].nonce
    assert len(again.nonce) <= 25


async def test_another_process_waits_for_the_claim_to_run_out(house: House) -> None:
    await house.lobby()
    async with house.store.write() as db:
        now = house.services.context.now()
        assert len(await outbox.claim(db, now, now + 300_000, 5)) == 1
        assert await outbox.claim(db, now, now + 300_000, 5) == []
    assert await house.sent() == []
    house.clock.on(301)
    [job] = await house.sent()
    assert job.resumed


async def test_a_clock_that_leaps_while_something_is_sent(house: House) -> None:
    """As after a machine has slept: the claim has run out, but it is still in our own hands."""
    await house.lobby()

    class Slow(FakeSender):
        begun, go = asyncio.Event(), asyncio.Event()

        async def deliver(self, job: Delivery) -> Delivered:
            self.begun.set()
            await self.go.wait()
            return await super().deliver(job)

    slow = Slow()
    worker = OutboxWorker(house.services.context, slow)
    assert await worker.step() == 1
    await slow.begun.wait()
    house.clock.on(LEASE + 1)
    assert await worker.step() == 0
    assert await worker._pause() > 1
    slow.go.set()
    await worker.drain()
    assert len(slow.jobs) == 1


async def test_what_is_being_claimed_at_the_end_is_sent_before_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is sent when `stop` has returned: the way to Discord is closed then."""
    await house.lobby()
    running, done = asyncio.Event(), asyncio.Event()
    claim = outbox.claim

    async def slow(*given: Any) -> list[OutboxRow]:
        running.set()
        await done.wait()
        return await claim(*given)

    monkeypatch.setattr(outbox, "claim", slow)
    task = asyncio.create_task(house.worker.run())
    await running.wait()
    stopping = asyncio.create_task(house.worker.stop())
    await asyncio.sleep(0)
    done.set()
    await stopping
    assert len(house.sender.jobs) == 1
    await task
    assert len(house.sender.jobs) == 1


async def test_a_refusal_after_an_attempt_that_may_have_arrived(house: House) -> None:
    """Its place is lost and found again: the row still knows that something of it may be there."""
    match = (await house.start()).match
    await house.sent()

    def lost_answer(_: Delivery) -> None:
        raise Retry(0.1, "502")

    def gone(_: Delivery) -> None:
        raise ChannelLost("50083")

    await house.pledge(match)
    person = await house.turn(match)
    await house.play(match, person, "S")
    for fail in (lost_answer, gone):
        house.sender.fail = fail
        await house.worker.drain()
        house.clock.on(BACK_OFF[0] + 1)
    house.sender.fail = lambda job: None
    await house.services.places.move(match, person.user, Place(1, 100, 100))
    [board] = await house.sent("board")
    assert board.resumed


async def test_back_off_is_a_due_time(house: House) -> None:
    match = (await house.start()).match

    def fail(job: Delivery) -> None:
        if job.kind == "board":
            raise Retry(reason="500")

    house.sender.fail = fail
    await house.sent()
    await house.pledge(match)
    await house.play(match, await house.turn(match), "S")
    assert await house.sent() == []  # nobody waits in memory
    for seconds in BACK_OFF[:3]:
        house.clock.on(seconds - 1)
        assert await house.sent() == []
        house.clock.on(1.1)
        assert await house.sent() == []
    house.sender.fail = lambda job: None
    house.clock.on(600)
    [board] = await house.sent("board")
    assert board.first  # and what came after is in the same
    assert board.resumed


async def test_asked_to_wait_longer(house: House) -> None:
    await house.lobby()

    def limited(job: Delivery) -> None:
        raise Retry(90, "429")

    house.sender.fail = limited
    await house.sent()
    house.sender.fail = lambda job: None
    house.clock.on(89)
    assert await house.sent() == []
    house.clock.on(2)
    assert len(await house.sent()) == 1


async def test_a_courier_that_breaks_is_tried_again_and_holds_up_only_its_match(house: House) -> None:
    bad = (await house.start()).match
    good = (await house.start()).match

    def fail(job: Delivery) -> None:
        if job.match == bad and job.kind == "board":
            raise ZeroDivisionError

    house.sender.fail = fail
    jobs = await house.sent("board")
    assert [job.match for job in jobs] == [good]
    house.sender.fail = lambda job: None
    house.clock.on(5)
    assert [job.match for job in await house.sent("board")] == [bad]


async def test_many_moves_before_a_delivery_make_one_board(house: House) -> None:
    match = (await house.start()).match
    await house.pledge(match)
    first = await house.turn(match)
    await house.play(match, first, "S")
    second = await house.turn(match)
    [board] = await house.sent("board")
    assert board.first
    assert [ping.user for ping in board.pings] == [second.user]
    keys = [
        told.key for told in (await house.services.views.look_seat(match, None, since=board.since)).caption
    ]
    assert keys[-2:] == ["toy-opened", "toy-sail"]


async def test_a_match_that_ends_before_its_board_was_posted(house: House) -> None:
    match = (await house.start()).match
    await house.pledge(match)
    for _ in range(2):
        await house.play(match, await house.turn(match), "S")
    assert [job.kind for job in await house.sent("board", "final", "hand")] == ["final"]


async def test_equal_partition_keys_never_overtake_and_others_do_not_wait(house: House) -> None:
    matches = [(await house.lobby()).match for _ in range(6)]
    under_way: dict[int | None, int] = {}
    most = 0

    class Slow(FakeSender):
        async def deliver(self, job: Delivery) -> Delivered:
            nonlocal most
            if job.kind in ("board", "lobby"):
                under_way[job.match] = under_way.get(job.match, 0) + 1
                assert under_way[job.match] == 1
                most = max(most, sum(under_way.values()))
                await asyncio.sleep(0.01)
                under_way[job.match] -= 1
            return await super().deliver(job)

    slow = Slow()
    worker = OutboxWorker(house.services.context, slow, at_once=4)
    task = asyncio.create_task(worker.run())
    for match in matches:
        await house.services.lobby.start(match, ANN.user)
        await house.resend(match)
    for _ in range(200):
        async with house.store.read() as db:
            if (await outbox.depth(db))[0] == 0:
                break
        await asyncio.sleep(0.01)
    await worker.stop()
    await task
    assert {job.match for job in slow.jobs if job.kind == "board"} == set(matches)
    assert 2 <= most <= 4


async def test_delivered_rows_and_old_keys_are_cleared_out(house: House) -> None:
    match = (await house.start()).match
    first = (await house.services.play.preview(match, ANN.user, None)).answers[0].notation
    await house.services.play.submit(match, ANN.user, None, [first], key="k")
    await house.sent()
    key = f"play.submit:{match}:{ANN.user}:k"
    async with house.store.read() as db:
        assert await steps.remembered(db, key) is not None
    house.clock.on(KEEP_DONE / 1000 + 60)
    await house.sent()
    async with house.store.read() as db:
        rows = await db.exec_driver_sql("select count(*) from outbox")
        assert rows.scalar() == 0
        assert await steps.remembered(db, key) is None


@pytest.mark.parametrize("seats", [2, 4])
async def test_every_ping_comes_once(house: House, seats: int) -> None:
    """Delivered after every commit or rarely: each new turn is told once, or was done before it was told."""
    rng = random.Random(seats)
    pinged: list[tuple[int, int, int]] = []
    for _ in range(8):
        match = (await house.start(seats=seats, crates="many")).match
        while (await house.services.views.brief(match)).state == "running":
            async with house.store.read() as db:
                rows = await db.exec_driver_sql("select seat, turn_token from seats where awaited")
                turns = {int(row.seat): int(row.turn_token) for row in rows}
            if rng.random() < 0.7:
                for job in await house.sent("board"):
                    if job.match == match:
                        pinged += [(match, ping.seat, turns[ping.seat]) for ping in job.pings]
            await house.at_random(match, rng, steps=1)
    assert len(pinged) == len(set(pinged))
    assert len(pinged) > 10
