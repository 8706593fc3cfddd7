"""Draw the stock beside the rose: bag and draw pile at its left, the used cards by colour at its right."""

from __future__ import annotations

from typing import Final

from bot.games.golden_horn.view import COLOURS, View, by_colour
from render.golden_horn import pieces
from render.golden_horn.layout import CONSTANTINOPLE, PORT, VENICE
from render.golden_horn.pieces.sheet import ROSE
from render.golden_horn.theme import PAPER
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.flow import Art, Backed, Box, Grid, Sized, Text, column, row
from render.kit.fonts import Style
from render.kit.seat_panel import NEAR
from render.kit.sketch import Sprite

TABLE: Final = (256, 190)
"""Top and height on the public table: beside the rose, below the strip of changes."""
PAGE: Final = (136, 80)
"""The same on a page: above what the reader owns."""
ASIDE: Final = 136
"""Half the width of the rose with its room."""
EDGE: Final = 10
"""From the ports and the rose to the pieces."""
SIGN: Final = 36
"""Width of the sign of a colour."""
LAYER: Final = 6
"""So many cards make the pile higher by one."""
LAYERS: Final = 5
COUNT: Final = Style(54, 800)
LARGE, SMALL = (76, 54, 44, COUNT), (54, 38, 36, COUNT.at(38))
"""Widths of the bag, a card of the pile and a used card, and their numbers: on the table, and on a page."""
COLOUR_COUNT: Final = Style(34, 800)


def stock(canvas: Canvas, view: View) -> None:
    """Draw what is left and what is used, each with its number: at both sides of the rose, or in a line."""
    page, left, end = view.viewer is not None, VENICE[0] + PORT[0], CONSTANTINOPLE[0]
    (top, height), (bag, card, used, style) = (PAGE, SMALL) if page else (TABLE, LARGE)
    canvas.note("gh-see-stock", left, top, end - left, height)
    shown = sorted(by_colour(view.discard), key=lambda pair: pair[1])[-3:]
    layers = min(LAYERS, -(-view.pile // LAYER))
    held = (
        _counted(view.bag, pieces.bag(bag), bag, style),
        _counted(view.pile, pieces.back(card, layers), bag, style),
    )
    fan = _counted(sum(view.discard), pieces.fan("".join(colour for colour, _ in shown), used), card, style)
    colours = [_colour(*pair) for pair in zip(COLOURS, view.discard, strict=True)]
    if page:
        signs = Grid((*colours[::3], *colours[1::3], *colours[2::3]), 3, NEAR, 1)
        row(*held, fan, signs, gap=2 * EDGE).lay(canvas, left + 2 * EDGE, top, end - left - 4 * EDGE, height)
        return
    right, signs = ROSE[0] + ASIDE + EDGE, Grid((*colours[::2], *colours[1::2]), 2, 0, 1)
    Grid(held).lay(canvas, left + EDGE, top, ROSE[0] - ASIDE - left - EDGE, height)
    column(fan, signs).lay(canvas, right, top, end - right - EDGE, height)


def _counted(count: int, piece: Sprite, wide: int, style: Style) -> Box:
    """A piece with its number; if there is none, a well."""
    shown = piece if count else panels.well(piece.width, piece.height, PAPER.well, PAPER.hair)
    return row(Sized(Art(shown), wide, piece.height), Text(str(count), style), gap=EDGE, grow=1)


def _colour(letter: str, count: int) -> Box:
    """The sign of a colour, which no chip may cover, with the number of its used cards."""
    sign = Art((pieces.sign_disc if count else pieces.no_goods)(letter, SIGN))
    kept = Backed(lambda canvas, area: canvas.keep(*area), sign)
    return row(kept, *([Text(str(count), COLOUR_COUNT)] if count else []), gap=NEAR)
