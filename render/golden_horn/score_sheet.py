"""Draw the score sheet of a finished match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.golden_horn.colours import NONE
from bot.games.golden_horn.view import COLOURS, Counts, View
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
STEP: Final = 39
"""The least height of a row of cubes, if all rows can be shown then."""
FIGURE: Final = Style(30, 700)


@dataclass(frozen=True)
class Row:
    """A row of cubes in a column: a set, several like it, or what belongs to none."""

    cubes: tuple[int, ...]
    """How many cubes of each colour stand for it."""
    sets: int = 0
    """How many sets it is; 0: none that brings points."""
    points: int = 0
    """What one of them brings."""


def _each(own: Counts, bonus: Mapping[int, int]) -> list[Row]:
    """Every set by itself, and what is left over cube by cube."""
    rows = []
    for k in range(max(own)):
        cubes = tuple(int(count > k) for count in own)
        found = bonus.get(sum(cubes))
        rows.append(Row(cubes) if found is None else Row(cubes, 1, found))
    return rows


def _gathered(own: Counts, bonus: Mapping[int, int]) -> list[Row]:
    """Every set by itself, and all that is left over in one row."""
    rows = _each(own, bonus)
    rest = [row.cubes for row in rows if not row.sets]
    left = (Row(tuple(map(sum, zip(*rest, strict=True)))),) if rest else ()
    return [*(row for row in rows if row.sets), *left]


def _merged(own: Counts, bonus: Mapping[int, int]) -> list[Row]:
    """The same with equal sets in one row."""
    rows: list[Row] = []
    for row in _gathered(own, bonus):
        if row.sets and rows and rows[-1].cubes == row.cubes:
            row = Row(row.cubes, rows[-1].sets + 1, row.points)
            rows.pop()
        rows.append(row)
    return rows


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the score sheet; each set of a warehouse is a row of cubes with its bonus.

    It is never higher than a table: where rows are many, what belongs to no set is counted.
    """
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    bonus = dict(view.printed.sets)
    room = TABLE_HEIGHT - 8 - sheet_height(len(frames.item_keys(scene.score)), 0) - 8
    owned = [player.warehouse or NONE for player in view.players]
    rows: list[list[Row]] = []
    for told in (_each, _gathered, _merged):
        rows = [told(own, bonus) for own in owned]
        if max(map(len, rows)) * STEP <= room:
            break
    most = max(1, *map(len, rows))
    step = max(1, min(74, room // most))
    detail = most * step + 8
    height = sheet_height(len(frames.item_keys(scene.score)), detail)
    width = columns(view.seats)[0][1] - 40
    merged = any(row.sets > 1 for found in rows for row in found)
    room = width - (144 if merged else 84)
    cube = min(46 if width > 300 else 36, step - 4, room // 6 - 2)
    draw = partial(_sets, rows=rows, step=step, cube=cube, room=room)
    sand = flat(WIDTH, height, C["sand"])
    foot = partial(_rule, w=w, view=view)
    return score_sheet(sand, scene, look_of(view), w, w("gh-title"), draw, detail, foot, added=(SETS,))


def _sets(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    seat: Seat,
    *,
    rows: Sequence[Sequence[Row]],
    step: int,
    cube: int,
    room: int,
) -> None:
    """Draw the rows of a seat: cubes in columns of their colours, with what they bring behind them."""
    most = max(max(map(_number, row.cubes)) for found in rows for row in found or (Row(NONE),))
    pitch = min(cube + (round(most) + 16 if most else 16), room // 6)
    left = x if width < 440 else x + max(0, room - 6 * pitch) // 2
    for k, row in enumerate(rows[seat] or (Row(NONE),)):
        middle = y + step * (k + 0.5)
        if max(row.cubes) > 1:
            if not _counted(canvas, row, left, middle, cube, pitch, width):
                continue
        else:
            _cubes(canvas, row, left, middle, cube, pitch)
        at = left + 6 * pitch + 40
        if row.sets:
            panels.chip(canvas, at, middle, f"+{row.points}", min(32, round((step - 3) / 1.32)))
            if row.sets > 1:
                canvas.middle(at + 38, middle, f"×{row.sets}", FIGURE)
        else:
            canvas.middle(at, middle, "–", Style(30, 600), PAPER.hair, "centre")


def _cubes(canvas: Canvas, row: Row, left: int, middle: float, cube: int, pitch: int) -> None:
    """Draw one cube at the most of each colour; a well where there is none."""
    for i, (letter, count) in enumerate(zip(COLOURS, row.cubes, strict=True)):
        cx = left + i * pitch
        if count:
            canvas.put(pieces.cube(letter, cube), cx, middle - cube / 2)
        else:
            size = round(cube * 0.72)
            piece = panels.well(size, size, PAPER.well, PAPER.hair, 4)
            canvas.put(piece, cx + 2, middle - size / 2 + 3)


def _number(count: int) -> float:
    """The room that the number of a cube takes; one cube needs none."""
    return 4 + fonts.width(f"×{count}", FIGURE) if count > 1 else 0.0


def _counted(canvas: Canvas, row: Row, left: float, middle: float, cube: int, pitch: int, room: int) -> bool:
    """Draw a cube of each colour with its number; in a narrow column one behind the other. Whether they stand
    in the columns of their colours."""
    aligned = cube + max(map(_number, row.cubes)) + 4 <= pitch
    gap = 12.0
    if not aligned:
        whole = sum(cube + _number(count) for count in row.cubes if count)
        gap = min(gap, (room - whole) / max(1, sum(map(bool, row.cubes)) - 1))
    for i, (letter, count) in enumerate(zip(COLOURS, row.cubes, strict=True)):
        at = left + i * pitch if aligned else left
        if count:
            canvas.put(pieces.cube(letter, cube), at, middle - cube / 2)
            if count > 1:
                canvas.middle(at + cube + 4, middle, f"×{count}", FIGURE)
            left += 0 if aligned else cube + _number(count) + gap
        elif aligned:
            size = round(cube * 0.72)
            canvas.put(panels.well(size, size, PAPER.well, PAPER.hair, 4), at + 2, middle - size / 2 + 3)
    return aligned


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
