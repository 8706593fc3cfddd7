"""Draw the market of the public table, one band above the map: merchant, demands, special cards, supplies."""

from __future__ import annotations

from typing import Final

from bot.games.edo.view import CardView, ColumnView, EdoView, MerchantView
from bot.text import Words
from render.edo.background import MARKET
from render.edo.goal import coming
from render.edo.market import PEACH, coming_sign, cost, parts, plate
from render.edo.pieces import buildings, goods, people
from render.edo.pieces.actions import action, special_ground
from render.edo.pieces.goods import points, symbol
from render.edo.theme import PAPER, C
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.palette import FADED, INK
from render.kit.shapes import box, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.kit.text import fit_lines

TOP: Final = HEAD + 13
HIGH: Final = MARKET - 8
NOW: Final = (12, 332)
"""Left edge and width of the merchant card of the round."""
NEXT: Final = (352, 262)
DEMANDS: Final = (622, 492)
SPECIALS: Final = (1122, 466)


def market(canvas: Canvas, view: EdoView, w: Words) -> None:
    """Draw the whole band."""
    _merchant(canvas, view)
    _next(canvas, view, w)
    x, width = DEMANDS
    canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)
    if view.privileges:
        _demands(canvas, view, x, width)
    else:
        _supplies(canvas, view, x, width)
    _specials(canvas, view)


def _offer(
    canvas: Canvas, x: float, y: float, card: MerchantView, room: float, step: int, line: int
) -> float:
    """Draw what a merchant card sells, and below it what it takes for a point; its width."""
    size, half = (38, 20) if step == 0 else (36, 18)
    wide = goods.amount(canvas, x, y, "ryo", str(card.price), size, half, after=True)
    canvas.centre(symbol("arrow", half - 3), x + wide + half + 4, y)
    at = x + wide + 2 * half + 6
    canvas.centre(symbol(card.goods, half + 1), at + half, y)
    canvas.middle(at + 2 * half + 4, y, f"×{card.most}", Style(size, 800))
    wide, _ = cost(canvas, x, y + line, card.pay, room, step)
    return wide


def _merchant(canvas: Canvas, view: EdoView) -> None:
    x, width = NOW
    canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)
    canvas.note("edo-see-market", x, TOP, width, HIGH)
    canvas.centre(people.merchant(36, False), x + 48, TOP + HIGH / 2)
    if view.current is not None:
        _lines(canvas, view, view.current, x + 90, width - 100, 0)


def _lines(canvas: Canvas, view: EdoView, card: MerchantView, x: float, room: float, step: int) -> None:
    """Draw both offers of a card, one below the other; the second ends with the seal of its points."""
    worth, seal = view.printed.trade, 48
    many = len(parts(card.pay)) > (2 if step == 0 else 1)  # then there is no arrow: the price stays large
    wide = _offer(canvas, x, TOP + 32, card, room - seal - (6 if many else 42), 0, 48)
    x += wide + 6
    if not many:
        canvas.centre(symbol("arrow", 15), x + 16, TOP + 80)
        x += 36
    points(canvas, x + seal / 2, TOP + 80, worth, seal)


def _next(canvas: Canvas, view: EdoView, w: Words) -> None:
    """Draw the next merchant card, which lies on darker ground behind an arrow, or that there is none."""
    x, width = NEXT
    canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)
    canvas.note("edo-see-market", x, TOP, width, HIGH)
    card = coming(view)
    if card is not None:
        canvas.put(panels.well(width - 18, HIGH - 18, PAPER.well, PAPER.hair, 5), x + 9, TOP + 9)
        canvas.centre(coming_sign(40), x + 27, TOP + HIGH / 2)
        _lines(canvas, view, card, x + 44, width - 56, 1)
        return
    if view.current is None:
        return
    lines, style = fit_lines(w("edo-pic-last-card"), Style(34, 700), width - 32, 2, (34, 32, 30, 28, 26))
    for i, line in enumerate(lines):
        base = TOP + HIGH / 2 + (i - (len(lines) - 1) / 2) * style.size * 1.2
        canvas.middle(x + width / 2, base, line, style, C["persimmon"], "centre")


@sprite
def demand_cell(width: int, height: int) -> Sprite:
    """The ground of a demand: peach at the left for its action, paper for its price."""
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 7), C["neutral"], INK, 2.5)
    s.polygon(rounded(3, 3, 66, 58, 5), PEACH)
    s.polygon(box(58, 3, 66, 58), PEACH)
    s.polygon(box(3, 52, 66, 58), PEACH)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


def _demands(canvas: Canvas, view: EdoView, x: int, width: int) -> None:
    canvas.note("edo-see-demands", x, TOP, width, HIGH)
    count = max(1, len(view.columns))
    step = (width - 20) / count
    for i, one in enumerate(view.columns):
        _demand(canvas, view, one, x + 10 + i * step + 2, round(step - 4))


def _demand(canvas: Canvas, view: EdoView, one: ColumnView, x: float, width: int) -> None:
    """Draw a demand: its action, its price, and the privilege that it brings."""
    y, high = TOP + 9, HIGH - 18
    if one.demand is None:
        canvas.put(panels.well(width, high, PAPER.well, PAPER.hair, 6), x, y)
    else:
        canvas.put(demand_cell(width, high), x, y)
        canvas.centre(action(one.demand.action, 25), x + 35, y + 31)
        pay = parts(one.demand.pay)
        step = min(42.0, (high - 6) / max(1, len(pay)))
        for k, (what, count) in enumerate(pay):
            middle = y + high / 2 + (k - (len(pay) - 1) / 2) * step
            size = 34
            goods.amount(canvas, x + 71, middle, what, str(count), size, 16, after=True)
    if one.privilege:
        canvas.put(plate(view.printed.faces[one.privilege], 60, 34), x + 5, y + high - 38)
    elif one.demand is not None:
        canvas.put(panels.well(60, 34, PAPER.well, PAPER.hair, 6), x + 5, y + high - 38)


def _supplies(canvas: Canvas, view: EdoView, x: int, width: int) -> None:
    """Draw the remaining neutral officials, strongholds and special cards, if there are no demands."""
    canvas.note("edo-see-supplies", x, TOP, width, HIGH)
    things = (
        (people.official(people.NEUTRAL, 32), view.neutral),
        (buildings.stronghold(32), view.strongholds),
        (special_ground(44, 62), view.deck),
    )
    step = width / 3
    for i, (piece, count) in enumerate(things):
        left = x + step * i + 26
        canvas.put(piece, left, TOP + (HIGH - piece.height) / 2)
        ink = INK if count else FADED
        canvas.middle(left + piece.width + 10, TOP + HIGH / 2, str(count), Style(46, 800), ink)


def _specials(canvas: Canvas, view: EdoView) -> None:
    """Draw the special cards that can be bought: two actions side by side, the price below."""
    x, width = SPECIALS
    canvas.put(panels.panel(width, HIGH, PAPER), x, TOP)
    canvas.note("edo-see-specials", x, TOP, width, HIGH)
    step = (width - 20) / max(4, len(view.display))
    for i, card in enumerate(view.display):
        _special(canvas, card, x + 10 + i * step + 2, round(step - 4))


@sprite
def special_cell(width: int, height: int) -> Sprite:
    """The ground of a special card on the market."""
    s = Sketch(width, height, 8)
    body = C["card_s"]
    s.polygon(rounded(1, 1, width - 1, height - 1, 7), body, mix(body, INK, 0.55), 2)
    s.polygon(rounded(5, 5, width - 5, 58, 4), C["neutral"])
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


def _special(canvas: Canvas, card: CardView, x: float, width: int) -> None:
    y = TOP + 8
    canvas.put(special_cell(width, HIGH - 16), x, y)
    for k, one in enumerate(card.actions[:2]):
        canvas.centre(action(one.do, 24), x + width / 2 + (k - 0.5) * 50, y + 31)
    text = str(card.price)
    wide = fonts.width(text, Style(34, 800)) + 5 + 26
    goods.amount(canvas, x + (width - wide) / 2, y + 78, "ryo", text, 34, 17)
