"""Small round tokens: who starts, and that a ship has turned."""

from __future__ import annotations

from render.kit.palette import GOLD, INK, IVORY
from render.kit.shapes import arc
from render.kit.sketch import Shadow, Sketch, Sprite, sprite


@sprite
def first_mark(radius: int) -> Sprite:
    """The mark of the start player: a gold disc with a one."""
    r = radius
    s = Sketch(2 * r, 2 * r, 8)
    s.ellipse(r, r, r, fill=INK)
    s.ellipse(r, r, r - 2, fill=GOLD)
    one = [(-7, -5), (1, -10), (4, -10), (4, 10), (-1, 10), (-1, -4), (-7, -1)]
    s.polygon([(r + dx, r + dy) for dx, dy in one], INK)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


@sprite
def turned_mark(radius: int) -> Sprite:
    """The mark of a ship that has turned round: a bent arrow in an ink disc."""
    r = radius
    s = Sketch(2 * r, 2 * r, 4)
    s.ellipse(r, r, r, fill=IVORY)
    s.ellipse(r, r, r - 2, fill=INK)
    bend = [(r * 0.55, r * 1.35), *arc(r, r * 0.95, r * 0.42, r * 0.42, 180, 360, 14), (r * 1.42, r * 1.15)]
    s.line(bend, IVORY, max(2, r * 0.2))
    s.polygon([(r * 1.1, r * 1.1), (r * 1.74, r * 1.1), (r * 1.42, r * 1.52)], IVORY)
    return s.sprite()
