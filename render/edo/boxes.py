"""The boxes of spaces, sites and strongholds on the map."""

from __future__ import annotations

from typing import Final

from bot.games.edo.view import CityView, SpaceView
from render.edo.background import BAND
from render.edo.layout import Layout

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
SITE: Final = 40
EDO_SITE: Final = 48
ROW: Final = 5
"""Sites in one row of Edo."""


def sites_of(plan: Layout, city: CityView, kind: str, x: float, y: float) -> list[Box]:
    """The boxes of a city's sites in order; smaller if there are more than usual."""
    width, height = plan.size(kind)
    left, top = x - width / 2, y - height / 2 + BAND[kind] + 8
    if kind == "edo":
        keep = 62
        columns = max(1, -(-city.sites // 2)) if city.sites > 2 * ROW else min(ROW, max(1, city.sites))
        step = min(EDO_SITE + 3, (width - 30 - keep) / columns)
        return [
            (left + 12 + i % columns * step, top + i // columns * step, step - 3, step - 3)
            for i in range(city.sites)
        ]
    step = min(SITE + 1.5, (width - 14) / max(1, city.sites))
    start = x - step * city.sites / 2
    return [(start + i * step, top, step - 1.5, step - 1.5) for i in range(city.sites)]


def keep_box(plan: Layout, kind: str, x: float, y: float) -> Box:
    """The site of the stronghold."""
    width, height = plan.size(kind)
    if kind == "edo":
        size = 62.0 if width > 310 else 56.0
        return x + width / 2 - 10 - size, y - height / 2 + BAND[kind] + 14, size, size
    size = min(52.0, height - BAND[kind] - 64)
    return x + width / 2 - 12 - size, y + height / 2 - 6 - size, size, size


def box_of(plan: Layout, space: SpaceView) -> Box:
    """The box of a space."""
    x, y = plan.at(space)
    width, height = plan.size(space.kind)
    return x - width / 2, y - height / 2, width, height


# --- Cities ------------------------------------------------------------------------------------------------
