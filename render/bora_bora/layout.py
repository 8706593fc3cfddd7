"""Places of everything on the pictures, in pixels at a width of 1600."""

from __future__ import annotations

from typing import Final

from render.bora_bora import islands
from render.kit.frames import HEAD, MARGIN, WIDTH

GAP: Final = 14
"""Distance between panels."""
STORY: Final = 58
"""Height of the strip that tells the last turn, below the head on the same paper."""
BAND: Final = 16
"""Height of the tapa band."""
LEFT: Final = 24
RIGHT: Final = WIDTH - LEFT
FIELD: Final = RIGHT - LEFT
"""Width between the margins."""

TOP: Final = HEAD + STORY + BAND + GAP
"""Upper edge of the area for the table."""
PLAIN_TOP: Final = HEAD + BAND + GAP
"""The same without the strip of the last turn."""
MAP: Final = (10, islands.WIDTH, islands.HEIGHT)
"""Left edge, width, height."""
SIDE: Final = (LEFT + islands.WIDTH, RIGHT - LEFT - islands.WIDTH)
"""Left edge and width of the column beside the map."""
TRACK: Final = 212
"""Height of the status panel."""
TILES: Final = 186
"""Height of the action tiles."""
MARKET: Final = 390
"""Height of the lowest row: persons, temple, tasks, jewelry, gods."""
TILES_TOP: Final = TOP + islands.HEIGHT + GAP
MARKET_TOP: Final = TILES_TOP + TILES + GAP
TABLE_HEIGHT: Final = MARKET_TOP + MARKET + LEFT

__all__ = ["BAND", "FIELD", "GAP", "HEAD", "LEFT", "MAP", "MARGIN", "MARKET", "RIGHT", "SIDE", "STORY", "TOP"]
