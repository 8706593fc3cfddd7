"""A match of the evening: how it is opened, and what its people need to know of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any, Final

from bot.core import Seat
from bot.sandbox.person import Scripted, usable
from bot.sandbox.server import Sandbox
from bot.sandbox.things import Channel, Message
from bot.store import matches, outbox
from tests.e2e.program import Outside
from tests.e2e.sandbox_app import Match, control
from tests.evening.hours import Hours
from tests.evening.record import Record
from tests.evening.scenarios import PERSONS, Scenario

SECONDS: Final = 40.0
"""A person waits so long for an answer, on a machine that does other things, too."""
STUCK: Final = 120.0
"""Seconds after which something counts as stuck."""


class Stuck(Exception):
    """Nothing happens any more, or not what should."""


class Table(Match):
    """A match that is played by a scenario."""

    def __init__(
        self,
        app: Outside,
        record: Record,
        hours: Hours,
        scenario: Scenario,
        number: int,
        people: list[Scripted],
    ) -> None:
        super().__init__(app, number, people)
        self.record, self.hours, self.scenario = record, hours, scenario
        self.rng = random.Random(scenario.name)
        self.turns = 0
        self.away: set[int] = set()
        """Persons who do not act."""
        self.happened = 0
        """The turn after which something has happened last."""

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


def quiet(box: Sandbox, user: int, channel: Channel | int) -> Scripted:
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


async def opened(app: Outside, record: Record, hours: Hours, scenario: Scenario, lobby: Channel) -> Table:
    """Open the match of a scenario, as its host does, and begin it."""
    box = app.box
    people = [quiet(box, box.world.person(name).id, lobby) for name in PERSONS[: scenario.persons]]
    host, seats = people[0], scenario.persons + scenario.computers
    known = {one.brief.match for one in await app.services.views.mine(host.id)}
    given: dict[str, object] = {"options": scenario.options} if scenario.options else {}
    given |= {"computers": scenario.computers, "level": "easy"} if scenario.computers else {}
    answer = await host.slash("table new", game=scenario.game, seats=seats, **given)
    new: Sequence[int] = ()

    async def there() -> bool:
        nonlocal new
        new = [
            one.brief.match
            for one in await app.services.views.mine(host.id)
            if one.brief.match not in known and one.brief.game == scenario.game
        ]
        return bool(new)

    await until(there, f"{scenario.name}: the table, after {answer.text!r}")
    table = Table(app, record, hours, scenario, min(new), people)
    if scenario.persons > 1:
        card = await host.until(lambda: _card(host, table.number), SECONDS)
        if "away" in scenario.happenings.values():
            await host.slash("table clock", match=table.number, clock="turn", turn="6h", absence="autopilot")
        for person in people[1:]:
            await person.press(control(card, "join"), card)
        await host.slash("table start", match=table.number)

    async def begun() -> bool:
        return bool((await table.brief()).state != "lobby")

    await until(begun, f"{scenario.name}: its beginning")
    await table.place()
    await table.delivered()
    return table


def _card(host: Scripted, match: int) -> Message | None:
    """The lobby card of a match. (The id of a control may end with the mark of its delivery.)"""
    start = ["tp", "join", str(match)]
    return next(
        (m for m in host.sees() if any(c["custom_id"].split(":")[:3] == start for c in usable(m))), None
    )
