"""How long a picture takes that is drawn elsewhere, against one that is drawn beside the bot.

The worker is in this process, with its own drawing process, so only the way there and back is measured, not
another machine. Each scene is drawn once before.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from bot.elsewhere.asking import Asker, asking
from bot.elsewhere.drawing import DrawnElsewhere, drawn
from bot.elsewhere.queue import Kind
from bot.elsewhere.worker import Worker
from bot.games.registry import GAMES
from render.paint import Anything
from render.pool import Painter
from tests import postgres
from tests.bench.figure import Figure, figure
from tests.gallery import NAMES, at, play, public

GAME: Final = "golden_horn"
KINDS: Final[tuple[Kind, ...]] = ("drawing",)
LATEST: Final = 120.0


def _scenes() -> list[Anything]:
    rules = GAMES[GAME]
    shots = play(rules, rules.seats[-1], 1)
    return [public(rules, at(shots, share / 100), "en", NAMES) for share in range(20, 99, 2)]


async def _took(painter: Painter, scene: Anything) -> float:
    """Milliseconds until a picture is there; the painter keeps none."""
    began = time.perf_counter()
    await painter.paint(scene)
    return (time.perf_counter() - began) * 1000


async def run() -> list[Figure]:
    """Milliseconds of a picture here and elsewhere, in turn; nothing without PostgreSQL."""
    if postgres.lacking():
        return []
    scenes = _scenes()
    with postgres.running(durable=True) as server, server.database() as url:
        async with Painter((GAME,), keep=0) as near, asking(Asker(url, KINDS)) as asker:
            await near.warm_up()

            async def draw(body: bytes) -> bytes:
                return await drawn(near, body)

            worker = Worker(url, {"drawing": draw}, {"drawing": 1})
            working = asyncio.create_task(worker.run())
            async with asyncio.timeout(LATEST):
                while not asker.hears("drawing"):  # noqa: ASYNC110 (a worker makes no event)
                    await asyncio.sleep(0.05)
            far = Painter(workers=0, keep=0, elsewhere=DrawnElsewhere(asker, LATEST))
            here, there = list[float](), list[float]()
            for scene in scenes:
                await _took(near, scene)  # so that both find it warm
                here.append(await _took(near, scene))
                there.append(await _took(far, scene))
            await far.close()
            worker.stop()
            await working
    note = "boards of Golden Horn, one after the other, PostgreSQL on this machine"
    return [
        figure("picture drawn beside the bot", here, "ms", note=note),
        figure("picture drawn elsewhere", there, "ms", note=f"{note}, the way there and back included"),
    ]
