"""Numbers that people would rather look at than read: histories, ratings, statistics. One plain look for all
games; what is said in it comes ready in the reader's words."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.results.chart import paint as paint_chart
from render.results.telling import lines, told
from render.scene import Chart

ledger = False
seat_boards = False


def paint(scene: Chart) -> Canvas:
    return paint_chart(scene)


def describe(scene: Chart) -> str:
    """Title, figures and lines as sentences."""
    return told(scene)


def board(scene: Chart) -> str:
    """The same, line by line."""
    return "\n".join(lines(scene))


def warm() -> None:
    """Nothing: there is no static layer."""
