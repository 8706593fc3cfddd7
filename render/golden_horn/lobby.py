"""Draw the lobby: a table that has not started."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from typing import Final

from PIL import Image

from bot.core import Seat, Term
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

CHOSEN: Final = "gh-option-crests-"
"""How the keys of the crests begin that the option names."""


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
    chosen = crests(scene)
    look = replace(LOOK, emblems=tuple(CRESTS.index(crest) for crest in chosen))
    frames.lobby(canvas, scene, look, w, w("gh-title"), partial(_fleet, chosen))
    return canvas


def crests(scene: Lobby) -> str:
    """The crests by seat as the players have chosen them, each named last in a key: `...-L`."""
    for option in scene.options:
        values = option.args.get("value")
        keys = [one.key for one in values if isinstance(one, Term)] if isinstance(values, tuple) else []
        if keys and all(key.startswith(CHOSEN) for key in keys):
            return "".join(key.removeprefix(CHOSEN) for key in keys)
    return CRESTS


def _fleet(chosen: str, canvas: Canvas, seat: Seat, right: float, middle: float, height: int) -> float:
    """Draw the three ships with which a seat begins: those of its crest."""
    size = min(height, 100)
    crest = chosen[seat % len(chosen)]
    sails = _fleets()[crest]
    for i, each in enumerate(reversed(sails)):
        ship = pieces.ship(seat, each, size, False, CRESTS.index(crest))
        canvas.put(ship, right - size * (i + 1) - 4 * i, middle - size * 0.52)
    return (size + 4.0) * len(sails) + 12
