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
from render.kit.colour import mix
from render.kit.fonts import BODY, Style
from render.kit.frames import HEAD, MARGIN, WIDTH, score_sheet, sheet_height
from render.kit.palette import FADED, INK
from render.kit.sketch import Sprite
from render.kit.text import fit
from render.scene import Sheet

DETAIL = (184, 100)
"""Height of what each player has; without the jewels, where there are many items."""
MANY = 17
"""From so many items on there is no room for the jewels."""
JEWELS = 24
"""Half the size of a jewel that was bought."""
SIGNS = {
    "start": "first",
    "fishing": "F",
    "helper": "H",
    "persons": "people",
    "buildings": "B",
    "red": "god-R",
    "status": "status",
    "priests": "T",
    "tasks": "task",
    "god-tiles": "god-tile",
    "fish": "F2",
    "jewelry": "jewel",
    "bonus-tasks": "task",
    "bonus-jewelry": "jewel",
    "bonus-ceremony": "ceremony",
    "bonus-buildings": "B",
    "bonus-regions": "islands",
    "bonus-persons": "people",
}
"""The symbols of the items of the score, by the end of their keys."""


def _sheet_ground(height: int) -> Image.Image:
    canvas = sea(height, HEAD)
    canvas.fill(0, height - 84, WIDTH, height, C["tapa"])
    return canvas.image


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw one column per player: what the player has in pictures, then the points by source."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    rows = len(frames.item_keys(scene.score))
    detail = DETAIL[rows >= MANY]
    height = sheet_height(rows, detail)
    return score_sheet(
        _sheet_ground(height),
        scene,
        LOOK,
        w,
        w("bb-pic-title"),
        partial(_detail, view=view, small=rows >= MANY),
        detail,
        partial(_foot, w=w, view=view),
        _sign,
    )


def _sign(key: str, seat: Seat) -> Sprite | None:
    """The picture of an item of the score."""
    name = SIGNS.get(key.removeprefix("bb-score-"))
    return None if name is None else symbols.symbol(name, 20)


def _detail(canvas: Canvas, x: int, y: int, width: int, seat: Seat, *, view: View, small: bool) -> None:
    """Draw tasks, jewelry, buildings; ceremony spaces, regions and persons; then the jewels themselves."""
    task, jewel, ceremony, building, *rest = player_board.bonus_row(view, seat)
    row = (task, jewel, building, ceremony, *rest)
    step = width / 3
    half, high = (21, 52) if small else (26, 62)
    for k, (name, have, need) in enumerate(row):
        left, middle = x + k % 3 * step + max(0.0, (step - 108) / 2), y + 26 + k // 3 * high
        canvas.put(symbols.symbol(name, half), left, middle - half)
        canvas.middle(left + 2 * half + 6, middle, str(have), Style(42, 800), INK if have else FADED)
        if have >= need:
            canvas.centre(panels.tick(14), left + 44, middle + 18)
    if not small:
        _jewels(canvas, view, seat, x, y + 155, width)


def _jewels(canvas: Canvas, view: View, seat: Seat, x: int, middle: int, width: int) -> None:
    """Draw the jewelry that was bought, or wells where nothing was."""
    bought = view.players[seat].jewels
    places = max(view.printed.rounds, len(bought))
    step = min(2 * JEWELS + 12.0, width / places)
    half = round(min(JEWELS, step / 2 - 2))
    left = x + (width - step * places) / 2
    for k in range(places):
        centre = left + step * (k + 0.5)
        if k < len(bought):
            canvas.centre(symbols.symbol(bought[k].kind, half), centre, middle)
        else:
            canvas.centre(panels.disc(6, C["tapa"], mix(C["tapa"], C["bark"], 0.3), 2), centre, middle)


def _foot(canvas: Canvas, middle: int, w: Words, view: View) -> None:
    """Draw what earns a bonus at the end."""
    text, style = fit(w("bb-pic-rule", bonus=view.printed.bonus), BODY, 560, (30, 28))
    x = MARGIN + 4 + canvas.middle(MARGIN + 4, middle, text, style, FADED) + 30
    for name, _, need in player_board.bonus_row(view, 0):
        name = "building-3" if name == "building-0" else name
        canvas.put(symbols.symbol(name, 21), x, middle - 21)
        x += 52 + canvas.middle(x + 52, middle, str(need), Style(36, 800)) + 34
