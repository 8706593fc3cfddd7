"""Draw the parts of the market: offers of merchant cards, prices, the plates of privileges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.edo.components import Goods
from bot.games.edo.view import MerchantView
from render.edo.pieces import goods
from render.edo.pieces.goods import points, symbol
from render.edo.theme import GOODS
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import INK

SIZE: Final = 34
"""Of numbers in offers."""
LINE: Final = 48
"""From one offer to the other."""
SEAL: Final = 48
"""Size of the points that an offer brings."""
BRACE: Final = 6
"""The gap between a price on two lines and what joins them, and the length of its ends."""


def parts(pay: Goods) -> list[tuple[str, int]]:
    """The parts of a cost that are not zero."""
    return [(what, count) for what in GOODS if (count := getattr(pay, what))]


def _gap(amounts: Sequence[tuple[str, int]], size: int) -> float:
    return size * (0.3 if len(amounts) < 3 else 0.18)


def price_width(amounts: Sequence[tuple[str, int]], size: int, half: int) -> float:
    """The width of `price`."""
    wide = -_gap(amounts, size)
    for what, count in amounts:
        wide += fonts.width(str(count), Style(size, 800)) + 5
        wide += round(half * (1.5 if what == "ryo" else 2.1)) + _gap(amounts, size)
    return wide


def price(
    canvas: Canvas, x: float, y: float, amounts: Sequence[tuple[str, int]], size: int, half: int
) -> float:
    """Draw things in a line centred on `y`, each behind its number; returns the width."""
    start = x
    for what, count in amounts:
        x += goods.amount(canvas, x, y, what, str(count), size, half, after=True) + _gap(amounts, size)
    return x - start - _gap(amounts, size)


# --- Merchant ----------------------------------------------------------------------------------------------


def offers(
    canvas: Canvas,
    x: float,
    y: float,
    card: MerchantView,
    worth: int,
    room: float,
    size: int = SIZE,
    line: int = LINE,
) -> None:
    """Draw both offers of a merchant card round `y`, `line` apart.

    The first sells a resource at a price per piece, up to a maximum number. The second gives `worth` points
    for goods and money; if these have no room on one line, they stand on two. Every thing has its number
    before it, because everywhere else on a picture a number after a thing is what somebody holds.
    """
    first = size // 2
    lines, half, step = _lines(card, room, size, line)
    size = size if len(lines) == 1 else fonts.narrow(size)
    top = y - step * len(lines) / 2
    _sale(canvas, x, top, card, size, half)
    used = max(price(canvas, x, top + step * (i + 1), amounts, size, half) for i, amounts in enumerate(lines))
    middle = top + step * (len(lines) + 1) / 2
    if len(lines) > 1:
        used += _brace(canvas, x + used + BRACE, top + step * 0.6, step * len(lines) - step * 0.2)
    canvas.centre(symbol("arrow", first - 3), x + used + first + 4, middle)
    points(canvas, x + used + 2 * first + 7 + SEAL / 2, middle, worth, SEAL)


def _brace(canvas: Canvas, x: float, top: float, high: float) -> float:
    """Draw what joins the lines of one price, so that the line above does not seem to belong to it; returns
    the room that it takes."""
    canvas.fill(x, top, x + 3, top + high, INK)
    for y in (top, top + high - 3):
        canvas.fill(x - BRACE, y, x, y + 3, INK)
    return BRACE + 3


def _lines(
    card: MerchantView, room: float, size: int, line: int
) -> tuple[list[list[tuple[str, int]]], int, int]:
    """The lines of the price of the second offer, the half-size of symbols, and the distance between
    lines."""
    pay, first = parts(card.pay), size // 2
    wide = room - 2 * first - SEAL - 10
    halves = range(first, first - (3 if len(pay) > 2 else 5), -1)
    half = next((half for half in halves if price_width(pay, size, half) <= wide), 0)
    lines = [pay] if half else [pay[: (len(pay) + 1) // 2], pay[(len(pay) + 1) // 2 :]]
    return lines, half or first - 3, line if len(lines) == 1 else max(size - 4, round(line * 0.65))


def offer_box(
    card: MerchantView, sale: bool, x: float, y: float, room: float
) -> tuple[float, float, float, float]:
    """The box of the first (`sale`) or the second of these offers: left, top, width, height."""
    lines, _, step = _lines(card, room, SIZE, LINE)
    top = y - step * len(lines) / 2
    reach = min(SEAL, step) / 2
    if sale:
        return x - 6, top - reach, room, 2 * reach
    return x - 6, top + step - reach, room, step * (len(lines) - 1) + 2 * reach


def _sale(canvas: Canvas, x: float, y: float, card: MerchantView, size: int, half: int) -> None:
    """Draw the price of one piece, the goods, and how many there are."""
    wide = goods.amount(canvas, x, y, "ryo", str(card.price), size, half, after=True)
    canvas.centre(symbol("arrow", half - 2), x + wide + half + 3, y)
    at = x + wide + 2 * half + 5
    canvas.centre(symbol(card.goods, half + 1), at + half, y)
    canvas.middle(at + 2 * half + 4, y, f"×{card.most}", Style(size, 800))
