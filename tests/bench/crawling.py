"""50 addresses read public pages as fast as their limits let them, while matches are played.

`python -m tests.bench.crawling` takes about three minutes. It prints how long moves, `/table find`, boards
and the pages of somebody else take, at first alone and then beside them. Its exit status is 1 if 99 of 100
moves are not answered within the target, or if a command, a board or the scheduler fails. `--crawlers`,
`--moves` and `--pause` change what is measured; `--plain` draws no pictures; `--profile FILE` writes where
the bot's process spends its time meanwhile, for `pstats`.

As in `tests.bench.watching` it is a whole bot process but for Discord, and those who read are in a process of
their own (`tests.bench.crawlers`).
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import logging
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

from bot.match import Brief
from bot.runtime import process
from bot.web.server import application, serving
from bot.web.site import Site
from cogs.framework.pictures import look_scene
from render.pool import Painter
from tests.bench.figure import percentile
from tests.bench.watching import CORES, TARGET, said
from tests.e2e.plain_bot import PlainPainter
from tests.match.app import ANN, HERE, MatchApp, open_app

CRAWLERS = 50
MOVES = 150
PAUSE = 0.3
"""Seconds between two moves."""
GAMES = ("golden_horn", "pyramids", "bora_bora", "edo")
EACH = 3
"""Matches of each game that are read."""
STEPS = 40
"""Turns that were played in each of them."""


class Measured(NamedTuple):
    """Seconds of moves, of `/table find` and of boards; and what failed."""

    moves: list[float]
    finds: list[float]
    boards: list[float]
    failed: list[str]


class _Errors(logging.Handler):
    """Keeps what the program logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(f"{record.name}: {record.getMessage()}")


async def _play(app: MatchApp, painter: Painter, matches: list[Brief], moves: int, pause: float) -> Measured:
    """Moves in these matches by turns, each with the picture of its board, and the open tables. Where a match
    ends another one takes its place."""
    rng = random.Random(5)
    found = Measured([], [], [], [])
    for number in range(moves):
        at = number % len(matches)
        match = matches[at].match
        if (await app.services.views.brief(match)).state != "running":
            matches[at] = await app.start(matches[at].game, 2)
            match = matches[at].match
        try:
            begun = time.perf_counter()
            person = await app.turn(match)
            preview = await app.services.play.preview(match, person.user, None)
            await app.play(match, person, rng.choice(preview.answers).notation)
            moved = time.perf_counter()
            await app.services.finding.tables(HERE.guild, but=ANN.user)
            listed = time.perf_counter()
            await app.sent()
            look = await app.services.views.look(match)
            drawing = time.perf_counter()
            await painter.paint(look_scene(look, "en"))
        except Exception as error:
            found.failed.append(repr(error))
        else:
            found.moves.append(moved - begun)
            found.finds.append(listed - moved)
            found.boards.append(time.perf_counter() - drawing)
        await asyncio.sleep(pause)
    return found


async def measured(
    crawlers: int, moves: int, pause: float, *, pictures: bool, profile: cProfile.Profile | None
) -> tuple[Measured, Measured, dict[str, Any]]:
    """Play alone, and then while they read."""
    errors = _Errors()
    logging.getLogger().addHandler(errors)
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        app = await stack.enter_async_context(open_app(Path(folder) / "crawled.sqlite", "crawled"))
        painter = await stack.enter_async_context(Painter(GAMES) if pictures else PlainPainter())
        await painter.warm_up()
        played = [await app.start(game, 2) for game in GAMES]
        read = [await app.start(game, 2) for game in GAMES * EACH]
        for match in (*played, *read):
            await app.at_random(match.match, random.Random("crawled"), STEPS if match in read else 5)
        await app.sent()
        scheduler = asyncio.create_task(app.scheduler.run())
        stack.push_async_callback(asyncio.wait, {scheduler})
        stack.callback(app.scheduler.stop)
        site = Site(app.services, painter, ("en", "el", "pl", "de", "es", "fr", "it"), app.clock)
        stack.push_async_callback(site.tasks.close)
        port = await stack.enter_async_context(serving(("127.0.0.1", 0), application(site)))
        alone = await _play(app, painter, played, moves, pause)
        counts = {one.uid: len(await app.services.watching.story(one.match)) for one in read}
        crowd = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.crawlers"),
            *(f"http://127.0.0.1:{port}", str(crawlers), json.dumps(counts)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 26,
        )
        await asyncio.sleep(3)
        if profile is not None:
            profile.enable()
        beside = await _play(app, painter, played, moves, pause)
        if profile is not None:
            profile.disable()
        answered, _ = await crowd.communicate(b"\n")
    beside.failed.extend(errors.said)
    return alone, beside, json.loads(answered)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.crawling", description=__doc__)
    parser.add_argument("--crawlers", type=int, default=CRAWLERS)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds between two moves")
    parser.add_argument("--plain", action="store_true", help="one pixel instead of each picture")
    parser.add_argument("--profile", type=Path, metavar="FILE")
    args = parser.parse_args(argv)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])  # also of all that it starts
        print(f"cores {len(os.sched_getaffinity(0))}, load {os.getloadavg()[0]:.1f} at the beginning")
    profile = cProfile.Profile() if args.profile is not None else None
    alone, beside, crowd = process.run(
        measured(args.crawlers, args.moves, args.pause, pictures=not args.plain, profile=profile)
    )
    if profile is not None:
        profile.dump_stats(args.profile)
    for name, found in (("alone", alone), (f"beside {args.crawlers} addresses", beside)):
        print(f"{name}:")
        print(said("  moves", found.moves))
        print(said("  /table find", found.finds))
        print(said("  boards", found.boards))
    print(f"answered: {crowd['statuses']}")
    read = [seconds for status, seconds in crowd["reader"] if status == 200]
    print(said(f"somebody else, {len(crowd['reader'])} pages asked for", read))
    failed = [*alone.failed, *beside.failed, *crowd["failed"]]
    for one in failed[:5]:
        print(f"FAILED: {one}")
    p99 = percentile(beside.moves, 0.99) if beside.moves else float("inf")
    met = p99 <= TARGET and not failed
    print(f"p99 of moves {p99 * 1000:.0f} ms, target {TARGET * 1000:.0f} ms: {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
