"""The drawing of Bora Bora: five islands in a lagoon at noon."""

from __future__ import annotations

from render.bora_bora.alt_text import TELLING
from render.bora_bora.hand import paint_hand
from render.bora_bora.ledger import paint_ledger
from render.bora_bora.lobby import paint_lobby as lobby
from render.bora_bora.pieces.emblems import CALLED, EMBLEMS
from render.bora_bora.score_sheet import paint_sheet as sheet
from render.bora_bora.seat_board import paint_board
from render.bora_bora.table import paint_table
from render.bora_bora.theme import GAME, LOOK
from render.bora_bora.turn_page import paint_page
from render.kit import badges
from render.kit.canvas import Canvas
from render.scene import Scene

__all__ = ["board", "describe", "lobby", "look", "paint", "sheet"]

describe, board, look = TELLING.describe, TELLING.board, LOOK.of
badges.register(GAME, EMBLEMS, CALLED)


def paint(scene: Scene) -> Canvas:
    """Draw the table, a seat's own board, a private page or a hand, depending on what the scene holds."""
    if scene.ledger:
        return paint_ledger(scene)
    if scene.board_of is not None:
        return paint_board(scene, scene.board_of)
    if scene.view.viewer is None:
        return paint_table(scene)
    if scene.choices or scene.question is not None or scene.chosen:
        return paint_page(scene)
    return paint_hand(scene)
