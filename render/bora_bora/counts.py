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
from render.bora_bora.fine_marks import corners
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
    at most `COLUMN` wide. Numbers that the last turn has changed are marked."""
    x, y, width, height = area
    ((line,),) = aligned(
        lambda step: [[[_cell(*count, *step, count[0] in changed) for count in counts]]],
        STEPS[largest:],
        width,
    )
    line.lay(canvas, x, y, min(width, COLUMN * len(counts)), height)


def _cell(name: str, number: int, half: int, size: int, changed: bool) -> Box:
    symbol = symbols.symbol if number else symbols.faint
    ink = INK if number else FADED
    cell = Cell(partial(symbol, name, half), 2 * half, str(number), Style(size, 800), ink)

    def marked(canvas: Canvas, x: float, middle: float) -> None:
        cell.lay(canvas, x, middle, cell.width, 0)
        canvas.put(corners(round(cell.width) + 10, 2 * half), x - 5, middle - half)

    return Drawn(cell.width, cell.height, marked) if changed else cell
