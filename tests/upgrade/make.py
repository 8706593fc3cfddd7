"""Makes the database that the upgrade tests keep, with the code of an older version.

`turnpost-0005.sqlite.xz` and `positions.json.xz` were made with commit ccb0f04, the first that offers all
four games; its database is of the form 0005, before anything for owners of servers was stored:

    git worktree add OLD ccb0f04 && cp -r tests/upgrade OLD/tests/
    cd OLD && python -m tests.upgrade.make tests/upgrade turnpost-0005

A newer database is added beside the old one, which stays as it is. This file must run with old code: it uses
the table, and nothing of the tests.
"""

from __future__ import annotations

import asyncio
import itertools
import lzma
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from bot.games.registry import GAMES
from bot.match import Context, Delivered, Delivery, MatchServices, Person, Place
from bot.match.delivery.worker import OutboxWorker
from bot.match.errors import NothingToUndo, UndoAnswered
from bot.match.lobby.terms.clock import TableClock
from bot.match.proposals.clock import End
from bot.match.scheduling.scheduler import Scheduler
from bot.match.timing.clock import TimeControl
from bot.store import Store
from tests.draining import all_done, drained

HOUR = 3_600_000
PEOPLE = (
    Person(11, "Ann", "en-GB"),
    Person(12, "Βασίλης", "el"),
    Person(13, "Łucja *Ż*", "pl"),
    Person(14, "D", None),
    Person(15, "Eve_the_fifth", "en-US"),
)
ZOE = Person(77, "Zoë", "en-US")
GUILD = 1


class Position(msgspec.Struct, frozen=True):
    """What the old version showed of a match."""

    match: int
    game: str
    state: str
    steps: int
    what_for: str
    awaited: tuple[int, ...]
    views: dict[str, Any]
    """By seat, and "public"."""
    moves: dict[str, list[str]]
    """All legal moves, by the seat that is to act."""
    totals: list[int] | None = None


class Sender:
    """Takes everything."""

    def __init__(self) -> None:
        self._ids = itertools.count(5000)

    async def deliver(self, job: Delivery) -> Delivered:
        return Delivered(next(self._ids), job.channel)


class Maker:
    def __init__(self, store: Store) -> None:
        self.store, self.time, self.rng = store, datetime(2026, 3, 1, 12, tzinfo=UTC), random.Random(7)
        self.services = MatchServices(Context(store, GAMES, lambda: self.time, tokens()))
        self.worker = OutboxWorker(self.services.context, Sender())
        self.scheduler = Scheduler(self.services)
        self.threads, self.keys = itertools.count(200), itertools.count(1)
        self.made: dict[int, str] = {}

    def key(self) -> str:
        return f"interaction-{next(self.keys)}"

    async def later(self, milliseconds: int) -> None:
        self.time += timedelta(milliseconds=milliseconds)
        await all_done(self.scheduler)
        await drained(self.worker)

    async def lobby(
        self, what_for: str, game: str, seats: int, time_control: TimeControl | None = None, **options: str
    ) -> int:
        place = Place(GUILD, 100, next(self.threads))
        brief = await self.services.lobby.open(game, seats, options, PEOPLE[0], place, "en", key=self.key())
        self.made[brief.match] = what_for
        for person in PEOPLE[1:seats]:
            await self.services.lobby.join(brief.match, person, GUILD)
        if time_control is not None:
            await self.services.lobby.set_terms(brief.match, PEOPLE[0].user, TableClock(time_control))
        return brief.match

    async def start(
        self, what_for: str, game: str, seats: int, time_control: TimeControl | None = None, **options: str
    ) -> int:
        match = await self.lobby(what_for, game, seats, time_control, **options)
        await self.services.lobby.start(match, PEOPLE[0].user)
        return match

    async def turn(self, match: int) -> bool:
        """Somebody who is to act decides once; False: the match is over."""
        brief = await self.services.views.brief(match)
        if brief.state != "running":
            return False
        person = PEOPLE[self.rng.choice(brief.awaited)]
        draft: list[str] = []
        while True:
            preview = await self.services.play.preview(match, person.user, None, draft)
            if preview.status != "asked" or (draft and self.rng.random() < 0.2):
                break
            draft.append(self.rng.choice(preview.answers).notation)
        await self.services.play.submit(match, person.user, None, draft, key=self.key())
        if self.rng.random() < 0.15:
            with suppress(NothingToUndo, UndoAnswered):
                await self.services.play.undo(match, person.user, key=self.key())
        await self.later(self.rng.randrange(HOUR // 4))
        return True

    async def turns(self, match: int, until: Callable[[Any], bool] | int) -> None:
        """So many decisions; or until the public view is as wanted."""
        for count in range(10_000):
            if isinstance(until, int) and count >= until:
                return
            if not isinstance(until, int) and until((await self.services.views.look(match)).view):
                return
            if not await self.turn(match):
                return

    async def position(self, match: int) -> Position:
        brief = await self.services.views.brief(match)
        base = (match, brief.game, brief.state)
        if brief.state == "lobby":
            return Position(*base, 0, self.made[match], (), {}, {})
        views, moves = {"public": built((await self.services.views.look(match)).view)}, dict[str, list[str]]()
        score = (await self.services.views.look(match)).score
        for seat in range(brief.seats):
            look = await self.services.views.look_seat(match, seat)
            views[str(seat)] = built(look.view)
            user = brief.players[seat].user
            if seat in brief.awaited and user is not None:
                preview = await self.services.play.preview(match, user, None)
                moves[str(seat)] = [answer.notation for answer in preview.answers]
        async with self.store.read() as db:
            steps = (await db.exec_driver_sql(f"select steps from matches where id = {match}")).scalar_one()
        totals = None if score is None else [place.total for place in score.seats]
        return Position(*base, int(steps), self.made[match], brief.awaited, views, moves, totals)


def tokens() -> Callable[[int], bytes]:
    """Secrets that are the same in every run."""
    count = itertools.count()
    return lambda size: sha256(f"upgrade:{next(count)}".encode()).digest()[:size]


def built(view: Any) -> Any:
    """A view as plain values, with texts for keys."""
    return msgspec.json.decode(msgspec.json.encode(view))


async def fill(maker: Maker) -> None:
    """Matches of all four games in all states."""
    services = maker.services
    reserve = TimeControl(clock="reserve", turn=12 * HOUR, reserve=72 * HOUR, quiet="stops", vacation=10)
    await maker.start("begun, nobody has moved", "edo", 4)
    match = await maker.start("two seats, on its way", "golden_horn", 2)
    await maker.turns(match, 12)
    match = await maker.start(
        "four seats, all variants, a reserve of time",
        "golden_horn",
        4,
        reserve,
        ship_placement="choice",
        open_warehouses="on",
        start_seat="3",
        crests="TEAL",
    )
    await maker.turns(match, 18)
    match = await maker.start("played to its end", "pyramids", 2)
    await maker.turns(match, 10_000)
    match = await maker.start("three seats, one has sealed", "pyramids", 3)
    await maker.turns(match, lambda view: view.round >= 3)
    await play_one(maker, match, 1)
    match = await maker.start(
        "four seats, one taken over, a deadline a turn", "pyramids", 4, TimeControl("turn", 24 * HOUR)
    )
    await maker.turns(match, 25)
    await services.seats.offer(match, PEOPLE[3].user, key=maker.key())
    await services.seats.take(match, ZOE, 3, GUILD, key=maker.key())
    match = await maker.start("two seats, on its way", "bora_bora", 2)
    await maker.turns(match, 30)
    match = await maker.start("four seats, a request to take back", "bora_bora", 4)
    await maker.turns(match, 24)
    await ask_back(maker, match)
    match = await maker.start(
        "five seats with all expansions, a reserve of time, a draft",
        "edo",
        5,
        reserve,
        temples="on",
        privileges="on",
        ronin="on",
    )
    await maker.turns(match, 40)
    brief = await services.views.brief(match)
    mover = PEOPLE[brief.awaited[0]].user
    first = (await services.play.preview(match, mover, None)).answers[0].notation
    await services.play.save_draft(match, mover, None, [first])
    match = await maker.start("paused", "edo", 3)
    await maker.turns(match, 15)
    for person in PEOPLE[:3]:
        await services.proposals.pause(match, person.user, key=maker.key())
    match = await maker.start("ended by agreement", "golden_horn", 3)
    await maker.turns(match, 5)
    for person in PEOPLE[:3]:
        await services.proposals.propose(match, person.user, End(), key=maker.key())
    match = await maker.start("a seat is offered", "golden_horn", 3)
    await maker.turns(match, 6)
    await services.seats.offer(match, PEOPLE[1].user, key=maker.key())
    match = await maker.start(
        "the house plays for somebody", "bora_bora", 3, TimeControl("turn", 6 * HOUR, absence="autopilot")
    )
    await maker.turns(match, 15)
    brief = await services.views.brief(match)
    away = brief.awaited[0]
    for _ in range(40):
        await maker.later(HOUR)
        brief = await services.views.brief(match)
        if brief.players[away].on_autopilot:
            break
        for seat in set(brief.awaited) - {away}:
            await play_one(maker, match, seat)
    await maker.lobby("a lobby with a free seat", "edo", 5)
    await services.lobby.leave(max(maker.made), PEOPLE[4].user)
    await services.lobby.invite(max(maker.made), PEOPLE[0].user, [ZOE])
    await drained(maker.worker)
    match = await maker.start("nothing of it is delivered yet", "pyramids", 3)
    await play_one(maker, match, 0)


async def play_one(maker: Maker, match: int, seat: int) -> None:
    preview = await maker.services.play.preview(match, PEOPLE[seat].user, None)
    if preview.status == "asked":
        move = maker.rng.choice(preview.answers).notation
        await maker.services.play.submit(match, PEOPLE[seat].user, None, [move], key=maker.key())


async def ask_back(maker: Maker, match: int) -> None:
    for person in PEOPLE[:4]:
        choices = await maker.services.undo.choices(match, person.user)
        if choices.earlier:
            number = choices.earlier[-1].number
            await maker.services.undo.ask(match, person.user, number, key=maker.key())
            return


async def make(folder: Path, name: str) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "turnpost.sqlite"
        store = await Store.open(f"sqlite:///{file}")
        maker = Maker(store)
        await fill(maker)
        positions = [await maker.position(match) for match in maker.made]
        await maker.services.context.idle()
        await store.close()
        with closing(sqlite3.connect(file)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")
        (folder / f"{name}.sqlite.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
        told = msgspec.json.encode(positions)
        (folder / "positions.json.xz").write_bytes(lzma.compress(told, preset=9))
    for one in positions:
        print(one.match, one.game, one.state, one.steps, one.what_for, one.awaited)


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1]), sys.argv[2]))
