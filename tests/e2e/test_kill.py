"""The process is killed at random points of play, thirty times; people go on after every restart.

Nothing that was committed is lost, every new turn is pinged, and no message is there twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core import CHANCE, Seat, Step, effective, read
from bot.games.registry import GAMES
from bot.sandbox import events
from bot.sandbox.things import Message
from tests.e2e.plain_bot import PlainBot
from tests.e2e.sandbox_app import control
from tests.long import LONG
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted

KILLS = 15
LOST_ANSWER = r"POST /channels/\d+/messages"


class Process:
    """The bot in a process of its own, on a sandbox in this one."""

    def __init__(self, box: Box, database: Path) -> None:
        self.box, self.database = box, database
        self.running: PlainBot | None = None
        self.log = database.with_suffix(".log")

    async def up(self) -> None:
        env = {
            **os.environ,
            "DISCORD_TOKEN": self.box.token,
            "DISCORD_API_BASE": self.box.api_base,
            "DISCORD_GATEWAY": self.box.gateway_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
        }
        self.running = PlainBot(env, self.database.parent, self.log)
        await self.box.until_online(30)

    async def kill(self) -> None:
        if self.running is not None:
            self.running.kill()
            await self.running.wait()
            await until(lambda: not self.box.world.bot_online)
            self.running = None

    def query(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            return db.execute(statement, values).fetchall()

    async def delivered(self) -> None:
        """Nothing is left in the outbox."""
        await until(lambda: not self.query("select 1 from outbox where state in ('pending', 'sending')"))


async def until(ready: Callable[[], bool], seconds: float = 60) -> None:
    """Look every now and then: another process changes what is looked at."""
    async with asyncio.timeout(seconds):
        while not ready():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def replayed(process: Process, match: int) -> tuple[Any, list[Seat]]:
    """The state that the log leads to, and whom every batch gave a new turn, in order.

    One who goes on with the own turn has none; the last of several to decide has, when all is opened.
    """
    game, seats, options = process.query("select game, seats, options from matches where id = ?", match)[0]
    rules = GAMES[game]
    rows = process.query("select seat, move, batch from steps where match = ? order by n", match)
    log = effective(Step(seat, move) for seat, move, _ in rows)
    assert len(log) == len(rows), "nobody takes anything back in this test"
    state = rules.start(seats, msgspec.json.decode(options))
    turns: list[Seat] = []
    for batch, pairs in groupby(zip(log, rows, strict=True), key=lambda pair: pair[1][2]):
        steps = [step for step, _ in pairs]
        before = rules.to_act(state) if batch > 1 else ()
        sealed = rules.may_change(state)
        for step in steps:
            state = rules.apply(state, step.seat, read(rules, state, step.seat, step.move))
        opened = bool(sealed) and not rules.may_change(state)
        awaited = rules.to_act(state)
        turns += [seat for seat in awaited if seat not in before or (opened and seat == steps[0].seat)]
    return state, turns


def whole_turn(game: str, state: Any, seat: Seat, rng: random.Random) -> list[str]:
    """Legal moves of a seat until somebody else or chance must answer."""
    rules, moves = GAMES[game], []
    while seat in rules.to_act(state):
        move = rng.choice([one for one in rules.moves(state, seat) if one.kind != "back"])
        moves.append(str(move))
        state = rules.apply(state, seat, move)
    return moves


@contextlib.contextmanager
def listening(box: Box) -> Iterator[list[Message]]:
    """Every lasting message the bot sends meanwhile."""
    sent: list[Message] = []

    def note(event: events.Event) -> None:
        if isinstance(event, events.MessageCreated):
            ours = event.message.author_id == box.world.bot.id
            if ours and not event.message.ephemeral:
                sent.append(event.message)

    stop = box.world.subscribe(note)
    try:
        yield sent
    finally:
        stop()


def marks(messages: list[Message]) -> Counter[str]:
    """How often each delivery is there: the mark on its first button. A card whose table has begun has a
    button without one."""
    found: Counter[str] = Counter()
    for message in messages:
        for row in message.components[:1]:
            mark = row["components"][0]["custom_id"].rpartition(":")[2]
            if mark != "lobby":
                found[mark] += 1
    return found


async def open_match(box: Box, game: str) -> tuple[int, list[Scripted]]:
    people = [Scripted(box, box.world.person(name).id) for name in ("Ada", "Nikos", "Zofia")]
    await people[0].slash("table new", game=game, seats=3)
    card = await people[0].until(
        lambda: next((m for m in people[0].sees() if m.components and not m.ephemeral), None)
    )
    for person in people[1:]:
        await person.press(control(card, "join"), card)
    match = int(control(card, "start").split(":")[2])
    await people[0].press(control(card, "start"), card)
    return match, people


async def type_and_kill(process: Process, person: Scripted, moves: list[str], rng: random.Random) -> None:
    """Type a turn; the process dies somewhere between the keystroke and the last delivery."""
    box = process.box
    trouble = rng.random()
    if trouble < 0.3:  # the message is there, and the bot never hears so
        box.faults.fail(LOST_ANSWER, 1, 502, after=True)
    elif trouble < 0.5:
        box.faults.slow(LOST_ANSWER, 1, 0.3)
    typing = asyncio.create_task(person.slash("move", move=" ".join(moves)))
    await asyncio.sleep(rng.uniform(0, 0.12))
    await process.kill()
    box.faults.clear()
    typing.cancel()
    await asyncio.gather(typing, return_exceptions=True)


@LONG
@pytest.mark.parametrize(("game", "seed"), [("golden_horn", 1), ("pyramids", 3)])
async def test_killed_again_and_again(game: str, seed: int, box: Box, tmp_path: Path) -> None:
    rng = random.Random(seed)
    process = Process(box, tmp_path / "turnpost.sqlite")
    with listening(box) as sent:
        await process.up()
        try:
            match, people = await open_match(box, game)
            for _ in range(KILLS):
                await process.delivered()
                state, _ = replayed(process, match)
                seat = rng.choice(GAMES[game].to_act(state))
                thread = process.query("select post from matches where id = ?", match)[0][0]
                moves = whole_turn(game, state, seat, rng)
                user = process.query("select user from seats where match = ? and seat = ?", match, seat)[0][0]
                person = next(one for one in people if one.id == user).at(box.world.channels[thread])
                await type_and_kill(process, person, moves, rng)
                await process.up()
            await process.delivered()
            _check(process, match, sent)
        finally:
            await process.kill()


def _check(process: Process, match: int, sent: list[Message]) -> None:
    """All that was committed is there and told, once."""
    state, turns = replayed(process, match)
    game = process.query("select game from matches where id = ?", match)[0][0]
    n, kept = process.query("select n, state from snapshots where match = ?", match)[0]
    assert n == process.query("select max(n) from steps where match = ?", match)[0][0]
    assert msgspec.json.decode(kept, type=GAMES[game].state_type) == state
    assert CHANCE not in GAMES[game].to_act(state)
    assert {mark: often for mark, often in marks(sent).items() if often > 1} == {}, "told twice"
    users = dict(process.query("select seat, user from seats where match = ?", match))
    pinged = Counter(user for message in sent for user in message.pings)
    assert pinged == Counter(users[seat] for seat in turns), "one ping a turn"
    position = process.query("select public_version from matches where id = ?", match)[0][0]
    boards = [control(one, "turn").split(":")[3] for one in sent if _is_board(one)]
    assert boards[-1] == str(position), "the newest board is there"


def _is_board(message: Message) -> bool:
    """A hand by DM has the button as well, but without a position."""
    return any(
        control["custom_id"].startswith("tp:turn:") and control["custom_id"].count(":") == 4
        for row in message.components
        for control in row["components"]
    )
