"""The six signs of the goods and the four crests, as silhouettes."""

from __future__ import annotations

import math

from render.golden_horn.theme import GOODS, ON_GOOD
from render.kit.colour import RGB, mix
from render.kit.shapes import Point, arc, cubic, mirrored, quad, scaled, star, turned
from render.kit.sketch import Sketch


def _placed(points: list[Point], cx: float, cy: float, size: float) -> list[Point]:
    return [(cx + x * size, cy + y * size) for x, y in points]


def draw_sign(s: Sketch, letter: str, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw the sign of a good in a box of `size`, with details in `ground` where there is room for them."""
    match letter:
        case "O":
            s.ellipse(cx, cy, size * 0.42, fill=ink)
            if size >= 26:
                s.line(
                    _placed(arc(0, 0, 0.27, 0.27, 190, 255, 10), cx, cy, size),
                    mix(ink, ground, 0.75),
                    size * 0.07,
                )
        case "P":
            for i in range(5):
                a = math.radians(-90 + 72 * i)
                s.ellipse(
                    cx + size * 0.27 * math.cos(a), cy + size * 0.27 * math.sin(a), size * 0.215, fill=ink
                )
            s.ellipse(cx, cy, size * 0.2, fill=ink)
            s.ellipse(cx, cy, size * 0.1, fill=ground)
        case "G":
            half = cubic((-0.46, 0.46), (-0.52, -0.12), (-0.1, -0.5), (0.46, -0.46))
            other = [(-y, -x) for x, y in half]
            s.polygon(_placed([*half, *reversed(other)], cx, cy, size), ink)
            s.line(_placed([(-0.46, 0.46), (0.22, -0.22)], cx, cy, size), ground, max(1.2, size * 0.075))
        case "R":
            s.polygon(_placed([(0, -0.52), (0.38, 0), (0, 0.52), (-0.38, 0)], cx, cy, size), ink)
            if size >= 30:
                facet = [(0, -0.27), (0.2, 0), (0, 0.27), (-0.2, 0)]
                s.polygon(_placed(facet, cx, cy, size), None, mix(ink, ground, 0.7), size * 0.05)
        case "B":
            for dy in (-0.2, 0.2):
                wave = [
                    (-0.46 + 0.92 * i / 32, dy - 0.11 * math.sin(2 * math.pi * 1.25 * i / 32 + 0.4))
                    for i in range(33)
                ]
                s.line(_placed(wave, cx, cy, size), ink, size * 0.155)
        case _:
            s.polygon(star(cx, cy, size * 0.53, size * 0.235, 6), ink)
            if size >= 34:
                s.ellipse(cx, cy, size * 0.08, fill=ground)


def draw_good_sign(s: Sketch, letter: str, cx: float, cy: float, size: float) -> None:
    """Draw the sign of a good in its own ink on its own colour."""
    draw_sign(s, letter, cx, cy, size, ON_GOOD[letter], GOODS[letter])


def lion(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw a lion's head with its mane."""
    s.polygon(star(cx, cy, size * 0.52, size * 0.375, 14), ink)
    if size < 20:
        face = [(-0.2, -0.2), (0.2, -0.2), (0.17, 0.1), (0, 0.27), (-0.17, 0.1)]
        s.polygon(_placed(face, cx, cy, size), ground)
        s.polygon(_placed(list(scaled(face, 0.55)), cx, cy, size), ink)
        return
    s.ellipse(cx, cy, size * 0.345, fill=ground)
    ears = [(-0.25, -0.12), (-0.27, -0.27), (-0.12, -0.235)]
    muzzle = [
        (-0.23, -0.14),
        *quad((-0.17, -0.22), (0, -0.3), (0.17, -0.22), 8),
        (0.23, -0.14),
        (0.2, 0.04),
        *quad((0.14, 0.2), (0, 0.38), (-0.14, 0.2), 10),
        (-0.2, 0.04),
    ]
    for ear in (ears, mirrored(ears)):
        s.polygon(_placed(list(ear), cx, cy, size), ink)
    s.polygon(_placed(muzzle, cx, cy, size), ink)
    brow = [(-0.17, -0.105), (-0.045, -0.05), (-0.07, -0.005), (-0.15, -0.035)]
    for eye in (brow, mirrored(brow)):
        s.polygon(_placed(list(eye), cx, cy, size), ground)
    nose = [(-0.075, 0.06), (0.075, 0.06), (0, 0.135)]
    s.polygon(_placed(nose, cx, cy, size), ground)
    for side in (1, -1):
        mouth = quad((0, 0.13), (side * 0.02, 0.21), (side * 0.1, 0.19), 8)
        s.line(_placed(mouth, cx, cy, size), ground, size * 0.03)


def eagle(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw an eagle with spread wings, looking to its right."""
    wing: list[Point] = [(0.06, -0.14), *quad((0.08, -0.22), (0.16, -0.36), (0.3, -0.46), 8)]
    # feathers: tips on an arc, with notches between them
    for i, a in enumerate((-48, -24, 0, 24, 48)):
        tip = (0.12 + 0.42 * math.cos(math.radians(a)), -0.1 + 0.4 * math.sin(math.radians(a)))
        notch = (0.12 + 0.27 * math.cos(math.radians(a + 13)), -0.1 + 0.25 * math.sin(math.radians(a + 13)))
        wing += [tip, notch]
        del i
    wing += [(0.14, 0.14), (0.06, 0.08)]
    for points in (wing, mirrored(wing)):
        s.polygon(_placed(list(points), cx, cy, size), ink)
    body = [
        (-0.07, -0.26),
        (0.07, -0.26),
        *quad((0.12, -0.1), (0.13, 0.08), (0.07, 0.2), 8),
        (0.2, 0.46),
        (0.09, 0.41),
        (0.05, 0.5),
        (0, 0.43),
        (-0.05, 0.5),
        (-0.09, 0.41),
        (-0.2, 0.46),
        *quad((-0.07, 0.2), (-0.13, 0.08), (-0.12, -0.1), 8),
    ]
    s.polygon(_placed(body, cx, cy, size), ink)
    s.ellipse(cx - size * 0.01, cy - size * 0.34, size * 0.105, fill=ink)
    beak = [(-0.05, -0.43), (-0.25, -0.32), (-0.08, -0.27)]
    s.polygon(_placed(beak, cx, cy, size), ink)
    for side in (1, -1):
        claw = [(side * 0.08, 0.2), (side * 0.24, 0.3), (side * 0.3, 0.24)]
        s.line(_placed(claw, cx, cy, size), ink, size * 0.05)
    if size >= 20:
        s.ellipse(cx - size * 0.035, cy - size * 0.355, size * 0.028, fill=ground)
        for side in (1, -1):
            for a in (-30, -4, 22):
                rib = [
                    (
                        side * (0.12 + r * math.cos(math.radians(a + 6))),
                        -0.1 + r * math.sin(math.radians(a + 6)),
                    )
                    for r in (0.1, 0.25)
                ]
                s.line(_placed(rib, cx, cy, size), ground, size * 0.03)


def tower(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw a tower with battlements."""
    points: list[Point] = [(-0.3, -0.22), (-0.3, -0.5)]
    for i, (a, b) in enumerate(((-0.3, -0.18), (-0.18, -0.06), (-0.06, 0.06), (0.06, 0.18), (0.18, 0.3))):
        y = -0.5 if i % 2 == 0 else -0.38
        points += [(a, y), (b, y)]
    points += [(0.3, -0.22), (0.2, -0.13), (0.24, 0.36), (0.34, 0.36), (0.34, 0.5)]
    points += [(-0.34, 0.5), (-0.34, 0.36), (-0.24, 0.36), (-0.2, -0.13)]
    s.polygon(_placed(points, cx, cy, size), ink)
    door = [(-0.09, 0.5), *arc(0, 0.24, 0.09, 0.11, 180, 360, 10), (0.09, 0.5)]
    s.polygon(_placed(door, cx, cy, size), ground)
    if size >= 20:
        slit = [(-0.03, -0.04), (0.03, -0.04), (0.03, 0.07), (-0.03, 0.07)]
        s.polygon(_placed(slit, cx, cy, size), ground)
        s.line(_placed([(-0.2, -0.17), (0.2, -0.17)], cx, cy, size), ground, size * 0.035)


def anchor(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw an anchor."""
    w = size * 0.105
    s.ellipse(cx, cy - size * 0.39, size * 0.095, line=ink, width=size * 0.07)
    s.line(_placed([(0, -0.27), (0, 0.42)], cx, cy, size), ink, w)
    s.line(_placed([(-0.24, -0.16), (0.24, -0.16)], cx, cy, size), ink, w * 0.9)
    s.line(_placed(arc(0, 0.05, 0.38, 0.38, 18, 162, 24), cx, cy, size), ink, w)
    fluke = turned([(0.53, 0.2), (0.26, 0.2), (0.43, -0.06)], 0)
    for points in (fluke, mirrored(fluke)):
        s.polygon(_placed(list(points), cx, cy, size), ink)
    if size >= 40:
        s.line(_placed([(0, -0.08), (0, 0.3)], cx, cy, size), mix(ink, ground, 0.35), w * 0.25)


def compass_needle(
    cx: float, cy: float, radius: float, degrees: float, width: float
) -> tuple[list[Point], list[Point]]:
    """The two halves of a point of a compass rose; 0 degrees is north."""
    tip = turned([(cx, cy - radius)], degrees, cx, cy)[0]
    left = turned([(cx - width, cy - width)], degrees, cx, cy)[0]
    right = turned([(cx + width, cy - width)], degrees, cx, cy)[0]
    return [(cx, cy), left, tip], [(cx, cy), right, tip]
