"""Draw rows of symbols with their numbers, spread over the available room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from bot.core import Seat
from bot.games.bora_bora.cards import Drew
from bot.games.bora_bora.gains import Got
from bot.games.bora_bora.gods import Paid
from bot.games.bora_bora.helper import Shifted
from bot.games.bora_bora.jewelry import Bought
from bot.games.bora_bora.persons import Welcomed
from bot.games.bora_bora.temple import Prayed, Sent
from bot.games.bora_bora.view import PlayerView, View
from render.bora_bora.pieces import symbols
from render.bora_bora.theme import C
from render.kit import panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import Box, Drawn
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.seat_panel import Cell, aligned
from render.kit.sketch import Sketch, Sprite, sprite

Counts = Sequence[tuple[str, int]]
"""Symbol and number."""
STEPS = ((23, 42), (20, 38), (19, 36), (17, 34), (16, 30), (15, 28))
"""Half-size of a symbol and size of its figures, largest first."""
COLUMN = 112
ARROW = 14
"""Width of the arrow at a number that has changed."""
HEAD = ((0.5, 0.0), (1.0, 0.5), (0.68, 0.5), (0.68, 1.0), (0.32, 1.0), (0.32, 0.5), (0.0, 0.5))
NOTHING: Mapping[str, int] = {}


def things(player: PlayerView, seat: Seat) -> Counts:
    """The numbers of offerings, shells, god cards, god tiles and priests."""
    return (
        ("offering", player.offerings),
        ("shell", player.shells),
        ("cards", player.cards),
        ("god-tile", player.god_tiles),
        (f"priest-{seat}", player.priests),
    )


def changed(view: View, seat: Seat) -> Counter[str]:
    """Which of these numbers the last turn has changed, and by how much, or at least in which direction."""
    news: Counter[str] = Counter()
    for event in view.marks:
        match event:
            case Got(who=who, what=what, count=count) if who == seat:
                news[what] += count
            case Drew(who=who) if who == seat:
                news["cards"] += 1
            case Paid(who=who, how=how) if who == seat:
                news.subtract(["god-tile"] if how == "tile" else ["offering", *["cards"] * len(how)])
            case Sent(who=who, out=out):
                news[f"priest-{seat}"] += (out == seat) - (who == seat)
            case Welcomed(who=who, person=person) if who == seat:
                news[person[0]] += 1
            case Shifted(who=who, person=person) if who == seat and person[0] == "W":
                news["shell"] += int(person.split("-")[2])
            case Bought(who=who, jewel=str(jewel)) if who == seat:
                news["shell"] -= int(jewel.split("-")[1])
            case Prayed(tile=tile) if tile == seat:
                news["god-tile"] += 1
    return news


def row(
    canvas: Canvas, counts: Counts, area: Area, largest: int = 0, changed: Mapping[str, int] = NOTHING
) -> None:
    """Draw the counts on one line in the first of `STEPS` (from `largest` on) in which they fit; columns are
    at most `COLUMN` wide. A number that the last turn has changed stands on a plate, with an arrow up or
    down."""
    x, y, width, height = area

    def cell(name: str, number: int, half: int, size: int) -> Box:
        symbol, ink = (symbols.symbol, INK) if number else (symbols.faint, FADED)
        box = Cell(partial(symbol, name, half), 2 * half, str(number), Style(size, 800), ink)
        news = changed.get(name, 0)

        def lay(canvas: Canvas, left: float, middle: float) -> None:
            high = min(height, 2 * half + 8)
            plate = panels.plate(round(box.width + 2 * ARROW), round(high), C["bright"], INK, 9, 3)
            canvas.put(plate, left - 5, middle - high / 2)
            box.lay(canvas, left, middle, box.width, 0)
            canvas.put(arrow(news > 0), left + box.width + 3, middle - ARROW + 1)

        return Drawn(box.width + ARROW, box.height, lay) if news else box

    ((line,),) = aligned(lambda step: [[[cell(*one, *step) for one in counts]]], STEPS[largest:], width)
    line.lay(canvas, x, y, min(width, COLUMN * len(counts)), height)


@sprite
def arrow(up: bool) -> Sprite:
    """The sign of a number that has grown, or become less."""
    s = Sketch(ARROW + 2, 2 * ARROW - 2, 2)
    turned = [(x * (ARROW + 2), (y if up else 1 - y) * (2 * ARROW - 2)) for x, y in HEAD]
    s.polygon(turned, C["task"] if up else C["coral"], INK, 2)
    return s.sprite()
