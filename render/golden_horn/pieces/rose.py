"""Draw the compass rose, the one large ornament of the chart."""

from __future__ import annotations

import math

from render.golden_horn.pieces.signs import compass_needle
from render.golden_horn.theme import C
from render.kit.colour import RGB, mix
from render.kit.shapes import quad
from render.kit.sketch import Sketch, Sprite, sprite

ROSE = (800, 374, 76)
LILY = 40
"""How far the lily of the north stands above it."""


@sprite
def rose(radius: int) -> Sprite:
    """The compass rose."""
    r = radius
    m = 44
    s = Sketch(2 * r, 2 * r, m)
    line = mix(C["umber"], C["land"], 0.25)
    thin = mix(C["umber"], C["land"], 0.45)
    c = r
    s.ellipse(c, c, r * 0.78, line=thin, width=2)
    s.ellipse(c, c, r * 0.7, line=thin, width=2)
    for i in range(64):
        a = math.radians(i * 360 / 64)
        x, y = math.cos(a), math.sin(a)
        s.line([(c + x * r * 0.705, c + y * r * 0.705), (c + x * r * 0.775, c + y * r * 0.775)], thin, 1.8)
    for i in range(16):
        if i % 2:
            _needle(s, c, r * 0.62, i * 22.5, r * 0.045, C["cream"], mix(C["land"], C["umber"], 0.2), thin)
    for i in range(8):
        if i % 2:
            _needle(s, c, r * 0.72, i * 45, r * 0.085, C["cream"], C["patina"], line)
    for i in range(4):
        _needle(s, c, r, i * 90, r * 0.125, C["cream"], C["brick"], line)
    s.ellipse(c, c, r * 0.1, fill=C["brick"], line=line, width=2.5)
    s.ellipse(c, c, r * 0.04, fill=C["cream"], line=line, width=2)
    # the fleur-de-lis that marks north
    blue = mix(C["deep"], C["patina"], 0.35)
    lily = [
        (c, -LILY),
        *quad((c, -LILY), (c + 13, -22), (c + 3, -8), 8),
        (c - 3, -8),
        *quad((c - 3, -8), (c - 13, -22), (c, -LILY), 8),
    ]
    petal = [
        (c + 4, -10),
        *quad((c + 4, -10), (c + 10, -32), (c + 21, -22), 8),
        *quad((c + 21, -22), (c + 24, -12), (c + 14, -10), 8),
        *quad((c + 14, -10), (c + 17, -20), (c + 7, -6), 8),
    ]
    for points in (petal, [(2 * c - x, y) for x, y in petal], lily):
        s.polygon(points, blue, line, 2)
    s.line([(c - 9, -6), (c + 9, -6)], line, 3.5)
    return s.sprite()


def _needle(
    s: Sketch, c: float, radius: float, degrees: float, width: float, rgb: RGB, two: RGB, line: RGB
) -> None:
    left, right = compass_needle(c, c, radius, degrees, width)
    s.polygon(left, rgb)
    s.polygon(right, two)
    s.polygon(left, None, line, 2)
    s.polygon(right, None, line, 2)
