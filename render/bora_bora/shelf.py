"""Panels with tiles in lines of equal cells, and marks on what the last turn has changed of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from render.bora_bora.pieces import tiles
from render.bora_bora.pieces.tiles import Place as Place
from render.bora_bora.theme import PAPER, C
from render.kit import marks, panels
from render.kit.canvas import LEADING, Area, Canvas
from render.kit.colour import mix
from render.kit.flow import Box, Drawn, Field, Gap, Line, Text, column, noted, row
from render.kit.fonts import Style, as_set, sizes_from
from render.kit.palette import FADED, INK
from render.kit.seat_panel import framed
from render.kit.sketch import Sprite
from render.kit.text import fit

GAP: Final = 8
"""Between two tiles."""
INSET: Final = 4
"""From the edge of a tile to its brackets."""
HEADING: Final = Style(34, 700)
SIZES: Final = sizes_from(34, 30)
"""Sizes of a heading, tried from the first on."""
NUMBER: Final = Style(34, 800)
PAD: Final = (16, 10)
"""From the edges of a panel to what lies on it."""


class Tile(NamedTuple):
    """What is drawn in a place, as large as its cell allows: `draw(canvas, place)`."""

    draw: Callable[[Canvas, Place], object]
    shape: float = 0
    """Its height divided by its width; 0: it fills the cell."""
    width: float = 0
    height: float = 0
    grow: int = 1

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        wide, tall = round(width), round(height)
        if self.shape:
            wide = min(wide, int(height / self.shape))
            tall = round(wide * self.shape)
        self.draw(canvas, (round(x + (width - wide) / 2), round(y + (height - tall) / 2), wide, tall))


def panel(box: Box, symbol: str = "", gold: bool = False) -> Box:
    """A sheet of paper with what lies on it, which may show a symbol of the guide."""
    sheet = framed(PAPER, box, PAD, gold)
    return noted(symbol, sheet) if symbol else sheet


def shelf(boxes: Sequence[Box], across: int = 0) -> Line:
    """Boxes in lines of so many; in one line by default."""
    across = across or max(1, len(boxes))
    every = [*boxes, *[Gap()] * (-len(boxes) % across)]
    lines = [row(*every[at : at + across], gap=GAP, grow=1) for at in range(0, len(every), across)]
    return column(*lines, gap=GAP, grow=1)


def heading(text: str) -> Field:
    """The name of a panel."""
    return Field(partial(_heading, text), height=as_set(HEADING).size * LEADING)


def _heading(text: str, canvas: Canvas, area: Area) -> None:
    x, y, width, height = area
    canvas.middle(x, y + height / 2, *fit(text, HEADING, width, SIZES))


def number(text: object, grow: int = 1) -> Text:
    """The printed number or letter of a slot."""
    return Text(str(text), NUMBER, FADED, grow, "centre")


def worth(points: int, half: int) -> Drawn:
    """Points in a flower, in figures that are large enough for the second picture."""
    style = Style(max(NUMBER.size, tiles.figures(str(points), half)), 800)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        canvas.centre(tiles.score(half), x + half, middle)
        canvas.middle(x + half, middle, str(points), style, INK, "centre")

    return Drawn(2 * half, 2 * half, draw)


def slot_well(width: int, height: int) -> Sprite:
    """An empty slot."""
    fill = mix(C["tapa"], C["tapa_light"], 0.5)
    return panels.dashed_place(width, height, C["tapa_dark"], stroke=2.6, fill=fill, paper=True)


def corners(width: int, height: int) -> Sprite:
    """Mark a thing of the last turn that stands close to others: brackets that are thin and close."""
    return marks.brackets(width, height, 3, 14, 4)


def hit(canvas: Canvas, place: Place, inset: int = INSET) -> None:
    """Mark a tile that the last turn has changed, inside its edge."""
    x, y, width, height = place
    canvas.put(marks.brackets(width - 2 * inset, height - 2 * inset, 0, 20), x + inset, y + inset)


def well(canvas: Canvas, place: Place) -> None:
    """Draw the empty slot of a tile."""
    canvas.put(slot_well(*place[2:]), *place[:2])
