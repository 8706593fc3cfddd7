"""500 people watch one match in the browser while it is played: how long moves and pages take.

`python -m tests.bench.watching [moves]` prints the figures: the time of a move, from the call of the service
to its end, and of a page, with 500 open streams whose pages load anew after every move.
Those who watch are in a process of their own (`tests.bench.watchers`), as they are in life.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bot.web.events import HUB
from bot.web.server import application, serving
from bot.web.site import Site
from tests.e2e.plain_bot import PlainPainter
from tests.match.app import MatchApp, open_app

WATCHERS = 500
MOVES = 30
PAUSE = 6.0
"""Seconds between two moves."""


async def _play(app: MatchApp, match: int, moves: int) -> list[float]:
    took, rng = [], random.Random(5)
    for _ in range(moves):
        person = await app.turn(match)
        preview = await app.services.play.preview(match, person.user, None)
        move = rng.choice(preview.answers).notation
        begun = time.perf_counter()
        await app.play(match, person, move)
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(PAUSE)
    return took


def _said(name: str, seconds: list[float]) -> str:
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    usual = statistics.median(ordered)
    return f"{name}: {len(ordered)}, median {usual * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms"


async def measured(watchers: int = WATCHERS, moves: int = MOVES) -> tuple[list[float], list[float]]:
    """Seconds of each move, and of each page and picture."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_app(Path(folder) / "watched.sqlite", "watched") as app:
            match = await app.start("golden_horn", 2)
            await app.at_random(match.match, random.Random("watched"), 10)
            site = Site(app.services, PlainPainter(), ("en", "el", "pl"), app.clock)
            server = application(site)
            async with serving("127.0.0.1", 0, server) as port:
                address = f"http://127.0.0.1:{port}/m/{match.uid}"
                crowd = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "tests.bench.watchers", address, str(watchers)),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=1 << 26,
                )
                async with asyncio.timeout(60):
                    while server[HUB].watching < watchers:  # noqa: ASYNC110
                        await asyncio.sleep(0.1)
                played = await _play(app, match.match, moves)
                said, _ = await crowd.communicate(b"\n")
                found = json.loads(said)
                assert not found["failed"], found["failed"][:3]
            await site.tasks.close()
    return played, list(found["took"])


def main() -> int:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    played, pages = asyncio.run(measured(moves=moves))
    print(_said("moves", played))
    print(_said("pages and pictures", pages))
    return 0


if __name__ == "__main__":
    sys.exit(main())
