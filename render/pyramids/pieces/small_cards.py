"""Draw small cards: flat, so that the cells to mark are clear at the size of a thumb."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.pyramids.cells import WIDTH
from bot.games.pyramids.view import CardView
from render.kit import zoom
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY
from render.kit.sketch import Sprite, kept
from render.pyramids.pieces.cards import CELLS, embossed
from render.pyramids.pieces.signs import sign
from render.pyramids.pieces.symbols import symbol
from render.pyramids.theme import ON_CARD, PAPER, C

RIM = 4
BAND = 26
SHADE = 0.28
"""How much darker the cells are that an answer does not mark."""


def mini_size(cell: int, band: bool = True) -> tuple[int, int]:
    """Width and height of a small card."""
    return WIDTH * cell + 2 * RIM, WIDTH * cell + (BAND if band else RIM) + RIM


@kept
def _mini(
    serial: int,
    colour: str,
    grid: tuple[str, ...],
    marked: tuple[int, ...],
    fresh: tuple[int, ...],
    cell: int,
    band: bool,
) -> Sprite:
    width, height = mini_size(cell, band)
    body = C[colour]
    image = zoom.sheet(width, height, mix(body, INK, 0.6))
    canvas = Canvas.over(image)
    canvas.fill(2, 2, width - 2, height - 2, body)
    x0, y0 = RIM, BAND if band else RIM
    if band:
        canvas.middle(width - 7, BAND / 2 + 1, str(serial), Style(22, 800), ON_CARD[colour], "right")
        canvas.put(sign(colour, 20), 6, BAND / 2 - 9)
    line = mix(C["chamber"], C["joint"], 0.3)
    veil = mix(C["chamber"], C["basalt"], SHADE) if fresh else mix(C["chamber"], PAPER.ground, 0.5)
    for i in CELLS:
        x, y = x0 + i % WIDTH * cell, y0 + i // WIDTH * cell
        kind = grid[i // WIDTH][i % WIDTH]
        fill = C["basalt"] if kind == "#" else C["leaf"] if i in marked and i not in fresh else veil
        canvas.fill(x, y, x + cell, y + cell, fill)
        if kind != "#":
            canvas.fill(x + cell - 1, y, x + cell, y + cell, line)
            canvas.fill(x, y + cell - 1, x + cell, y + cell, line)
    for i in fresh:
        x, y = x0 + i % WIDTH * cell, y0 + i // WIDTH * cell
        canvas.fill(x - 3, y - 3, x + cell + 3, y + cell + 3, INK)
    for i in fresh:
        x, y = x0 + i % WIDTH * cell, y0 + i // WIDTH * cell
        canvas.fill(x, y, x + cell, y + cell, IVORY)
        for step in (1, WIDTH):  # cells of one batch are drawn as one piece
            if i + step in fresh and not (step == 1 and i % WIDTH == WIDTH - 1):
                dx, dy = (cell, 0) if step == 1 else (0, cell)
                canvas.fill(
                    x + dx - 3 * (dx > 0),
                    y + dy - 3 * (dy > 0),
                    x + cell + 3 * (dx > 0),
                    y + cell + 3 * (dy > 0),
                    mix(IVORY, C["leaf_light"], 0.6),
                )
    for i in CELLS:
        kind = grid[i // WIDTH][i % WIDTH]
        if kind in "#.":
            continue
        if i in marked and i not in fresh:  # marked before: its symbol is in relief, as on the large cards
            canvas.put(embossed(cell, kind), x0 + i % WIDTH * cell, y0 + i // WIDTH * cell)
            continue
        if i not in fresh and cell < 34 and kind not in "ET":
            continue  # symbols that no answer is about would only distract at this size
        size = round(cell * (0.86 if i in fresh else 0.76))
        canvas.centre(symbol(kind, size), x0 + (i % WIDTH + 0.5) * cell, y0 + (i // WIDTH + 0.5) * cell)
    return Sprite(image, Image.new("L", image.size, 255), 0, 0, width, height)


def mini(card: CardView, cell: int, fresh: Sequence[int] = (), band: bool = True) -> Sprite:
    """A card at a small size; `fresh`: the cells that an answer would mark. `band`: with its name."""
    return _mini(card.serial, card.colour, card.grid, card.marked, tuple(fresh), cell, band)
