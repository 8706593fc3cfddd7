"""Golden Horn: a portolan chart of the way from Venice to Constantinople."""

from __future__ import annotations

from render.golden_horn.look import GAME
from render.golden_horn.signs import anchor, eagle, lion, tower
from render.golden_horn.table import paint_table
from render.kit import badges
from render.kit.canvas import Canvas
from render.scene import Scene

badges.register(GAME, (lion, eagle, tower, anchor))


def paint(scene: Scene) -> Canvas:
    return paint_table(scene)
