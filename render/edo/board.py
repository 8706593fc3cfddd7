"""Draw everything on the map: names, buildings, incomes, pieces."""

from __future__ import annotations

from collections.abc import Callable, Container

from bot.games.edo.view import EdoView, SpaceView
from bot.text import Words
from render.edo.crowds import counts, pieces, produce, produced
from render.edo.layout import (
    BAND,
    CODE,
    COIN,
    INCOME,
    KEPT,
    Layout,
    box_of,
    income_style,
    income_text,
    keep_box,
    named,
    sites_of,
    strip,
)
from render.edo.marks import after, before
from render.edo.pieces import buildings, lands
from render.edo.pieces.goods import symbol
from render.edo.theme import GAME, C
from render.edo.ways import Stamps, stamps, ways
from render.kit import badges, fonts, marks
from render.kit.canvas import Canvas
from render.kit.palette import FADED, INK, IVORY


def city(canvas: Canvas, plan: Layout, space: SpaceView, w: Words, signed: Container[str] = ()) -> None:
    """Draw the name, the row of sites, the current income, and the stronghold."""
    assert space.city is not None
    known = space.city
    x, y = plan.at(space)
    width, height = plan.size(space.kind)
    left, top = x - width / 2, y - height / 2
    edo = space.kind == "edo"
    band = BAND[space.kind]
    text = income_text(known, plan.public)
    blocked = bool(known.weights) and bool(known.tile) and not known.income
    income = income_style(known) if edo else INCOME
    name, style, code = named(plan, space, w)
    ink, pale = (FADED, FADED) if space.covered else (IVORY, C["pale"])
    wide = canvas.middle(left + 12, top + band / 2 + 1, name, style, ink)
    if code and code not in signed:
        canvas.middle(left + wide + 22, top + band / 2 + 4, code, CODE, pale)
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
        start = left + KEPT
        canvas.note("edo-see-income", start, base - 24, strip(plan, space)[0] - start, 48)
        coin = COIN if KEPT + COIN + fonts.width(text, income) <= width - 2 * plan.piece else 0
        if coin:  # the amounts of five players need this room, too
            canvas.centre(symbol("ryo", 19), start + 18, base)
        wide = coin + canvas.middle(start + coin, base, text, income, ink)
        if blocked:
            marks.hatch(canvas, round(start), round(base - 22), round(wide), 44, 8)
    canvas.note("edo-see-keep", *keep_box(plan, space.kind, x, y))
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
        canvas.put(badges.badge(GAME, known.stronghold, 24), bx - 11, by - 6)  # clear of pieces


def paint_board(
    canvas: Canvas,
    view: EdoView,
    plan: Layout,
    w: Words,
    last: bool = True,
    under: Callable[[], None] | None = None,
    signed: Container[str] = (),
) -> None:
    """Draw the map with everything on it. `last` adds the marks of the last turn, `under` draws things below
    the pieces. The spaces `signed` have signs with their codes."""
    for space in view.spaces:
        if space.city is not None:
            with canvas.part():
                city(canvas, plan, space, w, signed)
            if not space.covered:
                canvas.note(f"edo-see-{space.kind}", *box_of(plan, space))
        elif space.kind in ("edo", "city"):
            name, style, _ = named(plan, space, w)
            left, top, _, _ = box_of(plan, space)
            canvas.middle(left + 12, top + BAND[space.kind] / 2 + 1, name, style, IVORY)
    begun: Stamps = {}
    if last:
        begun = ways(canvas, view, plan)
        before(canvas, view, plan)
    if under is not None:
        under()
    for space in sorted(view.spaces, key=lambda space_view: plan.at(space_view)[1]):
        pieces(canvas, plan, space)
        if not space.covered and space.kind in ("rice", "forest", "quarry", "gate"):
            canvas.note("edo-see-gate" if space.kind == "gate" else "edo-see-land", *box_of(plan, space))
    if last:
        after(canvas, view, plan)
    for space in view.spaces:  # numbers last, so that no piece and no mark hides them
        counts(canvas, plan, space)
    for space, at in produced(plan, view.spaces, canvas.kept):
        produce(canvas, space, at)
    if begun:
        stamps(canvas, view, plan, begun)
