"""Draw the score sheet: what each player has and the points by source."""

from __future__ import annotations

from functools import partial

from PIL import Image

from bot.core import Seat
from bot.games.bora_bora.view import View
from bot.text import Words, words
from render.bora_bora import player_board
from render.bora_bora.pieces import symbols
from render.bora_bora.theme import LOOK, C, sea
from render.kit import frames, panels
from render.kit.canvas import Canvas
from render.kit.fonts import BODY, Style
from render.kit.frames import HEAD, MARGIN, WIDTH, score_sheet, sheet_height
from render.kit.palette import FADED, INK
from render.kit.text import fit
from render.scene import Sheet

DETAIL = 100


def _sheet_ground(height: int) -> Image.Image:
    canvas = sea(height, HEAD)
    canvas.fill(0, height - 84, WIDTH, height, C["tapa"])
    return canvas.image


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw one column per player: what the player has in pictures, then the points by source."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    height = sheet_height(len(frames.item_keys(scene.score)), DETAIL)
    return score_sheet(
        _sheet_ground(height),
        scene,
        LOOK,
        w,
        w("bb-pic-title"),
        partial(_detail, view=view),
        DETAIL,
        partial(_foot, w=w, view=view),
    )


def _detail(canvas: Canvas, x: int, y: int, width: int, seat: Seat, *, view: View) -> None:
    """Draw tasks, jewelry and buildings; spaces of the ceremony area, regions and persons."""
    task, jewel, ceremony, building, *rest = player_board.bonus_row(view, seat)
    row = (task, jewel, building, ceremony, *rest)
    step = width / 3
    for k, (name, have, need) in enumerate(row):
        left, middle = x + k % 3 * step + max(0.0, (step - 108) / 2), y + 24 + k // 3 * 52
        canvas.put(symbols.symbol(name, 21), left, middle - 21)
        canvas.middle(left + 52, middle, str(have), Style(36, 800), INK if have else FADED)
        if have >= need:
            canvas.centre(panels.tick(12), left + 106, middle)


def _foot(canvas: Canvas, middle: int, w: Words, view: View) -> None:
    """Draw what earns a bonus at the end."""
    text, style = fit(w("bb-pic-rule", bonus=view.printed.bonus), BODY, 560, (30, 28))
    x = MARGIN + 4 + canvas.middle(MARGIN + 4, middle, text, style, FADED) + 30
    for name, _, need in player_board.bonus_row(view, 0):
        name = "building-3" if name == "building-0" else name
        canvas.put(symbols.symbol(name, 21), x, middle - 21)
        x += 52 + canvas.middle(x + 52, middle, str(need), Style(36, 800)) + 34
