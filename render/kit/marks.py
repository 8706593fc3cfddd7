"""Draw the marks that are the same in all games: ivory with an ink outline.

Hues belong to the game, black and white to the bot.
"""

from __future__ import annotations

from PIL import Image, ImageChops

from render.kit.canvas import Canvas
from render.kit.palette import INK
from render.kit.pieces.marks import brackets as brackets
from render.kit.pieces.marks import chosen as chosen
from render.kit.pieces.marks import ghost as ghost
from render.kit.pieces.marks import hatching, way_tiles
from render.kit.pieces.marks import outline as outline
from render.kit.pieces.marks import pointer as pointer
from render.kit.pieces.marks import ring as ring
from render.kit.shapes import Points, resampled


def hatch(
    canvas: Canvas, x: int, y: int, width: int, height: int, gap: int = 12, alpha: Image.Image | None = None
) -> None:
    """Mark what is gone, blocked or used: hatching at 45 degrees in 40 % ink, in a box or a mask."""
    lines = hatching(width, height, gap).point([round(v * 0.4) for v in range(256)])
    if alpha is not None:
        lines = ImageChops.multiply(lines, alpha)
    canvas.stain(x, y, INK, lines)


def way(canvas: Canvas, points: Points, arrow: bool = True) -> None:
    """Mark the way of the last move: 8 px ivory dashes on 14 px ink, with an arrow head at the end, which no
    chip hides."""
    line = tuple((round(x, 1), round(y, 1)) for x, y in resampled(points, 4))
    tiles = way_tiles(line, arrow)
    for piece, x, y in tiles:
        canvas.put(piece, x, y)
    for head, x, y in tiles[-1:] if arrow else ():
        canvas.keep(x, y, head.width, head.height)
