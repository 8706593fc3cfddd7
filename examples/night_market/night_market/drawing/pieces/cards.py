"""Cards, and the signs of the goods."""

from __future__ import annotations

from typing import Final

from night_market.components import value
from night_market.drawing.theme import PAPER, C
from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY
from render.kit.shapes import arc, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

SMALL: Final = (54, 76)
LARGE: Final = (132, 184)
"""Width and height of a card."""


def draw_goods(s: Sketch, name: str, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw the sign of a kind of goods in a box of `size`: a paper lantern, a heap, or a ribbon."""
    half = size / 2
    match name:
        case "lantern":
            s.ellipse(cx, cy, half * 0.86, half * 0.72, fill=ink)
            for x in (-0.4, 0.0, 0.4):
                s.line([(cx + x * half, cy - half * 0.6), (cx + x * half, cy + half * 0.6)], ground, 1.5)
            for y in (-0.8, 0.8):
                s.line([(cx - half * 0.4, cy + y * half), (cx + half * 0.4, cy + y * half)], ink, size * 0.12)
        case "spice":
            top, low = cy - half * 0.8, cy + half * 0.7
            s.polygon([(cx - half, low), (cx, top), (cx + half, low)], ink)
            s.line([(cx - half, low + 2), (cx + half, low + 2)], ink, size * 0.1)
            for x, y in ((-0.2, 0.3), (0.25, 0.4), (0.0, -0.1)):
                s.ellipse(cx + x * half, cy + y * half, size * 0.05, fill=ground)
        case _:
            for y in (-0.45, 0.0, 0.45):
                left = arc(cx - half * 0.45, cy + y * half, half * 0.45, half * 0.28, 180, 360)
                right = arc(cx + half * 0.45, cy + y * half, half * 0.45, half * 0.28, 180, 0)
                s.line([*left, *right], ink, size * 0.13)


@sprite
def ground(name: str, width: int, height: int, veiled: bool) -> Sprite:
    """A card with the sign of its goods, without its value."""
    s = Sketch(width, height, 8)
    radius = width * 0.09
    paper = mix(PAPER.bright, C["dusk"], 0.6) if veiled else PAPER.bright
    colour = mix(C[name], paper, 0.5) if veiled else C[name]
    s.polygon(rounded(0, 0, width, height, radius), paper, C["frame"], 2)
    band = rounded(3, height * 0.52, width - 3, height - 3, radius * 0.7)
    s.polygon(band, colour)
    draw_goods(s, name, width / 2, height * 0.76, width * 0.44, IVORY if name != "spice" else INK, colour)
    return s.sprite(shadow=Shadow(0.24, 3, 2, 3))


@sprite
def back(width: int, height: int) -> Sprite:
    """A card face down."""
    s = Sketch(width, height, 8)
    s.polygon(rounded(0, 0, width, height, width * 0.09), C["night"], C["frame"], 2)
    s.ellipse(width / 2, height / 2, width * 0.28, fill=None, line=C["spice"], width=2)
    draw_goods(s, "lantern", width / 2, height / 2, width * 0.32, C["spice"], C["night"])
    return s.sprite(shadow=Shadow(0.24, 3, 2, 3))


def card(
    canvas: Canvas, x: float, y: float, name: str, goods: str, size: tuple[int, int], veiled: bool = False
) -> None:
    """Draw a card with the upper left corner at (x, y)."""
    width, height = size
    canvas.put(ground(goods, width, height, veiled), x, y)
    style = Style(round(width * 0.44), 800)
    canvas.middle(x + width / 2, y + height * 0.28, str(value(name)), style, INK, "centre")
