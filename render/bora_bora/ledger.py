"""Draw the second picture: the market, and what the next rounds bring.

It has men and women, temple, god cards, tasks on offer, the rounds with their jewelry, and the progress of
all seats. The table shows what happens on the map and with the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.core import Seat
from bot.games.bora_bora.board import Jewel
from bot.games.bora_bora.building import Built
from bot.games.bora_bora.expanding import Settled
from bot.games.bora_bora.gains import Got
from bot.games.bora_bora.jewelry import Bought, BuyJewel
from bot.games.bora_bora.persons import Welcomed
from bot.games.bora_bora.resolving import Resolved, Took
from bot.games.bora_bora.view import View
from render.bora_bora import main_board, own_tasks
from render.bora_bora.head import head
from render.bora_bora.layout import FIELD, GAP, LEFT, PLAIN_TOP, TABLE_HEIGHT
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.seat_panel import leaders
from render.bora_bora.shelf import hit, task, well
from render.bora_bora.theme import DEEP, LOOK, PAPER, C, sea
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.palette import FADED, GOLD, INK
from render.kit.seat_panel import Head, figure
from render.scene import Scene

WIDE: Final = 772
"""Width of the display of men and women: tiles of 110 x 150."""
PERSONS: Final = 360
"""Height of the display and of the rounds."""
OFFER: Final = 600
TEMPLE: Final = 446
"""Widths of the tasks on offer and of the temple; the god cards have the rest of the width."""
NOW: Final = (1.3, 1.6)
"""Width of the column of the present round, compared with those of later rounds; the second if these are
many."""
NARROW: Final = 140
"""A column below this width leaves out the points of jewelry, which follow from its price."""
BROAD: Final = 300
"""A column of this width has its jewelry as tiles."""
SEATS: Final = {2: 84, 3: 72, 4: 63}
"""Height of the line of a seat, by the number of seats; a name on two lines has 34 px."""
CAPTION: Final = 44
"""Height of the line above the seats, which says what is counted."""
NAMES: Final = 364
"""Room for badge, name and points."""
PROGRESS: Final = 74
"""Room for the progress beside a task of a seat."""
MOVES: Final[tuple[type, ...]] = (Resolved, Bought, Got, Built, Settled, Welcomed)
"""For each bonus of the end, the type of the events that bring it nearer. The latest ones have brackets."""
LEAST: Final = 34
"""The least size of a name."""
FIGURE: Final = Style(38, 800)
NEED: Final = Style(34, 700)


def paint_ledger(scene: Scene) -> Canvas:
    """Draw the market and what the next rounds bring; the same for every reader of the public view.

    The seats have a line each, at the foot; the room that is left is for tasks, temple and god cards.
    """
    view, w, names = LOOK.opened(scene, View)
    top, below = PLAIN_TOP, TABLE_HEIGHT - LEFT - CAPTION - SEATS[view.seats] * view.seats - 16
    lower = top + PERSONS + GAP
    room = below - GAP - lower
    canvas = sea(TABLE_HEIGHT, HEAD)
    head(canvas, scene, w, names)
    main_board.persons(canvas, view, LEFT, top, WIDE, PERSONS)
    _calendar(canvas, view, LEFT + WIDE + GAP, top, FIELD - WIDE - GAP)
    main_board.board_tasks(canvas, view, w, LEFT, lower, OFFER, room, spelled=True)
    x = LEFT + OFFER + GAP
    main_board.temple(canvas, view, w, x, lower, TEMPLE, room)
    x += TEMPLE + GAP
    width = LEFT + FIELD - x
    main_board.god_cards(canvas, view, w, x, lower, width, room, discard=True)
    _seats(canvas, view, names, frozenset(seat for seat, _ in scene.awaited), below)
    return canvas


def _seats(canvas: Canvas, view: View, names: Sequence[str], awaited: frozenset[Seat], y: int) -> None:
    """Draw a line for each seat in turn order, and above them signs for what the numbers count. An awaited
    seat has a gold bar."""
    high = SEATS[view.seats]
    panels.lay(canvas, LEFT, y, FIELD, CAPTION + high * view.seats + 16, PAPER)
    order = [seat for seat in view.order if seat < view.seats] or list(range(view.seats))
    end = y + CAPTION + high * view.seats + 8
    first, step = _columns(view)
    middle = y + 8 + CAPTION / 2
    canvas.put(symbols.symbol("task", 21), LEFT + 24 + NAMES, middle - 21)
    canvas.put(symbols.symbol("points", 21), LEFT + NAMES - 42, middle - 21)
    tiles.points(canvas, first - 32, middle, str(view.printed.bonus), 26)
    for k, (kind, _, need) in enumerate(own_tasks.bonus_row(view, order[0])):
        left = first + step * k + (step - 35 - fonts.width(str(need), NEED)) / 2
        canvas.put(symbols.symbol("B" if kind.startswith("building") else kind, 16), left, middle - 16)
        canvas.middle(left + 35, middle, str(need), NEED, FADED)
    for line, seat in enumerate(order):
        at = y + 8 + CAPTION + line * high
        if line % 2 == 0:  # names may fill the whole height of a line, so tints separate the lines
            canvas.fill(LEFT + 8, at, LEFT + FIELD - 8, at + high, mix(PAPER.ground, PAPER.frame, 0.08))
        if seat in awaited:
            canvas.fill(LEFT + 6, at + 5, LEFT + 14, at + high - 3, GOLD)
        _seat(canvas, view, names, seat, at)
    canvas.fill(round(first) - 70, y + 16, round(first) - 68, end - 8, mix(PAPER.hair, DEEP, 0.1))


def _columns(view: View) -> tuple[float, float]:
    """The left edge of the columns of the six bonuses, and the width of one."""
    first = LEFT + 24.0 + NAMES + view.printed.tasks * _own_width(view) + 72
    return first, (LEFT + FIELD - 16 - first) / len(own_tasks.bonus_row(view, 0))


def _own_width(view: View) -> int:
    """Width of one task of a seat with its progress."""
    return min(110, round(SEATS[view.seats] * 0.75) + 59) + PROGRESS


def _calendar(canvas: Canvas, view: View, x: int, y: int, width: int) -> None:
    """Draw the rounds side by side: what a priest and a building bring, and the jewelry of the round.

    The present round has a gold frame; past rounds are gone.
    """
    panels.lay(canvas, x, y, width, PERSONS, PAPER, isinstance(view.task, BuyJewel))
    canvas.note("bb-see-jewelry", x, y + 152, width, PERSONS - 152)
    label = 62
    rounds = range(max(1, view.round), len(view.printed.by_round) + 1)
    shares = [NOW[len(rounds) > 4] if number == max(1, view.round) else 1.0 for number in rounds]
    unit = (width - label - 14) / sum(shares)
    for name, at in (("T", 76), ("B", 126), ("jewel", 182)):
        canvas.put(symbols.symbol(name, 24), x + 12, y + at - 24)
    left = float(x + label)
    for number, share in zip(rounds, shares, strict=True):
        _round(canvas, view, number, left, y, unit * share)
        left += unit * share


def _round(canvas: Canvas, view: View, number: int, x: float, y: int, step: float) -> None:
    """Draw the column of a round."""
    middle = x + step / 2
    if number == view.round:
        canvas.put(panels.plate(round(step) - 4, PERSONS - 16, PAPER.bright, GOLD, 8, 5), x + 2, y + 8)
    canvas.middle(middle, y + 32, str(number), Style(36, 800), FADED, "centre")
    for row, value in enumerate(view.printed.by_round[number - 1]):
        tiles.points(canvas, middle, y + 76 + row * 50, str(value), 27)
    column = view.jewelry[number - 1] if number <= len(view.jewelry) else ()
    lines = -(-len(column) // 2)
    if step >= BROAD and column:
        wide, tall = round(min(200.0, (step - 40) / 2)), round((PERSONS - 154 - 20) / max(2, lines) - 8)
        for k, jewel_view in enumerate(column):
            left = middle + (k % 2 - 1) * (wide + 8) + 4
            upper = y + 154 + k // 2 * (tall + 8)
            tiles.jewel(canvas, left, upper, jewel_view.kind, jewel_view.cost, jewel_view.points, wide, tall)
        return
    high = min(52.0, (PERSONS - 154 - 18) / max(1, len(column)))
    full = step > NARROW or not _priced(view)
    inner = min(step - 26 if step > NARROW or not full else step - 8, 190.0)
    for line, jewel in enumerate(column):
        _jewel(canvas, jewel, middle - inner / 2, y + 154 + high * (line + 0.5), inner, high, step > NARROW)


def _priced(view: View) -> bool:
    """Whether all jewelry of a price brings the same points."""
    priced: dict[int, int] = {}
    return all(
        priced.setdefault(jewel_view.cost, jewel_view.points) == jewel_view.points
        for row in view.jewelry
        for jewel_view in row
    )


def _jewel(
    canvas: Canvas, jewel: Jewel, x: float, middle: float, width: float, height: float, points: bool
) -> None:
    """Draw a jewel with its price in a shell and its points in a flower."""
    half = round(min(26, height / 2 - 1, max(18, (width - (92 if points else 44)) / 2)))
    canvas.put(symbols.symbol(jewel.kind, half), x, middle - half)
    left = x + 2 * half
    each = (x + width - left) / (2 if points else 1)
    figures = Style(34, 800)
    canvas.centre(symbols.symbol("price", round(min(23, each / 2 + 1))), left + each / 2, middle)
    canvas.middle(left + each / 2, middle - 1, str(jewel.cost), figures, INK, "centre")
    if not points:
        return
    canvas.centre(tiles.score(round(min(24, each / 2 + 2))), left + 1.5 * each, middle)
    canvas.middle(left + 1.5 * each, middle, str(jewel.points), figures, INK, "centre")


def _seat(canvas: Canvas, view: View, names: Sequence[str], seat: Seat, y: int) -> None:
    """Draw name and points, open tasks with their progress, and the six bonuses of the end."""
    player = view.players[seat]
    high = SEATS[view.seats]
    middle = y + high / 2
    style = Style(46 if player.points < 100 else 40, 800)
    points = figure(str(player.points), seat in leaders(view), style=style)
    head = Head(names[seat], LOOK.badge(seat, 42), after=(points,), pair=LEAST, smallest=LEAST)
    head.lay(canvas, LEFT + 12, y, NAMES - 3, high)
    x = LEFT + 24.0 + NAMES
    for k in range(view.printed.tasks):
        _own(canvas, view, seat, k, round(x + k * _own_width(view)), middle)
    first, step = _columns(view)
    for k, (_, have, need) in enumerate(own_tasks.bonus_row(view, seat)):
        ink = C["task"] if have >= need else INK if have else FADED
        centre = first + step * (k + 0.5)
        canvas.middle(centre, middle, str(have), FIGURE, ink, "centre")
        if any(_counts(event, seat, MOVES[k]) for event in view.marks):
            canvas.put(marks.brackets(76, high - 14, 0, 12), centre - 38, y + 7)


def _counts(event: Any, seat: Seat, kind: type) -> bool:
    """Whether an event of the last turn brought a seat nearer to a bonus."""
    if not isinstance(event, kind) or getattr(event, "who", None) != seat:
        return False
    return getattr(event, "space", None) is not None if kind is Got else True


def _own(canvas: Canvas, view: View, seat: Seat, k: int, left: int, middle: float) -> None:
    """Draw an open task of a seat with its progress."""
    player = view.players[seat]
    wide, tall = _own_width(view) - PROGRESS, SEATS[view.seats] - 6
    place = (left, round(middle - tall / 2), wide, tall)
    if k >= len(player.tasks):
        well(canvas, place)
        return
    task_view = player.tasks[k]
    task(canvas, place, task_view.id, view.printed)
    if any(event == Took(seat, task_view.id) for event in view.marks):
        hit(canvas, place)
    if task_view.have is None:  # the progress would reveal the hand
        canvas.centre(symbols.symbol("cards", 16), left + wide + 22, middle)
        canvas.middle(left + wide + 42, middle, "?", NEED, FADED)
        return
    have, need = min(task_view.have, task_view.need), task_view.need
    used = canvas.middle(left + wide + 8, middle, str(have), FIGURE, C["task"] if have >= need else INK)
    canvas.middle(left + wide + 10 + used, middle + 1, f"/{need}", NEED, FADED)
