"""Draw the signs of seats: must act, has finished, has won."""

from __future__ import annotations

from render.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, TICK
from render.kit.shapes import cubic, mirrored, scaled, turned
from render.kit.sketch import Shadow, Sketch, Sprite, sprite


@sprite
def tick(radius: int = 20) -> Sprite:
    """The sign for "has finished": a tick in a green disc."""
    r = radius
    s = Sketch(2 * r, 2 * r, 6)
    s.ellipse(r, r, r, fill=INK)
    s.ellipse(r, r, r - 2, fill=IVORY)
    s.ellipse(r, r, r - 4, fill=TICK)
    s.line([(r * 0.58, r * 1.04), (r * 0.88, r * 1.34), (r * 1.42, r * 0.7)], IVORY, max(3, r * 0.2))
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


@sprite
def hourglass(radius: int = 20) -> Sprite:
    """The sign for "must act": an hourglass in an ink disc."""
    r = radius
    s = Sketch(2 * r, 2 * r, 6)
    s.ellipse(r, r, r, fill=IVORY)
    s.ellipse(r, r, r - 3, fill=INK)
    h, w = r * 0.5, r * 0.42
    s.polygon([(r - w, r - h), (r + w, r - h), (r, r)], IVORY)
    s.polygon([(r - w, r + h), (r + w, r + h), (r, r)], GOLD_LIGHT)
    for y in (r - h, r + h):
        s.line([(r - w * 1.15, y), (r + w * 1.15, y)], IVORY, max(2, r * 0.13))
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


@sprite
def laurel(size: int) -> Sprite:
    """The winner's wreath, open at the top."""
    s = Sketch(size, size, 8)
    c, r = size / 2, size * 0.43
    leaf = [
        *cubic((0, 0), (0.3, -0.32), (0.75, -0.25), (1, 0)),
        *cubic((1, 0), (0.7, 0.22), (0.3, 0.2), (0, 0)),
    ]
    shade = [(0, 0), *cubic((0, 0), (0.3, 0.2), (0.7, 0.22), (1, 0))]
    for side in (1, -1):
        stem = [turned([(0, r)], a)[0] for a in range(6, 150, 6)]
        s.line([(c + side * -px, c + py) for px, py in stem], GOLD_DARK, 3)
        for i in range(6):
            a = 14 + i * 24
            for out in (-1, 1):
                length = size * (0.186 - 0.006 * abs(i - 2))
                for shape, colour, line in (
                    (leaf, GOLD, True),
                    (shade, GOLD_LIGHT if out > 0 else GOLD, False),
                ):
                    points = turned(scaled(shape, length), 180 + a - 32 * out - 12)
                    base = turned([(0, r)], a)[0]
                    points = [(px + base[0], py + base[1]) for px, py in points]
                    if side > 0:
                        points = mirrored(points)
                    s.polygon([(px + c, py + c) for px, py in points], colour, GOLD_DARK if line else None, 2)
    return s.sprite(shadow=Shadow(0.18, 3, 2, 3))
