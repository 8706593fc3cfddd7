"""Draw the badges of the seats: shape and colour by seat, the emblem by game."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from render.kit.colour import RGB, mix
from render.kit.palette import GOLD_DARK, GOLD_LIGHT, INK, IVORY, ON_SEAT, SEATS
from render.kit.shapes import Point, arc, cubic, dashes, mirrored, ngon, scaled
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

Emblem = Callable[[Sketch, float, float, float, RGB, RGB], None]
"""(sketch, cx, cy, size, ink, ground)"""


def shape(seat: int, size: float, inset: float = 0) -> list[Point]:
    """The outline of a seat's badge in a box of `size`, moved `inset` pixels inwards."""
    h = size / 2 - inset
    match seat % 5:
        case 0:  # heater shield
            side = [(0.86, -0.92), (0.86, -0.05), *cubic((0.86, -0.05), (0.84, 0.52), (0.42, 0.82), (0, 1.0))]
            points = [*side, *reversed(mirrored(side))]
        case 1:
            points = arc(0, 0, 0.96, 0.96, 0, 360, 72)[:-1]
        case 2:  # a square on its point, made to look as wide as the disc
            points = [(0, -1.06), (1.06, 0), (0, 1.06), (-1.06, 0)]
        case 3:  # tower: a square with battlements on its upper edge
            top = -0.9
            cells = [-0.86, -0.516, -0.172, 0.172, 0.516, 0.86]
            points = []
            for i, (a, b) in enumerate(itertools.pairwise(cells)):
                y = top if i % 2 == 0 else top + 0.2
                points += [(a, y), (b, y)]
            points += [(0.86, 0.86), (-0.86, 0.86)]
        case _:
            points = ngon(0, 0, 1.02, 6, -90)
    return [(x + size / 2, y + size / 2) for x, y in scaled(points, h)]


def draw_shield(s: Sketch, x: float, y: float, size: float, seat: int, emblem: Emblem | None) -> None:
    """Draw a badge as a part of a larger sketch, its box at (x, y)."""
    fill, ink = SEATS[seat], ON_SEAT[seat]
    thin = size < 48

    def at(inset: float) -> list[Point]:
        return [(px + x, py + y) for px, py in shape(seat, size, inset)]

    s.polygon(at(0), INK, INK, 2)
    if not thin:
        rim = GOLD_LIGHT if ink == IVORY else mix(fill, GOLD_DARK, 0.8)
        s.polygon(at(size * 0.045), fill)
        s.polygon(at(size * 0.075), None, rim, max(2, size * 0.026))
    else:
        s.polygon(at(max(1.5, size * 0.05)), fill)
    share = 0.62 if not thin else 0.72
    k = {0: 0.98, 1: 1.06, 2: 0.88, 3: 0.98, 4: 1.02}[seat % 5] * share * size
    cy = y + size / 2 + {0: -0.035, 1: 0, 2: 0, 3: 0.06, 4: 0}[seat % 5] * size
    if emblem is not None:
        emblem(s, x + size / 2, cy, k, ink, fill)


@sprite
def shield(seat: int, size: int, emblem: Emblem | None, halo: bool) -> Sprite:
    """The badge of a seat; `halo` is for use on coloured ground."""
    s = Sketch(size, size, 12)
    draw_shield(s, 0, 0, size, seat, emblem)
    return s.sprite(halo=3 if halo else 0, shadow=Shadow(0.2, 3, 2, 3))


@sprite
def free_badge(seat: int, size: int, line: RGB, ground: RGB) -> Sprite:
    """The badge of a free seat: a dashed outline."""
    s = Sketch(size, size, 6)
    points = shape(seat, size, 3)
    s.polygon(points, ground)
    for dash in dashes([*points, points[0]], 12, 9):
        s.line(dash, line, 4)
    return s.sprite()
