"""Sample pictures with all pieces, grounds and states of the theme, from which its palette is made."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.pyramids.components import COLOURS
from bot.games.pyramids.view import CardView
from render.kit import badges, marks, panels
from render.kit.canvas import Canvas
from render.kit.frames import flat, laurel
from render.pyramids import parts
from render.pyramids.pieces import cards, signs
from render.pyramids.pieces.symbols import DRAWINGS, symbol
from render.pyramids.pieces.wall import sun, wall
from render.pyramids.theme import GAME, PAPER, C

#: Made-up cards that show every symbol: open, drafted and gilded.
GRIDS = (("E.R#G", "#XSF.", "P.#S.", "RG.XF", ".S#PT"), ("#.E.R", "SX.#.", ".FG.P", "#.S..", "T.#RX"))
CELLS = (42, 44, 50, 54, 56, 64, 96)


def made_up(i: int, share: float = 0.5) -> CardView:
    """A card with a `share` of its cells marked, the last three of them only drafted."""
    grid = GRIDS[i % 2]
    free = [c for c in range(25) if grid[c // 5][c % 5] != "#"]
    marked = tuple(free[i % 3 :: 2] if share < 1 else free)[: round(25 * share)]
    return CardView(i + 1, COLOURS[i % 3], grid, marked, (marked[-3:],) if i % 2 else ())


def samples() -> Iterator[Image.Image]:
    """Cards at every size, pieces on each paper, the wall, a veiled card."""
    for size in CELLS:
        at = cards.Size(size)
        canvas = Canvas(flat(1600, at.height + 40, PAPER.ground))
        for i in range(max(2, 1560 // (at.width + 20))):
            view = made_up(i, (0.3, 0.5, 1.0)[i % 3])
            x = 20 + i * (at.width + 20)
            canvas.put(cards.card(view, size), x, 20)
            cards.outlines(canvas, x, 20, size, view.drafted or ((0, 1, 2),), bool(view.drafted))
        if size == 96:
            canvas.tint(800, 20, 1080, 600, C["sandstone"], 0.52)
        yield canvas.image
    for gold in (False, True):
        canvas = Canvas(wall(900))
        canvas.put(panels.panel(1500, 640, PAPER, gold), 50, 220)
        canvas.put(sun(250), 600, 16)
        for i, kind in enumerate(DRAWINGS):
            for k, size in enumerate((96, 72, 46, 34, 28)):
                canvas.put(symbol(kind, size), 80 + 100 * i, 250 + (0, 110, 190, 250, 300)[k])
            canvas.put(symbol(kind, 46, True), 80 + 100 * i, 350)
        for i, colour in enumerate(COLOURS):
            canvas.put(cards.pyramid(colour, 84), 900 + 100 * i, 250)
            canvas.put(cards.pyramid(colour, 52), 900 + 100 * i, 340)
            canvas.put(cards.pyramid(colour, 52, False), 900 + 100 * i, 400)
            cards.bonus(canvas, 900 + 120 * i, 470, 110, 44, colour, 10)
        for seat in range(4):
            canvas.put(badges.badge(GAME, seat, 58), 80 + 80 * seat, 600)
            canvas.put(badges.badge(GAME, seat, 96), 80 + 120 * seat, 700)
        canvas.put(cards.back(120, 160, 4), 620, 620)
        canvas.put(laurel(188), 780, 620)
        canvas.put(parts.shape_plate(156), 1240, 250)
        canvas.put(parts.shape((0, 5, 6), 116), 1260, 270)
        canvas.put(parts.shape((0, 5, 6), 40, "used"), 1260, 430)
        for i, state in enumerate(("now", "past", "later")):
            canvas.put(parts.torch_disc(54, state), 1240 + 60 * i, 500)
        canvas.put(panels.tick(), 1000, 600)
        canvas.put(panels.hourglass(), 1050, 600)
        canvas.put(panels.pill_ground(300, 76), 1000, 700)
        canvas.put(marks.brackets(120, 120), 1360, 600)
        for i, colour in enumerate(COLOURS):
            canvas.put(signs.sign(colour, 28, PAPER.frame), 1000 + 40 * i, 660)
        yield canvas.image
