"""Draw the lobby: a table that has not started."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.core import Seat
from bot.games.golden_horn.components import CRESTS
from bot.games.golden_horn.components_loading import load
from bot.text import words
from render.golden_horn import pieces
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


@cache
def _fleets() -> dict[str, tuple[str, str, str]]:
    """The sails of the ships of each crest, as shipped."""
    return load().sails


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the lobby: sand with the compass rose, the seats, the options, and a small fleet."""
    w = words(scene.language)
    canvas = Canvas(_lobby_ground())
    canvas.put(LOOK.rail(WIDTH - 2 * MARGIN), MARGIN, 24)
    frames.lobby(canvas, scene, LOOK, w, w("gh-title"), _fleet)
    return canvas


def _fleet(canvas: Canvas, seat: Seat, right: float, middle: float, height: int) -> float:
    """Draw the three ships with which a seat begins."""
    size = min(height, 100)
    sails = _fleets()[CRESTS[seat % len(CRESTS)]]
    for i, each in enumerate(reversed(sails)):
        canvas.put(pieces.ship(seat, each, size), right - size * (i + 1) - 4 * i, middle - size * 0.52)
    return (size + 4.0) * len(sails) + 12
