"""Draw the page that asks for a die: the map, all that a die is placed for, and one table of the answers.

The corners of the sea hold the temple, the tasks and the hand. The table has a column for each action tile
and a row for each face that the reader may place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.bora_bora.view import View
from render.bora_bora import action_tiles, islands, main_board, own_tasks, seat_panel
from render.bora_bora.action_tiles import UPRIGHT
from render.bora_bora.hand import BAND, band
from render.bora_bora.layout import FIELD, GAP, LEFT, PLAIN_TOP, RIGHT, SIDE
from render.bora_bora.map import Atlas
from render.bora_bora.pieces import symbols
from render.bora_bora.stage import Page
from render.bora_bora.targets import Targets, targets_of
from render.bora_bora.theme import PAPER
from render.kit import panels
from render.scene import Choice

CORNER: Final = 718
"""Left edge of what lies above and below the eastern island."""
TEMPLE: Final = 364
"""Width of the temple; the tasks are beside it."""
DIE: Final = 68
"""Width of the column of the reader's dice, left of the tiles."""
HALF: Final = 24
"""Half the size of such a die."""
LINE: Final = 56
"""Height of a row of answers."""
ROWS: Final = 300
"""The most height of all rows."""
RADIUS: Final = 26
"""Of the numbers of answers."""
APART: Final = 16
"""Between two numbers, where there is room."""
MASK: Final = 13
"""Half the size of the god that stands on a number."""
BETWEEN: Final = 8
"""Distance of the tiles."""
EDGE: Final = 8
"""Between the edge of the table and the tiles."""

Cell = tuple[float, float, list[Choice]]
"""Left edge, width and answers of an action in a row."""


class Table:
    """The answers by face and action, with their places."""

    def __init__(self, view: View, ask: Targets) -> None:
        placed = [choice for key in ask.places if key.startswith("tile:") for choice in ask.of(key)]
        self.faces = sorted({choice.move.face for choice in placed})
        units = [1.5 if len(tile.actions) > 1 else 1.0 for tile in view.tiles]
        unit = (FIELD - DIE - 2 * EDGE - BETWEEN * (len(units) - 1)) / sum(units)
        self.columns: list[tuple[float, float]] = []
        """Left edge and width of each tile; a combined one is wider."""
        left = LEFT + EDGE + float(DIE)
        for share in units:
            self.columns.append((left, unit * share))
            left += unit * share + BETWEEN
        self.rows = [self._cells(view, placed, face) for face in self.faces]
        self.lines = [
            max(1, *(-(-len(found) // across(wide)) for _, wide, found in row)) for row in self.rows
        ]
        """How many lines each row needs: one, as a die goes to a tile either with Blue or without it, and
        then with White or without."""
        self.line = min(float(LINE), ROWS / max(1, sum(self.lines)))

    def _cells(self, view: View, placed: Sequence[Choice], face: int) -> list[Cell]:
        found: list[Cell] = []
        for tile, (left, width) in zip(view.tiles, self.columns, strict=True):
            each = width / len(tile.actions)
            for k, action in enumerate(tile.actions):
                mine = [one for one in placed if (one.move.face, one.move.action) == (face, action)]
                found.append((left + k * each, each, mine))
        return found

    @property
    def height(self) -> int:
        return UPRIGHT + 2 * EDGE + round(sum(self.lines or [1]) * self.line) + 4


def across(width: float) -> int:
    """How many numbers stand side by side in a cell of a width."""
    return max(1, int((width + 1) // (2 * RADIUS + 1)))


def height_of(table: Table) -> int:
    """The height of the page."""
    return PLAIN_TOP + islands.HEIGHT + GAP + table.height + GAP


def paint_place(p: Page, table: Table) -> None:
    """Draw everything below the head."""
    none, top = targets_of(()), PLAIN_TOP
    Atlas(p.canvas, p.view, 10, top).draw(p.ask, not p.ask.active)
    tasks = CORNER + TEMPLE + GAP
    main_board.temple(p.canvas, p.view, p.w, CORNER, top, TEMPLE, BAND, none)
    own_tasks.tasks(p.canvas, p.view, p.seat, p.w, tasks, top, RIGHT - tasks, BAND)
    p.canvas.keep(CORNER, top, RIGHT - CORNER, BAND)
    high = islands.HEIGHT - 2 * (BAND + GAP)
    main_board.persons(p.canvas, p.view, SIDE[0], top + BAND + GAP, SIDE[1], high, none)
    p.canvas.keep(SIDE[0], top + BAND + GAP, SIDE[1], high)
    band(p.canvas, p.view, p.w, CORNER, top + islands.HEIGHT - BAND, RIGHT - CORNER)
    _answers(p, table, top + islands.HEIGHT + GAP)


def _answers(p: Page, table: Table, y: int) -> None:
    """Draw the tiles; below them a row for each die, with the numbers of the menu under each action."""
    panels.lay(p.canvas, LEFT, y, FIELD, table.height, PAPER)
    upper = y + EDGE
    for tile, (left, width) in zip(p.view.tiles, table.columns, strict=True):
        action_tiles.action_tile(
            p.canvas, p.view, p.w, tile, round(left), upper, round(width), UPRIGHT, p.ask
        )
    at = upper + UPRIGHT + 6.0
    if not table.faces:  # first one of the dice is chosen
        seat_panel.dice(p.canvas, p.view, p.seat, LEFT + EDGE + 8, at + table.line / 2, HALF)
    for face, cells, lines in zip(table.faces, table.rows, table.lines, strict=True):
        high = lines * table.line
        if face != table.faces[0]:
            p.canvas.rule(LEFT + 14, RIGHT - 14, round(at), PAPER.hair)
        p.canvas.put(symbols.die(p.seat, face, HALF), LEFT + EDGE + 8, at + high / 2 - HALF)
        for left, width, found in cells:
            _numbers(p, table, found, left, at + high / 2, width)
        at += high


def _numbers(
    p: Page, table: Table, found: Sequence[Choice], left: float, middle: float, width: float
) -> None:
    """Draw the numbers of a cell round its middle; the gods that must be paid stand on them."""
    most = across(width)
    parts = [found[k : k + most] for k in range(0, len(found), most)]
    for n, part in enumerate(parts):
        y = middle + (n - (len(parts) - 1) / 2) * table.line
        step = min(2 * RADIUS + APART, width / len(part))
        for k, choice in enumerate(part):
            x = left + width / 2 + (k - (len(part) - 1) / 2) * step
            panels.tag(p.canvas, x, y, choice.tag, RADIUS)
            for g, god in enumerate(reversed(choice.move.gods)):
                mask = symbols.symbol(f"god-{god}", MASK, True)
                p.canvas.centre(mask, x + RADIUS - 1 - g * 2 * MASK, y - RADIUS + 5)
