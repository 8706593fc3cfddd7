"""Draw the marks that are the same in all games: ivory with an ink outline.

Hues belong to the game, black and white to the bot.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.kit.colour import RGB
from render.kit.palette import GOLD_LIGHT, INK, IVORY
from render.kit.shapes import Point, Points, dashes, edges, length, part, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, kept, sprite

CASE = 3
"""Width of the ink on each side of the ivory."""

SMALL = 60
"""Pieces below this size have thinner and shorter dashes."""

TINY: Final = 48
"""Cells below this size have wider outlines."""

HEAD = 34
"""Length of the arrow head."""


@sprite
def brackets(width: int, height: int, gap: int = 10, arm: int = 28, line: int = 7) -> Sprite:
    """Mark the target of the last move: four corner brackets, `gap` outside a box of `width` x `height`.

    Round what is small, wide lines would close to a frame.
    """
    s = Sketch(width, height, gap + 12)
    x0, y0, x1, y1 = -gap, -gap, width + gap, height + gap
    arm = min(arm, (x1 - x0) // 3, (y1 - y0) // 3)
    for colour, w in ((INK, line + 2 * CASE), (IVORY, line)):
        for x, y, dx, dy in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x1, y1, -1, -1), (x0, y1, 1, -1)):
            s.line([(x + dx * arm, y), (x, y), (x, y + dy * arm)], colour, w)
    return s.sprite()


@sprite
def ghost(width: int, height: int, radius: int = 8) -> Sprite:
    """Mark the origin of the last move: a dashed outline of the piece or square that was left."""
    s = Sketch(width, height, 8)
    outline = rounded(0, 0, width, height, radius)
    outline = [*outline, outline[0]]
    small = min(width, height) < SMALL  # the long dashes would close to a frame
    s.line(outline, INK, 6 if small else 9)
    for dash in dashes(outline, *((8, 7) if small else (15, 11))):
        s.line(dash, IVORY, 3 if small else 4)
    return s.sprite()


@sprite
def ring(width: int, height: int, radius: int = 12, gap: int = 4, fill: RGB = IVORY) -> Sprite:
    """Mark a legal target: a ring of 6 px, ivory by default, with an ink outline, `gap` outside a box."""
    s = Sketch(width, height, gap + 10)
    outline = rounded(-gap - 3, -gap - 3, width + gap + 3, height + gap + 3, radius + gap)
    s.polygon(outline, None, INK, 6 + 2 * CASE)
    s.polygon(outline, None, fill, 6)
    return s.sprite()


@sprite
def chosen(width: int, height: int, radius: int = 8) -> Sprite:
    """Mark what is chosen but not confirmed: a dashed outline (ink on ivory) of the piece at its target."""
    s = Sketch(width, height, 8)
    outline = rounded(-2, -2, width + 2, height + 2, radius)
    outline = [*outline, outline[0]]
    s.line(outline, IVORY, 7)
    for dash in dashes(outline, 14, 10):
        s.line(dash, INK, 4)
    return s.sprite()


@kept
def hatching(width: int, height: int, gap: int) -> Image.Image:
    sheet = Image.new("L", (width * 2, height * 2))
    pen = ImageDraw.Draw(sheet)
    for x in range(-2 * height, 2 * width, 2 * gap):
        pen.line((x, 2 * height, x + 2 * height, 0), fill=255, width=6)
    return sheet.reduce(2)


@sprite
def outline(cells: tuple[tuple[int, int], ...], cell: int, inset: int = 0, dashed: bool = False) -> Sprite:
    """Mark a result on a grid: the outer edge of a batch of (column, row) cells, ivory 4 px on ink 9 px.

    The box of the sprite begins at column 0, row 0; `cell` is the size of a cell. On cells below `TINY` the
    mark is wider, or a phone would not show it. `dashed` means chosen but not confirmed (ivory dashes on ink,
    a little wider).
    """
    columns = max(c for c, _ in cells) + 1
    rows = max(r for _, r in cells) + 1
    s = Sketch(columns * cell, rows * cell, 10)
    middle = (columns * cell / 2, rows * cell / 2)
    loops = []
    for loop in edges(cells):
        points = [(x * cell, y * cell) for x, y in loop]
        if inset:
            points = [
                (x + (inset if x < middle[0] else -inset), y + (inset if y < middle[1] else -inset))
                for x, y in points
            ]
        loops.append(points)
    for points in loops:
        s.line(points, INK, 11 if dashed else 12 if cell < TINY else 9)
    for points in loops:
        if dashed:
            for dash in dashes(points, 17, 9):
                s.line(dash, IVORY, 5)
        else:
            s.line(points, IVORY, 6 if cell < TINY else 4)
    return s.sprite()


@kept
def way_tiles(line: tuple[Point, ...], arrow: bool) -> list[tuple[Sprite, int, int]]:
    # Built from small tiles along the line, so that no sheet of the picture's size is drawn at four times its
    # size.
    total = length(line)
    body = max(0.0, total - HEAD * 0.7) if arrow else total
    tiles: list[tuple[Sprite, int, int]] = []

    def tile(strokes: Sequence[tuple[Points, RGB, float]], shapes: Sequence[tuple[Points, RGB]] = ()) -> None:
        every = [p for points, _, _ in strokes for p in points] + [p for points, _ in shapes for p in points]
        if not every:
            return
        x0, y0 = math.floor(min(x for x, _ in every)), math.floor(min(y for _, y in every))
        x1, y1 = math.ceil(max(x for x, _ in every)), math.ceil(max(y for _, y in every))
        s = Sketch(x1 - x0 + 1, y1 - y0 + 1, 12)
        for points, colour, w in strokes:
            s.line([(x - x0, y - y0) for x, y in points], colour, w)
        for points, colour in shapes:
            s.polygon([(x - x0, y - y0) for x, y in points], colour, colour, 3)
        tiles.append((s.sprite(), x0, y0))

    at = 0.0
    while at < body:
        tile([(part(line, at, min(body, at + 96)), INK, 14)])
        at += 96
    for dash in dashes(part(line, 4, body - 2), 18, 13):
        tile([(dash, IVORY, 8)])
    if arrow and total > HEAD * 0.5:
        (x1, y1), (xb, yb) = line[-1], part(line, 0, max(1.0, total - HEAD))[-1]
        a = math.atan2(y1 - yb, x1 - xb)
        c, sn = math.cos(a), math.sin(a)

        def at_(back: float, side: float) -> Point:
            return (x1 - back * c - side * sn, y1 - back * sn + side * c)

        outer = [at_(-4, 0), at_(HEAD + 1, 19), at_(HEAD + 1, -19)]
        inner = [at_(4, 0), at_(HEAD - 4, 12), at_(HEAD - 4, -12)]
        tile([], [(outer, INK), (inner, IVORY)])
    return tiles


@sprite
def pointer(size: int, degrees: int) -> Sprite:
    """A small gold arrow head with an ink outline, for the direction of a piece; 0 degrees points right."""
    s = Sketch(size, size, 6)
    h = size / 2
    a = math.radians(degrees)
    points = [
        (h + r * math.cos(a + t), h + r * math.sin(a + t))
        for r, t in ((h, 0.0), (h * 0.98, 2.45), (h * 0.34, math.pi), (h * 0.98, -2.45))
    ]
    s.polygon(points, GOLD_LIGHT, INK, 3)
    return s.sprite(halo=2, shadow=Shadow(0.2, 2, 2, 2))
