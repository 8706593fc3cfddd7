"""Brackets of the last move for things that stand close to others."""

from __future__ import annotations

from render.kit.palette import INK, IVORY
from render.kit.sketch import Sketch, Sprite, sprite

OUT = 3
"""How far the middle of a line stands outside the thing."""


@sprite
def corners(width: int, height: int) -> Sprite:
    """Mark a thing that the last move has touched: brackets like those of larger things, but thin and
    close."""
    s = Sketch(width, height, 10)
    x0, y0, x1, y1 = -OUT, -OUT, width + OUT, height + OUT
    arm = min(14.0, width * 0.34, height * 0.34)
    for colour, wide in ((INK, 9), (IVORY, 4.5)):
        for x, y, dx, dy in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x1, y1, -1, -1), (x0, y1, 1, -1)):
            s.line([(x + dx * arm, y), (x, y), (x, y + dy * arm)], colour, wide)
    return s.sprite()
