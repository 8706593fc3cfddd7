"""Draw the ground of every picture: a sandstone wall with the frieze; also the winged sun."""

from __future__ import annotations

from PIL import Image

from render.kit import zoom
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.frames import HEAD, WIDTH
from render.kit.own_look import ornament
from render.kit.palette import INK
from render.kit.shapes import Point, cubic
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.pyramids.theme import GAME, C, frieze

COURSE = 158
"""Height of a course of blocks."""


DEEP = 1600
"""The greatest height of a picture."""


def wall(height: int, head: bool = True) -> Image.Image:
    """The wall: sandstone blocks with faint joints, none behind the words of the head;

    `head` adds the frieze.
    """
    return zoom.crop(_wall(max(DEEP, height), head), WIDTH, height)


@as_ground(GAME)
def _wall(height: int, head: bool) -> Image.Image:
    """The wall at its greatest height; all others are cut from it."""
    canvas = Canvas(zoom.sheet(WIDTH, height, C["sandstone"]))
    _lay_joints(canvas)
    canvas.fill(0, 0, WIDTH, HEAD + 1, C["sandstone"])
    if head:
        canvas.put(frieze(WIDTH), 0, HEAD)
    return canvas.image


@ornament
def _lay_joints(canvas: Canvas) -> None:
    """Draw the joints between the blocks."""
    joint = mix(C["sandstone"], C["joint"], 0.16)
    light = mix(C["sandstone"], C["chamber_light"], 0.4)
    lengths = (372, 318, 414, 340, 296, 388)
    for row, y in enumerate(range(-62, canvas.height, COURSE)):
        canvas.fill(0, y, WIDTH, y + 2, joint)
        canvas.fill(0, y + 2, WIDTH, y + 4, light)
        x, k = -(row * 151) % 380 - 380, row
        while x < WIDTH:
            canvas.fill(x, y + 2, x + 2, y + COURSE, joint)
            canvas.fill(x + 2, y + 4, x + 4, y + COURSE, light)
            x += lengths[k % 6]
            k += 1


@sprite
def sun(width: int) -> Sprite:
    """The winged sun, the large ornament of the theme."""
    height = round(width * 0.26)
    s = Sketch(width, height, 12)
    k = width / 300
    cx, cy = width / 2, height * 0.46
    line = mix(C["joint"], INK, 0.35)
    gold = mix(C["frieze"], C["sandstone"], 0.05)
    blue = mix(C["nile"], C["sandstone"], 0.12)
    red = mix(C["ochre"], C["sandstone"], 0.08)
    stroke = max(2.0, 2 * k)

    def at(points: list[Point], side: int) -> list[Point]:
        return [(cx + side * x * k, cy + y * k) for x, y in points]

    for side in (1, -1):
        # three rows of feathers, the longest behind
        for x0, x1, top, low, colour in (
            (20, 146, -22, 15, blue),
            (20, 112, -15, 19, gold),
            (20, 76, -8, 21, red),
        ):
            wing = [(x0, top + 6), *cubic((x0, top + 2), (x0 + 30, top - 6), (x1 - 40, top), (x1, top - 2)),
                    *cubic((x1, top - 2), (x1 - 4, top + 12), (x1 - 20, low - 4), (x0, low))]  # fmt: skip
            s.polygon(at(wing, side), colour, line, stroke)
            tips = cubic((x1, top - 2), (x1 - 4, top + 12), (x1 - 20, low - 4), (x0, low), 40)
            for x, y in tips[6::4]:  # quills: from the tip up to the next row
                if y - top > 12 and x - x0 > 8:
                    up = min(13.0, y - top - 4)
                    s.line(
                        at([(x - 2, y - 1.5), (x - 4, y - up)], side), mix(colour, line, 0.5), stroke * 0.8
                    )
    for side in (1, -1):  # the two cobras
        body = cubic((9, 12), (14, 34), (26, 22), (30, 34))
        s.line(at(body, side), line, 8.5 * k)
        s.line(at(body, side), gold, 4.5 * k)
        s.polygon(at([(24, 30), (36, 30), (31, 41)], side), gold, line, stroke)
    s.ellipse(cx, cy, 22 * k, fill=gold, line=line, width=stroke)
    s.ellipse(cx, cy, 16.5 * k, fill=red, line=line, width=stroke)
    s.ellipse(cx - 5 * k, cy - 5 * k, 5 * k, fill=mix(red, C["chamber_light"], 0.35))
    return s.sprite(shadow=Shadow(0.14, 3, 2, 3))
