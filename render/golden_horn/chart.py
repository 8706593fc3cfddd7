"""Draw the static layer: the chart without ships, cubes and words, once for each number of seats."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PIL import Image

from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.view import Node
from render.golden_horn.layout import (
    CHART_BOTTOM,
    CHART_TOP,
    CONSTANTINOPLE,
    PORT,
    TABLE_HEIGHT,
    VENICE,
    Layout,
    berths_of,
    layout,
)
from render.golden_horn.pieces import sheet
from render.golden_horn.pieces.places import TIERS, modone, port, square
from render.golden_horn.pieces.sheet import ROSE, rose
from render.golden_horn.theme import GAME, PAPER, C
from render.kit.backgrounds import as_base, as_ground
from render.kit.canvas import Canvas
from render.kit.frames import MARGIN, WIDTH, flat
from render.kit.own_look import is_plain
from render.kit.panels import panel
from render.kit.shapes import Point, resampled
from render.kit.sketch import Sprite

OPEN: Final = 40
"""The least distance of two stops between which the route is seen."""


def _road(at: Layout) -> list[Point]:
    """The ends of dashes along the route, where it crosses open water."""
    stops = sorted(
        (spot for node, spot in at.spots.items() if node not in MAIN_PORTS), key=lambda spot: spot.x
    )
    points = list[Point]()
    for west, east in pairwise(stops):
        start, end = west.x + west.width, east.x
        if end - start > OPEN:
            points += resampled([(start + 9, west.middle[1]), (end, east.middle[1])], 9)
    return points


@as_ground(GAME)
def chart(seats: int, route: tuple[Node, ...], rosed: bool) -> Image.Image:
    """The chart with its empty squares and ports, and with its ornaments (`rosed`), RGB; its box begins at
    (MARGIN, CHART_TOP)."""
    width, height = WIDTH - 2 * MARGIN, CHART_BOTTOM - CHART_TOP
    sea = sheet.sea(seats, width, height, _road(layout(seats)), rosed)
    border = sheet.frame(width, height)
    sea.paste(border.convert("RGB"), (0, 0), border.getchannel("A"))
    canvas = Canvas(sea)

    def put(piece: Sprite, x: float, y: float) -> None:
        canvas.put(piece, x - MARGIN, y - CHART_TOP)

    if rosed and not is_plain():
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
    return ground(seats, route, True)


@as_ground(GAME)
def ground(seats: int, route: tuple[Node, ...], rosed: bool = False) -> Image.Image:
    """The ground of the picture with the chart of a route on it, RGB."""
    table = Canvas(flat(WIDTH, TABLE_HEIGHT, C["sand"]))
    width, tall = WIDTH - 2 * MARGIN, CHART_BOTTOM - CHART_TOP
    table.put(panel(width, tall, PAPER, radius=3), MARGIN, CHART_TOP)
    table.paste(chart(seats, route, rosed), MARGIN, CHART_TOP)
    return table.image
