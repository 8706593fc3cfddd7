"""Draw the ground of the lobby: a wall with shapes and symbols beside an evening at the pyramids."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.core import Seat
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.frames import LOBBY_HEIGHT, WIDTH
from render.kit.palette import INK
from render.pyramids.pieces import scenery
from render.pyramids.pieces.shapes import shape, shape_plate
from render.pyramids.pieces.symbols import symbol
from render.pyramids.pieces.wall import sun, wall
from render.pyramids.theme import GAME, LOOK, PAPER, C

VIEW: Final = WIDTH - scenery.WIDE + 14
"""Left edge of the view of the evening. The same width is cut from it at both sides."""
EDGE: Final = VIEW + 14
SYMBOLS: Final = "RGFPXSET"
"""The symbols of the cards, drawn along the foot."""
OBELISKS: Final = ((114, 812, 240), (514, 812, 240), (196, 716, 170), (432, 716, 170))
"""By seat: the middle of the foot of its obelisk in the view, and the height of it."""


@as_ground(GAME)
def ground(shapes: tuple[tuple[int, ...], ...]) -> Image.Image:
    """The wall and the evening without obelisks."""
    canvas = Canvas(wall(LOBBY_HEIGHT, False))
    canvas.fill(0, 24, VIEW, LOBBY_HEIGHT, C["sandstone"])
    canvas.put(scenery.evening(), VIEW, 0)
    canvas.fill(VIEW, 24, EDGE - 4, LOBBY_HEIGHT, C["sandstone"])
    canvas.fill(EDGE - 4, 0, EDGE, LOBBY_HEIGHT, INK)
    canvas.put(LOOK.rail(WIDTH), 0, 8)
    canvas.centre(sun(500), VIEW + 314, 112)
    for i, cells in enumerate(shapes):
        x = 64 + i * 150
        canvas.put(shape_plate(110), x, 704)
        canvas.put(shape(cells, 80), x + 15, 719)
    for i, kind in enumerate(SYMBOLS):
        canvas.centre(symbol(kind, 54), 104 + i * 116, 858)
    return canvas.image


def stand(canvas: Canvas, seat: Seat, taken: bool) -> None:
    """Draw the obelisk of a seat at its place; dashed if nobody has `taken` the seat."""
    x, y, height = OBELISKS[seat]
    scenery.stand(canvas, VIEW + x, y, seat, taken, height, PAPER.well)
