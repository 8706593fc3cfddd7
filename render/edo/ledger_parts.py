"""Parts of the panels of Edo's second picture: headings, and texts that are fitted to their room."""

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
"""The room that a panel keeps free below its last line."""
PAD: Final = 22
CODE: Final = Style(34, 700)
"""Codes of cities."""
APART: Final = 1.06
"""Distance of two lines of words, as a multiple of their size."""
LABEL: Final = Style(34, 600)
"""The style of words beside a sign; without room for this size they are left out."""


def panel(
    canvas: Canvas, x: float, y: float, width: int, height: int, text: str, note: str = "", room: float = 0
) -> float:
    """Draw a panel with its heading, of at most `room`, and a note at its right end; returns the width of the
    heading."""
    panels.lay(canvas, x, y, width, height, PAPER)
    text, style = fit(text, NAME, room or width - 2 * PAD, (36, 34))
    wide = canvas.middle(x + PAD, y + TITLE / 2 + 4, text, style)
    if note and fonts.width(note, LABEL) <= width - 2 * PAD - wide - 24:
        canvas.middle(x + width - PAD, y + TITLE / 2 + 5, note, LABEL, FADED, "right")
    return wide


def wrapped(text: str, room: float, high: float, style: Style = LABEL) -> tuple[str, ...]:
    """The text on one line, or on two if `high` allows it; nothing if the text does not fit."""
    for count in (1, 2) if high >= 2 * style.size * APART else (1,):
        lines, _ = fit_lines(text, style, room, count, (style.size,))
        if " ".join(lines) == text:
            return lines
    return ()


def write(
    canvas: Canvas, x: float, middle: float, lines: Sequence[str], colour: RGB = FADED, style: Style = LABEL
) -> float:
    """Draw lines of words round `middle`; returns their width."""
    return canvas.lines(x, middle, lines, style, colour, apart=style.size * APART)


def named(w: Words, space: SpaceView) -> tuple[str, str]:
    """The name of a city and its code; Edo needs none."""
    return w(
        f"edo-town-{space.town}"
    ) if space.town else space.code, "" if space.kind == "edo" else space.code


def town_width(w: Words, space: SpaceView) -> float:
    """The room for a city's name and its code, at the smallest size of the display font."""
    name, code = named(w, space)
    blocked = space.city is not None and space.city.no_building
    wide = fonts.width(name, Style(34, 700, "speaking")) + (fonts.width(code, CODE) + 14 if code else 0)
    return wide + 44 * blocked + 22
