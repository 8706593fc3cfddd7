"""Draw rows of symbols with their numbers, spread over the available room."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from bot.core import Seat
from bot.games.bora_bora.cards import Drew
from bot.games.bora_bora.gains import Got
from bot.games.bora_bora.gods import Paid
from bot.games.bora_bora.helper import Shifted
from bot.games.bora_bora.jewelry import Bought
from bot.games.bora_bora.temple import Prayed, Sent
from bot.games.bora_bora.view import PlayerView, View
from render.bora_bora.fine_marks import corners as corners
from render.bora_bora.pieces import symbols
from render.kit.canvas import Area, Canvas
from render.kit.flow import Box, Drawn
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.seat_panel import Cell, aligned

Counts = Sequence[tuple[str, int]]
"""Symbol and number."""
STEPS = ((23, 42), (20, 38), (19, 36), (17, 34), (16, 30), (15, 28))
"""Half-size of a symbol and size of its figures, largest first."""
COLUMN = 112


def things(player: PlayerView, seat: Seat) -> Counts:
    """The numbers of offerings, shells, god cards, god tiles and priests."""
    return (
        ("offering", player.offerings),
        ("shell", player.shells),
        ("cards", player.cards),
        ("god-tile", player.god_tiles),
        (f"priest-{seat}", player.priests),
    )


def changed(view: View, seat: Seat) -> frozenset[str]:
    """Which of these numbers the last turn has changed."""
    parts: set[str] = set()
    for event in view.marks:
        match event:
            case Got(who=who, what=what) if who == seat:
                parts.add(what)
            case Drew(who=who) if who == seat:
                parts.add("cards")
            case Paid(who=who, how=how) if who == seat:
                parts |= {"god-tile"} if how == "tile" else {"cards", "offering"}
            case Sent(who=who, out=out) if seat in (who, out):
                parts.add(f"priest-{seat}")
            case Shifted(who=who, person=person) if who == seat and person[0] == "W":
                parts.add("shell")
            case Bought(who=who, jewel=str()) if who == seat:
                parts.add("shell")
            case Prayed(tile=tile) if tile == seat:
                parts.add("god-tile")
    return frozenset(parts)


def row(canvas: Canvas, counts: Counts, area: Area, largest: int = 0, changed: Collection[str] = ()) -> None:
    """Draw the counts on one line in the first of `STEPS` (from `largest` on) in which they fit; columns are
    at most `COLUMN` wide. Numbers that the last turn has changed are marked; neighbours together, because
    brackets back to back are hard to tell apart."""
    x, y, width, height = area
    hits: dict[int, tuple[float, float, int]] = {}

    def cell(at: int, half: int, size: int) -> Box:
        name, number = counts[at]
        symbol, ink = (symbols.symbol, INK) if number else (symbols.faint, FADED)
        box = Cell(partial(symbol, name, half), 2 * half, str(number), Style(size, 800), ink)

        def hit(canvas: Canvas, left: float, middle: float) -> None:
            box.lay(canvas, left, middle, box.width, 0)
            hits[at] = left, left + box.width, half

        return Drawn(box.width, box.height, hit) if name in changed else box

    places = range(len(counts))
    ((line,),) = aligned(lambda step: [[[cell(at, *step) for at in places]]], STEPS[largest:], width)
    line.lay(canvas, x, y, min(width, COLUMN * len(counts)), height)
    begins = 0.0
    for at, (left, right, half) in hits.items():
        if at - 1 not in hits:
            begins = left
        if at + 1 not in hits:
            canvas.put(corners(round(right - begins) + 10, 2 * half), begins - 5, y + height / 2 - half)
