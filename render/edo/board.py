"""Draw what stands on the map: names, buildings, incomes, pieces, and the marks of the last turn."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterable
from typing import Final

from bot.games.edo.view import CityView, EdoView, EventView, SpaceView
from bot.text import Words
from render.edo.background import BAND, CODE, MOAT
from render.edo.crowds import find, pieces, temple_place
from render.edo.layout import Layout, layout
from render.edo.pieces import buildings, lands
from render.edo.pieces.goods import symbol
from render.edo.theme import GAME, C
from render.kit import badges, fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.shapes import Point
from render.kit.shapes import length as length_of
from render.kit.text import fit

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
SITE: Final = 40
EDO_SITE: Final = 48
ROW: Final = 5
"""Sites in one row of Edo."""
WAYS: Final = 3
"""The most ways drawn."""
MOVES: Final = ("walk", "merchant", "ride", "ronin")
INCOME: Final = Style(34, 800)


def sites_of(plan: Layout, city: CityView, kind: str, x: float, y: float) -> list[Box]:
    """The boxes of a city's sites in order; smaller if there are more than usual."""
    width, height = plan.size(kind)
    left, top = x - width / 2, y - height / 2 + BAND[kind] + 8
    if kind == "edo":
        keep = 68
        columns = max(1, -(-city.sites // 2)) if city.sites > 2 * ROW else min(ROW, max(1, city.sites))
        step = min(EDO_SITE + 3, (width - 30 - keep) / columns)
        return [
            (left + 12 + i % columns * step, top + i // columns * step, step - 3, step - 3)
            for i in range(city.sites)
        ]
    step = min(SITE + 1.5, (width - 14) / max(1, city.sites))
    start = x - step * city.sites / 2
    return [(start + i * step, top, step - 1.5, step - 1.5) for i in range(city.sites)]


def keep_box(plan: Layout, kind: str, x: float, y: float) -> Box:
    """The site of the stronghold."""
    width, height = plan.size(kind)
    if kind == "edo":
        return x + width / 2 - 74, y - height / 2 + BAND[kind] + 14, 62, 62
    return x + width / 2 - 64, y + height / 2 - 58, 52, 52


def box_of(plan: Layout, space: SpaceView) -> Box:
    """The box of a space."""
    x, y = plan.at(space)
    width, height = plan.size(space.kind)
    return x - width / 2, y - height / 2, width, height


# --- Cities ------------------------------------------------------------------------------------------------


def city(canvas: Canvas, plan: Layout, space: SpaceView, w: Words) -> None:
    """Draw the name, the row of sites, the current income, and the stronghold."""
    assert space.city is not None
    known = space.city
    x, y = plan.at(space)
    width, height = plan.size(space.kind)
    left, top = x - width / 2, y - height / 2
    edo = space.kind == "edo"
    band = BAND[space.kind]
    amounts = [ryo for _, ryo in known.income] or list(known.pays[0] if known.pays else ())
    blocked = bool(known.weights) and bool(known.tile) and not known.income
    text = (" · " if len(amounts) < 4 else "·").join(str(ryo) for ryo in amounts)
    name = w(f"edo-town-{space.town}") if space.town else space.code
    style = Style(46 if edo else 36, 700, "speaking")
    income = Style(40 if len(amounts) < 5 else 36, 800) if edo else INCOME
    code = "" if edo or not space.town else space.code
    room = width - 24 - ((fonts.width(text, income) + 60) if edo and text else 0)
    room -= fonts.width(code, CODE) + 10 if code else 0
    name, style = fit(name, style, room, (style.size, 34, 32, 30, 28))
    wide = canvas.middle(left + 12, top + band / 2 + 1, name, style, IVORY)
    if code:
        canvas.middle(left + wide + 22, top + band / 2 + 4, code, CODE, C["pale"])
    if space.covered:
        return
    if text and edo:
        wide = fonts.width(text, income)
        canvas.middle(left + width - 14 - wide, top + band / 2 + 1, text, income, IVORY)
        canvas.centre(symbol("ryo", 19), left + width - 32 - wide, top + band / 2 + 1)
        if blocked:
            marks.hatch(
                canvas, round(left + width - 50 - wide), round(top + 4), round(wide + 46), band - 8, 8
            )
    elif text:
        ink = INK if known.income else FADED
        base = top + height - 32
        canvas.centre(symbol("ryo", 19), left + 24, base)
        room = width - 44 - 84
        text, income = fit(text, income, room, (34, 32, 30, 28, 26, 24, 22))
        wide = canvas.middle(left + 42, base, text, income, ink)
        if blocked:
            marks.hatch(canvas, round(left + 8), round(base - 22), round(wide + 42), 44, 8)
    for i, (sx, sy, size, _) in enumerate(sites_of(plan, known, space.kind, x, y)):
        if i < len(known.row):
            stands = known.row[i]
            make = buildings.post if stands.post else buildings.house
            canvas.centre(make(stands.seat, round(size / 2 - 0.5)), sx + size / 2, sy + size / 2)
            continue
        canvas.put(lands.site(round(size - 1)), sx, sy)
        if known.no_building:
            marks.hatch(canvas, round(sx) + 2, round(sy) + 2, round(size) - 5, round(size) - 5, 8)
    bx, by, size, _ = keep_box(plan, space.kind, x, y)
    if known.stronghold is None:
        canvas.put(lands.keep_site(round(size)), bx, by)
    else:
        canvas.centre(buildings.stronghold(round(size / 2)), bx + size / 2, by + size / 2)
        canvas.put(badges.badge(GAME, known.stronghold, 24), bx - 18, by + size - 24)


# --- Marks -------------------------------------------------------------------------------------------------


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
        codes = route(view, event.at, event.to)
        for a, b in itertools.pairwise(codes):
            leg = [_edge(plan, spaces[a], plan.at(spaces[b])), _edge(plan, spaces[b], plan.at(spaces[a]))]
            last = b == codes[-1]
            if length_of(leg) > (24 if last else 16):
                marks.way(canvas, leg, last)


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
        left, top, width, height = box_of(plan, spaces[code])
        low = height * 0.2 if spaces[code].kind not in ("edo", "city") else height * 0.78
        panels.chip(canvas, left + width - 4, top + low, f"+{count}", 32)


def paint_board(canvas: Canvas, view: EdoView, w: Words, last: bool = True) -> Layout:
    """Draw the map with everything on it, and return its layout; `last` adds the marks of the last turn."""
    plan = layout(view.side)
    for space in view.spaces:
        if space.city is not None:
            city(canvas, plan, space, w)
        elif space.kind in ("edo", "city"):
            name, style = fit(
                w(f"edo-town-{space.town}"),
                Style(36, 700, "speaking"),
                plan.size("city")[0] - 24,
                (36, 32, 28),
            )
            left, top, _, _ = box_of(plan, space)
            canvas.middle(left + 12, top + BAND[space.kind] / 2 + 1, name, style, IVORY)
    if last:
        ways(canvas, view, plan)
    for space in sorted(view.spaces, key=lambda one: plan.at(one)[1]):
        pieces(canvas, plan, space)
    if last:
        after(canvas, view, plan)
    return plan
