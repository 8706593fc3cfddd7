"""Draw in advance the parts of all pictures of this game."""

from __future__ import annotations

from render.golden_horn.chart import ground
from render.golden_horn.layout import TABLE_HEIGHT
from render.golden_horn.samples import samples, shipped_route


def preload() -> None:
    """Draw the pieces, and the charts for all numbers of seats."""
    for _ in samples():
        pass
    for seats in (2, 3, 4):
        ground(seats, shipped_route(seats), TABLE_HEIGHT)
