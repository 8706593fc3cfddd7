"""Draw the lobby: the seats on paper beside a large island."""

from __future__ import annotations

from PIL import Image

from bot.text import words
from render.bora_bora.pieces import symbols
from render.bora_bora.pieces.scenery import boat, island
from render.bora_bora.theme import GAME, LOOK, C, sea
from render.kit import badges, frames, zoom
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.frames import LOBBY_HEIGHT
from render.scene import Lobby

EDGE = 996
"""Where the paper of the lobby ends and the lagoon begins."""


ISLAND = (1010, 120)
"""The upper left corner of the island."""
HUTS = ((176, 498, 50), (292, 520, 54), (402, 506, 48), (470, 452, 38))
"""By seat: the place of its hut on the island, and half of its size."""


@as_ground(GAME)
def _lobby_ground() -> Image.Image:
    canvas = sea(LOBBY_HEIGHT, 0)
    canvas.put(island(), *ISLAND)
    canvas.put(boat(), 1400, 60)
    canvas.put(symbols.symbol("F1", 34), 1060, 800)
    canvas.put(symbols.symbol("F2", 34), 1500, 790)
    canvas.put(symbols.symbol("F3", 38), 1290, 806)
    canvas.fill(0, 0, EDGE, LOBBY_HEIGHT, C["tapa"])
    band = LOOK.rail(LOBBY_HEIGHT)
    upright = Canvas(zoom.sheet(LOBBY_HEIGHT, 16, C["tapa_light"]))
    upright.put(band, 0, 0)
    canvas.paste(upright.image.rotate(90, expand=True), EDGE, 0)
    for k, god in enumerate("BWRGY"):
        canvas.centre(symbols.symbol(f"god-{god}", 62), 140 + k * 178, 800)
    return canvas.image


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the seats on paper beside a large island, the five gods below. The players who are there have huts
    on the island; the places of missing players are dashed."""
    w = words(scene.language)
    canvas = Canvas(_lobby_ground())
    for seat, (name, (x, y, half)) in enumerate(zip(scene.names, HUTS, strict=False)):
        free = badges.free_badge(seat, round(1.7 * half), C["bark"], C["tapa"])
        canvas.centre(free if name is None else symbols.hut(seat, half), ISLAND[0] + x, ISLAND[1] + y)
    frames.lobby(canvas, scene, LOOK, w, w("bb-pic-title"))
    return canvas
