"""The colours and papers of Pyramids."""

from __future__ import annotations

from typing import Final

from render.kit.colour import RGB, mix
from render.kit.frames import Look
from render.kit.palette import INK, IVORY, colours
from render.kit.panels import Paper
from render.kit.pieces.papers import teeth
from render.kit.sketch import Sprite

GAME: Final = "pyramids"
C: Final[dict[str, RGB]] = colours(GAME)
COLOURS: Final = ("green", "orange", "purple")
#: The colour of text and drawings on a card's colour.
ON_CARD: Final[dict[str, RGB]] = {"green": IVORY, "orange": INK, "purple": IVORY}
PAPER: Final = Paper(C["limestone"], C["bright"], C["joint"])


def frieze(width: int) -> Sprite:
    """The painted band under the head: triangles in gold, Nile blue and red ochre between two lines."""
    ground, line = mix(C["sandstone"], C["joint"], 0.42), mix(C["joint"], INK, 0.25)
    painted = [mix(C[name], C["sandstone"], 0.12) for name in ("frieze", "nile", "frieze", "ochre")]
    return teeth(width, 24, ground, line, tuple(painted))


LOOK: Final = Look(GAME, PAPER, C["sandstone"], frieze)
