"""Draw what is open to all seats: men and women, temple, tasks, jewelry, god cards."""

from __future__ import annotations

from typing import Final

from bot.games.bora_bora.board import Jewel, Person
from bot.games.bora_bora.cards import Drew
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.jewelry import Bought, BuyJewel
from bot.games.bora_bora.persons import Welcomed
from bot.games.bora_bora.resolving import TakeTask
from bot.games.bora_bora.temple import Prayed, Sent
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora.fine_marks import corners
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.shelf import GAP, jewel, places, task, well
from render.bora_bora.targets import NOTHING, Targets, target
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import marks, panels
from render.kit.canvas import Area, Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, sprite
from render.kit.text import fit, fit_lines, one_line

TOP: Final = 60
"""Height of the heading of a panel."""
LOW: Final = 240
"""A panel of tasks of this height has no heading."""
REQUIRED: Final = 60
LEAST: Final = 76
"""Height of the words below a task, and the least height of the task above them."""
JEWEL: Final = 126
HIGHEST: Final = 122
"""Width and greatest height of a jewel with its gap."""
HIGH: Final = 280
"""The jewelry of a higher panel stands in two lines."""
HEADING = Style(34, 700)
NUMBER = Style(34, 800)
JEWELS: Final = 4
"""Places for the jewelry of a round, also when some of it is sold."""
CARDS: Final = 6
"""Places for the open god cards and the deck, also when some of them are taken."""


def heading(canvas: Canvas, text: str, x: float, y: float, room: float) -> float:
    """Draw the name of a panel; returns its width."""
    text, style = fit(text, HEADING, room, (34, 32, 30))
    return canvas.words(x, y, text, style)


# --- Men and women -----------------------------------------------------------------------------------------


def persons(
    canvas: Canvas, view: View, x: int, y: int, width: int, height: int, ask: Targets = NOTHING
) -> None:
    """Draw the display: the slots by number, men above women."""
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-persons", x, y, width, height)
    side, top = 62, 38
    step = (width - side - 14) / len(view.men)
    row = (height - top - 6) / 2
    wide = int(min(step - 6, (row - 8) / 1.36))
    tall = round(wide * 1.36)
    for k in range(len(view.men)):
        canvas.middle(x + side + step * (k + 0.5), y + 24, str(k + 1), NUMBER, FADED, "centre")
    rows: tuple[tuple[str, tuple[Person | None, ...]], ...] = (("M", view.men), ("W", view.women))
    taken = {(e.person.partition("-")[0], e.slot) for e in view.marks if isinstance(e, Welcomed)}
    for line, (sex, people) in enumerate(rows):
        middle = y + top + row * (line + 0.5)
        canvas.put(symbols.symbol(sex, 24), x + 14, middle - 24)
        for k, person in enumerate(people):
            left = round(x + side + step * (k + 0.5) - wide / 2)
            upper = round(middle - tall / 2)
            if person is None:
                well(canvas, (left, upper, wide, tall))
            else:
                canvas.put(
                    tiles.person(sex, symbols.kind(view.printed, person.kind), person.symbols, wide),
                    left,
                    upper,
                )
            if (sex, k + 1) in taken:
                canvas.put(marks.brackets(wide, tall, 2, 14), left, upper)
            target(canvas, ask, f"slot:{sex}{k + 1}", (left, upper, wide, tall), PAPER.ground, 26)


# --- Temple ------------------------------------------------------------------------------------------------


def temple(
    canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, height: int, ask: Targets = NOTHING
) -> None:
    """Draw slots 6 to 1 with priests, the points of a priest in this round, and the remaining god tiles."""
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-temple", x, y, width, height)
    small = height < 220
    top = y + 30
    canvas.put(symbols.symbol("T", 21), x + 16, top - 19)
    if any(isinstance(event, Prayed) for event in view.marks):
        canvas.put(corners(42, 42), x + 16, top - 19)
    right = float(x + width - 16)
    right -= canvas.middle(right, top + 2, str(view.temple_tiles), Style(34, 800), INK, "right") + 42
    canvas.put(symbols.symbol("god-tile", 19), right, top - 17)
    tiles.points(canvas, right - 28, top + 2, str(view.priest_points), 23)
    heading(canvas, w("bb-pic-temple"), x + 60, top + 12, right - 56 - x - 60)
    step = (width - 28) / len(view.temple)
    sent = {(e.slot, e.who) for e in view.marks if isinstance(e, Sent)}
    for k, seat in enumerate(reversed(view.temple)):
        slot = len(view.temple) - k
        left = round(x + 14 + k * step + 3)
        upper, wide, tall = y + 58, round(step) - 6, height - 70
        canvas.put(_temple_slot(wide, tall), left, upper)
        canvas.middle(left + wide / 2, upper + 20, str(slot), NUMBER, FADED, "centre")
        if seat >= 0:
            half = min(30 if small else 46, (tall - 40) // 2, round(step * 0.42))
            priest = symbols.symbol(f"priest-{seat}", half, True)
            canvas.centre(priest, left + wide / 2, upper + 38 + (tall - 42) / 2)
            size = 26 if small else 34
            canvas.put(LOOK.badge(seat, size), left + wide / 2 - size / 2, upper + tall - size)
            if (slot, seat) in sent:
                canvas.put(marks.brackets(wide - 8, tall - 44, 2, 14), left + 4, upper + 42)
        target(canvas, ask, f"temple:{slot}", (left, upper, wide, tall), PAPER.ground, 24)


@sprite
def _temple_slot(width: int, height: int) -> Sprite:
    s = Sketch(width, height, 2)
    s.polygon(rounded(1, 1, width - 1, height - 1, 8), C["tapa_light"], C["tapa_dark"], 2)
    return s.sprite()


# --- Tasks -------------------------------------------------------------------------------------------------


def board_tasks(
    canvas: Canvas,
    view: View,
    w: Words,
    x: int,
    y: int,
    width: int,
    height: int,
    ask: Targets = NOTHING,
    spelled: bool = False,
) -> None:
    """Draw the tasks on offer; `spelled`: with their requirements in words if there is room."""
    panels.lay(canvas, x, y, width, height, PAPER, isinstance(view.task, TakeTask) and view.viewer is None)
    canvas.note("bb-see-tasks", x, y, width, height)
    top = TOP if height > LOW else GAP
    if height > LOW:
        canvas.put(symbols.symbol("task", 19), x + 18, y + 12)
        heading(canvas, w("bb-pic-tasks"), x + 68, y + 42, width - 84)
    tasks = view.board_tasks
    across = 2 if spelled and len(tasks) <= 4 else 3
    lines = max(2, -(-len(tasks) // across))
    area = (x + 12, y + top, width - 24, height - top - GAP)
    below = REQUIRED if spelled and area[3] / lines - REQUIRED > LEAST else 0
    for name, place in zip(tasks, places(area, lines * across, across), strict=False):
        left, upper, wide, tall = place = (*place[:3], place[3] - below)
        task(canvas, place, name, view.printed)
        target(canvas, ask, f"board:{name}", place, PAPER.ground, 24)
        text = one_line(w(f"bb-task-{name}", need=view.printed.needs[name]))
        lines_, style = fit_lines(text, Style(30, 600), wide + 8, 2, (30,))
        if below and " ".join(lines_) == text:  # a text that is cut would be of no use
            middle = upper + tall + below / 2 + 4
            canvas.lines(left + wide / 2, middle, lines_, style, FADED, "centre", apart=31)


# --- Jewelry -----------------------------------------------------------------------------------------------


def jewelry(
    canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, height: int, ask: Targets = NOTHING
) -> None:
    """Draw the column of this round, and smaller columns of later rounds."""
    panels.lay(canvas, x, y, width, height, PAPER, isinstance(view.task, BuyJewel) and view.viewer is None)
    canvas.note("bb-see-jewelry", x, y, width, height)
    now = _round(view)
    later = [(k + 1, row) for k, row in enumerate(view.jewelry) if k > now and row and not ask.active]
    block = 2 * JEWEL if later else width - 24
    heading(canvas, w("bb-pic-jewelry"), x + 18, y + 40, block)
    area = (x + 12, y + TOP - 6, block, min(height - TOP, 2 * HIGHEST))
    _column(canvas, view, area, 2 if later or height > HIGH else 0, ask)
    left = x + 12 + block + 14
    if later:
        canvas.fill(left - 2, y + 18, left, y + height - 18, PAPER.hair)
        _coming(canvas, later, left + 10, y + 12, x + width - 14 - left - 10, height - 24)


def jewelry_row(canvas: Canvas, view: View, x: int, y: int, width: int, height: int) -> None:
    """Draw the jewelry of this round in one row, without a heading."""
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-jewelry", x, y, width, height)
    _column(canvas, view, (x + 12, y + 10, width - 24, height - 20), 0, NOTHING)


def _round(view: View) -> int:
    """The place of the round of which the jewelry can be bought."""
    return view.round - 1 if 0 < view.round <= len(view.jewelry) else 0


def _column(canvas: Canvas, view: View, area: Area, across: int, ask: Targets) -> None:
    """Draw the jewelry of this round, and wells for what is sold: the first one marked if it was just now."""
    column = view.jewelry[_round(view)] if view.jewelry else ()
    sold = any(isinstance(event, Bought) and event.jewel is not None for event in view.marks)
    for k, place in enumerate(places(area, max(JEWELS, len(column)), across)):
        if k < len(column):
            jewel(canvas, place, column[k])
            inside = place[2] * 0.56
            target(canvas, ask, f"jewel:{column[k].id}", place, PAPER.ground, 24, inside=inside)
            continue
        well(canvas, place)
        if k == len(column) and sold:
            canvas.put(marks.ghost(place[2] - 12, place[3] - 12), place[0] + 6, place[1] + 6)


def _coming(
    canvas: Canvas,
    later: list[tuple[int, tuple[Jewel, ...]]],
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    """Draw rows of the later rounds: number of the round, jewels with their price."""
    if not later:
        return
    step = height / len(later)
    below = step >= 86  # in the last rounds there is room for figures below the jewels
    half = 22 if below else int(min(14, step / 2 - 1))
    each = (width - 26) / max(JEWELS, *(len(column) for _, column in later))
    for row, (number, column) in enumerate(later):
        middle = y + step * (row + 0.5)
        canvas.middle(x + 8, middle, str(number), Style(30, 800), FADED, "centre")
        for k, jewel_view in enumerate(column):
            left = x + 28 + k * each
            if below:
                centre = left + each / 2
                canvas.centre(symbols.symbol(jewel_view.kind, half), centre, middle - 17)
                canvas.centre(symbols.symbol("price", 20), centre, middle + 25)
                canvas.middle(centre, middle + 24, str(jewel_view.cost), Style(34, 800), INK, "centre")
            else:
                canvas.put(symbols.symbol(jewel_view.kind, half), left, middle - half)
                canvas.centre(symbols.symbol("price", 16), left + 2 * half + 15, middle)
                canvas.middle(
                    left + 2 * half + 15, middle - 1, str(jewel_view.cost), Style(34, 800), INK, "centre"
                )


# --- God cards ---------------------------------------------------------------------------------------------


def _discard(canvas: Canvas, view: View, x: float, middle: float, width: float) -> None:
    """Draw the number of cards in the discard pile by colour, in a row."""
    each = width / len(GODS)
    for k, (god, count) in enumerate(zip(GODS, view.discard, strict=True)):
        canvas.put(tiles.god_card(god, 28), x + each * k, middle - 21)
        marks.hatch(canvas, round(x + each * k), round(middle - 21), 28, 42, 9)
        ink = INK if count else FADED
        canvas.middle(x + each * k + 38, middle, str(count), Style(34, 800), ink)


def god_cards(
    canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, height: int, ask: Targets = NOTHING,
    discard: bool = False,
) -> None:  # fmt: skip
    """Draw the open cards, and the deck with the number of its cards; `discard`: also the pile by colour."""
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-gods", x, y, width, height)
    if discard:
        _discard(canvas, view, x + 18, y + 32, width - 36)
    else:
        heading(canvas, w("bb-pic-gods"), x + 18, y + 40, width - 36)
    count = max(CARDS, len(view.open_cards) + 1)  # the deck is the last
    step = (width - 28) / count
    wide = int(min(step - 8, (height - 62) / 1.5, 110))
    tall = round(wide * 1.5)
    upper = y + 50 + (height - 58 - tall) // 2
    drew = next((e for e in reversed(view.marks) if isinstance(e, Drew)), None)
    taken: set[str] = set()
    for k, god in enumerate(view.open_cards):
        left = round(x + 14 + step * (k + 0.5) - wide / 2)
        canvas.put(tiles.god_card(god, wide), left, upper)
        if ask.active:
            fresh = god not in taken
            taken.add(god)
            if fresh or f"card:{god}" not in ask:
                target(canvas, ask, f"card:{god}", (left, upper, wide, tall), PAPER.ground, 22)
    left = round(x + 14 + step * (count - 0.5) - wide / 2)
    if view.deck or sum(view.discard):
        for k in (2, 1, 0):
            canvas.put(tiles.god_card("top", wide), left + k * 2, upper - k * 2)
        panels.chip(canvas, left + wide / 2, upper + tall - (20 if tall < 120 else 28), str(view.deck), 34)
        target(canvas, ask, "card:top", (left, upper, wide, tall), PAPER.ground, 22)
    if drew is not None and drew.colour is None:
        canvas.put(marks.brackets(wide, tall, 3, 14), left, upper)
