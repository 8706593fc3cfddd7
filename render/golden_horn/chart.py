"""Draw the static layer: the chart without ships, cubes and words, once for each number of seats."""

from __future__ import annotations

from PIL import Image

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
from render.golden_horn.pieces.rose import ROSE, rose
from render.golden_horn.theme import GAME, PAPER, C
from render.kit.backgrounds import as_base, as_ground
from render.kit.canvas import Canvas
from render.kit.frames import MARGIN, WIDTH, flat
from render.kit.own_look import is_plain
from render.kit.panels import panel
from render.kit.shapes import Point, resampled
from render.kit.sketch import Sprite


def _road(at: Layout) -> list[Point]:
    """Points along the route, one dash apart."""
    order = ["V", *(f"S{i}" for i in range(1, len(at.spots)) if f"S{i}" in at.spots), "C"]
    if "M" in at.spots:
        order.insert(len(order) // 2, "M")
    points = [at.spots[node].middle for node in order]
    points[0] = (at.spots["S1"].middle[0], VENICE[1] + PORT[1])
    points[-1] = (at.spots[order[-2]].middle[0], CONSTANTINOPLE[1] + PORT[1])
    return resampled(points, 9)


@as_ground(GAME)
def chart(seats: int, route: tuple[Node, ...]) -> Image.Image:
    """The chart with its empty squares and ports, RGB; its box begins at (MARGIN, CHART_TOP)."""
    width, height = WIDTH - 2 * MARGIN, CHART_BOTTOM - CHART_TOP
    sea = sheet.sea(seats, width, height, _road(layout(seats)))
    border = sheet.frame(width, height)
    sea.paste(border.convert("RGB"), (0, 0), border.getchannel("A"))
    canvas = Canvas(sea)

    def put(piece: Sprite, x: float, y: float) -> None:
        canvas.put(piece, x - MARGIN, y - CHART_TOP)

    if not is_plain():
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
    table = Canvas(flat(WIDTH, height, C["sand"]))
    width, tall = WIDTH - 2 * MARGIN, CHART_BOTTOM - CHART_TOP
    table.put(panel(width, tall, PAPER, radius=3), MARGIN, CHART_TOP)
    table.paste(chart(seats, route), MARGIN, CHART_TOP)
    return table.image
