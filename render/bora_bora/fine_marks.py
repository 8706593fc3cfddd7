"""Brackets of the last move for things that stand close to others."""

from __future__ import annotations

from render.kit.marks import brackets
from render.kit.sketch import Sprite


def corners(width: int, height: int) -> Sprite:
    """Mark a thing that the last move has touched: brackets like those of larger things, but thin and
    close."""
    return brackets(width, height, 3, 14, 4)
