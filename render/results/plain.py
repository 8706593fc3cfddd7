"""The plain look of pictures that belong to no game."""

from __future__ import annotations

from typing import Final

from render.kit import badges
from render.kit.colour import RGB
from render.kit.frames import Look
from render.kit.palette import IVORY, colours
from render.kit.panels import Paper
from render.kit.sketch import Sketch, Sprite, sprite

GAME: Final = "results"
C: Final = colours(GAME)
PAPER: Final = Paper(C["paper"], IVORY, C["frame"])


def _no_emblem(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw nothing, because emblems belong to games."""


badges.register(GAME, (_no_emblem,) * 5)


@sprite
def _rail(width: int) -> Sprite:
    s = Sketch(width, 10, 0, 1)
    s.polygon([(0, 3), (width, 3), (width, 5), (0, 5)], C["frame"])
    return s.sprite()


PLAIN: Final = Look(GAME, PAPER, C["sheet"], _rail)
