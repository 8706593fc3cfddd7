"""500 people watch one match in the browser while it is played: how long moves and pages take.

`python -m tests.bench.watching` takes about ten minutes and prints the figures; its exit status is 1 if the
target is missed, or if anybody who watches was not told or not answered. `--watchers`, `--moves`, `--pause`
and `--game` change what is measured; `--plain` draws no pictures; `--profile FILE` writes where the bot's own
process spends its time, for `pstats`.

What is measured is a whole bot process but for Discord: services on an SQLite file, the pages, the drawing
process with real pictures. A move is timed from the call of the service to its answer, in the event loop that
serves the pages. Those who watch are in a process of their own (`tests.bench.watchers`), as they are in life,
and share the same two cores.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

from bot.web.events import HUB
from bot.web.server import application, serving
from bot.web.site import Site
from render.pool import Painter
from tests.bench.figure import percentile
from tests.e2e.plain_bot import PlainPainter
from tests.match.app import MatchApp, open_app

WATCHERS = 500
MOVES = 200
PAUSE = 2.0
"""Seconds between two moves: far less than people take, so that the crowd is always busy."""
GAME = "bora_bora"
SEATS = 4
TARGET = 0.3
"""Seconds within which 99 of 100 moves are answered."""
CORES = 2
LAG = 0.02
"""Seconds between two looks at how late the event loop is."""


class Measured(NamedTuple):
    """Seconds of each move; of how late the loop was; and what the crowd saw."""

    moves: list[float]
    lags: list[float]
    crowd: dict[str, Any]
    busy: float
    """The share of the time in which the bot's own process kept a core busy."""


async def _play(app: MatchApp, match: int, moves: int, pause: float) -> list[float]:
    took, rng = [], random.Random(5)
    for _ in range(moves):
        person = await app.turn(match)
        preview = await app.services.play.preview(match, person.user, None)
        move = rng.choice(preview.answers).notation
        begun = time.perf_counter()
        await app.play(match, person, move)
        took.append(time.perf_counter() - begun)
        await app.sent()
        await asyncio.sleep(pause)
    return took


async def _late(lags: list[float]) -> None:
    while True:
        due = time.perf_counter() + LAG
        await asyncio.sleep(LAG)
        lags.append(max(0.0, time.perf_counter() - due))


async def measured(
    watchers: int = WATCHERS,
    moves: int = MOVES,
    pause: float = PAUSE,
    *,
    game: str = GAME,
    pictures: bool = True,
    profile: cProfile.Profile | None = None,
) -> Measured:
    """Play while they watch."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        app = await stack.enter_async_context(open_app(Path(folder) / "watched.sqlite", "watched"))
        painter = await stack.enter_async_context(Painter((game,)) if pictures else PlainPainter())
        await painter.warm_up()
        match = await app.start(game, SEATS)
        await app.at_random(match.match, random.Random("watched"), 5)
        site = Site(app.services, painter, ("en", "el", "pl"), app.clock)
        stack.push_async_callback(site.tasks.close)
        server = application(site)
        port = await stack.enter_async_context(serving(("127.0.0.1", 0), server))
        crowd = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.watchers"),
            *(f"http://127.0.0.1:{port}/m/{match.uid}", str(watchers)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 26,
        )
        async with asyncio.timeout(120):
            while server[HUB].watching < watchers:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        lags: list[float] = []
        looking = asyncio.create_task(_late(lags))
        if profile is not None:
            profile.enable()
        cpu, wall = time.process_time(), time.perf_counter()
        played = await _play(app, match.match, moves, pause)
        busy = (time.process_time() - cpu) / (time.perf_counter() - wall)
        if profile is not None:
            profile.disable()
        looking.cancel()
        seen, _ = await crowd.communicate(b"\n")
        return Measured(played, lags, json.loads(seen), busy)


def said(name: str, seconds: Sequence[float]) -> str:
    """A line with how long something took."""
    if not seconds:
        return f"{name}: none"
    median, p95, p99 = statistics.median(seconds), percentile(seconds, 0.95), percentile(seconds, 0.99)
    figures = (("median", median), ("p95", p95), ("p99", p99), ("slowest", max(seconds)))
    return f"{name}: {len(seconds)}, " + ", ".join(f"{one} {value * 1000:.0f} ms" for one, value in figures)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.watching", description=__doc__)
    parser.add_argument("--watchers", type=int, default=WATCHERS)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds between two moves")
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--plain", action="store_true", help="one pixel instead of each picture")
    parser.add_argument("--profile", type=Path, metavar="FILE")
    args = parser.parse_args(argv)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])  # also of all that it starts
        print(f"cores {len(os.sched_getaffinity(0))}, load {os.getloadavg()[0]:.1f} at the beginning")
    profile = cProfile.Profile() if args.profile is not None else None
    found = asyncio.run(
        measured(
            args.watchers,
            args.moves,
            args.pause,
            game=args.game,
            pictures=not args.plain,
            profile=profile,
        )
    )
    if profile is not None:
        profile.dump_stats(args.profile)
    crowd = found.crowd
    print(f"{args.watchers} watch a match of {args.game}, a move every {args.pause:g} s")
    print(said("moves", found.moves))
    print(said("pages", crowd["pages"]))
    print(said("pictures", crowd["pictures"]))
    print(said("the event loop is late by", found.lags))
    print(
        f"news told {crowd['told']} times; pages as they were {crowd['unchanged']}; "
        f"{crowd['bytes'] / 1e6:.0f} MB read; the bot's process is busy {found.busy:.0%} of the time"
    )
    for one in crowd["failed"][:5]:
        print(f"FAILED: {one}")
    p99 = percentile(found.moves, 0.99)
    met = p99 <= TARGET and not crowd["failed"]
    print(f"p99 of moves {p99 * 1000:.0f} ms, target {TARGET * 1000:.0f} ms: {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
