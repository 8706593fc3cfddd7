"""The colours and papers of Night Market."""

from __future__ import annotations

from typing import Final

from render.kit.colour import RGB
from render.kit.frames import Look
from render.kit.palette import GOLD_LIGHT, colours
from render.kit.panels import Paper
from render.kit.sketch import Sketch, Sprite, sprite

GAME: Final = "night_market"
C: Final[dict[str, RGB]] = colours(GAME)
PAPER: Final = Paper(C["paper"], C["bright"], C["frame"])


@sprite
def rail(width: int) -> Sprite:
    """A cord with small lights."""
    s = Sketch(width, 10, 4)
    s.line([(0, 3), (width, 3)], C["night"], 2)
    for x in range(20, width - 10, 40):
        s.ellipse(x, 6, 4, fill=GOLD_LIGHT, line=C["night"], width=1)
    return s.sprite()


LOOK: Final = Look(GAME, PAPER, C["dusk"], rail)
