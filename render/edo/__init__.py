"""The drawing of Edo: a colour woodcut of the roads round the Shogun's capital."""

from __future__ import annotations

from bot.games.edo.asking import Ask
from bot.games.edo.planning import Act, Back, Crew
from bot.games.edo.view import EdoView
from render.edo.alt_text import TELLING
from render.edo.hand import paint_plan
from render.edo.ledger import paint_ledger
from render.edo.lobby import paint_lobby as lobby
from render.edo.pieces.crests import CALLED, CRESTS
from render.edo.score_sheet import paint_sheet as sheet
from render.edo.settled import settled
from render.edo.table import paint_table
from render.edo.theme import GAME, LOOK
from render.edo.turn_page import paint_page
from render.kit import badges
from render.kit.canvas import Canvas
from render.scene import Scene

__all__ = ["board", "describe", "lobby", "look", "paint", "sheet"]

describe, board, look = TELLING.describe, TELLING.board, LOOK.of
badges.register(GAME, CRESTS, CALLED)


def paint(scene: Scene) -> Canvas:
    """Draw the table, the reader's plan or a private page, depending on what the scene holds."""
    scene = settled(scene)
    view = scene.view_of(EdoView)
    if scene.ledger:
        return paint_ledger(scene)
    if view.viewer is None:
        return paint_table(scene)
    chosen = scene.chosen and not any(isinstance(move, Act | Crew | Back | Ask) for move in scene.chosen)
    asked = scene.question is not None or scene.choices or scene.chosen
    planned = view.own is not None and view.phase in ("plan", "act")
    if planned and not chosen and (view.phase == "plan" or not asked):
        return paint_plan(scene)
    return paint_page(scene)
