"""Draw the lobby: a table that has not started."""

from __future__ import annotations

from functools import partial

from bot.core import Seat
from bot.games.pyramids.printed import Printed
from bot.text import words
from render.kit import frames
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, row
from render.pyramids.pieces import cards, evening
from render.pyramids.theme import LOOK
from render.scene import Lobby


def paint_lobby(scene: Lobby) -> Canvas:
    """Draw the seats with the cards that each will be dealt, beside an evening at the pyramids.

    Each player who is there has an obelisk on the way to the pyramids; the places of missing players are
    dashed.
    """
    w = words(scene.language)
    printed: Printed = scene.printed  # type: ignore[assignment]
    canvas = Canvas(evening.ground(printed.shapes))
    # those that are farther away first
    for seat in sorted(range(len(scene.names)), key=lambda seat: evening.OBELISKS[seat][1]):
        evening.stand(canvas, seat, scene.names[seat] is not None)
    frames.lobby(canvas, scene, LOOK, w, w("py-pic-title"), partial(_dealt, printed.dealt))
    return canvas


def _dealt(count: int, seat: Seat, height: int) -> Box:
    """The cards that a seat will be dealt, face down, overlapping."""
    high = min(height - 14, 92)
    back = cards.back(round(high * 0.74), high)
    return row(*[Art(back)] * count, gap=-0.45 * back.width)
