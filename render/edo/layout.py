"""Places of spaces on the picture: `layout.toml`, and a rule for spaces that the file does not name."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.games.edo.view import SpaceView


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
