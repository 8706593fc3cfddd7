"""Draw statistics that are easier to see than to read: histories, ratings, totals.

The look is plain and the same for all games. The texts are already in the reader's language.
"""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.results.chart import paint as paint_chart
from render.results.telling import lines, told
from render.scene import Chart


def paint(scene: Chart) -> Canvas:
    return paint_chart(scene)


def describe(scene: Chart) -> str:
    """Title, figures and lines as sentences."""
    return told(scene)


def board(scene: Chart) -> str:
    """The same as `describe`, line by line."""
    return "\n".join(lines(scene))
