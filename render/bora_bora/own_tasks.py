"""Draw the open tasks of a seat with their progress, and the six bonuses of the end."""

from __future__ import annotations

from bot.core import Seat
from bot.games.bora_bora.resolving import Resolved, Took
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora.main_board import HEADING, heading
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.shelf import GAP, hit, places, task, well
from render.bora_bora.targets import NOTHING, Targets, target
from render.bora_bora.theme import DEEP, PAPER, C
from render.kit import marks, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.sketch import Sketch, Sprite, sprite
from render.kit.text import fit

LOW = 200
"""The height of a panel below which everything is closer together."""

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


def tasks(
    canvas: Canvas, view: View, seat: Seat, w: Words, x: int, y: int, width: int, height: int,
    ask: Targets = NOTHING,
) -> None:  # fmt: skip
    """Draw the open tasks, each with its progress below it; above them the number of completed tasks."""
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-own-tasks", x, y, width, height)
    player = view.players[seat]
    text = w("bb-pic-own-tasks", done=len(player.done))
    head, top, foot = (8, 52, 42) if height < LOW else (12, 64, 54)
    canvas.put(symbols.symbol("task", 19), x + 18, y + head)
    if any(isinstance(e, Resolved) and e.who == seat for e in view.marks):
        canvas.put(marks.brackets(38, 38, 1, 12), x + 18, y + head)
    heading(canvas, text, x + 68, y + head + 30, width - 84)
    area = (x + 12, y + top - GAP / 2, width - 24, height - top - foot + GAP)
    for k, place in enumerate(places(area, view.printed.tasks)):
        if k >= len(player.tasks):
            well(canvas, place)
            continue
        task_view = player.tasks[k]
        task(canvas, place, task_view.id, view.printed)
        if any(event == Took(seat, task_view.id) for event in view.marks):
            hit(canvas, place)
        left, upper, wide, tall = place
        _row(canvas, task_view.have, task_view.need, left + wide / 2, upper + tall + foot / 2 - 1)
        target(canvas, ask, f"own:{task_view.id}", place, PAPER.ground, 26)


def _row(canvas: Canvas, have: int | None, need: int, x: float, y: float) -> None:
    """Draw the progress of a task: one disc per element; hidden if it would reveal the hand."""
    if have is None:
        canvas.centre(symbols.symbol("cards", 15), x - 18, y)
        canvas.middle(x + 8, y, "?", Style(34, 800), FADED)
        return
    if need > 5:
        canvas.middle(x, y, f"{min(have, need)} / {need}", Style(34, 800), INK, "centre")
        return
    for k in range(need):
        canvas.centre(_progress(k < have), x + (k - (need - 1) / 2) * 30, y)


# --- Bonuses -----------------------------------------------------------------------------------------------


def bonuses(
    canvas: Canvas, view: View, seat: Seat, w: Words, x: int, y: int, width: int, height: int
) -> None:
    """Draw the progress of the six bonuses of the end."""
    panels.lay(canvas, x, y, width, height, PAPER)
    middle = y + height / 2
    text, style = fit(w("bb-pic-bonus"), HEADING, 170, (34, 32, 30))
    left = x + 20 + canvas.middle(x + 20, middle, text, style) + 12
    tiles.points(canvas, left + 30, middle, str(view.printed.bonus), 30)
    left += 76
    row = bonus_row(view, seat)
    step = (x + width - 16 - left) / len(row)
    for k, (name, have, need) in enumerate(row):
        at = left + k * step
        canvas.put(symbols.symbol(name, 25), at, middle - 25)
        done = have >= need
        wide = canvas.middle(at + 60, middle, str(have), Style(42, 800))
        if done:
            canvas.centre(_progress(True), at + 60 + wide + 22, middle)
        else:
            canvas.middle(at + 60 + wide + 6, middle + 3, f"/ {need}", Style(34, 700), FADED)


def bonus_row(view: View, seat: Seat) -> tuple[tuple[str, int, int], ...]:
    """The six bonuses of the end: symbol, how many things the seat has, how many it needs."""
    player, needs = view.players[seat], view.printed.bonus_needs
    filled = sum(space.filled or space.building is not None for space in player.ceremony)
    return (
        ("task", len(player.done), needs["tasks"]),
        ("jewel", len(player.jewels), needs["jewelry"]),
        ("ceremony", filled, needs["ceremony"]),
        (f"building-{seat}", needs["buildings"] - len(player.buildings), needs["buildings"]),
        ("islands", len(player.regions), needs["regions"]),
        ("people", sum(spot.person is not None for spot in player.spots), needs["persons"]),
    )
