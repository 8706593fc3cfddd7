"""What a drawing process holds after many pictures of all games in mixed order."""

from __future__ import annotations

import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor

from bot.games.registry import GAMES
from render.pool import warm
from tests.bench.figure import Figure, figure
from tests.bench.held import STATUS, held_after
from tests.gallery import scenes

EVERY = 5
TARGET_MB = 200.0
COUNTED = True
"""It looks at no clock (see `tests.bench.measuring`)."""


def run() -> list[Figure]:
    """Megabytes after each picture of the second half; nothing where the system does not tell."""
    if not STATUS.exists():
        return []
    asked = [scene for rules in GAMES.values() for _, scene in list(scenes(rules))[::EVERY]]
    random.Random(1).shuffle(asked)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), warm, (tuple(GAMES),)) as pool:
        held = list(pool.map(held_after, asked))
    note = f"{len(asked)} pictures of {len(GAMES)} games in mixed order"
    return [figure("memory of a drawing process", held[len(held) // 2 :], "MB", TARGET_MB, note)]
