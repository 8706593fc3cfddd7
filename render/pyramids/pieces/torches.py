"""Draw the torches of the rounds."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.palette import GOLD, GOLD_DARK, INK
from render.kit.sketch import Sketch, Sprite, sprite
from render.pyramids.pieces.symbols import symbol
from render.pyramids.theme import PAPER, C


@sprite
def torch_disc(size: int, state: str) -> Sprite:
    """The torch of a round: "now" burns in a gold ring, "later" is printed pale, "past" is extinguished."""
    s = Sketch(size, size, 6)
    r = size / 2
    if state == "now":
        s.ellipse(r, r, r, fill=C["bright"], line=GOLD_DARK, width=2)
        s.ellipse(r, r, r - 1, line=GOLD, width=4)
    else:
        s.ellipse(r, r, r - 1, fill=PAPER.well, line=PAPER.hair, width=2)
    return s.sprite()


def torch(canvas: Canvas, x: float, y: float, size: int, lit: bool, gone: bool) -> None:
    """Draw a torch around (x, y): burning, printed pale, or pale and struck out."""
    canvas.centre(symbol("F", size, not lit), x, y)
    if gone and not lit:
        canvas.centre(_slash(size), x, y)


@sprite
def _slash(size: int) -> Sprite:
    """One stroke of hatching across the whole thing, to show that it is gone."""
    s = Sketch(size, size, 3)
    k = size * 0.16
    s.line([(k, size - k), (size - k, k)], mix(PAPER.ground, INK, 0.6), max(3, size * 0.075))
    return s.sprite()
