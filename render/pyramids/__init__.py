"""The drawing of Silver & Gold: Pyramids: a sandstone wall whose cells turn to gold."""

from __future__ import annotations

from bot.games.pyramids.view import PyramidsView
from render.kit import badges
from render.kit.canvas import Canvas
from render.pyramids.alt_text import TELLING
from render.pyramids.choices import paint_keep, paint_take
from render.pyramids.lobby import paint_lobby as lobby
from render.pyramids.pieces.signs import CALLED, EMBLEMS
from render.pyramids.score_sheet import paint_sheet as sheet
from render.pyramids.table import paint_table
from render.pyramids.theme import GAME, LOOK
from render.pyramids.turn_page import paint_marks, picking
from render.scene import Scene

__all__ = ["board", "describe", "lobby", "look", "paint", "sheet"]

describe, board, look = TELLING.describe, TELLING.board, LOOK.of
badges.register(GAME, EMBLEMS, CALLED)


def paint(scene: Scene) -> Canvas:
    """Draw the table, a private page or a hand, depending on what the scene holds."""
    view = scene.view_of(PyramidsView)
    if view.viewer is None or view.own is None:
        return paint_table(scene)
    if view.own.dealt:
        return paint_keep(scene)
    if picking(scene) and scene.question is not None:
        return paint_take(scene)
    return paint_marks(scene)
