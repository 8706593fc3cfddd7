"""Draw the land on the chart: where its coasts run, in the style of an old pilot chart."""

from __future__ import annotations

import math
from typing import Final

from render.golden_horn.theme import C
from render.kit.colour import mix
from render.kit.own_look import ornament
from render.kit.shapes import Point, quad, resampled, smooth
from render.kit.sketch import Sketch

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
#: Foot and size, where no panel lies over them.
HILLS: dict[int, list[tuple[float, float, float]]] = {2: [], 3: [(690, 826, 11)], 4: [(690, 826, 11)]}
# fmt: on


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
    """Draw three humps; (x, y) is the middle of their foot."""
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
