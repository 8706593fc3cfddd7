"""Places of everything on the chart, for two, three and four seats, in pixels of the finished picture:
`layout.toml`, and what follows from it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from bot.games.golden_horn.view import Node
from render.kit.frames import MARGIN, WIDTH
from render.kit.shapes import Point

Corner = tuple[int, int]
Place = tuple[int, int, int, int]
"""Left, top, width and height."""

CHART_TOP: Final = 104
CHART_BOTTOM: Final = 1010
TABLE_HEIGHT: Final = 1018
"""Height of the public table, and of a page: the seats or the answers lie on the land in the middle."""
ASIDE: Final = 28
RIM: Final = 18
"""Width of the chart's graduated frame."""
INWARDS: Final = 26
"""From a square to its inner point."""

PORT: Final = (428, 302)
VENICE: Final = (MARGIN + RIM + 6, CHART_TOP + RIM + 6)
CONSTANTINOPLE: Final = (WIDTH - VENICE[0] - PORT[0], VENICE[1])
PIER: Final = (250, 4)
"""How far from its outer side, and how far below it, ways reach a main port."""


class Harbour(msgspec.Struct, frozen=True):
    """The places of Modone and its berths, which stand side by side."""

    box: Place
    inner: Corner
    first: Corner
    """The upper left corner of the first berth."""
    berth: tuple[int, int]
    """The greatest distance of two berths, and their height."""
    room: int
    """The width of all berths."""
    apart: int

    def berths(self, count: int) -> tuple[int, tuple[Corner, ...]]:
        """The width of `count` berths and their upper left corners."""
        step, (left, top) = min(self.berth[0], self.room // max(1, count)), self.first
        return step - self.apart, tuple((left + step * i, top) for i in range(count))


class Chart(msgspec.Struct, frozen=True):
    """What the file says about a number of seats."""

    square: tuple[int, int]
    ship: int
    column: int
    west: tuple[Corner, ...]
    panel: tuple[int, int]
    panels: tuple[Corner, ...]
    modone: Harbour | None = None


class Charts(msgspec.Struct, frozen=True):
    """The whole file."""

    holdings: Place
    """The box for what the reader owns on a page, in place of the rose."""
    seats: dict[int, Chart]


CHARTS: Final = msgspec.convert(
    tomllib.loads((Path(__file__).parent / "layout.toml").read_text(encoding="utf-8")), Charts, str_keys=True
)
HOLDINGS: Final = CHARTS.holdings


@dataclass(frozen=True)
class Spot:
    """The place of a node of the route."""

    x: int
    y: int
    width: int
    height: int
    inner: Point
    """A point beside it, on the inner side of the route, where marked ways pass and end."""
    passing: Point
    """The point that a way passes if it does not end here; differs from `inner` where the route bends."""

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def sign(self) -> Place:
        """Where the sign of a square is."""
        return self.x + 12, self.y + 5, 28, 28


@dataclass(frozen=True)
class Layout:
    """The places on the chart for one number of seats."""

    seats: int
    spots: dict[str, Spot]
    ship: int
    """Size of a ship at sea."""
    berth_ship: int
    berths: tuple[Corner, ...]
    """Upper left corners of the berths in Modone, each `berth_ship` wide and `berth_height` high."""
    berth_height: int
    panels: tuple[Place, ...]
    """Left, top, width and height of each seat on the land."""

    @property
    def land(self) -> Place:
        """The land that all panels take together, without the room for tags beside the squares."""
        left, top, _, _ = self.panels[0]
        low = max(y + height for _, y, _, height in self.panels)
        right = max(x + width for x, _, width, _ in self.panels)
        return left + ASIDE, top, right - left - 2 * ASIDE, low - top


def _square(at: Chart, i: int, x: int, y: int) -> Spot:
    """The place of a square, the `i`-th along the route."""
    width, height = at.square
    depth = min(i, 2 * len(at.west) - 1 - i)
    side = x + width + INWARDS if x < WIDTH / 2 else x - INWARDS
    inner: Point = (x + width / 2, y - INWARDS)
    if depth < at.column:
        inner = (side, y + height / 2)
    if depth != at.column - 1:
        return Spot(x, y, width, height, inner, inner)
    # At the last square of a column a way ends high up, clear of the name of the square below; one that
    # passes already turns, so it passes higher still.
    return Spot(x, y, width, height, (side, y + 28), (side, y + 8))


def berths_of(route: Sequence[Node]) -> int:
    """The number of ships that fit in Modone; 0 if the route does not pass it."""
    return sum(node.berths for node in route if node.id == "M")


@cache
def layout(seats: int, berths: int = 0) -> Layout:
    """The layout for a number of seats (2, 3, 4) and a number of berths in Modone."""
    at = CHARTS.seats[seats]
    east = [(WIDTH - x - at.square[0], y) for x, y in reversed(at.west)]
    spots = {f"S{i + 1}": _square(at, i, x, y) for i, (x, y) in enumerate([*at.west, *east])}
    for node, (x, y) in (("V", VENICE), ("C", CONSTANTINOPLE)):
        pier = x + (PIER[0] if node == "V" else PORT[0] - PIER[0]), y + PORT[1] + PIER[1]
        spots[node] = Spot(x, y, *PORT, pier, pier)
    berth_ship, moorings = (0, ()) if at.modone is None else at.modone.berths(berths)
    if at.modone is not None:
        spots["M"] = Spot(*at.modone.box, at.modone.inner, at.modone.inner)
    return Layout(
        seats=seats,
        spots=spots,
        ship=at.ship,
        berth_ship=berth_ship,
        berths=moorings,
        berth_height=0 if at.modone is None else at.modone.berth[1],
        panels=tuple((*corner, *at.panel) for corner in at.panels),
    )
