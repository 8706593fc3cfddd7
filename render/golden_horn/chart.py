"""Draw the static layer: the chart without ships, cubes and words, once for each number of seats."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw

from bot.games.golden_horn.view import Node
from render.golden_horn.layout import (
    CHART_BOTTOM,
    CHART_TOP,
    CONSTANTINOPLE,
    PORT,
    RIM,
    TABLE_HEIGHT,
    VENICE,
    Layout,
    berths_of,
    layout,
)
from render.golden_horn.pieces.coasts import HILLS, TREES, higher, hill, lands, tree
from render.golden_horn.pieces.places import TIERS, modone, port, ripple, square
from render.golden_horn.pieces.rose import ROSE, rose
from render.golden_horn.theme import GAME, PAPER, C
from render.kit.backgrounds import as_base, as_ground
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.frames import MARGIN, WIDTH, flat
from render.kit.panels import panel
from render.kit.shapes import Point, box, moved, resampled
from render.kit.sketch import Sketch, Sprite, grow

SCALE = 3
"""Scale of the sketch.

The chart is large and looks printed, so three samples per pixel each way are enough.
"""


def _sea(seats: int, width: int, height: int) -> Image.Image:
    """Everything printed on the chart: water, land, coast shading, rhumb lines, hills."""
    s = Sketch(width, height, 0, SCALE)
    s.image.paste((*C["water"], 255), (0, 0, *s.image.size))
    ox, oy = -MARGIN, -CHART_TOP
    coasts = [moved(points, ox, oy) for points in lands(seats)]
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
    for x, y in TREES[seats]:
        tree(s, x + ox, higher(y) + oy, 20)
    # the sea route between the squares
    at = layout(seats)
    road = _road(at)
    for k in range(0, len(road) - 1, 2):
        (x0, y0), (x1, y1) = road[k], road[k + 1]
        s.line([(x0 + ox, y0 + oy), (x1 + ox, y1 + oy)], mix(C["deep"], C["sepia"], 0.35), 4)
    return s.reduced().convert("RGB")


def _road(at: Layout) -> list[Point]:
    """Points along the route, one dash apart."""
    order = ["V", *(f"S{i}" for i in range(1, len(at.spots)) if f"S{i}" in at.spots), "C"]
    if "M" in at.spots:
        order.insert(len(order) // 2, "M")
    points = [at.spots[node].middle for node in order]
    points[0] = (at.spots["S1"].middle[0], VENICE[1] + PORT[1])
    points[-1] = (at.spots[order[-2]].middle[0], CONSTANTINOPLE[1] + PORT[1])
    return resampled(points, 9)


def _frame(s: Sketch, width: int, height: int) -> None:
    """Draw the graduated frame: bars of russet and cream like a scale of miles."""
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


@as_ground(GAME)
def chart(seats: int, route: tuple[Node, ...]) -> Image.Image:
    """The chart with its empty squares and ports, RGB; its box begins at (MARGIN, CHART_TOP)."""
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
    at = layout(seats, berths_of(route))
    colours = {node.id: node.colour for node in route}
    put(port("V", *PORT, TIERS[0]), *VENICE)
    put(port("C", *PORT, TIERS[0]), *CONSTANTINOPLE)
    for node, spot in at.spots.items():
        colour = colours.get(node)
        if colour is not None:
            put(square(colour, spot.width, spot.height), spot.x, spot.y)
    if "M" in at.spots:
        spot = at.spots["M"]
        boxes = tuple((bx - spot.x, by - spot.y, at.berth_ship - 2, at.berth_height) for bx, by in at.berths)
        put(modone(spot.width, spot.height, boxes), spot.x, spot.y)
    return canvas.image


@as_base
def table_ground(seats: int, route: tuple[Node, ...]) -> Image.Image:
    """The ground of the public table."""
    return ground(seats, route, TABLE_HEIGHT)


@as_ground(GAME)
def ground(seats: int, route: tuple[Node, ...], height: int) -> Image.Image:
    """The ground of the picture with the chart of a route on it, RGB."""
    sheet = Canvas(flat(WIDTH, height, C["sand"]))
    width, tall = WIDTH - 2 * MARGIN, CHART_BOTTOM - CHART_TOP
    sheet.put(panel(width, tall, PAPER, radius=3), MARGIN, CHART_TOP)
    sheet.paste(chart(seats, route), MARGIN, CHART_TOP)
    return sheet.image
