"""Draw the market of the public table, one band above the map: merchant, demands, special cards, supplies."""

from __future__ import annotations

from typing import Final

from bot.games.edo.view import CardView, ColumnView, EdoView
from bot.text import Words
from render.edo.background import MARKET
from render.edo.goal import coming
from render.edo.market import offer_box, offers, parts
from render.edo.pieces import buildings, goods, people
from render.edo.pieces.actions import action, special_ground
from render.edo.pieces.market import coming_sign, demand_cell, plate, special_cell
from render.edo.theme import PAPER, C
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style, sizes_from
from render.kit.frames import HEAD
from render.kit.palette import FADED, INK
from render.kit.text import fit_lines

TOP: Final = HEAD + 13
HIGH: Final = MARKET - 8
WIDE: Final = {True: (332, 276, 500, 444), False: (386, 326, 388, 452)}
"""Widths with and without demands: the merchant card of the round, the next merchant card, demands or
supplies, special cards."""
LEFT: Final = 12
APART: Final = 8
SIZE: Final = 34
"""Size of the prices of demands."""
PRIVILEGE: Final = (72, 48)
"""Width and height of the privilege in the lower left corner of a demand."""


def lay_papers(canvas: Canvas, privileges: bool) -> None:
    """Draw the papers of the band, still empty."""
    x = LEFT
    for width in WIDE[privileges]:
        canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)
        x += width + APART


def market(canvas: Canvas, view: EdoView, w: Words) -> None:
    """Draw what lies on the papers of the band."""
    x = LEFT
    for width, draw in zip(WIDE[view.privileges], (_merchant, _next, _middle, _specials), strict=True):
        draw(canvas, view, w, x, width)
        x += width + APART


def _merchant(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    canvas.note("edo-see-market", x, TOP, width, HIGH)
    canvas.centre(people.merchant(36, False), x + 46, TOP + HIGH / 2)
    if view.current is not None:
        offers(canvas, x + 86, TOP + HIGH / 2, view.current, view.printed.trade, width - 98)
    if any(event.what == "trade" for event in view.marks):
        canvas.put(marks.brackets(width - 8, HIGH - 8, 0, 20), x + 4, TOP + 4)


def _next(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    """Draw the next merchant card, which lies on darker ground behind an arrow, or that there is none."""
    canvas.note("edo-see-market", x, TOP, width, HIGH)
    card = coming(view)
    if card is not None:
        canvas.put(panels.well(width - 18, HIGH - 18, PAPER.well, PAPER.hair, 5), x + 9, TOP + 9)
        canvas.centre(coming_sign(40), x + 27, TOP + HIGH / 2)
        offers(canvas, x + 44, TOP + HIGH / 2, card, view.printed.trade, width - 54)
        return
    if view.current is None:
        return
    lines, style = fit_lines(w("edo-pic-last-card"), Style(34, 700), width - 32, 2, sizes_from(34, 26))
    canvas.lines(
        x + width / 2, TOP + HIGH / 2, lines, style, C["persimmon"], "centre", apart=style.size * 1.2
    )


def _middle(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    if view.privileges:
        _demands(canvas, view, x, width)
    else:
        _supplies(canvas, view, x, width)


Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def _start(privileges: bool, paper: int) -> int:
    """The left edge of a paper."""
    return LEFT + sum(WIDE[privileges][:paper]) + APART * paper


def offer_place(view: EdoView, now: bool, sale: bool) -> Box | None:
    """The box of an offer of the merchant card of this round, or of the next one."""
    card = view.current if now else coming(view)
    if card is None:
        return None
    width = WIDE[view.privileges][0 if now else 1]
    x, room = (LEFT + 86, width - 98) if now else (_start(view.privileges, 1) + 44, width - 54)
    return offer_box(card, sale, x, TOP + HIGH / 2, room)


def demand_place(view: EdoView, i: int) -> Box:
    """The box of a demand."""
    step = (WIDE[True][2] - 20) / max(1, len(view.columns))
    return _start(True, 2) + 12 + i * step, TOP + 9, round(step - 4), HIGH - 18


def special_place(view: EdoView, i: int) -> Box:
    """The box of a special card."""
    step = (WIDE[view.privileges][3] - 20) / max(4, len(view.display))
    return _start(view.privileges, 3) + 12 + i * step, TOP + 8, round(step - 4), HIGH - 16


def _demands(canvas: Canvas, view: EdoView, x: int, width: int) -> None:
    canvas.note("edo-see-demands", x, TOP, width, HIGH)
    count = max(1, len(view.columns))
    step = (width - 20) / count
    for i, column_view in enumerate(view.columns):
        _demand(canvas, view, column_view, x + 10 + i * step + 2, round(step - 4))


def _demand(canvas: Canvas, view: EdoView, column_view: ColumnView, x: float, width: int) -> None:
    """Draw a demand: its action, its price, and the privilege that it brings."""
    y, high = TOP + 9, HIGH - 18
    wide, low = PRIVILEGE
    if column_view.demand is None:
        canvas.put(panels.well(width, high, PAPER.well, PAPER.hair, 6), x, y)
    else:
        canvas.put(demand_cell(width, high, PRIVILEGE), x, y)
        canvas.centre(action(column_view.demand.action, 21), x + wide / 2, y + (high - low) / 2 + 1)
        pay = parts(column_view.demand.pay)
        step = min(42.0, (high - 6) / max(1, len(pay)))
        right = max(fonts.width(str(count), Style(SIZE, 800)) for _, count in pay)
        left = x + wide + (width - wide - right - 36) / 2
        for k, (what, count) in enumerate(pay):
            middle = y + high / 2 + (k - (len(pay) - 1) / 2) * step
            goods.amount(canvas, left, middle, what, str(count), SIZE, 16, after=True)
    if column_view.privilege:
        canvas.put(plate(view.printed.faces[column_view.privilege], wide, low), x, y + high - low)
    elif column_view.demand is not None:
        canvas.put(panels.well(wide, low, PAPER.well, PAPER.hair, 6), x, y + high - low)


def _supplies(canvas: Canvas, view: EdoView, x: int, width: int) -> None:
    """Draw the remaining neutral officials, strongholds and special cards, if there are no demands."""
    canvas.note("edo-see-supplies", x, TOP, width, HIGH)
    things = (
        (people.official(people.NEUTRAL, 32), view.neutral),
        (buildings.stronghold(32), view.strongholds),
        (special_ground(44, 62), view.deck),
    )
    style = Style(46, 800)
    wide = [piece.width + 8 + fonts.width(str(count), style) for piece, count in things]
    left, gap = float(x), (width - sum(wide)) / (len(things) + 1)
    for (piece, count), room in zip(things, wide, strict=True):
        canvas.put(piece, left + gap, TOP + (HIGH - piece.height) / 2)
        ink = INK if count else FADED
        canvas.middle(left + gap + piece.width + 8, TOP + HIGH / 2, str(count), style, ink)
        left += gap + room


def _specials(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    """Draw the special cards that can be bought: two actions side by side, the price below."""
    canvas.note("edo-see-specials", x, TOP, width, HIGH)
    step = (width - 20) / max(4, len(view.display))
    for i, card in enumerate(view.display):
        _special(canvas, card, x + 10 + i * step + 2, round(step - 4))


def _special(canvas: Canvas, card: CardView, x: float, width: int) -> None:
    y = TOP + 8
    canvas.put(special_cell(width, HIGH - 16), x, y)
    for k, action_view in enumerate(card.actions[:2]):
        canvas.centre(action(action_view.do, 24), x + width / 2 + (k - 0.5) * 50, y + 31)
    text = str(card.price)
    wide = fonts.width(text, Style(34, 800)) + 5 + 26
    goods.amount(canvas, x + (width - wide) / 2, y + 78, "ryo", text, 34, 17)
