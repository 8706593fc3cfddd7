"""Draw the lobby: a table that has not started."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from typing import Final

from bot.core import Seat, Term
from bot.games.golden_horn.components import CRESTS
from bot.games.golden_horn.validate import load
from bot.text import words
from render.golden_horn import pieces
from render.golden_horn.pieces import roads
from render.golden_horn.theme import LOOK, C
from render.kit import badges, frames
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, row
from render.kit.frames import WIDTH
from render.scene import Lobby

CHOSEN: Final = "gh-option-crests-"
"""The beginning of the keys with which the option names crests."""


@cache
def _fleets() -> dict[str, tuple[str, str, str]]:
    """The sails of the ships of each crest, as shipped."""
    return load().sails


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the lobby: the seats with their ships and the options, beside the sea before Constantinople.

    A ship of each player who is there sails on the sea; the places of missing players are dashed.
    """
    w = words(scene.language)
    canvas = Canvas(roads.ground())
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
    for seat, (x, y, size) in enumerate(roads.AT_SEA[len(scene.names) - 2]):
        crest = chosen[seat % len(chosen)]
        if scene.names[seat] is None:
            canvas.centre(badges.free_badge(seat, round(size * 0.6), C["sepia"], C["harbour"]), x, y)
            continue
        west = x > (roads.EDGE + WIDTH) / 2
        canvas.centre(pieces.ship(seat, _fleets()[crest][0], size, west, CRESTS.index(crest)), x, y)


def _fleet(chosen: str, seat: Seat, height: int) -> Box:
    """The three ships with which a seat begins: those of its crest."""
    crest = chosen[seat % len(chosen)]
    size, emblem = min(height, 100), CRESTS.index(crest)
    return row(*[Art(pieces.ship(seat, sails, size, False, emblem)) for sails in _fleets()[crest]], gap=4)
