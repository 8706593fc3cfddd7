"""Draw the score sheet of a finished match."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.golden_horn.view import COLOURS, View
from bot.text import Words, words
from render.golden_horn import pieces
from render.golden_horn.board import look_of
from render.golden_horn.layout import TABLE_HEIGHT
from render.golden_horn.theme import PAPER, C
from render.kit import fonts, frames, panels
from render.kit.canvas import Canvas
from render.kit.fonts import BODY, Style
from render.kit.frames import MARGIN, WIDTH, columns, flat, score_sheet, sheet_height
from render.kit.palette import FADED
from render.kit.text import fit
from render.scene import Sheet

SETS: Final = "gh-score-sets-"
"""Items whose points are no number of things: "sets of 6 colours +4"."""


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the score sheet; each set of a warehouse is a row of cubes with its bonus."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    rows = max(1, max((max(player.warehouse or (0,)) for player in view.players), default=1))
    keys = len(frames.item_keys(scene.score))
    room = TABLE_HEIGHT - 8 - sheet_height(keys, 0)  # no higher than a table, if all can be seen then
    step = max(39, min(74, room // rows))
    detail = rows * step + 8
    height = sheet_height(keys, detail)
    sand = flat(WIDTH, height, C["sand"])
    width = columns(view.seats)[0][1] - 40
    cube = min(46 if width > 300 else 36, step - 4, (width - 84) // 6)
    draw = partial(_sets, view=view, step=step, cube=cube)
    foot = partial(_rule, w=w, view=view)
    return score_sheet(sand, scene, look_of(view), w, w("gh-title"), draw, detail, foot, added=(SETS,))


def _sets(
    canvas: Canvas, x: int, y: int, width: int, seat: Seat, *, view: View, step: int, cube: int
) -> None:
    own = view.players[seat].warehouse or (0, 0, 0, 0, 0, 0)
    most = max(max(player.warehouse or (0,)) for player in view.players)
    bonus = dict(view.printed.sets)
    pitch = min(cube + 16, (width - 76) // 6)
    left = x if width < 440 else x + (width - 6 * pitch - 90) // 2
    for k in range(max(1, most)):
        middle = y + step * (k + 0.5)
        for i, (letter, count) in enumerate(zip(COLOURS, own, strict=True)):
            cx = left + i * pitch
            if count > k:
                canvas.put(pieces.cube(letter, cube), cx, middle - cube / 2)
            else:
                size = round(cube * 0.72)
                piece = panels.well(size, size, PAPER.well, PAPER.hair, 4)
                canvas.put(piece, cx + 2, middle - size / 2 + 3)
        colours = sum(count > k for count in own)
        at = left + 6 * pitch + 36
        if colours in bonus:
            panels.chip(canvas, at, middle, f"+{bonus[colours]}", min(32, round((step - 3) / 1.32)))
        else:
            canvas.middle(at, middle, "–", Style(30, 600), PAPER.hair, "centre")


def _rule(canvas: Canvas, middle: int, w: Words, view: View) -> None:
    """Draw the value of a set as a line of pictures."""
    groups = view.printed.sets
    cube = 32
    pictures = sum(size * (cube - 4) + 110 for size, _ in groups)
    text, style = fit(w("gh-pic-rule"), BODY, WIDTH - 2 * MARGIN - pictures - 20, (30, 28, 26, 24, 22))
    canvas.middle(MARGIN + 4, middle, text, style, FADED)
    x = MARGIN + 4 + fonts.width(text, style) + 36
    for size, points in groups:
        for letter in COLOURS[:size]:
            canvas.put(pieces.cube(letter, cube), x, middle - cube / 2)
            x += cube - 4
        panels.chip(canvas, x + 40, middle, f"+{points}", 28)
        x += 110
