"""Draw the ground of the lobby: sand, and the sea before Constantinople on which the ships lie."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.golden_horn.pieces.places import roads
from render.golden_horn.pieces.sheet import rose
from render.golden_horn.theme import GAME, LOOK, C
from render.kit import zoom
from render.kit.backgrounds import as_ground
from render.kit.canvas import Canvas
from render.kit.frames import LOBBY_HEIGHT, WIDTH, flat

EDGE: Final = 996
"""Where the sand ends and the sea begins."""
HORIZON: Final = 262
AT_SEA: Final = (
    ((1160, 470, 200), (1430, 520, 220)),
    ((1130, 400, 160), (1410, 400, 160), (1270, 560, 220)),
    ((1124, 386, 150), (1440, 386, 150), (1150, 578, 200), (1446, 578, 200)),
)
"""For two, three and four seats: the middle of each ship, and its size."""


@as_ground(GAME)
def ground() -> Image.Image:
    """Sand and sea without ships."""
    canvas = Canvas(flat(WIDTH, LOBBY_HEIGHT, C["sand"]))
    canvas.centre(rose(92), 876, 140)
    canvas.put(roads(WIDTH - EDGE, LOBBY_HEIGHT, HORIZON), EDGE, 0)
    upright = Canvas(zoom.sheet(LOBBY_HEIGHT, 10, C["cream"]))
    upright.put(LOOK.rail(LOBBY_HEIGHT), 0, 0)
    canvas.paste(upright.image.rotate(90, expand=True), EDGE, 0)
    return canvas.image
