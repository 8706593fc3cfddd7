"""Draw the stock beside the rose: bag and draw pile at its left, the used cards by colour at its right."""

from __future__ import annotations

from typing import Final

from bot.games.golden_horn.view import COLOURS, View, by_colour
from render.golden_horn import pieces
from render.golden_horn.layout import CONSTANTINOPLE, HOLDINGS, PORT, VENICE
from render.golden_horn.theme import PAPER
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.flow import Art, Backed, Box, Grid, Sized, Text, column, row
from render.kit.fonts import Style
from render.kit.seat_panel import NEAR
from render.kit.sketch import Sprite

LOWER: Final = 122
"""How much lower it begins on the public table, below the strip of changes."""
EDGE: Final = 10
"""From the ports and the rose to the pieces."""
BAG, CARD, USED, SIGN = 76, 54, 44, 36
"""Widths of the bag, a card of the pile, a used card and the sign of a colour."""
LAYER: Final = 6
"""So many cards make the pile higher by one."""
LAYERS: Final = 5
COUNT: Final = Style(54, 800)
COLOUR_COUNT: Final = Style(34, 800)


def stock(canvas: Canvas, view: View) -> None:
    """Draw what is left and what is used, each with its number."""
    down = LOWER if view.viewer is None else 0
    left, top, height = VENICE[0] + PORT[0], HOLDINGS[1] + down, HOLDINGS[3] - down
    right, end = HOLDINGS[0] + HOLDINGS[2], CONSTANTINOPLE[0]
    canvas.note("gh-see-stock", left, top, end - left, height)
    layers = min(LAYERS, -(-view.pile // LAYER))
    held = Grid(
        (_counted(view.bag, pieces.bag(BAG), BAG), _counted(view.pile, pieces.back(CARD, layers), BAG))
    )
    held.lay(canvas, left + EDGE, top, HOLDINGS[0] - left - EDGE, height)
    shown = sorted(by_colour(view.discard), key=lambda pair: pair[1])[-3:]
    fan = _counted(sum(view.discard), pieces.fan("".join(colour for colour, _ in shown), USED), CARD)
    colours = [_colour(*pair) for pair in zip(COLOURS, view.discard, strict=True)]
    signs = Grid((*colours[::2], *colours[1::2]), 2, 0, 1)
    column(fan, signs).lay(canvas, right + EDGE, top, end - right - 2 * EDGE, height)


def _counted(count: int, piece: Sprite, wide: int) -> Box:
    """A piece with its number; if there is none, a well."""
    shown = piece if count else panels.well(piece.width, piece.height, PAPER.well, PAPER.hair)
    return row(Sized(Art(shown), wide, piece.height), Text(str(count), COUNT), gap=EDGE, grow=1)


def _colour(letter: str, count: int) -> Box:
    """The sign of a colour, which no chip may cover, with the number of its used cards."""
    sign = Art((pieces.sign_disc if count else pieces.no_goods)(letter, SIGN))
    kept = Backed(lambda canvas, area: canvas.keep(*area), sign)
    return row(kept, *([Text(str(count), COLOUR_COUNT)] if count else []), gap=NEAR)
