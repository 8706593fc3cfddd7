"""Killed at the worst moments while several matches are played: nothing is lost, nothing is posted twice.

A kill strikes just when Discord takes a board, a hand or an answer, before the bot hears of it; and nobody
waits until everything is delivered. People act only when they are pinged: a lost ping would stop the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import groupby, pairwise

from bot.core import CHANCE
from bot.match.fairness.verify import verify
from bot.sandbox import events
from bot.sandbox.things import DM, Message
from bot.store import StepRow, steps
from tests.e2e.moments import Moment
from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves, turn_by_buttons
from tests.e2e.program import Outside, Program
from tests.e2e.sandbox_app import Match
from tests.long import LONG
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted, controls

KILLS = 6
GAME = "golden_horn"
TABLES = (("Ada", "Bruno"), ("Nikos", "Zofia", "Ada"), ("Elif", "Bruno"))


@dataclass(frozen=True)
class Board:
    """A board message as it was when it was posted."""

    position: int
    pings: tuple[int, ...]


@dataclass
class Watch:
    """What the bot posts, noted as it is posted: later edits take the buttons away."""

    box: Box
    boards: dict[int, list[Board]] = field(default_factory=lambda: defaultdict(list))
    """By thread."""
    hands: dict[tuple[int, int], list[Message]] = field(default_factory=lambda: defaultdict(list))
    """By DM channel and match."""

    def note(self, event: events.Event) -> None:
        if not isinstance(event, events.MessageCreated) or event.message.seen_by is not None:
            return
        message, world = event.message, self.box.world
        if message.author_id != world.bot.id:
            return
        direct = world.channels[message.channel_id].type == DM
        for control in controls(message):
            _, verb, *args = str(control.get("custom_id", "::")).split(":")
            if verb == "hand" and direct:
                self.hands[message.channel_id, int(args[0])].append(message)
            if verb == "turn" and not direct:
                self.boards[message.channel_id].append(Board(int(args[1]), tuple(message.pings)))

    def pinged(self, person: Scripted) -> int:
        """How many pings a person got in the thread they look at."""
        return sum(person.id in board.pings for board in self.boards[person.channel_id])

    async def until_pinged(self, person: Scripted, times: int) -> None:
        await person.until(lambda: self.pinged(person) >= times, 30)


async def log_of(match: Match) -> list[StepRow]:
    async with match.app.services.context.store.read() as db:
        return await steps.log(db, match.number)


async def turns(match: Match, person: Scripted) -> int:
    """How often a person had to act newly so far: each of these is worth one ping."""
    brief = await match.brief()
    seat = brief.seat_of(person.id)
    acted = [key for key, _ in groupby(row.seat for row in await log_of(match) if row.seat != CHANCE)]
    due = seat in brief.awaited and (not acted or acted[-1] != seat)
    return sum(one == seat for one in acted) + due


async def play_on(match: Match, watch: Watch, rng: random.Random) -> None:
    """Take turns by commands and by buttons until the bot dies; who was not pinged does nothing."""
    while True:
        for person in await match.awaited():
            await watch.until_pinged(person, await turns(match, person))
            take = rng.choice((play_by_moves, turn_by_buttons))
            with contextlib.suppress(AssertionError):  # an answer that died with the bot
                await take(person, match, rng)


@LONG
async def test_killed_while_people_play(box: Box, program: Program, outside: Outside) -> None:
    rng = random.Random(5)
    watch = Watch(box)
    box.world.subscribe(watch.note)
    tables = [await outside.open(GAME, names) for names in TABLES]
    committed: dict[int, list[StepRow]] = {}
    for _ in range(KILLS):
        playing = [asyncio.create_task(play_on(match, watch, rng)) for match in tables]
        await Moment(box, program.kill, rng).strike()
        await program.gone()
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        for match in tables:
            rows, before = await log_of(match), committed.get(match.number, [])
            assert rows[: len(before)] == before, "what was committed stays"
            committed[match.number] = rows
        await program.up()
    await outside.delivered(60)
    assert sum(row.seat != CHANCE for rows in committed.values() for row in rows) > KILLS, "people did play"
    for match in tables:
        await check(match, watch, committed[match.number])
    assert await program.stop() == 0
    assert "Traceback" not in program.log.read_text()


async def check(match: Match, watch: Watch, committed: Sequence[StepRow]) -> None:
    """Every board, ping and hand is there once; and the record proves itself."""
    rows, brief = await log_of(match), await match.brief()
    assert rows == committed
    boards = watch.boards[match.people[0].channel_id]
    for earlier, later in pairwise(boards):
        # A board that was drawn late shows a newer position than it was enqueued for, without its pings.
        calls_others = bool(later.pings) and not set(earlier.pings) & set(later.pings)
        assert earlier.position < later.position + calls_others, "no board twice, except to call others"
    assert boards[-1].position == brief.public_version, "the newest position is shown"
    for person in match.people:
        assert watch.pinged(person) == await turns(match, person), person.name
        await check_hands(match, person, watch)
    for person in match.people:
        await at_table(person, "end", match=match.number)
    report = verify(await match.app.services.transfer.export(match.number))
    assert report.sound, report.sentences
    assert report.steps == len(rows)


async def check_hands(match: Match, person: Scripted, watch: Watch) -> None:
    """The hand has one message, which shows its last change."""
    seat = (await match.brief()).seat_of(person.id)
    statement = (
        "select nonce, created_at from outbox where kind = 'hand' and match = ? and seat = ? order by id"
    )
    with closing(sqlite3.connect(match.app.database)) as db:
        wanted: dict[str, int] = dict(db.execute(statement, (match.number, seat)).fetchall())
    (hand,) = watch.hands[person.in_dm().channel_id, match.number]
    assert str(hand.nonce) in wanted, person.name
    shown = match.app.box.world.message(hand.channel_id, hand.id)
    assert shown is not None
    assert (shown.edited or shown.created) * 1000 >= max(wanted.values()), "the last change is shown"
