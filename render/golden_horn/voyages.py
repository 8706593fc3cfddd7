"""Where ships sail on the chart: the way from one node to another along the inner side of the route."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

from render.golden_horn.layout import Layout, Spot
from render.kit.frames import WIDTH
from render.kit.shapes import Point, resampled, smooth

OUT: Final = 7
"""The distance from the frame of a square to the head of a way."""
TURN: Final = 32
"""How far before its end a way begins to turn to a square."""
ASIDE: Final = 34
"""How much lower a way from below ends beside a square, clear of its bow."""
NAME: Final = 92
"""How far from the middle of Modone a way is clear of its name."""
SHIFTED: Final = 20
"""How far from the middle of a berth a way ends if the name makes room for it."""


def edge_point(spot: Spot, node: str, out: float = 3) -> Point:
    """The point where a way leaves or reaches a node: the middle of its inner edge, `out` pixels outside."""
    if node in "VC":
        return spot.inner
    x, y = spot.inner
    cx, _ = spot.middle
    if abs(x - cx) > spot.width / 2:  # beside the square
        return (spot.x + spot.width + out if x > cx else spot.x - out), y
    return x, spot.y - out


def lifted(spot: Spot, by: float) -> Point:
    """The inner point of a spot, moved further inwards."""
    x, y = spot.passing
    cx, _ = spot.middle
    if abs(x - cx) > spot.width / 2:
        return x + (by if x > cx else -by), y
    return x, y - by


def line(
    at: Layout,
    route: Sequence[str],
    start: str,
    end: str,
    berths: tuple[int, int] = (-1, -1),
    lies: float | None = None,
    aside: int = 0,
) -> list[Point]:
    """The way from one node to another along the inner side of the route; it ends at the frame of the node.

    Args:
        berths: the berth of Modone that it leaves and the berth that it reaches; -1: the middle.
        lies: the x of the middle of the ship in the main port that the way reaches.
        aside: the side to which the name of Modone makes room (`name_aside`).
    """
    i, j = route.index(start), route.index(end)
    step = 1 if j > i else -1
    between = [route[k] for k in range(i + step, j, step)]
    first, last = at.spots[start], at.spots[end]
    middles = dict(enumerate(x + at.berth_ship / 2 for x, _ in at.berths))
    leaves, reaches = map(middles.get, berths)
    x, y = edge_point(first, start)
    points = [(leaves if start == "M" and leaves is not None else x, y)]
    if between:
        points += [lifted(at.spots[node], 14) for node in between]
    elif "V" not in (start, end) and "C" not in (start, end):
        (x0, y0), (x1, y1) = lifted(first, 12), lifted(last, 12)
        points.append(((x0 + x1) / 2, (y0 + y1) / 2))
    points += _arriving(at, last, end, points[-1], reaches if end == "M" else lies, aside)
    return list(_curve(tuple(points)))


@lru_cache(maxsize=64)
def _curve(points: tuple[Point, ...]) -> list[Point]:
    """A soft line through these points; the table and the pages of all seats show the same."""
    return _soft(resampled(smooth(points, closed=False, steps=14), 8))


def _arriving(at: Layout, last: Spot, end: str, before: Point, x: float | None, aside: int) -> list[Point]:
    """The end of a way that comes from `before`: it leaves its line, turns to the node, and ends at its
    frame, in a port at `x`."""
    if end in "VC":
        outer = at.spots["S1" if end == "V" else f"S{len(at.spots) - 2 - ('M' in at.spots)}"]
        near, far = (outer.x + outer.width + 20, 262) if end == "V" else (WIDTH - 262, outer.x - 20)
        x = min(max(last.inner[0] if x is None else x, near), far)
        return [(x, last.inner[1] + out) for out in (46, 34, 4)]
    if beside(last):
        (x0, y), (x1, _), (x2, _) = (edge_point(last, end, out) for out in (52, 40, OUT))
        y += ASIDE if before[1] > y else 0
        back = math.copysign(TURN, before[1] - y)
        return [(x0, y + back), (x1, y + back / 5), (x2, y)]
    (x0, y0), (_, y1), (_, y2) = (edge_point(last, end, out) for out in (50, 40, OUT))
    if end == "M" and x is not None:
        above = _below_name(at, x)
        middle, _ = last.middle  # clear of the name beside it
        x0 = x - aside * SHIFTED if above else middle + math.copysign(max(NAME, abs(x - middle)), x - middle)
        y2 = y2 if above and not aside else at.berths[0][1]
    back = math.copysign(TURN, before[0] - x0)
    return [(x0 + back, y0), (x0 + back / 5, y1), (x0, y2)]


def name_aside(at: Layout, reached: Sequence[float]) -> int:
    """The side to which the name of Modone makes room for ways to berths with these middles: 1 is right, 0:
    it stays in the middle, and a way that has no room beside it ends above it."""
    if len(reached) == len(at.berths) or not any(_below_name(at, x) for x in reached):
        return 0
    return 1 if sum(x - at.spots["M"].middle[0] for x in reached) < -SHIFTED else -1


def _below_name(at: Layout, x: float) -> bool:
    """Whether no way reaches the berth of Modone with the middle at `x` beside the name."""
    return 2 * (NAME - abs(x - at.spots["M"].middle[0])) > at.berth_ship - TURN


def _soft(points: list[Point]) -> list[Point]:
    """The line with softened corners: each inner point becomes the mean of its neighbours; both ends stay."""
    last = len(points) - 1
    for _ in range(3):
        xs, ys = ([0.0, *accumulate(point[k] for point in points)] for k in (0, 1))
        near = [min(5, i, last - i) for i in range(len(points))]
        points = [
            ((xs[i + k + 1] - xs[i - k]) / (2 * k + 1), (ys[i + k + 1] - ys[i - k]) / (2 * k + 1))
            for i, k in enumerate(near)
        ]
    return points


def beside(spot: Spot) -> bool:
    """Whether the inner side of a square is its left or right one."""
    return abs(spot.inner[0] - spot.middle[0]) > spot.width / 2
