"""Draw the marks of the last turn on the map: brackets, and what was gained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from bot.games.edo.marks import Mark
from bot.games.edo.view import EdoView, SpaceView
from render.edo.crowds import crowd, places, temple_place, told
from render.edo.layout import Box, Layout, box_of, keep_box, sites_of
from render.edo.ways import BRACKET, MOVES, stands
from render.kit import marks
from render.kit.canvas import Canvas
from render.kit.shapes import Point

AROUND: Final = 8
"""The distance of a bracket from a building: it covers none of it."""


def built(plan: Layout, space: SpaceView, event: Mark) -> Box | None:
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


Bracket = tuple[Box, int]
"""A box, and the distance of its bracket from it."""


def before(canvas: Canvas, view: EdoView, plan: Layout) -> None:
    """Draw brackets round pieces that have come; call this before drawing the pieces.

    If pieces are close together, a bracket in front of them would hide the neighbours' numbers.
    """
    spaces = {space.code: space for space in view.spaces}
    for event in view.marks:
        space = spaces.get(event.to)
        if space is not None and event.what in (*MOVES, "gate"):
            box = stands(plan, space, event) or (_middle(plan, space) if event.what == "gate" else None)
            if box is not None:
                _bracket(canvas, (box, BRACKET))


def after(canvas: Canvas, view: EdoView, plan: Layout) -> None:
    """Draw brackets round sites where somebody built and spaces where somebody went home, and chips with the
    gains there."""
    spaces = {space.code: space for space in view.spaces}
    drawn: dict[Bracket, None] = {}
    for event in view.marks:
        space = spaces.get(event.to if event.what == "start" else event.at)
        if space is None:
            continue
        match event.what:
            case "house" | "post" | "stronghold" | "temple":
                box = built(plan, space, event)
                if box is not None:
                    drawn[box, AROUND] = None
            case "start":
                box = built(plan, space, replace(event, what="house", at=space.code))
                if box is not None:
                    drawn[box, AROUND] = None
            case "disperse" | "dispersed" | "stood":
                drawn[_middle(plan, space), 6] = None
    for bracket in joined(drawn):
        _bracket(canvas, bracket)
    _chips(canvas, view.marks, spaces, plan)


def joined(brackets: Iterable[Bracket]) -> list[Bracket]:
    """The brackets, one for sites that stand side by side: two would cross."""
    joined: list[Bracket] = []
    for box, gap in sorted(brackets, key=lambda bracket: (bracket[0][1], bracket[0][0])):
        if joined and gap == joined[-1][1] == AROUND:
            (x, y, width, height), _ = joined[-1]
            if y == box[1] and box[0] - x - width <= 2 * AROUND:
                joined[-1] = (x, y, box[0] + box[2] - x, height), gap
                continue
        joined.append((box, gap))
    return joined


def _middle(plan: Layout, space: SpaceView) -> Box:
    """The middle of a space; in a town the pieces, so that its income stays visible."""
    half = plan.gate / 2
    points: list[Point] = [plan.at(space)]
    if space.city is not None:
        half, points = plan.piece, places(plan, space, max(1, len(crowd(space))))
    left, top = points[0][0] - half, points[0][1] - half
    return left, top, points[-1][0] - points[0][0] + 2 * half, 2 * half


def _bracket(canvas: Canvas, bracket: Bracket) -> None:
    (x, y, width, height), gap = bracket
    arm, line = (12, 4) if gap == AROUND else (16, 7)
    canvas.put(marks.brackets(round(width), round(height), gap, arm, line), round(x), round(y))


def _chips(canvas: Canvas, events: Iterable[Mark], spaces: dict[str, SpaceView], plan: Layout) -> None:
    """Draw what spaces gave: "+3" beside each."""
    sums: dict[str, int] = {}
    for event in events:
        if event.what in ("produce", "claim") and event.at in spaces:
            sums[event.at] = sums.get(event.at, 0) + event.count
    inside = (0, plan.top, plan.width, plan.height - plan.top)
    for code, count in sums.items():
        if count:
            for crest in told(plan, spaces[code]):
                canvas.keep(*crest)
            canvas.say(f"+{count}", box_of(plan, spaces[code]), within=inside)
