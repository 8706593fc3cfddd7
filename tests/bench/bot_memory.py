"""What the bot itself holds after many moves: its own process, without those that draw and think.

Everybody types a turn as soon as the board with the one before it is there; a match that is over is followed
by another.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from bot.match import MatchServices
from tests.bench.end_to_end import _resident
from tests.bench.figure import Figure, figure
from tests.bench.sustained import PATIENCE, Lane, _delivered, _lane, _store
from tests.e2e.program import Program
from tests.sandbox.box import Box

LANES = 10
MOVES, LAST = 1000, 400
"""Moves that are played, and how many at the end of them should add next to nothing."""
MOST_IDLE_MB, MOST_MB, MOST_RISE_MB = 150.0, 200.0, 10.0


def run() -> list[Figure]:
    idle, early, late = asyncio.run(_measured())
    note = f"resident after {MOVES} moves in {LANES} matches at once, pictures included; SQLite"
    return [
        figure("memory of the bot after its start", [idle], "MB", MOST_IDLE_MB, "an empty SQLite database"),
        figure("memory of the bot after moves", [late], "MB", MOST_MB, note),
        figure(f"its rise in the last {LAST} moves", [late - early], "MB", MOST_RISE_MB),
    ]


async def _measured() -> tuple[float, float, float]:
    """Megabytes after the start, before the last moves, and after them."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/turnpost.sqlite"
        settings = {"DATABASE_URL": url, "REQUESTS_PER_SECOND": "0", "TABLES_PER_PERSON": "0"}
        async with Box() as box, _store(url) as services:
            box.actions.book.answer_seconds = PATIENCE
            async with Program(box, Path(folder), settings, patience=PATIENCE) as bot:
                await _delivered(services)
                assert bot.pid is not None
                held = [_resident(bot.pid)]
                lanes: list[Lane] = []
                playing = [asyncio.create_task(_on_and_on(box, services, lanes)) for _ in range(LANES)]
                for moves in (MOVES - LAST, MOVES):
                    while sum(len(lane.posted) for lane in lanes) < moves:
                        if ended := [task for task in playing if task.done()]:
                            ended[0].result()
                        await asyncio.sleep(0.2)
                    held.append(_resident(bot.pid))
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
    return held[0], held[1], held[2]


async def _on_and_on(box: Box, services: MatchServices, lanes: list[Lane]) -> None:
    while True:
        lane = await _lane(box, services, len(lanes), 0, 1)
        lanes.append(lane)
        await lane.play()
        lane.leave()
