"""A time-lapse of two hundred positions in the background, and what commands wait for meanwhile."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from bot.games.registry import GAMES
from render.pool import Painter
from render.scene import Scene
from tests.bench.figure import Figure, figure, percentile
from tests.e2e.sandbox_app import SandboxApp
from tests.gallery import NAMES, play, public
from tests.sandbox.box import Box

POSITIONS = 200
PAUSE = 0.05
"""Seconds between two commands that are given while it is drawn."""


def run() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_drawn(Path(folder)))


def _scenes(key: str) -> list[Scene]:
    """Positions of the fullest table, a step apart; those of a short match from the start again."""
    rules = GAMES[key]
    shots = play(rules, rules.seats[-1], 1)
    step = max(1, len(shots) // POSITIONS)
    return [public(rules, shots[at * step % len(shots)], "en", NAMES) for at in range(POSITIONS)]


async def _drawn(folder: Path) -> list[Figure]:
    found: list[Figure] = []
    async with Painter(tuple(GAMES), 2) as painter, Box() as box:
        await painter.warm_up()
        async with SandboxApp(box, folder / "lapse.sqlite", painter) as app:
            match = await app.open("golden_horn", ("Ada", "Nikos"))
            await match.delivered()
            ada = match.people[0]
            for key in GAMES:
                waits: list[float] = []
                started = time.perf_counter()
                film = asyncio.create_task(painter.lapse(_scenes(key), lambda done, total: None))
                while not film.done():
                    asked = time.perf_counter()
                    command = box.actions.invoke_command(
                        ada.id, ada.channel_id, "turn", {"match": match.number}
                    )
                    await command.until(lambda command=command: command.how is not None, 10)  # type: ignore[misc]
                    waits.append((time.perf_counter() - asked) * 1000)
                    await command.wait(60)
                    await asyncio.sleep(PAUSE)
                took = time.perf_counter() - started
                size = len((await film).data) / 1e6
                note = f"{POSITIONS} positions, fullest table, commands given all the while"
                found.append(figure(f"{key}: time-lapse", [took], "s", 20.0, note))
                found.append(figure(f"{key}: size of the time-lapse", [size], "MB", 9.0, note))
                tail = [percentile(waits, 0.99)]
                found.append(figure(f"{key}: acknowledged meanwhile, p99", tail, "ms", 300.0, note))
    return found
