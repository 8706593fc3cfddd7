"""Draw the crests of the seats in one colour: discs, triangles, lozenges, grid, ring with a bar."""

from __future__ import annotations

from render.kit.badges import Emblem
from render.kit.colour import RGB
from render.kit.shapes import arc, box
from render.kit.sketch import Sketch


def discs(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw three discs."""
    del ground
    r = size * 0.235
    for dx, dy in ((0, -0.25), (-0.26, 0.2), (0.26, 0.2)):
        s.ellipse(cx + dx * size, cy + dy * size, r, fill=ink)


def triangles(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw three triangles in a triangle."""
    del ground
    h, w = size * 0.4, size * 0.24
    for dx, dy in ((0, -0.42), (-0.25, 0.01), (0.25, 0.01)):
        x, y = cx + dx * size, cy + dy * size
        s.polygon([(x, y), (x + w, y + h), (x - w, y + h)], ink)


def lozenges(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw four lozenges."""
    del ground
    w, h = size * 0.235, size * 0.235
    for dx, dy in ((0, -0.26), (0, 0.26), (-0.26, 0), (0.26, 0)):
        x, y = cx + dx * size, cy + dy * size
        s.polygon([(x, y - h), (x + w, y), (x, y + h), (x - w, y)], ink)


def grid(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw the frame of a well, which looks like a grid."""
    del ground
    a, b, t = size * 0.44, size * 0.2, size * 0.075
    for k in (-b, b):
        s.polygon(box(cx - a, cy + k - t, cx + a, cy + k + t), ink)
        s.polygon(box(cx + k - t, cy - a, cx + k + t, cy + a), ink)


def ring(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw a ring with a bar."""
    s.polygon(arc(cx, cy, size * 0.44, size * 0.44, 0, 360, 48)[:-1], ink)
    s.polygon(arc(cx, cy, size * 0.3, size * 0.3, 0, 360, 48)[:-1], ground)
    s.polygon(box(cx - size * 0.36, cy - size * 0.09, cx + size * 0.36, cy + size * 0.09), ink)


CRESTS: tuple[Emblem, ...] = (discs, triangles, lozenges, grid, ring)
CALLED = (
    "edo-emblem-discs",
    "edo-emblem-triangles",
    "edo-emblem-lozenges",
    "edo-emblem-grid",
    "edo-emblem-ring",
)
"""The keys of their names, in the same order."""
