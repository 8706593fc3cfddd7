"""The colours and papers of Pyramids."""

from __future__ import annotations

from typing import Final

from render.kit.colour import RGB, mix
from render.kit.frames import Look
from render.kit.palette import INK, IVORY, colours
from render.kit.panels import Paper
from render.kit.sketch import Sketch, Sprite, sprite

GAME: Final = "pyramids"
C: Final[dict[str, RGB]] = colours(GAME)
COLOURS: Final = ("green", "orange", "purple")
#: The colour of text and drawings on a card's colour.
ON_CARD: Final[dict[str, RGB]] = {"green": IVORY, "orange": INK, "purple": IVORY}
PAPER: Final = Paper(C["limestone"], C["bright"], C["joint"])


@sprite
def frieze(width: int) -> Sprite:
    """The painted band under the head: triangles in gold, Nile blue and red ochre between two lines."""
    s = Sketch(width, 16, 2)
    dark = mix(C["joint"], INK, 0.25)
    s.polygon([(0, 0), (width, 0), (width, 16), (0, 16)], mix(C["sandstone"], C["joint"], 0.42))
    count = width // 24
    step = width / count
    for i in range(count):
        x = i * step
        up = ("frieze", "nile", "frieze", "ochre")[i % 4]
        s.polygon([(x + 1.5, 13), (x + step / 2, 3), (x + step - 1.5, 13)], mix(C[up], C["sandstone"], 0.12))
    s.line([(0, 1), (width, 1)], dark, 2)
    s.line([(0, 15), (width, 15)], dark, 2)
    return s.sprite()


LOOK: Final = Look(GAME, PAPER, C["sandstone"], frieze)
