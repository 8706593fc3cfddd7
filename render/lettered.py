"""The main parts of a table, each with a large letter: the first picture for a newcomer (`Lesson.parts`).

The drawing of a game notes where its parts are (`Canvas.note`), so a letter is always at its part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Part
from bot.core.tags import letter
from render.kit import panels
from render.kit.canvas import Canvas, Note
from render.kit.fonts import Style
from render.kit.palette import GOLD_LIGHT, INK
from render.kit.shapes import Point

RADIUS: Final = 42
"""Radius of a letter's disc with its rim. On a phone that shows the picture 400 px wide, the disc is 21 px
wide."""
RIM: Final = 5
TYPE: Final = Style(62, 800)


def found(canvas: Canvas, parts: Sequence[Part]) -> tuple[tuple[Part, Point], ...]:
    """The parts that a picture shows, each with the middle of its letter."""
    places: dict[str, Note] = {}
    for note in canvas.notes:
        places.setdefault(note.symbol, note)
    return tuple((part, _middle(places[part.shows], part)) for part in parts if part.shows in places)


def _middle(note: Note, part: Part) -> Point:
    across, down = part.at
    x = note.x - RADIUS + (note.width + 2 * RADIUS) * across / 100
    return x, note.y - RADIUS + (note.height + 2 * RADIUS) * down / 100


def mark(canvas: Canvas, middles: Sequence[Point]) -> None:
    """Draw the letters of parts at these middles."""
    for number, (x, y) in enumerate(middles, 1):
        canvas.centre(panels.disc(RADIUS, GOLD_LIGHT, INK, RIM), x, y)
        canvas.middle(x, y, letter(number).upper(), TYPE, INK, "centre")
