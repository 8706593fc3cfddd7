"""What the loop that looks for moments does when something is in its way."""

from __future__ import annotations

import asyncio
import logging
import threading
from unittest import mock

import pytest

import bot.ai.thinking
from bot.ai.players import Choice, choose_turn
from bot.ai.thinking import Question
from bot.core import Score
from bot.match import Context, MatchServices
from bot.match.changing.context import going_on
from bot.match.errors import Storage
from bot.match.scheduling.scheduler import Jobs, Scheduler
from bot.match.timing.clock import DAY, HOUR, MINUTE, TimeControl
from bot.store import StoreError, due, matches, schema
from bot.store.due import DueRow
from tests.draining import all_done
from tests.match.app import PEOPLE, MatchApp, open_app, tokens
from tests.match.messages import fact_of
from tests.match.play.test_undo import moves_of
from tests.match.timing.test_time import keys, started
from tests.toy import FERRY, Ferry

A_DAY = TimeControl(clock="turn", turn=DAY, absence="wait")


async def deadline(app: MatchApp, match: int) -> int:
    (found,) = [one.deadline for one in (await app.services.views.brief(match)).players if one.deadline]
    return found


async def run(scheduler: Scheduler) -> None:
    """Until both its loops have nothing to do."""
    resting = asyncio.Semaphore(0)

    async def rest(*_: object) -> None:
        resting.release()
        await scheduler._stopping.wait()

    with mock.patch("bot.match.scheduling.scheduler.heard", rest):
        running = asyncio.create_task(scheduler.run())
        for _ in range(2):
            await resting.acquire()
        scheduler.stop()
        await running


def test_a_full_disk_is_told_to_the_host_in_words(caplog: pytest.LogCaptureFixture) -> None:
    """Not by the key of what a player would be told."""

    def broken() -> None:
        raise Storage from StoreError("The disk is full.")

    with going_on(logging.getLogger("bot.loop"), "loop"):
        broken()
    assert [record.getMessage() for record in caplog.records] == ["loop: The disk is full."]


async def test_every_kind_of_row_has_its_work(app: MatchApp) -> None:
    jobs = app.services.jobs
    assert sorted((*jobs._works, *jobs._themselves)) == sorted(due.KINDS)


async def test_a_game_that_is_gone_stops_no_clock_but_its_own(database_url: str) -> None:
    async with open_app(database_url) as app:
        await app.start("pyramids")
        match = (await started(app, A_DAY)).match
        await app.services.outages.beat()
        before = await deadline(app, match)
        app.clock.on(3 * HOUR / 1000)
        few = MatchServices(Context(app.store, {FERRY.key: FERRY}, app.clock, tokens("few")))
        await run(Scheduler(few))
        assert await deadline(app, match) == before + 3 * HOUR
        await few.context.idle()


async def test_much_to_do_is_no_silence(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_app(database_url) as app:
        match = (await started(app, A_DAY)).match
        before = await deadline(app, match)
        left = [1, 1, 1]

        async def slow(scheduler: Scheduler) -> int:
            app.clock.on(20 * MINUTE / 1000)
            return left.pop() if left else 0

        monkeypatch.setattr(Scheduler, "step", slow)
        await run(Scheduler(app.services))
        await app.services.outages.beat()
        assert await deadline(app, match) == before


async def test_a_result_that_cannot_be_counted_stops_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(rules: Ferry, state: object) -> Score:
        raise KeyError("a position of older rules")

    async with open_app(database_url) as app:
        match = (await started(app, A_DAY)).match
        old = (await app.start()).match
        async with app.store.write() as db:
            await matches.note(db, old, state="over", ended_at=1)
        monkeypatch.setattr(Ferry, "score", broken)
        app.clock.on(DAY / 1000)
        await run(Scheduler(app.services))
        assert "table-time-out-wait" in [fact_of(job).key for job in await app.sent("notice") if fact_of(job)]
        assert (await app.services.views.brief(match)).state == "running"


async def test_nobody_waits_for_a_turn_that_is_thought_over(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The autopilot takes its time: meanwhile reminders and deadlines go out, and its own table may go on."""
    thinking, enough = threading.Event(), threading.Event()

    def slowly(question: Question, *_: object) -> Choice:
        thinking.set()
        enough.wait(10)
        return choose_turn(question.rules, question.state, question.seat, "random", "seed")

    monkeypatch.setattr(bot.ai.thinking, "_chosen", slowly)
    async with open_app(database_url) as app:
        slow = await started(app, TimeControl(clock="turn", turn=DAY, absence="autopilot"))
        app.clock.on(60)
        await started(app, A_DAY)
        (seat,) = slow.awaited
        app.clock.on(DAY / 1000)
        app.clock.on(60)
        scheduler = Scheduler(app.services)
        running = asyncio.create_task(scheduler.run())
        try:
            await asyncio.to_thread(thinking.wait, 10)
            assert (await app.services.views.brief(slow.match)).players[seat].on_autopilot
            async with asyncio.timeout(5):
                while "table-time-out-wait" not in keys(await app.sent("notice")):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
                played = await app.play(slow.match, PEOPLE[seat], "S")  # back, while it is thought over
            assert not played.repeated
            steps = await moves_of(app, slow.match)
            enough.set()
            await app.services.context.idle()
        finally:
            enough.set()
            scheduler.stop()
            await running
        assert await moves_of(app, slow.match) == steps, "what was thought over comes too late"
        assert not (await app.services.views.brief(slow.match)).players[seat].on_autopilot


async def test_turns_from_before_there_were_clocks(database_url: str) -> None:
    """Their people are reminded as in a match that begins today, once."""
    async with open_app(database_url) as app:
        match = (await started(app, TimeControl())).match
        async with app.store.write() as db:
            await db.execute(schema.seats.update().values(clock=None))
            await db.execute(schema.due.delete())
        await app.later(2 * DAY)
        await run(Scheduler(app.services))
        (reminder,) = await app.sent("notice")
        assert fact_of(reminder) is not None
        assert fact_of(reminder).key == "table-reminder"
        assert reminder.user == (await app.turn(match)).user
        await run(Scheduler(app.services))
        assert await app.sent("notice") == []
        keys = [fact.key for job in await app.later(30 * DAY, "notice") if (fact := fact_of(job))]
        assert sorted(keys) == ["table-reminder", "table-reminder", "table-waited"]


async def test_a_full_disk_puts_nothing_off(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is due when nothing can be written is looked after as soon as something can."""
    async with open_app(database_url) as app:
        await started(app, A_DAY)
        app.clock.on(2 * DAY / 1000)
        run_row, tried = Jobs.run, []

        async def full(jobs: Jobs, row: DueRow) -> None:
            tried.append(row.kind)
            if len(tried) == 1:
                raise StoreError("The disk is full.")
            await run_row(jobs, row)

        monkeypatch.setattr(Jobs, "run", full)
        scheduler = Scheduler(app.services)
        with pytest.raises(StoreError):
            await all_done(scheduler)
        before = len(tried)
        await all_done(scheduler)
        assert tried[before] == tried[0], "at once, not ten minutes later"
