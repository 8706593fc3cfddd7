"""What the loop of deadlines costs: finding what is due among 10,000 live matches."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

from sqlalchemy import insert

from bot.match.timing.clock import DAY
from bot.store import due, schema
from tests.bench.figure import Figure, figure
from tests.bench.table import GAME, LIVE, SEATS, copies
from tests.draining import drained
from tests.match.app import MatchApp, open_app

LOOKS = 60
RIPE = 20


def run() -> list[Figure]:
    """Needs some seconds and a little disk."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "due.sqlite"))


async def _measure(path: Path) -> list[Figure]:
    async with open_app(path) as app:
        match = (await app.start(GAME, SEATS)).match
        await drained(app.worker)
        await copies(app.store, match)
        await fill(app, match)
        idle = [await _timed(app) for _ in range(LOOKS)]
        app.clock.on(3600)
        ripe = [await _timed(app) for _ in range(LOOKS)]
    note = f"{LIVE} live matches of {SEATS} seats with a deadline or reminder each"
    return [
        figure("look for what is due: nothing", idle, "ms", 5, note),
        figure(f"look for what is due: {RIPE} rows", ripe, "ms", 5, note),
    ]


async def _timed(app: MatchApp) -> float:
    start = time.perf_counter()
    await app.services.jobs.due(50)
    return (time.perf_counter() - start) * 1000


async def fill(app: MatchApp, match: int) -> None:
    """A moment for every match, a few of them within the next hour."""
    rng, now = random.Random(1), app.services.context.now()
    rows = [
        {
            "match": match + copy,
            "kind": due.SEAT,
            "seat": rng.randrange(SEATS),
            "at": now + (rng.randrange(1, 3_600_000) if copy <= RIPE else rng.randrange(DAY, 14 * DAY)),
        }
        for copy in range(1, LIVE + 1)
    ]
    async with app.store.write() as db:
        await db.execute(schema.due.delete())
        await db.execute(insert(schema.due), rows)


if __name__ == "__main__":
    for one in run():
        print(one)
