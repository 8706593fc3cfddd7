"""Two processes on one PostgreSQL database, each with a shard: a match is played from both at once.

The match lives on a server of shard 1; direct messages come to shard 0. So every act may reach either
process, whatever the one before it reached.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from bot.games.registry import GAMES
from bot.match import Context, MatchServices
from bot.match.fairness.verify import verify
from bot.sandbox.things import Channel
from bot.store import Store
from tests.e2e.moments import Moment
from tests.e2e.panel import at_table
from tests.e2e.players import answer_one, is_over, press_verb, random_moves
from tests.e2e.program import Outside, Program
from tests.e2e.sandbox_app import Match
from tests.e2e.test_kill import listening, marks, replayed
from tests.e2e.test_killed_playing import Watch, log_of, turns
from tests.long import LONG
from tests.postgres import in_a_loop
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted
from tests.sandbox.world import for_shard

QUAY = "far-quay"
REFUSED = re.compile(
    r"discord\.shard: Failed to connect .*?\n(?:(?!\[).*\n)*discord\.gateway\.ReconnectWebSocket.*\n"
)
"""What discord.py writes when the gateway refuses a connection, as a test wants it."""
KILLS = 4
TABLES = (("Ada", "Bruno", "Elif"), ("Nikos", "Zofia", "Ada"))


class Part(Program):
    """A process with one of two shards."""

    def __init__(self, box: Box, folder: Path, url: str, shard: int, **more: str) -> None:
        settings = {
            **more,
            "DATABASE_URL": url,
            "SHARD_COUNT": "2",
            "SHARD_IDS": str(shard),
            "TIME_LAPSE_FRAMES": "0",
        }
        folder.mkdir()
        super().__init__(box, folder, settings, plain=True, patience=90.0)
        self.shard = shard

    async def up(self) -> None:
        await super().up()
        await self.box.until_online(90, [self.shard])

    async def has_said(self, words: str) -> None:
        """Wait until it stands in the log."""
        async with asyncio.timeout(30):
            while words not in self.log.read_text():  # noqa: ASYNC110
                await asyncio.sleep(0.1)

    async def gone(self) -> int:
        assert self._process is not None
        status = await self._process.wait()
        async with asyncio.timeout(10):
            while (self.shard, 2) in self.box.gateway.connected:  # noqa: ASYNC110 (a few milliseconds)
                await asyncio.sleep(0.005)
        return status


class Far(Outside):
    """Looks into the database of both; everybody is on a server of shard 1."""

    seconds = 20.0
    """How long people wait for an answer."""

    def __init__(self, box: Box, folder: Path, services: MatchServices, url: str) -> None:
        super().__init__(box, folder / "none.sqlite", services)
        self._url = make_url(url)

    def person(self, name: str, channel: int | str | Channel | None = None) -> Scripted:
        person = super().person(name, channel or QUAY)
        person.seconds = self.seconds
        return person

    def query(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows, for a statement with question marks."""
        for number in range(1, len(values) + 1):
            statement = statement.replace("?", f"${number}", 1)

        async def work() -> list[tuple[Any, ...]]:
            host = self._url.query["host"]
            user, database = self._url.username, self._url.database
            connection = await asyncpg.connect(host=host, user=user, database=database)
            try:
                return [tuple(row) for row in await connection.fetch(statement, *values)]
            finally:
                await connection.close()

        return in_a_loop(work)


@pytest.fixture
async def parts(box: Box, tmp_path: Path, postgres_url: str) -> AsyncIterator[list[Part]]:
    world = box.world
    guild = world.add_guild(
        "Far Harbour", world.person("Ada").id, id=for_shard(world.snowflakes.next(), 1, 2)
    )
    world.add_channel(guild.id, QUAY)
    box.actions.book.answer_seconds = 6.0  # two more processes may make a machine slow
    both = [Part(box, tmp_path / f"shard{shard}", postgres_url, shard) for shard in range(2)]
    try:
        await asyncio.gather(*(part.up() for part in both))
        yield both
    finally:
        for part in both:
            part.kill()
            await part.gone()
    for part in both:
        written = REFUSED.sub("", part.log.read_text())
        assert "Traceback" not in written, written[written.index("Traceback") :][:4000]


@pytest.fixture
async def far(box: Box, tmp_path: Path, parts: list[Part], postgres_url: str) -> AsyncIterator[Far]:
    store = await Store.open(postgres_url)
    yield Far(box, tmp_path, MatchServices(Context(store, GAMES)), postgres_url)
    await store.close()


def somewhere(person: Scripted, rng: random.Random) -> Scripted:
    """In the match's thread or in the direct messages: before one or the other process."""
    return rng.choice((person, person.in_dm()))


async def by_moves(person: Scripted, match: Match, rng: random.Random) -> None:
    await somewhere(person, rng).slash(
        "move", move=await random_moves(person, match, rng), match=match.number
    )


async def by_page(person: Scripted, match: Match, rng: random.Random) -> None:
    """One page, pressed to its end where it was opened."""
    there = somewhere(person, rng)
    answer = await there.slash("turn", match=match.number)
    while not answer.failed and not is_over(answer) and await press_verb(there, answer, "confirm") is None:
        answer = await answer_one(there, answer, rng)


async def twice_at_once(person: Scripted, match: Match, rng: random.Random) -> None:
    """The same turn before both processes: one is played, the other is told so."""
    moves, before = await random_moves(person, match, rng), await match.steps()
    page = await person.slash("turn", match=match.number)
    page2 = await person.in_dm().slash("turn", match=match.number)
    assert not page.failed
    assert not page2.failed
    answers = await asyncio.gather(
        *(there.slash("move", move=moves, match=match.number) for there in (person, person.in_dm()))
    )
    assert not any(answer.failed for answer in answers)
    assert await match.steps() > before


@contextlib.contextmanager
def checked(far: Far) -> Iterator[Callable[[Match], Coroutine[Any, Any, None]]]:
    """Listens to what is said; then a match can be checked: every message and ping is there once."""
    with listening(far.box) as sent:

        async def check(match: Match) -> None:
            await far.delivered(60)
            state, turns = replayed(far, match.number)  # type: ignore[arg-type]
            rules = GAMES[(await match.brief()).game]
            assert tuple((await match.brief()).awaited) == tuple(rules.to_act(state))
            own = [message for message in sent if message.channel_id == match.people[0].channel_id]
            assert {mark: often for mark, often in marks(sent).items() if often > 1} == {}, "told twice"
            users = dict(far.query('select seat, "user" from seats where match = ?', match.number))
            pinged = Counter(user for message in own for user in message.pings)
            assert pinged == Counter(users[seat] for seat in turns), "one ping a turn"
            assert far.query("select id from outbox where state not in ('done', 'failed')") == []
            said: list[str] = []
            if rules.to_act(state):
                for person in match.people:
                    answer = await at_table(person, "end", match=match.number)
                    assert not answer.failed, said
                    said.append(answer.text)
            report = verify(await match.app.services.transfer.export(match.number))
            assert report.sound, (report.sentences, said)

        yield check


@LONG
@pytest.mark.parametrize("game", ["golden_horn", "pyramids"])
async def test_a_whole_match_at_both(game: str, far: Far) -> None:
    """Everybody acts now here, now there, and whoever must act at the same time does."""
    rng = random.Random(game)
    with checked(far) as check:
        match = await far.open(game, ("Ada", "Nikos"))
        while awaited := await match.awaited():
            await far.delivered(60)  # or a turn may be over before it was pinged for
            ways = [rng.choice((by_moves, by_page, twice_at_once)) for _ in awaited]
            await asyncio.gather(
                *(way(person, match, rng) for way, person in zip(ways, awaited, strict=True))
            )
        await far.delivered(60)
        assert match.parcel() is not None
        await check(match)


async def play_on(match: Match, watch: Watch, rng: random.Random) -> None:
    """Act wherever somebody answers, whenever pinged; not so fast that it is over before the last kill."""
    while awaited := await match.awaited():
        await asyncio.sleep(0.3)
        for person in awaited:
            await watch.until_pinged(person, await turns(match, person))
            with contextlib.suppress(AssertionError, TimeoutError):  # an answer that died with its process
                await rng.choice((by_moves, by_page))(person, match, rng)


@LONG
async def test_one_is_killed_while_the_other_goes_on(box: Box, parts: list[Part], far: Far) -> None:
    rng, watch = random.Random(3), Watch(box)
    box.world.subscribe(watch.note)
    far.seconds, box.actions.book.answer_seconds = 5.0, 3.0
    with checked(far) as check:
        tables = [await far.open("golden_horn", names) for names in TABLES]
        playing = [asyncio.create_task(play_on(match, watch, rng)) for match in tables]
        alone = 0
        for kill in range(KILLS):
            victim = parts[kill % 2]
            await Moment(box, victim.kill, rng).strike()
            await victim.gone()
            before = [await log_of(match) for match in tables]
            played = 0
            for look in range(20):  # a busy machine needs more than a second and a half
                await asyncio.sleep(0.5)
                played = 0
                for match, rows in zip(tables, before, strict=True):
                    after = await log_of(match)
                    assert after[: len(rows)] == rows, "what was committed stays"
                    played += len(after) - len(rows)
                if look >= 2 and played:
                    break
            alone += played
            await victim.up()
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        assert alone > 0, "people played while one process was down"
        for match in tables:
            await check(match)


@LONG
async def test_the_other_takes_over_what_one_leaves(box: Box, parts: list[Part], far: Far) -> None:
    """Killed for good: within a minute the other is on its servers, and gives them back."""
    rng, gone = random.Random(5), parts[1]
    far.seconds = 20.0
    with checked(far) as check:
        match = await far.open("golden_horn", ("Ada", "Nikos"))
        await far.delivered(60)
        box.faults.slow(r"POST /channels/\d+/messages$", times=2, seconds=1.0)  # it dies while it sends
        (person,) = await match.awaited()
        await person.in_dm().slash("move", move=await random_moves(person, match, rng), match=match.number)
        gone.kill()
        await gone.gone()
        await box.until_online(60, [0, 1])
        await far.delivered(60)
        for person in await match.awaited():
            await person.slash("move", move=await random_moves(person, match, rng), match=match.number)
        box.gateway.refuse_connections = True  # it runs, and is not connected yet
        await gone.up()
        await parts[0].has_said("shard 1 has its own process again")
        await asyncio.sleep(3.0)  # a look at who is there later
        for person in match.people:
            assert not (await person.slash("turn", match=match.number)).failed, "somebody answers"
        box.gateway.refuse_connections = False
        playing = asyncio.create_task(ask_on(match.people[0], match))
        await parts[0].has_said("shard 1 is connected by its own process")
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert not playing.done() or playing.cancelled(), playing.exception()
        for person in await match.awaited():
            await by_page(person, match, rng)
        await check(match)


async def ask_on(person: Scripted, match: Match) -> None:
    """Ask for the own turn again and again, without an end."""
    while True:
        assert not (await person.slash("turn", match=match.number)).failed, "one of the two answers"


@LONG
async def test_the_number_of_shards_is_changed_without_a_stop(
    box: Box, tmp_path: Path, postgres_url: str
) -> None:
    """Two processes with a shard each beside one that has all: when both are connected it ends by itself."""
    box.actions.book.answer_seconds = 6.0
    (tmp_path / "old").mkdir()
    whole = {"DATABASE_URL": postgres_url, "SHARD_COUNT": "1", "TIME_LAPSE_FRAMES": "0"}
    old = Program(box, tmp_path / "old", whole, plain=True)
    new = [Part(box, tmp_path / f"new{n}", postgres_url, n, RESHARD_FROM="1") for n in range(2)]
    try:
        await old.up()
        ada = Scripted(box, box.world.person("Ada").id)
        ada.seconds = 20.0
        assert not (await ada.slash("table mine")).failed
        await asyncio.gather(*(part.up() for part in new))
        assert old._process is not None
        async with asyncio.timeout(60):
            assert await old._process.wait() == 0
        for place in (ada, ada.in_dm()):
            assert not (await place.slash("table mine")).failed
        assert "All 2 shards are served by other processes." in old.log.read_text()
    finally:
        for part in (old, *new):
            part.kill()
    for part in (old, *new):
        assert "Traceback" not in part.log.read_text()
