"""The places of codes and tags on the map of a page: near their spaces, on no piece, number or name."""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Mapping
from typing import Final

from bot.games.edo.view import EdoView, SpaceView
from bot.text import Words
from render.edo.crowds import produced, spots, temple_place
from render.edo.layout import BAND, CODE, KEPT, Layout, box_of, keep_box, named, sites_of, strip
from render.kit import fonts
from render.kit.shapes import Point

Edges = tuple[float, float, float, float]
"""Left, top, right, low."""
Size = tuple[float, float]
"""Width and height."""

APART: Final = 3
"""The least distance between two signs."""
STEP: Final = 8
REACH: Final = 26
"""How many steps a sign may stand from its first place, in each direction."""
OFFSETS: Final = sorted(
    (
        (math.hypot(dx, dy) * STEP, dx * STEP, dy * STEP)
        for dx in range(-REACH, REACH + 1)
        for dy in range(-REACH, REACH + 1)
    ),
)
"""Places around the first one, the nearest first, each after its distance."""
SIGN: Final = 3.0
"""What a pixel of another sign counts if a sign covers it; a pixel of distance counts 1."""
WHOLE: Final = 3.0
"""The same for pieces, of which nothing is covered."""
PIECE: Final = 0.5
"""The same for numbers and names."""
GROUND: Final = 0.016
"""The same for pictures of spaces."""
BUILT: Final = 0.03
POST: Final = 0.05
"""The same for the posts of roads, which are small."""
BETWEEN: Final = 60
"""Roads that are less than this above or below the centre lie between a city and Edo: signs are above."""
HIGHER: Final = {"gate": 10, "river": 10}
"""How far the middle of a sign is above these spaces, so that their pictures are seen; others: -2."""


def placed(view: EdoView, plan: Layout, w: Words, sizes: Mapping[str, Size]) -> dict[str, Point]:
    """The middles of signs of spaces, of these sizes."""
    taken = [*covered(view, plan, w, sizes)]
    spaces = {space.code: space for space in view.spaces}
    found: dict[str, Point] = {}

    def rank(code: str) -> tuple[int, float]:
        """Towns, gates and rivers first, because most of what lies in them must be seen; then large signs."""
        wide, high = sizes[code]
        kind = spaces[code].kind
        return (0 if kind in BAND else 1 if kind in HIGHER else 2), -wide * high

    for code in sorted(sizes, key=rank):
        space, (wide, high) = spaces[code], sizes[code]
        x, y = found[code] = _best(plan, _home(plan, space, w, wide, high), wide, high, taken)
        half, tall = wide / 2 + APART, high / 2 + APART
        taken.append((SIGN, (x - half, y - tall, x + half, y + tall)))
    return found


def _best(plan: Layout, home: Point, wide: float, high: float, taken: list[tuple[float, Edges]]) -> Point:
    """The place near home that costs least."""
    reach = REACH * STEP
    x, y = home
    near = [
        (weight, box)
        for weight, box in taken
        if box[0] < x + wide / 2 + reach
        and box[2] > x - wide / 2 - reach
        and box[1] < y + high / 2 + reach
        and box[3] > y - high / 2 - reach
    ]
    best, least = home, math.inf
    for far, dx, dy in OFFSETS:
        if far >= least:
            break
        left, top = x + dx - wide / 2, y + dy - high / 2
        right, low = left + wide, top + high
        if left < 3 or right > plan.width - 5 or top < plan.top - 8 or low > plan.height - 2:
            continue
        cost = far
        for weight, (a, b, c, d) in near:
            if a < right and c > left and b < low and d > top:
                cost += weight * (min(right, c) - max(left, a)) * (min(low, d) - max(top, b))
        if cost < least:
            best, least = (x + dx, y + dy), cost
    return best


def _home(plan: Layout, space: SpaceView, w: Words, wide: float, high: float) -> Point:
    """The first place of a sign: above a disc, beside the post of a road, behind the name of a city."""
    x, y = plan.at(space)
    left, top, _, height = box_of(plan, space)
    match space.kind:
        case "edo":
            return left + 10 + wide / 2, top + height - high / 2 - 4
        case "city":
            name, style, _ = named(plan, space, w)
            return left + 20 + fonts.width(name, style) + wide / 2, top + BAND["city"] / 2
        case "road" if abs(y - plan.centre[1]) >= BETWEEN:
            out = 1 if x > plan.centre[0] else -1
            return x + out * (plan.road + wide / 2), y - 9
        case "road":
            return x, y - 19
    return x - 8, top - HIGHER.get(space.kind, -2)


def covered(
    view: EdoView, plan: Layout, w: Words, signed: Container[str] = ()
) -> Iterator[tuple[float, Edges]]:
    """What signs should leave to be seen, and what a pixel of it counts. Towns that are not `signed` have
    codes behind their names."""
    half = plan.piece
    for _, (px, py) in produced(plan, view.spaces):
        yield PIECE, (px - 23, py - 23, px + 23, py + 23)
    for space in view.spaces:
        x, y = plan.at(space)
        left, top, width, height = box_of(plan, space)
        if space.kind not in BAND:
            yield POST if space.kind == "road" else GROUND, (left, top, left + width, top + height)
        for _, (px, py) in spots(plan, space):
            yield WHOLE, (px - half, py - 1.3 * half, px + 1.1 * half, py + 1.1 * half)
        if space.temple is not None:
            px, py = temple_place(plan, space)
            yield PIECE, (px - 28, py - 28, px + 34, py + 34)
        if space.kind not in BAND:
            continue
        name, style, code = named(plan, space, w)
        wide = 14 + fonts.width(name, style)
        if code and code not in signed:
            wide += 10 + fonts.width(code, CODE)
        yield PIECE, (left, top, left + wide, top + BAND[space.kind])
        if space.city is None or space.covered:
            continue
        sites = sites_of(plan, space.city, space.kind, x, y)
        for bx, by, wide, high in (*sites, keep_box(plan, space.kind, x, y)):
            yield BUILT, (bx, by, bx + wide, by + high)
        if space.kind == "edo":  # its income, at the right of the name
            yield PIECE, (left + width / 2, top, left + width, top + BAND["edo"])
        else:  # its figures end a step above its edge
            yield PIECE, (left + KEPT, top + height - 54, strip(plan, space)[0], top + height - STEP)
