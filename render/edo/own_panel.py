"""Draw what the reader of a page owns, at the top of the column beside the map."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Seat
from bot.games.edo.view import EdoView
from render.edo.market import plate
from render.edo.pieces import goods
from render.edo.seat_panel import LEFT, LOWER, PAD, SCORE, UPPER, WIDE, Item, crew, stock, supply
from render.edo.theme import LOOK, PAPER
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, Drawn, Gap, Text, best, column, row
from render.kit.fonts import Style
from render.kit.palette import IVORY


def own_panel(canvas: Canvas, view: EdoView, seat: Seat) -> int:
    """Draw what the reader owns at the top of the right column; its lower edge."""
    player = view.players[seat]
    faces = [plate(view.printed.faces[kind], 62, 42) for kind in player.privileges]
    wide = max(52, round(fonts.width(str(player.points), SCORE)) + 20)

    def score(at: Canvas, x: float, y: float) -> None:
        at.put(goods.seal_ground(wide, 46), x, y - 23)
        at.middle(x + wide / 2, y, str(player.points), SCORE, IVORY, "centre")

    def made(size: int) -> Box:
        def things(items: Sequence[Item]) -> list[Box]:
            style = Style(size, 800)
            return [row(Art(one.draw(size // 2 + 2)), Text(one.text, style), gap=3) for one in items]

        owned = [*crew(view, seat), *supply(view, seat)]
        lines = [
            row(Art(LOOK.badge(seat, 48)), Gap(), *things(stock(player)), gap=10),
            row(*things(owned), Gap(), Drawn(wide, 48, score), gap=10),
        ]
        if faces:
            lines.append(row(*map(Art, faces), gap=6))
        return column(*lines, gap=10)

    box = best(made, (36, 34, 32, 30, 28, 26), WIDE - 2 * PAD, LOWER - UPPER)
    high = round(box.height) + 2 * PAD
    canvas.put(panels.panel(WIDE, high, PAPER), LEFT, UPPER)
    canvas.note("edo-see-goods", LEFT, UPPER, WIDE, high)
    box.lay(canvas, LEFT + PAD, UPPER + PAD, WIDE - 2 * PAD, box.height)
    return UPPER + high
