"""All match services on a database, a clock that stands still, and a sender that writes down what it gets."""

from __future__ import annotations

import itertools
import random
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ai.budget import Budget
from bot.ai.thinking import Inside
from bot.core import AnyRules
from bot.games.registry import GAMES
from bot.match import Brief, Context, Delivered, Delivery, MatchServices, Person, Place
from bot.match.delivery.worker import OutboxWorker
from bot.match.engine.models import Manager, Played
from bot.match.errors import MatchOver, NothingToUndo, UndoAnswered
from bot.match.outbox.messages import Board
from bot.match.scheduling.scheduler import Scheduler
from bot.store import Store, matches
from bot.store.schema import due
from tests.draining import all_done, drained
from tests.match.messages import message_of
from tests.new_database import put_database
from tests.toy import FERRY

ALL: dict[str, AnyRules] = {FERRY.key: FERRY, **GAMES}
ANN, BEN, CAT, DAN = (
    Person(11, "Ann", "en-GB"),
    Person(12, "Ben", "el"),
    Person(13, "Cat", "pl"),
    Person(14, "D"),
)
QUICK = Budget(nodes=200)
"""Computers think for so long."""
PEOPLE = (ANN, BEN, CAT, DAN)
OWNER = Manager(1, 99, "Olga")
HERE = Place(guild=1, channel=100, thread=200)
MESSAGES = itertools.count(1000)
"""Ids of messages; no two senders use the same."""


async def next_due(db: AsyncConnection) -> int | None:
    """When the next job is due; None if there is none."""
    at: int | None = (await db.execute(select(func.min(due.c.at)))).scalar()
    return at


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def on(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


def tokens(seed: str) -> Callable[[int], bytes]:
    """Secrets that are the same in every run."""
    count = itertools.count()
    return lambda size: sha256(f"{seed}:{next(count)}".encode()).digest()[:size]


class FakeSender:
    """Takes everything, unless `fail` raises. Message ids count up; the nonce makes a repeat harmless."""

    def __init__(self) -> None:
        self.jobs: list[Delivery] = []
        self.messages: dict[str, int] = {}
        self.fail: Callable[[Delivery], None] = lambda job: None

    async def deliver(self, job: Delivery) -> Delivered:
        self.fail(job)
        self.jobs.append(job)
        if job.kind in ("lobby", "hand", "open_tables") and message_of(job) is not None:
            return Delivered(message_of(job), job.channel)  # edited
        if isinstance(job.message, Board) and job.message.follow and job.edit is not None:
            return Delivered(job.edit, job.channel)
        if job.nonce not in self.messages:
            self.messages[job.nonce] = next(MESSAGES)
        return Delivered(self.messages[job.nonce], job.channel)

    def take(self, *kinds: str) -> list[Delivery]:
        """The deliveries of these kinds so far; forgets all."""
        taken = [job for job in self.jobs if not kinds or job.kind in kinds]
        self.jobs = []
        return taken


class MatchApp:
    def __init__(self, store: Store, clock: Clock, seed: str, games: Mapping[str, AnyRules] = ALL) -> None:
        self.store, self.clock, self.sender = store, clock, FakeSender()
        self.services = MatchServices(Context(store, games, clock, tokens(seed)), Inside(QUICK))
        self.worker = OutboxWorker(self.services.context, self.sender)
        self.scheduler = Scheduler(self.services)
        self._keys = itertools.count(1)
        self._seed = seed

    def key(self) -> str:
        return f"{self._seed}-{next(self._keys)}"

    async def sent(self, *kinds: str) -> list[Delivery]:
        """Deliver everything that is due; the jobs of these kinds."""
        await drained(self.worker)
        return self.sender.take(*kinds)

    async def later(self, milliseconds: int, *kinds: str) -> list[Delivery]:
        """Time passes; the bot looks after what is due whenever it is. The jobs of these kinds."""
        end, jobs = self.services.context.now() + milliseconds, list[Delivery]()
        while True:
            async with self.store.read() as db:
                at = await next_due(db)
            now = self.services.context.now()
            if at is None or at > end:
                break
            self.clock.on(max(0, at - now) / 1000)
            await all_done(self.scheduler)
            jobs += await self.sent(*kinds)
        self.clock.on((end - self.services.context.now()) / 1000)
        return jobs + await self.sent(*kinds)

    async def lobby(self, game: str = "ferry", seats: int = 2, **options: str) -> Brief:
        brief = await self.services.lobby.open(game, seats, options, ANN, HERE, "en")
        for person in PEOPLE[1:seats]:
            brief = await self.services.lobby.join(brief.match, person, HERE.guild)
        return brief

    async def close(self, match: int) -> Brief:
        """All people leave the lobby, so that it closes."""
        brief = await self.services.views.brief(match)
        for player in brief.persons:
            if player.user is not None:
                brief = await self.services.lobby.leave(match, player.user)
        return brief

    async def start(self, game: str = "ferry", seats: int = 2, **options: str) -> Brief:
        brief = await self.lobby(game, seats, **options)
        return await self.services.lobby.start(brief.match, ANN.user)

    async def play(self, match: int, person: Person, *moves: str, at: int | None = None) -> Played:
        return await self.services.play.submit(match, person.user, at, moves, key=self.key())

    async def resend(self, match: int) -> None:
        """The newest board once more, as the manager of the server wants it."""
        await self.services.moderation.resend(OWNER, match, key=self.key())

    async def move(self, match: int, person: Person, place: Place) -> Brief:
        """A person moves the match, and the others agree."""
        asked = self.services.proposals.move
        votes = await asked(match, person.user, place, key=self.key())
        brief = await self.services.views.brief(match)
        for seat in votes.missing:
            user = brief.players[seat].user
            assert user is not None
            await asked(match, user, place, key=self.key())
        return await self.services.views.brief(match)

    async def pledge(self, match: int, seats: int = 2) -> None:
        """Everybody pledges the first crate and the first flag."""
        for person in PEOPLE[:seats]:
            first = (await self.services.play.preview(match, person.user, None)).answers[0].notation
            await self.play(match, person, first, "F.a")

    async def turn(self, match: int) -> Person:
        """Who is to move."""
        brief = await self.services.views.brief(match)
        return PEOPLE[brief.awaited[0]]

    async def at_random(self, match: int, rng: random.Random, steps: int = 10_000) -> Brief:
        """Random play, some of it in batches, till the end or for so many batches."""
        for _ in range(steps):
            brief = await self.services.views.brief(match)
            if brief.state != "running":
                return brief
            person = PEOPLE[rng.choice(brief.awaited)]
            draft: list[str] = []
            while True:
                preview = await self.services.play.preview(match, person.user, None, draft)
                half = bool(preview.turns) and not preview.whole  # in the middle of a turn that is planned
                if preview.status != "asked" or (draft and not half and rng.random() < 0.2):
                    break
                draft.append(rng.choice(preview.answers).notation)
            await self.play(match, person, *draft)
            if rng.random() < 0.1:
                await self.undo_if_possible(match, person)
        return await self.services.views.brief(match)

    async def undo_if_possible(self, match: int, person: Person) -> bool:
        """Take back what the person has done last, unless that cannot be."""
        with suppress(NothingToUndo, UndoAnswered, MatchOver):
            await self.services.play.undo(match, person.user, key=self.key())
            return True
        return False

    async def secret_of(self, match: int) -> bytes:
        async with self.store.read() as db:
            row = await matches.find(db, match)
        assert row is not None
        assert row.secret is not None
        return row.secret


@asynccontextmanager
async def open_app(
    where: Path | str, seed: str = "seed", clock: Clock | None = None
) -> AsyncIterator[MatchApp]:
    """`where`: an SQLite file, or the address of a database."""
    put_database(where)
    store = await Store.open(where if isinstance(where, str) else f"sqlite:///{where}")
    app = MatchApp(store, clock or Clock(), seed)
    try:
        yield app
    finally:
        await app.services.context.idle()
        await store.close()


def kinds(jobs: Sequence[Delivery]) -> list[str]:
    return [job.kind for job in jobs]
