"""Small tokens: who starts, that a ship has turned, pirates and what they took."""

from __future__ import annotations

from typing import Final

from render.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY
from render.kit.shapes import Point, arc, box, mirrored, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite


@sprite
def first_mark(radius: int) -> Sprite:
    """The mark of the start player: a gold disc with a one."""
    r = radius
    s = Sketch(2 * r, 2 * r, 8)
    s.ellipse(r, r, r, fill=INK)
    s.ellipse(r, r, r - 2, fill=GOLD)
    outline = [(-7, -5), (1, -10), (4, -10), (4, 10), (-1, 10), (-1, -4), (-7, -1)]
    s.polygon([(r + dx, r + dy) for dx, dy in outline], INK)
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


@sprite
def sabres(size: int) -> Sprite:
    """Two crossed sabres: pirates."""
    s = Sketch(size, size, 6)
    for flip in (False, True):

        def at(points: list[tuple[float, float]], flip: bool = flip) -> list[tuple[float, float]]:
            return [((1 - x if flip else x) * size, y * size) for x, y in points]

        blade = [(0.2, 0.74), (0.52, 0.5), (0.76, 0.22), (0.86, 0.0), (0.9, 0.26), (0.66, 0.6), (0.28, 0.84)]
        s.polygon(at(blade), IVORY, INK, 3)
        s.line(at([(0.12, 0.64), (0.36, 0.92)]), INK, size * 0.13)
        s.line(at([(0.12, 0.64), (0.36, 0.92)]), GOLD, size * 0.06)
        s.line(at([(0.22, 0.8), (0.06, 0.98)]), INK, size * 0.13)
    return s.sprite(halo=2)


@sprite
def narrow_chip() -> Sprite:
    """The ground of a chip with its cube below the number, for narrow places."""
    s = Sketch(52, 78, 6)
    s.polygon(rounded(-2, -2, 54, 80, 18), IVORY)
    s.polygon(rounded(0, 0, 52, 78, 16), INK)
    return s.sprite()


RIBBON: Final = 36


@sprite
def ribbon_ground(width: int) -> Sprite:
    """The ribbon without its words."""
    s = Sketch(width, RIBBON, 12)
    for flip in (False, True):
        tail: list[Point] = [(-8, 8), (14, 8), (14, RIBBON + 4), (-8, RIBBON + 4), (0, 27)]
        s.polygon(mirrored(tail, width / 2) if flip else tail, GOLD_DARK)
    s.polygon(box(0, 0, width, RIBBON), GOLD, GOLD_DARK, 3)
    for y in (4, RIBBON - 4):
        s.line([(4, y), (width - 4, y)], GOLD_LIGHT, 2)
    return s.sprite(shadow=Shadow(0.26, 3, 2, 4))
