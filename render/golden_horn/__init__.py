"""Golden Horn: a portolan chart of the way from Venice to Constantinople."""

from __future__ import annotations

from render.golden_horn.hand import paint_hand
from render.golden_horn.look import GAME
from render.golden_horn.page import paint_page
from render.golden_horn.signs import anchor, eagle, lion, tower
from render.golden_horn.table import paint_table
from render.kit import badges
from render.kit.canvas import Canvas
from render.scene import Scene

badges.register(GAME, (lion, eagle, tower, anchor))


def paint(scene: Scene) -> Canvas:
    """The table, a private page or a hand, by what the scene holds."""
    if scene.view.viewer is None:
        return paint_table(scene)
    if scene.choices or scene.question is not None or scene.chosen:
        return paint_page(scene)
    return paint_hand(scene)
