"""The score of a seat as boxes: gems, skulls and their cost, torches, finished pyramids, point boxes.

A chip right behind each number shows its last change.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import product
from math import inf
from typing import Final

from bot.core import Seat
from bot.games.pyramids.state import Hand, Outcome
from bot.games.pyramids.view import PyramidsView, SeatView
from bot.text import minus
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.flow import Art, Box, Drawn, Grid, Line, On, Text, best, column, row
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.seat_panel import Cell, News
from render.kit.seats import signed
from render.pyramids.parts import skull_value
from render.pyramids.pieces.cards import chip_ground, hit, pyramid
from render.pyramids.pieces.signs import sign
from render.pyramids.pieces.symbols import NARROW, round_torch, symbol
from render.pyramids.theme import COLOURS, ON_CARD, PAPER

FIGURES: Final = (54, 48, 44, 40, 38, 36, 34)
"""Sizes of a number, of which the largest is used that leaves its line room."""
HIGHER: Final = 4
"""How much larger than its symbol a number may be."""
COST: Final = 42
"""The greatest size of what the skulls cost."""
NEXT: Final = Style(34, 700, fixed=True)
"""The style of that cost with one more skull."""
SKULLS: Final = ("plate 6", "6", "")
"""Forms of it: with a plate below the first cost, with the number of skulls it is for, or without."""
LOST: Final = 44
"""Size of an extra mark that was lost."""
WELL: Final = partial(panels.well, fill=PAPER.well, line=PAPER.hair, radius=6)
"""The ground of a number."""
SIGN: Final = 22
"""Size of the sign of a colour on a point box."""
POINTS: Final = Style(34, 800)


def _figures(size: int) -> list[int]:
    """Sizes of the number behind a symbol."""
    return [figure for figure in FIGURES if figure <= size + HIGHER]


def told(box: Box, change: int) -> Box:
    """A box, and behind it its change."""
    return row(box, News(signed(change)), gap=10) if change else box


def counted(kind: str, count: int, size: int, figure: int) -> Cell:
    """A symbol and its number, pale if there are none."""
    thing = partial(symbol, kind, size, not count)
    colour = INK if count else FADED
    return Cell(thing, size, str(count), Style(figure, 800), colour, least=size)


@dataclass(frozen=True)
class Account:
    """What a seat has, and what the last turn has changed of it; None: that is told elsewhere."""

    view: PyramidsView
    player: SeatView
    sheet: Hand
    last: Outcome | None = None

    def gem(self, kind: str, size: int, figure: int) -> Box:
        """The gems of a kind."""
        red, last = kind == "R", self.last
        change = 0 if last is None else last.red if red else last.green
        return told(counted(kind, self.sheet.red if red else self.sheet.green, size, figure), change)

    def gems(self, size: int, room: float) -> Box:
        """The two kinds of gems, one below the other, in numbers of one size."""
        return best(
            lambda figure: Grid(tuple([self.gem(kind, size, figure) for kind in "RG"])),
            _figures(size),
            room,
            inf,
        )

    def skulls(self, size: int, room: float, below: bool = False) -> Box:
        """The skulls, what they cost, and its change, or paler one more and the cost of so many; the cost may
        stand `below` their number."""
        skulls, last = self.sheet.skulls, self.last
        value, more = skull_value(self.view, skulls), with_next(self.view, self.sheet)
        change = value - skull_value(self.view, skulls - last.skulls) if last else 0

        def made(form: tuple[str, int]) -> Line:
            told, figure = form
            number = counted("S", skulls, size, figure)
            low = Text(minus(value), Style(min(figure, COST), 800), anchor="centre")
            pad = (low.style.size * 0.2, low.style.size * 0.05)
            cost: list[Box] = [low if told == "6" else On(WELL, low, pad)] if value else []
            if change:
                cost.append(News(signed(change)))
            elif more is not None:
                count = [Text(str(skulls + 1), NEXT, FADED)] if told else []
                pale = row(Art(symbol("S", NEXT.size, True)), *count, gap=2)
                cost.append(row(pale, Text(minus(more), NEXT, FADED), gap=6))
            return column(number, row(*cost)) if below else row(number, *cost)

        return best(made, [*product(SKULLS, _figures(size))], room, inf)

    def torches(self, size: int) -> Line:
        """The torches by round; those that were missed are hatched."""
        view = self.view
        marks: list[Box] = []
        for number in range(1, view.printed.rounds + 1):
            missed = number < view.round or (view.over and number == view.round)
            draw = partial(_torch, size, number in self.sheet.torch_rounds, missed)
            marks.append(Drawn(size * NARROW["F"], size, draw, 1))
        new = 0 if self.last is None else self.last.torch
        lit = [News(signed(new * view.printed.torch))] if new else []
        return row(row(*marks, gap=4, grow=1), *lit, grow=1)

    def finished(self, colour: str, size: int, style: Style) -> Cell:
        """The finished pyramids of a colour."""
        count = self.player.completed_by_colour.get(colour, 0)
        return Cell(
            partial(pyramid, colour, size, bool(count)), size, str(count), style, INK if count else FADED
        )

    def gained(self, colour: str) -> int:
        """The points for the cards of a colour that were finished in the last turn."""
        fresh = () if self.last is None else self.last.completed
        new = sum(card.colour == colour and card.serial in fresh for card in self.player.completed)
        return self.view.printed.completed * new

    def plate(self, colour: str, width: int, height: int) -> Drawn:
        """The sum of the point boxes of a colour, or an empty place for them."""
        points = sum(points for c, points in self.player.boxes if c == colour)
        won = self.last is not None and any(key == colour for key, _ in self.last.boxes)
        return plate(colour, points, width, height, won)

    def plates(self, width: int, height: int) -> list[Drawn]:
        """A place for the point boxes of each colour."""
        return [self.plate(colour, width, height) for colour in COLOURS]


def account(view: PyramidsView, seat: Seat) -> Account:
    """What a seat has on the table."""
    player = view.players[seat]
    return Account(view, player, player.sheet, None if view.last is None else view.last.seats[seat])


def next_skull(view: PyramidsView, sheet: Hand) -> int | None:
    """What one more skull costs; None if there are no more skulls, or the match is over."""
    if view.over or sheet.skulls >= len(view.skull_values):
        return None
    return skull_value(view, sheet.skulls + 1) - skull_value(view, sheet.skulls)


def with_next(view: PyramidsView, sheet: Hand) -> int | None:
    """What the skulls cost with one more; None if there are no more skulls, or the match is over."""
    cost = next_skull(view, sheet)
    return None if cost is None else skull_value(view, sheet.skulls) + cost


def _torch(size: int, lit: bool, missed: bool, canvas: Canvas, x: float, middle: float) -> None:
    round_torch(canvas, x + size * NARROW["F"] / 2, middle, size, lit, missed)


def lost() -> Drawn:
    """An extra mark that was lost, because no cell was open: a red X that is struck out."""

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        canvas.centre(symbol("X", LOST), x + LOST / 2, middle)
        canvas.fill(x - 2, middle - 4, x + LOST + 2, middle + 4, IVORY)
        canvas.fill(x, middle - 2, x + LOST, middle + 2, INK)

    return Drawn(LOST, LOST, draw)


def plate(colour: str, points: int, width: int, height: int, won: bool = False) -> Drawn:
    """A plate with the sign of a colour and points, outlined if it was just `won`; an empty place if there
    are none."""

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        top = middle - height / 2
        canvas.keep(x, top, width, height)
        if not points:
            canvas.put(WELL(width, height), x, top)
            canvas.centre(sign(colour, SIGN, PAPER.hair), x + width / 2, middle)
            return
        canvas.put(chip_ground(width, height, colour), x, top)
        used = SIGN + fonts.width(str(points), POINTS)
        apart = (width - used) / 3
        canvas.put(sign(colour, SIGN), x + apart, middle - SIGN / 2)
        canvas.middle(x + 2 * apart + SIGN, middle, str(points), POINTS, ON_CARD[colour])
        if won:
            canvas.put(hit(width, height), x, top)

    return Drawn(width, height, draw)
