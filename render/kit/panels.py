"""Draw paper and its furniture: panels, gold frames, the turn pill, chips, counters, ribbons, discs."""

from __future__ import annotations

from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.nine_patch import Pattern, stretched
from render.kit.own_look import measured
from render.kit.palette import INK, IVORY
from render.kit.pieces.papers import SOFT as SOFT
from render.kit.pieces.papers import Paper as Paper
from render.kit.pieces.papers import chip_ground as chip_ground
from render.kit.pieces.papers import dashed_place as dashed_place
from render.kit.pieces.papers import disc as disc
from render.kit.pieces.papers import plain_rail as plain_rail
from render.kit.pieces.papers import plaque as plaque
from render.kit.pieces.papers import plate as plate
from render.kit.pieces.papers import well as well
from render.kit.pieces.papers import whole_panel, whole_pill
from render.kit.pieces.signs import hourglass as hourglass
from render.kit.pieces.signs import tick as tick
from render.kit.sketch import Patches

RIM = 24
"""Size of a panel's corners, measured inwards, shadow included."""
EDGE = 10
"""Width of the frame and hairline, measured inwards."""


def panel(width: int, height: int, paper: Paper, gold: bool = False, radius: int = 12) -> Patches:
    """A sheet of paper with a frame of two lines and a shadow; `gold` frames the seat whose turn it is.

    At least as large as two of its corners (`2 * RIM`); `radius` is at most 12.
    """
    more = (paper, gold, radius)
    pattern = Pattern(whole_panel, more, (4 * RIM, 4 * RIM), (RIM, RIM), (EDGE, EDGE))
    return stretched(pattern, width, height)


def lay(
    canvas: Canvas, x: float, y: float, width: int, height: int, paper: Paper, gold: bool = False
) -> None:
    """Draw a `panel` on the canvas."""
    canvas.put(panel(width, height, paper, gold), x, y)


def pill_ground(width: int, height: int) -> Patches:
    """The ink pill with a gold rim that says whose turn it is; a little wider than high."""
    end = (height // 2 + 12, height // 2)
    return stretched(Pattern(whole_pill, (), (2 * height, height), end, (end[0], 6)), width, height)


def chip_width(text: str, size: int = 26) -> int:
    """The width that `chip` will have."""
    return max(round(size * 1.32), round(fonts.width(text, Style(size, 700)) + size * 0.8))


def chip(canvas: Canvas, x: float, y: float, text: str, size: int = 26, reverse: bool = False) -> int:
    """Draw an ink pill with an ivory number, centred on (x, y); returns its width.

    `reverse` is for dark ground.
    """
    style = Style(size, 700)
    height = round(size * 1.32)
    width = chip_width(text, size)
    fill, rim = (IVORY, INK) if reverse else (INK, IVORY)
    canvas.centre(chip_ground(width, height, fill, rim), x, y)
    canvas.middle(x, y, text, style, rim, "centre")
    return width


@measured(1024)
def tag_width(tag: str, radius: int = 24) -> int:
    """The width that `tag` will have: that of a disc, or of a plate if it is a long name."""
    if tag.isdecimal() or len(tag) < 2:
        return 2 * radius
    return max(2 * radius, round(fonts.width(tag, _tag_style(tag, radius)) + radius * 0.8))


def _tag_style(text: str, radius: int) -> Style:
    """The style of the answer's name: as large as its disc or plate allows."""
    if not text.isdecimal() and len(text) > 1:
        return Style(max(30, radius + 3), 800)
    if len(text) > 2:
        return Style(round(radius * 0.8), 800)
    size = round(radius * 1.25)
    while size > radius and fonts.width(text, Style(size, 800)) > 2 * radius - 8:
        size -= 1
    return Style(size, 800)


def tag(canvas: Canvas, x: float, y: float, text: str, radius: int = 24, chosen: bool = False) -> None:
    """The tag of an answer, ivory on ink around (x, y); with the colours swapped if it is chosen."""
    fill, ink = (IVORY, INK) if chosen else (INK, IVORY)
    wide = tag_width(text, radius)
    if wide > 2 * radius:
        canvas.centre(chip_ground(wide, 2 * radius - 4, fill, ink), x, y)
    else:
        canvas.centre(disc(radius, fill, ink, 3, INK), x, y)
    canvas.middle(x, y, text, _tag_style(text, radius), ink, "centre")
