"""Moves a second with everything that follows, and their cost: by whole bots on the sandbox.

Everybody types a turn as soon as the board with the one before it is there. The sandbox, the people and (with
two processes) PostgreSQL share the machine's cores with the bots, so the figures are on the safe side.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from bot.core import read
from bot.games.registry import GAMES
from bot.match import Context, MatchServices, Person, Place
from bot.sandbox import events
from bot.sandbox.things import Person as SandboxPerson
from bot.store import Store, outbox, steps
from tests import postgres
from tests.bench.figure import Figure, figure
from tests.e2e.program import Program
from tests.e2e.test_kill import whole_turn
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted
from tests.sandbox.world import for_shard

GAME = "golden_horn"
RULES = GAMES[GAME]
LANES = 16
"""Matches that are played at the same time."""
WARM, SECONDS = 3, 12
"""Seconds before it counts, and that count."""
PATIENCE = 60.0
"""Seconds after which something is wrong, however busy the machine."""


def run() -> list[Figure]:
    found = asyncio.run(_on_sqlite())
    if postgres.lacking() is None:
        with postgres.running(durable=True) as server, server.database() as url:
            found += asyncio.run(_on_postgres(url))
    return found


async def _on_sqlite() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/turnpost.sqlite"
        return _figures("SQLite, one process", await _played(Path(folder), url, 1), 1)


async def _on_postgres(url: str) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        return _figures("PostgreSQL, two processes", await _played(Path(folder), url, 2), 2)


class Played(NamedTuple):
    """Boards posted in each second, and milliseconds of the bots' processors for a move."""

    posted: list[float]
    processor: float


def _figures(where: str, played: Played, processes: int) -> list[Figure]:
    note = f"{LANES} matches of {GAME}, each move with its picture; {processes} + {processes} that draw"
    return [
        figure(f"sustained moves, {where}", played.posted, "1/s", None, note, "high"),
        figure(f"processor of the bot a move, {where}", [played.processor], "ms", None, "without what draws"),
    ]


def _used(bots: Sequence[Program]) -> float:
    """Seconds of processor that these processes have used."""
    stats = [Path(f"/proc/{bot.pid}/stat").read_text().rpartition(")")[2].split() for bot in bots]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf(
        "SC_CLK_TCK"
    )  # proc(5): utime, stime


async def _played(folder: Path, url: str, processes: int) -> Played:
    async with Box() as box, _store(url) as services:
        box.actions.book.answer_seconds = PATIENCE  # how fast it answers is measured elsewhere
        lanes = [await _lane(box, services, number, number % processes, processes) for number in range(LANES)]
        bots: list[Program] = []
        async with contextlib.AsyncExitStack() as running:
            for shard in range(processes):
                own = folder / f"shard{shard}"
                own.mkdir()
                settings = {
                    "DATABASE_URL": url,
                    "SHARD_COUNT": str(processes),
                    "SHARD_IDS": str(shard),
                    "REQUESTS_PER_SECOND": "0",  # how fast the bot is, not Discord
                }
                bots.append(await running.enter_async_context(Program(box, own, settings)))
            await box.until_online(60, range(processes))
            await _delivered(services)
            playing = [asyncio.create_task(lane.play()) for lane in lanes]
            begun = time.perf_counter() + WARM
            await asyncio.sleep(WARM)
            used = _used(bots)
            await asyncio.sleep(SECONDS)
            used = _used(bots) - used
            for task in playing:
                task.cancel()
            for ended in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended
    posted = [int(at - begun) for lane in lanes for at in lane.posted if at >= begun]
    counts = [float(posted.count(second)) for second in range(SECONDS)]
    return Played(counts, 1000 * used / max(sum(counts), 1))


@asynccontextmanager
async def _store(url: str) -> AsyncIterator[MatchServices]:
    store = await Store.open(url)
    try:
        yield MatchServices(Context(store, GAMES))
    finally:
        await store.close()


async def _delivered(services: MatchServices) -> None:
    async with asyncio.timeout(180):
        while True:
            async with services.context.store.read() as db:
                if not (await outbox.depth(db))[0]:
                    return
            await asyncio.sleep(0.05)


async def _lane(
    box: Box, services: MatchServices, number: int, shard: int, shards: int, pair: int | None = None
) -> Lane:
    """A match of two in a channel of its own, on a server of that shard.

    Args:
        pair: the number of the two, who are made if they are new; None: Ada and Nikos.
    """
    world = box.world
    name = f"Port {shard}"
    guild = next((one for one in world.guilds.values() if one.name == name), None) or world.add_guild(
        name, world.person("Ada").id, id=for_shard(world.snowflakes.next(), shard, shards)
    )
    people = [_person(box, one, guild.id) for one in _names(pair)]
    channel = world.add_channel(guild.id, f"quay-{number}")
    place = Place(guild.id, channel.id, None)
    host, guest = (Person(one.id, one.name) for one in people)
    brief = await services.lobby.open(GAME, 2, {}, host, place, "en")
    await services.lobby.join(brief.match, guest, guild.id)
    await services.lobby.start(brief.match, people[0].id)
    brief = await services.views.brief(brief.match)
    seats = [Scripted(box, player.user, channel) for player in brief.players if player.user is not None]
    return Lane(box, services, brief.match, seats, number)


def _names(pair: int | None) -> tuple[str, str]:
    return ("Ada", "Nikos") if pair is None else (f"Ada {pair}", f"Nikos {pair}")


def _person(box: Box, name: str, guild: int) -> SandboxPerson:
    try:
        return box.world.person(name)
    except KeyError:
        return box.world.add_person(name, guild_ids=[guild])


class Lane:
    """A match that is played without pause. What its players must know is read from its log."""

    def __init__(
        self, box: Box, services: MatchServices, match: int, people: Sequence[Scripted], seed: int
    ) -> None:
        self._services, self._match, self._people = services, match, people
        self._rng, self._shown, self._n = random.Random(seed), asyncio.Event(), 0
        self._state: Any = None
        self._channel, self._bot = people[0].channel_id, box.world.bot.id
        self.posted: list[float] = []
        """When a board was there."""
        for person in people:
            person.seconds = PATIENCE
        self.leave = box.world.subscribe(self._note)
        """Hear of no more boards."""

    def _note(self, event: events.Event) -> None:
        if isinstance(event, events.MessageCreated) and event.message.seen_by is None:
            message = event.message
            if (message.channel_id, message.author_id) == (self._channel, self._bot):
                self._shown.set()

    async def play(self) -> None:
        """Till the end of the match, or until cancelled."""
        while await self.turn() is not None:
            pass

    async def turn(self) -> float | None:
        """Take one turn and wait for its board: seconds until it was answered; None if the match is over."""
        if (chosen := await self.choose()) is None:
            return None
        seat, moves = chosen
        self._shown.clear()
        begun = time.perf_counter()
        answer = await self._people[seat].slash("move", move=" ".join(moves), match=self._match)
        took = time.perf_counter() - begun
        assert not answer.failed, answer.how
        async with asyncio.timeout(PATIENCE):
            await self._shown.wait()
        self.posted.append(time.perf_counter())
        return took

    async def choose(self) -> tuple[int, list[str]] | None:
        """Who is to move, and a whole turn; None if the match is over."""
        to_act = RULES.to_act(await self._position())
        return (to_act[0], whole_turn(GAME, self._state, to_act[0], self._rng)) if to_act else None

    async def advance(self, turns: int) -> None:
        """Play turns without Discord, as long as the match goes on."""
        for number in range(turns):
            if (chosen := await self.choose()) is not None:
                seat, moves = chosen
                user = self._people[seat].id
                await self._services.play.submit(self._match, user, None, moves, key=f"before {number}")

    async def _position(self) -> Any:
        if self._state is None:
            brief = await self._services.views.brief(self._match)
            self._state = RULES.start(brief.seats, brief.options)
        async with self._services.context.store.read() as db:
            rows = await steps.log(db, self._match, self._n + 1)
        for row in rows:
            move = read(RULES, self._state, row.seat, row.move)
            self._state, self._n = RULES.apply(self._state, row.seat, move), row.n
        return self._state
