"""The changes of a seat in the last turn, as chips in its panel: goods, officials, cards, points.

Together with the marks on the map (`marks`, `ways`), they show every kind of event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView, EventView
from render.edo.market import plate
from render.edo.pieces import people
from render.edo.pieces.actions import special_ground
from render.edo.pieces.goods import symbol
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED
from render.kit.seats import signed
from render.kit.sketch import Sprite

CHIP: Final = 34
QUIET: Final = Style(CHIP, 600)
"""The text of a change that is no chip."""
MOST: Final = 2
"""The most chips of a seat; further ones would leave no room for its name."""
SCORED: Final = ("favour", "demand")


@dataclass(frozen=True)
class Change:
    """A thing that became more or less: a signed number, and a function that draws the thing at a
    half-size."""

    text: str
    draw: Callable[[int], Sprite]

    def thing(self, seats: int, beside: bool) -> Sprite:
        """The thing as large as the panels of so many seats allow; `beside`: in the row of the goods."""
        return self.draw(17 if seats < 5 or beside else 12)


def changes(view: EdoView, seat: Seat) -> list[Change]:
    """What the marked events brought to a seat or took from it, the greatest first. If there is no change,
    the sign that an official did nothing."""
    goods: Counter[str] = Counter()
    lines: list[Change] = []
    mine = [event for event in view.marks if event.seat == seat]
    for event in mine:
        for what, count in event.changed:
            goods[what] += count
    recruits = sum(event.what == "recruit" for event in mine)
    if recruits:
        lines.append(Change(f"+{recruits}", partial(people.official, people.NEUTRAL)))
    for event in mine:
        if event.what == "demand" and event.to in view.printed.faces:
            lines.append(Change("+", partial(_seal, view.printed.faces[event.to])))
        elif event.what == "card":
            lines.append(Change("+", _card))
    for what, count in sorted(goods.items(), key=lambda change: -abs(change[1])):
        if count:
            lines.append(Change(signed(count), partial(symbol, what)))
    if not lines and any(event.what == "pass" for event in mine) and not any(map(_seen, mine)):
        lines.append(Change("±0", partial(people.official, seat)))
    return lines[:MOST]


def _seen(event: EventView) -> bool:
    """Whether the picture shows the event elsewhere."""
    return event.what not in ("pass", "wage", "discard")


def scored(view: EdoView, seat: Seat) -> bool:
    """Whether an event that leaves no mark on the map brought points."""
    return any(
        event.seat == seat and (event.what in SCORED or (event.what == "trade" and event.to == "2"))
        for event in view.marks
    )


def _seal(face: str, half: int) -> Sprite:
    return plate(face, 4 * half, round(2.4 * half))


def _card(half: int) -> Sprite:
    return special_ground(round(half * 1.5), 2 * half)


@dataclass(frozen=True)
class Quiet:
    """A change while all plan. It is nobody's turn then, so no chip is needed."""

    text: str
    thing: Sprite
    grow: int = 0

    @property
    def width(self) -> float:
        return fonts.width(self.text, QUIET) + self.thing.width + 16

    @property
    def height(self) -> float:
        return CHIP

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        left, middle = x + 8, y + height / 2
        left += canvas.middle(left, middle, self.text, QUIET, FADED)
        canvas.put(self.thing, left + 8, middle - self.thing.height / 2)
        canvas.keep(x, middle - CHIP / 2, width, CHIP)
