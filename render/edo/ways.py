"""Draw the ways of the last turn: each one line from a piece's old place to its new one, round the towns.
A piece that was withdrawn leaves only its old place."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from itertools import product
from typing import Final

from bot.games.edo.marks import Mark
from bot.games.edo.view import EdoView, SpaceView
from render.edo.boxes import Box, box_of
from render.edo.crowds import crowd, find, places, told
from render.edo.layout import Layout
from render.edo.story import turns
from render.edo.theme import LOOK
from render.kit import marks
from render.kit.canvas import Canvas
from render.kit.change_strip import Turn, begin_way
from render.kit.chips import meet
from render.kit.shapes import Point, resampled

WAYS: Final = 5
"""The most ways drawn."""
MOVES: Final = ("walk", "merchant", "ride", "ronin")
OWNER: Final = 34
"""Size of the badge where a way begins."""
NEAR: Final = sorted(product(range(-168, 169, 12), range(-60, 61, 12)), key=lambda step: math.hypot(*step))
"""From the place of a stamp to others that are tried, the nearest first."""
BRACKET: Final = 5
"""The gap between a piece and its bracket."""
CLEAR: Final = 14
"""The gap between a piece's bracket and the head of the way."""
RIM: Final = {"edo": 6, "city": 9}
"""The distance from a town at which a way goes round it."""
SHORT: Final = 30
"""A way that is shorter begins at the piece's old place, not beside it."""


def route(view: EdoView, start: str, end: str) -> list[str]:
    """The spaces of a shortest way along the roads."""
    roads = {space.code: space.roads for space in view.spaces}
    before: dict[str, str] = {start: ""}
    edge = deque([start])
    while edge and end not in before:
        here = edge.popleft()
        for other in roads.get(here, ()):
            if other not in before and other in roads:
                before[other] = here
                edge.append(other)
    if end not in before:
        return []
    stops = [end]
    while before[stops[-1]]:
        stops.append(before[stops[-1]])
    return stops[::-1]


def stands(plan: Layout, space: SpaceView, event: Mark) -> Box | None:
    """The box of a piece that came to a space, or the box of all pieces there if a bracket would cut its
    neighbours."""
    who = event.what if event.what in ("merchant", "ronin") else "samurai"
    spot = find(plan, space, who, event.count if who == "ronin" else event.seat)
    if spot is None:
        return None
    half, every = plan.piece, places(plan, space, len(crowd(space)))
    near = any(0 < abs(x - spot[0]) < 2 * (half + BRACKET) for x, _ in every)
    left = min(x for x, _ in every) if near else spot[0]
    right = max(x for x, _ in every) if near else spot[0]
    return left - half, spot[1] - half, right - left + 2 * half, 2 * half


Stamps = dict[tuple[Turn, Point], list[Box]]
"""By turn and by where its ways begin: those ways that a badge could hide, in small boxes."""


def ways(canvas: Canvas, view: EdoView, plan: Layout) -> Stamps:
    """Draw the ways of the last turns along the roads; call this before drawing the pieces."""
    spaces = {space.code: space for space in view.spaces}
    marked = [(turn, e) for turn in turns(view) for e in turn.events if e.at in spaces]
    moved = [(turn, e) for turn, e in marked if e.what in MOVES and e.to in spaces and e.at != e.to]
    left = dict.fromkeys((turn, e.at) for turn, e in marked if e.what == "withdraw")
    begun: Stamps = {}
    for turn, event in moved[-WAYS:]:
        stops = [spaces[code] for code in route(view, event.at, event.to)]
        end = stands(plan, spaces[event.to], event) or box_of(plan, spaces[event.to])
        near, far = (_old_place(plan, spaces[event.at], following) for following in (stops[1:2], ()))
        start, line = near, way(plan, stops, near, end)
        if not line:
            start, line = far, way(plan, stops, far, end)
        if line:
            marks.way(canvas, line)
        ghost(canvas, plan, start)
        short = line if 4 * len(line) < OWNER + SHORT else ()
        begun.setdefault((turn, start), []).extend((px - 6, py - 6, 12, 12) for px, py in short)
    for turn, code in left:
        place = _beside(plan, spaces[code])
        begun.setdefault((turn, place), [])
        ghost(canvas, plan, place)
    return begun


def _old_place(plan: Layout, space: SpaceView, following: Sequence[SpaceView] = ()) -> Point:
    """The place of a piece that has left a space, beside those that stand there now: at the left if it went
    there."""
    edge = plan.at(space)[0] - plan.gate
    west = space.kind != "edo" and any(plan.at(other)[0] < edge for other in following)
    return places(plan, space, len(crowd(space)) + 1)[0 if west or space.kind == "city" else -1]


def _beside(plan: Layout, space: SpaceView) -> Point:
    """The place of a piece that was withdrawn: it hides none of those that stand there now."""
    crew = crowd(space)
    if space.kind == "city" or not crew:
        return _old_place(plan, space)
    x, y = places(plan, space, len(crew))[-1]
    return min(x + 1.7 * plan.piece, plan.width - plan.piece), y


def ghost(canvas: Canvas, plan: Layout, at: Point) -> None:
    """Draw the outline of a piece at the place that it has left."""
    half = round(plan.piece * 0.8)
    canvas.put(marks.ghost(2 * half, 2 * half, half), at[0] - half, at[1] - half)


def stamps(canvas: Canvas, view: EdoView, plan: Layout, begun: Stamps) -> None:
    """Show once for each place and turn whose ways begin there, clear of what tells pieces apart, of numbers,
    of the heads of ways and of the panels."""
    crests = [area for space in view.spaces for area in told(plan, space)]
    taken = ((plan.width, 0, canvas.width, canvas.height), *canvas.texts, *canvas.kept, *crests)
    for (turn, (x, y)), short in begun.items():
        near = [area for area in (*taken, *short) if meet(area, (x - 240, y - 90, 480, 180))]
        begin_way(canvas, LOOK, turn, x, y, OWNER, NEAR, near)


def way(plan: Layout, spaces: list[SpaceView], start: Point, box: Box) -> list[Point]:
    """The line from a piece's old place through spaces to the bracket round the box where it stands now."""
    line, end = [start], (box[0] + box[2] / 2, box[1] + box[3] / 2)
    for i, space in enumerate(spaces):
        rim = _rim(plan, space)
        if rim is not None:
            come = line[-1] if i else start
            leave = plan.at(spaces[i + 1]) if i + 1 < len(spaces) else end
            a = _onto(rim, come) if i == 0 else _towards(rim, come)
            b = _onto(rim, leave) if i + 1 == len(spaces) else _towards(rim, leave)
            line += _round(rim, a, b)
        elif 0 < i < len(spaces) - 1:
            line.append(plan.at(space))
    line.append(end)
    return _trimmed(line, plan.piece, box)


def _trimmed(line: list[Point], piece: int, box: Box) -> list[Point]:
    """The part of a line outside the ghost at its beginning and the bracket at its end."""
    x, y, wide, high = box
    points = resampled(line, 4)
    out = [max(x - px, px - x - wide, y - py, py - y - high) >= CLEAR for px, py in points]
    last = max((i for i, shown in enumerate(out) if shown), default=0)
    first = max((i for i, p in enumerate(points) if math.dist(p, line[0]) < piece * 0.8 + 6), default=0)
    if (last - first) * 4 < SHORT:
        first = max(0, last - SHORT // 4)
    return points[first : last + 1] if last > first else []


# --- Round a town ------------------------------------------------------------------------------------------


def _rim(plan: Layout, space: SpaceView) -> Box | None:
    """The box along whose edge a way goes round a town, so that it hides nothing there."""
    if space.kind not in RIM:
        return None
    x, y, width, height = box_of(plan, space)
    gap = RIM[space.kind]
    return x - gap, y - gap, width + 2 * gap, height + 2 * gap


def _towards(rim: Box, other: Point) -> Point:
    """Where the line from the middle of a box to a point crosses its edge."""
    x, y = rim[0] + rim[2] / 2, rim[1] + rim[3] / 2
    dx, dy = other[0] - x, other[1] - y
    k = min(rim[2] / 2 / abs(dx) if dx else 99, rim[3] / 2 / abs(dy) if dy else 99)
    return x + dx * k, y + dy * k


def _onto(rim: Box, other: Point) -> Point:
    """The point of the edge of a box that is nearest to a point."""
    x0, y0, x1, y1 = rim[0], rim[1], rim[0] + rim[2], rim[1] + rim[3]
    x, y = min(max(other[0], x0), x1), min(max(other[1], y0), y1)
    edges = ((x0, y), (x1, y), (x, y0), (x, y1))
    return min(edges, key=lambda p: math.dist(p, (x, y)))


def _round(rim: Box, a: Point, b: Point) -> list[Point]:
    """From one point of the edge of a box along the edge to another, the shorter way."""
    x0, y0, wide, high = rim
    x1, y1 = x0 + wide, y0 + high
    corners = [(0.0, (x0, y0)), (wide, (x1, y0)), (wide + high, (x1, y1)), (2 * wide + high, (x0, y1))]
    total = 2 * (wide + high)

    def place(p: Point) -> float:
        if abs(p[1] - y0) < 0.5:
            return p[0] - x0
        if abs(p[0] - x1) < 0.5:
            return wide + p[1] - y0
        if abs(p[1] - y1) < 0.5:
            return wide + high + x1 - p[0]
        return 2 * wide + high + y1 - p[1]

    ahead = (place(b) - place(a)) % total
    back = ahead > total / 2
    start, reach = place(a), total - ahead if back else ahead
    passed = [((start - at if back else at - start) % total, corner) for at, corner in corners]
    return [a, *(corner for gone, corner in sorted(passed) if 0 < gone < reach), b]
