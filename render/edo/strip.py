"""Draw the market of the public table, one band above the map: merchant, demands, special cards, supplies."""

from __future__ import annotations

from typing import Final

from bot.games.edo.scoring import reached
from bot.games.edo.view import ColumnView, EdoView, MerchantView
from bot.text import Words
from render.edo.background import MARKET
from render.edo.market import offer_box, offers, parts
from render.edo.pieces import buildings, goods, people
from render.edo.pieces.actions import action, special_ground
from render.edo.pieces.goods import points
from render.edo.pieces.market import coming_sign, demand_cell, plate, special_cell
from render.edo.theme import LOOK, PAPER, C
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.flow import Art, Gap, Lines, Text, row
from render.kit.fonts import Style, sizes_from
from render.kit.frames import HEAD
from render.kit.palette import FADED, INK
from render.kit.text import fit

TOP: Final = HEAD + 13
APART: Final = 8
HIGH: Final = MARKET - APART
MIDDLE: Final = TOP + HIGH / 2
WIDE: Final = {True: (332, 276, 500, 444), False: (386, 326, 388, 452)}
"""Widths with and without demands: the merchant card of the round, the next merchant card, demands or
supplies, special cards."""
LEFT: Final = 12
"""From the edge of a paper to what stands on it, and from that of the picture to the first paper."""
DOWN: Final = 9
NEAR: Final = 4
"""Between two cards."""
SIZE: Final = 34
"""Size of prices."""
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
    papers = (_merchant, _next, _demands if view.privileges else _supplies, _specials)
    for width, draw in zip(WIDE[view.privileges], papers, strict=True):
        draw(canvas, view, w, x, width)
        x += width + APART


def _merchant(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    canvas.note("edo-see-market", x, TOP, width, HIGH)
    canvas.centre(people.merchant(36, False), x + 46, MIDDLE)
    if view.current is not None:
        _offers(canvas, view, view.current, True)
    if any(event.what == "trade" for event in view.marks):
        canvas.put(marks.brackets(width - APART, HIGH - APART, 0, 20), x + NEAR, TOP + NEAR)


def _next(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    """Draw the next merchant card, which lies on darker ground behind an arrow, or that there is none."""
    canvas.note("edo-see-market", x, TOP, width, HIGH)
    card = coming(view)
    if card is not None:
        ground = panels.well(width - 2 * DOWN, HIGH - 2 * DOWN, PAPER.well, PAPER.hair, 5)
        canvas.put(ground, x + DOWN, TOP + DOWN)
        canvas.centre(coming_sign(40), x + 27, MIDDLE)
        _offers(canvas, view, card, False)
    elif view.current is not None and not view.over:
        sizes, style = sizes_from(SIZE, 26), Style(SIZE, 700)
        # The number of an answer about the card of this round may stand at the left.
        said = Lines(w("edo-pic-last-card"), style, width - 72, 2, sizes, C["persimmon"], anchor="centre")
        said.lay(canvas, x + 40, TOP, width - 40, HIGH)


def _offers(canvas: Canvas, view: EdoView, card: MerchantView, now: bool) -> None:
    x, room = _beside(view, now)
    offers(canvas, x, MIDDLE, card, view.printed.trade, room)


Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def _start(privileges: bool, paper: int) -> int:
    """The left edge of a paper."""
    return LEFT + sum(WIDE[privileges][:paper]) + APART * paper


def _beside(view: EdoView, now: bool) -> tuple[int, int]:
    """Left edge and width of the offers of this round, or of the next one: beside the merchant, or the
    arrow."""
    paper, sign = (0, 86) if now else (1, 44)
    return _start(view.privileges, paper) + sign, WIDE[view.privileges][paper] - sign - LEFT


def offer_place(view: EdoView, now: bool, sale: bool) -> Box | None:
    """The box of an offer of the merchant card of this round, or of the next one."""
    card = view.current if now else coming(view)
    if card is None:
        return None
    x, room = _beside(view, now)
    return offer_box(card, sale, x, MIDDLE, room)


def _cell(view: EdoView, paper: int, count: int, i: int, down: int) -> tuple[float, int, int, int]:
    """The box of one of so many cards side by side on a paper, so far below its edge."""
    step = (WIDE[view.privileges][paper] - 2 * LEFT + NEAR) / count
    return _start(view.privileges, paper) + LEFT + i * step, TOP + down, round(step - NEAR), HIGH - 2 * down


def demand_place(view: EdoView, i: int) -> tuple[float, int, int, int]:
    """The box of a demand."""
    return _cell(view, 2, max(1, len(view.columns)), i, DOWN)


def special_place(view: EdoView, i: int) -> tuple[float, int, int, int]:
    """The box of a special card."""
    return _cell(view, 3, max(4, len(view.display)), i, APART)


def _demands(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    canvas.note("edo-see-demands", x, TOP, width, HIGH)
    for i, column_view in enumerate(view.columns):
        _demand(canvas, view, column_view, *demand_place(view, i))


def _demand(
    canvas: Canvas, view: EdoView, column_view: ColumnView, x: float, y: int, width: int, high: int
) -> None:
    """Draw a demand: its action, its price, and the privilege that it brings."""
    wide, low = PRIVILEGE
    if column_view.demand is None:
        canvas.put(panels.well(width, high, PAPER.well, PAPER.hair, 6), x, y)
    else:
        canvas.put(demand_cell(width, high, PRIVILEGE), x, y)
        canvas.centre(action(column_view.demand.action, 21), x + wide / 2, y + (high - low) / 2 + 1)
        pay = parts(column_view.demand.pay)
        step = min(42.0, (high - 6) / max(1, len(pay)))
        size = SIZE if len(pay) < 3 else fonts.narrow(SIZE)
        right = max(fonts.width(str(count), Style(size, 800)) for _, count in pay)
        left = x + wide + (width - wide - right - 36) / 2
        for k, (what, count) in enumerate(pay):
            middle = y + high / 2 + (k - (len(pay) - 1) / 2) * step
            goods.amount(canvas, left, middle, what, str(count), size, 16, after=True)
    if column_view.privilege:
        canvas.put(plate(view.printed.faces[column_view.privilege], wide, low), x, y + high - low)
    elif column_view.demand is not None:
        canvas.put(panels.well(wide, low, PAPER.well, PAPER.hair, 6), x, y + high - low)


def _supplies(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    """Draw the remaining neutral officials, strongholds and special cards, if there are no demands."""
    canvas.note("edo-see-supplies", x, TOP, width, HIGH)
    things = (
        (people.official(people.NEUTRAL, 32), view.neutral),
        (buildings.stronghold(32), view.strongholds),
        (special_ground(44, 62), view.deck),
    )
    boxes = [
        row(Art(piece), Text(str(count), Style(46, 800), INK if count else FADED), gap=APART)
        for piece, count in things
    ]
    spread = [part for box in boxes for part in (Gap(), box)]
    row(*spread, Gap(), gap=0).lay(canvas, x, TOP, width, HIGH)


def _specials(canvas: Canvas, view: EdoView, w: Words, x: int, width: int) -> None:
    """Draw the special cards that can be bought: two actions side by side, the price below."""
    canvas.note("edo-see-specials", x, TOP, width, HIGH)
    for i, card in enumerate(view.display):
        left, y, wide, high = special_place(view, i)
        canvas.put(special_cell(wide, high), left, y)
        for k, action_view in enumerate(card.actions[:2]):
            canvas.centre(action(action_view.do, 24), left + wide / 2 + (k - 0.5) * 50, y + 31)
        text = str(card.price)
        across = fonts.width(text, Style(SIZE, 800)) + 5 + 26
        goods.amount(canvas, left + (wide - across) / 2, y + 78, "ryo", text, SIZE, 17)


# --- The end of the match ---------------------------------------------------------------------------------


SEAL: Final = 54
PLATE: Final = (1118, 1008, 62)
"""Right and lower edge of the plate on the table, and its height: the corner beside the last gate."""
MOST: Final = 216
"""The greatest width of the plate."""
BADGE: Final = 42


def coming(view: EdoView) -> MerchantView | None:
    """The merchant card of the next round; None in the last round, for whatever reason it is the last."""
    return None if reached(view.players, view.printed.goal) else view.coming


def goal(canvas: Canvas, view: EdoView, w: Words) -> None:
    """Draw the points that end the match. Once seats have them, the plate is gold and shows the badges of
    these seats."""
    done = reached(view.players, view.printed.goal)
    right, low, high = PLATE
    seal = round(SEAL * 1.18)
    room = MOST - seal - 30
    text, style = fit(w("edo-pic-goal"), Style(34, 700), room, (34,))
    step = min(BADGE + 4, (room - BADGE) / max(1, len(done) - 1))  # many badges overlap
    wide = round((len(done) - 1) * step + BADGE + 4 if done else fonts.width(text, style)) + seal + 34
    x, y = right - wide, low - high
    canvas.keep(x, y, wide, high)
    canvas.note("edo-see-goal", x, y, wide, high)
    if done:
        canvas.put(panels.plaque(wide, high), x, y)
        for i, seat in enumerate(done):
            canvas.put(LOOK.badge(seat, BADGE), x + 12 + i * step, y + (high - BADGE) / 2)
    else:
        canvas.put(panels.plate(wide, high, PAPER.bright, PAPER.frame, 8, 2), x, y)
        canvas.middle(x + 14, y + high / 2, text, style)
    points(canvas, right - 12 - seal / 2, y + high / 2, view.printed.goal, SEAL)
    if done:
        canvas.centre(panels.tick(16), right - 10, y + 6)
