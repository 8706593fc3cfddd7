"""Draw the score of a seat: gems, skulls and their cost, torches, finished pyramids, point boxes.

A chip right behind each number shows its last change, in room that is left free for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Seat
from bot.games.pyramids.view import LastSeatView, PyramidsView, SheetView
from bot.text import minus
from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.seats import signed
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, sprite
from render.kit.text import fit
from render.pyramids.parts import skull_value, torch
from render.pyramids.pieces.cards import chip_ground, pyramid
from render.pyramids.pieces.signs import sign
from render.pyramids.pieces.symbols import NARROW, symbol
from render.pyramids.theme import COLOURS, ON_CARD, PAPER

CHIP: Final = 34
"""Size of the number in a chip."""
SIZES: Final = (54, 50, 46, 42, 40, 38, 36, 34, 32, 30)
BOX: Final = 40
"""Height of a point box beside pyramids."""
LOW_BOX: Final = 34
"""Height of a point box over a chip."""
SLASH: Final = 0.68
"""The width of a hatched torch as a share of its box."""
LINE: Final = 46
"""The height of the line in which a chip stands."""
PLATE: Final = 42
"""The greatest size of the number on the plate for the cost of the skulls."""
LOST: Final = 44
"""Size of an extra mark that was lost."""
NEXT: Final = 34
"""Size of the cost of the skulls with one more."""
PALE: Final = Style(NEXT, 700)
BEFORE: Final = 6
"""The gap before that cost."""
LEADS: Final = ("→", "")
"""Between the next skull and what they cost with it, or nothing if there is no room: a plus would look like a
change."""


def told(canvas: Canvas, text: str, about: Area, left: float, middle: float, within: Area) -> None:
    """Announce a change with a chip whose left edge is reserved at `left`.

    The chip stays in `within` and in its line: above or below, it would seem to belong to something else.
    """
    wide = panels.chip_width(text, CHIP)
    line = (within[0], middle - LINE / 2, within[2], LINE)
    canvas.say(text, about, ((left + wide / 2, middle),), CHIP, within=line)


def _reserved(change: int) -> float:
    """The room for a chip and the gap before it."""
    return panels.chip_width(signed(change), CHIP) + 12 if change else 0


def _steps(most: int) -> tuple[int, ...]:
    """The sizes of a number, from the largest on."""
    return (most, *(size for size in SIZES if size < most))


def counted(
    canvas: Canvas, x: float, middle: float, width: float, kind: str, count: int, size: int, most: int,
    change: int = 0, within: Area | None = None,
) -> float:  # fmt: skip
    """Draw a symbol, its number, and behind it a chip with the change. Returns the right end of the
    number."""
    canvas.centre(symbol(kind, size, pale=not count), x + size / 2, middle)
    left = x + size + 8
    text, style = fit(str(count), Style(most, 800), x + width - left - _reserved(change), _steps(most))
    end = left + canvas.middle(left, middle, text, style, INK if count else FADED)
    if change:
        about = (x, middle - size / 2, end - x, size)
        told(canvas, signed(change), about, end + 12, middle, within or (x, middle - 60, width, 120))
    return end


def skulls(
    canvas: Canvas, x: float, middle: float, width: float, value: int, size: int, change: int = 0,
    following: int | None = None, within: Area | None = None,
) -> None:  # fmt: skip
    """Draw on a plate what the skulls cost, and behind it the change, or their cost with one more."""
    if change and not value:  # potions have taken away all of the cost
        about = (x - 40, middle - size / 2, 30, size)
        told(canvas, signed(change), about, x, middle, within or (x, middle - 60, width, 120))
        return
    more = "" if following is None else minus(following)
    room = width - _reserved(change)
    left = x
    if value:
        after = [_following(more, leads) for leads in LEADS]
        wide = _plate(canvas, x, middle, minus(value), size, room, after)
        left += wide
        if change:
            about = (x, middle - size / 2, wide, size)
            told(canvas, signed(change), about, left + 8, middle, within or (x, middle - 60, width, 120))
            return
    fits = (leads for leads in LEADS if left + _following(more, leads) <= x + width)
    if more and (leads := next(fits, None)) is not None:
        left += BEFORE
        canvas.centre(symbol("S", NEXT, pale=True), left + NEXT * NARROW["S"] / 2, middle)
        left += NEXT * NARROW["S"] + 4
        left += canvas.middle(left, middle, leads, PALE, FADED)
        canvas.middle(left, middle, more, PALE, FADED)


def _plate(
    canvas: Canvas, x: float, middle: float, text: str, size: int, room: float, more: Sequence[float]
) -> int:
    """Draw a cost as large as possible beside the first width of `more` that leaves it room. Returns the
    width of its plate."""
    for last in (*more, 0.0):
        cost, style, pad = _cost(text, size, room - last)
        if style.size >= NEXT and cost == text:
            break
    wide = round(fonts.width(cost, style)) + pad
    high = round(style.size * 1.1)
    canvas.put(panels.well(wide, high, PAPER.well, PAPER.hair, 6), x, middle - high / 2)
    canvas.middle(x + wide / 2, middle, cost, style, INK, "centre")
    return wide


def _following(more: str, leads: str = LEADS[0]) -> float:
    """The room for the cost of the skulls with one more: a skull, an arrow, and the cost."""
    if not more:
        return 0.0
    return BEFORE + fonts.width(leads, PALE) + NEXT * NARROW["S"] + 4 + fonts.width(more, PALE)


def _tail(value: int, change: int, following: int | None) -> float:
    """The room behind the number of skulls, without the room for their cost."""
    wide = 20.0 if value else 0.0
    if change:
        return wide + panels.chip_width(signed(change), CHIP) + 8
    if following is None:
        return wide
    return wide + _following(minus(following))


def _fitting(skulls: int, value: int, most: int, room: float) -> int:
    """The size of the number of skulls that leaves room for their cost, too."""
    sizes = [size for size in _steps(most) if size >= NEXT]
    for size in sizes:
        wide = fonts.width(str(skulls), Style(size, 800))
        if value:
            wide += fonts.width(minus(value), Style(min(size, PLATE), 800))
        if wide <= room:
            return size
    return sizes[-1]


def _cost(text: str, most: int, room: float) -> tuple[str, Style, int]:
    """How a cost is written on its plate: the text, its style, and how much wider the plate is."""
    for pad in (20, 10, 6):
        cost, style = fit(text, Style(most, 800), room - pad, _steps(most))
        if cost == text and style.size >= NEXT:
            break
    return cost, style, pad


def next_skull(view: PyramidsView, sheet: SheetView) -> int | None:
    """What one more skull costs; None if there are no more skulls, or the match is over."""
    if view.over or sheet.skulls >= len(view.skull_values):
        return None
    return skull_value(view, sheet.skulls + 1) - skull_value(view, sheet.skulls)


def with_next(view: PyramidsView, sheet: SheetView) -> int | None:
    """What the skulls cost with one more; None if there are no more skulls, or the match is over."""
    cost = next_skull(view, sheet)
    return None if cost is None else skull_value(view, sheet.skulls) + cost


def torches(
    canvas: Canvas, view: PyramidsView, sheet: SheetView, spots: Sequence[tuple[float, float]], size: int
) -> None:
    """Draw the four torches of a score card; those that were missed are hatched."""
    for number, (x, y) in enumerate(spots, 1):
        missed = number < view.round or (view.over and number == view.round)
        torch(canvas, x, y, size, number in sheet.torches, missed)


class Column:
    """The score of a seat on the table, from top to bottom, in a box that also holds all its chips."""

    def __init__(self, canvas: Canvas, area: Area, view: PyramidsView, seat: Seat) -> None:
        self.canvas, self.area, self.view = canvas, area, view
        self.player = view.players[seat]
        self.last: LastSeatView | None = view.last.seats[seat] if view.last is not None else None
        x, y, width, height = area
        canvas.note("py-see-score", x - 6, y, width + 12, height)

    def gems(self, x: float, middle: float, width: float, step: float, size: int, most: int) -> None:
        """The two kinds of gems, each with its number."""
        sheet, last = self.player.sheet, self.last
        for row, (kind, count, change) in enumerate(
            (("R", sheet.red, last.red if last else 0), ("G", sheet.green, last.green if last else 0))
        ):
            low = middle + row * step
            counted(self.canvas, x, low, width, kind, count, size, most, change, self.area)

    def skulls(self, x: float, middle: float, width: float, size: int, most: int, below: float = 0) -> None:
        """The skulls, their number, and their cost, behind the number or `below` it by so much."""
        sheet, last = self.player.sheet, self.last
        value = skull_value(self.view, sheet.skulls)
        change = value - skull_value(self.view, sheet.skulls - last.skulls) if last else 0
        after = None if change else with_next(self.view, sheet)
        gap = 6 if width < 300 else 14
        if not below:
            most = _fitting(sheet.skulls, value, most, width - size - 8 - gap - _tail(value, change, after))
        end = counted(self.canvas, x, middle, width, "S", sheet.skulls, size, most)
        if not value and not change:
            gap = 28  # the gap keeps the cost of the next skull apart from the number
        left, room = (x, width) if below else (end + gap, x + width - end - gap)
        cost = min(most, PLATE)
        skulls(self.canvas, left, middle + below, room, value, cost, change, after, self.area)

    def torches(self, x: float, middle: float, width: float, size: int) -> None:
        """The torches by round; they stand closer together if one was gained."""
        view, last = self.view, self.last
        lit = last is not None and last.torch and view.last is not None
        worth = view.printed.torch
        room = width - (_reserved(worth) if lit else 0)
        art = size * (SLASH if lit else 1.0)
        step = (room - art) / max(1, view.rounds - 1)
        spots = [(x + art / 2 + i * step, middle) for i in range(view.rounds)]
        torches(self.canvas, view, self.player.sheet, spots, size)
        if lit:
            end = spots[-1][0] + art / 2
            about = (x, middle - size / 2, end - x, size)
            told(self.canvas, signed(worth), about, end + 12, middle, self.area)

    def shelf(self, x: float, y: float, width: int, height: float) -> None:
        """A place for each colour, one below the other: the sum of its boxes, or an empty place for it."""
        sums = self.sums()
        step = height / len(COLOURS)
        for row, colour in enumerate(COLOURS):
            top, high = y + row * step, round(step - 3)
            if sums[colour]:
                box(self.canvas, x, top, width, high, colour, sums[colour], won=self.won(colour))
                continue
            self.canvas.put(panels.well(width, high, PAPER.well, PAPER.hair, 6), x, top)
            self.canvas.centre(sign(colour, 22, PAPER.hair), x + width / 2, top + high / 2)

    def boxes(self, x: float, y: float, width: float, height: int) -> None:
        """The point boxes, one plate per colour with its sum, side by side."""
        sums = self.sums()
        held = [(colour, points) for colour, points in sums.items() if points]
        if not held:
            return
        wide = round(min(150.0, (width - 6 * (len(held) - 1)) / len(held)))
        for i, (colour, points) in enumerate(held):
            left = x + i * (wide + 6)
            box(self.canvas, left, y, wide, height, colour, points, won=self.won(colour))

    def won(self, colour: str) -> bool:
        """Whether the seat has just won a box of a colour."""
        return self.last is not None and any(key == colour for key, _ in self.last.boxes)

    def sums(self) -> dict[str, int]:
        """The points of all boxes by colour."""
        return {colour: sum(points for c, points in self.player.boxes if c == colour) for colour in COLOURS}

    def pyramids(self, x: float, y: float, width: float, step: float, size: int) -> None:
        """A line for each colour: its finished pyramids, and at the right its box and the gain.

        A box is won with a pyramid of its colour.
        """
        sums, done = self.sums(), self.player.completed_by_colour
        for row, colour in enumerate(COLOURS):
            count = done.get(colour, 0)
            middle = y + (row + 0.5) * step
            self.canvas.centre(pyramid(colour, size, bool(count)), x + size / 2, middle)
            if not count:
                continue
            end = x + size + 8
            end += self.canvas.middle(end, middle + 2, str(count), Style(46, 800))
            gain = gained(self.view, self.last, colour)
            if sums[colour]:
                top, high = (middle - 42, LOW_BOX) if gain else (middle - BOX / 2, BOX)
                won = self.won(colour)
                box(self.canvas, x + width - 86, top, 86, high, colour, sums[colour], won=won)
            if gain:
                about = (x, middle - size / 2, end - x, size)
                low = middle + 17 if sums[colour] else middle
                wide = panels.chip_width(signed(gain), CHIP)
                told(self.canvas, signed(gain), about, x + width - wide + 2, low, self.area)


def gained(view: PyramidsView, last: LastSeatView | None, colour: str) -> int:
    """The points for the cards of a colour that were finished in the last turn."""
    fresh = sum(card.colour == colour for card in last.completed) if last else 0
    return view.printed.completed * fresh


def lost(canvas: Canvas, x: float, middle: float) -> None:
    """Draw an extra mark that was lost, because no cell was open: a red X that is struck out."""
    canvas.centre(symbol("X", LOST), x, middle)
    canvas.fill(x - LOST / 2 - 2, middle - 4, x + LOST / 2 + 2, middle + 4, IVORY)
    canvas.fill(x - LOST / 2, middle - 2, x + LOST / 2, middle + 2, INK)
    canvas.keep(x - LOST / 2, middle - LOST / 2, LOST, LOST)


@sprite
def _hit(width: int, height: int) -> Sprite:
    """The mark round a box that was won, thin like the outlines of marked cells, so that its number stays
    free."""
    s = Sketch(width, height, 8)
    outline = rounded(-1, -1, width + 1, height + 1, 8)
    s.polygon(outline, None, INK, 9)
    s.polygon(outline, None, IVORY, 4)
    return s.sprite()


def box(
    canvas: Canvas,
    x: float,
    y: float,
    width: int,
    height: int,
    colour: str,
    points: int,
    *,
    won: bool = False,
) -> None:
    """A plate with the sign of a colour and points; no chip covers it. Outlined if it was just `won`."""
    canvas.put(chip_ground(width, height, colour), x, y)
    size = 24 if width < 100 else 30
    pad = 8 if width >= 80 else 4
    canvas.put(sign(colour, size), x + pad, y + (height - size) / 2)
    middle = x + size + pad + (width - size - pad) / 2
    canvas.middle(middle, y + height / 2, str(points), Style(34, 800), ON_CARD[colour], "centre")
    if won:
        canvas.put(_hit(width, height), x, y)
    canvas.keep(x, y, width, height)
