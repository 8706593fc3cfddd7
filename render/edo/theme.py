"""The colours and papers of Edo."""

from __future__ import annotations

from typing import Final

from render.kit.colour import RGB
from render.kit.frames import Look
from render.kit.palette import INK, IVORY, colours
from render.kit.panels import Paper
from render.kit.shapes import box, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

GAME: Final = "edo"
C: Final[dict[str, RGB]] = colours(GAME)
PAPER: Final = Paper(C["mulberry"], C["bright"], C["faded"])
DONE: Final = Paper(PAPER.well, PAPER.well, C["faded"])
"""The paper of a seat that has planned while others are awaited."""
GOODS: Final = ("ryo", "rice", "wood", "stone")


def card_colour(card: str) -> RGB:
    """The frame colour of an authorization card, which depends on the first letter of its name."""
    return C.get(f"card_{card[:1].lower()}", C["card_s"])


def on_card(card: str) -> RGB:
    """The colour of text on that frame."""
    return IVORY if card[:1] in "AB" else INK


@sprite
def rail(width: int) -> Sprite:
    """The rule of the theme: three shades of indigo."""
    s = Sketch(width, 10, 0, 1)
    for y, high, name in ((0, 3, "ink"), (3, 4, "mid"), (7, 3, "pale")):
        s.polygon(box(0, y, width, y + high - 1), C[name])
    return s.sprite()


@sprite
def seal(width: int, height: int) -> Sprite:
    """The red seal on which the name of the game stands."""
    s = Sketch(width, height, 10)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 8), C["persimmon"], C["persimmon_edge"], 3)
    s.polygon(rounded(7, 7, width - 7, height - 7, 4), None, C["mulberry"], 2)
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


LOOK: Final = Look(GAME, PAPER, C["washi"], rail, seal=seal)
