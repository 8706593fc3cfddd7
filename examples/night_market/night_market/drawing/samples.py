"""Sample pictures with all pieces, from which the palette is made."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from night_market.drawing.pieces import cards
from night_market.drawing.theme import GAME, LOOK, PAPER, C
from render.kit import badges, panels
from render.kit.canvas import Canvas
from render.kit.frames import flat, laurel


def samples() -> Iterator[Image.Image]:
    """Cards in both sizes, badges and panels on the ground."""
    canvas = Canvas(flat(1600, 900, C["dusk"]))
    canvas.put(LOOK.rail(1600), 0, 4)
    for n, gold in enumerate((False, True)):
        panels.lay(canvas, 30 + 780 * n, 30, 750, 820, PAPER, gold)
        for i, name in enumerate(("lantern", "spice", "silk")):
            card = f"{name[0].upper()}{i + 5}"
            cards.card(canvas, 60 + 780 * n + 170 * i, 60, card, name, cards.LARGE)
            cards.card(canvas, 60 + 780 * n + 170 * i, 270, card, name, cards.LARGE, veiled=True)
            cards.card(canvas, 60 + 780 * n + 90 * i, 480, card, name, cards.SMALL)
        canvas.put(cards.back(*cards.SMALL), 400 + 780 * n, 480)
        for seat in range(4):
            canvas.put(badges.badge(GAME, seat, 56), 60 + 780 * n + 80 * seat, 580)
            canvas.put(badges.badge(GAME, seat, 96), 60 + 780 * n + 120 * seat, 680)
        panels.tag(canvas, 600 + 780 * n, 500, "7")
        canvas.centre(panels.tick(18), 660 + 780 * n, 500)
        canvas.centre(laurel(188), 660 + 780 * n, 720)
    yield canvas.image
