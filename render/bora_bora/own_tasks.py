"""The panels of the open tasks of a seat with their progress, and the six bonuses of the end."""

from __future__ import annotations

from functools import partial

from bot.core import Seat
from bot.games.bora_bora.resolving import Resolved, Took
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.shelf import HEADING, NUMBER, Place, Tile, heading, hit, panel, shelf, well, worth
from render.bora_bora.targets import NOTHING, Targets, target
from render.bora_bora.theme import DEEP, C
from render.kit import marks
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.flow import Art, Box, Drawn, Gap, Lines, Text, column, row
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.sketch import Sketch, Sprite, sprite

FOOT = 36
"""Height of the progress below a task."""
TITLE = 170
"""Room for the name of the bonuses."""
FIGURE = Style(42, 800)
BONUSES = {
    "tasks": "task",
    "jewelry": "jewel",
    "ceremony": "ceremony",
    "regions": "islands",
    "persons": "people",
}
"""The symbol of each bonus; buildings have the colour of their seat."""

# --- Tasks -------------------------------------------------------------------------------------------------


@sprite
def _progress(full: bool) -> Sprite:
    s = Sketch(26, 26, 3)
    if full:
        s.ellipse(13, 13, 12, fill=C["task"], line=DEEP, width=2)
        s.line([(7, 13), (11.5, 18), (19, 8)], IVORY, 3.6)
    else:
        s.ellipse(13, 13, 11.5, fill=C["field"], line=mix(C["bark"], C["tapa"], 0.25), width=2.6)
    return s.sprite()


def tasks(view: View, seat: Seat, w: Words, ask: Targets = NOTHING) -> Box:
    """The open tasks, each with its progress below it; above them the number of completed tasks."""
    done = len(view.players[seat].done)
    head = row(Drawn(38, 38, partial(_sign, view, seat)), heading(w("bb-pic-own-tasks", done=done)), gap=12)
    cells = [Tile(partial(_task, view, seat, ask, k)) for k in range(view.printed.tasks)]
    return panel(column(head, shelf(cells)), "bb-see-own-tasks")


def _sign(view: View, seat: Seat, canvas: Canvas, x: float, middle: float) -> None:
    canvas.put(symbols.symbol("task", 19), x, middle - 19)
    if any(isinstance(e, Resolved) and e.who == seat for e in view.marks):
        canvas.put(marks.brackets(38, 38, 1, 12), x, middle - 19)


def _task(view: View, seat: Seat, ask: Targets, at: int, canvas: Canvas, place: Place) -> None:
    """Draw a task and its progress."""
    x, y, width, height = place
    place, held = (x, y, width, height - FOOT), view.players[seat].tasks
    if at >= len(held):
        well(canvas, place)
        return
    tiles.task(held[at].id, view.printed, canvas, place)
    if any(event == Took(seat, held[at].id) for event in view.marks):
        hit(canvas, place)
    _row(canvas, held[at].have, held[at].need, x + width / 2, y + height - FOOT / 2 + 3)
    target(canvas, ask, f"own:{held[at].id}", place)


def _row(canvas: Canvas, have: int | None, need: int, x: float, y: float) -> None:
    """Draw the progress of a task: one disc per element; hidden if it would reveal the hand."""
    if have is None:
        canvas.centre(symbols.symbol("cards", 15), x - 18, y)
        canvas.middle(x + 8, y, "?", NUMBER, FADED)
        return
    if need > 5:
        canvas.middle(x, y, f"{min(have, need)} / {need}", NUMBER, INK, "centre")
        return
    for k in range(need):
        canvas.centre(_progress(k < have), x + (k - (need - 1) / 2) * 30, y)


# --- Bonuses -----------------------------------------------------------------------------------------------


def bonuses(view: View, seat: Seat, w: Words) -> Box:
    """The progress of the six bonuses of the end."""
    cells: list[Box] = [Lines(w("bb-pic-bonus"), HEADING, TITLE, 1), worth(view.printed.bonus, 30)]
    for name, have, need in bonus_row(view, seat):
        rest = Art(_progress(True)) if have >= need else Text(f"/ {need}", HEADING, FADED)
        cells.append(row(Art(symbols.symbol(name, 25)), Text(str(have), FIGURE), rest, Gap(), grow=1))
    return panel(row(*cells))


def bonus_row(view: View, seat: Seat) -> tuple[tuple[str, int, int], ...]:
    """The six bonuses of the end: symbol, how many things the seat has, how many it needs."""
    has, signs = view.players[seat].bonuses, BONUSES | {"buildings": f"building-{seat}"}
    return tuple((signs[name], has[name], need) for name, need in view.printed.bonus_needs.items())
