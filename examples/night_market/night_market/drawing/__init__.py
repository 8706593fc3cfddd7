"""The drawing of Night Market: paper lanterns over a square at dusk."""

from __future__ import annotations

from night_market.drawing.alt_text import board, describe
from night_market.drawing.lobby import paint_lobby
from night_market.drawing.pieces.emblems import CALLED, EMBLEMS
from night_market.drawing.score_sheet import paint_sheet
from night_market.drawing.table import paint_table
from night_market.drawing.theme import GAME
from render.kit import badges
from render.kit.canvas import Canvas
from render.scene import Lobby, Scene, Sheet

__all__ = ["board", "describe", "lobby", "paint", "sheet", "warm"]

badges.register(GAME, EMBLEMS, CALLED)


def paint(scene: Scene) -> Canvas:
    """Draw the table; for a seat with its hand and the numbered answers."""
    return paint_table(scene)


def lobby(scene: Lobby) -> Canvas:
    return paint_lobby(scene)


def sheet(scene: Sheet) -> Canvas:
    return paint_sheet(scene)


def warm() -> None:
    """Draw the pieces that every picture needs."""
    from night_market.drawing.samples import samples

    for _ in samples():
        pass
