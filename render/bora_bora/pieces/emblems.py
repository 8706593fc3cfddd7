"""Emblems of the seats, in one colour: fish hook, flower, shark teeth, waves."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.badges import Emblem
from render.kit.colour import RGB
from render.kit.shapes import Point, arc, smooth, turned
from render.kit.sketch import Sketch


def _put(points: Sequence[Point], cx: float, cy: float, size: float) -> list[Point]:
    k = size / 100
    return [(cx + x * k, cy + y * k) for x, y in points]


def hook(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw a bone hook: a shank, a wide bend, a barb."""
    del ground
    w = size * 0.15
    bend = [(12, -40), (12, 8), *arc(-8, 10, 20, 24, 0, 170, 18), (-29, -2)]
    s.line(_put(bend, cx, cy, size), ink, w)
    s.polygon(_put([(-38, 6), (-26, -18), (-12, 6)], cx, cy, size), ink)
    s.line(_put([(-1, -41), (25, -41)], cx, cy, size), ink, w * 0.8)


def flower(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw five broad petals round a heart."""
    petal = smooth([(0, -4), (-15, -18), (-15, -36), (0, -45), (15, -36), (15, -18)], True, 6)
    for k in range(5):
        s.polygon(_put(turned(petal, 72 * k), cx, cy, size), ink)
    s.ellipse(cx, cy, size * 0.115, fill=ground)


def teeth(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw three shark teeth: one above two."""
    del ground
    for x, y in ((0, -36), (-23, 2), (23, 2)):
        s.polygon(_put([(x, y), (x + 20, y + 35), (x - 20, y + 35)], cx, cy, size), ink)


def waves(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw three rows of waves."""
    del ground
    for y in (-24, 0, 24):
        row = [(-36, y + 5), (-24, y - 6), (-12, y + 5), (0, y - 6), (12, y + 5), (24, y - 6), (36, y + 5)]
        s.line(_put(smooth(row, False, 7), cx, cy, size), ink, size * 0.1)


EMBLEMS: tuple[Emblem, ...] = (hook, flower, teeth, waves)
CALLED = ("bb-emblem-hook", "bb-emblem-flower", "bb-emblem-teeth", "bb-emblem-waves")
"""The keys of their names, in the same order."""
