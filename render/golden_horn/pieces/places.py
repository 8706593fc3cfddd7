"""Draw the places where ships lie: squares, main ports, Modone."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image

from render.golden_horn.layout import PORT
from render.golden_horn.pieces.cities import CITIES
from render.golden_horn.pieces.signs import draw_good_sign
from render.golden_horn.theme import GOODS, PAPER, TINTS, C
from render.kit.colour import RGB, mix
from render.kit.own_look import ornament
from render.kit.palette import IVORY, contour
from render.kit.panels import SOFT
from render.kit.shapes import box, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite


@sprite
def square(letter: str, width: int, height: int) -> Sprite:
    """A sea square: a band at the top in the full colour with the sign, a pale tint below, an ivory rim."""
    s = Sketch(width, height, 14)
    body = GOODS[letter]
    s.polygon(rounded(-2, -2, width + 2, height + 2, 12), IVORY)
    s.polygon(rounded(1, 1, width - 1, height - 1, 10), body, contour(body), 3)
    band = 36
    inner = rounded(8, band, width - 8, height - 8, 6)
    s.polygon(inner, TINTS[letter], mix(body, contour(body), 0.5), 2)
    for i in range(3):
        for j in range(2):
            x = 28 + (width - 56) * (i / 2) + (8 if j else -6)
            y = band + 24 + (height - band - 50) * j + (6 if i == 1 else 0)
            ripple(s, min(x, width - 34), y, 10, mix(TINTS[letter], body, 0.34))
    draw_good_sign(s, letter, 26, 19, 28)
    return s.sprite(shadow=Shadow(0.22, 4, 3, 4))


@ornament
def ripple(s: Sketch, x: float, y: float, size: float, colour: RGB) -> None:
    """Draw a short double wave round (x, y)."""
    s.line(
        [(x - size + 2 * size * i / 14, y - 2.6 * math.sin(math.tau * 1.5 * i / 14)) for i in range(15)],
        colour,
        2,
    )


@dataclass(frozen=True)
class Tier:
    """The layout of a main port for a number of ships; all heights are measured from the top of the port."""

    city: float
    """Scale of the skyline; 0 means that it is left out to save room."""
    water: int
    """The waterline of the city."""
    name: int
    """Base line of the name."""
    quay: int
    """Top of the cubes."""
    harbour: int
    """Top of the harbour."""
    ship: int
    columns: int
    pitch: int
    """Distance between rows of ships."""


PORT_SKY = 410
"""The width for which the cities are made."""
SPREAD = 1.2
"""How much wider they lie there: they are as high as their sky allows."""
TIERS = (
    Tier(0.58, 70, 112, 126, 189, 96, 4, 0),
    Tier(0, 0, 46, 60, 122, 78, 4, 82),
    Tier(0, 0, 46, 60, 122, 66, 6, 82),
)


EDGE = 14
"""From the edge of a port to its harbour."""


def tier(ships: int) -> Tier:
    """The layout with one row of ships, two, or two of smaller ones; these leave no room for the skyline."""
    return TIERS[0 if ships <= 4 else 1 if ships <= 8 else 2]


def moorings(at: Tier, count: int) -> list[tuple[float, float]]:
    """The places of ships in a main port, row by row, measured from its corner."""
    wide, low = PORT[0] - 2 * EDGE, PORT[1] - EDGE - at.ship - 3
    corners: list[tuple[float, float]] = []
    rows = -(-count // at.columns)
    for row in range(rows):
        here = min(at.columns, count - row * at.columns)
        step = min(at.ship + 16, (wide - 8) / max(here, 1 if rows == 1 else at.columns))
        left = EDGE + (wide - step * here) / 2 + (step - at.ship) / 2
        corners += [(left + step * i, low - (rows - 1 - row) * at.pitch) for i in range(here)]
    return corners


@sprite
def port(node: str, width: int, height: int, at: Tier) -> Sprite:
    """A main port: skyline, place for the name, the quay for nine cubes, the harbour."""
    s = Sketch(width, height, 20)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 12), C["vellum"], C["sepia"], 3)
    if at.city:
        _city(s, node, width, at)
    s.polygon(rounded(8, 8, width - 8, height - 8, 7), None, PAPER.hair, 2)
    wall = at.quay + 42
    s.polygon(
        rounded(EDGE, wall, width - EDGE, wall + 16, 4),
        mix(C["land"], C["umber"], 0.22),
        mix(C["umber"], C["land"], 0.2),
        2,
    )
    for x in range(44, width - 20, 44):
        s.line([(x, wall + 2), (x, wall + 14)], mix(C["land"], C["umber"], 0.45), 2)
    edge = mix(C["harbour"], C["deep"], 0.35)
    s.polygon(rounded(EDGE, at.harbour, width - EDGE, height - EDGE, 6), C["harbour"], edge, 2)
    for x, y in ((44, 26), (150, 44), (262, 24), (372, 46), (82, 78), (208, 82), (330, 76)):
        ripple(s, x, at.harbour + y, 13, mix(C["harbour"], C["deep"], 0.28))
    return s.sprite(paper=True, shadow=SOFT)


def _city(s: Sketch, node: str, width: int, at: Tier) -> None:
    """Draw the skyline on its strip of sky, with the water at its foot."""
    base = at.water
    s.polygon(rounded(9, 9, width - 9, base + 12, 6), mix(C["harbour"], C["cream"], 0.5))
    _skyline(s, node, round(PORT_SKY * SPREAD), at.city, width / 2, base, width - 18)
    s.polygon(box(9, base, width - 9, base + 10), mix(C["deep"], C["water"], 0.35))
    s.line([(9, base), (width - 9, base)], mix(C["umber"], C["sepia"], 0.5), 3)
    for x in range(26, width - 30, 46):
        s.line([(x, base + 6), (x + 16, base + 6)], C["harbour"], 2)
    s.line([(9, base + 11), (width - 9, base + 11)], C["sepia"], 2)


@ornament
def _skyline(s: Sketch, node: str, width: int, k: float, middle: float, base: float, room: int) -> None:
    """Draw a city that is made for a `width`, `k` times as large, around `middle` with its foot at `base`;
    its outskirts fill the `room`."""
    city = Sketch(round(room / k), 116, 0)
    city.thick = 1 / k**0.7
    CITIES[node](city, (room / k - width) / 2, width, 116)
    image = city.image.resize(
        (round(city.image.width * k), round(city.image.height * k)), Image.Resampling.LANCZOS
    )
    left, top = middle - image.width / s.scale / 2, base - image.height / s.scale
    s.image.alpha_composite(image, (round((left + s.margin) * s.scale), round((top + s.margin) * s.scale)))


@sprite
def roads(width: int, height: int, horizon: int) -> Sprite:
    """The sea before Constantinople, which lies on the `horizon`."""
    s = Sketch(width, height, 0)
    s.polygon(box(0, 0, width, horizon), mix(C["harbour"], C["cream"], 0.5))
    for x, y, wide in ((70, 84, 190), (330, 58, 150), (430, 132, 130), (-20, 150, 120)):
        cloud = rounded(x, y, x + wide, y + 22, 11)
        s.polygon(cloud, mix(C["harbour"], C["cream"], 0.78))
    s.polygon(box(0, horizon, width, height), C["water"])
    s.polygon(box(0, horizon, width, horizon + 26), mix(C["deep"], C["water"], 0.5))
    s.polygon(box(0, horizon + 26, width, horizon + 64), mix(C["deep"], C["water"], 0.78))
    _skyline(s, "C", PORT_SKY, width / PORT_SKY, width / 2, horizon, width)
    s.line([(0, horizon), (width, horizon)], mix(C["umber"], C["sepia"], 0.5), 4)
    colour = mix(C["water"], C["deep"], 0.3)
    for row in range(7):
        for col in range(6):
            x = 40 + col * 112 + (56 if row % 2 else 0)
            ripple(s, x, horizon + 92 + row * 74, 15, colour)
    return s.sprite()


@sprite
def modone(width: int, height: int, berths: tuple[tuple[int, int, int, int], ...]) -> Sprite:
    """Modone: a paper with its berths, which are given as boxes in the paper's own coordinates."""
    s = Sketch(width, height, 20)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 12), C["vellum"], C["sepia"], 3)
    s.polygon(rounded(6, 6, width - 6, height - 6, 8), None, PAPER.hair, 2)
    for x, y, w, h in berths:
        s.polygon(rounded(x, y, x + w, y + h, 5), C["harbour"], mix(C["harbour"], C["deep"], 0.45), 2)
        for dx, dy in ((0.3, 0.24), (0.7, 0.5), (0.32, 0.8)):
            ripple(s, x + w * dx, y + h * dy, 9, mix(C["harbour"], C["deep"], 0.28))
    return s.sprite(shadow=SOFT)
