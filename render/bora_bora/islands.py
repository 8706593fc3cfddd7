"""Draw the printed map: five islands in a lagoon, their regions and paths. Drawn once per place."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from render.bora_bora.pieces import printed_map
from render.bora_bora.theme import GAME, C
from render.kit.backgrounds import as_ground
from render.kit.colour import mix
from render.kit.shapes import Point, resampled, rounded, smooth
from render.kit.sketch import Sketch

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
BEYOND: Final = 20
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
    the map, because the panels of the seats are there; all of the channels."""
    x0, y0, x1, y1 = CORNERS
    return (x0, 0, x1 - x0, HEIGHT) if region[0] in "NS" else (0, y0 - 15, WIDTH, y1 - y0 + 30)


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


def reach(region: str) -> tuple[float, float, float, float]:
    """The box of a region, and beyond it where the coast is: left, top, right, bottom."""
    x0, y0, x1, y1 = BOXES[region]
    others = [BOXES[name] for name in ISLANDS[region[0]] if name != region]
    left, right = (any(b[one] == x for b in others) for one, x in ((2, x0), (0, x1)))
    above, below = (any(b[one] == y for b in others) for one, y in ((3, y0), (1, y1)))
    return (
        x0 - BEYOND * (not left),
        y0 - BEYOND * (not above),
        x1 + BEYOND * (not right),
        y1 + BEYOND * (not below),
    )


@cache
def coast(island: str) -> list[Point]:
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


@as_ground(GAME)
def chart(turtle: bool = True) -> Image.Image:
    """The printed map on the sea, RGB, `WIDTH` x `HEIGHT`: everything that never changes.

    `turtle`: with the ornament in the south-west, where a table has a panel.
    """
    s = Sketch(WIDTH, HEIGHT, 0, 2)
    s.polygon([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)], C["lagoon"])
    printed_map.waves(s, WIDTH, HEIGHT)
    if turtle:
        printed_map.turtle(s, 108, 604, 74)
    coasts = {island: coast(island) for island in ISLANDS}
    foam = mix(C["reef"], C["field"], 0.6)
    for radius, colour in ((26, C["reef"]), (17, foam), (15, C["shallow"]), (8, C["shore"])):
        for line in coasts.values():
            s.polygon(line, colour, colour, 2 * radius)
    for island, line in coasts.items():
        _land(s, island, line)
    return s.reduced().convert("RGB")


def _land(s: Sketch, island: str, coast: list[Point]) -> None:
    """One island with its regions: drawn separately and cut along the coast."""
    part = Sketch(WIDTH, HEIGHT, 0, 2)
    part.pen = ImageDraw.Draw(part.image)
    for region in ISLANDS[island]:
        left, top, right, low = reach(region)
        part.polygon([(left, top), (right, top), (right, low), (left, low)], C[KINDS[region[1]]])
    for region in ISLANDS[island]:
        printed_map.motifs(part, BOXES[region], KINDS[region[1]], region)
        printed_map.clearing(part, *hut_at(region), 33, KINDS[region[1]])
        x0, y0, x1, y1 = BOXES[region]
        others = [BOXES[name] for name in ISLANDS[island] if name != region]
        if any(b[0] == x1 for b in others):
            printed_map.border(part, (x1, y0 - 8, x1, y1 + 8), region + "x")
        if any(b[1] == y1 for b in others):
            printed_map.border(part, (x0 - 8, y1, x1 + 8, y1), region + "y")
    part.clip(coast)
    s.polygon([(x, y + 6) for x, y in coast], mix(C["shore"], C["wood"], 0.42))  # the edge of the land
    s.put(part)
    s.polygon(coast, None, mix(C["sand"], C["wood"], 0.62), 3)
