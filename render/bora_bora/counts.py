"""Draw rows of symbols with their numbers, spread over the available room."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Seat
from bot.games.bora_bora.view import PlayerView, View
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


def achieved(view: View, seat: Seat) -> Counts:
    """The numbers of persons, buildings, jewelry, completed tasks and regions."""
    player = view.players[seat]
    built = view.printed.bonus_needs["buildings"] - len(player.buildings)
    return (
        ("people", sum(spot.person is not None for spot in player.spots)),
        (f"building-{seat}", built),
        ("jewel", len(player.jewels)),
        ("task", len(player.done)),
        (f"hut-{seat}", len(player.regions)),
    )


def row(
    canvas: Canvas, counts: Counts, x: float, middle: float, room: float, largest: int = 0, most: float = 112
) -> None:
    """Draw the counts on one line in the first of `STEPS` (from `largest` on) in which they fit.

    Columns are at most `most` wide, so that the rows of several seats align.
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
        x += step if even else width + min(spare, 40)
