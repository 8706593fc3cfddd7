"""Draw a seat on the table: name, finished pyramids and points; its two cards, and its score."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.state import Outcome
from bot.games.pyramids.view import CardView, PyramidsView
from bot.text import minus
from render.kit import marks, panels
from render.kit import seat_panel as kit
from render.kit.canvas import Area, Canvas
from render.kit.flow import Art, Box, Drawn, Gap, Line, column, noted, row, rule
from render.kit.fonts import Style
from render.kit.frames import MARGIN, WIDTH, columns, laurel
from render.kit.palette import INK
from render.kit.seat_panel import Head, News, figure
from render.kit.sketch import Sprite
from render.pyramids import parts, score
from render.pyramids.pieces import cards
from render.pyramids.pieces.shapes import shape
from render.pyramids.pieces.symbols import symbol
from render.pyramids.score import Account
from render.pyramids.theme import COLOURS, LOOK, PAPER

SEATS: Final = 344
"""Upper edge of the seats."""
END: Final = 1008
LEFT: Final = 24
BETWEEN: Final = 12
PAD: Final = (16, 6)
BESIDE: Final = 10
"""From the cards to the score."""
INSET: Final = 4
"""How much smaller the paper of a seat with a gold frame is, at each side: the frame is outside the paper,
and must not touch that of the neighbour."""
CELLS: Final = {2: 68, 3: 49, 4: 42}
"""Size of a cell by the number of seats."""
BADGE, CROWNED, LAUREL = 54, 38, 64
"""Sizes of a badge, of the badge of a winner, and of the laurel round it."""
APART: Final = Gap(2, grow=0)
"""More room before what the seat did, and before its points."""
PICKED: Final = (0, 34, 5)
"""Gap, arms and lines of the brackets round a new card: they touch neither the name nor the score."""
PLATE: Final = 92
"""Width of a point box beside other things."""
SIZE: Final = 50
"""Of a shape beside a name."""


def places(seats: int) -> list[Area]:
    """Where the panels of the seats are."""
    rows = 2 if seats > 3 else 1
    high = (END - SEATS - BETWEEN * (rows - 1)) / rows
    across = columns(seats // rows, WIDTH - 2 * LEFT, BETWEEN)
    lines = [SEATS + at * (high + BETWEEN) for at in range(rows)]
    return [(x - MARGIN + LEFT, y, width, high) for y in lines for x, width in across]


def seat_panel(
    canvas: Canvas, view: PyramidsView, seat: Seat, name: str, awaited: Collection[Seat], won: bool = False
) -> None:
    """Draw the panel of a seat.

    It is gold if only this seat is awaited, or if it has `won`; then its badge is in a laurel.
    """
    x, y, width, height = places(view.seats)[seat]
    gold = won or set(awaited) == {seat}
    inset = INSET if gold else 0
    area = x + inset, y + inset, width - 2 * inset, height - 2 * inset
    head = _head(view, seat, name, seat in awaited, won)
    box = column(head, BODIES[view.seats](view, seat, width - 2 * PAD[0]), gap=6)
    kit.seat_panel(canvas, area, PAPER, box, gold, (PAD[0] - inset, PAD[1] - inset))


def _head(view: PyramidsView, seat: Seat, name: str, awaited: bool, won: bool) -> Head:
    """Badge, name, what the seat did, its finished pyramids if they are not below, and points."""
    own = score.account(view, seat)
    mark = None if view.over else kit.mark(awaited, own.player.ready)
    lost = [score.lost()] if own.last is not None and own.last.lost else []
    done = [] if view.seats == 3 else [row(*_finished(own), gap=10)]
    points = figure(minus(own.player.points), seat in parts.leaders(view), BADGE)
    small = LOOK.badge(seat, CROWNED)
    crown = Drawn(0, 0, lambda on, x, y: on.centre(small, x + kit.GAP + LAUREL / 2, y - 3))
    told: tuple[Box, ...] = () if own.last is None else (APART, *pictures(own.last))
    badge = laurel(LAUREL) if won else LOOK.badge(seat, BADGE)
    return Head(name, badge, mark, before=(crown,) * won, told=told, after=(*lost, *done, APART, points))


def _finished(own: Account) -> list[Box]:
    """The finished pyramids by colour; behind its number, the points that a new one brought.

    If two colours gained, one chip behind all of them has the sum.
    """
    gains = {colour: own.gained(colour) for colour in COLOURS if own.gained(colour)}
    size, style = (42, Style(34, 800)) if gains else (46, Style(38, 800))
    one = gains if len(gains) == 1 else {}
    done = own.player.completed_by_colour
    found = [
        score.told(own.finished(colour, size, style), one.get(colour, 0))
        for colour in COLOURS
        if done.get(colour)
    ]
    return [*found, *([News(f"+{sum(gains.values())}")] if len(gains) > 1 else [])]


# --- What a seat did ---------------------------------------------------------------------------------------


def pictures(last: Outcome) -> tuple[Art, ...]:
    """The cells that were marked together, each extra mark, each card that was taken."""
    return tuple(map(Art, _pictures(last)))[:4]


def _pictures(last: Outcome) -> Iterator[Sprite]:
    for batch in last.batches:
        yield symbol("X", 34) if batch.kind == "extra" else shape(_moved(batch.cells), SIZE)
    for _ in last.picks:
        yield cards.back(32, 46)


def _moved(cells: Sequence[int]) -> tuple[int, ...]:
    """The same cells in the upper left corner of the grid."""
    left, top = min(cell % GRID for cell in cells), min(cell // GRID for cell in cells)
    return tuple(cell - left - top * GRID for cell in cells)


# --- Cards and score, by the number of seats ---------------------------------------------------------------


def _two(view: PyramidsView, seat: Seat, room: float) -> Line:
    """The score below the two cards."""
    own, half = score.account(view, seat), room / 2 - BESIDE
    plates = [plate._replace(grow=1) for plate in own.plates(112, 54)]
    right = column(own.torches(76), rule(PAPER.hair), row(*plates), grow=1)
    left = column(own.gems(54, half), own.skulls(54, half))
    low = row(kit.Place(left, half), right, gap=2 * BESIDE)
    both = row(*card_places(view, seat), gap=2 * BESIDE)
    return column(noted("py-part-cards", both), noted("py-see-score", low), grow=1)


def _three(view: PyramidsView, seat: Seat, room: float) -> Line:
    """The score in a narrow, high column beside the cards, with the finished pyramids at the foot."""
    own = score.account(view, seat)
    both = column(*card_places(view, seat))
    left = room - both.width - BESIDE
    done = [_colour(own, colour) for colour in COLOURS]
    upper = (own.gems(54, left), own.skulls(54, left, True), rule(PAPER.hair), own.torches(54))
    high = column(*upper, rule(PAPER.hair), *done, gap=4, grow=1)
    return row(noted("py-part-cards", both), noted("py-see-score", high), gap=BESIDE, grow=1)


def _colour(own: Account, colour: str) -> Line:
    """The finished pyramids of a colour; at the right its point box, which is won with a pyramid, and the
    gain."""
    gain = own.gained(colour)
    beside = column(own.plate(colour, PLATE, 40), *([News(f"+{gain}")] if gain else []), gap=6)
    return row(own.finished(colour, 58, Style(46, 800)), Gap(), beside, grow=1)


def _four(view: PyramidsView, seat: Seat, room: float) -> Line:
    """The score in a low column beside the cards."""
    own = score.account(view, seat)
    both = row(*card_places(view, seat))
    left = room - both.width - BESIDE
    shelf = column(*own.plates(PLATE, 37), gap=3)
    upper = row(own.gems(44, left - PLATE - kit.GAP), Gap(), shelf, grow=1)
    low = column(upper, own.skulls(44, left), rule(PAPER.hair), own.torches(52), grow=1)
    return row(noted("py-part-cards", both), noted("py-see-score", low), gap=BESIDE, grow=1)


BODIES: Final = {2: _two, 3: _three, 4: _four}


# --- Cards -------------------------------------------------------------------------------------------------


def card_places(view: PyramidsView, seat: Seat, cell: int = 0) -> list[Drawn]:
    """The two places for the cards of a seat."""
    at = cards.Size(cell or CELLS[view.seats])
    return [Drawn(at.width, at.height, partial(_place, view, seat, side, at)) for side in (0, 1)]


def _place(
    view: PyramidsView, seat: Seat, side: int, at: cards.Size, canvas: Canvas, x: float, middle: float
) -> None:
    """Draw one card place of a seat: its card with the marks of the last turn, or what replaces it."""
    last = view.last.seats[seat] if view.last is not None else None
    y, cell = middle - at.height / 2, at.cell
    card = view.players[seat].cards[side]
    done = None if card is not None else _completed(view, seat, side)
    if card is not None:
        canvas.put(cards.card(card, cell), x, y)
        cards.note_symbols(canvas, x, y, cell, card)
        cards.outlines(canvas, x, y, cell, view.new_cells(seat, card.serial))
        if last is not None and any(pick.serial == card.serial for pick in last.picks):
            canvas.put(marks.brackets(at.width, at.height, *PICKED), x, y)
    elif view.phase in ("deal", "keep"):
        canvas.put(cards.empty(cell), x, y)
        tall = round(at.height * 0.62)
        wide = round(tall * 0.72)
        for k in (-0.5, 0.5):
            canvas.centre(cards.back(wide, tall), x + at.width / 2 + k * wide * 0.4, middle + k * 16)
    elif done is None:
        canvas.put(cards.empty(cell), x, y)
        canvas.rule(x + at.width / 2 - 14, x + at.width / 2 + 14, middle - 2, PAPER.hair, 4)
    else:
        canvas.put(cards.card(done, cell), x, y)
        cards.outlines(canvas, x, y, cell, view.new_cells(seat, done.serial))
        disc = panels.disc(round(cell * 1.4), PAPER.bright, PAPER.bright, 3, INK)
        canvas.centre(disc, x + at.width / 2, middle)
        canvas.centre(cards.pyramid(done.colour, round(cell * 2.1)), x + at.width / 2, middle)


def _completed(view: PyramidsView, seat: Seat, side: int) -> CardView | None:
    """The card that was completed at this place in the last turn."""
    if view.last is None:
        return None
    last, done = view.last.seats[seat], view.players[seat].completed
    here = {batch.serial for batch in last.batches if batch.side == side}.intersection(last.completed)
    return next((card for card in done if card.serial in here), None)
