"""Draw the page that asks which die to place: the map, and beside it a table of the answers.

The table has a row for each action and a column for each face that the reader may place. The hand and the
tasks are below the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.bora_bora.view import View
from render.bora_bora import action_tiles, islands, own_tasks, seat_panel
from render.bora_bora.hand import BAND, strip
from render.bora_bora.layout import GAP, LEFT, PLAIN_TOP, SIDE
from render.bora_bora.map import Atlas
from render.bora_bora.pieces import symbols
from render.bora_bora.stage import Page
from render.bora_bora.targets import VEIL, Targets
from render.bora_bora.theme import PAPER
from render.kit import panels
from render.scene import Choice

TILE: Final = 228
"""Width of an action tile, left of the answers: the most that leaves room for two numbers below each of three
faces."""
SIGN: Final = 13
"""Half the size of the sign of each action of a combined tile, between the tile and the answers."""
DICE: Final = 60
"""Height of the row with the reader's dice."""
HALF: Final = 24
"""Half the size of such a die."""
LEAST: Final = 60
"""The least height of a row."""
RADIUS: Final = 26
"""Radius of the numbers of answers."""
LINE: Final = 2 * RADIUS + 1
"""The distance from one line of numbers to the next."""
BETWEEN: Final = 8
"""What is left free between two columns with many numbers."""
APART: Final = 16
"""The gap between two numbers, if there is room."""
MASK: Final = 11
"""Half the size of the god's mask on a number."""
EDGE: Final = 8
"""The margin inside the edge of the table."""


class Row:
    """An action with its answers by face."""

    def __init__(self, tile: int, action: str, cells: Sequence[Sequence[Choice]], most: int) -> None:
        self.tile, self.action, self.cells = tile, action, cells
        self.lines = max(1, *(-(-len(cell) // most) for cell in cells)) if cells else 1
        """The number of lines that its numbers need: one, unless many gods may be paid for."""


class Table:
    """The answers by action and face."""

    def __init__(self, view: View, ask: Targets) -> None:
        placed = [choice for key in ask.places if key.startswith("tile:") for choice in ask.of(key)]
        self.faces = sorted({choice.move.face for choice in placed})
        both = any(len(tile.actions) > 1 for tile in view.tiles)
        self.left = TILE + 2 * SIGN * both + 2 * EDGE
        """Where the first column begins."""
        self.width = (SIDE[1] - self.left - EDGE) / max(1, len(self.faces))
        """The width of a column."""
        most = across(self.width)
        self.rows = [
            Row(k, action, self._cells(placed, action), most)
            for k, tile in enumerate(view.tiles)
            for action in tile.actions
        ]

    def _cells(self, placed: Sequence[Choice], action: str) -> list[list[Choice]]:
        return [
            [choice for choice in placed if (choice.move.face, choice.move.action) == (face, action)]
            for face in self.faces
        ]

    def heights(self, view: View, room: int) -> list[int]:
        """The heights of the rows: the room for their numbers and dice, and a share of the rest."""
        least = [max(LEAST, LINE * row.lines + 6) for row in self.rows]
        for k, tile in enumerate(view.tiles):
            mine = [at for at, row in enumerate(self.rows) if row.tile == k]
            lacks = action_tiles.needed(tile) - sum(least[at] for at in mine)
            if lacks > 0:
                least[mine[-1]] += lacks
        # Names above dice, as far as there is room: first those of actions that can be chosen.
        for at, row in sorted(enumerate(self.rows), key=lambda one: not any(one[1].cells)):
            tile = view.tiles[row.tile]
            more = action_tiles.needed(tile, True) + 6 - least[at]
            if tile.dice and len(tile.actions) == 1 and 0 < more <= room - sum(least):
                least[at] += more
        spare = max(0, room - sum(least)) // len(least)
        return [height + spare for height in least]


def across(width: float) -> int:
    """The number of numbers that fit side by side in a cell of this width."""
    return max(1, int((width + 1) // (2 * RADIUS + 1)))


def height_of() -> int:
    """The height of the page."""
    return PLAIN_TOP + islands.HEIGHT + GAP + BAND + GAP - 4


def paint_place(p: Page, table: Table) -> None:
    """Draw everything below the head."""
    Atlas(p.canvas, p.view, 10, PLAIN_TOP).draw(p.ask, not p.ask.active)
    x, width = SIDE
    low = PLAIN_TOP + islands.HEIGHT + GAP - 4
    strip(p.canvas, p.view, p.w, (LEFT, low, x - LEFT - GAP, BAND))
    own_tasks.tasks(p.view, p.seat, p.w).lay(p.canvas, x, low, width, BAND)
    p.canvas.keep(x, PLAIN_TOP, width, islands.HEIGHT)
    _answers(p, table, x, PLAIN_TOP, width, islands.HEIGHT - 6)


def _answers(p: Page, table: Table, x: int, y: int, width: int, height: int) -> None:
    """Draw the tiles below each other; beside each, under the dice, the numbers of the menu."""
    panels.lay(p.canvas, x, y, width, height, PAPER)
    first = x + table.left
    for k, face in enumerate(table.faces):
        middle = first + (k + 0.5) * table.width
        if k:
            left = round(first + k * table.width)
            p.canvas.fill(left - 1, y + EDGE, left + 1, y + height - EDGE, PAPER.hair)
        p.canvas.put(symbols.die(p.seat, face, HALF), middle - HALF, y + EDGE + DICE / 2 - HALF)
    if not table.faces:  # one of the dice is chosen first
        seat_panel.dice(p.canvas, p.view, p.seat, first, y + EDGE + DICE / 2, HALF)
    at = y + EDGE + DICE
    heights = table.heights(p.view, height - 2 * EDGE - DICE)
    for k, tile in enumerate(p.view.tiles):
        mine = [n for n, row in enumerate(table.rows) if row.tile == k]
        tall = sum(heights[n] for n in mine)
        p.canvas.rule(x + EDGE, x + width - EDGE, round(at), PAPER.hair)
        action_tiles.lying_tile(p.canvas, p.view, p.w, tile, x + EDGE, at + 3, TILE, tall - 6)
        if p.ask.active and not any(cell for n in mine for cell in table.rows[n].cells):
            p.canvas.tint(x + EDGE, at + 3, x + EDGE + TILE, at + tall - 3, PAPER.ground, VEIL)
        for n in mine:
            row = table.rows[n]
            if len(mine) > 1:
                sign = symbols.symbol(row.action, SIGN)
                p.canvas.centre(sign, first - EDGE / 2 - SIGN, at + heights[n] / 2)
            for c, choices in enumerate(row.cells):
                _numbers(p, choices, first + c * table.width, at + heights[n] / 2, table.width)
            at += heights[n]


def _numbers(p: Page, choices: Sequence[Choice], left: float, middle: float, width: float) -> None:
    """Draw the numbers of a cell round its middle, with the masks of the gods that must be paid for."""
    most = across(width)
    parts = [choices[k : k + most] for k in range(0, len(choices), most)]
    for n, part in enumerate(parts):
        y = middle + (n - (len(parts) - 1) / 2) * LINE
        step = min(2 * RADIUS + APART, (width - BETWEEN) / len(part))
        for k, choice in enumerate(part):
            x = left + width / 2 + (k - (len(part) - 1) / 2) * step
            panels.tag(p.canvas, x, y, choice.tag, RADIUS)
            above = x - (len(choice.move.gods) - 1) * MASK
            for g, god in enumerate(choice.move.gods):
                p.canvas.centre(
                    symbols.symbol(f"god-{god}", MASK, True), above + g * 2 * MASK, y - RADIUS + 2
                )
