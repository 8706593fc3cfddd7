"""Compute points of curves and outlines, in pixels of the finished picture. Y grows downwards."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Points = Sequence[Point]


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points of an ellipse from `start` to `end` degrees; 0 is right, 90 is down."""
    return [
        (cx + rx * math.cos(a), cy + ry * math.sin(a))
        for a in (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    ]


def quad(a: Point, b: Point, c: Point, steps: int = 16) -> list[Point]:
    """A quadratic curve from `a` to `c` with the control point `b`."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        points.append(
            (u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1])
        )
    return points


def cubic(a: Point, b: Point, c: Point, d: Point, steps: int = 20) -> list[Point]:
    """A cubic curve from `a` to `d` with handles `b` and `c`."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        k = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        points.append(
            (
                k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
            )
        )
    return points


def smooth(points: Points, closed: bool = True, steps: int = 8) -> list[Point]:
    """A smooth line through all points (Catmull-Rom)."""
    n = len(points)
    curve: list[Point] = []
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = (
            points[j % n] if closed else points[min(max(j, 0), n - 1)] for j in (i - 1, i, i + 1, i + 2)
        )
        for s in range(steps):
            t = s / steps
            curve.append(tuple(_catmull(p0[k], p1[k], p2[k], p3[k], t) for k in (0, 1)))  # type: ignore[arg-type]
    if not closed:
        curve.append(points[-1])
    return curve


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def box(x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def rounded(x0: float, y0: float, x1: float, y1: float, radius: float, steps: int = 8) -> list[Point]:
    """A rectangle with rounded corners, clockwise from the upper left."""
    r = min(radius, (x1 - x0) / 2, (y1 - y0) / 2)
    return [
        *arc(x0 + r, y0 + r, r, r, 180, 270, steps),
        *arc(x1 - r, y0 + r, r, r, 270, 360, steps),
        *arc(x1 - r, y1 - r, r, r, 0, 90, steps),
        *arc(x0 + r, y1 - r, r, r, 90, 180, steps),
    ]


def ngon(cx: float, cy: float, radius: float, corners: int, turn: float = -90) -> list[Point]:
    """A regular polygon; the first corner lies at `turn` degrees."""
    return arc(cx, cy, radius, radius, turn, turn + 360, corners)[:-1]


def star(cx: float, cy: float, outer: float, inner: float, rays: int, turn: float = -90) -> list[Point]:
    """A star with `rays` points."""
    points = []
    for i in range(2 * rays):
        r = inner if i % 2 else outer
        a = math.radians(turn + 180 * i / rays)
        points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return points


def moved(points: Iterable[Point], dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in points]


def scaled(points: Iterable[Point], k: float) -> list[Point]:
    return [(x * k, y * k) for x, y in points]


def turned(points: Iterable[Point], degrees: float, cx: float = 0, cy: float = 0) -> list[Point]:
    """Points rotated clockwise round (cx, cy)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c) for x, y in points]


def mirrored(points: Iterable[Point], axis: float = 0) -> list[Point]:
    """Points mirrored left to right at x = axis."""
    return [(2 * axis - x, y) for x, y in points]


def length(points: Points) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


def resampled(points: Points, step: float) -> list[Point]:
    """Points at equal distances of about `step` along a line; both ends are kept."""
    total = length(points)
    count = max(1, round(total / step))
    even = [points[0]]
    want, gone = total / count, 0.0
    for a, b in itertools.pairwise(points):
        d = math.dist(a, b)
        while d and gone + d >= want * len(even) - 1e-9 and len(even) < count:
            t = (want * len(even) - gone) / d
            even.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        gone += d
    even.append(points[-1])
    return even


def part(points: Points, start: float, end: float) -> list[Point]:
    """The part of a line between two distances from its beginning."""
    cut: list[Point] = []
    gone = 0.0
    for a, b in itertools.pairwise(points):
        if gone > end:
            break
        d = math.dist(a, b)
        if d and gone + d >= start:
            lo, hi = max(0.0, (start - gone) / d), min(1.0, (end - gone) / d)
            if not cut:
                cut.append((a[0] + (b[0] - a[0]) * lo, a[1] + (b[1] - a[1]) * lo))
            cut.append((a[0] + (b[0] - a[0]) * hi, a[1] + (b[1] - a[1]) * hi))
        gone += d
    return cut


def dashes(points: Points, dash: float, gap: float) -> list[list[Point]]:
    """Equal dashes along a line; on a closed line (first point repeated) they are equal all round."""
    total = length(points)
    count = max(1, round(total / (dash + gap)))
    step = total / count
    share = dash / (dash + gap)
    return [part(points, i * step, (i + share) * step) for i in range(count)]


def edges(cells: Sequence[tuple[int, int]]) -> list[list[Point]]:
    """The closed outer (and inner) edges of (column, row) cells, clockwise, in cells; corners only."""
    inside = set(cells)
    ahead: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for c, r in cells:
        for dc, dr, a, b in (
            (0, -1, (c, r), (c + 1, r)),
            (1, 0, (c + 1, r), (c + 1, r + 1)),
            (0, 1, (c + 1, r + 1), (c, r + 1)),
            (-1, 0, (c, r + 1), (c, r)),
        ):
            if (c + dc, r + dr) not in inside:
                ahead.setdefault(a, []).append(b)
    loops: list[list[Point]] = []
    while ahead:
        at = start = min(ahead)
        loop: list[tuple[int, int]] = [start]
        while True:
            after = ahead[at].pop()
            if not ahead[at]:
                del ahead[at]
            before = loop[-2] if len(loop) > 1 else None
            straight = before is not None and (after[0] - at[0], after[1] - at[1]) == (
                max(-1, min(1, at[0] - before[0])),
                max(-1, min(1, at[1] - before[1])),
            )
            if straight:
                loop[-1] = after
            else:
                loop.append(after)
            at = after
            if at == start:
                break
        loops.append([(float(x), float(y)) for x, y in loop])
    return loops
