"""The static layer: the chart without ships, cubes and words. Drawn once for each number of seats."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageChops, ImageDraw

from render.golden_horn.cities import CITIES
from render.golden_horn.layout import (
    CHART_BOTTOM,
    CHART_TOP,
    CONSTANTINOPLE,
    PORT,
    RIM,
    VENICE,
    Layout,
    layout,
)
from render.golden_horn.look import GOODS, PAPER, TINTS, C
from render.golden_horn.signs import compass_needle, draw_good_sign
from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.frames import MARGIN, WIDTH
from render.kit.palette import IVORY, contour
from render.kit.panels import SOFT, panel
from render.kit.shapes import Point, box, moved, quad, resampled, rounded, smooth
from render.kit.sketch import Shadow, Sketch, Sprite, grow, sprite

SCALE = 3
"""The chart is large and printed: three samples a pixel each way are enough."""

# --- Land --------------------------------------------------------------------------------------------------

# The mainland from the left of the top edge to its right, round by the south: a handful of capes and bays.
_MAINLAND: dict[int, list[Point]] = {
    4: [
        (470, 90),
        (492, 200),
        (500, 330),
        (486, 440),
        (438, 486),
        (372, 504),
        (300, 512),
        (258, 532),
        (242, 566),
        (266, 592),
        (272, 640),
        (318, 660),
        (336, 700),
        (384, 712),
        (404, 752),
        (460, 764),
        (486, 790),
        (556, 786),
        (600, 806),
        (656, 800),
        (684, 820),
        (676, 846),
        (724, 850),
        (760, 838),
        (800, 852),
        (846, 838),
        (884, 850),
        (922, 836),
        (906, 812),
        (944, 800),
        (990, 806),
        (972, 776),
        (1018, 772),
        (1052, 786),
        (1046, 752),
        (1092, 748),
        (1084, 716),
        (1136, 712),
        (1150, 680),
        (1216, 676),
        (1238, 640),
        (1310, 628),
        (1346, 596),
        (1352, 560),
        (1318, 532),
        (1250, 520),
        (1180, 500),
        (1122, 466),
        (1108, 400),
        (1102, 300),
        (1112, 200),
        (1126, 90),
    ],
}
_MAINLAND[3] = _MAINLAND[4]
_MAINLAND[2] = [
    (470, 90),
    (492, 200),
    (500, 330),
    (490, 440),
    (452, 492),
    (396, 516),
    (344, 536),
    (316, 574),
    (340, 612),
    (352, 664),
    (404, 684),
    (430, 724),
    (486, 742),
    (520, 770),
    (590, 764),
    (640, 786),
    (690, 780),
    (716, 800),
    (760, 792),
    (800, 806),
    (846, 792),
    (890, 804),
    (930, 786),
    (960, 796),
    (1010, 772),
    (990, 744),
    (1060, 748),
    (1086, 712),
    (1150, 706),
    (1168, 668),
    (1240, 656),
    (1262, 606),
    (1248, 566),
    (1196, 532),
    (1140, 508),
    (1110, 470),
    (1102, 400),
    (1100, 300),
    (1112, 200),
    (1126, 90),
]
_ISLANDS: dict[int, list[tuple[float, float, float, float]]] = {
    4: [
        (236, 742, 14, 24),
        (318, 796, 20, 24),
        (366, 836, 12, 13),
        (1128, 778, 22, 16),
        (1206, 800, 17, 13),
        (1290, 744, 28, 24),
        (1346, 692, 14, 16),
        (1186, 742, 12, 12),
        (1262, 816, 12, 14),
        (1070, 824, 12, 9),
    ],
    3: [
        (236, 742, 14, 24),
        (318, 796, 20, 24),
        (372, 838, 12, 13),
        (1128, 778, 22, 16),
        (1206, 800, 17, 13),
        (1290, 744, 28, 24),
        (1346, 692, 14, 16),
        (1186, 742, 12, 12),
        (1262, 816, 12, 14),
        (760, 912, 17, 11),
        (842, 930, 22, 14),
    ],
    2: [
        (330, 762, 15, 26),
        (398, 806, 18, 20),
        (1206, 772, 26, 19),
        (1290, 800, 17, 15),
        (1272, 716, 13, 14),
        (1342, 736, 20, 15),
        (520, 838, 17, 12),
        (1100, 826, 20, 13),
    ],
}
_CORNERS: list[list[Point]] = [
    [(30, 1030), (56, 1008), (92, 1018), (118, 1040), (150, 1064), (30, 1064)],
    [(1570, 1030), (1546, 1012), (1514, 1016), (1490, 1038), (1456, 1064), (1570, 1064)],
]


def _coast(points: list[Point], strength: float = 5) -> list[Point]:
    """A coast as the old pilots drew it: little bays between little capes, always the same."""
    line = resampled([*smooth(points, closed=True, steps=6), points[0]], 7)
    found = []
    for i, (x, y) in enumerate(line[:-1]):
        (ax, ay), (bx, by) = line[i - 1], line[(i + 1) % len(line)]
        d = math.hypot(bx - ax, by - ay) or 1
        out = strength * (
            0.55 * math.sin(i * 0.83) * math.sin(i * 0.21 + 1)
            + 0.45 * math.sin(i * 1.37 + 2) * math.sin(i * 0.13)
        )
        found.append((x - (by - ay) / d * out, y + (bx - ax) / d * out))
    return smooth(found, closed=True, steps=3)


def _lands(seats: int) -> list[list[Point]]:
    found = [_coast(_MAINLAND[seats], 6)]
    for i, (x, y, rx, ry) in enumerate(_ISLANDS[seats]):
        lumps = [
            (
                x + rx * _lump(k, i) * math.cos(k * math.tau / 24),
                y + ry * _lump(k, i) * math.sin(k * math.tau / 24),
            )
            for k in range(24)
        ]
        found.append(smooth(lumps, steps=4))
    found += [_coast(points, 3) for points in _CORNERS]
    return found


def _lump(k: int, i: int) -> float:
    a = k * math.tau / 24
    return 1 + 0.14 * math.sin(2 * a + i) + 0.1 * math.sin(3 * a + 2.3 * i) + 0.05 * math.sin(7 * a + i)


def _hill(s: Sketch, x: float, y: float, size: float) -> None:
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


def _tree(s: Sketch, x: float, y: float, size: float) -> None:
    line = mix(C["land"], C["umber"], 0.6)
    s.line([(x, y), (x, y - size * 0.6)], line, 2)
    s.ellipse(
        x,
        y - size * 0.9,
        size * 0.34,
        size * 0.44,
        fill=mix(C["patina"], C["land"], 0.35),
        line=line,
        width=2,
    )


_HILLS: dict[int, list[tuple[float, float, float]]] = {
    4: [
        (556, 150, 17),
        (1066, 156, 17),
        (344, 584, 18),
        (420, 640, 15),
        (1232, 590, 18),
        (1160, 644, 14),
        (690, 826, 11),
    ],
    2: [(556, 150, 17), (1066, 156, 17), (408, 596, 17), (470, 668, 14), (1176, 590, 17), (1110, 660, 14)],
}
_TREES: dict[int, list[tuple[float, float]]] = {
    4: [
        (530, 236),
        (552, 240),
        (1046, 232),
        (1068, 236),
        (398, 566),
        (420, 570),
        (440, 564),
        (330, 644),
        (352, 648),
        (1120, 572),
        (1142, 576),
        (1286, 560),
        (1214, 640),
        (1236, 644),
    ],
    2: [
        (530, 236),
        (552, 240),
        (1046, 232),
        (1068, 236),
        (420, 560),
        (442, 564),
        (1120, 560),
        (1142, 564),
        (1210, 620),
    ],
}
_HILLS[3], _TREES[3] = _HILLS[4], _TREES[4]


# --- Compass rose ------------------------------------------------------------------------------------------

ROSE = (800, 330, 162)


@sprite
def rose(radius: int) -> Sprite:
    """The compass rose, the one great ornament."""
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
    # the lily of the north
    blue = mix(C["deep"], C["patina"], 0.35)
    lily = [
        (c, -40),
        *quad((c, -40), (c + 13, -22), (c + 3, -8), 8),
        (c - 3, -8),
        *quad((c - 3, -8), (c - 13, -22), (c, -40), 8),
    ]
    petal = [
        (c + 4, -10),
        *quad((c + 4, -10), (c + 10, -32), (c + 21, -22), 8),
        *quad((c + 21, -22), (c + 24, -12), (c + 14, -10), 8),
        *quad((c + 14, -10), (c + 17, -20), (c + 7, -6), 8),
    ]
    for points in (petal, [(2 * c - x, y) for x, y in petal], lily):
        s.polygon(points, blue, line, 2)
    s.line([(c - 9, -6), (c + 9, -6)], line, 3.5)
    return s.sprite()


def _needle(
    s: Sketch, c: float, radius: float, degrees: float, width: float, one: RGB, two: RGB, line: RGB
) -> None:
    left, right = compass_needle(c, c, radius, degrees, width)
    s.polygon(left, one)
    s.polygon(right, two)
    s.polygon(left, None, line, 2)
    s.polygon(right, None, line, 2)


# --- Squares and ports -------------------------------------------------------------------------------------


@sprite
def square(letter: str, width: int, height: int) -> Sprite:
    """A sea square: heading band in the full colour with the sign, pale tint below, ivory rim."""
    s = Sketch(width, height, 14)
    body = GOODS[letter]
    s.polygon(rounded(-2, -2, width + 2, height + 2, 12), IVORY)
    s.polygon(rounded(1, 1, width - 1, height - 1, 10), body, contour(body), 3)
    band = 34
    inner = rounded(8, band, width - 8, height - 8, 6)
    s.polygon(inner, TINTS[letter], mix(body, contour(body), 0.5), 2)
    for i in range(3):
        for j in range(2):
            x = 28 + (width - 56) * (i / 2) + (8 if j else -6)
            y = band + 24 + (height - band - 50) * j + (6 if i == 1 else 0)
            _ripple(s, min(x, width - 34), y, 10, mix(TINTS[letter], body, 0.34))
    draw_good_sign(s, letter, 24, 18.5, 24)
    return s.sprite(shadow=Shadow(0.22, 4, 3, 4))


def _ripple(s: Sketch, x: float, y: float, size: float, colour: RGB) -> None:
    s.line(
        [(x - size + 2 * size * i / 14, y - 2.6 * math.sin(math.tau * 1.5 * i / 14)) for i in range(15)],
        colour,
        2,
    )


@dataclass(frozen=True)
class Tier:
    """How a main port is laid out for a number of ships; all from the top of the port."""

    city: float
    """Scale of the skyline; 0: it makes room."""
    water: int
    """Where the city stands on the water."""
    name: int
    """Base line of the name."""
    quay: int
    """Top of the cubes."""
    harbour: int
    """Top of the harbour."""
    ship: int
    columns: int
    pitch: int
    """From one row of ships to the next."""


TIERS = (
    Tier(1, 116, 160, 174, 230, 100, 4, 0),
    Tier(0.62, 76, 123, 137, 193, 78, 4, 66),
    Tier(0, 0, 50, 66, 122, 78, 4, 67),
)


def tier(ships: int) -> Tier:
    """One row of ships, two, or three of four: with more ships the skyline makes room."""
    return TIERS[0 if ships <= 4 else 1 if ships <= 8 else 2]


@sprite
def port(node: str, width: int, height: int, at: Tier) -> Sprite:
    """A main port: skyline, place for the name, the quay of nine, the harbour."""
    s = Sketch(width, height, 20)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 12), C["vellum"], C["sepia"], 3)
    if at.city:
        _city(s, node, width, at)
    s.polygon(rounded(8, 8, width - 8, height - 8, 7), None, PAPER.hair, 2)
    wall = at.quay + 34
    s.polygon(
        rounded(14, wall, width - 14, wall + 16, 4),
        mix(C["land"], C["umber"], 0.22),
        mix(C["umber"], C["land"], 0.2),
        2,
    )
    for x in range(44, width - 20, 44):
        s.line([(x, wall + 2), (x, wall + 14)], mix(C["land"], C["umber"], 0.45), 2)
    edge = mix(C["harbour"], C["deep"], 0.35)
    s.polygon(rounded(14, at.harbour, width - 14, height - 14, 6), C["harbour"], edge, 2)
    for x, y in ((44, 26), (150, 44), (262, 24), (372, 46), (82, 92), (208, 100), (330, 88)):
        _ripple(s, x, at.harbour + y, 13, mix(C["harbour"], C["deep"], 0.28))
    return s.sprite(shadow=SOFT)


def _city(s: Sketch, node: str, width: int, at: Tier) -> None:
    """The skyline on its strip of sky, with the water at its foot."""
    base = at.water
    s.polygon(rounded(9, 9, width - 9, base + 12, 6), mix(C["harbour"], C["cream"], 0.5))
    city = Sketch(width - 18, 116, 0)
    city.thick = 1 / at.city**0.7
    CITIES[node](city, width - 18, 116)
    image = city.image.resize(
        (round(city.image.width * at.city), round(city.image.height * at.city)), Image.Resampling.LANCZOS
    )
    left = (width - image.width / s.scale) / 2
    top = base - image.height / s.scale
    s.image.alpha_composite(image, (round((left + s.margin) * s.scale), round((top + s.margin) * s.scale)))
    s.polygon(box(9, base, width - 9, base + 10), mix(C["deep"], C["water"], 0.35))
    s.line([(9, base), (width - 9, base)], mix(C["umber"], C["sepia"], 0.5), 3)
    for x in range(26, width - 30, 46):
        s.line([(x, base + 6), (x + 16, base + 6)], C["harbour"], 2)
    s.line([(9, base + 11), (width - 9, base + 11)], C["sepia"], 2)


@sprite
def modone(width: int, height: int, berths: tuple[tuple[int, int, int, int], ...]) -> Sprite:
    """Modone: a paper with its berths, given as boxes in its own coordinates."""
    s = Sketch(width, height, 20)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 12), C["vellum"], C["sepia"], 3)
    s.polygon(rounded(6, 6, width - 6, height - 6, 8), None, PAPER.hair, 2)
    for x, y, w, h in berths:
        s.polygon(rounded(x, y, x + w, y + h, 5), C["harbour"], mix(C["harbour"], C["deep"], 0.45), 2)
        for dx, dy in ((0.3, 0.24), (0.7, 0.5), (0.32, 0.8)):
            _ripple(s, x + w * dx, y + h * dy, 9, mix(C["harbour"], C["deep"], 0.28))
    return s.sprite(shadow=SOFT)


# --- The whole sheet ---------------------------------------------------------------------------------------


def _sea(seats: int, width: int, height: int) -> Image.Image:
    """Water, land, coast shading, rhumb lines, hills: everything printed on the chart."""
    s = Sketch(width, height, 0, SCALE)
    s.image.paste((*C["water"], 255), (0, 0, *s.image.size))
    ox, oy = -MARGIN, -CHART_TOP
    lands = [moved(points, ox, oy) for points in _lands(seats)]
    # rhumb lines from the rose and from a ring of points round it
    faint = mix(C["water"], C["deep"], 0.16)
    cx, cy = ROSE[0] + ox, ROSE[1] + oy
    nodes = [(cx, cy)] + [
        (cx + 640 * math.cos(math.radians(a)), cy + 300 + 420 * math.sin(math.radians(a)))
        for a in (20, 90, 160)
    ]
    for n, (x, y) in enumerate(nodes):
        for i in range(32 if n == 0 else 16):
            a = math.radians(i * (11.25 if n == 0 else 22.5))
            s.line([(x, y), (x + 2400 * math.cos(a), y + 2400 * math.sin(a))], faint, 2)
    # three bands of water shading along the coast
    mask = Image.new("L", s.image.size)
    pen = ImageDraw.Draw(mask)
    for points in lands:
        pen.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=255)
    small = mask.reduce(SCALE)
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
                _ripple(s, x, y, 13, colour)
                _ripple(s, x + 9, y + 9, 10, colour)
    line = mix(C["umber"], C["land"], 0.12)
    for points in lands:
        s.polygon(points, C["land"], line, 2.6)
    # an inner coast line, like the second stroke of the graver
    inner = ImageChops.subtract(small, ImageChops.invert(grow(ImageChops.invert(small), 7)))
    inner = inner.point([round(v * 0.12) for v in range(256)])
    s.image.paste((*C["umber"], 255), (0, 0), inner.resize(s.image.size, Image.Resampling.BILINEAR))
    for points in lands:
        s.polygon(points, None, line, 2.6)
    for x, y, size in _HILLS[seats]:
        _hill(s, x + ox, y + oy, size)
    for x, y in _TREES[seats]:
        _tree(s, x + ox, y + oy, 20)
    # the sea road between the squares
    at = layout(seats)
    road = _road(at)
    for k in range(0, len(road) - 1, 2):
        (x0, y0), (x1, y1) = road[k], road[k + 1]
        s.line([(x0 + ox, y0 + oy), (x1 + ox, y1 + oy)], mix(C["deep"], C["sepia"], 0.35), 4)
    return s.reduced().convert("RGB")


def _road(at: Layout) -> list[Point]:
    """Points a dash apart along the route."""
    order = ["V", *(f"S{i}" for i in range(1, len(at.spots)) if f"S{i}" in at.spots), "C"]
    if "M" in at.spots:
        order.insert(len(order) // 2, "M")
    points = [at.spots[node].middle for node in order]
    points[0] = (at.spots["S1"].middle[0], VENICE[1] + PORT[1])
    points[-1] = (at.spots[order[-2]].middle[0], CONSTANTINOPLE[1] + PORT[1])
    return resampled(points, 9)


def _frame(s: Sketch, width: int, height: int) -> None:
    """The graduated frame: bars of russet and cream like a scale of miles."""
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


@cache
def chart(seats: int) -> Image.Image:
    """The chart with its empty squares and ports, RGB, for the box from (MARGIN, CHART_TOP)."""
    width, height = WIDTH - 2 * MARGIN, CHART_BOTTOM - CHART_TOP
    sea = _sea(seats, width, height)
    frame = Sketch(width, height, 0, SCALE)
    _frame(frame, width, height)
    border = frame.reduced()
    sea.paste(border.convert("RGB"), (0, 0), border.getchannel("A"))
    canvas = Canvas(sea)

    def put(piece: Sprite, x: float, y: float) -> None:
        canvas.put(piece, x - MARGIN, y - CHART_TOP)

    x, y, r = ROSE
    put(rose(r), x - r, y - r)
    at = layout(seats)
    put(port("V", *PORT, TIERS[0]), *VENICE)
    put(port("C", *PORT, TIERS[0]), *CONSTANTINOPLE)
    for node, spot in at.spots.items():
        if node[0] == "S":
            put(square(colour_of(seats, node), spot.width, spot.height), spot.x, spot.y)
    if "M" in at.spots:
        spot = at.spots["M"]
        boxes = tuple((bx - spot.x, by - spot.y, at.berth_ship - 2, at.berth_height) for bx, by in at.berths)
        put(modone(spot.width, spot.height, boxes), spot.x, spot.y)
    return canvas.image


_COLOURS = {2: "RBYOPG", 3: "OPGRBYOPGRBY", 4: "OPGRBYOPGRBY"}


def colour_of(seats: int, node: str) -> str:
    """The colour of a square in table 2.3; the view has it too, the static layer must not wait for a view."""
    return _COLOURS[seats][int(node[1:]) - 1]


@cache
def ground(seats: int, height: int) -> Image.Image:
    """The sheet with the chart on it, RGB."""
    sheet = Canvas(Image.new("RGB", (WIDTH, height), C["sand"]))
    width, tall = WIDTH - 2 * MARGIN, CHART_BOTTOM - CHART_TOP
    sheet.put(panel(width, tall, PAPER, radius=3), MARGIN, CHART_TOP)
    sheet.image.paste(chart(seats), (MARGIN, CHART_TOP))
    return sheet.image
