"""Places of spaces on the picture: `layout.toml`, and a rule for spaces that the file does not name; the
boxes of spaces, sites and strongholds."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from bot.games.edo.view import CityView, SpaceView
from bot.text import Words
from render.kit import fonts
from render.kit.fonts import Style, sizes_from
from render.kit.text import fit


@dataclass(frozen=True)
class Layout:
    """Places and sizes of one drawing of a side of the board, in pixels."""

    public: bool
    """Whether this is the map of the public table; that of a page has the codes that commands use."""
    height: int
    """Lower edge of the map."""
    width: int
    """Right edge of the map."""
    top: int
    """Upper edge of the map."""
    disc: int
    river: int
    road: int
    gate: int
    piece: int
    city: tuple[int, int]
    edo: tuple[int, int]
    centre: tuple[int, int]
    rings: tuple[tuple[int, int], ...]
    places: dict[str, tuple[int, int]]
    raised: dict[str, float]
    """Spaces whose pieces are higher than elsewhere, because a city is close below: how far from the middle
    of the space, in radii."""
    aside: dict[str, int]
    """Spaces whose pieces keep away from a city beside them: how far, for three pieces."""

    def at(self, space: SpaceView) -> tuple[int, int]:
        """The middle of a space."""
        return self.place(space.code, space.at)

    def place(self, code: str, polar: tuple[int, int]) -> tuple[int, int]:
        """The middle of a space by its code, or by ring and degrees if the layout does not name it."""
        known = self.places.get(code)
        if known is not None:
            return known
        ring, degrees = polar
        x, y = self.centre
        if not ring:
            return x, y
        rx, ry = self.rings[min(ring, len(self.rings)) - 1]
        a = math.radians(degrees - 90)
        return round(x + rx * math.cos(a)), round(y + ry * math.sin(a))

    def size(self, kind: str) -> tuple[int, int]:
        """Width and height of a space of a kind."""
        match kind:
            case "edo":
                return self.edo
            case "city":
                return self.city
            case "gate":
                return self.gate, self.gate
            case "river":
                return 2 * self.river, 2 * self.river
            case "road":
                return 2 * self.road, 2 * self.road
        return 2 * self.disc, 2 * self.disc


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "layout.toml").read_text(encoding="utf-8"))


@cache
def layout(side: str, table: bool = False) -> Layout:
    """The layout of a side of the board. An unknown side gets the sizes of the larger side, and places by
    rings alone.

    `table`: the map of the public table, without codes.
    """
    known = _table().get(side)
    row = known or _table()["B"]
    values: dict[str, Any] = {key: tuple(row[key]) for key in ("city", "edo", "centre")}
    values |= {key: row[key] for key in ("height", "width", "top", "disc", "river", "road", "gate", "piece")}
    values |= {key: row.get(key, {}) if known else {} for key in ("raised", "aside")}
    values["rings"] = tuple((x, y) for x, y in row["rings"])
    values["places"] = {code: (x, y) for code, (x, y) in row["at"].items()} if known else {}
    return Layout(table, **values)


CODE: Final = Style(30, 700)
"""Codes of spaces, for players who type commands."""
BAND: Final = {"edo": 52, "city": 42}
"""Height of the band with a city's name."""
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
