"""What is printed on the map: trees and peaks on regions, borders, waves, the turtle, signs of paths."""

from __future__ import annotations

import math
import random
from typing import Final

from render.bora_bora.pieces import goods
from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import DEEP, C
from render.kit.colour import mix
from render.kit.own_look import ornament
from render.kit.palette import INK, IVORY, dark, light
from render.kit.pieces.papers import dashed_place
from render.kit.shapes import Point, rounded, smooth
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


PLACES: Final[dict[str, tuple[tuple[float, float, float], ...]]] = {
    "forest": ((0.15, 0.2, 25), (0.87, 0.3, 27), (0.13, 0.58, 27)),
    "plains": (
        (0.12, 0.3, 9),
        (0.86, 0.24, 9),
        (0.1, 0.72, 9),
        (0.9, 0.6, 9),
        (0.21, 0.54, 7),
        (0.84, 0.86, 8),
    ),
    "beach": ((0.87, 0.28, 11), (0.13, 0.62, 9)),
    "mountain": ((0.85, 0.26, 24), (0.13, 0.66, 30), (0.89, 0.6, 31)),
}
"""Where trees, tufts, shells and peaks stand, as shares of a region, and half their size: at its edge, beside
huts and fish."""
STAR: Final = tuple(
    (math.sin(k * math.pi / 5) * far, -math.cos(k * math.pi / 5) * far) for k, far in enumerate((1, 0.5) * 5)
)


def motifs(s: Sketch, box: Box, kind: str, seed: str) -> None:
    """Draw trees, grass, grains and peaks at the edge of a region, one step darker than its ground."""
    x0, y0, x1, y1 = box
    ink, dice = mix(C[kind], dark(C[kind]), 0.62), random.Random(seed)
    for k in range(34 if kind == "beach" else 0):
        x, y = dice.uniform(0.04, 0.96), dice.uniform(0.06, 0.94)
        if abs(x - 0.5) > 0.26:
            s.ellipse(
                x0 + x * (x1 - x0),
                y0 + y * (y1 - y0),
                3 + k % 3,
                2.4 + k % 3,
                mix(C["sand"], C["wood"], 0.16),
            )
    for k, (x, y, half) in enumerate(PLACES[kind]):
        p = Pen(s, x0 + x * (x1 - x0), y0 + y * (y1 - y0), half)
        if kind == "forest":
            p.disc(0.1, 0.98, 0.62, ink, None, ry=0.2)
            goods.palm(p)
        elif kind == "plains":
            for aside in (-1.0, 0.0, 1.0):
                p.curve(
                    [(aside * 0.2, 1.0), (aside * 0.5, 0), (aside * 1.1, -1.0 + abs(aside) * 0.3)], ink, 0.34
                )
            for dx in (-1.5, 1.6) if k % 2 else ():
                p.disc(dx, 0.5, 0.52, C["field"], None)
                p.disc(dx, 0.5, 0.22, C["sun"], None)
        elif kind == "beach" and k:
            goods.shell(p)
        elif kind == "beach":
            p.soft(STAR, mix(C["coral"], C["sun"], 0.35), mix(C["coral"], C["wood"], 0.5), 0.14)
        else:
            p.fill([(-1, 0.6), (-0.12, -0.72), (0.1, -0.72), (1, 0.6)], light(ink), None)
            p.fill(
                [(0.0, -0.8), (0.14, -0.66), (1, 0.6), (0.06, 0.6), (0.24, 0.0), (-0.04, -0.3)],
                dark(ink),
                None,
            )
            snow = [(-0.46, -0.2), (0, -0.84), (0.42, -0.24), (0.22, -0.06), (0.02, -0.3), (-0.2, -0.02)]
            p.fill(snow, C["field"], None)


def clearing(s: Sketch, x: float, y: float, half: float, kind: str) -> None:
    """Draw the trodden ground of a building space, which is the shade of a hut that stands there."""
    s.ellipse(x, y, half, half, mix(C[kind], C["tapa"], 0.3))
    s.ellipse(x, y + half * 0.86, half * 1.2, half * 0.3, mix(C[kind], dark(C[kind]), 0.36))


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
