"""Draw the ways of the last turn: each one line from a piece's old place to its new one, below the towns.
A piece that was withdrawn leaves only its old place."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise, product
from typing import Final, NamedTuple

from bot.games.edo.marks import Mark
from bot.games.edo.view import EdoView, SpaceView
from render.edo.crowds import crowd, find, places, told
from render.edo.layout import Box, Layout, box_of
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
RIM: Final = {"edo": 16, "city": 6}
"""The distance from a town at which a way that runs below it is seen again."""
SHORT: Final = 44
"""A way that is shorter begins at the piece's old place, not beside it."""
LEAST: Final = 4
"""The fewest steps of a part of a way that is seen."""


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


def path(view: EdoView, stops: Sequence[str]) -> list[str]:
    """Every space of a trip, one after the other."""
    return [*stops[:1], *(code for leg in pairwise(stops) for code in route(view, *leg)[1:])]


class Gone(NamedTuple):
    """A trip: its turn, its last move, where it began and all its stops."""

    turn: Turn
    event: Mark
    stops: tuple[str, ...]


def _who(event: Mark) -> str:
    """Which kind of piece moved."""
    return event.what if event.what in ("merchant", "ronin") else "samurai"


def stands(plan: Layout, space: SpaceView, event: Mark) -> Box | None:
    """The box of a piece that came to a space, or the box of all pieces there if a bracket would cut its
    neighbours."""
    who = _who(event)
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
    gone = [trip for trip in trips(moved) if trip.stops[0] != trip.stops[-1]]
    left = dict.fromkeys((turn, e.at) for turn, e in marked if e.what == "withdraw")
    begun: Stamps = {}
    for turn, event, legs in gone[-WAYS:]:
        stops = [spaces[code] for code in path(view, legs)]
        end = stands(plan, stops[-1], event) or box_of(plan, stops[-1])
        near, far = (_old_place(plan, stops[0], following) for following in (stops[1:2], ()))
        start, parts = near, way(plan, stops, near, end)
        if not parts:
            start, parts = far, way(plan, stops, far, end)
        draw_way(canvas, parts)
        ghost(canvas, plan, start)
        short = parts[-1] if parts and 4 * len(parts[-1]) < OWNER + SHORT else ()
        begun.setdefault((turn, start), []).extend((px - 6, py - 6, 12, 12) for px, py in short)
    for turn, code in left:
        place = _beside(plan, spaces[code])
        begun.setdefault((turn, place), [])
        ghost(canvas, plan, place)
    return begun


def trips(moved: Iterable[tuple[Turn, Mark]]) -> list[Gone]:
    """The trips of the last turns; a piece that went on has one."""
    gone: list[Gone] = []
    for turn, event in moved:
        for at, (begun, last, stops) in enumerate(gone):
            same = (
                (begun, last.seat, _who(last))
                == (turn, event.seat, _who(event))
                != (turn, event.seat, "ronin")
            )
            if same and stops[-1] == event.at:
                gone[at] = Gone(turn, event, (*stops, event.to))
                break
        else:
            gone.append(Gone(turn, event, (event.at, event.to)))
    return gone


def draw_way(canvas: Canvas, parts: Sequence[Sequence[Point]]) -> None:
    """Draw the parts of a way, with an arrow at the end of the last one."""
    for part in parts:
        marks.way(canvas, part, part is parts[-1])


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


def way(plan: Layout, spaces: Sequence[SpaceView], start: Point, box: Box) -> list[list[Point]]:
    """The line from a piece's old place along the roads to the bracket round the box where it stands now, in
    the parts that are seen: it runs below the towns, and enters one only where a piece stands near its
    edge."""
    line: list[Point] = [start, *(plan.at(space) for space in spaces[1:-1])]
    crowded = spaces[-1].kind not in RIM and box[2] > 2 * plan.piece
    line.append(plan.at(spaces[-1]) if crowded else (box[0] + box[2] / 2, box[1] + box[3] / 2))
    below, end = [_rim(plan, space) for space in spaces[1:-1] if space.kind in RIM], box
    for at, beside in ((0, 1), (-1, -2)):
        if spaces[at].kind in RIM and (
            math.dist(line[at], line[beside]) < 3 * plan.piece
            or _inside(plan, spaces[at], line[at], line[beside]) > 2 * plan.piece
        ):
            line[at] = plan.at(spaces[at])
            below.append(_rim(plan, spaces[at]))
            end = below[-1] if at else box
    points = resampled(line, 4)
    last = max((i for i, p in enumerate(points) if _off(box, p) >= CLEAR and _off(end, p) > 0), default=0)
    gone = max((i for i, p in enumerate(points) if math.dist(p, start) < plan.piece * 0.8 + 6), default=-1)
    first = min(gone + 1, max(0, last - SHORT // 4))
    parts: list[list[Point]] = []
    for seen, run in groupby(
        range(first, last + 1),
        lambda i: (last - i) * 4 <= SHORT or all(_off(rim, points[i]) > 0 for rim in below),
    ):
        parts += [[points[i] for i in run]] * seen
    return [part for part in parts if len(part) > (LEAST if part is parts[-1] else 2 * LEAST)]


def _rim(plan: Layout, space: SpaceView) -> Box:
    """The box round a town below which a way runs."""
    x, y, width, height = box_of(plan, space)
    gap = RIM[space.kind]
    return x - gap, y - gap, width + 2 * gap, height + 2 * gap


def _off(box: Box, p: Point) -> float:
    """How far a point is from a box; 0 or less if it is inside."""
    x, y, wide, high = box
    return max(x - p[0], p[0] - x - wide, y - p[1], p[1] - y - high)


def _inside(plan: Layout, town: SpaceView, a: Point, b: Point) -> float:
    """How long a line runs over a town."""
    return 4 * sum(_off(box_of(plan, town), p) < 0 for p in resampled([a, b], 4))
