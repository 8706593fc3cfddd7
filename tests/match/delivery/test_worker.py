"""The outbox: nothing lost, nothing doubled, whatever is killed in between."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import pytest

from bot.match import Delivered, Delivery, Place
from bot.match.delivery.claimed import BACK_OFF
from bot.match.delivery.sender import ChannelLost, Retry
from bot.match.delivery.worker import KEEP_DONE, LEASE, OutboxWorker
from bot.store import OutboxRow, outbox, steps
from tests.draining import drained
from tests.match.app import ANN, BEN, PEOPLE, Clock, FakeSender, MatchApp, open_app
from tests.match.delivery.test_outage import empty
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
        async with open_app(database_url, f"life{life}", clock) as app:
            sender = MortalSender(channel, rng, 0.15)
            worker = OutboxWorker(app.services.context, sender)
            task = asyncio.create_task(worker.run())
            if match is None:
                match = (await app.start(seats=3, crates="many")).match
                await app.pledge(match, 3)
                first = await app.turn(match)
            brief = await app.at_random(match, rng, steps=2)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(sender.dead.wait(), 0.03)
            await abandon(worker, task)
            expected.append(brief.public_version)
    assert match is not None
    assert first in PEOPLE
    async with open_app(database_url, "last", clock) as app:
        calm = OutboxWorker(app.services.context, MortalSender(channel, rng, 0))
        await calm._recover()
        await drained(calm)
        async with app.store.read() as db:
            assert await outbox.depth(db) == (0, None)
        brief = await app.services.views.brief(match)
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
    async with open_app(database_url, "one", clock) as app:
        match = (await app.start()).match
        await app.sent()
        await app.pledge(match)
        person = await app.turn(match)
        await app.play(match, person, "S")
    async with open_app(database_url, "two", clock) as app:
        jobs = await app.sent()
        assert [job.kind for job in jobs] == ["board"]
        other = BEN if person is ANN else ANN
        assert [ping.user for ping in jobs[0].pings] == [other.user]
        assert not jobs[0].resumed
        assert (await app.turn(match)) is other
        assert await app.sent() == []


async def test_cut_off_while_sending(app: MatchApp) -> None:
    """A row that was claimed by a dead process is handed over again, with the same nonce, as resumed."""
    await app.lobby()

    class Stuck(FakeSender):
        begun = asyncio.Event()

        async def deliver(self, job: Delivery) -> Delivered:
            self.jobs.append(job)
            self.begun.set()
            await asyncio.Event().wait()
            raise AssertionError

    stuck = Stuck()
    worker = OutboxWorker(app.services.context, stuck)
    task = asyncio.create_task(worker.run())
    await stuck.begun.wait()
    await abandon(worker, task)
    assert await app.sent() == []  # still claimed
    await app.worker._recover()
    [again] = await app.sent()
    assert again.resumed
    assert again.nonce == stuck.jobs[0].nonce
    assert len(again.nonce) <= 25


async def test_another_process_waits_for_the_claim_to_run_out(app: MatchApp) -> None:
    await app.lobby()
    async with app.store.write() as db:
        now = app.services.context.now()
        assert len(await outbox.claim(db, now, now + 300_000, 5)) == 1
        assert await outbox.claim(db, now, now + 300_000, 5) == []
    assert await app.sent() == []
    app.clock.on(301)
    [job] = await app.sent()
    assert job.resumed


async def test_a_clock_that_leaps_while_something_is_sent(app: MatchApp) -> None:
    """As after a machine has slept: the claim has run out, but it is still in our own hands."""
    await app.lobby()

    class Slow(FakeSender):
        begun, go = asyncio.Event(), asyncio.Event()

        async def deliver(self, job: Delivery) -> Delivered:
            self.begun.set()
            await self.go.wait()
            return await super().deliver(job)

    slow = Slow()
    worker = OutboxWorker(app.services.context, slow)
    assert await worker.step() == 1
    await slow.begun.wait()
    app.clock.on(LEASE + 1)
    assert await worker.step() == 0
    assert await worker._next() > 1
    slow.go.set()
    await drained(worker)
    assert len(slow.jobs) == 1


async def test_what_is_being_claimed_at_the_end_is_sent_before_it(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is sent when `stop` has returned: the way to Discord is closed then."""
    await app.lobby()
    running, done = asyncio.Event(), asyncio.Event()
    claim = outbox.claim

    async def slow(*given: Any) -> list[OutboxRow]:
        running.set()
        await done.wait()
        return await claim(*given)

    monkeypatch.setattr(outbox, "claim", slow)
    task = asyncio.create_task(app.worker.run())
    await running.wait()
    stopping = asyncio.create_task(app.worker.stop())
    await asyncio.sleep(0)
    done.set()
    await stopping
    assert len(app.sender.jobs) == 1
    await task
    assert len(app.sender.jobs) == 1


async def test_a_refusal_after_an_attempt_that_may_have_arrived(app: MatchApp) -> None:
    """Its place is lost and found again: the row still knows that something of it may be there."""
    match = (await app.start()).match
    await app.sent()

    def lost_answer(_: Delivery) -> None:
        raise Retry(0.1, "502")

    def gone(_: Delivery) -> None:
        raise ChannelLost("50083")

    await app.pledge(match)
    person = await app.turn(match)
    await app.play(match, person, "S")
    for fail in (lost_answer, gone):
        app.sender.fail = fail
        await drained(app.worker)
        app.clock.on(BACK_OFF[0] + 1)
    app.sender.fail = lambda job: None
    await app.move(match, person, Place(1, 100, 100))
    [board] = await app.sent("board")
    assert board.resumed


async def test_back_off_is_a_due_time(app: MatchApp) -> None:
    match = (await app.start()).match

    def fail(job: Delivery) -> None:
        if job.kind == "board":
            raise Retry(reason="500")

    app.sender.fail = fail
    await app.sent()
    await app.pledge(match)
    await app.play(match, await app.turn(match), "S")
    assert await app.sent() == []  # nobody waits in memory
    for seconds in BACK_OFF[:3]:
        app.clock.on(seconds - 1)
        assert await app.sent() == []
        app.clock.on(1.1)
        assert await app.sent() == []
    app.sender.fail = lambda job: None
    app.clock.on(600)
    [board] = await app.sent("board")
    assert board.first  # and what came after is in the same
    assert board.resumed


async def test_asked_to_wait_longer(app: MatchApp) -> None:
    await app.lobby()

    def limited(job: Delivery) -> None:
        raise Retry(90, "429")

    app.sender.fail = limited
    await app.sent()
    app.sender.fail = lambda job: None
    app.clock.on(89)
    assert await app.sent() == []
    app.clock.on(2)
    assert len(await app.sent()) == 1


async def test_a_courier_that_breaks_is_tried_again_and_holds_up_only_its_match(app: MatchApp) -> None:
    bad = (await app.start()).match
    good = (await app.start()).match

    def fail(job: Delivery) -> None:
        if job.match == bad and job.kind == "board":
            raise ZeroDivisionError

    app.sender.fail = fail
    jobs = await app.sent("board")
    assert [job.match for job in jobs] == [good]
    app.sender.fail = lambda job: None
    app.clock.on(5)
    assert [job.match for job in await app.sent("board")] == [bad]


async def test_many_moves_before_a_delivery_make_one_board(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    first = await app.turn(match)
    await app.play(match, first, "S")
    second = await app.turn(match)
    [board] = await app.sent("board")
    assert board.first
    assert [ping.user for ping in board.pings] == [second.user]
    keys = [told.key for told in (await app.services.views.look_seat(match, None, since=board.since)).caption]
    assert keys[-2:] == ["toy-opened", "toy-sail"]


async def test_a_match_that_ends_before_its_board_was_posted(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    for _ in range(2):
        await app.play(match, await app.turn(match), "S")
    assert [job.kind for job in await app.sent("board", "final", "hand")] == ["final"]


async def test_equal_partition_keys_never_overtake_and_others_do_not_wait(app: MatchApp) -> None:
    matches = [(await app.lobby()).match for _ in range(6)]
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
    worker = OutboxWorker(app.services.context, slow, at_once=4)
    task = asyncio.create_task(worker.run())
    for match in matches:
        await app.services.lobby.start(match, ANN.user)
        await app.resend(match)
    await empty(app)
    await worker.stop()
    await task
    assert {job.match for job in slow.jobs if job.kind == "board"} == set(matches)
    assert 2 <= most <= 4


async def test_delivered_rows_and_old_keys_are_cleared_out(app: MatchApp) -> None:
    match = (await app.start()).match
    first = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
    await app.services.play.submit(match, ANN.user, None, [first], key="k")
    await app.sent()
    key = f"play.submit:{match}:{ANN.user}:k"
    async with app.store.read() as db:
        assert await steps.remembered(db, key) is not None
    app.clock.on(KEEP_DONE / 1000 + 60)
    await app.sent()
    async with app.store.read() as db:
        rows = await db.exec_driver_sql("select count(*) from outbox")
        assert rows.scalar() == 0
        assert await steps.remembered(db, key) is None


@pytest.mark.parametrize("seats", [2, 4])
async def test_every_ping_comes_once(app: MatchApp, seats: int) -> None:
    """Delivered after every commit or rarely: each new turn is told once, or was done before it was told."""
    rng = random.Random(seats)
    pinged: list[tuple[int, int, int]] = []
    for _ in range(8):
        match = (await app.start(seats=seats, crates="many")).match
        while (await app.services.views.brief(match)).state == "running":
            async with app.store.read() as db:
                rows = await db.exec_driver_sql("select seat, turn_token from seats where awaited")
                turns = {int(row.seat): int(row.turn_token) for row in rows}
            if rng.random() < 0.7:
                for job in await app.sent("board"):
                    if job.match == match:
                        pinged += [(match, ping.seat, turns[ping.seat]) for ping in job.pings]
            await app.at_random(match, rng, steps=1)
    assert len(pinged) == len(set(pinged))
    assert len(pinged) > 10
