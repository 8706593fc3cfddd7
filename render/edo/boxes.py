"""The boxes of spaces, sites and strongholds on the map."""

from __future__ import annotations

from typing import Final

from bot.games.edo.view import CityView, SpaceView
from bot.text import Words
from render.edo.background import BAND, CODE
from render.edo.layout import Layout
from render.kit import fonts
from render.kit.fonts import Style, sizes_from
from render.kit.text import fit

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
SITE: Final = 40
SIDE: Final = 7
"""The distance from the edge of a city to its first site."""
KEPT: Final = SITE + SIDE + 3
"""From the left edge of a city to its income: its stronghold is before it."""
COIN: Final = 40
"""The coin before an income."""
INCOME: Final = Style(34, 800)
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
    step = min(SITE + 1.5, (width - 2 * SIDE) / max(1, city.sites))
    return [(left + SIDE + i * step, top, step - 1.5, step - 1.5) for i in range(city.sites)]


def keep_box(plan: Layout, kind: str, x: float, y: float) -> Box:
    """The site of the stronghold: the lower left corner of a city, in Edo beside the other sites."""
    width, height = plan.size(kind)
    if kind == "edo":
        size = 62.0 if width > 310 else 56.0
        return x + width / 2 - 10 - size, y - height / 2 + BAND[kind] + 14, size, size
    return x - width / 2 + SIDE, y + height / 2 - SIDE - SITE, SITE, SITE


def income_text(city: CityView, public: bool) -> str:
    """The shares of an income: those that hold now, or those of the first row."""
    amounts = [ryo for _, ryo in city.income] or list(city.pays[0] if city.pays else ())
    return (" · " if len(amounts) < (3 if public else 4) else "·").join(str(ryo) for ryo in amounts)


def strip(plan: Layout, space: SpaceView) -> tuple[float, float]:
    """The left edge and the width of the strip for pieces in a city: right of its stronghold and income."""
    x, _ = plan.at(space)
    width, _ = plan.size(space.kind)
    text = income_text(space.city, plan.public) if space.city is not None else ""
    used = KEPT + fonts.width(text, INCOME) + COIN if text else KEPT
    used = min(used, width - 2 * plan.piece - SIDE)
    return x - width / 2 + used, width - used - 4


def named(plan: Layout, space: SpaceView, w: Words) -> tuple[str, Style, str]:
    """What stands in the band of a town: its name, set to fit, and behind it the code, if there is room."""
    name = w(f"edo-town-{space.town}") if space.town else space.code
    room: float = plan.size(space.kind)[0] - 18
    if space.kind == "edo":
        text = income_text(space.city, plan.public) if space.city is not None else ""
        room -= fonts.width(text, income_style(space.city)) + 60 if space.city is not None and text else 0
        return (*fit(name, Style(46, 700, "speaking"), room, (46, 42, 38, 34, 32, 30, 28)), "")
    behind = fonts.width(space.code, CODE) + 10
    small = fonts.width(name, Style(30, 700, "speaking"))
    code = space.code if space.town and not plan.public and small + behind <= room else ""
    return (*fit(name, Style(36, 700, "speaking"), room - (behind if code else 0), sizes_from(36, 30)), code)


def income_style(city: CityView) -> Style:
    """How the income of Edo is set: five amounts in one size for all readers, beside the name."""
    return Style(40, 800) if len(city.income) < 5 else Style(36, 800, fixed=True)


def box_of(plan: Layout, space: SpaceView) -> Box:
    """The box of a space."""
    x, y = plan.at(space)
    width, height = plan.size(space.kind)
    return x - width / 2, y - height / 2, width, height
