"""Clocks, reminders and deadlines at the table, with a clock that the test sets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.match import Brief, Delivery, Undeliverable
from bot.match.errors import AlreadyStarted, BadSetting, BadTimeControl, NotHost, UnknownZone
from bot.match.timing.spans import DAY, HOUR, MINUTE
from bot.match.timing.time_control import TimeControl
from bot.store import people
from tests.match.house import ANN, BEN, House, open_house
from tests.match.messages import fact_of

THREE_DAYS = TimeControl(clock="turn", turn=3 * DAY, absence="wait")


async def started(house: House, time_control: TimeControl = THREE_DAYS, **options: Any) -> Brief:
    """A running match with Ann to move; its first messages are sent."""
    brief = await house.lobby(**options)
    await house.services.lobby.set_time_control(brief.match, ANN.user, time_control)
    brief = await house.services.lobby.start(brief.match, ANN.user)
    await house.pledge(brief.match)
    await house.sent()
    return await house.services.views.brief(brief.match)


async def mover(house: House, match: int) -> Any:
    return await house.turn(match)


def keys(jobs: list[Delivery]) -> list[str]:
    return [fact_of(job).key for job in jobs if fact_of(job) is not None]


async def test_deadlines_are_shown(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house)
        (awaited,) = [one for one in brief.players if one.awaited]
        assert awaited.deadline == house.services.context.now() + 3 * DAY
        assert [one.deadline for one in brief.players if not one.awaited] == [None]
        assert brief.time_control == THREE_DAYS


async def test_reminders_come_twice_and_then_the_end_of_the_time(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house)
        who, begun = await mover(house, brief.match), house.services.context.now()
        assert await house.later(36 * HOUR - MINUTE, "notice") == []
        (half,) = await house.later(MINUTE, "notice")
        assert (half.user, keys([half])) == (who.user, ["table-reminder-until"])
        assert fact_of(half) is not None
        assert fact_of(half).args["until"] == begun + 3 * DAY
        (last,) = await house.later(DAY, "notice")
        assert last.user == who.user
        (out,) = await house.later(30 * DAY, "notice")
        assert (out.user, keys([out]), [ping.user for ping in out.pings]) == (
            None,
            ["table-time-out-wait"],
            [who.user],
        )


async def test_who_moved_is_not_reminded(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house)
        first = await mover(house, brief.match)
        await house.later(2 * DAY)
        await house.play(brief.match, first, "S")
        jobs = await house.later(3 * DAY - MINUTE, "notice")
        assert {job.user for job in jobs} == {BEN.user if first == ANN else ANN.user}


async def test_a_reminder_on_its_way_is_void_once_the_turn_is_taken(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house)
        first = await mover(house, brief.match)
        house.clock.on(36 * 3600)
        await house.scheduler.drain()  # the reminder is in the outbox now
        await house.play(brief.match, first, "S")
        assert await house.sent("notice") == []


async def test_closed_direct_messages_are_answered_in_the_thread(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house)
        who = await mover(house, brief.match)

        def closed(job: Delivery) -> None:
            if job.user is not None:
                raise Undeliverable("closed")

        house.sender.fail = closed
        (first,) = await house.later(36 * HOUR, "notice")
        assert (first.user, [ping.user for ping in first.pings]) == (None, [who.user])
        async with house.store.read() as db:
            person = await people.find(db, who.user)
        assert person is not None
        assert person.dm_closed_at is not None
        (second,) = await house.later(18 * HOUR, "notice")
        assert second.user is None


async def test_reminders_as_each_player_likes_them(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house)
        who = await mover(house, brief.match)
        await house.services.people.set_reminders(who, "one", "thread")
        assert await house.later(53 * HOUR, "notice") == []
        (only,) = await house.later(HOUR, "notice")
        assert only.user is None
        await house.services.people.set_reminders(who, "all", None)
        assert keys(await house.later(30 * DAY, "notice")) == ["table-time-out-wait"]
        brief = await started(house)
        who = await mover(house, brief.match)
        await house.services.people.set_reminders(who, "none", None)
        (out,) = await house.later(30 * DAY, "notice")
        assert out.pings == ()


async def test_without_a_clock_there_are_reminders_and_no_end(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house, TimeControl())
        jobs = await house.later(60 * DAY, "notice")
        assert keys(jobs) == ["table-reminder"] * 3
        assert (await house.services.views.brief(brief.match)).state == "running"


async def test_quiet_hours_are_kept(database_url: str) -> None:
    async with open_house(database_url) as house:  # it is noon in UTC, 14:00 in Athens
        brief = await started(house, TimeControl(clock="turn", turn=2 * DAY, absence="wait"))
        who = await mover(house, brief.match)
        with pytest.raises(BadSetting):
            await house.services.people.set_quiet(who, "13:00", "23:00")
        await house.services.people.set_zone(who, "Athens")
        await house.services.people.set_quiet(who, "13:00", "23:00")  # 11:00 to 21:00 in UTC
        begun = house.services.context.now()
        assert await house.later(DAY + 9 * HOUR - MINUTE, "notice") == []
        assert len(await house.later(MINUTE, "notice")) == 1
        assert house.services.context.now() == begun + DAY + 9 * HOUR
        last, out = await house.later(2 * DAY, "notice")
        assert last.user == who.user
        assert out.pings == ()  # told in the thread, but not into the quiet


async def test_a_reminder_that_would_come_too_late_comes_before_the_quiet(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(
            house, TimeControl(clock="turn", turn=12 * HOUR, absence="wait")
        )  # till midnight
        who = await mover(house, brief.match)
        await house.services.people.set_zone(who, "UTC")
        await house.services.people.set_quiet(who, "20:00", "6:00")  # the reminder would be due at 21:00
        assert await house.later(7 * HOUR + 29 * MINUTE, "notice") == []
        assert len(await house.later(MINUTE, "notice")) == 1
        assert keys(await house.later(4 * HOUR + 30 * MINUTE, "notice")) == ["table-time-out-wait"]


async def test_deadlines_count_quiet_hours_as_agreed(database_url: str) -> None:
    async with open_house(database_url) as house:
        for person in (ANN, BEN):
            await house.services.people.set_zone(person, "UTC")
            await house.services.people.set_quiet(person, "22:00", "8:00")
        runs = await started(house, TimeControl(clock="turn", turn=DAY, absence="wait"))
        stops = await started(house, TimeControl(clock="turn", turn=DAY, absence="wait", quiet="stops"))
        now = house.services.context.now()
        assert max(one.deadline or 0 for one in runs.players) == now + DAY
        assert max(one.deadline or 0 for one in stops.players) == now + DAY + 10 * HOUR


async def test_a_vacation_is_silent_and_stops_the_clock_where_granted(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house, TimeControl(clock="turn", turn=3 * DAY, absence="wait", vacation=5))
        who, begun = await mover(house, brief.match), house.services.context.now()
        await house.services.people.add_vacation(who, "2026-03-02", "2026-03-11")
        look = await house.services.views.brief(brief.match)
        assert max(one.deadline or 0 for one in look.players) == begun + 8 * DAY
        jobs = await house.later(8 * DAY, "notice")
        assert keys(jobs) == ["table-time-out-wait"]
        assert jobs[0].pings == ()
        brief = await started(house, TimeControl(clock="turn", turn=14 * DAY, absence="wait", vacation=5))
        if await mover(house, brief.match) != who:
            await house.play(brief.match, BEN if who == ANN else ANN, "S")
        before = max(one.deadline or 0 for one in (await house.services.views.brief(brief.match)).players)
        await house.services.people.end_vacation(who)
        after = max(one.deadline or 0 for one in (await house.services.views.brief(brief.match)).players)
        assert after < before
        with pytest.raises(BadSetting):
            await house.services.people.end_vacation(who)


async def test_a_week_of_downtime_costs_nobody_time(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house)
        await house.services.outages.beat()
        begun = house.services.context.now()
        await house.later(DAY)
        await house.services.outages.beat()  # silent for a day: that is a downtime, too
        await house.later(MINUTE)
        house.clock.on(7 * 86400)
        await house.services.outages.beat()
        assert await house.later(0, "notice") == []
        (deadline,) = [
            one.deadline for one in (await house.services.views.brief(brief.match)).players if one.deadline
        ]
        assert deadline == begun + 3 * DAY + DAY + 7 * DAY + MINUTE
        await house.services.outages.beat()
        (again,) = [
            one.deadline for one in (await house.services.views.brief(brief.match)).players if one.deadline
        ]
        assert again == deadline


async def test_a_clock_that_was_ahead_and_is_set_back(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house)
        await house.services.outages.beat()
        begun = house.services.context.now()
        house.clock.on(30 * 86400)
        await house.services.outages.beat()
        assert await house.later(0, "notice") == []
        house.clock.on(-30 * 86400 + 60)
        await house.services.outages.beat()
        (deadline,) = [
            one.deadline for one in (await house.services.views.brief(brief.match)).players if one.deadline
        ]
        assert deadline == begun + 3 * DAY + MINUTE
        assert len(await house.later(36 * HOUR, "notice")) == 1
        house.clock.on(-2 * 3600)  # back for the second time, by less
        await house.services.outages.beat()
        assert await house.later(3 * HOUR, "notice") == []


async def test_terms_are_the_hosts_before_the_start(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await house.lobby()
        with pytest.raises(NotHost):
            await house.services.lobby.set_time_control(brief.match, BEN.user, THREE_DAYS)
        with pytest.raises(BadTimeControl):
            await house.services.lobby.set_time_control(
                brief.match, ANN.user, TimeControl(clock="turn", turn=HOUR)
            )
        await house.services.lobby.set_time_control(brief.match, ANN.user, THREE_DAYS)
        await house.services.lobby.start(brief.match, ANN.user)
        with pytest.raises(AlreadyStarted):
            await house.services.lobby.set_time_control(brief.match, ANN.user, TimeControl())
        with pytest.raises(UnknownZone):
            await house.services.people.set_zone(ANN, "Mars/Phobos")
        assert (await house.services.people.me(ANN.user)).settings.zone is None


async def test_a_table_that_nobody_starts_closes_with_a_notice(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await house.services.lobby.open("ferry", 2, {}, ANN, (await house.lobby()).place, "en")
        await house.later(10 * DAY)
        await house.services.lobby.join(brief.match, BEN, 1)
        assert keys(await house.later(13 * DAY, "notice")) == ["table-expired"]  # the other one
        assert (await house.services.views.brief(brief.match)).state == "lobby"
        jobs = await house.later(DAY, "notice", "lobby")
        assert {job.kind for job in jobs} == {"notice", "lobby"}
        assert (await house.services.views.brief(brief.match)).state == "closed"
        assert await house.later(30 * DAY, "notice") == []


async def test_taking_back_wins_no_time(database_url: str) -> None:
    async with open_house(database_url) as house:
        brief = await started(house)
        who, begun = await mover(house, brief.match), house.services.context.now()
        await house.later(2 * DAY)
        await house.play(brief.match, who, "S")
        await house.services.play.undo(brief.match, who.user, key="u")
        look = await house.services.views.brief(brief.match)
        assert [one.deadline for one in look.players if one.awaited] == [begun + 3 * DAY]
        assert [one.deadline for one in look.players if not one.awaited] == [None]
        jobs = await house.later(30 * DAY, "notice")  # the first reminder came before the undo
        assert keys(jobs) == ["table-reminder-until", "table-time-out-wait"]
