"""Fifty tables with a computer each, all of which think at once, while people ask for their pages; and how
long a computer takes for its turn at each level, when nobody else waits."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import tempfile
import time
from pathlib import Path

from bot.ai.players import LEVELS
from bot.games.registry import GAMES
from bot.match.engine.models import Person, Place
from bot.match.errors import Late
from render.pool import Painter
from tests.bench.end_to_end import asked
from tests.bench.figure import Figure, figure, percentile
from tests.e2e.sandbox_app import SandboxApp
from tests.sandbox.box import Box

TABLES = 50
ASKED = 100
"""How often people ask meanwhile."""
PAUSE = 0.05
"""Seconds between two of them."""
ANSWERS = 4
"""Turns of a computer that are timed in each game at each level."""
STATUS = Path("/proc")
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


async def run() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with Painter(tuple(GAMES), 1) as painter, Box() as box:
            await painter.warm_up()
            app = SandboxApp(box, Path(folder) / "computers.sqlite", painter)
            app.tables_per_person = 0  # no limit
            async with app:
                return await _measured(app)


async def _measured(app: SandboxApp) -> list[Figure]:
    ada = app.box.world.person("Ada")
    channel = app.box.world.channels_of(ada.id)[0]
    place = Place(channel.guild_id, channel.id, channel.id)
    games = list(GAMES)
    numbers = []
    for n in range(TABLES):
        opened = await app.services.lobby.open(
            games[n % len(games)], 2, {}, Person(ada.id, "Ada"), place, "en", computers=1
        )
        await app.services.lobby.start(opened.match, ada.id)
        numbers.append(opened.match)
    await app.delivered(300)
    rng = random.Random(1)
    began = time.perf_counter()
    for match in numbers:
        await _take_turn(app, match, ada.id, rng)
    waits = []
    for _ in range(ASKED):
        waits.append(asyncio.create_task(asked(app, ada.id, channel.id, rng.choice(numbers))))
        await asyncio.sleep(PAUSE)
    tail = percentile(await asyncio.gather(*waits), 0.99)
    await _computers_done(app, numbers)
    longest = time.perf_counter() - began
    sizes = _sizes(app)
    note = f"{TABLES} tables of one person and one computer at normal, {ASKED} asked"
    slow = [await _slowest(app, level, ada.id, place, rng) for level in LEVELS]
    sizes += _sizes(app)
    return [
        *slow,
        figure("acknowledged while computers think, p99", [tail], "ms", 300.0, note),
        figure(
            "until all computers have answered",
            [longest],
            "s",
            None,
            f"{TABLES} computers at normal, one worker",
        ),
        figure("memory of a thinking process", sizes, "MB", 250.0, "after the round and after all levels"),
    ]


async def _slowest(app: SandboxApp, level: str, user: int, place: Place, rng: random.Random) -> Figure:
    """The slowest answer of a computer at a level, in any game."""
    times = {game: max(await _answers(app, game, level, user, place, rng)) for game in GAMES}
    told = ", ".join(f"{game} {seconds:.2f}" for game, seconds in times.items())
    return figure(
        f"a computer's slowest answer at {level}",
        [max(times.values())],
        "s",
        5.0,
        f"{ANSWERS} turns in each game at 2 seats, from the person's Confirm: {told}",
    )


async def _answers(
    app: SandboxApp, game: str, level: str, user: int, place: Place, rng: random.Random
) -> list[float]:
    """Seconds that a computer alone at work takes, after each of some turns of a person."""
    lobby = app.services.lobby
    opened = await lobby.open(game, 2, {}, Person(user, "Ada"), place, "en", computers=1, level=level)
    match = (await lobby.start(opened.match, user)).match
    await _computers_done(app, [match])
    times: list[float] = []
    while len(times) < ANSWERS and (await app.brief(match)).state == "running":
        await _take_turn(app, match, user, rng)
        began = time.perf_counter()
        await _computers_done(app, [match])
        times.append(time.perf_counter() - began)
    return times


async def _take_turn(app: SandboxApp, match: int, user: int, rng: random.Random) -> None:
    """A random turn of the person, where one is awaited."""
    play = app.services.play
    while (brief := await app.brief(match)).state == "running" and 0 in brief.awaited:
        with contextlib.suppress(Late):  # answers that the person gave ahead were played meanwhile
            preview = await play.preview(match, user, None)
            while preview.status == "asked":
                moves = (*preview.moves, rng.choice(preview.answers).notation)
                preview = await play.preview(match, user, preview.turn_token, moves)
            key = f"{match}:{time.monotonic_ns()}"
            await play.submit(match, user, preview.turn_token, preview.moves, key=key)
            return


async def _computers_done(app: SandboxApp, numbers: list[int]) -> None:
    """Wait until only people are to move."""
    async with asyncio.timeout(300):
        for match in numbers:
            while (brief := await app.brief(match)).state == "running" and 1 in brief.awaited:  # noqa: ASYNC110
                await asyncio.sleep(0.02)


def _sizes(app: SandboxApp) -> list[float]:
    """Megabytes that each thinking process holds."""
    assert app.running is not None
    pids = app.running.thinkers.processes
    return [int((STATUS / str(pid) / "statm").read_text().split()[1]) * PAGE / 1e6 for pid in pids]
