"""Draw the second picture, which shows what the next rounds bring.

It has the tasks in words, values by round, jewelry to come, discarded god cards, and how far everybody is.
The table shows what is needed to place the next die.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Seat
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.view import View
from bot.text import Words, words
from render.bora_bora import player_board
from render.bora_bora.head import head
from render.bora_bora.layout import FIELD, GAP, LEFT, PLAIN_TOP
from render.bora_bora.main_board import heading, slot_well
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.theme import DEEP, LOOK, PAPER, C, sea
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import NAME, Style
from render.kit.frames import HEAD, shown
from render.kit.palette import FADED, GOLD, INK
from render.kit.text import fit, fit_lines
from render.scene import Scene

UPPER: Final = 640
"""Height of the tasks, and of the panels beside them."""
TASKS: Final = 800
ROUNDS: Final = 196
GODS_TALL: Final = 124
SEAT: Final = 112
TITLE: Final = 58
TASK: Final = (150, 78)
"""Width and height of a task tile."""
NAMES: Final = 246
OWN: Final = 206
"""Width of one task of a seat with its progress."""


def paint_ledger(scene: Scene) -> Canvas:
    """Draw what is public but rarely needed at once; the same for every reader of the public view."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w)
    top = PLAIN_TOP
    below = top + UPPER + GAP
    canvas = sea(below + SEAT * view.seats + 16 + LEFT, HEAD)
    head(canvas, scene, w, names)
    _tasks(canvas, view, w, LEFT, top, TASKS)
    x, width = LEFT + TASKS + GAP, FIELD - TASKS - GAP
    _rounds(canvas, view, w, x, top, width)
    y = top + ROUNDS + GAP
    tall = UPPER - ROUNDS - GODS_TALL - 2 * GAP
    _jewelry(canvas, view, w, x, y, width, tall)
    _gods(canvas, view, w, x, y + tall + GAP, width)
    panels.lay(canvas, LEFT, below, FIELD, SEAT * view.seats + 16, PAPER)
    order = [seat for seat in view.order if seat < view.seats] or list(range(view.seats))
    for line, seat in enumerate(order):
        _seat(canvas, view, names, seat, below + 8 + line * SEAT)
        if line:
            canvas.rule(LEFT + 20, LEFT + FIELD - 20, below + 8 + line * SEAT, PAPER.hair)
    return canvas


def _tasks(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int) -> None:
    """Draw the tasks on offer: each tile as it lies on the table, and its requirement in words."""
    panels.lay(canvas, x, y, width, UPPER, PAPER)
    canvas.put(symbols.symbol("task", 19), x + 20, y + 12)
    heading(canvas, w("bb-pic-tasks"), x + 70, y + 42, width - 90)
    rows = max(5, len(view.board_tasks))
    step = (UPPER - TITLE - 12) / rows
    wide, tall = TASK
    for k, name in enumerate(view.board_tasks):
        middle = y + TITLE + step * (k + 0.5)
        if k:
            canvas.rule(x + 20, x + width - 20, round(y + TITLE + step * k), PAPER.hair)
        tiles.task(canvas, x + 20, round(middle - tall / 2), name, view.printed, wide, tall)
        lines, style = fit_lines(
            w(f"bb-task-{name}", need=view.printed.needs[name]),
            Style(32, 600),
            width - wide - 62,
            2,
            (32, 30, 28, 26, 24),
        )
        for at, line in enumerate(lines):
            canvas.middle(
                x + wide + 42, middle + (at - (len(lines) - 1) / 2) * style.size * 1.18, line, style
            )


def _rounds(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int) -> None:
    """Draw the points of a priest and of a building by round; the present round in gold."""
    panels.lay(canvas, x, y, width, ROUNDS, PAPER)
    label = 96
    step = (width - label - 24) / len(view.printed.by_round)
    for k, pair in enumerate(view.printed.by_round):
        middle = x + label + step * (k + 0.5)
        if k + 1 == view.round:
            ground = panels.plate(round(step) - 8, ROUNDS - 24, PAPER.bright, GOLD, 8, 4)
            canvas.put(ground, middle - step / 2 + 4, y + 12)
        past = k + 1 < view.round
        canvas.middle(middle, y + 36, str(k + 1), Style(32, 800), FADED, "centre")
        for row, value in enumerate(pair):
            at = y + 86 + row * 66
            if past:
                canvas.middle(middle, at, str(value), Style(32, 700), FADED, "centre")
            else:
                tiles.points(canvas, middle, at, str(value), 30)
    canvas.put(symbols.symbol("T", 26), x + 28, y + 60)
    canvas.put(symbols.symbol("B", 26), x + 28, y + 126)


def _jewelry(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, tall: int) -> None:
    """Draw the columns of this round and of later ones: jewel, price, points."""
    panels.lay(canvas, x, y, width, tall, PAPER)
    heading(canvas, w("bb-pic-jewelry"), x + 20, y + 40, width - 40)
    found = [(k, row) for k, row in enumerate(view.jewelry, 1) if k >= max(1, view.round)]
    step = min(60.0, (tall - TITLE - 8) / max(1, len(found)))
    half = round(min(24, step / 2 - 2))
    each = (width - 76) / 4
    for line, (number, row) in enumerate(found):
        middle = y + TITLE + step * (line + 0.5)
        now = number == view.round
        if now:
            ground = panels.plate(width - 28, round(step) - 2, PAPER.bright, GOLD, 8, 3)
            canvas.put(ground, x + 14, middle - step / 2 + 1)
        canvas.middle(x + 36, middle, str(number), Style(30, 800), FADED, "centre")
        for k, one in enumerate(row):
            left = x + 64 + k * each
            canvas.put(symbols.symbol(one.kind, half), left, middle - half)
            left += 2 * half + 8 + min(18, half)
            canvas.centre(symbols.symbol("price", min(20, half)), left, middle)
            canvas.middle(left, middle, str(one.cost), Style(max(24, half + 6), 800), INK, "centre")
            tiles.points(canvas, left + 46, middle, str(one.points), min(23, half))


def _gods(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int) -> None:
    """Draw the number of cards in the deck, and the discarded cards by colour."""
    panels.lay(canvas, x, y, width, GODS_TALL, PAPER)
    text, style = fit(w("bb-pic-discard"), Style(30, 700), width - 190, (30, 28, 26))
    canvas.middle(x + 20, y + 30, text, style)
    middle = y + 82
    left = x + 20.0
    for god, count in zip(GODS, view.discard, strict=True):
        canvas.put(tiles.god_card(god, 40), left, middle - 30)
        left += 50
        ink = INK if count else FADED
        left += canvas.middle(left, middle, str(count), Style(36, 800), ink) + 26
    right = x + width - 20.0
    right -= fonts.width(str(view.deck), Style(36, 800))
    canvas.middle(right, middle, str(view.deck), Style(36, 800))
    canvas.put(tiles.god_card("top", 40), right - 50, middle - 30)


def _seat(canvas: Canvas, view: View, names: Sequence[str], seat: Seat, y: int) -> None:
    """Draw name and points, open tasks with their progress, and the six bonuses of the end."""
    player = view.players[seat]
    middle = y + SEAT / 2
    x = LEFT + 20.0
    canvas.put(LOOK.badge(seat, 52), x, middle - 26)
    points = str(player.points)
    name, style = fit(names[seat], NAME, NAMES - 76, (34, 32, 30, 28, 26))
    canvas.middle(x + 66, middle - 20, name, style)
    canvas.put(symbols.symbol("points", 17), x + 66, middle + 7)
    canvas.middle(x + 108, middle + 24, points, Style(40, 800))
    x += NAMES
    for k in range(view.printed.tasks):
        left = round(x + k * OWN * 3 / view.printed.tasks)
        if k >= len(player.tasks):
            canvas.put(slot_well(120, 66), left, middle - 33)
            continue
        one = player.tasks[k]
        tiles.task(canvas, left, round(middle - 33), one.id, view.printed, 120, 66)
        if one.have is None:  # the progress would reveal the hand
            canvas.centre(symbols.symbol("cards", 15), left + 142, middle)
            canvas.middle(left + 164, middle, "?", Style(30, 800), FADED)
        else:
            have, need = min(one.have, one.need), one.need
            ink = C["task"] if have >= need else INK
            wide = canvas.middle(left + 128, middle, str(have), Style(36, 800), ink)
            canvas.middle(left + 130 + wide, middle + 2, f"/{need}", Style(28, 700), FADED)
    x += 3 * OWN + 4
    canvas.fill(round(x - 14), y + 20, round(x - 12), y + SEAT - 20, mix(PAPER.hair, DEEP, 0.1))
    row = player_board.bonus_row(view, seat)
    step = (LEFT + FIELD - 16 - x) / len(row)
    for k, (kind, have, need) in enumerate(row):
        centre = x + step * (k + 0.5)
        canvas.centre(symbols.symbol(kind, 23), centre, middle - 24)
        done = have >= need
        text, rest = str(have), f"/{need}"
        used = fonts.width(text, Style(34, 800)) + fonts.width(rest, Style(26, 700)) + 2
        start = centre - used / 2
        start += canvas.middle(start, middle + 26, text, Style(34, 800), C["task"] if done else INK) + 2
        canvas.middle(start, middle + 28, rest, Style(26, 700), FADED)
