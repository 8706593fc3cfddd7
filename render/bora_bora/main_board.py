"""Draw what is open to all seats: men and women, temple, tasks, jewelry, god cards."""

from __future__ import annotations

from math import ceil
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
from render.bora_bora.targets import NOTHING, Targets, target
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import marks, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, sprite
from render.kit.text import fit

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


@sprite
def slot_well(width: int, height: int) -> Sprite:
    """An empty slot."""
    s = Sketch(width, height, 4)
    outline = rounded(2, 2, width - 2, height - 2, 8)
    s.polygon(outline, mix(C["tapa"], C["tapa_light"], 0.5))
    for dash in marks.dashes([*outline, outline[0]], 10, 8):
        s.line(dash, C["tapa_dark"], 2.6)
    return s.sprite()


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
                canvas.put(slot_well(wide, tall), left, upper)
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
    columns: int = 3,
) -> None:
    """Draw the tasks on offer."""
    panels.lay(canvas, x, y, width, height, PAPER, isinstance(view.task, TakeTask) and view.viewer is None)
    canvas.note("bb-see-tasks", x, y, width, height)
    canvas.put(symbols.symbol("task", 19), x + 18, y + 12)
    heading(canvas, w("bb-pic-tasks"), x + 68, y + 42, width - 84)
    tasks = view.board_tasks
    rows = max(2, -(-len(tasks) // columns))
    step = (width - 24) / columns
    high = (height - 64) / rows
    for k, name in enumerate(tasks):
        left, upper = round(x + 12 + k % columns * step + 3), round(y + 56 + k // columns * high + 3)
        wide, tall = round(step - 7), round(high - 8)
        tiles.task(canvas, left, upper, name, view.printed, wide, tall)
        target(canvas, ask, f"board:{name}", (left, upper, wide, tall), PAPER.ground, 24)


# --- Jewelry -----------------------------------------------------------------------------------------------


def jewelry(
    canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, height: int, ask: Targets = NOTHING
) -> None:
    """Draw the column of this round, and smaller columns of later rounds."""
    panels.lay(canvas, x, y, width, height, PAPER, isinstance(view.task, BuyJewel) and view.viewer is None)
    canvas.note("bb-see-jewelry", x, y, width, height)
    now = view.round - 1 if 0 < view.round <= len(view.jewelry) else 0
    column = view.jewelry[now] if view.jewelry else ()
    later = [(k + 1, row) for k, row in enumerate(view.jewelry) if k > now and row and not ask.active]
    large = height > 280
    places = max(JEWELS, len(column))
    across = 2 if later or large else places
    wide = 118 if later else (width - 40) // 2 if large else (width - 24) // places - 8
    tall = min(116, (height - 70) // ceil(places / 2))
    block = 2 * wide + 8
    heading(canvas, w("bb-pic-jewelry"), x + 18, y + 40, block if later else width - 36)
    for k in range(places):
        left = x + 16 + k % across * (wide + 8)
        upper = y + 54 + k // across * (tall + 6) + (0 if across == 2 else (height - 70 - tall) // 2)
        if k < len(column):
            jewel_view = column[k]
            tiles.jewel(canvas, left, upper, jewel_view.kind, jewel_view.cost, jewel_view.points, wide, tall)
            box = (left, upper, wide, tall)
            target(canvas, ask, f"jewel:{jewel_view.id}", box, PAPER.ground, 24, inside=wide * 0.56)
        else:
            canvas.put(slot_well(wide, tall), left, upper)
            if k == len(column):
                sold(canvas, view, (left, upper, wide, tall))
    left = x + 16 + block + 14
    if later:
        canvas.fill(left - 2, y + 18, left, y + height - 18, PAPER.hair)
        _coming(canvas, later, left + 10, y + 12, x + width - 14 - left - 10, height - 24)


def jewelry_row(canvas: Canvas, view: View, x: int, y: int, width: int, height: int) -> None:
    """Draw the jewelry of this round in one row, without a heading."""
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-jewelry", x, y, width, height)
    now = view.round - 1 if 0 < view.round <= len(view.jewelry) else 0
    column = view.jewelry[now] if view.jewelry else ()
    places = max(JEWELS, len(column))
    step = (width - 24) / places
    wide, tall = round(step - 8), height - 28
    for k in range(places):
        left = round(x + 12 + step * k + 4)
        if k < len(column):
            jewel_view = column[k]
            tiles.jewel(canvas, left, y + 14, jewel_view.kind, jewel_view.cost, jewel_view.points, wide, tall)
        else:
            canvas.put(slot_well(wide, tall), left, y + 14)
            if k == len(column):
                sold(canvas, view, (left, y + 14, wide, tall))


def sold(canvas: Canvas, view: View, box: tuple[int, int, int, int]) -> None:
    """Mark the gap in the column of this round if a jewel was bought in the last turn."""
    left, upper, wide, tall = box
    if any(isinstance(event, Bought) and event.jewel is not None for event in view.marks):
        canvas.put(marks.ghost(wide - 12, tall - 12), left + 6, upper + 6)


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
