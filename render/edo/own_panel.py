"""Draw what the reader of a page owns, at the top of the column beside the map, and what the others own
below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView, SeatView
from render.edo.market import plate
from render.edo.pieces import goods
from render.edo.seat_panel import (
    BETWEEN,
    GAP,
    LEFT,
    LOWER,
    PAD,
    SCORE,
    UPPER,
    WIDE,
    Item,
    Rows,
    crew,
    grid,
    lay,
    stock,
    supply,
)
from render.edo.theme import LOOK, PAPER
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, Drawn, Gap, Text, best, column, row
from render.kit.fonts import Style
from render.kit.palette import IVORY

SIZES: Final = (36, 34, 32, 30, 28, 26)
BADGE: Final = 48
EDGE: Final = 8
"""The gap above and below the lines of another player's panel."""
LEAST, HIGH = 84, 148
"""The least and the greatest height of such a panel."""
READ: Final = 30
"""The least size of the figures in it."""


def own_panel(canvas: Canvas, view: EdoView, seat: Seat) -> int:
    """Draw what the reader owns at the top of the right column. Returns the lower edge."""
    player = view.players[seat]
    faces = [plate(view.printed.faces[kind], 62, 42) for kind in player.privileges]

    def made(size: int) -> Box:
        lines = [
            row(Art(LOOK.badge(seat, BADGE)), Gap(), *_things(stock(player), size), gap=10),
            row(*_things([*crew(view, seat), *supply(view, seat)], size), Gap(), _score(player), gap=10),
        ]
        if faces:
            lines.append(row(*map(Art, faces), gap=6))
        return column(*lines, gap=10)

    box = best(made, SIZES, WIDE - 2 * PAD, LOWER - UPPER)
    high = round(box.height) + 2 * PAD
    _lay(canvas, box, UPPER, high)
    return UPPER + high


def other_panels(canvas: Canvas, view: EdoView, top: float) -> None:
    """Draw what each of the others owns in the right column below `top`; nothing if there is no room."""
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    high = min(HIGH, int((LOWER - top) / len(others)) - BETWEEN)
    owned = {seat: _owned(view, seat) for seat in others}
    sealed = max(_score(view.players[seat]).width for seat in others)
    columns = grid(list(owned.values()), WIDE - 2 * PAD - BADGE - sealed - 2 * GAP, 36)
    if high < LEAST or columns.size < READ:
        return
    for i, seat in enumerate(others):
        upper = LOWER - (len(others) - i) * (high + BETWEEN) + BETWEEN
        _lay(canvas, row(Art(LOOK.badge(seat, BADGE)), Gap(), _score(view.players[seat])), upper, high)
        pitch = (high - 2 * EDGE) / len(owned[seat])
        lay(canvas, owned[seat], LEFT + PAD + BADGE + GAP, upper + EDGE, pitch, columns)


def _owned(view: EdoView, seat: Seat) -> Rows:
    """Two lines: money and resources; people, and buildings that can still be built."""
    return stock(view.players[seat]), [*crew(view, seat), *supply(view, seat)][:4]


def _things(items: Sequence[Item], size: int) -> list[Box]:
    style = Style(size, 800)
    return [row(Art(item.draw(size // 2 + 2)), Text(item.text, style), gap=3) for item in items]


def _score(player: SeatView) -> Box:
    """The points on a seal."""
    text = str(player.points)
    wide = max(52, round(fonts.width(text, SCORE)) + 20)

    def draw(at: Canvas, x: float, y: float) -> None:
        at.put(goods.seal_ground(wide, 46), x, y - 23)
        at.middle(x + wide / 2, y, text, SCORE, IVORY, "centre")

    return Drawn(wide, 48, draw)


def _lay(canvas: Canvas, box: Box, top: float, high: int) -> None:
    """Draw a panel with these things."""
    canvas.put(panels.panel(WIDE, high, PAPER), LEFT, top)
    canvas.note("edo-see-goods", LEFT, top, WIDE, high)
    box.lay(canvas, LEFT + PAD, top + PAD, WIDE - 2 * PAD, high - 2 * PAD)
