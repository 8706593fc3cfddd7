"""Draw the lobby: a table that has not started."""

from __future__ import annotations

from PIL import Image

from bot.text import words
from render.golden_horn.pieces.rose import rose
from render.golden_horn.theme import GAME, LOOK, C
from render.kit import frames
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.frames import LOBBY_HEIGHT, MARGIN, WIDTH, flat
from render.scene import Lobby


@as_ground(GAME)
def _lobby_ground() -> Image.Image:
    canvas = Canvas(flat(WIDTH, LOBBY_HEIGHT, C["sand"]))
    canvas.centre(rose(210), 1300, 404)
    return canvas.image


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the lobby: sand with the compass rose, the seats, the options, and a small fleet."""
    w = words(scene.language)
    canvas = Canvas(_lobby_ground())
    canvas.put(LOOK.rail(WIDTH - 2 * MARGIN), MARGIN, 24)
    frames.lobby(canvas, scene, LOOK, w, w("gh-title"))
    return canvas
