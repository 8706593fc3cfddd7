"""Draw the sheet of the chart: water, land with its coasts, the route, the graduated frame."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.golden_horn.layout import CHART_TOP, RIM
from render.golden_horn.pieces.places import ripple
from render.golden_horn.pieces.signs import compass_needle
from render.golden_horn.theme import DASH, C
from render.kit.colour import RGB, mix
from render.kit.frames import MARGIN
from render.kit.own_look import ornament
from render.kit.shapes import Point, box, moved, quad, resampled, smooth
from render.kit.sketch import Sketch, Sprite, grow, sprite

SCALE = 3
"""Scale of the sketch.

The chart is large and looks printed, so three samples per pixel each way are enough.
"""


def sea(seats: int, width: int, height: int, route: Sequence[Point], hilly: bool) -> Image.Image:
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
    for x, y, size in HILLS[seats] if hilly else ():
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
            s.polygon(box(x, y, x + bar, y + 6), DASH)
    for y in range(RIM + 12, height - RIM - bar, 2 * bar):
        for x in (6, width - 12):
            s.polygon(box(x, y, x + 6, y + bar), DASH)
    s.polygon(box(1.5, 1.5, width - 1.5, height - 1.5), None, C["sepia"], 3)
    s.polygon(box(RIM - 1, RIM - 1, width - RIM + 1, height - RIM + 1), None, C["sepia"], 2)
    return s.reduced()


UP: Final = 50
"""How much higher the route lies than where these places were measured."""

# fmt: off
#: The mainland from the left of the upper edge to its right, round by the south: capes and bays.
MAINLAND: dict[int, list[Point]] = {
    4: [
        (470, 90), (492, 200), (500, 330), (486, 440), (438, 486), (372, 504), (300, 512),
        (258, 532), (242, 566), (266, 592), (272, 640), (318, 660), (336, 700), (384, 712),
        (404, 752), (460, 764), (486, 790), (556, 786), (600, 806), (656, 800), (684, 820),
        (676, 846), (724, 850), (760, 838), (800, 852), (846, 838), (884, 850), (922, 836),
        (906, 812), (944, 800), (990, 806), (972, 776), (1018, 772), (1052, 786), (1046, 752),
        (1092, 748), (1084, 716), (1136, 712), (1150, 680), (1216, 676), (1238, 640), (1310, 628),
        (1346, 596), (1352, 560), (1318, 532), (1250, 520), (1180, 500), (1122, 466), (1108, 400),
        (1102, 300), (1112, 200), (1126, 90),
    ],
    2: [
        (470, 90), (492, 200), (500, 330), (490, 440), (452, 492), (396, 516), (344, 536),
        (316, 574), (340, 612), (352, 664), (404, 684), (430, 724), (486, 742), (520, 770),
        (590, 764), (640, 786), (690, 780), (716, 800), (760, 792), (800, 806), (846, 792),
        (890, 804), (930, 786), (960, 796), (1010, 772), (990, 744), (1060, 748), (1086, 712),
        (1150, 706), (1168, 668), (1240, 656), (1262, 606), (1248, 566), (1196, 532), (1140, 508),
        (1110, 470), (1102, 400), (1100, 300), (1112, 200), (1126, 90),
    ],
}
MAINLAND[3] = MAINLAND[4]
#: Islands: centre and half axes.
ISLANDS: dict[int, list[tuple[float, float, float, float]]] = {
    4: [
        (236, 742, 14, 24), (366, 836, 12, 13), (1346, 692, 14, 16), (1262, 816, 12, 14), (1070, 824, 12, 9),
    ],
    3: [
        (236, 742, 14, 24), (318, 796, 20, 24), (372, 838, 12, 13), (1128, 778, 22, 16),
        (1206, 800, 17, 13), (1290, 744, 28, 24), (1346, 692, 14, 16), (1186, 742, 12, 12),
        (1262, 816, 12, 14), (760, 912, 17, 11), (842, 930, 22, 14),
    ],
    2: [
        (330, 762, 15, 26), (398, 806, 18, 20), (1206, 772, 26, 19), (1290, 800, 17, 15),
        (1272, 716, 13, 14), (520, 838, 17, 12), (1100, 826, 20, 13),
    ],
}
CORNERS: list[list[Point]] = [
    [
        (30, 1030), (56, 1008), (92, 1018), (118, 1040), (150, 1064), (30, 1064),
    ],
    [
        (1570, 1030), (1546, 1012), (1514, 1016), (1490, 1038), (1456, 1064), (1570, 1064),
    ],
]
# fmt: on
NORTH: Final[list[tuple[float, float, float]]] = [(540, 230, 15), (1036, 230, 15)]
#: Where hills stand on the land, trees beside them: foot and size.
HILLS: dict[int, list[tuple[float, float, float]]] = {
    2: NORTH,
    3: [*NORTH, (350, 694, 15), (446, 742, 14), (1110, 694, 15)],
    4: NORTH,
}


def _coast(points: list[Point], strength: float = 5) -> list[Point]:
    """A coast in the old style: small bays between small capes, the same in every picture."""
    line = resampled([*smooth(points, closed=True, steps=6), points[0]], 7)
    outline = []
    for i, (x, y) in enumerate(line[:-1]):
        (ax, ay), (bx, by) = line[i - 1], line[(i + 1) % len(line)]
        d = math.hypot(bx - ax, by - ay) or 1
        out = strength * (
            0.55 * math.sin(i * 0.83) * math.sin(i * 0.21 + 1)
            + 0.45 * math.sin(i * 1.37 + 2) * math.sin(i * 0.13)
        )
        outline.append((x - (by - ay) / d * out, y + (bx - ax) / d * out))
    return smooth(outline, closed=True, steps=3)


def higher(y: float) -> float:
    """The height of a place: everything below the ports is moved up with the route."""
    return y - UP * min(1.0, max(0.0, (y - 250) / 200))


def lands(seats: int) -> list[list[Point]]:
    """The outlines of mainland, islands and corners, in pixels of the picture."""
    coasts = [_coast([(x, higher(y)) for x, y in MAINLAND[seats]], 6)]
    for i, (x, low, rx, ry) in enumerate(ISLANDS[seats]):
        y = higher(low)
        lumps = [
            (
                x + rx * _lump(k, i) * math.cos(k * math.tau / 24),
                y + ry * _lump(k, i) * math.sin(k * math.tau / 24),
            )
            for k in range(24)
        ]
        coasts.append(smooth(lumps, steps=4))
    coasts += [_coast([(x, higher(y)) for x, y in points], 3) for points in CORNERS]
    return coasts


def _lump(k: int, i: int) -> float:
    a = k * math.tau / 24
    return 1 + 0.14 * math.sin(2 * a + i) + 0.1 * math.sin(3 * a + 2.3 * i) + 0.05 * math.sin(7 * a + i)


@ornament
def hill(s: Sketch, x: float, y: float, size: float) -> None:
    """Draw three humps round the middle of their foot, and beside them three trees."""
    ground, line = mix(C["land"], C["umber"], 0.1), mix(C["land"], C["umber"], 0.55)
    for dx, k in ((-0.62, 0.72), (0.66, 0.66), (0.0, 1.0)):
        hump = quad(
            (x + (dx - 0.62 * k) * size, y),
            (x + dx * size, y - 1.5 * k * size),
            (x + (dx + 0.62 * k) * size, y),
            14,
        )
        s.polygon(hump, ground)
        s.line(hump, line, 2)
        for j in (0.16, 0.32):
            s.line(
                [
                    (x + (dx + j) * size * k, y - (0.5 - j) * k * size),
                    (x + (dx + j + 0.06) * size * k, y - 3),
                ],
                line,
                1.6,
            )
    for dx, dy in ((1.8, 0.1), (2.5, 0.5), (3.2, 0.2)):
        foot, top, wide = x + dx * size, y + (dy - 1) * size, 0.34 * size
        s.line([(foot, y + dy * size), (foot, top)], line, 2)
        s.ellipse(foot, top, wide, 1.4 * wide, mix(C["land"], C["umber"], 0.3), line, 1.6)


ROSE = (800, 372, 86)
LILY = 32
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
        *quad((c, -LILY), (c + 13, -15), (c + 3, -1), 8),
        (c - 3, -1),
        *quad((c - 3, -1), (c - 13, -15), (c, -LILY), 8),
    ]
    petal = [
        (c + 4, -3),
        *quad((c + 4, -3), (c + 10, -25), (c + 21, -15), 8),
        *quad((c + 21, -15), (c + 24, -5), (c + 14, -3), 8),
        *quad((c + 14, -3), (c + 17, -13), (c + 7, 1), 8),
    ]
    for points in (petal, [(2 * c - x, y) for x, y in petal], lily):
        s.polygon(points, blue, line, 2)
    s.line([(c - 9, 1), (c + 9, 1)], line, 3.5)
    return s.sprite()


def _needle(
    s: Sketch, c: float, radius: float, degrees: float, width: float, rgb: RGB, two: RGB, line: RGB
) -> None:
    left, right = compass_needle(c, c, radius, degrees, width)
    s.polygon(left, rgb)
    s.polygon(right, two)
    s.polygon(left, None, line, 2)
    s.polygon(right, None, line, 2)
