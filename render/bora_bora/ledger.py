"""Draw the second picture: the market, and what the next rounds bring.

It has men and women, temple, god cards, tasks on offer, the rounds with their jewelry, and how far everybody
is. The table shows what happens on the map and with the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Seat
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.view import JewelView, View
from bot.text import Words, words
from render.bora_bora import main_board, player_board
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

WIDE: Final = 812
"""Width of the left panels."""
PERSONS: Final = 376
"""Height of the display: tiles of 110 x 150."""
TASKS: Final = 446
"""Height of the tasks on offer and of the rounds."""
OFFER: Final = 700
"""Width of the tasks on offer."""
SHARES: Final = (0.45, 1.35)
"""Width of the columns of past rounds and of the present one, compared with those to come."""
ACROSS: Final = 3
"""Tasks in a row."""
SEAT: Final = 96
TITLE: Final = 58
NAMES: Final = 256
OWN: Final = 204
"""Width of one task of a seat with its progress."""


def paint_ledger(scene: Scene) -> Canvas:
    """Draw the market and what the next rounds bring; the same for every reader of the public view."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w)
    top = PLAIN_TOP
    lower = top + PERSONS + GAP
    below = lower + TASKS + GAP
    canvas = sea(below + SEAT * view.seats + 16 + LEFT, HEAD)
    head(canvas, scene, w, names)
    x, width = LEFT + WIDE + GAP, FIELD - WIDE - GAP
    main_board.persons(canvas, view, LEFT, top, WIDE, PERSONS)
    half = (PERSONS - GAP) // 2
    main_board.temple(canvas, view, w, x, top, width, half)
    main_board.god_cards(canvas, view, w, x, top + half + GAP, width, half)
    _discard(canvas, view, x + width - 18, top + half + GAP + 30)
    _tasks(canvas, view, w, LEFT, lower, OFFER)
    _calendar(canvas, view, LEFT + OFFER + GAP, lower, FIELD - OFFER - GAP)
    panels.lay(canvas, LEFT, below, FIELD, SEAT * view.seats + 16, PAPER)
    order = [seat for seat in view.order if seat < view.seats] or list(range(view.seats))
    for line, seat in enumerate(order):
        _seat(canvas, view, names, seat, below + 8 + line * SEAT)
        if line:
            canvas.rule(LEFT + 20, LEFT + FIELD - 20, below + 8 + line * SEAT, PAPER.hair)
    return canvas


def _discard(canvas: Canvas, view: View, right: float, middle: float) -> None:
    """Draw the number of cards in the discard pile by colour, in a row that ends at `right`."""
    each = 72
    left = right - each * len(GODS)
    for k, (god, count) in enumerate(zip(GODS, view.discard, strict=True)):
        canvas.put(tiles.god_card(god, 28), left + each * k, middle - 21)
        ink = INK if count else FADED
        canvas.middle(left + each * k + 35, middle, str(count), Style(34, 800), ink)


def _tasks(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int) -> None:
    """Draw the tasks on offer large, with their requirements in words."""
    panels.lay(canvas, x, y, width, TASKS, PAPER)
    canvas.note("bb-see-tasks", x, y, width, TASKS)
    canvas.put(symbols.symbol("task", 22), x + 18, y + 10)
    heading(canvas, w("bb-pic-tasks"), x + 76, y + 44, width - 94)
    rows = max(2, -(-len(view.board_tasks) // ACROSS))
    step, high = (width - 24) / ACROSS, (TASKS - TITLE - 10) / rows
    wide, tall = round(step - 12), round(high - 84)
    for k, name in enumerate(view.board_tasks):
        left, upper = round(x + 12 + k % ACROSS * step + 6), round(y + TITLE + k // ACROSS * high)
        tiles.task(canvas, left, upper, name, view.printed, wide, tall)
        text = " ".join(w(f"bb-task-{name}", need=view.printed.needs[name]).split())
        lines, style = fit_lines(text, Style(30, 600), wide + 8, 2, (30, 28))
        if " ".join(lines) != text:
            lines, style = fit_lines(text, Style(26, 600), wide + 8, 3, (26, 24, 22))
        for at, line in enumerate(lines):
            low = upper + tall + style.size * 0.72 + at * style.size * 1.06
            canvas.middle(left + wide / 2, low, line, style, FADED, "centre")


def _calendar(canvas: Canvas, view: View, x: int, y: int, width: int) -> None:
    """Draw the rounds side by side: what a priest and a building bring, and the jewelry of the round.

    The present round has a gold frame; of past rounds only the numbers are left.
    """
    panels.lay(canvas, x, y, width, TASKS, PAPER)
    canvas.note("bb-see-jewelry", x, y + 190, width, TASKS - 190)
    label = 76
    units = [SHARES[0] if k < view.round else SHARES[1] if k == view.round else 1.0 for k in _numbers(view)]
    unit = (width - label - 16) / sum(units)
    for name, at in (("T", 87), ("B", 153), ("jewel", 225)):
        canvas.put(symbols.symbol(name, 26), x + 14, y + at - 26)
    left = float(x + label)
    for number, share, pair in zip(_numbers(view), units, view.printed.by_round, strict=True):
        step = unit * share
        _round(canvas, view, number, pair, left, y, step)
        left += step


def _numbers(view: View) -> range:
    return range(1, len(view.printed.by_round) + 1)


def _round(
    canvas: Canvas, view: View, number: int, pair: Sequence[int], x: float, y: int, step: float
) -> None:
    """Draw the column of a round."""
    middle, past = x + step / 2, number < view.round
    if number == view.round:
        canvas.put(panels.plate(round(step) - 4, TASKS - 20, PAPER.bright, GOLD, 8, 5), x + 2, y + 10)
    canvas.middle(middle, y + 34, str(number), Style(36, 800), FADED, "centre")
    for row, value in enumerate(pair):
        at = y + 87 + row * 66
        if past:
            canvas.middle(middle, at, str(value), Style(34, 700), FADED, "centre")
        else:
            tiles.points(canvas, middle, at, str(value), 32)
    column = view.jewelry[number - 1] if number <= len(view.jewelry) and not past else ()
    high = min(60.0, (TASKS - 196 - 14) / max(1, len(column)))
    for line, one in enumerate(column):
        _jewel(canvas, one, x + 8, y + 196 + high * (line + 0.5), step - 14, high)


def _jewel(canvas: Canvas, one: JewelView, x: float, middle: float, width: float, height: float) -> None:
    """Draw a jewel with its price in a shell and its points in a flower."""
    half = round(min(24, height / 2 - 2, (width - 44) / 4))
    canvas.put(symbols.symbol(one.kind, half), x, middle - half)
    left = x + 2 * half + 2
    each = (x + width - left) / 2
    canvas.centre(symbols.symbol("price", min(20, half)), left + each / 2, middle)
    figures = Style(max(26, half + 4), 800)
    canvas.middle(left + each / 2, middle - 1, str(one.cost), figures, INK, "centre")
    canvas.centre(tiles.score(min(23, half)), left + 1.5 * each, middle)
    canvas.middle(left + 1.5 * each, middle, str(one.points), figures, INK, "centre")


def _seat(canvas: Canvas, view: View, names: Sequence[str], seat: Seat, y: int) -> None:
    """Draw name and points, open tasks with their progress, and the six bonuses of the end."""
    player = view.players[seat]
    middle = y + SEAT / 2
    x = LEFT + 20.0
    canvas.put(LOOK.badge(seat, 56), x, middle - 28)
    points = str(player.points)
    name, style = fit(names[seat], NAME, NAMES - 80, (34, 32, 30))
    canvas.middle(x + 68, middle - 22, name, style)
    canvas.put(symbols.symbol("points", 18), x + 68, middle + 4)
    canvas.middle(x + 112, middle + 23, points, Style(46, 800))
    x += NAMES
    for k in range(view.printed.tasks):
        left = round(x + k * OWN * 3 / view.printed.tasks)
        if k >= len(player.tasks):
            canvas.put(slot_well(124, 76), left, middle - 38)
            continue
        one = player.tasks[k]
        tiles.task(canvas, left, round(middle - 38), one.id, view.printed, 124, 76)
        if one.have is None:  # the progress would reveal the hand
            canvas.centre(symbols.symbol("cards", 15), left + 148, middle)
            canvas.middle(left + 168, middle, "?", Style(36, 800), FADED)
        else:
            have, need = min(one.have, one.need), one.need
            ink = C["task"] if have >= need else INK
            wide = canvas.middle(left + 132, middle, str(have), Style(38, 800), ink)
            canvas.middle(left + 134 + wide, middle + 2, f"/{need}", Style(28, 700), FADED)
    x += 3 * OWN + 4
    canvas.fill(round(x - 14), y + 20, round(x - 12), y + SEAT - 20, mix(PAPER.hair, DEEP, 0.1))
    row = player_board.bonus_row(view, seat)
    step = (LEFT + FIELD - 16 - x) / len(row)
    for k, (kind, have, need) in enumerate(row):
        centre = x + step * (k + 0.5)
        canvas.centre(symbols.symbol(kind, 23), centre, middle - 22)
        done = have >= need
        text, rest = str(have), f"/{need}"
        used = fonts.width(text, Style(36, 800)) + fonts.width(rest, Style(26, 700)) + 2
        start = centre - used / 2
        start += canvas.middle(start, middle + 26, text, Style(36, 800), C["task"] if done else INK) + 2
        canvas.middle(start, middle + 28, rest, Style(26, 700), FADED)
