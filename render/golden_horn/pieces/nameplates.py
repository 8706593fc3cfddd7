"""Draw the names of ships on plates in their owner's colour; the letter tells the owner without the
colour."""

from __future__ import annotations

from typing import Final

from bot.core import Seat
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY, ON_SEAT, SEATS
from render.kit.shapes import rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

STYLE: Final = Style(34, 800)
HEIGHT: Final = 40


@sprite
def _ground(seat: Seat, width: int) -> Sprite:
    s = Sketch(width, HEIGHT, 8)
    s.polygon(rounded(-1, -1, width + 1, HEIGHT + 1, 11), INK)
    s.polygon(rounded(1, 1, width - 1, HEIGHT - 1, 9), IVORY)
    s.polygon(rounded(3, 3, width - 3, HEIGHT - 3, 7), SEATS[seat])
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


def nameplate_width(name: str) -> int:
    """The width of a plate."""
    return round(fonts.width(name, STYLE)) + 15


def nameplate(canvas: Canvas, name: str, seat: Seat, x: float, y: float) -> None:
    """Draw the plate of a ship round (x, y)."""
    canvas.centre(_ground(seat, nameplate_width(name)), x, y)
    canvas.middle(x, y, name, STYLE, ON_SEAT[seat], "centre")
