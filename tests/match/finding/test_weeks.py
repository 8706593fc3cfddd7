"""Weeks on three servers: people open tables, look for others, wait, and want to be told. Whatever they do,
nobody is disturbed twice or at night, no private table shows anywhere, and nobody sits at a table twice."""

from __future__ import annotations

import contextlib
import random
from collections import Counter, defaultdict
from functools import partial

import pytest
from msgspec.structs import replace

from bot.match import Delivery, Person, Place, UserError
from bot.match.engine.models import Manager
from bot.match.finding.matchmaking import KEPT
from bot.match.outbox.messages import Notice
from bot.match.outbox.posted import Alert
from bot.match.timing.clock import HOUR, MINUTE, NEW_TABLE
from bot.match.timing.person_settings import calm_until
from bot.store import finding
from tests.draining import all_done
from tests.long import LONG
from tests.match.app import MatchApp

SERVERS = (1, 2, 3)
PEOPLE = [Person(100 + number, f"P{number}", "en-GB") for number in range(15)]


class Town:
    """People who act at random."""

    def __init__(self, app: MatchApp, seed: int) -> None:
        self.app, self.rng = app, random.Random(seed)
        self.private: set[int] = set()
        self.told: Counter[tuple[int, int]] = Counter()
        self.edits: dict[int, list[int]] = defaultdict(list)
        self.met = 0

    def home(self, person: Person) -> Place:
        guild = SERVERS[person.user % len(SERVERS)]
        return Place(guild, 10 * guild)

    async def begin(self) -> None:
        for guild in SERVERS:
            manager = Manager(guild, 9, "Olga")
            agrees = guild != 3
            await self.app.services.guilds.change(manager, partial(replace, elsewhere=agrees))
            await self.app.services.listings.put(
                manager, 1000 + guild, "en", elsewhere=True, key=self.app.key()
            )
        for person in PEOPLE[::3]:
            await self.app.services.people.set_zone(person, "Athens")
            await self.app.services.people.set_quiet(person, "22:00", "8:00")

    async def act(self, person: Person) -> None:
        services, place, rng = self.app.services, self.home(person), self.rng
        game = rng.choice(("ferry", "golden_horn"))
        speed, across = rng.choice(("fast", "normal")), rng.random() < 0.5
        match rng.randrange(6):
            case 0:
                private = rng.random() < 0.3
                brief = await services.lobby.open(
                    *(game, 2, {}, person, place, "en", "all", NEW_TABLE),
                    private=private,
                    elsewhere=not private and across and place.guild != 3,
                )
                if private:
                    self.private.add(brief.match)
            case 1:
                found = await services.finding.tables(place.guild, elsewhere=True, but=person.user)
                if found:
                    chosen = rng.choice(found).brief.match
                    await services.lobby.join(chosen, person, place.guild)
            case 2 | 3:
                await services.matchmaking.wait(
                    *(person, place), game=game, speed=speed, seats=2, across=across, language="en"
                )
            case 4:
                await services.alerts.add(person, game=game, guild=place.guild, elsewhere=across)
            case _:
                if rng.random() < 0.5:
                    for alert in await services.alerts.of(person.user):
                        game, speed, guild = alert.game, alert.speed, alert.guild
                        await services.alerts.withdraw(person.user, game=game, speed=speed, guild=guild)
                else:
                    await services.matchmaking.leave(person.user)

    async def pass_time(self, milliseconds: int) -> None:
        self.app.clock.on(milliseconds / 1000)
        await all_done(self.app.scheduler)
        for job in await self.app.sent():
            await self.look_at(job)

    async def look_at(self, job: Delivery) -> None:
        now = self.app.services.context.now()
        if job.kind == "open_tables":
            self.edits[job.channel or 0].append(now)
        if isinstance(job.message, Notice) and isinstance(job.message.purpose, Alert):
            assert job.match not in self.private
            self.told[job.match or 0, job.user or 0] += 1
            settings = (await self.app.services.people.me(job.user or 0)).settings
            assert calm_until(settings, (), now) == now
        if isinstance(job.message, Notice) and job.message.said.key == "table-met":
            self.met += 1

    async def check(self) -> None:
        services, now = self.app.services, self.app.services.context.now()
        for guild in (*SERVERS, None):
            for one in await services.finding.tables(guild, elsewhere=True):
                brief = one.brief
                assert brief.match not in self.private
                assert len(brief.players) < brief.seats
                assert brief.place.guild == guild or (brief.elsewhere and brief.place.guild != 3)
        for guild in SERVERS:
            shown = await services.listings.shown(1000 + guild)
            assert shown is not None
            assert not {one.brief.match for one in shown.tables} & self.private
        async with self.app.store.read() as db:
            rows = await finding.all_waiting(db)
        assert all(row.until <= row.since + KEPT + 30 * 24 * HOUR for row in rows)
        for person in PEOPLE:
            for mine in await services.views.mine(person.user):
                users = [one.user for one in mine.brief.players]
                assert len(users) == len(set(users))
                if mine.brief.state == "running":
                    manager = Manager(mine.brief.place.guild or 0, 9, "Olga")
                    await services.moderation.end(manager, mine.brief.match, key=self.app.key())
        assert all(times == 1 for times in self.told.values())
        for moments in self.edits.values():
            for at in moments:
                assert sum(at <= one < at + MINUTE for one in moments) <= 4
        assert now > 0


@pytest.mark.parametrize("hours", [9, pytest.param(24 * 10, marks=LONG)])
async def test_weeks_of_finding(app: MatchApp, hours: int) -> None:
    town = Town(app, seed=hours)
    await town.begin()
    for hour in range(hours):
        for person in town.rng.sample(PEOPLE, 3):
            with contextlib.suppress(UserError):  # refused, kindly
                await town.act(person)
        await town.pass_time(MINUTE)
        await town.pass_time(HOUR - MINUTE)
        if hour % 5 == 4:
            await town.check()
    await town.check()
    assert town.met > 0
    assert sum(town.told.values()) > 0
    assert all(town.edits.values())
