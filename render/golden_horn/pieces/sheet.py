"""Draw the sheet of the chart: water, land with its coasts, the route, the graduated frame."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from render.golden_horn.layout import CHART_TOP, RIM
from render.golden_horn.pieces.coasts import HILLS, higher, hill, lands
from render.golden_horn.pieces.places import ripple
from render.golden_horn.pieces.rose import ROSE
from render.golden_horn.theme import C
from render.kit.colour import mix
from render.kit.frames import MARGIN
from render.kit.own_look import ornament
from render.kit.shapes import Point, box, moved
from render.kit.sketch import Sketch, grow

SCALE = 3
"""Scale of the sketch.

The chart is large and looks printed, so three samples per pixel each way are enough.
"""


def sea(seats: int, width: int, height: int, route: Sequence[Point]) -> Image.Image:
    """What is printed on the chart: water, land, coast shading, rhumb lines, hills; the `route` in dashes."""
    s = Sketch(width, height, 0, SCALE)
    s.image.paste((*C["water"], 255), (0, 0, *s.image.size))
    ox, oy = -MARGIN, -CHART_TOP
    coasts = [moved(points, ox, oy) for points in lands(seats)]
    _rhumb_lines(s, ROSE[0] + ox, ROSE[1] + oy)
    # three bands of water shading along the coast
    mask = Image.new("L", s.image.size)
    pen = ImageDraw.Draw(mask)
    for points in coasts:
        pen.polygon([(x * s.scale, y * s.scale) for x, y in points], fill=255)
    small = mask.reduce(s.scale)
    for reach, strength in ((24, 0.13), (14, 0.16), (6, 0.24)):
        band = grow(small, reach).point([round(v * strength) for v in range(256)])
        s.image.paste((*C["deep"], 255), (0, 0), band.resize(s.image.size, Image.Resampling.BILINEAR))
    # ripples on open water
    wide = grow(small, 34)
    pixels = wide.load()
    assert pixels is not None
    colour = mix(C["water"], C["deep"], 0.3)
    for row in range(9):
        for col in range(13):
            x = 70 + col * 118 + (57 if row % 2 else 0) + 13 * math.sin(3.1 * col + 1.7 * row)
            y = 60 + row * 106 + 17 * math.sin(2.3 * col + row)
            if 30 < x < width - 30 and 30 < y < height - 30 and not pixels[int(x), int(y)]:
                ripple(s, x, y, 13, colour)
                ripple(s, x + 9, y + 9, 10, colour)
    line = mix(C["umber"], C["land"], 0.12)
    for points in coasts:
        s.polygon(points, C["land"], line, 2.6)
    # an inner coast line, like a second stroke of an engraver
    inner = ImageChops.subtract(small, ImageChops.invert(grow(ImageChops.invert(small), 7)))
    inner = inner.point([round(v * 0.12) for v in range(256)])
    s.image.paste((*C["umber"], 255), (0, 0), inner.resize(s.image.size, Image.Resampling.BILINEAR))
    for points in coasts:
        s.polygon(points, None, line, 2.6)
    for x, y, size in HILLS[seats]:
        hill(s, x + ox, higher(y) + oy, size)
    # the sea route between the squares
    for k in range(0, len(route) - 1, 2):
        (x0, y0), (x1, y1) = route[k], route[k + 1]
        s.line([(x0 + ox, y0 + oy), (x1 + ox, y1 + oy)], mix(C["deep"], C["sepia"], 0.35), 4)
    return s.reduced().convert("RGB")


@ornament
def _rhumb_lines(s: Sketch, cx: float, cy: float) -> None:
    """Draw lines from the rose and from a ring of points round it."""
    faint = mix(C["water"], C["deep"], 0.16)
    nodes = [(cx, cy)] + [
        (cx + 640 * math.cos(math.radians(a)), cy + 300 + 420 * math.sin(math.radians(a)))
        for a in (20, 90, 160)
    ]
    for n, (x, y) in enumerate(nodes):
        for i in range(32 if n == 0 else 16):
            a = math.radians(i * (11.25 if n == 0 else 22.5))
            s.line([(x, y), (x + 2400 * math.cos(a), y + 2400 * math.sin(a))], faint, 2)


def frame(width: int, height: int) -> Image.Image:
    """The graduated frame: bars of russet and cream like a scale of miles."""
    s = Sketch(width, height, 0, SCALE)
    s.polygon(box(0, 0, width, RIM), C["cream"])
    s.polygon(box(0, height - RIM, width, height), C["cream"])
    s.polygon(box(0, 0, RIM, height), C["cream"])
    s.polygon(box(width - RIM, 0, width, height), C["cream"])
    bar = 32
    for x in range(RIM + 14, width - RIM - bar, 2 * bar):
        for y in (6, height - 12):
            s.polygon(box(x, y, x + bar, y + 6), C["russet"])
    for y in range(RIM + 12, height - RIM - bar, 2 * bar):
        for x in (6, width - 12):
            s.polygon(box(x, y, x + 6, y + bar), C["russet"])
    s.polygon(box(1.5, 1.5, width - 1.5, height - 1.5), None, C["sepia"], 3)
    s.polygon(box(RIM - 1, RIM - 1, width - RIM + 1, height - RIM + 1), None, C["sepia"], 2)
    return s.reduced()
