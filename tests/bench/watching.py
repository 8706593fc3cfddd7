"""500 people watch one match in the browser while it is played: how long moves and pages take.

`python -m tests.bench.watching [moves]` prints the figures: the time of a move, from the call of the service
to its end, and of a page, with 500 open streams whose pages load anew after every move.
Those who watch are in the same process as the bot, so the figures are an upper bound.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import aiohttp

from bot.web.server import serve_pages
from bot.web.site import Site
from tests.e2e.plain_bot import PlainPainter
from tests.match.app import MatchApp, open_app

WATCHERS = 500
MOVES = 30
PAUSE = 2.0
"""Seconds between two moves."""


async def _watch(client: aiohttp.ClientSession, address: str, who: int, took: list[float]) -> None:
    """An open page: it waits for news, and then loads page and picture within a second and a half."""
    rng = random.Random(who)
    headers = {"X-Forwarded-For": f"198.18.{who >> 8}.{who & 255}", "Accept-Encoding": "gzip"}
    async with client.get(f"{address}/events", headers=headers) as stream:
        async for line in stream.content:
            if line == b"event: moved\n":
                await asyncio.sleep(rng.random() * 1.5)
                for path in ("", "/board.png"):
                    begun = time.perf_counter()
                    async with client.get(address + path, headers=headers) as answer:
                        await answer.read()
                        assert answer.status == 200
                    took.append(time.perf_counter() - begun)


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
            async with serve_pages("127.0.0.1", 0, site) as port:
                connector = aiohttp.TCPConnector(limit=0)
                async with aiohttp.ClientSession(connector=connector) as client:
                    pages: list[float] = []
                    address = f"http://127.0.0.1:{port}/m/{match.uid}"
                    open_pages = [
                        asyncio.create_task(_watch(client, address, who, pages)) for who in range(watchers)
                    ]
                    await asyncio.sleep(3)
                    played = await _play(app, match.match, moves)
                    for task in open_pages:
                        task.cancel()
                    for one in await asyncio.gather(*open_pages, return_exceptions=True):
                        if isinstance(one, Exception):
                            raise one
            await site.tasks.close()
    return played, pages


def main() -> int:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    played, pages = asyncio.run(measured(moves=moves))
    print(_said("moves", played))
    print(_said("pages and pictures", pages))
    return 0


if __name__ == "__main__":
    sys.exit(main())
