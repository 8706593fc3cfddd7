"""Draw the dice on a tile, each with its value and its owner. The die that sets the limit is drawn as a die.

A new die must be lower than the lowest on the tile, so this lowest one is always drawn as a die. Up to two
dice are drawn as dice. If there are more, the others are counters: the badge of the owner with the value in
place of the emblem.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.core import Seat
from bot.games.bora_bora.placing import Placed
from bot.games.bora_bora.view import TileView, View
from render.bora_bora.pieces import symbols
from render.bora_bora.shelf import corners
from render.bora_bora.theme import LOOK
from render.kit import badges
from render.kit.canvas import Area, Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY, ON_SEAT, SEATS
from render.kit.sketch import Sketch, Sprite, sprite

Die = tuple[Seat, int]
"""Owner and face."""
FEW: Final = 2
"""The most dice that are all drawn as dice; if there are more on the fishing space, they are counted by
owner."""
ALONE: Final = 26
SEVERAL: Final = 24
"""Half the size of a die that is alone on its tile, and of one that is not."""
OWNER: Final = 24
"""Size of the badge on the corner of a die."""
COUNTER: Final = 44
"""The greatest size of a counter."""
ROWS: Final = 3
LOW: Final = 6
"""How much lower brackets begin round a die as high as its well, so that they do not cut the name above."""


class Laid(NamedTuple):
    """A die in its place."""

    die: Die
    x: float
    y: float
    """(x, y) is its middle."""
    size: int
    """The size of the die or the counter."""
    whole: bool
    """Whether it is drawn as a die, not as a counter."""


def out(half: int) -> int:
    """How far the badge of the owner reaches beyond a die, so that it covers no pip."""
    return OWNER - int(0.3 * half)


def lowest(dice: Sequence[Die]) -> int:
    """The number of the die that decides what still fits; if several are equal, the last of them."""
    return max(range(len(dice)), key=lambda k: (-dice[k][1], k))


def places(dice: Sequence[Die], width: float, height: float) -> list[Laid]:
    """The places of the dice in a well of this size, measured from its upper left corner. They are in the
    order in which they came, but if there are many, the one that decides is last."""
    half = min(ALONE if len(dice) == 1 else SEVERAL, int(height / 2 - 1))
    if len(dice) == FEW:  # each has the badge of its owner beside it
        half = min(half, int((width - 2 * OWNER - 12) / 3.4))
    if len(dice) <= FEW:
        step = min(2 * half + out(half) + 8.0, width - 2 * half - out(half) - 6)
        left = 8.0 if width - len(dice) * step > 12 else 4.0
        return [Laid(die, left + half + k * step, height / 2, 2 * half, True) for k, die in enumerate(dice)]
    last = lowest(dice)
    others = [die for k, die in enumerate(dice) if k != last]
    room = width - 2 * half - out(half) - 7
    size, few = max((_counter(len(others), rows, room, height), -rows) for rows in range(1, ROWS + 1))
    rows = -few
    across = -(-len(others) // rows)
    step, line = min(size + 4.0, room / across), min(size + 4.0, (height - 2) / rows)
    left = 4 + (room - step * across) / 2
    laid = [
        Laid(
            die,
            left + step * (k % across + 0.5),
            height / 2 + (k // across - (rows - 1) / 2) * line,
            size,
            False,
        )
        for k, die in enumerate(others)
    ]
    return [*laid, Laid(dice[last], width - 3 - out(half) - half, height / 2, 2 * half, True)]


def _counter(count: int, rows: int, room: float, height: float) -> int:
    """The size of `count` counters in so many rows."""
    return min(COUNTER, int(room / -(-count // rows) - 1), int((height - 2) / rows))


def lay_dice(canvas: Canvas, view: View, tile: TileView, box: Area) -> None:
    """Draw the dice of a tile in its well; the newest is marked.

    On the fishing space the faces do not matter, so more than a few dice are counted by owner.
    """
    if not tile.dice:
        return
    x, y, width, height = box
    if tile.actions == "F" and len(tile.dice) > FEW:
        _owners(canvas, tile.dice, box)
        return
    new = {
        (mark.who, mark.face)
        for mark in view.marks
        if isinstance(mark, Placed) and mark.action in tile.actions
    }
    laid = places(tile.dice, width, height)
    for die in laid:
        seat, face = die.die
        if die.whole:
            canvas.centre(symbols.die(seat, face, die.size // 2), x + die.x, y + die.y)
        else:
            canvas.centre(counter(seat, die.size), x + die.x, y + die.y)
            ink = ON_SEAT[seat]
            style = Style(max(34, min(38, round(die.size * 0.86))), 800)
            canvas.middle(x + die.x, y + die.y + LOWER[seat % 4], str(face), style, ink, "centre")
    for placed in laid:
        if placed.die in new:
            low = LOW if placed.size + LOW > height else 0
            canvas.centre(corners(placed.size, placed.size - low), x + placed.x, y + placed.y + low / 2)
            new.discard(placed.die)
    for one in laid:
        if one.whole:
            at = one.size / 2 + out(one.size // 2) - OWNER
            canvas.put(LOOK.badge(one.die[0], OWNER), x + one.x + at, y + one.y + one.size / 2 - OWNER)


LOWER: Final = (-2, 0, 0, 2)
"""How much below the middle of each seat's badge the value is."""


@sprite
def counter(seat: Seat, size: int) -> Sprite:
    """The badge of a seat without its emblem, for a value."""
    s = Sketch(size, size, 6)
    # A square on its point has the least room for a figure, so it is larger; its points need little room.
    full = size * 1.16 if seat % 5 == 2 else size
    off = (size - full) / 2

    def at(inset: float) -> list[tuple[float, float]]:
        return [(x + off, y + off) for x, y in badges.shape(seat, full, inset)]

    s.polygon(at(0.5), INK, INK, 2)
    s.polygon(at(2.4), SEATS[seat])
    if ON_SEAT[seat] == IVORY:
        s.polygon(at(3.2), None, mix(SEATS[seat], IVORY, 0.25), 1.6)
    return s.sprite(halo=2)


def _owners(canvas: Canvas, dice: Sequence[Die], box: Area) -> None:
    """Draw each owner's badge with the number of dice, two by two."""
    x, y, width, height = box
    owners = sorted({seat for seat, _ in dice})
    sizes = [(_shared(len(owners), rows, width, height), -rows) for rows in (1, 2)]
    size, few = max(sizes)
    across = -(-len(owners) // -few)
    each = (width - 4) / across
    style = Style(max(34, min(44, size)), 800)
    for k, seat in enumerate(owners):
        left = x + 3 + k % across * each
        middle = y + height * (k // across + 0.5) / -few
        canvas.put(LOOK.badge(seat, size), left, middle - size / 2)
        count = sum(owner == seat for owner, _ in dice)
        canvas.middle(left + size + 4, middle, str(count), style)


def _shared(owners: int, rows: int, width: float, height: float) -> int:
    """The size of the badges of so many owners in so many rows, if each has a number beside it."""
    across = -(-owners // rows)
    return min(46, round(height / rows - 2), round((width - 4) / across - 28))
