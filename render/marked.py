"""Symbols of a picture, marked where they are: with letters for a legend, or cut out for a chapter.

The drawing of a game notes where its symbols are (`Canvas.note`), so a mark is always at its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.tags import letter
from render.kit import marks, panels
from render.kit.canvas import Canvas, Note

AROUND: Final = 36
"""Pixels that a cut shows around its symbols."""
WIDEST: Final = 800
"""The greatest width of a cut."""
SMALL: Final = 160
"""Rings and letters of places of at most this size must not touch each other."""
ASIDE: Final = (20, 16)
"""How far from the corner of a small place its letter stands, so that it does not cover the thing."""
LETTER: Final = 26
RING: Final = 8
"""Half the size of a letter, and how far a ring goes round its place."""
LEAST: Final = (420, 240)
"""The least width and height of the part of the picture that a cut shows."""


def found(canvas: Canvas, symbols: Sequence[str], *, apart: bool = False) -> tuple[Note, ...]:
    """The first place of each symbol that the picture shows, in the order of the symbols.

    `apart`: prefer a place whose letter and ring do not touch those of the symbols before.
    """
    places: dict[str, list[Note]] = {}
    for note in canvas.notes:
        places.setdefault(note.symbol, []).append(note)
    chosen: list[Note] = []
    for symbol in symbols:
        if options := places.get(symbol):
            free = (option for option in options if not any(_touch(option, other) for other in chosen))
            chosen.append(next(free, options[0]) if apart else options[0])
    return tuple(chosen)


def _touch(note: Note, other: Note) -> bool:
    """Whether the rings or letters of two small places meet. A large one may hold a small one."""
    if max(note.width, note.height, other.width, other.height) > SMALL:
        return False
    return any(
        x0 < right and left < x1 and y0 < bottom and top < y1
        for x0, y0, x1, y1 in covered(note)
        for left, top, right, bottom in covered(other)
    )


def covered(note: Note) -> tuple[tuple[float, float, float, float], ...]:
    """The areas that the ring and the letter of a small place cover: left, upper, right and lower edges."""
    x, y = note.x - ASIDE[0], note.y - ASIDE[1]
    ring = (note.x - RING, note.y - RING, note.x + note.width + RING, note.y + note.height + RING)
    half = LETTER - 6  # it is round
    return ring, (x - half, y - half, x + half, y + half)


def mark(canvas: Canvas, notes: Sequence[Note], *, numbered: bool) -> None:
    """Draw a ring around each place, with its letter if `numbered`."""
    for note in notes:
        x, y = max(12, round(note.x)), max(12, round(note.y))
        width = min(round(note.x + note.width), canvas.width - 12) - x
        height = min(round(note.y + note.height), canvas.height - 12) - y
        canvas.put(marks.ring(max(8, width), max(8, height)), x, y)
    if not numbered:
        return
    taken: list[tuple[float, float]] = []
    for number, note in enumerate(notes, 1):
        aside = ASIDE if max(note.width, note.height) <= SMALL else (0, 0)
        left, top = max(30.0, note.x - aside[0]), max(30.0, note.y - aside[1])
        while any(abs(left - x) < 50 and abs(top - y) < 50 for x, y in taken):
            left += 52
            if left > canvas.width - 30:
                left, top = 30.0, top + 52
        taken.append((left, top))
        panels.tag(canvas, left, top, letter(number), LETTER, chosen=True)


def cut(canvas: Canvas, notes: Sequence[Note]) -> Canvas:
    """The part of a picture that holds all these places, small."""
    if not notes:
        return canvas
    x0, x1 = _span([(note.x, note.x + note.width) for note in notes], LEAST[0], canvas.width)
    y0, y1 = _span([(note.y, note.y + note.height) for note in notes], LEAST[1], canvas.height)
    share = min(1, WIDEST / (x1 - x0))
    return canvas.cropped((x0, y0, x1, y1), round((x1 - x0) * share), max(1, round((y1 - y0) * share)))


def _span(ranges: Sequence[tuple[float, float]], least: int, most: int) -> tuple[int, int]:
    """From the first to the last pixel, with some room around them."""
    begin, end = min(a for a, _ in ranges) - AROUND, max(b for _, b in ranges) + AROUND
    if end - begin < least:
        middle = (begin + end) / 2
        begin, end = middle - least / 2, middle + least / 2
    return max(0, round(begin)), min(most, round(end))
