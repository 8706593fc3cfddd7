"""The application on a sandbox in the process of the tests, and people who play on it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.app import App
from bot.config import Settings
from bot.games.registry import GAMES
from bot.match import Brief, MatchServices
from bot.sandbox.things import Channel, Message
from bot.start import point_at
from bot.store import due, matches, outbox
from render.pool import Painter
from tests.e2e.panel import at_table
from tests.new_database import put_database
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted, text_of, usable

PAINTER = Painter(tuple(GAMES))
"""One painter for all tests, so that its process draws the common parts of pictures only once."""


class Later:
    """A clock that is ahead of the machine's."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead


class SandboxApp:
    """The application in this process, on a sandbox. It can be stopped and started again.

    Its secrets come from a seed, so all draws are the same in every run.
    """

    def __init__(self, box: Box, database: Path | str, painter: Painter = PAINTER) -> None:
        """`database`: a file, or an address."""
        self.box, self.database, self.painter = box, database, painter
        self.url = database if isinstance(database, str) else f"sqlite+aiosqlite:///{database}"
        self.running: App | None = None
        self.film_frames = 4
        """Frames of a time-lapse. They are few, because most tests do not look at it."""
        self.tables_per_person = 50
        self.requests_per_second = 50
        self.settings: dict[str, Any] = {}
        """Further settings of the application."""
        self._chance: dict[int, random.Random] = {}

    def _token_bytes(self, count: int) -> bytes:
        """Random bytes, with a generator for each length: the number of nonces must not change the draws."""
        return self._chance.setdefault(count, random.Random(count)).randbytes(count)

    @property
    def services(self) -> MatchServices:
        """The services of the running application."""
        assert self.running is not None
        return self.running.matches

    async def up(self) -> None:
        await self.painter.warm_up()  # otherwise the first picture could take too long
        put_database(self.database)
        point_at(self.box.api_base, self.box.gateway_url)
        settings = Settings(
            _env_file=None,
            picture_workers=1,
            time_lapse_frames=self.film_frames,
            tables_per_person=self.tables_per_person,
            requests_per_second=self.requests_per_second,
            **self.settings,
        )
        self.running = App(
            settings,
            self.box.token,
            self.url,
            painter=self.painter,
            token_bytes=self._token_bytes,
            guild_ready_timeout=0.05,
        )
        await self.running.__aenter__()
        await self.box.until_online(60)  # long enough for a busy machine

    async def down(self) -> None:
        if self.running is not None:
            await self.running.__aexit__(None, None, None)
            self.running = None

    async def __aenter__(self) -> Self:
        await self.up()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.down()

    def person(self, name: str, channel: int | str | Channel | None = None) -> Scripted:
        return Scripted(self.box, self.box.world.person(name).id, channel)

    async def brief(self, match: int) -> Brief:
        return await self.services.views.brief(match)

    async def delivered(self, seconds: float = 20.0) -> None:
        """Wait until all messages are sent."""
        async with asyncio.timeout(seconds):
            while await self.waiting():  # noqa: ASYNC110 (rows in a database make no event)
                await asyncio.sleep(0.02)

    async def waiting(self) -> int:
        """The number of messages that are not sent yet."""
        async with self.services.context.store.read() as db:
            left, _ = await outbox.depth(db)
        return left

    async def open(self, game: str, names: Sequence[str], options: str = "", **more: str) -> Match:
        """Start a match of these people; the first of them is the host."""
        people = [self.person(name) for name in names]
        answer = await people[0].slash("table new", game=game, seats=len(names), options=options, **more)
        card = await people[0].until(lambda: self._card(people[0], answer.message.id), 30)
        for person in people[1:]:
            await person.press(control(card, "join"), card)
        number = _match_in(card)
        await at_table(people[0], "start", match=number)
        place = (await self.brief(number)).place.post
        return Match(self, number, [person.at(self.box.world.channels[place]) for person in people])

    async def card(self, person: Scripted) -> Message:
        """Wait for the newest lobby card in the channel of the person."""
        found = await person.until(lambda: self._card(person, 0), 30)
        assert isinstance(found, Message)
        return found

    def _card(self, person: Scripted, after: int) -> Message | None:
        """The lobby card after a message."""
        cards = (
            m for m in person.sees() if m.id > after and any("tp:join:" in c["custom_id"] for c in usable(m))
        )
        return next(cards, None)


def control(message: Message, verb: str) -> str:
    """The custom id of the control with this verb."""
    found = next((c for c in usable(message) if c["custom_id"].split(":")[1] == verb), None)
    assert found is not None, f"no {verb} under {text_of(message)!r}"
    return str(found["custom_id"])


def _is_parcel(message: Message) -> bool:
    return any(found["custom_id"].startswith("tp:verify:") for found in usable(message))


def _match_in(card: Message) -> int:
    """The number of the match in the buttons of a lobby card."""
    return int(control(card, "start").split(":")[2])


class Match:
    """A running match, and its people, who look at its thread."""

    def __init__(self, app: SandboxApp, number: int, people: list[Scripted]) -> None:
        self.app, self.number, self.people = app, number, people

    async def brief(self) -> Brief:
        return await self.app.brief(self.number)

    async def steps(self) -> int:
        """The number of steps of the match, including sealed ones."""
        async with self.app.services.context.store.read() as db:
            row = await matches.find(db, self.number)
        assert row is not None
        return row.steps

    async def awaited(self) -> list[Scripted]:
        """The people who must act; none if the match is over. Turns that were answered ahead are played
        first."""
        async with asyncio.timeout(20):
            while await self._plays_by_itself():  # noqa: ASYNC110 (rows in a database make no event)
                await asyncio.sleep(0.02)
        brief = await self.brief()
        users = {player.user for player in brief.players if player.awaited}
        return [person for person in self.people if person.id in users] if brief.state == "running" else []

    async def _plays_by_itself(self) -> bool:
        """Whether a standing order is to be played now."""
        context = self.app.services.context
        async with context.store.read() as db:
            rows = await due.ripe(db, context.now(), 100)
        return any(row.match == self.number and row.kind == due.ORDER for row in rows)

    def messages(self) -> list[Message]:
        """The bot's public messages in the match's thread, oldest first."""
        world = self.app.box.world
        return [m for m in world.messages(self.people[0].channel_id) if m.author_id == world.bot.id]

    def board(self) -> Message:
        """The newest board message."""
        return next(one for one in reversed(self.messages()) if not _is_parcel(one))

    def parcel(self) -> Message | None:
        """The parcel of the finished match, or None."""
        return next((one for one in self.messages() if _is_parcel(one)), None)

    async def delivered(self) -> None:
        """Wait until all messages are sent."""
        await self.app.delivered()
