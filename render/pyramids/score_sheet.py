"""The score sheet of Pyramids: its rows show as pictures what brought the points (`score_pictures`)."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.pyramids.view import PyramidsView
from bot.text import Words, words
from render.kit.canvas import Area, Canvas
from render.kit.score_table import HEIGHT, ScoreTable, Source, score_table
from render.kit.sketch import Sprite
from render.pyramids import score_pictures
from render.pyramids.pieces import cards
from render.pyramids.pieces.wall import sun, wall
from render.pyramids.theme import LOOK
from render.scene import Sheet

TIE: Final = 40
"""The size of the pyramid that tells why a tie was broken."""
PYRAMIDS: Final = ((-92, 108, "green"), (92, 108, "purple"), (0, 140, "orange"))
"""The pyramids below the sun: their middle, size and colour."""
LABELS: Final = 372
"""The width for the pictures of what the rows count."""
LOW: Final = 0.83
"""How much of a pyramid's height stands above its base line."""


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the sheet."""
    view = scene.view_of(PyramidsView)
    w = words(scene.language)
    rows = [_row(view, key, w) for key, _ in scene.score.seats[0].items]
    signs = partial(_tie_sign, view)
    table = ScoreTable(scene, LOOK, w, rows, w("py-pic-title"), _scenery, tie_signs=signs)
    return score_table(Canvas(wall(HEIGHT)), table)


def _row(view: PyramidsView, key: str, w: Words) -> Source:
    name, worth = w(key, **view.printed.figures()), score_pictures.worth(view, key)

    def below(canvas: Canvas, x: float, middle: float) -> None:
        worth.lay(canvas, x, middle - worth.height / 2, worth.width, worth.height)

    return Source(name, (key,), below=below, cell=partial(score_pictures.draw, view, key), wide=LABELS)


def _scenery(canvas: Canvas, area: Area) -> None:
    """The sun over three pyramids."""
    x, y, wide, high = area
    canvas.centre(sun(300), x + wide / 2, y + 74)
    for shift, size, colour in PYRAMIDS:
        canvas.put(cards.pyramid(colour, size), x + wide / 2 + shift - size / 2, y + high - size * LOW)


def _tie_sign(view: PyramidsView, seat: Seat, _: str) -> tuple[Sprite]:
    """The pyramid of the lowest completed card."""
    lowest = min(view.players[seat].completed, key=lambda card: card.serial)
    return (cards.pyramid(lowest.colour, TIE),)
