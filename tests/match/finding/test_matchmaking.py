"""People who wait find each other: similar ratings first, everybody in the end, each at one table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from bot.match import Brief, Person, Place
from bot.match.errors import (
    BadSeats,
    ClosedChannel,
    Maintenance,
    NoSpeed,
    NotWaiting,
    TooManyWaits,
    UnknownGame,
    WaitAcross,
)
from bot.match.finding.matchmaking import ANYBODY, BAND, BEGINS, EVERY, KEPT, WIDER, groups
from bot.match.hosting.settings import opened as allowed
from bot.match.lobby.starting import LATER
from bot.match.timing.clock import DAY, HOUR, MINUTE
from bot.store import due, finding, results
from bot.store.finding import WaitingRow
from bot.store.results import EVERYWHERE, RatingRow
from tests.draining import all_done
from tests.match.app import ANN, BEN, CAT, DAN, OWNER, PEOPLE, Clock, MatchApp, open_app
from tests.match.finding.test_tables import agree
from tests.match.messages import fact_of

HERE = Place(guild=1, channel=100)
THERE = Place(guild=2, channel=300)


def row(user: int, rating: int = 1000, since: int = 0, *, guild: int = 1, **more: object) -> WaitingRow:
    made = WaitingRow(
        user=user,
        game="ferry",
        speed="normal",
        seats=2,
        guild=guild,
        channel=100,
        language="en",
        across=False,
        rating=rating,
        since=since,
        until=10 * DAY,
    )
    return replace(made, **more)


def pairs(rows: list[WaitingRow], now: int = 0) -> list[list[int]]:
    return [[one.user for one in group] for group in groups(rows, now)]


def test_the_nearest_in_rating_play_together() -> None:
    assert pairs([row(1, 1000), row(2, 1140), row(3, 1020)]) == [[1, 3]]
    assert pairs([row(1, 1000), row(2, 1000 + BAND)]) == [[1, 2]]
    assert pairs([row(1, 1000), row(2, 1001 + BAND)]) == []


def test_the_band_widens_with_the_time_of_both() -> None:
    far = BAND + 2 * WIDER
    assert pairs([row(1), row(2, 1000 + far)], 2 * HOUR - 1) == []
    assert pairs([row(1), row(2, 1000 + far)], 2 * HOUR) == [[1, 2]]
    late = row(2, 1000 + far, 2 * HOUR)
    assert pairs([row(1), late], 2 * HOUR) == [], "the newcomer has just come"
    assert pairs([row(1), late], 3 * HOUR) == [[1, 2]]
    assert pairs([row(1, 100), row(2, 4000, ANYBODY)], ANYBODY) == [[1, 2]]


def test_only_those_who_can_meet_and_want_the_same() -> None:
    assert pairs([row(1), row(2, guild=2)]) == []
    assert pairs([row(1, across=True), row(2, guild=2)]) == []
    assert pairs([row(1, across=True), row(2, guild=2, across=True)]) == [[1, 2]]
    assert pairs([row(1, guild=0, across=True), row(2, guild=0, across=True)]) == [], "nowhere to play"
    for other in (row(2, speed="fast"), row(2, game="edo"), row(2, seats=3)):
        assert pairs([row(1), other]) == []


def test_whoever_waits_longest_comes_first_and_nobody_twice() -> None:
    assert pairs([row(3, since=3), row(2, since=2), row(1, since=1)], 9) == [[1, 2]]
    rng = random.Random(5)
    many = [
        row(
            user,
            rng.randrange(600, 1600),
            rng.randrange(HOUR),
            guild=rng.randrange(3),
            seats=rng.choice((2, 3)),
        )
        for user in range(1, 120)
    ]
    many = [replace(one, across=rng.random() < 0.5 or one.guild == 0) for one in many]
    found = groups(many, HOUR)
    users = [one.user for group in found for one in group]
    assert len(found) > 20
    assert len(users) == len(set(users))
    assert all(len(group) == group[0].seats for group in found)
    for group in found:
        assert len({one.guild for one in group}) == 1 or all(one.across for one in group)


async def wait(app: MatchApp, person: Person, place: Place | None = HERE, **more: object) -> None:
    given = {"game": "ferry", "speed": "normal", "seats": 2, "across": False, "language": "en"} | more
    await app.services.matchmaking.wait(person, place, **given)  # type: ignore[arg-type]  # as tests give them


async def rate(app: MatchApp, person: Person, rating: int) -> None:
    async with app.store.write() as db:
        mu = (rating - 1000) / 40 + 3.0
        await results.set_rating(db, RatingRow(person.user, "ferry", EVERYWHERE, mu, 1.0, 9))


async def tables(app: MatchApp) -> list[Brief]:
    """Look, and what tables there are then."""
    await app.services.matchmaking.look()
    found: dict[int, Brief] = {}
    for person in PEOPLE:
        found |= {one.brief.match: one.brief for one in await app.services.views.mine(person.user)}
    return [found[number] for number in sorted(found)]


async def test_two_who_wait_play(app: MatchApp) -> None:
    await wait(app, ANN)
    assert await tables(app) == []
    (waits,) = await app.services.matchmaking.of(ANN.user)
    assert (waits.others, waits.near) == (0, 0)
    app.clock.on(60)
    await wait(app, BEN)
    (table,) = await tables(app)
    assert (table.state, table.host, len(table.players)) == ("lobby", ANN.user, 2)
    assert (table.place.guild, table.place.channel, table.place.thread) == (1, 100, None)
    assert table.time_control.clock == "turn"
    assert await app.services.matchmaking.of(ANN.user) == ()
    met = [job for job in await app.sent("notice") if fact_of(job).key == "table-met"]
    assert [sorted(ping.user for ping in job.pings) for job in met] == [[ANN.user, BEN.user]]
    threads = []

    async def make(brief: Brief, since: int) -> int | None:
        threads.append(brief.match)
        return 777

    app.services.context.threads = make
    app.clock.on(BEGINS / 1000)
    await all_done(app.scheduler)
    brief = await app.services.views.brief(table.match)
    assert (brief.state, brief.place.thread, threads) == ("running", 777, [table.match])
    assert "board" in [job.kind for job in await app.sent()]
    assert await tables(app) == [await app.services.views.brief(table.match)], "and no second table"


async def test_a_table_that_may_not_begin_gets_no_thread(app: MatchApp) -> None:
    for person in (ANN, BEN):
        await wait(app, person)
    (table,) = await tables(app)
    await app.sent()
    made: list[int] = []

    async def make(brief: Brief, since: int) -> int | None:
        made.append(brief.match)
        return 777

    app.services.context.threads = make
    await app.services.operator.maintain(True)
    await app.later(MINUTE)
    assert made == []
    await app.services.operator.maintain(False)
    await app.services.lobby.leave(table.match, BEN.user)
    await app.later(LATER)
    assert made == [], "nor one from which somebody has left"
    assert (await app.services.views.brief(table.match)).state == "lobby"


async def test_a_table_begins_after_maintenance(app: MatchApp) -> None:
    for person in (ANN, BEN):
        await wait(app, person)
    (table,) = await tables(app)
    await app.sent()
    await app.services.operator.maintain(True)
    await app.later(MINUTE)
    assert (await app.services.views.brief(table.match)).state == "lobby"
    await app.services.operator.maintain(False)
    await app.later(LATER)
    assert (await app.services.views.brief(table.match)).state == "running"


async def test_without_a_thread_it_is_played_in_the_channel(app: MatchApp) -> None:
    await wait(app, ANN)
    await wait(app, BEN)
    (table,) = await tables(app)
    app.clock.on(BEGINS / 1000)
    await all_done(app.scheduler)
    assert (await app.services.views.brief(table.match)).state == "lobby", "its card is not posted yet"
    await app.sent()

    async def refused(brief: Brief, since: int) -> int | None:
        return None

    app.services.context.threads = refused
    app.clock.on(10)
    await all_done(app.scheduler)
    brief = await app.services.views.brief(table.match)
    assert (brief.state, brief.place.thread) == ("running", None)


async def test_a_deleted_channel_or_forum_is_passed_over(app: MatchApp) -> None:
    """The managers set it once; since then it was deleted."""
    gone = {7}
    app.services.context.exists = lambda guild, channel: channel not in gone
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, forum=7, meeting=8))
    for person in (ANN, BEN):
        await wait(app, person)
    (table,) = await tables(app)
    assert (table.place.channel, table.place.forum) == (8, False)
    gone.add(8)
    for person in (CAT, DAN):
        await wait(app, person)
    app.clock.on(EVERY / 1000)
    assert (await tables(app))[-1].place == HERE, "where somebody asked"


async def test_whoever_leaves_in_time_stops_the_start(app: MatchApp) -> None:
    await wait(app, ANN)
    await wait(app, BEN)
    (table,) = await tables(app)
    await app.sent()
    await app.services.lobby.leave(table.match, BEN.user)
    await app.later(MINUTE)
    assert (await app.services.views.brief(table.match)).state == "lobby"
    await app.services.lobby.join(table.match, CAT, 1)
    await app.services.lobby.start(table.match, ANN.user)


async def test_similar_ratings_first_and_everybody_after_a_day(app: MatchApp) -> None:
    await rate(app, ANN, 1000)
    await rate(app, BEN, 1700)
    await wait(app, ANN)
    await wait(app, BEN)
    assert await tables(app) == []
    (waits,) = await app.services.matchmaking.of(ANN.user)
    assert (waits.others, waits.near) == (1, 0)
    app.clock.on(ANYBODY / 1000)
    assert len(await tables(app)) == 1


async def test_leaving_waiting_and_changing_ones_mind(app: MatchApp) -> None:
    with pytest.raises(NotWaiting):
        await app.services.matchmaking.leave(ANN.user)
    await wait(app, ANN)
    app.clock.on(3600)
    await wait(app, ANN)  # the same: goes on
    (waits,) = await app.services.matchmaking.of(ANN.user)
    assert waits.row.since == app.services.context.now() - HOUR
    await wait(app, ANN, speed="fast")
    (waits,) = await app.services.matchmaking.of(ANN.user)
    assert waits.row.since == app.services.context.now()
    await app.services.matchmaking.leave(ANN.user, "ferry")
    await wait(app, BEN, speed="fast")
    assert await tables(app) == []


async def test_a_repeated_request_waits_once(app: MatchApp) -> None:
    key = app.key()
    await wait(app, ANN, key=key)
    await app.services.matchmaking.leave(ANN.user)
    await wait(app, ANN, key=key)
    assert await app.services.matchmaking.of(ANN.user) == ()


async def test_it_expires_and_says_so_after_quiet_hours(app: MatchApp) -> None:
    await app.services.people.set_zone(ANN, "UTC")
    await app.services.people.set_quiet(ANN, "11:00", "14:00")
    await wait(app, ANN)
    await wait(app, BEN, seats=3)
    app.clock.on(KEPT / 1000)
    await tables(app)
    jobs = await app.sent("notice")
    assert [(job.user, fact_of(job).key) for job in jobs] == [(BEN.user, "play-nobody")]
    await wait(app, CAT)
    app.clock.on(EVERY / 1000)
    assert await tables(app) == [], "whose time is over is not matched"
    app.clock.on(3 * 3600)
    await tables(app)
    assert [job.user for job in await app.sent("notice")] == [ANN.user]


async def test_across_servers_where_the_owner_agrees(app: MatchApp) -> None:
    await wait(app, ANN, across=True)
    await wait(app, BEN, THERE, across=True)
    assert await tables(app) == [], "neither server agrees"
    await agree(app)
    app.clock.on(EVERY / 1000)
    (table,) = await tables(app)
    assert (table.place.guild, table.host) == (2, BEN.user)
    assert [one.visitor for one in table.players] == [False, True]
    jobs = [job for job in await app.sent("notice") if fact_of(job).key == "table-met"]
    assert sorted((job.user or 0, *(ping.user for ping in job.pings)) for job in jobs) == [
        (0, BEN.user),
        (ANN.user,),
    ]


async def test_from_direct_messages_one_waits_across(app: MatchApp) -> None:
    with pytest.raises(WaitAcross):
        await wait(app, ANN, None)
    await agree(app, OWNER)
    await wait(app, ANN, None, across=True)
    await wait(app, BEN, across=True)
    (table,) = await tables(app)
    assert (table.host, table.place.guild) == (BEN.user, 1)


async def test_the_server_may_choose_the_channel(app: MatchApp) -> None:
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, meeting=555))
    await wait(app, ANN)
    await wait(app, BEN)
    (table,) = await tables(app)
    assert table.place.channel == 555


async def test_the_limits_of_a_server_hold(app: MatchApp) -> None:
    await app.services.guilds.change(OWNER, lambda settings: allowed(settings, 900))
    with pytest.raises(ClosedChannel):
        await wait(app, ANN)
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, channels=(), most=1))
    await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en")
    await wait(app, ANN)
    await wait(app, BEN)
    found = [one for one in await tables(app) if len(one.players) == 2]
    assert [one.host for one in found] == [BEN.user], "Ann has opened as many as she may"


async def test_what_cannot_be_is_refused(app: MatchApp) -> None:
    for error, given in (
        (UnknownGame, {"game": "chess"}),
        (BadSeats, {"seats": 9}),
        (NoSpeed, {"speed": "free"}),
        (NoSpeed, {"speed": "warp"}),
    ):
        with pytest.raises(error):
            await wait(app, ANN, **given)
    await app.services.operator.maintain(True)
    with pytest.raises(Maintenance):
        await wait(app, ANN)
    await app.services.operator.maintain(False)
    async with app.store.write() as db:
        for number in range(5):
            await finding.put_waiting(db, row(ANN.user, game=f"game{number}"))
    with pytest.raises(TooManyWaits):
        await wait(app, ANN)
    assert await tables(app) == [], "games that this program does not have"


async def test_no_table_opens_during_maintenance(app: MatchApp) -> None:
    await wait(app, ANN)
    await wait(app, BEN)
    await app.services.operator.maintain(True)
    assert await tables(app) == []
    await app.services.operator.maintain(False)
    app.clock.on(EVERY / 1000)
    assert len(await tables(app)) == 1


async def test_a_restart_changes_nothing(app: MatchApp) -> None:
    await wait(app, ANN)
    await wait(app, BEN)
    (table,) = await tables(app)
    await app.sent()
    again = MatchApp(app.store, app.clock, "again")
    app.clock.on(BEGINS / 1000)
    await all_done(again.scheduler)
    assert (await again.services.views.brief(table.match)).state == "running"
    async with app.store.read() as db:
        assert not [one for one in await due.ripe(db, 2**62, 50) if one.kind == due.START]


async def test_whoever_is_forgotten_waits_no_longer(app: MatchApp) -> None:
    await wait(app, ANN)
    await app.services.privacy.forget(ANN.user)
    await wait(app, BEN)
    assert await tables(app) == []


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[tuple[MatchApp, MatchApp]]:
    clock = Clock()
    async with open_app(postgres_url, "one", clock) as one, open_app(postgres_url, "other", clock) as other:
        yield one, other


async def test_two_processes_open_each_table_once(two: tuple[MatchApp, MatchApp]) -> None:
    """Both look at one moment; everybody sits at one table."""
    people = [Person(1000 + number, f"P{number}", "en-GB") for number in range(20)]
    for number, person in enumerate(people):
        await wait(two[number % 2], person)
        if number % 4 == 3:
            for app in two:
                app.services.matchmaking.hurry()
            await asyncio.gather(*(app.services.matchmaking.look() for app in two))
    for app in two:
        app.services.matchmaking.hurry()
    await asyncio.gather(*(app.services.matchmaking.look() for app in two))
    seats = [await two[0].services.views.mine(person.user) for person in people]
    assert [len(one) for one in seats] == [1] * len(people)
    assert len({one[0].brief.match for one in seats}) == len(people) // 2
