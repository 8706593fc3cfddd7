"""Places of everything on the pictures, in pixels at a width of 1600."""

from __future__ import annotations

from typing import Final

from render.bora_bora import islands
from render.kit.frames import HEAD, WIDTH

GAP: Final = 14
"""Distance between panels."""
STORY: Final = 64
"""Height of the strip that tells the last turn, below the head on the same paper."""
BAND: Final = 16
"""Height of the tapa band."""
LEFT: Final = 24
RIGHT: Final = WIDTH - LEFT
FIELD: Final = RIGHT - LEFT
"""Width between the margins."""

PLAIN_TOP: Final = HEAD + BAND + GAP
"""The same without the strip that tells the last turn."""
SIDE: Final = (LEFT + islands.WIDTH, RIGHT - LEFT - islands.WIDTH)
"""Left edge and width of the column beside the map of a page."""

# The table: the map in the middle, a seat in each corner of the sea, action tiles at both sides, the status
# track below.

TABLE_HEIGHT: Final = 1018
"""The height that fills Discord's box for a single picture (550 x 350)."""
CHART: Final = ((WIDTH - islands.WIDTH) // 2, HEAD + STORY + BAND + 6)
"""Left and upper edge of the map."""
CORNER: Final = (536, 162)
"""Width and height of a panel in a corner."""
TILES: Final = 300
"""Width of the columns of action tiles."""
TRACK: Final = (TABLE_HEIGHT - 16 - 108, 108)
"""Upper edge and height of the status track."""
LOWER: Final = CHART[1] + islands.HEIGHT - CORNER[1]
"""Upper edge of the lower corners."""


def corner(place: int) -> tuple[int, int]:
    """Left and upper edge of a corner, clockwise from the upper left."""
    return (LEFT if place in (0, 3) else RIGHT - CORNER[0]), (CHART[1] + 2 if place < 2 else LOWER)


TILES_TOP: Final = corner(0)[1] + CORNER[1] + 6
TILES_HEIGHT: Final = LOWER - 6 - TILES_TOP
"""Upper edge and height of the columns of action tiles, between the corners."""
