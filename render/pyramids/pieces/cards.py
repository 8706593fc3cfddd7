"""Draw pyramid cards: frame, cells as tiles, the gilded marks, the outlines of batches.

A card is assembled from tiles of one cell, so that a card that was never seen before needs no new drawing.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.pyramids.cells import WIDTH
from bot.games.pyramids.view import CardView
from render.kit import marks, zoom
from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY
from render.kit.panels import well
from render.kit.shapes import box, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, kept, sprite
from render.pyramids.pieces.signs import draw_sign
from render.pyramids.pieces.symbols import SHARE, Pen, draw_symbol
from render.pyramids.theme import ON_CARD, PAPER, C

CELLS: Final = range(WIDTH * WIDTH)
TAG: Final = 46
"""The height that the tag of an answer takes in a cell."""

# Sides and corners of a cell as bits, with the (column, row) offset of the neighbour; corners follow the
# sides.
SIDES: Final = ((1, 0, -1), (2, 1, 0), (4, 0, 1), (8, -1, 0))
CORNERS: Final = ((16, 1, -1), (32, 1, 1), (64, -1, 1), (128, -1, -1))


class Size:
    """The measures of a card with cells of `cell` pixels."""

    def __init__(self, cell: int) -> None:
        self.cell = cell
        self.rim = 6 if cell < 48 else 7 if cell < 80 else 10
        self.band = max(24, round(cell * 0.64)) if cell < 64 else round(cell * 0.58)
        self.width = WIDTH * cell + 2 * self.rim
        self.height = WIDTH * cell + self.band + self.rim
        self.left, self.top = self.rim, self.band


@sprite
def _frame(colour: str, cell: int) -> Sprite:
    """A card without cells and number: band with sign and three pyramids, border, shadow."""
    at = Size(cell)
    body, ink = C[colour], ON_CARD[colour]
    s = Sketch(at.width, at.height, 14)
    s.polygon(rounded(1.5, 1.5, at.width - 1.5, at.height - 1.5, 8), body, mix(body, INK, 0.6), 3)
    edge = mix(body, IVORY, 0.35)
    s.line([(8, 3.5), (at.width - 8, 3.5)], edge, 2)
    s.line([(3.5, 8), (3.5, at.height - 8)], edge, 2)
    middle = at.band / 2 + 1
    draw_sign(s, at.rim + at.band * 0.36, middle, at.band * 0.6, colour, ink)
    base = at.band - 1
    tone = mix(body, IVORY, 0.22)
    h = at.band * 0.74
    for x, k in ((-0.62, 0.62), (0.62, 0.62), (0, 1.0)):
        cx = at.width / 2 + x * h
        s.polygon([(cx - h * 0.6 * k, base), (cx, base - h * k), (cx, base)], tone)
        s.polygon([(cx, base - h * k), (cx + h * 0.6 * k, base), (cx, base)], mix(body, IVORY, 0.1))
    s.polygon(
        box(at.left - 1, at.top - 1, at.width - at.rim + 1, at.height - at.rim + 1), mix(body, INK, 0.6)
    )
    return s.sprite(shadow=Shadow(0.28, 4, 3, 4))


@kept
def floor(cell: int, symbol: str, gilded: bool = False) -> Image.Image:
    """A floor cell: light upper left edge, dark lower right edge, and the symbol that lies in it.

    `gilded`: drafted, half gold; its symbol is not taken yet and looks as before.
    """
    s = _ground(cell, gilded)
    if symbol in SHARE:
        _contact(s, cell, symbol)
        draw_symbol(s, cell / 2, cell / 2, SHARE[symbol] * cell, symbol)
    return s.reduced().convert("RGB")


def _ground(cell: int, gilded: bool = False) -> Sketch:
    s = Sketch(cell, cell)
    w = 2 if cell < 72 else 3
    body, light, dark = C["chamber"], C["chamber_light"], C["chamber_dark"]
    if gilded:
        body, dark = mix(C["leaf_light"], C["leaf"], 0.18), C["leaf"]
    s.polygon(box(0, 0, cell, cell), dark)
    s.polygon(box(0, 0, cell - w / 2, cell - w / 2), light)
    s.polygon(box(w / 2, w / 2, cell - w / 2, cell - w / 2), body)
    return s


@sprite
def below_tag(cell: int, symbol: str, beside: int = 0) -> Sprite:
    """A floor cell whose symbol is smaller and lies low, so that a tag has room above it, and a figure of the
    width `beside` at its right."""
    s = _ground(cell)
    room, high = cell - beside, cell - TAG
    size = min(SHARE[symbol] * cell, high, room * 0.9, 0.52 * cell)
    draw_symbol(s, room / 2, (TAG + cell) / 2 - 2, size, symbol)
    return s.sprite()


def _contact(s: Sketch, cell: int, symbol: str) -> None:
    """Draw the small flat shadow of a thing on the floor."""
    size = SHARE[symbol] * cell
    foot = {"X": 0.34, "E": 0.44, "T": 0.4, "S": 0.42, "R": 0.4, "G": 0.45, "P": 0.45, "F": 0.48}[symbol]
    if symbol in "XE":
        return
    wide = {"F": 0.16, "R": 0.16, "T": 0.34, "P": 0.36, "S": 0.3, "G": 0.3}[symbol]
    s.ellipse(
        cell / 2 + 0.04 * size,
        cell / 2 + foot * size,
        wide * size,
        0.07 * size,
        fill=mix(C["chamber"], C["joint"], 0.42),
    )


@kept
def bricks(cell: int, variant: int) -> Image.Image:
    """Wall bricks in three courses.

    The joints differ by variant, and the courses continue in the next cell.
    """
    s = Sketch(cell, cell)
    joint = C["basalt_joint"]
    s.polygon(box(0, 0, cell, cell), joint)
    gap = 1 if cell < 60 else 1.6
    cuts = (
        ((0.5,), (0.22, 0.8), (0.56,)),
        ((0.3, 0.86), (0.62,), (0.18, 0.74)),
        ((0.64,), (0.34, 0.9), (0.48,)),
        ((0.2, 0.76), (0.52,), (0.3, 0.84)),
    )[variant]
    for row, places in enumerate(cuts):
        y0, y1 = cell * row / 3 + gap, cell * (row + 1) / 3 - gap
        xs = [-0.2, *places, 1.2]
        for i, (a, b) in enumerate(itertools.pairwise(xs)):
            x0, x1 = cell * a + gap, cell * b - gap
            tone = mix(C["basalt"], C["basalt_light"], (0.75, 0.35, 0.95, 0.15)[(i * 3 + row + variant) % 4])
            s.polygon(box(x0, y0, x1, y1), tone)
            s.line([(x0, y0 + 0.8), (x1, y0 + 0.8)], mix(tone, IVORY, 0.16), 1.4)
    return s.reduced().convert("RGB")


@kept
def leaf_tile(cell: int, near: int) -> Image.Image:
    """Gold leaf in a cell, with its edges. `near`: bits of the marked neighbours, see `seen`."""
    s = Sketch(cell, cell)
    edge, light, leaf = C["leaf_edge"], C["leaf_light"], C["leaf"]
    s.polygon(box(0, 0, cell, cell), leaf)
    line = 2.5 if cell < 30 else 4 if cell < 72 else 5
    rim = line + (1.5 if cell < 30 else 3 if cell < 72 else 4)
    low = mix(leaf, edge, 0.34)
    # A rim of light or shade inside each open side, then the dark edge itself; inner corners get a joint.
    for wide, top, right, bottom, left in ((rim, light, low, low, light), (line, edge, edge, edge, edge)):
        for bit, colour, shape in (
            (2, right, box(cell - wide, 0, cell, cell)),
            (4, bottom, box(0, cell - wide, cell, cell)),
            (1, top, box(0, 0, cell, wide)),
            (8, left, box(0, 0, wide, cell)),
        ):
            if not near & bit:
                s.polygon(shape, colour)
        for bit, a, b, colour, shape in (
            (16, 1, 2, right, box(cell - wide, 0, cell, wide)),
            (32, 2, 4, left, box(cell - wide, cell - wide, cell, cell)),
            (64, 4, 8, top, box(0, cell - wide, wide, cell)),
            (128, 8, 1, light, box(0, 0, wide, wide)),
        ):
            if near & a and near & b and not near & bit:
                s.polygon(shape, colour)
    part = mix(leaf, edge, 0.5)
    k = cell * 0.24
    if near & 2:
        s.line([(cell - 1, k), (cell - 1, cell - k)], part, 2)
    if near & 4:
        s.line([(k, cell - 1), (cell - k, cell - 1)], part, 2)
    return s.reduced().convert("RGB")


@sprite
def embossed(cell: int, symbol: str) -> Sprite:
    """The symbol of a marked cell in gold relief; a small boss if the cell was empty."""
    s = Sketch(cell, cell)
    if symbol in SHARE:
        draw_symbol(s, cell / 2, cell / 2, SHARE[symbol] * cell * 0.94, symbol, gilded=True)
    else:
        line = mix(C["leaf_edge"], C["leaf"], 0.3)
        s.ellipse(cell / 2, cell / 2, cell * 0.075, fill=C["leaf_light"], line=line, width=1.5)
    return s.sprite()


def gold(cell: int, symbol: str, near: int) -> Image.Image:
    """A marked cell: gold leaf, with its symbol in relief."""
    tile = leaf_tile(cell, seen(near)).copy()
    boss = embossed(cell, symbol)
    tile.paste(boss.colour, (-boss.left * zoom.factor(), -boss.top * zoom.factor()), boss.alpha)
    return tile


def seen(near: int) -> int:
    """The neighbours that change the look of a cell; a corner counts only if both its sides are marked."""
    for corner, sides in ((16, 3), (32, 6), (64, 12), (128, 9)):
        if near & sides != sides:
            near &= ~corner
    return near


def near_bits(cells: Collection[int], cell: int) -> int:
    """The bits of those neighbours of a cell (sides, corners) that are in `cells`."""
    x, y = cell % WIDTH, cell // WIDTH
    bits = 0
    for bit, dx, dy in (*SIDES, *CORNERS):
        if 0 <= x + dx < WIDTH and 0 <= y + dy < WIDTH and (y + dy) * WIDTH + x + dx in cells:
            bits |= bit
    return bits


@kept
def _face(
    serial: int,
    colour: str,
    grid: tuple[str, ...],
    marked: tuple[int, ...],
    drafted: tuple[int, ...],
    cell: int,
) -> Sprite:
    """The whole card with its marks, as one sprite."""
    at = Size(cell)
    frame = _frame(colour, cell)
    art = frame.colour.copy()
    x0, y0 = frame.left + at.left, frame.top + at.top
    taken = frozenset(marked) - frozenset(drafted)
    for i in CELLS:
        symbol = grid[i // WIDTH][i % WIDTH]
        if i in taken:
            tile = gold(cell, symbol, near_bits(taken, i))
        elif i in drafted:
            tile = floor(cell, symbol, True)
        elif symbol == "#":
            tile = bricks(cell, (i * 7 + i // WIDTH + serial) % 4)
        else:
            tile = floor(cell, symbol)
        zoom.lay(art, tile, x0 + i % WIDTH * cell, y0 + i // WIDTH * cell)
    shell = Canvas.over(art)
    size = max(22, round(at.band * 0.76))
    shell.middle(
        frame.left + at.width - at.rim - at.band * 0.12,
        frame.top + at.band / 2 + 1,
        str(serial),
        Style(size, 800),
        ON_CARD[colour],
        "right",
    )
    return Sprite(art, frame.alpha, frame.left, frame.top, frame.width, frame.height)


def card(view: CardView, cell: int) -> Sprite:
    """A card: marked cells gilded, drafted ones half gilded. `outlines` draws the outlines."""
    drafted = tuple(sorted(c for batch in view.drafted for c in batch))
    return _face(view.serial, view.colour, view.grid, view.marked, drafted, cell)


SYMBOLS: Final = {
    "X": "py-see-x", "R": "py-see-gem", "G": "py-see-gem", "F": "py-see-torch", "S": "py-see-skull",
    "P": "py-see-potion", "E": "py-see-entrance", "T": "py-see-tomb",
}  # fmt: skip
"""The names of the signs of a grid in the guide."""


def note_symbols(canvas: Canvas, x: float, y: float, cell: int, view: CardView) -> None:
    """Remember where the unmarked symbols of a card are."""
    for name, right, down in _unmarked(view.grid, view.marked, cell):
        canvas.note(name, x + right, y + down, cell, cell)


@lru_cache(maxsize=512)
def _unmarked(grid: tuple[str, ...], marked: tuple[int, ...], cell: int) -> tuple[tuple[str, int, int], ...]:
    """The unmarked symbols of a card, each with the upper left corner of its cell."""
    at = Size(cell)
    return tuple(
        (SYMBOLS[letter], at.left + index % WIDTH * cell, at.top + index // WIDTH * cell)
        for index, letter in enumerate("".join(grid))
        if letter in SYMBOLS and index not in marked
    )


def _moved(batch: Iterable[int]) -> tuple[tuple[tuple[int, int], ...], int, int]:
    """The (column, row) cells moved to the origin, and the corner from which they were moved."""
    cells = sorted(batch)
    left, top = min(c % WIDTH for c in cells), min(c // WIDTH for c in cells)
    return tuple((c % WIDTH - left, c // WIDTH - top) for c in cells), left, top


def outlines(
    canvas: Canvas, x: float, y: float, cell: int, batches: Iterable[Iterable[int]], dashed: bool = False
) -> None:
    """Draw one outline per batch on the card at (x, y); `dashed` means chosen but not confirmed."""
    at = Size(cell)
    for batch in batches:
        cells, left, top = _moved(batch)
        piece = marks.outline(cells, cell, dashed=dashed)
        canvas.put(piece, x + at.left + left * cell, y + at.top + top * cell)


@sprite
def empty(cell: int) -> Sprite:
    """The place of a missing card."""
    at = Size(cell)
    return well(at.width, at.height, PAPER.well, PAPER.hair, 8)


@sprite
def back(width: int, height: int, count: int = 1) -> Sprite:
    """The back of pyramid cards, at most four on a pile: Nile blue with a golden pyramid."""
    step = 4
    count = max(1, min(4, count))
    s = Sketch(width + step * (count - 1), height + step * (count - 1), 12)
    for i in range(count):
        d = step * (count - 1 - i)
        dy = step * i
        s.polygon(
            rounded(d + 1.5, dy + 1.5, d + width - 1.5, dy + height - 1.5, 7),
            mix(IVORY, C["limestone"], 0.4),
            mix(C["nile"], INK, 0.6),
            2.5,
        )
        s.polygon(
            rounded(d + 5, dy + 5, d + width - 5, dy + height - 5, 4), C["nile"], mix(C["nile"], INK, 0.4), 2
        )
    d, dy = 0, step * (count - 1)
    cx, base, h = d + width / 2, dy + height * 0.68, height * 0.38
    half = min(width * 0.32, h * 0.82)
    s.polygon(
        [(cx - half, base), (cx, base - h), (cx + half, base)], C["frieze"], mix(C["nile"], INK, 0.5), 2
    )
    s.polygon(
        [(cx, base - h), (cx + half, base), (cx + half * 0.12, base)], mix(C["frieze"], C["joint"], 0.45)
    )
    return s.sprite(shadow=Shadow(0.26, 3, 3, 4))


@sprite
def pyramid(colour: str, size: int, won: bool = True) -> Sprite:
    """A finished pyramid of a colour with its sign and a gilded top; printed pale if not `won`."""
    s = Sketch(size, round(size * 0.86), 6)
    p = Pen(s, size / 2, size * 0.43, size)
    top, left, right = (0, -42), (-48, 40), (48, 40)
    body = C[colour]
    if not won:
        ground = C["limestone"]
        p.shape([top, right, left], mix(ground, C["joint"], 0.1), mix(ground, C["joint"], 0.4), 2)
        draw_sign(s, size / 2, size * 0.43 + size * 0.16, size * 0.36, colour, mix(ground, C["joint"], 0.4))
        return s.sprite()
    p.shape([top, right, left], body)
    p.shape([top, right, (10, 40)], mix(body, INK, 0.25))
    p.shape([top, (13.5, -18), (3.2, -14), (-13.5, -18)], C["leaf_light"])
    p.shape([top, (13.5, -18), (2.4, -14)], C["leaf"])
    p.shape([top, right, left], None, mix(body, INK, 0.6), 3 if size >= 50 else 2)
    draw_sign(s, size / 2, size * 0.43 + size * 0.18, size * 0.36, colour, ON_CARD[colour])
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


@sprite
def hit(width: int, height: int) -> Sprite:
    """The mark round a box that was won, thin like the outlines of marked cells, so that its number stays
    free."""
    s = Sketch(width, height, 8)
    outline = rounded(-1, -1, width + 1, height + 1, 8)
    s.polygon(outline, None, INK, 9)
    s.polygon(outline, None, IVORY, 4)
    return s.sprite()


@sprite
def chip_ground(width: int, height: int, colour: str) -> Sprite:
    """The ground of a bonus box in a card's colour."""
    body: RGB = C[colour]
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 7), body, mix(body, INK, 0.6), 3)
    s.line([(8, 4), (width - 8, 4)], mix(body, IVORY, 0.35), 2)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))
