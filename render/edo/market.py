"""Draw the corners of the map: merchant cards, demands with privileges, special cards, supplies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.edo.view import ColumnView, EdoView, GoodsView, MerchantView
from bot.text import Words
from render.edo.goal import coming
from render.edo.pieces import buildings, goods, people
from render.edo.pieces.actions import action, special, special_ground
from render.edo.pieces.goods import points, symbol
from render.edo.theme import GOODS, PAPER, C
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.frames import MARGIN, WIDTH
from render.kit.palette import FADED, INK
from render.kit.shapes import box, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.kit.text import fit

TOP: Final = 122
MERCHANT: Final = (MARGIN, TOP, 310, 200)
"""Left, top, width, height."""
DEMANDS: Final = (WIDTH - MARGIN - 276, TOP, 276, 198)
PEACH: Final = mix(C["persimmon"], C["mulberry"], 0.5)
"""Height of the head of a demand."""
SPECIAL: Final = (280, 172)
"""Width and height, in the lower right corner of the map."""
DEMAND: Final = ((30, 15), (30, 13), (30, 11))
"""Size of the numbers of a demand, and half-size of the symbols; the largest that fits is used."""


def parts(pay: GoodsView) -> list[tuple[str, int]]:
    """The parts of a cost that are not zero."""
    return [(what, count) for what in GOODS if (count := getattr(pay, what))]


def _gap(found: Sequence[tuple[str, int]], size: int) -> float:
    return size * (0.3 if len(found) < 3 else 0.18)


def price_width(found: Sequence[tuple[str, int]], size: int, half: int) -> float:
    """The width of `price`."""
    wide = -_gap(found, size)
    for what, count in found:
        wide += fonts.width(str(count), Style(size, 800)) + 5
        wide += round(half * (1.5 if what == "ryo" else 2.1)) + _gap(found, size)
    return wide


def price(
    canvas: Canvas, x: float, y: float, found: Sequence[tuple[str, int]], size: int, half: int
) -> float:
    """Draw things in a line centred on `y`, each behind its number; returns the width."""
    start = x
    for what, count in found:
        x += goods.amount(canvas, x, y, what, str(count), size, half, after=True) + _gap(found, size)
    return x - start - _gap(found, size)


# --- Merchant ----------------------------------------------------------------------------------------------


def offers(
    canvas: Canvas,
    x: float,
    y: float,
    card: MerchantView,
    worth: int,
    room: float,
    size: int = 34,
    line: int = 48,
    seal: int = 48,
) -> None:
    """Draw both offers of a merchant card round `y`, `line` apart.

    The first sells a resource at a price per piece, up to a maximum number. The second gives `worth` points
    for goods and money; if these find no room on one line, they stand on two. Every thing has its number
    before it, because everywhere else on a picture a thing without one counts what somebody holds.
    """
    first = size // 2
    lines, half, step = _lines(card, room, size, line, seal)
    top = y - step * len(lines) / 2
    _sale(canvas, x, top, card, size, half)
    used = max(price(canvas, x, top + step * (i + 1), one, size, half) for i, one in enumerate(lines))
    middle = top + step * (len(lines) + 1) / 2
    canvas.centre(symbol("arrow", first - 3), x + used + first + 4, middle)
    points(canvas, x + used + 2 * first + 7 + seal / 2, middle, worth, seal)


def _lines(
    card: MerchantView, room: float, size: int, line: int, seal: int
) -> tuple[list[list[tuple[str, int]]], int, int]:
    """The lines of what the second offer takes, the half-size of symbols, and the way from line to line."""
    pay, first = parts(card.pay), size // 2
    wide = room - 2 * first - seal - 10
    half = next((half for half in range(first, first - 3, -1) if price_width(pay, size, half) <= wide), 0)
    lines = [pay] if half else [pay[:2], pay[2:]]
    return lines, half or first - 3, line if len(lines) == 1 else max(size - 4, round(line * 0.65))


NOW: Final = (84, 51, 92, 34, 44, 44)
NEXT: Final = (102, 149, 108, 32, 42, 44)
"""Where the offers stand on the panel: from the left and the top, what the width lacks, size, line, seal."""


def offer_place(card: MerchantView, now: bool, sale: bool) -> tuple[float, float, float, float]:
    """The box of the first (`sale`) or the second offer of a card on the panel of the merchant."""
    x, y, width, _ = MERCHANT
    left, down, less, size, line, seal = NOW if now else NEXT
    lines, _, step = _lines(card, width - less, size, line, seal)
    top, reach = y + down - step * len(lines) / 2, min(seal, step) / 2 - 6
    low = top + (0 if sale else step * len(lines))
    top += 0 if sale else step
    return x + left - 6, top - reach, width - left - 6, low - top + 2 * reach


def _sale(canvas: Canvas, x: float, y: float, card: MerchantView, size: int, half: int) -> None:
    """Draw the price of one piece, the goods, and how many there are."""
    wide = goods.amount(canvas, x, y, "ryo", str(card.price), size, half, after=True)
    canvas.centre(symbol("arrow", half - 2), x + wide + half + 3, y)
    at = x + wide + 2 * half + 5
    canvas.centre(symbol(card.goods, half + 1), at + half, y)
    canvas.middle(at + 2 * half + 4, y, f"×{card.most}", Style(size, 800))


@sprite
def coming_sign(high: int) -> Sprite:
    """The sign of what comes next: a broad arrow head."""
    s = Sketch(round(high * 0.65), high, 6)
    k = high / 40
    head = [(2, 2), (24, 20), (2, 38), (2, 26), (9, 20), (2, 14)]
    s.polygon([(x * k, y * k) for x, y in head], C["persimmon"], INK, 2.5)
    return s.sprite()


@sprite
def pile() -> Sprite:
    """The pile of remaining merchant cards."""
    s = Sketch(34, 30, 4)
    for i in (2, 1, 0):
        x, y = 1.5 + 5 * i, 1.5 + 3 * (2 - i)
        s.polygon(rounded(x, y, x + 21, y + 22, 3), C["mulberry"], INK, 2)
    s.polygon([(5, 18), (12, 12), (19, 18)], C["persimmon"])
    s.polygon(rounded(8, 19, 16, 26, 2), C["persimmon"])
    return s.sprite()


def merchant(canvas: Canvas, view: EdoView, w: Words) -> None:
    """Draw the current merchant card, the next one, and how many are left."""
    x, y, width, height = MERCHANT
    canvas.put(panels.panel(width, height, PAPER), x, y)
    canvas.note("edo-see-market", x, y, width, height)
    if view.current is None:
        canvas.centre(people.merchant(52, False), x + width / 2, y + height / 2)
        return
    canvas.centre(people.merchant(32, False), x + 44, y + 51)
    left, down, less, *sizes = NOW
    offers(canvas, x + left, y + down, view.current, view.printed.trade, width - less, *sizes)
    canvas.rule(x + 16, x + width - 16, y + 101, PAPER.hair)
    card = coming(view)
    if card is None:
        text, style = fit(w("edo-pic-last-card"), Style(34, 700), width - 36, (34, 32, 30))
        canvas.middle(x + 18, y + 150, text, style, C["persimmon"])
        return
    canvas.centre(coming_sign(32), x + 30, y + 130)
    canvas.put(pile(), x + 14, y + 151)
    canvas.middle(x + 52, y + 166, str(view.stack), Style(30, 800), FADED)
    left, down, less, *sizes = NEXT
    offers(canvas, x + left, y + down, card, view.printed.trade, width - less, *sizes)


# --- Demands -----------------------------------------------------------------------------------------------


@sprite
def demand_ground(width: int, height: int) -> Sprite:
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 7), C["neutral"], INK, 2.5)
    s.polygon(rounded(3, 3, width - 3, 44, 5), PEACH)
    s.polygon(box(3, 38, width - 3, 44), PEACH)
    s.line([(3, 44), (width - 3, 44)], INK, 2)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


NAMES: Final = {"r": "rice", "w": "wood", "s": "stone"}
"""Letters for the faces of privileges."""


@sprite
def plate(face: str, width: int, height: int) -> Sprite:
    """A privilege by its printed face: an indigo plate with its effect."""
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 6), C["deep"], INK, 2.5)
    made = s.sprite(shadow=Shadow(0.2, 3, 2, 3))
    canvas = Canvas.over(made.colour)
    k = min(height / 44, width / 72)
    cx, cy = 8 + width / 2, 8 + height / 2
    half = round(16 * k)

    def lay(piece: Sprite, dx: float) -> None:
        canvas.centre(piece, cx + dx * k, cy)

    match face:
        case "a":
            lay(buildings.house(buildings.PLAIN, half, True), -14)
            canvas.middle(cx + 16 * k, cy, "1", Style(round(30 * k), 800), C["neutral"], "centre")
        case "b":
            lay(people.official(people.BLACK, half, True), 0)
        case "c":
            lay(people.merchant(half, True), -8)
            canvas.middle(cx + 20 * k, cy, "+", Style(round(30 * k), 800), C["neutral"], "centre")
        case "d":
            lay(symbol("ryo", half, True), -16)
            lay(buildings.house(buildings.PLAIN, half, True), 14)
        case _ if face[0] == "e" and len(face) == 3:
            lay(symbol(NAMES[face[1]], half - 2, True), -18)
            lay(symbol(NAMES[face[2]], half - 2, True), 18)
            canvas.middle(cx, cy, "/", Style(round(30 * k), 800), C["neutral"], "centre")
        case _ if face[0] == "e":
            for i, letter in enumerate(face[1:]):
                lay(symbol(NAMES[letter], half - 4, True), 23 * (i - (len(face) - 2) / 2))
        case _:
            canvas.centre(symbol(NAMES[face[1]], half - 1, True), cx, cy - 4 * k)
            canvas.centre(symbol("full", round(18 * k)), cx, cy + 15 * k)
    return made


def column(canvas: Canvas, view: EdoView, x: float, y: float, width: int, one: ColumnView) -> None:
    """Draw a demand and the privilege below it."""
    high = 132
    if one.demand is not None:
        canvas.put(demand_ground(width, high), x, y)
        canvas.centre(action(one.demand.action, 18), x + width / 2, y + 23)
        pay = parts(one.demand.pay)
        step = min(38.0, 84 / max(1, len(pay)))
        sizes = DEMAND if len(pay) < 3 else DEMAND[1:]
        fits = (one for one in sizes if all(price_width([part], *one) <= width - 4 for part in pay))
        size, half = next(fits, sizes[-1])
        for i, part in enumerate(pay):
            middle = y + 88 + (i - (len(pay) - 1) / 2) * step
            left = x + (width - price_width([part], size, half)) / 2
            goods.amount(canvas, left, middle, part[0], str(part[1]), size, half, after=True)
    else:
        canvas.put(panels.well(width, high, PAPER.well, PAPER.hair, 6), x, y)
    if one.privilege:
        canvas.put(plate(view.printed.faces[one.privilege], width, 42), x, y + high + 7)
    else:
        canvas.put(panels.well(width, 42, PAPER.well, PAPER.hair, 6), x, y + high + 7)


def column_place(i: int, count: int) -> tuple[float, float, int]:
    """Left, top and width of a column of demands."""
    x, y, width, _ = DEMANDS
    step = (width - 16) / max(1, count)
    return x + 8 + i * step + 3, y + 9, round(step - 6)


def demands(canvas: Canvas, view: EdoView) -> None:
    """Draw the open demands and the privileges they bring."""
    x, y, width, height = DEMANDS
    canvas.put(panels.panel(width, height, PAPER), x, y)
    canvas.note("edo-see-demands", x, y, width, height)
    for i, one in enumerate(view.columns):
        left, top, wide = column_place(i, len(view.columns))
        column(canvas, view, left, top, wide, one)


def supplies(canvas: Canvas, view: EdoView) -> None:
    """Draw the remaining neutral officials, strongholds and special cards, if there are no demands."""
    x, y, width, _ = DEMANDS
    canvas.put(panels.panel(width, 76, PAPER), x, y)
    canvas.note("edo-see-supplies", x, y, width, 76)
    things = (
        (people.official(people.NEUTRAL, 20), view.neutral),
        (buildings.stronghold(20), view.strongholds),
        (special_ground(28, 40), view.deck),
    )
    for (piece, count), left in zip(things, (16, 110, 196), strict=True):
        canvas.put(piece, x + left, y + 38 - piece.height / 2)
        ink = INK if count else FADED
        canvas.middle(x + left + piece.width + 5, y + 39, str(count), Style(32, 800), ink)


# --- Special cards -----------------------------------------------------------------------------------------


def special_place(bottom: int, i: int, count: int) -> tuple[float, float, int]:
    """Left, top and width of a special card; `bottom` is the lower edge of the map."""
    width, height = SPECIAL
    x, y = WIDTH - MARGIN - width, bottom - 14 - height
    step = (width - 16) / max(4, count)
    return x + 8 + i * step + 2, y + 9, round(step - 4)


def specials(canvas: Canvas, view: EdoView, bottom: int) -> None:
    """Draw the special cards that can be bought, with their prices."""
    width, height = SPECIAL
    x, y = WIDTH - MARGIN - width, bottom - 14 - height
    canvas.put(panels.panel(width, height, PAPER), x, y)
    canvas.note("edo-see-specials", x, y, width, height)
    for i, card in enumerate(view.display):
        left, top, wide = special_place(bottom, i, len(view.display))
        special(canvas, left, top, card, wide, 23)
        middle = left + wide / 2
        size = fonts.width(str(card.price), Style(30, 800)) + 5 + 22
        goods.amount(canvas, middle - size / 2, top + 138, "ryo", str(card.price), 30, 15)
