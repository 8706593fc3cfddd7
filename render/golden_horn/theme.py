"""The colours and papers of Golden Horn."""

from __future__ import annotations

from typing import Final

from render.kit.colour import RGB, mix
from render.kit.frames import Look
from render.kit.palette import INK, IVORY, colours
from render.kit.panels import Paper
from render.kit.sketch import Sketch, Sprite, sprite

GAME: Final = "golden_horn"
C: Final[dict[str, RGB]] = colours(GAME)

GOODS: Final[dict[str, RGB]] = {letter: C[letter] for letter in "OPGRBY"}
#: The colour in which the sign of a good is drawn.
ON_GOOD: Final[dict[str, RGB]] = {"O": INK, "P": INK, "G": IVORY, "R": IVORY, "B": IVORY, "Y": INK}
TINTS: Final[dict[str, RGB]] = {letter: mix(C["bright"], GOODS[letter], 0.36) for letter in GOODS}
DASH: Final = mix(C["brick"], C["cream"], 0.3)
"""The bars of a scale of miles."""
PAPER: Final = Paper(C["vellum"], C["bright"], C["sepia"])


@sprite
def rail(width: int) -> Sprite:
    """A scale of miles: bars of russet and cream between two lines."""
    s = Sketch(width, 10, 2)
    s.polygon([(0, 0), (width, 0), (width, 10), (0, 10)], C["cream"])
    bar = 32
    count = width // bar
    left = (width - count * bar) / 2
    for i in range(0, count, 2):
        x = left + i * bar + bar / 2
        s.polygon([(x, 2), (x + bar, 2), (x + bar, 8), (x, 8)], DASH)
    s.polygon([(1, 1), (width - 1, 1), (width - 1, 9), (1, 9)], None, C["sepia"], 2)
    return s.sprite()


LOOK: Final = Look(GAME, PAPER, C["sand"], rail)
