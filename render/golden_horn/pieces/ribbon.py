"""Draw the gold ribbon of the final round."""

from __future__ import annotations

from typing import Final

from render.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from render.kit.shapes import Point, box, mirrored
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

HEIGHT: Final = 36


@sprite
def ribbon_ground(width: int) -> Sprite:
    """The ribbon without its words."""
    s = Sketch(width, HEIGHT, 12)
    for flip in (False, True):
        tail: list[Point] = [(-8, 8), (14, 8), (14, HEIGHT + 4), (-8, HEIGHT + 4), (0, 27)]
        s.polygon(mirrored(tail, width / 2) if flip else tail, GOLD_DARK)
    s.polygon(box(0, 0, width, HEIGHT), GOLD, GOLD_DARK, 3)
    for y in (4, HEIGHT - 4):
        s.line([(4, y), (width - 4, y)], GOLD_LIGHT, 2)
    return s.sprite(shadow=Shadow(0.26, 3, 2, 4))
