"""The score sheet of Golden Horn: the cubes of each colour, and the sets that they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import product
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
SIGN: Final = 38
"""Size of the cubes before the names of the rows."""
SIZES: Final = (56, 50, 44, 40, 36, 32, 28, 24)
"""Sizes of the cubes."""
APART: Final = 8
"""Above and below the cubes of sets."""
CUBES: Final = 170
"""The least height of the row of all cubes."""
ROSE: Final = 74
OVERLAP: Final = 0.12
"""How much the cubes of a set overlap, as a share of their size."""


def sets_of(own: Counts, size: int) -> dict[Counts, int]:
    """The sets of `size` colours in a warehouse, each with its number."""
    o, p, g, r, b, y = own
    rows = ((o > k, p > k, g > k, r > k, b > k, y > k) for k in range(max(own)))
    return dict(Counter(cubes for cubes in rows if sum(cubes) == size))


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the sheet: a row for the cubes, and one for the sets of each size."""
    view = scene.view_of(View)
    w = words(scene.language)
    bonus = dict(view.printed.sets)
    owned = [player.warehouse or NONE for player in view.players]
    rows = [Source(w("gh-score-cubes"), ("gh-score-cubes",), cell=partial(_cubes, owned), least=CUBES)]
    for size in sorted(bonus, reverse=True):
        below, cell = partial(_worth, size, f"+{bonus[size]}"), partial(_sets, size, owned)
        rows.append(Source(w(f"{SETS}{size}"), (f"{SETS}{size}",), below=below, cell=cell, added=True))
    known = {key for row in rows for key in row.keys}
    rows += [Source(w(key), (key,)) for key in item_keys(scene.score) if key not in known]
    table = ScoreTable(
        scene,
        look_of(view),
        w,
        rows,
        w("gh-title"),
        lambda at, area: at.centre(rose(ROSE), area[0] + area[2] / 2, area[1] + area[3] - ROSE * 1.1),
    )
    return score_table(Canvas(flat(WIDTH, HEIGHT, C["sand"])), table)


def _strip(letters: str, size: int, lines: int = 1) -> Drawn:
    """Cubes side by side on lines, one a little over the other."""
    step, across = size * (1 - OVERLAP), -(-len(letters) // lines)
    high = size + step * (lines - 1)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        for at, letter in enumerate(letters):
            row, place = divmod(at, across)
            canvas.put(pieces.cube(letter, size), x + place * step, middle - high / 2 + row * step)

    return Drawn(step * (across - 1) + size, high, draw)


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

    pictures(canvas, area, made, SIZES, 3, (0.3,))


def _sets(size: int, owned: Sequence[Counts], canvas: Canvas, seat: Seat, area: Area) -> None:
    """Draw a player's sets of a size; equal sets are drawn once with their number."""
    sets = sets_of(owned[seat], size)

    def lines(form: tuple[int, int]) -> Line:
        drawn = list[Line]()
        for cubes, count in sets.items():
            letters = "".join(letter for letter, has in zip(COLOURS, cubes, strict=True) if has)
            drawn.append(row(_strip(letters, *form), *([Text(f"×{count}", COUNT)] if count > 1 else [])))
        return column(*drawn, gap=6)

    if sets:
        best(lines, tuple(product(SIZES, (1, 2))), area[2], area[3] - 2 * APART).lay(canvas, *area)
