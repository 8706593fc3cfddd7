"""Parts of the panels of Edo's second picture: headings, and a few words in the room there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.edo.view import SpaceView
from bot.text import Words
from render.edo.theme import PAPER
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.fonts import NAME, Style
from render.kit.palette import FADED
from render.kit.text import fit, fit_lines

TITLE: Final = 58
"""Height of a panel's heading."""
FOOT: Final = 12
"""What a panel keeps free below its last line."""
PAD: Final = 22
CODE: Final = Style(34, 700)
"""Codes of cities."""
LABELS: Final = (34, 32, 30, 28, 26, 24, 22, 20)
"""Sizes of a few words."""


def panel(
    canvas: Canvas, x: float, y: float, width: int, height: int, text: str, note: str = "", room: float = 0
) -> float:
    """Draw a panel with its heading, of at most `room`, and a note at its right end; returns the width of the
    heading."""
    panels.lay(canvas, x, y, width, height, PAPER)
    text, style = fit(text, NAME, room or width - 2 * PAD, (36, 34, 32, 30, 28))
    wide = canvas.middle(x + PAD, y + TITLE / 2 + 4, text, style)
    room = width - 2 * PAD - wide - 30
    if note and room > 80:
        note, style = fit(note, Style(34, 600), room, (34, 32, 30, 28))
        if not note.endswith("…"):
            canvas.middle(x + width - PAD, y + TITLE / 2 + 5, note, style, FADED, "right")
    return wide


def write(
    canvas: Canvas, x: float, middle: float, text: str, room: float, size: int = 34, colour: RGB = FADED
) -> None:
    """Draw a few words on one line or two."""
    lines, style = fit_lines(text, Style(size, 600), room, 1, (size,))
    if lines[0] != text:
        sizes = tuple(one for one in LABELS if one <= size)
        lines, style = fit_lines(text, Style(size, 600), room, 2, sizes)
    for i, line in enumerate(lines):
        canvas.middle(x, middle + (i - (len(lines) - 1) / 2) * style.size * 1.12, line, style, colour)


def common(texts: Sequence[tuple[str, float]], high: float) -> int:
    """The size in which all texts, each with its room, stand on one line, or on two if `high` allows it."""
    for size in LABELS:
        found = [(text, fit_lines(text, Style(size, 600), room, 2, (size,))[0]) for text, room in texts]
        if all(" ".join(lines) == text and len(lines) * size * 1.12 <= high for text, lines in found):
            return size
    return LABELS[-1]


def named(w: Words, space: SpaceView) -> tuple[str, str]:
    """The name of a city and its code; Edo needs none."""
    return w(
        f"edo-town-{space.town}"
    ) if space.town else space.code, "" if space.kind == "edo" else space.code


def town_width(w: Words, space: SpaceView) -> float:
    """The room that a city's name takes with its code, as small as the display font goes."""
    name, code = named(w, space)
    blocked = space.city is not None and space.city.no_building
    wide = fonts.width(name, Style(34, 700, "speaking")) + (fonts.width(code, CODE) + 14 if code else 0)
    return wide + 44 * blocked + 22
