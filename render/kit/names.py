"""Draw the name of a player where there is little room."""

from __future__ import annotations

from typing import Final

from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import NAME
from render.kit.text import fit, fit_lines

STEPS: Final = (38, 36, 34)
"""Sizes of a name in one line. What does not fit is set in two smaller lines, or cut."""
LETTERS: Final = "Wilhelmina"
"""So many letters of a name are shown if there is any way."""


def draw_name(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    room: float,
    *,
    smaller: int = 26,
    apart: int = 28,
    crowded: tuple[int, ...] = (),
) -> float:
    """Draw a name in one line round `y`, or in two smaller ones that hold all of it.

    Args:
        smaller: the size of two lines; `apart`: their distance.
        crowded: sizes for one line in which too few letters would be left.

    Returns:
        Its width.
    """
    text, style = fit(name, NAME, room, STEPS)
    if text != name:
        lines, small = fit_lines(name, NAME, room, 2, (smaller,))
        if len(lines) > 1 and " ".join(lines) == name:
            return max(canvas.middle(x, y - 14 + apart * i, line, small) for i, line in enumerate(lines))
        if crowded and fonts.width(LETTERS, style) > room:
            text, style = fit(name, NAME, room, crowded)
    return canvas.middle(x, y, text, style)
