"""What is printed on the map: trees and peaks on regions, borders, waves, the turtle, signs of paths."""

from __future__ import annotations

import random

from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import DEEP, C
from render.kit.colour import mix
from render.kit.own_look import ornament
from render.kit.palette import INK, IVORY, dark
from render.kit.pieces.papers import dashed_place
from render.kit.shapes import Point, rounded, smooth
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def motifs(s: Sketch, box: Box, kind: str, seed: str) -> None:
    """Draw trees, grass, grains and peaks at the edge of a region, one step darker than its ground."""
    x0, y0, x1, y1 = box
    ink = mix(C[kind], dark(C[kind]), 0.62)
    w, h = x1 - x0, y1 - y0
    if kind == "forest":
        for x, y, half in ((0.14, 0.5, 22), (0.86, 0.36, 24), (0.13, 0.2, 18)):
            p = Pen(s, x0 + x * w, y0 + y * h, half)
            p.curve([(0.1, 1.0), (0.02, 0.3), (0.12, -0.36)], mix(ink, C["wood"], 0.5), 0.16)
            for turn in (-100, -52, 8, 62, 112):
                p.within(0.12, -0.38, 1, turn).soft(
                    [(0, 0), (-0.2, -0.3), (-0.06, -0.74), (0.14, -0.36)], ink, None
                )
    elif kind == "plains":
        for x, y in ((0.12, 0.3), (0.86, 0.28), (0.1, 0.7), (0.9, 0.62), (0.2, 0.52), (0.84, 0.84)):
            for dx in (-9, 0, 9):
                s.line([(x0 + x * w, y0 + y * h), (x0 + x * w + dx, y0 + y * h - 18)], ink, 3.4)
    elif kind == "beach":
        dice = random.Random(seed)
        for _ in range(17):
            x, y = dice.uniform(0.06, 0.94), dice.uniform(0.1, 0.92)
            if abs(x - 0.5) > 0.28:
                s.ellipse(x0 + x * w, y0 + y * h, 4.4, 3.5, mix(C["sand"], C["wood"], 0.22))
    else:
        for x, y, half in ((0.13, 0.66, 26), (0.88, 0.5, 28), (0.85, 0.2, 20)):
            cx, base = x0 + x * w, y0 + y * h
            s.polygon([(cx - half, base), (cx, base - half * 1.25), (cx + half, base)], ink)
            s.polygon([(cx, base - half * 1.25), (cx + half, base), (cx + half * 0.2, base)], dark(ink))
            s.polygon(
                [
                    (cx - half * 0.36, base - half * 0.8),
                    (cx, base - half * 1.25),
                    (cx + half * 0.36, base - half * 0.8),
                    (cx + half * 0.1, base - half * 0.66),
                    (cx - half * 0.12, base - half * 0.86),
                ],
                C["field"],
            )


def border(s: Sketch, box: Box, seed: str) -> None:
    """Draw a slightly wavy ivory line between two regions."""
    x0, y0, x1, y1 = box
    dice = random.Random(seed)
    points: list[Point] = []
    for k in range(7):
        t = k / 6
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        if 0 < k < 6:
            if x0 == x1:
                x += dice.uniform(-4, 4)
            else:
                y += dice.uniform(-4, 4)
        points.append((x, y))
    s.line(smooth(points, False, 8), C["tapa"], 5)


@ornament
def turtle(s: Sketch, x: float, y: float, half: float) -> None:
    """Draw the one ornament: a turtle deep in the lagoon."""
    p = Pen(s, x, y, half, -24)
    ink = C["deep"]
    for points in (
        [(-0.3, -0.36), (-0.82, -0.86), (-1.0, -0.62), (-0.56, -0.1)],
        [(0.3, -0.36), (0.82, -0.86), (1.0, -0.62), (0.56, -0.1)],
        [(-0.34, 0.46), (-0.66, 0.86), (-0.5, 0.98), (-0.16, 0.66)],
        [(0.34, 0.46), (0.66, 0.86), (0.5, 0.98), (0.16, 0.66)],
    ):
        p.soft(points, ink, None)
    p.disc(0, -0.84, 0.2, ink, None, ry=0.25)
    p.disc(0, 0.06, 0.6, ink, None, ry=0.72)
    line = mix(C["deep"], C["lagoon"], 0.6)
    hexagon = [(0, -0.34), (0.26, -0.16), (0.26, 0.2), (0, 0.38), (-0.26, 0.2), (-0.26, -0.16)]
    p.fill(hexagon, None, line, 0.045)
    for (px, py), (qx, qy) in zip(
        hexagon, ((0, -0.62), (0.5, -0.3), (0.52, 0.34), (0, 0.74), (-0.52, 0.34), (-0.5, -0.3)), strict=True
    ):
        p.line([(px, py), (qx, qy)], line, 0.045)


@ornament
def waves(s: Sketch, width: int, height: int) -> None:
    """Draw the waves on the lagoon."""
    for y in range(16, height, 84):
        for x in range(10 + (y * 3) % 97, width - 40, 126):
            for dy, a, b in ((0, 0, 32), (6, 14, 46)):
                wave = [(x + k, y + dy + (2.6 if i % 2 else -1.2)) for i, k in enumerate(range(a, b + 1, 8))]
                s.line(smooth(wave, False, 6), C["crest"], 2.6)


@sprite
def turtle_of(half: int) -> Sprite:
    """The turtle alone, for pictures without the map."""
    middle = round(1.3 * half)  # the turtle is turned, so its fins need room
    s = Sketch(2 * middle, 2 * middle, 4)
    turtle(s, middle, middle, half)
    return s.sprite()


@sprite
def land_sign() -> Sprite:
    """The sign of a land path: a plank over a border with a square stone for the value."""
    s = Sketch(48, 46, 12)
    s.polygon(rounded(1, 0, 47, 46, 9), C["tapa_light"], DEEP, 3)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


@sprite
def plank(upright: bool) -> Sprite:
    """The plank below the stone."""
    w, h = (14, 76) if upright else (80, 14)
    s = Sketch(w, h, 6)
    s.polygon(rounded(1, 1, w - 1, h - 1, 5), C["wood"], DEEP, 2.4)
    return s.sprite()


@sprite
def water_sign() -> Sprite:
    """The sign of a water path: a white disc in the channel for the value."""
    s = Sketch(50, 50, 8)
    s.ellipse(25, 25, 24, fill=C["field"], line=C["woman_band"], width=4)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


def empty_place(half: int) -> Sprite:
    """A building space without a hut."""
    return dashed_place(2 * half, 2 * half, DEEP, half - 3, (11, 8), inset=3)


@sprite
def region_ring(width: int, height: int) -> Sprite:
    s = Sketch(width, height, 12)
    outline = rounded(0, 0, width, height, 30)
    s.polygon(outline, None, INK, 11)
    s.polygon(outline, None, IVORY, 6)
    return s.sprite()
