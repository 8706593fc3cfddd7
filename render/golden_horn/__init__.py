"""The drawing of Golden Horn: a portolan chart of the route from Venice to Constantinople."""

from __future__ import annotations

from bot.core import View as CoreView
from bot.games.golden_horn.view import View
from render.golden_horn.alt_text import TELLING
from render.golden_horn.board import look_of
from render.golden_horn.lobby import paint_lobby as lobby
from render.golden_horn.pieces.signs import anchor, eagle, lion, tower
from render.golden_horn.score_sheet import paint_sheet as sheet
from render.golden_horn.table import paint_table
from render.golden_horn.theme import GAME
from render.golden_horn.turn_page import paint_hand, paint_page
from render.kit import badges
from render.kit.canvas import Canvas
from render.kit.frames import Look
from render.scene import Scene

__all__ = ["board", "describe", "lobby", "look", "paint", "sheet"]

describe, board = TELLING.describe, TELLING.board
badges.register(GAME, (lion, eagle, tower, anchor), ("gh-crest-L", "gh-crest-E", "gh-crest-T", "gh-crest-A"))


def paint(scene: Scene) -> Canvas:
    """Draw the table, a private page or a hand, depending on what the scene holds."""
    if scene.view.viewer is None:
        return paint_table(scene)
    if scene.choices or scene.question is not None or scene.chosen:
        return paint_page(scene)
    return paint_hand(scene)


def look(view: CoreView) -> Look:
    """The papers and badges of a match, with the crests that were chosen."""
    assert isinstance(view, View)
    return look_of(view)
