"""Draw small cards for numbered answers: flat, so that the cells to mark are clear at the size of a thumb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Final

from PIL import Image

from bot.core import Fact
from bot.games.pyramids.cells import WIDTH
from bot.games.pyramids.view import CardView, PyramidsView
from render.kit import zoom
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.flow import Box, Gap, best, column, row
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY
from render.kit.seat_panel import Cell
from render.kit.seats import signed
from render.kit.sketch import Sprite, kept
from render.pyramids.parts import skull_value
from render.pyramids.pieces.cards import CELLS, embossed
from render.pyramids.pieces.signs import sign
from render.pyramids.pieces.symbols import NARROW, symbol
from render.pyramids.theme import ON_CARD, PAPER, C

KINDS: Final = "RGFPXS"
"""The symbols that are counted, in the order of the score card."""
FEW: Final = 3
"""So many kinds of symbols stand on one line."""
COUNT: Final = Style(30, 800)
HOLDING: Final = 44
"""Size of the symbols of a card before the words of a step."""
COUNTED: Final = {"red": "R", "green": "G", "extra": "X"}
"""The gains that are told as numbers, with their symbols."""
RIM = 4
BAND = 26


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
    veil = mix(C["chamber"], PAPER.ground, 0.5)
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


@kept
def holding(card: CardView) -> Sprite:
    """The symbols of a card, by kind, on the paper of drafts."""
    box = held([card], (HOLDING,))
    image = zoom.sheet(round(box.width), round(box.height), PAPER.bright)
    box.lay(Canvas.over(image), 0, 0, box.width, box.height)
    return Sprite(image, Image.new("L", image.size, 255), 0, 0, round(box.width), round(box.height))


def held(card_views: Sequence[CardView], sizes: Sequence[int], room: float = inf, lines: int = 1) -> Box:
    """The symbols on cards, each kind with its number, as large as they fit; more than three kinds may stand
    on several `lines`."""
    text = "".join(row for card in card_views for row in card.grid)
    kinds = [(kind, str(text.count(kind))) for kind in KINDS if kind in text]
    across = -(-len(kinds) // lines) if len(kinds) > FEW else max(1, len(kinds))

    def made(size: int) -> Box:
        cells = [
            Cell(partial(symbol, kind, size), size * NARROW.get(kind, 1.0), count, COUNT, least=size)
            for kind, count in kinds
        ]
        parts = [cells[at : at + across] for at in range(0, len(cells), across)]
        return column(*[row(Gap(), *line, Gap(), gap=size // 3) for line in parts])

    return best(made, sizes, room, inf)


def gains(view: PyramidsView, effects: Sequence[Fact], skulls: int) -> list[tuple[str, str]]:
    """What an answer brings, as (symbol, text).

    Tomb, torch, skulls and potions give points with a sign. Gems and further cells are numbers, as "×1".
    The points of a potion include the skulls of the same marks. `skulls`: how many were crossed before.
    """
    facts = {effect.key.removeprefix("py-gain-"): effect.args for effect in effects}
    now = facts.get("skulls-now")
    change = signed(int(str(now["value"])) - skull_value(view, skulls)) if now is not None else "0"
    told = {
        "tomb": ("T", f"+{view.printed.completed}"),
        "torch": ("F", f"+{view.printed.torch}"),
        **{key: (kind, f"×{facts[key]['count']}") for key, kind in COUNTED.items() if key in facts},
        "potion": ("P", change),
        "skulls": ("S", change),
    }
    without = "skulls" if "potion" in facts else ""
    return [gain for key, gain in told.items() if key in facts and key != without]
