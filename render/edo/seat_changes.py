"""The changes of a seat in the last turn, as chips in its panel: goods, officials, cards, points.

Together with the marks on the map (`marks`, `ways`), they show every kind of event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView, EventView
from render.edo.market import plate
from render.edo.pieces import people
from render.edo.pieces.actions import special_ground
from render.edo.pieces.goods import symbol
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.seats import signed
from render.kit.sketch import Sprite
from render.kit.text import ELLIPSIS

CHIP: Final = 34
TOLD: Final = Style(CHIP, 700)
QUIET: Final = Style(CHIP, 500)
"""The text of a change that is no chip."""
HIGH, LINE = 36, 30
"""Height of a receipt, and of a change that is no chip: nothing of a number is below its line."""
NEAR, APART, PAD = 3, 6, 9
"""From a number to its thing, to the next change, and to the end of the receipt."""
PALE: Final = 0.55
"""How much of a quiet thing is seen."""
SCORED: Final = ("favour", "demand")


@dataclass(frozen=True)
class Change:
    """A thing that became more or less: a signed number, and a function that draws the thing at a
    half-size."""

    text: str
    draw: Callable[[int], Sprite]

    def width(self, half: int, style: Style) -> float:
        return fonts.width(self.text, style) + NEAR + self.draw(half).width


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
    return lines


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
class Receipt:
    """The changes of a seat in one chip, their things drawn at a half-size."""

    changes: Sequence[Change]
    half: int
    more: bool = False
    """Whether there are further ones, which have no room."""
    grow: int = 0

    @property
    def width(self) -> float:
        wide = sum(change.width(self.half, TOLD) + APART for change in self.changes)
        return round(wide - APART + 2 * PAD + (fonts.width(ELLIPSIS, TOLD) if self.more else 0))

    @property
    def height(self) -> float:
        return HIGH

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        middle, left = y + height / 2, x + PAD
        canvas.centre(panels.chip_ground(round(self.width), HIGH, INK, IVORY), x + self.width / 2, middle)
        for change in self.changes:
            wide, thing = change.width(self.half, TOLD), change.draw(self.half)
            canvas.middle(left, middle, change.text, TOLD, IVORY)
            canvas.texts.pop()  # it is a chip
            canvas.chips.append((left - 2, middle - CHIP / 2, wide + 4, CHIP))
            canvas.put(thing, left + wide - thing.width, middle - thing.height / 2)
            left += wide + APART
        if self.more:
            canvas.middle(left - APART, middle, ELLIPSIS, TOLD, IVORY)


@dataclass(frozen=True)
class Quiet:
    """A change while all plan. It is nobody's turn then, so no chip is needed."""

    change: Change
    half: int
    grow: int = 0

    @property
    def width(self) -> float:
        return self.change.width(self.half, QUIET)

    @property
    def height(self) -> float:
        return LINE

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        middle, thing = y + height / 2, pale(self.change.draw(self.half))
        canvas.middle(x, middle, self.change.text, QUIET, FADED)
        canvas.put(thing, x + self.width - thing.width, middle - thing.height / 2)
        canvas.keep(x, middle - CHIP / 2, width, CHIP)


@lru_cache(maxsize=64)
def pale(thing: Sprite) -> Sprite:
    """A thing through which its ground is seen."""
    veil = thing.alpha.point(lambda alpha: round(alpha * PALE))
    return Sprite(thing.colour, veil, thing.left, thing.top, thing.width, thing.height)
