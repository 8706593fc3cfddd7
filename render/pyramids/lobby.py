"""Draw the lobby: a table that has not started."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from bot.core import Seat
from bot.games.pyramids.printed import Printed
from bot.text import words
from render.kit import frames
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, row
from render.kit.frames import LOBBY_HEIGHT, WIDTH
from render.kit.palette import INK
from render.pyramids import parts
from render.pyramids.pieces import cards, scenery
from render.pyramids.pieces.symbols import symbol
from render.pyramids.pieces.wall import sun, wall
from render.pyramids.theme import GAME, LOOK, PAPER, C
from render.scene import Lobby

VIEW: Final = WIDTH - scenery.WIDE + 14
"""Left edge of the view of the evening. The same width is cut from it at both sides."""
EDGE: Final = VIEW + 14
SYMBOLS: Final = "RGFPXSET"
"""The symbols of the cards, drawn along the foot."""
PLACES: Final = (
    ((114, 812, 240), (514, 812, 240)),
    ((114, 812, 240), (514, 812, 240), (196, 716, 170)),
    ((114, 812, 240), (514, 812, 240), (196, 716, 170), (432, 716, 170)),
)
"""For two, three and four seats: the middle of the foot of each obelisk in the view, and its height."""


@as_ground(GAME)
def _lobby_ground(shapes: tuple[tuple[int, ...], ...]) -> Image.Image:
    canvas = Canvas(wall(LOBBY_HEIGHT, False))
    canvas.fill(0, 24, VIEW, LOBBY_HEIGHT, C["sandstone"])
    canvas.put(scenery.evening(), VIEW, 0)
    canvas.fill(VIEW, 24, EDGE - 4, LOBBY_HEIGHT, C["sandstone"])
    canvas.fill(EDGE - 4, 0, EDGE, LOBBY_HEIGHT, INK)
    canvas.put(LOOK.rail(WIDTH), 0, 8)
    canvas.centre(sun(500), VIEW + 314, 112)
    for i, cells in enumerate(shapes):
        x = 64 + i * 150
        canvas.put(parts.shape_plate(110), x, 704)
        canvas.put(parts.shape(cells, 80), x + 15, 719)
    for i, kind in enumerate(SYMBOLS):
        canvas.centre(symbol(kind, 54), 104 + i * 116, 858)
    return canvas.image


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the seats with the cards that each will be dealt, beside an evening at the pyramids.

    Each player who is there has an obelisk on the way to the pyramids; the places of missing players are
    dashed.
    """
    w = words(scene.language)
    printed: Printed = scene.printed  # type: ignore[assignment]
    canvas = Canvas(_lobby_ground(printed.shapes))
    places = PLACES[len(scene.names) - 2]
    for seat in sorted(range(len(places)), key=lambda index: places[index][1]):
        x, y, height = places[seat]
        scenery.stand(canvas, VIEW + x, y, seat, scene.names[seat] is not None, height, PAPER.well)
    frames.lobby(canvas, scene, LOOK, w, w("py-pic-title"), partial(_dealt, printed.dealt))
    return canvas


def _dealt(count: int, seat: Seat, height: int) -> Box:
    """The cards that a seat will be dealt, face down, overlapping."""
    high = min(height - 14, 92)
    back = cards.back(round(high * 0.74), high)
    return row(*[Art(back)] * count, gap=-0.45 * back.width)
