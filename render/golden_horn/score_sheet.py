"""The score sheet of Golden Horn: the cubes of each colour, and the sets that they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.golden_horn.colours import NONE
from bot.games.golden_horn.view import COLOURS, Counts, View
from bot.text import words
from render.golden_horn import pieces
from render.golden_horn.board import look_of
from render.golden_horn.pieces.sheet import rose
from render.golden_horn.theme import C
from render.kit import panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import Art, Box, Drawn, Line, Text, best, column, row
from render.kit.fonts import Style
from render.kit.frames import WIDTH, flat
from render.kit.score_table import HEIGHT, ScoreTable, Source, item_keys, pictures, score_table
from render.scene import Sheet

SETS: Final = "gh-score-sets-"
"""The beginning of the keys of items for sets: "sets of 6 colours +4"."""
COUNT: Final = Style(36, 700)
SIGN: Final = 30
"""Size of the cubes before the names of the rows."""
SIZES: Final = (50, 44, 40, 36, 32, 28, 24)
"""Sizes of the cubes."""
APART: Final = (0.3,)
"""Between cubes with their numbers, as a share of their size."""
CUBES: Final = 170
"""The least height of the row of all cubes."""
ROSE: Final = 84
OVERLAP: Final = 0.12
"""How much the cubes of a set overlap, as a share of their size."""


def sets_of(own: Counts, size: int) -> dict[Counts, int]:
    """The sets of `size` colours in a warehouse, each with its number."""
    rows = (_row(own, k) for k in range(max(own)))
    return dict(Counter(cubes for cubes in rows if sum(cubes) == size))


def _row(own: Counts, k: int) -> Counts:
    """One cube of each colour with more than `k` cubes."""
    o, p, g, r, b, y = (int(count > k) for count in own)
    return o, p, g, r, b, y


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the sheet: a row for the cubes, and one for the sets of each size."""
    view = scene.view_of(View)
    w = words(scene.language)
    bonus = dict(view.printed.sets)
    owned = [player.warehouse or NONE for player in view.players]
    rows = [_cubes_row(w("gh-score-cubes"), owned)]
    rows += [_sets_row(w(f"{SETS}{size}"), size, bonus[size], owned) for size in sorted(bonus, reverse=True)]
    known = {key for row in rows for key in row.keys}
    rows += [Source(w(key), (key,)) for key in item_keys(scene.score) if key not in known]
    table = ScoreTable(scene, look_of(view), w, rows, w("gh-title"), _scenery)
    return score_table(Canvas(flat(WIDTH, HEIGHT, C["sand"])), table)


def _scenery(canvas: Canvas, area: Area) -> None:
    x, y, wide, high = area
    canvas.centre(rose(ROSE), x + wide / 2, y + high - ROSE * 1.1)


def _cubes_row(name: str, owned: Sequence[Counts]) -> Source:
    return Source(name, ("gh-score-cubes",), cell=partial(_cubes, owned), least=CUBES)


def _sets_row(name: str, size: int, points: int, owned: Sequence[Counts]) -> Source:
    below = partial(_worth, size, f"+{points}")
    return Source(name, (f"{SETS}{size}",), below=below, cell=partial(_sets, size, owned), added=True)


def _strip(letters: str, size: int) -> Drawn:
    """Cubes side by side, one a little over the other."""
    step = size * (1 - OVERLAP)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        for at, letter in enumerate(letters):
            canvas.put(pieces.cube(letter, size), x + at * step, middle - size / 2)

    return Drawn(step * (len(letters) - 1) + size, size, draw)


def _worth(size: int, points: str, canvas: Canvas, x: float, middle: float) -> None:
    """Draw the points of a set."""
    strip = _strip(COLOURS[:size], SIGN)
    strip.draw(canvas, x, middle)
    panels.chip(canvas, x + strip.width + 44, middle, points, 32)


def _cubes(owned: Sequence[Counts], canvas: Canvas, seat: Seat, area: Area) -> None:
    """Draw a cube of each colour with the number of cubes."""
    counts = [pair for pair in zip(COLOURS, owned[seat], strict=True) if pair[1]]

    def made(size: int) -> list[Box]:
        return [row(Art(pieces.cube(kind, size)), Text(str(n), COUNT), gap=4) for kind, n in counts]

    pictures(canvas, area, made, SIZES, 3, APART)


def _sets(size: int, owned: Sequence[Counts], canvas: Canvas, seat: Seat, area: Area) -> None:
    """Draw a player's sets of a size; equal sets are drawn once with their number."""
    sets = sets_of(owned[seat], size)

    def lines(size: int) -> Line:
        return column(*(_set(cubes, count, size) for cubes, count in sets.items()), gap=6)

    if sets:
        best(lines, SIZES, area[2], area[3]).lay(canvas, *area)


def _set(cubes: Counts, count: int, size: int) -> Line:
    strip = _strip("".join(letter for letter, has in zip(COLOURS, cubes, strict=True) if has), size)
    return row(strip, Text(f"×{count}", COUNT)) if count > 1 else row(strip)
