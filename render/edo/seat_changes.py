"""The changes of a seat in the last turn, as chips in its panel: goods, officials, cards, points.

Together with the marks on the map (`marks`, `ways`), they show every kind of event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView
from render.edo.pieces import people
from render.edo.pieces.actions import special_sign
from render.edo.pieces.goods import symbol
from render.edo.pieces.market import plate
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.flow import Drawn
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.seats import signed
from render.kit.sketch import Sprite
from render.kit.text import ELLIPSIS

CHIP: Final = 34
PLAIN: Final = 14
TOLD: Final = ((17, CHIP), (PLAIN, CHIP), (PLAIN, 30), (12, 28))
"""Half the size of the things in a receipt, and the size of its numbers; the last one, the same for all
readers, only if changes would be left out else, because its things are hardly told apart on a phone."""
REST: Final = (PLAIN, 30)
"""The same of a receipt beside what the seat owns."""
QUIET: Final = Style(CHIP, 500, fixed=True)
"""The text of a change that is no chip."""
LINE: Final = 30
"""Height of a change that is no chip: nothing of a number is below its line."""
NEAR, APART, PAD = 2, 4, 8
"""From a number to its thing, to the next change, and to the end of the receipt."""
SCORED: Final = ("favour", "demand")


@dataclass(frozen=True)
class Change:
    """A thing that became more or less: a signed number, and a function that draws the thing at a
    half-size."""

    text: str
    draw: Callable[[int], Sprite]
    what: str = ""
    """The goods, if it is a change of goods."""

    def width(self, half: int, style: Style) -> float:
        return fonts.width(self.text, style) + NEAR + self.draw(half).width

    def lay(self, canvas: Canvas, x: float, middle: float, thing: Sprite, style: Style, ink: RGB) -> None:
        x += canvas.middle(x, middle, self.text, style, ink) + NEAR
        canvas.put(thing, x, middle - thing.height / 2)


def changes(view: EdoView, seat: Seat) -> list[Change]:
    """What the marked events brought to a seat or took from it, the greatest first; last, what the panel or
    the market shows as well. If there is no change, the sign that an official did nothing."""
    goods: Counter[str] = Counter()
    lines: list[Change] = []
    mine = [event for event in view.marks if event.seat == seat]
    for event in mine:
        for what, count in event.goods:
            goods[what] += count
    recruits = sum(event.what == "recruit" for event in mine)
    if recruits:
        lines.append(Change(f"+{recruits}", partial(people.official, people.NEUTRAL)))
    for what, count in sorted(goods.items(), key=lambda change: -abs(change[1])):
        if count:
            lines.append(Change(signed(count), partial(symbol, what), what))
    won = [view.printed.faces.get(event.to) for event in mine if event.what == "demand"]
    lines += [Change("+", partial(_seal, face)) for face in won if face is not None]
    cards = sum(event.what == "card" for event in mine)
    if cards:
        lines.append(Change(f"+{cards}" if cards > 1 else "+", special_sign))
    passed = {event.what for event in mine}
    if not lines and "pass" in passed <= {
        "pass",
        "wage",
        "discard",
    }:  # the picture shows all others elsewhere
        lines.append(Change("±0", partial(people.official, seat)))
    return lines


def scored(view: EdoView, seat: Seat) -> bool:
    """Whether an event that leaves no mark on the map brought points."""
    return any(
        event.seat == seat and (event.what in SCORED or (event.what == "trade" and event.to == "2"))
        for event in view.marks
    )


def _seal(face: str, half: int) -> Sprite:
    return plate(face, 4 * half, round(2.4 * half))


def receipt(told: Sequence[Change], half: int, size: int, more: bool, calm: bool = False) -> Drawn:
    """Changes of a seat in one chip, their things drawn at a half-size; `more`: others have no room. `calm`:
    while all plan, pale and without the chip."""
    style = Style(size, 700, fixed=size == TOLD[-1][1])
    wides = [change.width(half, style) + APART for change in told]
    end = APART + fonts.width(ELLIPSIS, style) if more else 0
    across, high, ink = round(sum(wides) - APART + 2 * PAD + end), size + 2, FADED if calm else IVORY

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        if not calm:
            canvas.centre(panels.chip_ground(across, high, INK, IVORY), x + across / 2, middle)
        left = x + PAD
        for change, wide in zip(told, wides, strict=True):
            change.lay(canvas, left, middle, change.draw(half), style, ink)
            if not calm:
                del canvas.texts[-1:]  # it is a chip
                canvas.chips.append((left - 2, middle - size / 2, wide - APART + 4, size))
            left += wide
        if more:
            canvas.middle(left, middle, ELLIPSIS, style, ink)

    return Drawn(across, high, draw)


def quiet(change: Change, across: float) -> Drawn:
    """A change of goods while all plan: below their number, their picture being so wide. It is nobody's turn
    then, so no chip is needed."""
    across -= fonts.width(change.text[0], QUIET)  # figures below figures
    wide = across + fonts.width(change.text, QUIET)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        canvas.middle(x + across, middle + 2, change.text, QUIET, FADED)
        canvas.keep(x + across, middle - CHIP / 2, wide - across, CHIP)

    return Drawn(wide, LINE, draw)


def parted(told: Sequence[Change], count: int, size: tuple[int, int], room: float) -> list[Change]:
    """The same changes, first the `count` of them that together fill a line of this room best."""
    wide = [receipt([change], *size, False).width for change in told]
    room += receipt([], *size, False).width * (count - 1)  # each has its own ends
    fit = [some for some in combinations(range(len(told)), count) if sum(wide[at] for at in some) <= room]
    line = max(fit, key=lambda some: sum(wide[at] for at in some), default=())
    return [told[at] for at in (*line, *(at for at in range(len(told)) if at not in line))]
