"""Draw the lobby: a table that has not started."""

from __future__ import annotations

from PIL import Image

from bot.games.pyramids.printed import Printed
from bot.text import words
from render.kit import frames
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.frames import LOBBY_HEIGHT, WIDTH
from render.pyramids import parts
from render.pyramids.pieces import cards
from render.pyramids.pieces.wall import sun, wall
from render.pyramids.theme import GAME, LOOK, C
from render.scene import Lobby


@as_ground(GAME)
def _lobby_ground(shapes: tuple[tuple[int, ...], ...]) -> Image.Image:
    canvas = Canvas(wall(LOBBY_HEIGHT, False))
    canvas.fill(0, 24, 972, LOBBY_HEIGHT, C["sandstone"])
    canvas.put(LOOK.rail(WIDTH), 0, 8)
    canvas.centre(sun(560), 1272, 330)
    for x, size, colour in ((1112, 280, "green"), (1432, 280, "purple"), (1272, 340, "orange")):
        piece = cards.pyramid(colour, size)
        canvas.put(piece, x - size / 2, 850 - size * 0.83)
    for i, cells in enumerate(shapes):
        x = 64 + i * 150
        canvas.put(parts.shape_plate(110), x, 740)
        canvas.put(parts.shape(cells, 80), x + 15, 755)
    return canvas.image


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the lobby: the wall with the winged sun over three pyramids, the seats and the options."""
    w = words(scene.language)
    printed: Printed = scene.printed  # type: ignore[assignment]
    canvas = Canvas(_lobby_ground(printed.shapes))
    frames.lobby(canvas, scene, LOOK, w, w("py-pic-title"))
    return canvas
