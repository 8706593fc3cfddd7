"""Pieces of any game: a card with a word or a number on it, and one face down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.fonts import Style
from render.kit.palette import INK, colours
from render.kit.shapes import rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.kit.text import fit

C: Final = colours("table")
HIGH: Final = 68
LEAST: Final = 54
MOST: Final = 320
"""Height, and the least and the greatest width of a piece."""


@dataclass(frozen=True)
class Face:
    """How a piece looks: its text, its colour, and the colour of the text."""

    text: str
    fill: RGB = C["card"]
    ink: RGB = INK


Faces = Callable[[str], Face]
"""The face of a piece by its notation in `Area.items`."""


@sprite
def _ground(width: int, fill: RGB) -> Sprite:
    s = Sketch(width, HIGH, 8)
    s.polygon(rounded(1, 1, width - 1, HIGH - 1, 9), fill, mix(fill, INK, 0.6), 2)
    return s.sprite(shadow=Shadow(0.24, 3, 2, 3))


@sprite
def back() -> Sprite:
    """A piece face down."""
    s = Sketch(LEAST, HIGH, 8)
    s.polygon(rounded(1, 1, LEAST - 1, HIGH - 1, 9), C["back"], INK, 2)
    s.polygon(rounded(9, 9, LEAST - 9, HIGH - 9, 5), None, C["baize"], 2)
    return s.sprite(shadow=Shadow(0.24, 3, 2, 3))


def _style(text: str) -> Style:
    return Style(34 if len(text) < 4 else 28, 700)


def width_of(face: Face) -> int:
    """The width of a piece: as much as its text needs."""
    return min(MOST, max(LEAST, round(fonts.width(face.text, _style(face.text))) + 26))


def draw(canvas: Canvas, x: float, y: float, face: Face) -> None:
    """Draw a piece with its upper left corner at (x, y)."""
    width = width_of(face)
    canvas.put(_ground(width, face.fill), x, y)
    text, style = fit(face.text, _style(face.text), width - 16)
    canvas.middle(x + width / 2, y + HIGH / 2, text, style, face.ink, "centre")
