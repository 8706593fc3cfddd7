"""The table's figures: a durable move, growth of the store, a start with 10,000 live matches."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sqlalchemy import insert, select

from bot.games.registry import GAMES
from bot.store import Store, schema
from tests.bench.figure import Figure, figure
from tests.draining import drained
from tests.match.app import PEOPLE, MatchApp, open_app

LIVE = 10_000
"""Live matches in the file."""
GAME = "golden_horn"
SEATS = 4


def run() -> list[Figure]:
    """Needs some seconds and a little disk."""
    with tempfile.TemporaryDirectory() as folder:
        return [
            *asyncio.run(_moves(Path(folder) / "moves.sqlite")),
            *asyncio.run(_full(Path(folder) / "full.sqlite")),
        ]


async def _moves(path: Path) -> list[Figure]:
    rng = random.Random(1)
    times: list[float] = []
    growth: list[float] = []
    async with open_app(path) as app:
        await _play(app, (await app.start(GAME, SEATS)).match, rng, [])  # warm
        for _ in range(3):
            match = (await app.start(GAME, SEATS)).match
            await drained(app.worker)
            before = _size(path)
            first = len(times)
            await _play(app, match, rng, times)
            growth.append((_size(path) - before) / (len(times) - first))
    return [
        figure(
            "a move checked, applied, committed durably",
            times,
            "ms",
            8,
            f"{GAME}, {SEATS} seats, synchronous=FULL",
        ),
        figure(
            "growth of the store per commit",
            growth,
            "bytes",
            500,
            "a whole match over its commits; snapshot apart, outbox delivered",
        ),
    ]


async def _play(app: MatchApp, match: int, rng: random.Random, times: list[float]) -> None:
    """A random match, each turn planned and then played as one batch."""
    while True:
        brief = await app.services.views.brief(match)
        if brief.state != "running":
            return
        person = PEOPLE[rng.choice(brief.awaited)]
        draft: list[str] = []
        while True:
            preview = await app.services.play.preview(match, person.user, None, draft)
            if preview.status != "asked":
                break
            draft.append(rng.choice(preview.answers).notation)
        start = time.perf_counter()
        await app.services.play.submit(match, person.user, preview.turn_token, draft, key=app.key())
        times.append((time.perf_counter() - start) * 1000)
        await drained(app.worker)


def _size(path: Path) -> int:
    """Bytes of the file without snapshots, and without what is cleared out a day after it was delivered."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("vacuum into ?", (str(copy),))
        connection.close()
        connection = sqlite3.connect(copy, isolation_level=None)
        for table in ("snapshots", "outbox", "seen"):
            connection.execute(f"delete from {table}")
        connection.execute("vacuum")
        connection.close()
        return copy.stat().st_size


STARTER = """
import asyncio, sys, time
from pathlib import Path
begin = time.perf_counter()
from bot.games.registry import GAMES
from bot.store import Store
from bot.match import Delivered, Context, MatchServices
from bot.match.delivery.worker import OutboxWorker

class Sender:
    async def deliver(self, job):
        return Delivered()

async def main(url):
    store = await Store.open(url)
    services = MatchServices(Context(store, GAMES))
    worker = OutboxWorker(services.context, Sender())
    while await worker.step() or worker._sending:
        await asyncio.sleep(0)
    lines = await services.views.mine(11)
    await services.views.look(lines[0].brief.match, 11)
    took = time.perf_counter() - begin
    status = Path("/proc/self/status").read_text()  # what `resource` tells is at least what the parent had
    print(took, int(status.partition("VmHWM:")[2].split()[0]) / 1024, len(lines))
    await store.close()

asyncio.run(main(sys.argv[1]))
"""


async def _full(path: Path) -> list[Figure]:
    async with open_app(path) as app:
        match = (await app.start(GAME, SEATS)).match
        await drained(app.worker)
        await copies(app.store, match)
    seconds, megabytes = [], []
    for _ in range(3):
        command = [sys.executable, "-c", STARTER, f"sqlite:///{path}"]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
        took, memory, _lines = done.stdout.split()
        seconds.append(float(took))
        megabytes.append(float(memory))
    note = f"{LIVE} live matches of {GAME} in the file; without Discord and pictures"
    return [
        figure("start to the first answer", seconds, "s", 3, note),
        figure("memory after it", megabytes, "MB", 200, note),
    ]


async def copies(store: Store, match: int) -> None:
    """The same match many times, each with other people."""
    async with store.write() as db:
        for table in (schema.matches, schema.seats, schema.steps, schema.snapshots):
            number = table.c.id if table is schema.matches else table.c.match
            rows = [dict(row._mapping) for row in await db.execute(select(table).where(number == match))]
            for first in range(0, LIVE, 500):
                await db.execute(insert(table), [
                    {**row, **_renewed(row, match + copy)}
                    for copy in range(first + 1, first + 501)
                    for row in rows
                ])  # fmt: skip


def _renewed(row: dict[str, object], number: int) -> dict[str, object]:
    if "uid" in row:
        return {"id": number, "uid": f"copy{number}"}
    return {"match": number, **({"user": 100 + number * 4 + int(str(row["seat"]))} if "user" in row else {})}


if __name__ == "__main__":
    assert GAME in GAMES
    for one in run():
        print(one)
