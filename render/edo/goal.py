"""Draw the number of power points that ends the match, and the seats that have it."""

from __future__ import annotations

from typing import Final

from bot.games.edo.scoring import reached
from bot.games.edo.view import EdoView, MerchantView
from bot.text import Words
from render.edo.pieces.goods import points
from render.edo.theme import LOOK, PAPER
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.text import fit

SEAL: Final = 54
PLATE: Final = (1118, 1008, 62)
"""Right and lower edge of the plate on the table, and its height: the corner beside the last gate."""
MOST: Final = 216
"""The greatest width of the plate."""
BADGE: Final = 42


def coming(view: EdoView) -> MerchantView | None:
    """The merchant card of the next round; None in the last round, for whatever reason it is the last."""
    return None if reached(view.players, view.printed.goal) else view.coming


def goal(canvas: Canvas, view: EdoView, w: Words) -> None:
    """Draw the points that end the match. Once seats have them, the plate is gold and shows the badges of
    these seats."""
    done = reached(view.players, view.printed.goal)
    right, low, high = PLATE
    seal = round(SEAL * 1.18)
    room = MOST - seal - 30
    text, style = fit(w("edo-pic-goal"), Style(34, 700), room, (34,))
    step = min(BADGE + 4, (room - BADGE) / max(1, len(done) - 1))  # many badges overlap
    wide = round((len(done) - 1) * step + BADGE + 4 if done else fonts.width(text, style)) + seal + 34
    x, y = right - wide, low - high
    canvas.keep(x, y, wide, high)
    canvas.note("edo-see-goal", x, y, wide, high)
    if done:
        canvas.put(panels.plaque(wide, high), x, y)
        for i, seat in enumerate(done):
            canvas.put(LOOK.badge(seat, BADGE), x + 12 + i * step, y + (high - BADGE) / 2)
    else:
        canvas.put(panels.plate(wide, high, PAPER.bright, PAPER.frame, 8, 2), x, y)
        canvas.middle(x + 14, y + high / 2, text, style)
    points(canvas, right - 12 - seal / 2, y + high / 2, view.printed.goal, SEAL)
    if done:
        canvas.centre(panels.tick(16), right - 10, y + 6)
