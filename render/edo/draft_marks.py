"""Mark on the map what a draft has done that is not confirmed: dashed outlines, pale samurai where they stood
before, and for each piece one line through all its stops."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.games.edo import forms
from bot.games.edo.building import Build
from bot.games.edo.dispersal import Disperse
from bot.games.edo.marks import Mark
from bot.games.edo.movement import Walk
from bot.games.edo.production import Produce
from bot.games.edo.ronin import Send
from bot.games.edo.setup import City
from bot.games.edo.travelling import Gate, Travel
from bot.games.edo.view import EdoView, SpaceView
from render.edo.crowds import counts, find, produce, produced, spots
from render.edo.layout import Box, Layout, box_of, sites_of
from render.edo.pieces import people
from render.edo.places import discs_of, radius_of, site_of
from render.edo.ways import draw_way, ghost, path, stands, way
from render.kit import marks
from render.kit.canvas import Canvas
from render.kit.shapes import Point

PALE: Final = 0.6
"""How much a samurai who has gone is faded."""


def left(canvas: Canvas, before: EdoView, view: EdoView, plan: Layout, seat: int) -> None:
    """Draw the reader's samurai pale at the places that they have left in the draft.

    Call this before drawing the pieces, so that no ghost covers a piece that has come since.
    """
    now = {space.code: space for space in view.spaces}
    for space in before.spaces:
        if space.samurai[seat] <= now[space.code].samurai[seat]:
            continue
        spot = vacated(plan, space, now[space.code], "samurai", seat)
        if spot is None:
            continue
        half = plan.piece
        x, y = round(spot[0]) - half, round(spot[1]) - half
        box = (x - 8, y - 8, x + 2 * half + 8, y + 2 * half + 8)
        part = canvas.cut(*box)
        canvas.centre(people.samurai(seat, half, False), *spot)
        canvas.paste(Image.blend(canvas.cut(*box), part, PALE), *box[:2])
        canvas.put(marks.ghost(2 * half + 8, 2 * half + 8, half + 4), x - 4, y - 4)


def chosen(canvas: Canvas, view: EdoView, plan: Layout, moves: Sequence[object]) -> None:
    """Draw dashed outlines round what the draft has done, because it is not confirmed yet.

    Numbers are drawn again, above the outlines.
    """
    spaces = {space.code: space for space in view.spaces}
    discs = discs_of(view, plan)
    builds = [move for move in moves if isinstance(move, Build) and move.space in spaces]
    boxes = [
        *(box_of(plan, spaces[code]) for code in ends_of(moves) if code in spaces),
        *(box for built in builds if (box := _built(plan, spaces[built.space], built.what)) is not None),
    ]
    for box in boxes:
        x, y, width, height = box
        canvas.put(marks.chosen(round(width), round(height), radius_of(box, discs)), x, y)
    for space in view.spaces if boxes else ():
        counts(canvas, plan, space)
    for space, at in produced(plan, view.spaces) if boxes else ():
        produce(canvas, space, at)


def ends_of(moves: Iterable[object]) -> list[str]:
    """The spaces to which a draft has moved pieces or where it has produced, without those that a piece has
    left again."""
    ends: dict[str, str] = {}
    for move in moves:
        match move:
            case Walk(forms.MERCHANT, code):
                ends[forms.MERCHANT] = code
            case Walk(start, code):
                ends.pop(start, None)
                ends[code] = code
            case Travel(start, code):
                ends.pop(start, None)
                ends[code] = code
            case Gate(code) | Produce(code) | City(code) | Send(code):
                ends[code] = code
    return list(dict.fromkeys(ends.values()))


def _built(plan: Layout, space: SpaceView, what: str) -> Box | None:
    """The box of the building that a draft has built."""
    x, y = plan.at(space)
    if space.city is None or what in ("temple", "stronghold"):
        return site_of(plan, space, what)
    boxes = sites_of(plan, space.city, space.kind, x, y)
    at = len(space.city.row) - 1
    return boxes[at] if 0 <= at < len(boxes) else None


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
