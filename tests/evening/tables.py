"""A match of the evening: how it is opened, and what its people need to know of it."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final, NamedTuple

from bot.core import Seat
from bot.sandbox.things import Channel, Message
from bot.store import matches, outbox
from tests.e2e.program import Outside
from tests.e2e.sandbox_app import Match
from tests.evening.hours import Hours
from tests.evening.record import Record
from tests.evening.scenarios import Scenario
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted, usable

SECONDS: Final = 40.0
"""A person waits so long for an answer, on a machine that does other things, too."""
STUCK: Final = 120.0
"""Seconds after which something counts as stuck."""


class Stuck(Exception):
    """Nothing happens any more, or not what should."""


class Calm(NamedTuple):
    """A moment at which nothing of a match was left to be sent."""

    at: float
    steps: int
    """The steps of the log then."""


class Fetched(NamedTuple):
    """The picture of the newest position, from the page of a match."""

    at: float
    status: int
    digest: str


class Table(Match):
    """A match that is played by a scenario."""

    def __init__(
        self,
        app: Outside,
        record: Record,
        hours: Hours,
        web: str,
        scenario: Scenario,
        number: int,
        people: list[Scripted],
    ) -> None:
        super().__init__(app, number, people)
        self.record, self.hours, self.web, self.scenario = record, hours, web, scenario
        self.rng = random.Random(scenario.name)
        self.turns = 0
        self.away: set[int] = set()
        """Persons who do not act."""
        self.idle = 0
        """Turns since the last one that came to something."""
        self.happened = 0
        """How many of the things that the scenario has planned have come to something."""
        self.tried = 0
        """The turn after which something was tried last."""
        self.faults: list[str] = []
        """What was wrong at sight."""
        self.pages: list[Fetched] = []
        """Pictures of the page of the match, each at a calm moment."""
        self.calms: list[Calm] = []

    async def row(self) -> Any:
        """The row of the match."""
        async with self.app.services.context.store.read() as db:
            return await matches.find(db, self.number)

    async def steps(self) -> int:
        return int((await self.row()).steps)

    def board(self) -> Message:
        """The newest message with *Take my turn*."""
        world, start = self.app.box.world, f"tp:turn:{self.number}:"
        channels = [one for one, match in self.record.matches.items() if match == self.number]
        found = [
            one
            for channel in channels
            if channel in world.channels
            for one in world.messages(channel)
            if any(c["custom_id"].startswith(start) and c["custom_id"].count(":") == 4 for c in usable(one))
        ]
        if not found:
            raise Stuck(f"{self.scenario.name}: no board can be pressed")
        return max(found, key=lambda one: one.id)

    async def delivered(self) -> None:
        """Wait until nothing of the match is left to be sent."""
        await until(self._sent, f"{self.scenario.name}: what is to be sent")
        await self.calm()

    async def calm(self) -> bool:
        """Whether nothing is left to be sent now; the moment is noted."""
        before = await self.row()
        if not await self._sent():
            return False
        moment, after = self.record.clock(), await self.row()
        if after.steps == before.steps and after.state == "running" and await self._sent():
            self.calms.append(Calm(moment, after.steps))
            return True
        return False

    async def _sent(self) -> bool:
        async with self.app.services.context.store.read() as db:
            rows = await outbox.unfinished(db, self.number)
        return not rows

    async def place(self) -> None:
        """Note where the match is, and let its people look there."""
        post = (await self.brief()).place.post
        self.record.matches[post] = self.number
        self.people = [quiet(self.app.box, one.id, self.app.box.world.channels[post]) for one in self.people]

    async def ready(self) -> list[tuple[Seat, Scripted]]:
        """Persons who are here and must act, once it is their turn; empty when the match is over."""
        ready: list[tuple[Seat, Scripted]] = []

        async def found() -> bool:
            brief = await self.brief()
            if brief.state != "running":
                return True
            users = {one.user: one.seat for one in brief.players if one.awaited and not one.on_autopilot}
            waited = [(users[one.id], one) for one in self.people if one.id in users]
            ready[:] = [one for one in waited if one[1].id not in self.away]
            if waited and not ready and await self._sent():
                await self.hours.later()
            return bool(ready)

        await until(found, f"{self.scenario.name}: somebody's turn")
        return ready


def quiet(box: Box, user: int, channel: Channel | int) -> Scripted:
    """A person in a channel, who waits long for answers."""
    person = Scripted(box, user, channel)
    person.seconds = SECONDS
    return person


async def until(done: Any, what: str, seconds: float = STUCK) -> None:
    """Wait for something that makes no event. Raises Stuck."""
    end = time.monotonic() + seconds
    while not await done():
        if time.monotonic() > end:
            raise Stuck(f"waited {seconds:.0f} s for {what}")
        await asyncio.sleep(0.05)
