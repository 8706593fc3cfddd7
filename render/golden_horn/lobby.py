"""Draw the lobby: a table that has not started."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PIL import Image

from bot.core import Seat, Term
from bot.games.golden_horn.components import CRESTS
from bot.games.golden_horn.validate import load
from bot.text import words
from render.golden_horn import pieces
from render.golden_horn.pieces.places import roads
from render.golden_horn.pieces.sheet import rose
from render.golden_horn.theme import GAME, LOOK, C
from render.kit import badges, frames, zoom
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, row
from render.kit.frames import LOBBY_HEIGHT, WIDTH, flat
from render.scene import Lobby

CHOSEN: Final = "gh-option-crests-"
"""The beginning of the keys with which the option names crests."""
EDGE: Final = 996
"""Where the sand ends and the sea begins."""
HORIZON: Final = 262
AT_SEA: Final = (
    ((1156, 440, 250), (1438, 540, 270)),
    ((1140, 390, 210), (1456, 390, 210), (1298, 562, 244)),
    ((1150, 384, 204), (1446, 384, 204), (1150, 584, 204), (1446, 584, 204)),
)
"""For two, three and four seats: the middle of each ship, and its size."""


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the lobby: the seats with their ships and the options, beside the sea before Constantinople.

    A ship of each player who is there sails on the sea; the places of missing players are dashed.
    """
    w = words(scene.language)
    canvas = Canvas(_ground())
    chosen = crests(scene)
    look = replace(LOOK, emblems=tuple(CRESTS.index(crest) for crest in chosen))
    _at_sea(canvas, scene, chosen)
    frames.lobby(canvas, scene, look, w, w("gh-title"), partial(_fleet, chosen))
    return canvas


def crests(scene: Lobby) -> str:
    """The crests by seat as the players have chosen them. The last letter of a key names the crest:
    `...-L`."""
    for option in scene.options:
        values = option.args.get("value")
        keys = [value.key for value in values if isinstance(value, Term)] if isinstance(values, tuple) else []
        if keys and all(key.startswith(CHOSEN) for key in keys):
            return "".join(key.removeprefix(CHOSEN) for key in keys)
    return CRESTS


def _at_sea(canvas: Canvas, scene: Lobby, chosen: str) -> None:
    """Draw the first ship of each seat on the sea."""
    for seat, (x, y, size) in enumerate(AT_SEA[len(scene.names) - 2]):
        crest = chosen[seat % len(chosen)]
        if scene.names[seat] is None:
            canvas.centre(badges.free_badge(seat, round(size * 0.6), C["sepia"], C["harbour"]), x, y)
            continue
        west = x > (EDGE + WIDTH) / 2
        canvas.centre(pieces.ship(seat, load().sails[crest][0], size, west, CRESTS.index(crest)), x, y)


def _fleet(chosen: str, seat: Seat, height: int) -> Box:
    """The three ships with which a seat begins: those of its crest."""
    crest = chosen[seat % len(chosen)]
    size, emblem = min(height + 4, 112), CRESTS.index(crest)
    return row(*[Art(pieces.ship(seat, sails, size, False, emblem)) for sails in load().sails[crest]], gap=4)


@as_ground(GAME)
def _ground() -> Image.Image:
    """Sand and sea without ships."""
    canvas = Canvas(flat(WIDTH, LOBBY_HEIGHT, C["sand"]))
    canvas.centre(rose(92), 876, 140)
    canvas.put(roads(WIDTH - EDGE, LOBBY_HEIGHT, HORIZON), EDGE, 0)
    upright = Canvas(zoom.sheet(LOBBY_HEIGHT, 10, C["cream"]))
    upright.put(LOOK.rail(LOBBY_HEIGHT), 0, 0)
    canvas.paste(upright.image.rotate(90, expand=True), EDGE, 0)
    return canvas.image
