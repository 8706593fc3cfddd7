"""Draw the marks of the last turn on the map: ways, brackets, and what was gained."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterable
from typing import Final

from bot.games.edo.view import EdoView, EventView, SpaceView
from render.edo.background import MOAT
from render.edo.boxes import Box, box_of, keep_box, sites_of
from render.edo.crowds import crowd, find, places, temple_place
from render.edo.layout import Layout
from render.kit import marks
from render.kit.canvas import Canvas
from render.kit.shapes import Point
from render.kit.shapes import length as length_of

WAYS: Final = 3
"""The most ways drawn."""
MOVES: Final = ("walk", "merchant", "ride", "ronin")


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
    found = [end]
    while before[found[-1]]:
        found.append(before[found[-1]])
    return found[::-1]


def _edge(plan: Layout, space: SpaceView, towards: Point) -> Point:
    """The point where the line to another point leaves a space."""
    x, y = plan.at(space)
    width, height = plan.size(space.kind)
    dx, dy = towards[0] - x, towards[1] - y
    if space.kind in ("edo", "city"):
        reach = MOAT if space.kind == "edo" else 0
        k = min((width / 2 + reach) / abs(dx) if dx else 9, (height / 2 + reach) / abs(dy) if dy else 9)
    else:
        k = (width / 2) / max(1.0, (dx * dx + dy * dy) ** 0.5)
    return x + dx * min(1, k), y + dy * min(1, k)


def ways(canvas: Canvas, view: EdoView, plan: Layout) -> None:
    """Draw the ways of the last turn along the roads; call this before drawing the pieces."""
    spaces = {space.code: space for space in view.spaces}
    moved = [e for e in view.last if e.what in MOVES and e.at in spaces and e.to in spaces and e.at != e.to]
    for event in moved[-WAYS:]:
        _ghost(canvas, plan, spaces[event.at])
        codes = route(view, event.at, event.to)
        for a, b in itertools.pairwise(codes):
            leg = [_edge(plan, spaces[a], plan.at(spaces[b])), _edge(plan, spaces[b], plan.at(spaces[a]))]
            last = b == codes[-1]
            if length_of(leg) > (24 if last else 16):
                marks.way(canvas, leg, last)


def _ghost(canvas: Canvas, plan: Layout, space: SpaceView) -> None:
    """Draw where a piece stood that has left a space: beside those that are still there."""
    x, y = places(plan, space, len(crowd(space)) + 1)[-1]
    half = round(plan.piece * 0.8)
    canvas.put(marks.ghost(2 * half, 2 * half, half), x - half, y - half)


def built(plan: Layout, space: SpaceView, event: EventView) -> Box | None:
    """The place of the building of an event."""
    x, y = plan.at(space)
    known = space.city
    if event.what == "temple":
        tx, ty = temple_place(plan, space)
        return tx - 28, ty - 30, 56, 60
    if known is None:
        return None
    if event.what == "stronghold":
        return keep_box(plan, space.kind, x, y)
    boxes = sites_of(plan, known, space.kind, x, y)
    own = [i for i, b in enumerate(known.row) if b.seat == event.seat and b.post == (event.what == "post")]
    if not own:
        return None
    at = own[-1]
    if own[-1] != len(known.row) - 1 and own[0] == 0:
        at = 0  # a prime site: the building was inserted at the front
    return boxes[at] if at < len(boxes) else None


def after(canvas: Canvas, view: EdoView, plan: Layout) -> None:
    """Draw brackets round what was built or entered, and chips with what was gained there."""
    spaces = {space.code: space for space in view.spaces}
    drawn: set[tuple[int, ...]] = set()

    def bracket(box: Box, gap: int) -> None:
        key = tuple(round(v) for v in box)
        if key not in drawn:
            drawn.add(key)
            canvas.put(marks.brackets(key[2], key[3], gap, 16), key[0], key[1])

    for event in view.last:
        space = spaces.get(event.to if event.what in ("gate", *MOVES) else event.at)
        if space is None:
            continue
        match event.what:
            case "house" | "post" | "stronghold" | "temple":
                box = built(plan, space, event)
                if box is not None:
                    bracket(box, 5)
            case "gate" | "dispersed" | "stood" | "withdraw":
                x, y = plan.at(space)
                bracket((x - plan.gate / 2, y - plan.gate / 2, plan.gate, plan.gate), 6)
            case "walk" | "ride" | "merchant" | "ronin":
                spot = _stands(plan, space, event)
                if spot is not None:
                    half = plan.piece
                    bracket((spot[0] - half, spot[1] - half, 2 * half, 2 * half), 2)
    _chips(canvas, view.last, spaces, plan)


def _stands(plan: Layout, space: SpaceView, event: EventView) -> Point | None:
    """The place where a piece that came to a space stands now."""
    match event.what:
        case "merchant":
            return find(plan, space, "merchant")
        case "ronin":
            return find(plan, space, "ronin", event.count)
    return find(plan, space, "samurai", event.seat)


def _chips(canvas: Canvas, events: Iterable[EventView], spaces: dict[str, SpaceView], plan: Layout) -> None:
    """Draw what spaces gave: "+3" beside each."""
    sums: dict[str, int] = {}
    for event in events:
        if event.what in ("produce", "claim") and event.at in spaces:
            sums[event.at] = sums.get(event.at, 0) + event.count
    for code, count in sums.items():
        canvas.say(f"+{count}", box_of(plan, spaces[code]))
