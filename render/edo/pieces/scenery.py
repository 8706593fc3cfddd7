"""Draw the scenery behind map, lobby and score sheet: sky, mist, the mountain; waves on indigo."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.edo.theme import GAME, C
from render.kit.backgrounds import as_ground
from render.kit.colour import RGB, mix
from render.kit.frames import WIDTH, flat
from render.kit.own_look import ornament
from render.kit.shapes import Point, arc, box, quad, rounded
from render.kit.sketch import Sketch, kept

SKY: Final = 7
"""Number of flat bands between the blue of the sky and the paper."""


@ornament
def sky(s: Sketch, top: float) -> None:
    """Draw bands that fade from blue to the paper."""
    for i in range(SKY):
        y = top + 10 * i
        s.polygon(box(0, y, WIDTH, y + 11), mix(C["pale"], C["washi"], 0.1 + 0.9 * i / (SKY - 1)))


@ornament
def mist(s: Sketch, x0: float, x1: float, y: float, high: float, colour: RGB = C["mist"]) -> None:
    """Draw a band of mist with rounded ends."""
    s.polygon(rounded(x0, y, x1, y + high, high / 2), colour)


@ornament
def mountain(s: Sketch, x: float, base: float, k: float) -> None:
    """Draw the mountain with its zigzag snow and the sun; its foot is at `base`, its peak above `x`."""

    def at(points: list[Point]) -> list[Point]:
        return [(x + px * k, base + py * k) for px, py in points]

    cx, cy = at([(-104, -196)])[0]
    s.ellipse(cx, cy, 54 * k, fill=C["sun"])
    left = quad((-330, 0), (-120, -70), (-34, -206), 40)
    right = quad((34, -206), (130, -66), (420, 0), 40)
    crown = [(-34, -206), (-18, -198), (-4, -208), (10, -200), (34, -206)]
    s.polygon(at([*left, *crown, *right]), C["hill"])
    snow = [(-86, -136), (-64, -112), (-48, -138), (-30, -104), (-12, -136), (8, -98), (26, -134), (46, -106),
            (60, -138), (84, -118), (92, -134)]  # fmt: skip
    up = [p for p in left if p[1] < -136]
    down = [p for p in right if p[1] < -134]
    s.polygon(at([*up, *crown, *down, *reversed(snow)]), C["mulberry"])
    mist(s, x - 330 * k, x + 20 * k, base - 62 * k, 20 * k)
    mist(s, x - 120 * k, x + 240 * k, base - 40 * k, 20 * k)
    mist(s, x - 380 * k, x + 90 * k, base - 18 * k, 24 * k)


@kept
def waves() -> Image.Image:
    """A strip of wave scales that can be repeated above and below."""
    step, rise = 72, 18
    tile = Sketch(step, 4 * rise, 0, 4)
    line = mix(C["deep"], C["mid"], 0.34)
    for row in range(-1, 10):
        for i in range(-1, 3):
            cx, cy = (i + row % 2 / 2) * step, row * rise + 8
            for r in (36, 25, 14):
                tile.polygon(arc(cx, cy + 36 - rise, r, r, 180, 360, 24), C["deep"], line, 2)
    whole = tile.reduced().convert("RGB")
    image = whole.crop((0, whole.height // 2, whole.width, whole.height))
    strip = flat(WIDTH, 2 * rise, C["deep"])
    for x in range(0, strip.width, image.width):
        strip.paste(image, (x, 0))
    return strip


@as_ground(GAME)
def lobby_ground(height: int) -> Image.Image:
    """The ground of the lobby: paper, and at its right the mountain under a sky of mist."""
    s = Sketch(WIDTH, height, 0, 2)
    s.polygon(box(0, 0, WIDTH, height), C["washi"])
    for i in range(SKY):
        tone = mix(C["pale"], C["washi"], 0.3 + 0.7 * i / SKY)
        mist(s, 1010 + (i * 61) % 170, WIDTH + 60, 40 + i * 24, 24, tone)
    mountain(s, 1310, 700, 1.75)
    s.polygon(box(0, 700, WIDTH, height), C["washi"])
    return s.reduced().convert("RGB")


@as_ground(GAME)
def sheet_ground(height: int) -> Image.Image:
    """The ground of the score sheet: paper with bands of mist, and the mountain beside the heads of the
    columns."""
    s = Sketch(WIDTH, height, 0, 1)
    s.polygon(box(0, 0, WIDTH, height), C["washi"])
    for x0, x1, y in (
        (-40, 500, 130),
        (900, 1640, 150),
        (300, 900, 0.5 * height),
        (1200, 1640, 0.8 * height),
    ):
        mist(s, x0, x1, y, 26)
    mountain(s, 214, 334, 0.72)
    return s.image.convert("RGB")
