"""The drawing of Edo: a colour woodcut of the roads round the Shogun's capital."""

from __future__ import annotations

from bot.games.edo.asking import Ask
from bot.games.edo.planning import Act, Back, Crew
from bot.games.edo.view import EdoView
from bot.text import words
from render.edo.alt_text import TELLING
from render.edo.hand import paint_plan
from render.edo.ledger import paint_ledger
from render.edo.pieces import buildings, people
from render.edo.pieces.crests import CALLED, CRESTS
from render.edo.pieces.scenery import lobby_ground
from render.edo.score_sheet import paint_sheet as sheet
from render.edo.settled import settled
from render.edo.table import paint_table
from render.edo.theme import GAME, LOOK
from render.edo.turn_page import paint_page
from render.kit import badges, frames
from render.kit.canvas import Canvas
from render.kit.frames import LOBBY_HEIGHT
from render.scene import Lobby, Scene

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


def lobby(scene: Lobby) -> Canvas:
    """Draw the mountain with the sun and a city at its foot; the seats and the options."""
    w = words(scene.language)
    canvas = Canvas(lobby_ground(LOBBY_HEIGHT))
    for piece, x, y in (
        (buildings.stronghold(88, True), 1190, 574),
        (buildings.house(3, 48, True), 1058, 614),
        (buildings.temple(2, 66, True), 1326, 594),
        (buildings.post(4, 54, True), 1432, 606),
        (people.samurai(0, 46), 1514, 614),
        (people.merchant(44), 1102, 624),
    ):
        canvas.centre(piece, x, y)
    frames.lobby(canvas, scene, LOOK, w, w("edo-pic-title"))
    return canvas
