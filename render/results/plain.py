"""The plain look of pictures that belong to no game."""

from __future__ import annotations

from functools import partial
from typing import Final

from render.kit import badges
from render.kit.colour import RGB
from render.kit.frames import Look
from render.kit.palette import IVORY, colours
from render.kit.panels import Paper, plain_rail
from render.kit.sketch import Sketch

GAME: Final = "results"
C: Final = colours(GAME)
PAPER: Final = Paper(C["paper"], IVORY, C["frame"])


def _no_emblem(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw nothing, because emblems belong to games."""


badges.register(GAME, (_no_emblem,) * 5)


PLAIN: Final = Look(GAME, PAPER, C["sheet"], partial(plain_rail, colour=C["frame"]))
