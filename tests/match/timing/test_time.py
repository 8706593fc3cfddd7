"""Clocks, reminders and deadlines at the table, with a clock that the test sets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.match import Brief, Delivery, Undeliverable
from bot.match.errors import AlreadyStarted, BadSetting, BadTimeControl, NotHost, UnknownZone
from bot.match.lobby.terms.clock import TableClock
from bot.match.timing.clock import DAY, HOUR, MINUTE, TimeControl
from bot.store import people
from tests.draining import all_done
from tests.match.app import ANN, BEN, MatchApp, open_app
from tests.match.messages import fact_of

THREE_DAYS = TimeControl(clock="turn", turn=3 * DAY, absence="wait")


async def started(app: MatchApp, time_control: TimeControl = THREE_DAYS, **options: Any) -> Brief:
    """A running match with Ann to move; its first messages are sent."""
    brief = await app.lobby(**options)
    await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(time_control))
    brief = await app.services.lobby.start(brief.match, ANN.user)
    await app.pledge(brief.match)
    await app.sent()
    return await app.services.views.brief(brief.match)


async def mover(app: MatchApp, match: int) -> Any:
    return await app.turn(match)


def keys(jobs: list[Delivery]) -> list[str]:
    return [fact_of(job).key for job in jobs if fact_of(job) is not None]


async def test_deadlines_are_shown(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app)
        (awaited,) = [one for one in brief.players if one.awaited]
        assert awaited.deadline == app.services.context.now() + 3 * DAY
        assert [one.deadline for one in brief.players if not one.awaited] == [None]
        assert brief.time_control == THREE_DAYS


async def test_reminders_come_twice_and_then_the_end_of_the_time(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app)
        who, begun = await mover(app, brief.match), app.services.context.now()
        assert await app.later(36 * HOUR - MINUTE, "notice") == []
        (half,) = await app.later(MINUTE, "notice")
        assert (half.user, keys([half])) == (who.user, ["table-reminder-until"])
        assert fact_of(half) is not None
        assert fact_of(half).args["until"] == begun + 3 * DAY
        (last,) = await app.later(DAY, "notice")
        assert last.user == who.user
        (out,) = await app.later(DAY, "notice")
        assert (out.user, keys([out]), [ping.user for ping in out.pings]) == (
            None,
            ["table-time-out-wait"],
            [who.user],
        )
        (waited,) = await app.later(30 * DAY, "notice")
        assert (keys([waited]), waited.pings) == (["table-waited"], ())


async def test_who_moved_is_not_reminded(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app)
        first = await mover(app, brief.match)
        await app.later(2 * DAY)
        await app.play(brief.match, first, "S")
        jobs = await app.later(3 * DAY - MINUTE, "notice")
        assert {job.user for job in jobs} == {BEN.user if first == ANN else ANN.user}


async def test_a_reminder_on_its_way_is_void_once_the_turn_is_taken(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app)
        first = await mover(app, brief.match)
        app.clock.on(36 * 3600)
        await all_done(app.scheduler)  # the reminder is in the outbox now
        await app.play(brief.match, first, "S")
        assert await app.sent("notice") == []


async def test_closed_direct_messages_are_answered_in_the_thread(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app)
        who = await mover(app, brief.match)

        def closed(job: Delivery) -> None:
            if job.user is not None:
                raise Undeliverable("closed")

        app.sender.fail = closed
        (first,) = await app.later(36 * HOUR, "notice")
        assert (first.user, [ping.user for ping in first.pings]) == (None, [who.user])
        async with app.store.read() as db:
            person = await people.find(db, who.user)
        assert person is not None
        assert person.dm_closed_at is not None
        (second,) = await app.later(18 * HOUR, "notice")
        assert second.user is None


async def test_reminders_as_each_player_likes_them(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app)
        who = await mover(app, brief.match)
        await app.services.people.set(who, remind="one", by="thread")
        assert await app.later(53 * HOUR, "notice") == []
        (only,) = await app.later(HOUR, "notice")
        assert only.user is None
        await app.services.people.set(who, remind="all")
        assert keys(await app.later(6 * DAY, "notice")) == ["table-time-out-wait"]
        brief = await started(app)
        who = await mover(app, brief.match)
        await app.services.people.set(who, remind="none")
        out, *_ = await app.later(5 * DAY, "notice")
        assert out.pings == ()


async def test_without_a_clock_there_are_reminders_and_no_end(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, TimeControl())
        jobs = await app.later(60 * DAY, "notice")
        assert sorted(keys(jobs)) == [*["table-reminder"] * 3, "table-waited"]
        assert (await app.services.views.brief(brief.match)).state == "running"


async def test_quiet_hours_are_kept(database_url: str) -> None:
    async with open_app(database_url) as app:  # it is noon in UTC, 14:00 in Athens
        brief = await started(app, TimeControl(clock="turn", turn=2 * DAY, absence="wait"))
        who = await mover(app, brief.match)
        with pytest.raises(BadSetting):
            await app.services.people.set_quiet(who, "13:00", "23:00")
        await app.services.people.set_zone(who, "Athens")
        await app.services.people.set_quiet(who, "13:00", "23:00")  # 11:00 to 21:00 in UTC
        begun = app.services.context.now()
        assert await app.later(DAY + 9 * HOUR - MINUTE, "notice") == []
        assert len(await app.later(MINUTE, "notice")) == 1
        assert app.services.context.now() == begun + DAY + 9 * HOUR
        last, out = await app.later(2 * DAY, "notice")
        assert last.user == who.user
        assert out.pings == ()  # told in the thread, but not into the quiet


async def test_a_reminder_that_would_come_too_late_comes_before_the_quiet(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, TimeControl(clock="turn", turn=12 * HOUR, absence="wait"))  # till midnight
        who = await mover(app, brief.match)
        await app.services.people.set_zone(who, "UTC")
        await app.services.people.set_quiet(who, "20:00", "6:00")  # the reminder would be due at 21:00
        assert await app.later(7 * HOUR + 29 * MINUTE, "notice") == []
        assert len(await app.later(MINUTE, "notice")) == 1
        assert keys(await app.later(4 * HOUR + 30 * MINUTE, "notice")) == ["table-time-out-wait"]


async def test_deadlines_count_quiet_hours_as_agreed(database_url: str) -> None:
    async with open_app(database_url) as app:
        for person in (ANN, BEN):
            await app.services.people.set_zone(person, "UTC")
            await app.services.people.set_quiet(person, "22:00", "8:00")
        runs = await started(app, TimeControl(clock="turn", turn=DAY, absence="wait"))
        stops = await started(app, TimeControl(clock="turn", turn=DAY, absence="wait", quiet="stops"))
        now = app.services.context.now()
        assert max(one.deadline or 0 for one in runs.players) == now + DAY
        assert max(one.deadline or 0 for one in stops.players) == now + DAY + 10 * HOUR


async def test_a_vacation_is_silent_and_stops_the_clock_where_granted(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app, TimeControl(clock="turn", turn=3 * DAY, absence="wait", vacation=5))
        who, begun = await mover(app, brief.match), app.services.context.now()
        await app.services.people.add_vacation(who, "2026-03-02", "2026-03-11")
        look = await app.services.views.brief(brief.match)
        assert max(one.deadline or 0 for one in look.players) == begun + 8 * DAY
        jobs = await app.later(8 * DAY, "notice")
        assert keys(jobs) == ["table-time-out-wait"]
        assert jobs[0].pings == ()
        brief = await started(app, TimeControl(clock="turn", turn=14 * DAY, absence="wait", vacation=5))
        if await mover(app, brief.match) != who:
            await app.play(brief.match, BEN if who == ANN else ANN, "S")
        before = max(one.deadline or 0 for one in (await app.services.views.brief(brief.match)).players)
        await app.services.people.end_vacation(who)
        after = max(one.deadline or 0 for one in (await app.services.views.brief(brief.match)).players)
        assert after < before
        with pytest.raises(BadSetting):
            await app.services.people.end_vacation(who)


async def test_a_week_of_downtime_costs_nobody_time(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app)
        await app.services.outages.beat()
        begun = app.services.context.now()
        await app.later(DAY)
        await app.services.outages.beat()  # silent for a day: that is a downtime, too
        await app.later(MINUTE)
        app.clock.on(7 * 86400)
        await app.services.outages.beat()
        assert await app.later(0, "notice") == []
        (deadline,) = [
            one.deadline for one in (await app.services.views.brief(brief.match)).players if one.deadline
        ]
        assert deadline == begun + 3 * DAY + DAY + 7 * DAY + MINUTE
        await app.services.outages.beat()
        (again,) = [
            one.deadline for one in (await app.services.views.brief(brief.match)).players if one.deadline
        ]
        assert again == deadline


async def test_a_clock_that_was_ahead_and_is_set_back(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app)
        await app.services.outages.beat()
        begun = app.services.context.now()
        app.clock.on(30 * 86400)
        await app.services.outages.beat()
        assert await app.later(0, "notice") == []
        app.clock.on(-30 * 86400 + 60)
        await app.services.outages.beat()
        (deadline,) = [
            one.deadline for one in (await app.services.views.brief(brief.match)).players if one.deadline
        ]
        assert deadline == begun + 3 * DAY + MINUTE
        assert len(await app.later(36 * HOUR, "notice")) == 1
        app.clock.on(-2 * 3600)  # back for the second time, by less
        await app.services.outages.beat()
        assert await app.later(3 * HOUR, "notice") == []


async def test_terms_are_the_hosts_before_the_start(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await app.lobby()
        with pytest.raises(NotHost):
            await app.services.lobby.set_terms(brief.match, BEN.user, TableClock(THREE_DAYS))
        with pytest.raises(BadTimeControl):
            await app.services.lobby.set_terms(
                brief.match, ANN.user, TableClock(TimeControl(clock="turn", turn=HOUR))
            )
        await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(THREE_DAYS))
        await app.services.lobby.start(brief.match, ANN.user)
        with pytest.raises(AlreadyStarted):
            await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(TimeControl()))
        with pytest.raises(UnknownZone):
            await app.services.people.set_zone(ANN, "Mars/Phobos")
        assert (await app.services.people.me(ANN.user)).settings.zone is None


async def test_a_table_that_nobody_starts_closes_with_a_notice(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await app.services.lobby.open("ferry", 2, {}, ANN, (await app.lobby()).place, "en")
        await app.later(10 * DAY)
        await app.services.lobby.join(brief.match, BEN, 1)
        assert keys(await app.later(13 * DAY, "notice")) == ["table-expired"]  # the other one
        assert (await app.services.views.brief(brief.match)).state == "lobby"
        jobs = await app.later(DAY, "notice", "lobby")
        assert {job.kind for job in jobs} == {"notice", "lobby"}
        assert (await app.services.views.brief(brief.match)).state == "closed"
        assert await app.later(30 * DAY, "notice") == []


async def test_taking_back_wins_no_time(database_url: str) -> None:
    async with open_app(database_url) as app:
        brief = await started(app)
        who, begun = await mover(app, brief.match), app.services.context.now()
        await app.later(2 * DAY)
        await app.play(brief.match, who, "S")
        await app.services.play.undo(brief.match, who.user, key="u")
        look = await app.services.views.brief(brief.match)
        assert [one.deadline for one in look.players if one.awaited] == [begun + 3 * DAY]
        assert [one.deadline for one in look.players if not one.awaited] == [None]
        jobs = await app.later(6 * DAY, "notice")  # the first reminder came before the undo
        assert keys(jobs) == ["table-reminder-until", "table-time-out-wait"]
