"""The drawing of every game without one of its own: areas, cards, numbers, hands and scores.

A game that changes a little of it makes a `TableDrawing` in its drawing module, and exports its functions.
"""

from __future__ import annotations

from bot.core import View
from render.kit.frames import Look
from render.table.drawing import DEFAULT, TableDrawing

__all__ = ["TableDrawing", "board", "describe", "lobby", "look", "paint", "sheet"]

paint, lobby, sheet = DEFAULT.paint, DEFAULT.lobby, DEFAULT.sheet
describe, board = DEFAULT.describe, DEFAULT.board


def look(view: View) -> Look:
    """The papers and badges of a game's curves."""
    return DEFAULT.look(view)
