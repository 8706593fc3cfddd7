"""Draw the lobby."""

from __future__ import annotations

from PIL import Image

from bot.text import words
from night_market.drawing.pieces import cards
from night_market.drawing.theme import GAME, LOOK, C
from render.kit import frames
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.frames import LOBBY_HEIGHT, WIDTH
from render.kit.palette import GOLD_LIGHT
from render.kit.sketch import Sketch, Sprite, sprite
from render.scene import Lobby


@sprite
def _light(size: int, name: str) -> Sprite:
    s = Sketch(size, size * 1.4, 8)
    s.line([(size / 2, 0), (size / 2, size * 0.3)], C["night"], 3)
    s.ellipse(size / 2, size * 0.7, size * 0.5, fill=GOLD_LIGHT)
    cards.draw_goods(s, "lantern", size / 2, size * 0.7, size * 0.86, C[name], GOLD_LIGHT)
    return s.sprite()


@as_ground(GAME)
def _ground() -> Image.Image:
    canvas = Canvas(frames.flat(WIDTH, LOBBY_HEIGHT, C["dusk"]))
    canvas.put(LOOK.rail(WIDTH), 0, 8)
    for i, name in enumerate(("lantern", "spice", "silk", "lantern", "spice")):
        canvas.put(_light(150 + i % 2 * 60, name), 1000 + i * 118, 20 + i % 2 * 70)
    return canvas.image


def paint_lobby(scene: Lobby) -> Canvas:
    """Lanterns over the square, the seats and the options."""
    canvas = Canvas(_ground())
    w = words(scene.language)
    frames.lobby(canvas, scene, LOOK, w, w("nm-title"))
    return canvas
