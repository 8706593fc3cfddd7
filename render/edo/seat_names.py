"""Draw the names of seats in little room: at least ten letters, however wide these are."""

from __future__ import annotations

from typing import Final

from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import NAME
from render.kit.names import broken
from render.kit.text import ELLIPSIS, cut, fit_lines

WHOLE: Final = (38, 36, 34)
"""Sizes of a name that fits in one line."""
CUT: Final = (34, 32, 30, 28, 26, 24)
"""Sizes of the beginning of a name in one line."""
PAIRED: Final = (26, 24, 22)
"""Sizes of a name in two lines."""
CROWDED: Final = (*CUT, 22)
APART: Final = 28
LETTERS: Final = 10
"""How many letters of a name are shown."""


def seat_name(canvas: Canvas, name: str, x: float, y: float, room: float) -> None:
    """Draw a name round `y`, on one line or on two smaller lines. Two are used if they hold the whole name,
    or if one line would show too few letters."""
    lines = lines_of(name, room)
    if len(lines[0]) == 1:
        canvas.middle(x, y, lines[0][0], NAME.at(lines[1]))
        return
    for i, line in enumerate(lines[0]):
        canvas.middle(x, y - APART / 2 + APART * i, line, NAME.at(lines[1]))


def lines_of(name: str, room: float) -> tuple[tuple[str, ...], int]:
    """The lines of a name, and their size."""
    for size in WHOLE:
        if fonts.width(name, NAME.at(size)) <= room:
            return (name,), size
    words, _ = fit_lines(name, NAME, room, 2, PAIRED[:1])
    if " ".join(words) == name:
        return words, PAIRED[0]
    start = name if len(name) <= LETTERS else name[:LETTERS] + ELLIPSIS
    for size in CUT:
        if fonts.width(start, NAME.at(size)) <= room:
            return (cut(name, NAME.at(size), room),), size
    for size in PAIRED:
        lines = broken(name, NAME.at(size), room)
        if "".join(lines) == name or len("".join(lines)) > LETTERS:
            break
    return lines, size
