"""Draw the parts of the market: offers of merchant cards, prices, the plates of privileges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.edo.components import Goods
from bot.games.edo.view import MerchantView
from render.edo.pieces import buildings, goods, people
from render.edo.pieces.goods import points, symbol
from render.edo.theme import GOODS, C
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK
from render.kit.shapes import rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

PEACH: Final = mix(C["persimmon"], C["mulberry"], 0.5)
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
    size: int = 34,
    line: int = 48,
    seal: int = 48,
) -> None:
    """Draw both offers of a merchant card round `y`, `line` apart.

    The first sells a resource at a price per piece, up to a maximum number. The second gives `worth` points
    for goods and money; if these have no room on one line, they stand on two. Every thing has its number
    before it, because everywhere else on a picture a number after a thing is what somebody holds.
    """
    first = size // 2
    lines, half, step = _lines(card, room, size, line, seal)
    top = y - step * len(lines) / 2
    _sale(canvas, x, top, card, size, half)
    used = max(price(canvas, x, top + step * (i + 1), amounts, size, half) for i, amounts in enumerate(lines))
    middle = top + step * (len(lines) + 1) / 2
    if len(lines) > 1:
        used += _brace(canvas, x + used + BRACE, top + step * 0.6, step * len(lines) - step * 0.2)
    canvas.centre(symbol("arrow", first - 3), x + used + first + 4, middle)
    points(canvas, x + used + 2 * first + 7 + seal / 2, middle, worth, seal)


def _brace(canvas: Canvas, x: float, top: float, high: float) -> float:
    """Draw what joins the lines of one price, so that the line above does not seem to belong to it; returns
    the room that it takes."""
    canvas.fill(x, top, x + 3, top + high, INK)
    for y in (top, top + high - 3):
        canvas.fill(x - BRACE, y, x, y + 3, INK)
    return BRACE + 3


def _lines(
    card: MerchantView, room: float, size: int, line: int, seal: int
) -> tuple[list[list[tuple[str, int]]], int, int]:
    """The lines of the price of the second offer, the half-size of symbols, and the distance between
    lines."""
    pay, first = parts(card.pay), size // 2
    wide = room - 2 * first - seal - 10
    halves = range(first, first - (3 if len(pay) > 2 else 5), -1)
    half = next((half for half in halves if price_width(pay, size, half) <= wide), 0)
    lines = [pay] if half else [pay[: (len(pay) + 1) // 2], pay[(len(pay) + 1) // 2 :]]
    return lines, half or first - 3, line if len(lines) == 1 else max(size - 4, round(line * 0.65))


def offer_box(
    card: MerchantView,
    sale: bool,
    x: float,
    y: float,
    room: float,
    size: int = 34,
    line: int = 48,
    seal: int = 48,
) -> tuple[float, float, float, float]:
    """The box of the first (`sale`) or the second of these offers: left, top, width, height."""
    lines, _, step = _lines(card, room, 34, line, seal)
    top = y - step * len(lines) / 2
    reach = min(seal, step) / 2
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


@sprite
def coming_sign(high: int) -> Sprite:
    """The sign for the next card: a broad arrow head."""
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


NAMES: Final = {"r": "rice", "w": "wood", "s": "stone"}
"""Letters for the faces of privileges."""


@sprite
def plate(face: str, width: int, height: int) -> Sprite:
    """A privilege by its printed face: an indigo plate with its effect."""
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 6), C["deep"], INK, 2.5)
    tile = s.sprite(shadow=Shadow(0.2, 3, 2, 3))
    canvas = Canvas.over(tile.colour)
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
    return tile
