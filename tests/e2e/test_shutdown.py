"""The operator stops the bot in the middle of busy play: it ends soon and in order, and goes on as if nothing
had been. Nobody is left looking at an answer that never comes."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from typing import Any

from tests.e2e.players import play_by_moves, turn_by_buttons
from tests.e2e.program import Outside, Program
from tests.e2e.sandbox_app import Match
from tests.e2e.test_kill import listening, marks
from tests.sandbox.box import Box

STOPS = 5
SOON = 18.0
"""Seconds it may take: those of a command, of a delivery, and of closing."""
TABLES = (
    ("golden_horn", ("Ada", "Bruno")),
    ("pyramids", ("Nikos", "Zofia")),
    ("golden_horn", ("Elif", "Ada")),
)
POSTING = r"POST /channels/\d+/messages$"


def query(program: Program, statement: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(f"file:{program.database}?mode=ro", uri=True)) as db:
        return db.execute(statement).fetchall()


async def play_on(match: Match, rng: random.Random) -> None:
    """Turns by commands and buttons until nobody answers."""
    while people := await match.awaited():
        await rng.choice((play_by_moves, turn_by_buttons))(people[0], match, rng)


async def test_stopped_while_people_play(box: Box, program: Program, outside: Outside) -> None:
    rng = random.Random(3)
    with listening(box) as sent:
        matches = [await outside.open(game, people) for game, people in TABLES]
        for number in range(STOPS):
            playing = [asyncio.create_task(play_on(match, rng)) for match in matches]
            if number % 2:
                box.faults.slow(POSTING, times=2, seconds=0.5)  # a delivery is under way
            await asyncio.sleep(rng.uniform(0.3, 1.5))
            began = time.monotonic()
            assert await program.stop() == 0
            assert time.monotonic() - began < SOON
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            box.faults.clear()
            assert query(program, "select kind from outbox where state = 'sending'") == []
            left = [one for one in box.actions.book._by_id.values() if one.unfilled]
            assert left == [], "somebody looks at «thinking…»"
            await program.up()
        await outside.delivered()
        for match in matches:
            await match.delivered()
            brief = await match.brief()
            assert brief.state != "running" or any(player.awaited for player in brief.players)
        assert {mark: often for mark, often in marks(sent).items() if often > 1} == {}
        assert await program.stop() == 0
    log = program.log.read_text(encoding="utf-8")
    for word in ("WARNING", "ERROR", "Traceback", "cut off"):
        assert word not in log, log[-3000:]


async def test_stopped_while_discord_is_slow(box: Box, program: Program, outside: Outside) -> None:
    """A command that waits for Discord is answered before the end; nothing new is begun meanwhile."""
    ada = outside.person("Ada")
    slow = box.faults.slow(r"PATCH /webhooks/", times=1, seconds=3.0)
    asked = asyncio.create_task(ada.slash("table mine"))
    await ada.until(lambda: slow.met > 0)
    program.end()
    await asyncio.sleep(1)  # a busy machine tells it late
    box.actions.book.answer_seconds = 1.0
    late = await ada.slash("table mine")
    assert late.failed, "as if the bot was not there"
    assert not (await asked).failed
    assert await program.gone() == 0
