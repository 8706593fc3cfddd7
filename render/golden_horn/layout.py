"""Places of everything on the chart, for two, three and four seats, in pixels of the finished picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.games.golden_horn.view import Node
from render.kit.frames import MARGIN, WIDTH
from render.kit.shapes import Point

CHART_TOP: Final = 104
CHART_BOTTOM: Final = 1010
UP: Final = 50
"""How much higher the route lies than in a chart with the seats below it."""
TABLE_HEIGHT: Final = 1018
"""Height of the public table, and of a page: the seats or the answers lie on the land in the middle."""
HOLDINGS: Final = (664, 118, 272, 328)
"""The box for what the reader owns on a page, in place of the rose."""
ASIDE: Final = 28
RIM: Final = 18
"""Width of the chart's graduated frame."""

PORT: Final = (428, 302)
VENICE: Final = (MARGIN + RIM + 6, CHART_TOP + RIM + 6)
CONSTANTINOPLE: Final = (WIDTH - VENICE[0] - PORT[0], VENICE[1])


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


@dataclass(frozen=True)
class Layout:
    """The places on the chart for one number of seats."""

    seats: int
    spots: dict[str, Spot]
    square: tuple[int, int]
    ship: int
    """Size of a ship at sea."""
    berth_ship: int
    berths: tuple[tuple[int, int], ...]
    """Upper left corners of the berths in Modone, each `berth_ship` wide and `berth_height` high."""
    berth_height: int
    panels: tuple[tuple[int, int, int, int], ...]
    """Left, top, width and height of each seat on the land."""

    @property
    def land(self) -> tuple[int, int, int, int]:
        """The land that all panels take together, without the room for tags beside the squares."""
        left, top, _, _ = self.panels[0]
        low = max(y + height for _, y, _, height in self.panels)
        right = max(x + width for x, _, width, _ in self.panels)
        return left + ASIDE, top, right - left - 2 * ASIDE, low - top


def _mirror(x: int, width: int) -> int:
    return WIDTH - x - width


def _row(
    left: list[tuple[int, int]], width: int, height: int, column: int
) -> tuple[list[tuple[int, int]], list[Point]]:
    """The places of the squares, the west side as given and the east side mirrored, and their inner points.
    On each side, `column` squares stand one above the other."""
    places = [(x, y - UP) for x, y in left] + [(_mirror(x, width), y - UP) for x, y in reversed(left)]
    inner: list[Point] = []
    for i, (x, y) in enumerate(places):
        depth = min(i, len(places) - 1 - i)
        if depth < column:
            side = x + width + 26 if x < WIDTH / 2 else x - 26
            # Beside the last of these a way ends high up, clear of the name of the square below.
            inner.append((side, y + (28 if depth == column - 1 else height / 2)))
        else:
            inner.append((x + width / 2, y - 26))
    return places, inner


def _passing(y: int, i: int, inner: Point, count: int, column: int) -> Point:
    """The passing point: at the last square of a column a way already turns, so it passes higher up."""
    return (inner[0], y + 8) if min(i, count - 1 - i) == column - 1 else inner


_WEST: Final[dict[int, list[tuple[int, int]]]] = {
    2: [(62, 496), (96, 684), (270, 848)],
    3: [(62, 494), (62, 648), (70, 802), (224, 858), (382, 884), (540, 892)],
    4: [(62, 494), (62, 648), (68, 802), (216, 858), (366, 884), (516, 892)],
}
_SQUARE: Final = {2: (176, 180), 3: (142, 146), 4: (142, 146)}
_COLUMN: Final = {2: 2, 3: 3, 4: 3}


_PANELS: Final[dict[int, tuple[tuple[int, int, int, int], ...]]] = {
    2: ((330, 470, 462, 250), (808, 470, 462, 250)),
    3: ((274, 462, 518, 140), (808, 462, 518, 140), (541, 612, 518, 140)),
    4: ((274, 462, 518, 140), (808, 462, 518, 140), (274, 612, 518, 140), (808, 612, 518, 140)),
}


def berths_of(route: Sequence[Node]) -> int:
    """The number of ships that fit in Modone; 0 if the route does not pass it."""
    return sum(node.berths for node in route if node.id == "M")


@cache
def layout(seats: int, berths: int = 0) -> Layout:
    """The layout for a number of seats (2, 3, 4) and a number of berths in Modone."""
    width, height = _SQUARE[seats]
    places, inner = _row(_WEST[seats], width, height, _COLUMN[seats])
    spots = {
        f"S{i + 1}": Spot(x, y, width, height, point, _passing(y, i, point, len(places), _COLUMN[seats]))
        for i, ((x, y), point) in enumerate(zip(places, inner, strict=True))
    }
    for node, (x, y) in (("V", VENICE), ("C", CONSTANTINOPLE)):
        side = x + 250 if node == "V" else x + PORT[0] - 250
        end = (float(side), float(y + PORT[1] + 4))
        spots[node] = Spot(x, y, *PORT, end, end)
    moorings: tuple[tuple[int, int], ...] = ()
    berth_ship, berth_height = 84, 100
    if seats == 4:
        spots["M"] = Spot(666, 850 - UP, 268, 192, (800, 832 - UP), (800, 832 - UP))
        step = min(86, 258 // max(1, berths))
        moorings = tuple((673 + step * i, 894 - UP) for i in range(berths))
        berth_ship, berth_height = step - 2, 144
    elif seats == 2:
        spots["M"] = Spot(660, 816 - UP, 280, 226, (800, 790 - UP), (800, 790 - UP))
        step = min(132, 264 // max(1, berths))
        moorings = tuple((672 + step * i, 872 - UP) for i in range(berths))
        berth_ship, berth_height = step - 8, 160
    return Layout(
        seats=seats,
        spots=spots,
        square=(width, height),
        ship=172 if seats == 2 else 136,
        berth_ship=berth_ship,
        berths=moorings,
        berth_height=berth_height,
        panels=_PANELS[seats],
    )
