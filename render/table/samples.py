"""Sample pictures with all pieces, from which the palette is made."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.kit import badges, panels
from render.kit.canvas import Canvas
from render.kit.frames import flat, laurel
from render.table import pieces
from render.table.drawing import DEFAULT


def samples() -> Iterator[Image.Image]:
    """Pieces, badges and panels on the ground."""
    canvas = Canvas(flat(1600, 900, DEFAULT.ground))
    for n, gold in enumerate((False, True)):
        left = 30 + 780 * n
        panels.lay(canvas, left, 30, 750, 820, DEFAULT.paper, gold)
        for i, text in enumerate(("1", "42", "lantern", "Q10")):
            pieces.draw(canvas, left + 30 + 170 * i, 60, pieces.Face(text))
        canvas.put(pieces.back(), left + 30, 160)
        for seat in range(5):
            canvas.put(badges.badge("table", seat, 56), left + 30 + 80 * seat, 300)
            canvas.put(badges.badge("table", seat, 96), left + 30 + 120 * seat, 400)
        panels.tag(canvas, left + 600, 200, "7")
        canvas.centre(panels.tick(18), left + 660, 200)
        canvas.centre(laurel(188), left + 600, 680)
        canvas.put(panels.plaque(200, 60), left + 30, 700)
    yield canvas.image
