"""Draw the picture before the game: the lobby."""

from __future__ import annotations

from bot.text import words
from render.edo.pieces import buildings, people
from render.edo.pieces.scenery import lobby_ground
from render.edo.theme import LOOK
from render.kit import frames
from render.kit.canvas import Canvas
from render.kit.frames import LOBBY_HEIGHT
from render.scene import Lobby


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the mountain with the sun and a city at its foot; the seats and the options."""
    w = words(scene.language)
    canvas = Canvas(lobby_ground(LOBBY_HEIGHT))
    for piece, x, y in (
        (buildings.stronghold(88, True), 1190, 574),
        (buildings.house(3, 48, True), 1058, 614),
        (buildings.temple(2, 66, True), 1326, 594),
        (buildings.post(4, 54, True), 1432, 606),
        (people.samurai(0, 46), 1514, 614),
        (people.merchant(44), 1102, 624),
    ):
        canvas.centre(piece, x, y)
    frames.lobby(canvas, scene, LOOK, w, w("edo-pic-title"))
    return canvas
