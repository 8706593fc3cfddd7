"""Draw the score sheet."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.core import Seat
from bot.text import Words, words
from night_market.drawing.pieces import cards
from night_market.drawing.theme import LOOK, C
from night_market.view import View
from render.kit import frames
from render.kit.canvas import Canvas
from render.kit.fonts import BODY
from render.kit.frames import MARGIN, WIDTH
from render.kit.palette import FADED
from render.kit.text import fit
from render.scene import Sheet

DETAIL: Final = 196


def paint_sheet(scene: Sheet) -> Canvas:
    """One column for each seat, with its cards and where the points come from."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    height = frames.sheet_height(len(frames.item_keys(scene.score)), DETAIL)
    draw = partial(_cards, view=view)
    sheet = frames.flat(WIDTH, height, C["dusk"])
    foot = partial(_rule, w=w, view=view)
    return frames.score_sheet(sheet, scene, LOOK, w, w("nm-title"), draw, DETAIL, foot)


def _cards(canvas: Canvas, x: int, y: int, width: int, seat: Seat, *, view: View) -> None:
    """The taken cards, and the last one of the hand where it counts."""
    names = [*view.stalls[seat].cards, *([view.last[seat]] if view.last_card else [])]
    step = min(cards.SMALL[0] + 8, (width - cards.SMALL[0]) / max(1, len(names) - 1))
    left = x + (width - step * (len(names) - 1) - cards.SMALL[0]) / 2
    for i, name in enumerate(names):
        cards.card(canvas, left + i * step, y + 50, name, view.printed.kinds[name[0]], cards.SMALL)


def _rule(canvas: Canvas, middle: int, w: Words, view: View) -> None:
    text, style = fit(w("nm-pic-rule", most=view.printed.most), BODY, WIDTH - 2 * MARGIN, (30, 28, 26, 24))
    canvas.middle(MARGIN + 4, middle, text, style, FADED)
