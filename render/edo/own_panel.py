"""Draw what the reader of a page owns, at the top of the column beside the map, and what the others own
below."""

from __future__ import annotations

from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView
from render.edo.pieces.market import plate
from render.edo.seat_panel import (
    BETWEEN,
    LEFT,
    LOWER,
    PAD,
    PEOPLE,
    ROOM,
    SUPPLY,
    UPPER,
    WIDE,
    lines_of,
    owned,
    score,
)
from render.edo.theme import GOODS, LOOK, PAPER
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, Gap, best, column, noted, row
from render.kit.fonts import sizes_from
from render.kit.seat_panel import GAP, seat_panel

SIZES: Final = sizes_from(36, 26)
BADGE: Final = 48
LEAST, HIGH = 84, 148
"""The least and the greatest height of such a panel."""
EDGE: Final = 5
"""From its upper and lower edge to its two lines, which are apart even in the least height."""
READ: Final = 30
"""The least size of the figures in it."""


def own_panel(canvas: Canvas, view: EdoView, seat: Seat) -> int:
    """Draw what the reader owns at the top of the right column. Returns the lower edge."""
    things = owned(view, seat)
    faces = [plate(view.printed.faces[kind], 62, 42) for kind in view.players[seat].privileges]

    def made(size: int) -> Box:
        cells = {what: thing.cell(size, size // 2 + 2) for what, thing in things.items()}
        more = [cell for what, cell in cells.items() if what not in GOODS]
        lines = [
            row(Art(LOOK.badge(seat, BADGE)), Gap(), *[cells[what] for what in GOODS], gap=10),
            row(*more, Gap(), score(view, seat), gap=10),
        ]
        if faces:
            lines.append(row(*map(Art, faces), gap=6))
        return column(*lines, gap=4)

    box = best(made, SIZES, ROOM, LOWER - UPPER)
    high = round(box.height) + 2 * PAD
    _lay(canvas, box, UPPER, high, PAD)
    return UPPER + high


def other_panels(canvas: Canvas, view: EdoView, top: float) -> None:
    """Draw what each of the others owns in the right column below `top`; nothing if there is no room."""
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    high = min(HIGH, int((LOWER - top) / len(others)) - BETWEEN)
    points = [score(view, seat) for seat in others]
    room = ROOM - BADGE - max(box.width for box in points) - 2 * GAP
    things = [owned(view, seat) for seat in others]
    more = [what for what in (*PEOPLE, *SUPPLY) if any(what in one for one in things)][:4]
    owned_by = lines_of(things, (GOODS, more), room, range(READ, SIZES[0] + 1))
    if high < LEAST or any(line.width > room for lines in owned_by for line in lines):
        return
    for i, seat in enumerate(others):
        upper = LOWER - (len(others) - i) * (high + BETWEEN) + BETWEEN
        both = column(*owned_by[i], gap=0, grow=1)
        _lay(canvas, row(Art(LOOK.badge(seat, BADGE)), both, points[i]), upper, high, EDGE)


def _lay(canvas: Canvas, box: Box, top: float, high: int, edge: int) -> None:
    """Draw a panel with these things, so far from its upper and lower edge."""
    seat_panel(canvas, (LEFT, top, WIDE, high), PAPER, noted("edo-see-goods", box), False, (PAD, edge))
