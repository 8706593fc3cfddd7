"""Draw rows of symbols with their numbers, spread over the available room."""

from __future__ import annotations

from collections.abc import Collection, Sequence

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
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK

Counts = Sequence[tuple[str, int]]
"""Symbol and number."""
STEPS = ((23, 42), (20, 38), (19, 36), (17, 34), (16, 30), (15, 28))
"""Half-size of a symbol and size of its figures, largest first."""
GAP = 10


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


def row(
    canvas: Canvas,
    counts: Counts,
    x: float,
    middle: float,
    room: float,
    largest: int = 0,
    most: float = 112,
    changed: Collection[str] = (),
) -> None:
    """Draw the counts on one line in the first of `STEPS` (from `largest` on) in which they fit.

    Columns are at most `most` wide, so that the rows of several seats align. Numbers that the last turn has
    changed are marked.
    """
    for half, size in STEPS[largest:]:
        style = Style(size, 800)
        widths = [2 * half + 6 + fonts.width(str(number), style) for _, number in counts]
        if sum(widths) + GAP * (len(counts) - 1) <= room:
            break
    step = min(most, room / len(counts))
    even = all(width + GAP <= step for width in widths)
    spare = (room - sum(widths)) / max(1, len(counts) - 1)
    for (name, number), width in zip(counts, widths, strict=True):
        piece = symbols.symbol(name, half) if number else symbols.faint(name, half)
        canvas.put(piece, x, middle - half)
        canvas.middle(x + 2 * half + 6, middle, str(number), style, INK if number else FADED)
        if name in changed:
            canvas.put(corners(round(width) + 10, 2 * half), x - 5, middle - half)
        x += step if even else width + min(spare, 40)
