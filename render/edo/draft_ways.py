"""The ways of a draft that is not confirmed: for each piece, one line through all its stops."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.games.edo import forms
from bot.games.edo.dispersal import Disperse
from bot.games.edo.marks import Mark
from bot.games.edo.movement import Walk
from bot.games.edo.travelling import Travel
from bot.games.edo.view import EdoView, SpaceView
from render.edo.boxes import box_of
from render.edo.crowds import find, spots
from render.edo.layout import Layout
from render.edo.ways import draw_way, ghost, path, stands, way
from render.kit.canvas import Canvas
from render.kit.shapes import Point

NEAR: Final = 1.5
"""Distance in half-sizes of a piece; a piece that is nearer to a place hides the ghost there."""


@dataclass(frozen=True)
class Trip:
    """All moves of one piece: "samurai", "merchant" or "ronin"."""

    who: str
    stops: tuple[str, ...]


def trips(moves: Iterable[object], merchant: str) -> list[Trip]:
    """The trips of a draft in the order in which they begin; `merchant`: where he stood before."""
    walked: list[Trip] = []
    dispersed = False
    for move in moves:
        match move:
            case Walk(forms.MERCHANT, code):
                who, start = "merchant", merchant
                merchant = code
            case Walk(start, code):
                who = "samurai"
            case Travel(start, code):
                who = "ronin" if dispersed else "samurai"
            case Disperse():
                dispersed = True
                continue
            case _:
                continue
        on = next((i for i, trip in enumerate(walked) if trip.who == who and trip.stops[-1] == start), None)
        if on is None or who == "ronin":
            walked.append(Trip(who, (start, code)))
        else:
            walked[on] = Trip(who, (*walked[on].stops, code))
    return [trip for trip in walked if trip.stops[0] != trip.stops[-1]]


def vacated(plan: Layout, before: SpaceView, now: SpaceView, who: str, seat: int) -> Point | None:
    """The place that a piece has left, or a place beside it if another piece is there now."""
    spot = find(plan, before, who, seat)
    if spot is None:
        return None
    here = [at for _, at in spots(plan, now)]
    for aside in (0, -2 * plan.piece, 2 * plan.piece):
        if all(abs(spot[0] + aside - x) >= NEAR * plan.piece for x, _ in here):
            return spot[0] + aside, spot[1]
    return spot


def draft_ways(
    canvas: Canvas, before: EdoView, view: EdoView, plan: Layout, moves: Iterable[object], seat: int
) -> None:
    """Draw the ways of a draft; call this before drawing the pieces."""
    then = {space.code: space for space in before.spaces}
    now = {space.code: space for space in view.spaces}
    for trip in trips(moves, before.merchant):
        first, last = trip.stops[0], trip.stops[-1]
        if first not in then or last not in now:
            continue
        start = vacated(plan, then[first], now[first], trip.who, seat) or plan.at(then[first])
        box = stands(plan, now[last], Mark(trip.who, seat, first, last, 0)) or box_of(plan, now[last])
        draw_way(canvas, way(plan, [now[code] for code in path(view, trip.stops)], start, box))
        if trip.who != "samurai":  # samurai leave a pale picture instead
            ghost(canvas, plan, start)
