"""The panels of what is open to all seats: men and women, temple, tasks, jewelry, god cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
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
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.shelf import NUMBER, Place, Tile, corners, heading, number, panel, shelf, well, worth
from render.bora_bora.targets import NOTHING, Targets, target
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import marks, panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import Art, Box, Drawn, Field, Fitted, Gap, Sized, Text, bar, column, row
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.text import fit_lines, one_line

REQUIRED: Final = Style(30, 600)
LINES: Final = 2
"""The words below a task, and their most lines."""
LEAST: Final = 76
"""The least height of a task below a heading, or above its words."""
JEWELS: Final = 4
"""Places for the jewelry of a round, also when some of it is sold."""
JEWEL: Final = (108, 108)
"""Width and height of a jewel beside which the later rounds stand."""
CARDS: Final = 6
"""Places for the open god cards and the deck, also when some of them are taken."""
PRIEST: Final = 46
"""Half the greatest size of a priest."""
SEX: Final = 24
CAPTION: Final = 26
"""Half the size of the sign before a line of persons, and the height of the numbers above them."""
ARM: Final = 14
"""Length of the lines of a bracket round a small thing."""


# --- Men and women -----------------------------------------------------------------------------------------


def persons(view: View, ask: Targets = NOTHING) -> Box:
    """The display: the slots by number, men above women."""
    numbers = [number(slot) for slot in range(1, len(view.men) + 1)]
    lines: list[Box] = [Sized(row(Gap(2 * SEX, grow=0), *numbers, gap=4), 0, CAPTION)]
    for sex, people in (("M", view.men), ("W", view.women)):
        slots = [Tile(partial(_slot, view, ask, sex, *at), tiles.PERSON) for at in enumerate(people, 1)]
        lines.append(row(Art(symbols.symbol(sex, SEX)), *slots, gap=4, grow=1))
    return panel(column(*lines, gap=6), "bb-see-persons")


def _slot(
    view: View, ask: Targets, sex: str, slot: int, person: Person | None, canvas: Canvas, place: Place
) -> None:
    if person is None:
        well(canvas, place)
    else:
        kind = symbols.kind(view.printed, person.kind)
        canvas.put(tiles.person(sex, kind, person.symbols, place[2]), *place[:2])
    taken = [event for event in view.marks if isinstance(event, Welcomed) and event.slot == slot]
    if any(event.person.startswith(sex) for event in taken):
        canvas.put(marks.brackets(*place[2:], 2, ARM), *place[:2])
    target(canvas, ask, f"slot:{sex}{slot}", place)


# --- Temple ------------------------------------------------------------------------------------------------


def temple(view: View, w: Words, ask: Targets = NOTHING) -> Box:
    """Slots 6 to 1 with priests, the points of a priest in this round, and the remaining god tiles."""
    prayed = any(isinstance(event, Prayed) for event in view.marks)
    left = Art(symbols.symbol("god-tile", 19)), Text(str(view.temple_tiles), NUMBER)
    head = row(
        Drawn(42, 38, partial(_temple, prayed)),
        heading(w("bb-pic-temple")),
        worth(view.priest_points, 21),
        *left,
    )
    slots = [Tile(partial(_priest, view, ask, slot)) for slot in range(len(view.temple), 0, -1)]
    return panel(column(head, shelf(slots)), "bb-see-temple")


def _temple(prayed: bool, canvas: Canvas, x: float, middle: float) -> None:
    canvas.put(symbols.symbol("T", 21), x, middle - 21)
    if prayed:
        canvas.put(corners(42, 42), x, middle - 21)


def _priest(view: View, ask: Targets, slot: int, canvas: Canvas, place: Place) -> None:
    x, y, width, height = place
    middle, seat = x + width / 2, view.temple[slot - 1]
    canvas.put(panels.well(width, height, C["tapa_light"], C["tapa_dark"], 8), x, y)
    canvas.middle(middle, y + 20, str(slot), NUMBER, FADED, "centre")
    if seat >= 0:
        half = min(PRIEST, (height - 40) // 2, round(width * 0.45))
        canvas.centre(symbols.symbol(f"priest-{seat}", half, True), middle, y + 17 + height / 2)
        size = 34 if height > 150 else 26
        canvas.put(LOOK.badge(seat, size), middle - size / 2, y + height - size)
        if any(isinstance(e, Sent) and (e.slot, e.who) == (slot, seat) for e in view.marks):
            canvas.put(marks.brackets(width - 8, height - 44, 2, ARM), x + 4, y + 42)
    target(canvas, ask, f"temple:{slot}", place)


# --- Tasks -------------------------------------------------------------------------------------------------


def board_tasks(view: View, w: Words, ask: Targets = NOTHING, spelled: bool = False) -> Box:
    """The tasks on offer; `spelled`: with their requirements in words if there is room. A low panel has no
    heading."""
    every = view.board_tasks
    across = 2 if spelled and len(every) <= 4 else 3
    wells = [Gap()] * (2 * across - len(every))

    def made(form: tuple[bool, bool]) -> Box:
        headed, worded = form
        cells: list[Box] = []
        for name in every:
            tile = Tile(partial(_task, view, ask, name), height=LEAST if headed or worded else 0)
            need = w(f"bb-task-{name}", need=view.printed.needs[name])
            words = Field(partial(_required, one_line(need)), height=LINES * REQUIRED.size, grow=0)
            cells.append(column(tile, words, gap=0, grow=1) if worded else tile)
        head = row(Art(symbols.symbol("task", 19)), heading(w("bb-pic-tasks")), gap=12)
        lines = shelf([*cells, *wells], across)
        return column(head, lines) if headed else lines

    forms = [
        (headed, worded) for headed in (True, False) for worded in (True, False) if spelled or not worded
    ]
    gold = isinstance(view.task, TakeTask) and view.viewer is None
    return panel(Fitted(made, forms), "bb-see-tasks", gold)


def _task(view: View, ask: Targets, name: str, canvas: Canvas, place: Place) -> None:
    tiles.task(name, view.printed, canvas, place)
    target(canvas, ask, f"board:{name}", place)


def _required(text: str, canvas: Canvas, area: Area) -> None:
    x, y, width, height = area
    lines, style = fit_lines(text, REQUIRED, width, LINES, (REQUIRED.size,))
    if " ".join(lines) == text:  # a text that is cut would be of no use
        canvas.lines(x + width / 2, y + height / 2, lines, style, FADED, "centre", apart=31)


# --- Jewelry -----------------------------------------------------------------------------------------------


def jewelry(view: View, w: Words, ask: Targets = NOTHING) -> Box:
    """The jewelry of this round, and smaller that of later rounds if none is asked for."""
    now = _round(view)
    later = [(k + 1, line) for k, line in enumerate(view.jewelry) if k > now and line and not ask.active]
    box: Box = column(row(heading(w("bb-pic-jewelry"))), _now(view, ask, 2, not later), Gap())
    if later:
        box = row(box, bar(PAPER.hair), _coming(later), gap=12, grow=1)
    return panel(box, "bb-see-jewelry", isinstance(view.task, BuyJewel) and view.viewer is None)


def jewelry_row(view: View) -> Box:
    """The jewelry of this round in one row, without a heading."""
    return panel(_now(view, NOTHING, 0, True), "bb-see-jewelry")


def _round(view: View) -> int:
    """The place of the round of which the jewelry can be bought."""
    return view.round - 1 if 0 < view.round <= len(view.jewelry) else 0


def _now(view: View, ask: Targets, across: int, wide: bool) -> Box:
    """The jewelry of this round, and wells for what is sold: the first one marked if it was just now."""
    held = view.jewelry[_round(view)] if view.jewelry else ()
    size = (0 if wide else JEWEL[0], JEWEL[1] if across else 0)
    cells = [Tile(partial(_jewel, view, ask, held, k), 0, *size) for k in range(max(JEWELS, len(held)))]
    return shelf(cells, across)._replace(grow=int(not across))


def _jewel(view: View, ask: Targets, held: Sequence[Jewel], at: int, canvas: Canvas, place: Place) -> None:
    if at < len(held):
        tiles.jewel(held[at], canvas, place)
        target(canvas, ask, f"jewel:{held[at].id}", place, inside=place[2] * 0.56)
        return
    well(canvas, place)
    sold = any(isinstance(event, Bought) and event.jewel is not None for event in view.marks)
    if at == len(held) and sold:
        canvas.put(marks.ghost(place[2] - 12, place[3] - 12), place[0] + 6, place[1] + 6)


def _coming(later: Sequence[tuple[int, Sequence[Jewel]]]) -> Box:
    """The jewelry of later rounds: the number of the round, jewels with their price, below them if there is
    room."""

    def made(low: bool) -> Box:
        lines = []
        for number_, jewels in later:
            cells = [_priced(one, low) for one in jewels]
            lines.append(row(number(number_, 0), *cells, *[Gap()] * (JEWELS - len(cells)), gap=2, grow=1))
        return column(*lines, gap=0)

    return Fitted(made, (True, False))


def _priced(one: Jewel, low: bool) -> Box:
    """A jewel with its price in a shell: below it, or beside it."""
    half, shell = (22, 20) if low else (13, 14)
    price = Drawn(2 * shell, 2 * shell, partial(priced, one.cost, shell))
    parts = Art(symbols.symbol(one.kind, half)), price
    return column(*parts, gap=0, grow=1) if low else row(*parts, Gap(), gap=0, grow=1)


def priced(cost: int, half: int, canvas: Canvas, x: float, middle: float) -> None:
    """Draw a price in a shell."""
    canvas.centre(symbols.symbol("price", half), x + half, middle)
    canvas.middle(x + half, middle - 1, str(cost), NUMBER, INK, "centre")


# --- God cards ---------------------------------------------------------------------------------------------


def god_cards(view: View, w: Words, ask: Targets = NOTHING, discard: bool = False) -> Box:
    """The open cards, and the deck with the number of its cards; `discard`: also the pile by colour."""
    cells: list[Box] = []
    for at, god in enumerate(view.open_cards):
        again = god in view.open_cards[:at] and f"card:{god}" in ask
        cells.append(Tile(partial(_card, NOTHING if again else ask, god), tiles.CARD))
    cells += [Gap()] * (CARDS - 1 - len(cells))
    cells.append(Tile(partial(_deck, view, ask), tiles.CARD))
    pile = row(*[_pile(god, count) for god, count in zip(GODS, view.discard, strict=True)])
    return panel(column(pile if discard else row(heading(w("bb-pic-gods"))), shelf(cells)), "bb-see-gods")


def _pile(god: str, count: int) -> Box:
    """The number of cards of a colour in the discard pile."""
    return row(
        Drawn(28, 42, partial(_discarded, god)),
        Text(str(count), NUMBER, INK if count else FADED),
        Gap(),
        grow=1,
    )


def _discarded(god: str, canvas: Canvas, x: float, middle: float) -> None:
    canvas.put(tiles.god_card(god, 28), x, middle - 21)
    marks.hatch(canvas, round(x), round(middle - 21), 28, 42, 9)


def _card(ask: Targets, god: str, canvas: Canvas, place: Place) -> None:
    canvas.put(tiles.god_card(god, place[2]), *place[:2])
    target(canvas, ask, f"card:{god}", place)


def _deck(view: View, ask: Targets, canvas: Canvas, place: Place) -> None:
    x, y, width, height = place
    if view.deck or sum(view.discard):
        for k in (2, 1, 0):
            canvas.put(tiles.god_card("top", width), x + k * 2, y - k * 2)
        panels.chip(canvas, x + width / 2, y + height - (20 if height < 120 else 28), str(view.deck), 34)
        target(canvas, ask, "card:top", place)
    drew = next((event for event in reversed(view.marks) if isinstance(event, Drew)), None)
    if drew is not None and drew.colour is None:
        canvas.put(marks.brackets(width, height, 3, ARM), x, y)
