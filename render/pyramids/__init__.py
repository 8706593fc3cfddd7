"""Silver & Gold: Pyramids: a sandstone wall that turns to gold."""

from __future__ import annotations

from render.kit import badges
from render.pyramids.look import GAME
from render.pyramids.signs import EMBLEMS

badges.register(GAME, EMBLEMS)
