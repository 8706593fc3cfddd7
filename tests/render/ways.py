"""Watches the ways of last moves that pictures draw."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from render.kit import marks
from render.kit.canvas import Canvas
from render.kit.shapes import Point


def ways_drawn(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[Point]]:
    """The ways that are drawn from now on, each from where it is last seen to begin to the end of its
    arrow."""
    lines: list[Sequence[Point]] = []
    draw = marks.way

    def way(board: Canvas, points: Sequence[Point], arrow: bool = True) -> None:
        if arrow:
            lines.append(points)
        draw(board, points, arrow)

    monkeypatch.setattr(marks, "way", way)
    return lines
