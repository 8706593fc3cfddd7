"""Draw the printed map: five islands in a lagoon, their regions and paths. Drawn once per place."""

from __future__ import annotations

import random
from typing import Final

from PIL import Image, ImageDraw

from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import GAME, C
from render.kit.backgrounds import as_ground
from render.kit.colour import RGB, mix
from render.kit.palette import dark
from render.kit.shapes import Point, resampled, rounded, smooth
from render.kit.sketch import Sketch, Sprite, sprite

WIDTH: Final = 936
HEIGHT: Final = 696
CELL: Final = (204, 144)
"""Width and height of a region of the central island."""
SIDE: Final = (176, 129)
"""Width of the regions east and west, height of those north and south."""
CHANNEL: Final = (62, 48)
"""Width of the water at the left and right, and its height above and below."""

CORNERS: Final = (228, 174, 708, 522)
"""Where the corners of the map end at the left and above, and where they begin at the right and below."""
MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)


def _boxes() -> dict[str, tuple[float, float, float, float]]:
    """The box of each region: left, top, right, bottom."""
    cx, cy = MIDDLE
    w, h = CELL
    sw, sh = SIDE
    gx, gy = CHANNEL
    top, bottom = cy - h - gy, cy + h + gy
    left, right = cx - w - gx, cx + w + gx
    return {
        "CF": (cx - w, cy - h, cx, cy),
        "CP": (cx, cy - h, cx + w, cy),
        "CB": (cx - w, cy, cx, cy + h),
        "CM": (cx, cy, cx + w, cy + h),
        "NB": (cx - w, top - sh, cx, top),
        "NM": (cx, top - sh, cx + w, top),
        "SF": (cx - w, bottom, cx, bottom + sh),
        "SP": (cx, bottom, cx + w, bottom + sh),
        "WP": (left - sw, cy - h, left, cy),
        "WM": (left - sw, cy, left, cy + h),
        "EF": (right, cy - h, right + sw, cy),
        "EB": (right, cy, right + sw, cy + h),
    }


BOXES: Final = _boxes()
KINDS: Final[dict[str, str]] = {"F": "forest", "P": "plains", "B": "beach", "M": "mountain"}
ISLANDS: Final = {
    "C": ("CF", "CP", "CB", "CM"),
    "N": ("NB", "NM"),
    "E": ("EF", "EB"),
    "S": ("SF", "SP"),
    "W": ("WP", "WM"),
}


def hut_at(region: str) -> Point:
    """The middle of the building space of a region, in pixels of the map."""
    x0, y0, x1, _ = BOXES[region]
    return (x0 + x1) / 2, y0 + (41 if region[0] in "NS" else 47)


def round_about(region: str) -> tuple[float, float, float, float]:
    """Left and upper edge, width and height of the part of the map around a region, without the corners of
    the map, because the panels of the seats are there."""
    x0, y0, x1, y1 = CORNERS
    return (x0, 0, x1 - x0, HEIGHT) if region[0] in "NS" else (0, y0, WIDTH, y1 - y0)


def fish_at(region: str) -> Point:
    """The middle of the fish tile of a region."""
    x0, _, x1, y1 = BOXES[region]
    return (x0 + x1) / 2, y1 - (28 if region[0] in "NS" else 31)


def path_at(region: str, other: str) -> Point:
    """The place of the value of a path: on the border of its regions, beside huts and fish."""
    a, b = BOXES[region], BOXES[other]
    if a[:2] > b[:2]:
        a, b = b, a
    if region[0] == other[0] and a[1] == b[1]:  # by land, side by side
        return a[2], fish_at(region)[1]
    if region[0] == other[0]:  # by land, one above the other
        middle = (a[0] + a[2]) / 2
        return middle + (76 if middle > MIDDLE[0] else -76), a[3]
    if a[1] == b[1]:  # by water, at the side
        return (a[2] + b[0]) / 2, (a[1] + a[3]) / 2
    upper, lower = (a, b) if a[1] < b[1] else (b, a)
    return (a[0] + a[2]) / 2, (upper[3] + lower[1]) / 2


def _coast(island: str) -> list[Point]:
    """The outline of an island: a box with rounded, uneven sides."""
    boxes = [BOXES[name] for name in ISLANDS[island]]
    x0, y0 = min(b[0] for b in boxes), min(b[1] for b in boxes)
    x1, y1 = max(b[2] for b in boxes), max(b[3] for b in boxes)
    dice = random.Random(island)

    def off() -> float:
        return dice.uniform(-4.5, 4.5)

    line = rounded(x0 - 4, y0 - 4, x1 + 4, y1 + 4, 52, 6)
    points = resampled([*line, line[0]], 46)[:-1]
    return smooth([(x + off(), y + off()) for x, y in points], True, 10)


def _band(s: Sketch, coast: list[Point], radius: float, colour: RGB) -> None:
    s.polygon(coast, colour, colour, 2 * radius)


def _border(s: Sketch, x0: float, y0: float, x1: float, y1: float, seed: str) -> None:
    """Draw a slightly wavy ivory line between two regions."""
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


def _motifs(s: Sketch, region: str) -> None:
    """Draw trees, grass, grains and peaks at the edge of a region, one step darker than its ground."""
    x0, y0, x1, y1 = BOXES[region]
    kind = KINDS[region[1]]
    ink = mix(C[kind], dark(C[kind]), 0.62)
    w, h = x1 - x0, y1 - y0
    if kind == "forest":
        for x, y, half in ((0.14, 0.5, 22), (0.86, 0.36, 24), (0.13, 0.2, 18)):
            p = Pen(s, x0 + x * w, y0 + y * h, half)
            p.curve([(0.1, 1.0), (0.02, 0.3), (0.12, -0.36)], mix(ink, C["wood"], 0.5), 0.16)
            for turn in (-100, -52, 8, 62, 112):
                p.within(0.12, -0.38, 1, turn).soft(
                    [(0, 0), (-0.2, -0.3), (-0.06, -0.74), (0.14, -0.36)], ink, None
                )
    elif kind == "plains":
        for x, y in ((0.12, 0.3), (0.86, 0.28), (0.1, 0.7), (0.9, 0.62), (0.2, 0.52), (0.84, 0.84)):
            for dx in (-9, 0, 9):
                s.line([(x0 + x * w, y0 + y * h), (x0 + x * w + dx, y0 + y * h - 18)], ink, 3.4)
    elif kind == "beach":
        dice = random.Random(region)
        for _ in range(17):
            x, y = dice.uniform(0.06, 0.94), dice.uniform(0.1, 0.92)
            if abs(x - 0.5) > 0.28:
                s.ellipse(x0 + x * w, y0 + y * h, 4.4, 3.5, mix(C["sand"], C["wood"], 0.22))
    else:
        for x, y, half in ((0.13, 0.66, 26), (0.88, 0.5, 28), (0.85, 0.2, 20)):
            cx, base = x0 + x * w, y0 + y * h
            s.polygon([(cx - half, base), (cx, base - half * 1.25), (cx + half, base)], ink)
            s.polygon([(cx, base - half * 1.25), (cx + half, base), (cx + half * 0.2, base)], dark(ink))
            s.polygon(
                [
                    (cx - half * 0.36, base - half * 0.8),
                    (cx, base - half * 1.25),
                    (cx + half * 0.36, base - half * 0.8),
                    (cx + half * 0.1, base - half * 0.66),
                    (cx - half * 0.12, base - half * 0.86),
                ],
                C["field"],
            )


def _turtle(s: Sketch, x: float, y: float, half: float) -> None:
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


@sprite
def turtle_of(half: int) -> Sprite:
    """The turtle alone, for pictures without the map."""
    middle = round(1.3 * half)  # the turtle is turned, so its fins need room
    s = Sketch(2 * middle, 2 * middle, 4)
    _turtle(s, middle, middle, half)
    return s.sprite()


@as_ground(GAME)
def chart(turtle: bool = True) -> Image.Image:
    """The printed map on the sea, RGB, `WIDTH` x `HEIGHT`: everything that never changes.

    `turtle`: with the ornament in the south-west, where a table has a panel.
    """
    s = Sketch(WIDTH, HEIGHT, 0, 2)
    s.polygon([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)], C["lagoon"])
    for y in range(16, HEIGHT, 84):
        for x in range(10 + (y * 3) % 97, WIDTH - 40, 126):
            for dy, a, b in ((0, 0, 32), (6, 14, 46)):
                wave = [(x + k, y + dy + (2.6 if i % 2 else -1.2)) for i, k in enumerate(range(a, b + 1, 8))]
                s.line(smooth(wave, False, 6), C["crest"], 2.6)
    if turtle:
        _turtle(s, 108, 604, 74)
    coasts = {island: _coast(island) for island in ISLANDS}
    for radius, colour in ((25, C["reef"]), (16, C["shallow"]), (8, C["shore"])):
        for coast in coasts.values():
            _band(s, coast, radius, colour)
    for island, coast in coasts.items():
        _land(s, island, coast)
    return s.reduced().convert("RGB")


def _land(s: Sketch, island: str, coast: list[Point]) -> None:
    """One island with its regions: drawn separately and cut along the coast."""
    part = Sketch(WIDTH, HEIGHT, 0, 2)
    part.pen = ImageDraw.Draw(part.image)
    for region in ISLANDS[island]:
        x0, y0, x1, y1 = BOXES[region]
        grow = 20
        others = [BOXES[name] for name in ISLANDS[island] if name != region]
        left = x0 if any(b[2] == x0 for b in others) else x0 - grow
        right = x1 if any(b[0] == x1 for b in others) else x1 + grow
        top = y0 if any(b[3] == y0 for b in others) else y0 - grow
        bottom = y1 if any(b[1] == y1 for b in others) else y1 + grow
        part.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], C[KINDS[region[1]]])
    for region in ISLANDS[island]:
        _motifs(part, region)
        x0, y0, x1, y1 = BOXES[region]
        others = [BOXES[name] for name in ISLANDS[island] if name != region]
        if any(b[0] == x1 for b in others):
            _border(part, x1, y0 - 8, x1, y1 + 8, region + "x")
        if any(b[1] == y1 for b in others):
            _border(part, x0 - 8, y1, x1 + 8, y1, region + "y")
    part.clip(coast)
    s.put(part)
    s.polygon(coast, None, mix(C["sand"], C["wood"], 0.62), 3)
