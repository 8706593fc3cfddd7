"""Bytes that a finished match leaves in the database: as it was played, and in the archive."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.games.registry import GAMES
from bot.match.scheduling.tidying import ARCHIVE_AFTER
from tests.bench.figure import Figure, figure
from tests.match.app import MatchApp, open_app

MATCHES = 2
SEATS = 3
CLEARED = ("outbox", "seen")
"""What is cleared out a day after it was delivered or done."""
TARGET = 12_000.0
COUNTED = True
"""It looks at no clock (see `tests.bench.measuring`)."""


def run() -> list[Figure]:
    """For each game; takes a minute or so."""
    with tempfile.TemporaryDirectory() as folder:
        return [one for game in GAMES for one in asyncio.run(_grown(game, Path(folder) / f"{game}.sqlite"))]


async def _grown(game: str, path: Path) -> list[Figure]:
    async with open_app(path, f"growth {game}") as app:
        await _play(app, game)  # persons, component data and statistics are there
        await _archive(app)
        empty = bytes_of(path)
        for _ in range(MATCHES):
            await _play(app, game)
        played = bytes_of(path)
        await _archive(app)
        archived = bytes_of(path)
    note = f"{SEATS} seats, mean of {MATCHES} random matches; without what is cleared after a day"
    return [
        figure(f"bytes of a finished match of {game}", [(played - empty) / MATCHES], "bytes", None, note),
        figure(f"bytes of one in the archive, {game}", [(archived - empty) / MATCHES], "bytes", TARGET, note),
    ]


async def _archive(app: MatchApp) -> None:
    """All matches that are over."""
    app.clock.on(ARCHIVE_AFTER / 1000 + 1)
    while await app.services.archiving.look():
        pass


async def _play(app: MatchApp, game: str) -> None:
    match = (await app.start(game, SEATS)).match
    await app.at_random(match, random.Random(match))
    await app.sent()


def bytes_of(path: Path) -> int:
    """Bytes of a database, without free pages and without what is cleared out later."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("vacuum into ?", (str(copy),))
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            db.execute("pragma page_size = 1024")  # few matches do not fill larger pages
            for table in CLEARED:
                db.execute(f"delete from {table}")
            db.execute("vacuum")
        return copy.stat().st_size
