"""Draw the public table: expedition, display, point boxes, and every seat with its two cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.core import Fact, Seat
from bot.games.pyramids.view import CardView, LastSeatView, PyramidsView
from bot.text import Words
from render.kit import fonts, marks, panels
from render.kit.backgrounds import as_base
from render.kit.canvas import Area, Canvas
from render.kit.fonts import Style
from render.kit.frames import HEAD, MARGIN, WIDTH, Pill, awaited_pill, columns, end_pill, laurel
from render.kit.names import draw_lines, name_lines
from render.kit.palette import FADED, INK
from render.kit.seats import signed
from render.kit.sketch import Sprite
from render.kit.text import fit
from render.pyramids import parts, score, strip
from render.pyramids.band import lay_papers, note_display, paint_band
from render.pyramids.pieces import cards
from render.pyramids.pieces.signs import sign
from render.pyramids.pieces.wall import wall
from render.pyramids.theme import COLOURS, LOOK, ON_CARD, PAPER
from render.scene import Scene

TOP: Final = HEAD + 32
BAND: Final = 334
BONUS: Final = (WIDTH - MARGIN - 256, 256)
"""The point boxes on private pages."""
BONUS_BOX: Final = 58
BONUS_STEP: Final = 63
HEADING: Final = Style(32, 700)

HEIGHT: Final = 1018
SEATS: Final = 344
"""Upper edge of the seats."""
LEFT: Final = 24
BETWEEN: Final = 12
LINE: Final = 72
"""Height of the line with name and points."""
INSET: Final = 4
"""How much smaller the paper of a seat with a gold frame is, at each side."""


@dataclass(frozen=True)
class Layout:
    """The layout of the seats for a number of seats."""

    cell: int
    rows: int
    beside: bool
    """Whether the score stands beside the two cards, not below them."""
    stacked: bool = False
    """Whether the cards stand one above the other."""

    @property
    def height(self) -> int:
        """Height of one seat panel."""
        return (1008 - SEATS - BETWEEN * (self.rows - 1)) // self.rows


APART: Final = 20
"""The gap between the name of a seat and the pictures of what it did."""
LAYOUTS: Final = {2: Layout(68, 1, False), 3: Layout(49, 1, True, True), 4: Layout(42, 2, True)}


@as_base
def _ground() -> Image.Image:
    """The ground of every table: the wall, and the papers of the band."""
    canvas = Canvas(wall(HEIGHT))
    lay_papers(canvas)
    return canvas.image


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    view, w, names = LOOK.opened(scene, PyramidsView)
    layout = LAYOUTS[view.seats]
    canvas = Canvas(_ground())
    parts.head(canvas, w, w("py-pic-title"), view, _pill(scene, view, w, names))
    paint_band(canvas, view, _laid(scene, view))
    awaited = {seat for seat, _ in scene.awaited}
    across = columns(view.seats // layout.rows, WIDTH - 2 * LEFT, BETWEEN)
    for seat in range(view.seats):
        x, width = across[seat % len(across)]
        y = SEATS + seat // len(across) * (layout.height + BETWEEN)
        at = (x - MARGIN + LEFT, y, width)
        won = seat == scene.winner or (scene.score is not None and seat in scene.score.winners)
        with canvas.part():
            seat_panel(canvas, view, layout, seat, names[seat], at, awaited, won)
    note_display(canvas, view)  # after the larger cards of the seats
    return canvas


def _pill(scene: Scene, view: PyramidsView, w: Words, names: Sequence[str]) -> Pill | None:
    end = end_pill(w, names, scene)
    if end is not None:
        return end
    if view.over:
        return Pill(lead=w("py-pic-over"))
    if view.phase in ("keep", "mark") and scene.awaited:
        who = tuple((seat, names[seat]) for seat, _ in scene.awaited)
        return Pill(lead=w("pic-waiting"), who=who, large=True)
    return awaited_pill(w, names, scene.awaited)


def _laid(scene: Scene, view: PyramidsView) -> set[int]:
    """The cards of the display that the last turn has laid out; none at the start, when all are new."""
    if view.last is None:
        return set()
    told = (fact.args["card"] for fact in scene.caption if fact.key == "py-log-display")
    return {int(str(card.args["card"])) for card in told if isinstance(card, Fact)}


# --- Band --------------------------------------------------------------------------------------------------


def _heading(canvas: Canvas, text: str, x: int, y: int, room: float) -> None:
    text, style = fit(text, HEADING, room, (32, 30, 28, 26, 24))
    canvas.words(x, y + 46, text, style)


def bonus_panel(canvas: Canvas, view: PyramidsView, w: Words, y: int = TOP) -> None:
    """Draw the nine point boxes: an open one in its colour, a taken one with the badge of its owner."""
    x, width = BONUS
    canvas.put(panels.panel(width, BAND, PAPER), x, y)
    canvas.note("py-see-bonus", x, y, width, BAND)
    _heading(canvas, w("py-pic-bonus"), x + 22, y, width - 40)
    won = set() if view.last is None else {box for seat in view.last.seats for box in seat.boxes}
    for r, colour in enumerate(COLOURS):
        top = y + 66 + r * 86
        canvas.put(sign(colour, 28, PAPER.frame), x + 17, top + 22)
        for k, box in enumerate(box for box in view.boxes if box.colour == colour):
            left = x + 51 + k * BONUS_STEP
            middle = left + BONUS_BOX / 2
            if box.owner is None:
                canvas.put(cards.chip_ground(BONUS_BOX, 72, colour), left, top)
                style = Style(30, 800)
                canvas.middle(middle, top + 36, str(box.points), style, ON_CARD[colour], "centre")
                continue
            canvas.put(panels.well(BONUS_BOX, 72, PAPER.well, PAPER.hair, 7), left, top)
            canvas.centre(LOOK.badge(box.owner, 34), middle, top + 21)
            canvas.middle(middle, top + 55, str(box.points), Style(30, 700), FADED, "centre")
            if (colour, box.points) in won:
                canvas.put(marks.brackets(BONUS_BOX, 72, 1, 14), left, top)


# --- Seats -------------------------------------------------------------------------------------------------


def status(view: PyramidsView, seat: Seat, awaited: bool, radius: int = 20) -> Sprite | None:
    """A tick for a seat that has finished, an hourglass for a seat that must act."""
    if view.over:
        return None
    if awaited:
        return panels.hourglass(radius)
    return panels.tick(radius) if view.players[seat].ready else None


def seat_panel(
    canvas: Canvas,
    view: PyramidsView,
    layout: Layout,
    seat: Seat,
    name: str,
    at: tuple[int, int, int],
    awaited: Collection[Seat],
    won: bool = False,
) -> None:
    """Draw one seat, given left, top and width: badge, name, finished pyramids, points, cards, score.

    The panel is gold if only this seat is awaited, or if it has `won`; then its badge is in a laurel.
    """
    x, y, width = at
    player = view.players[seat]
    last = view.last.seats[seat] if view.last is not None else None
    gold = won or set(awaited) == {seat}
    inset = INSET if gold else 0  # the frame is outside the paper, and must not touch that of the neighbour
    paper = panels.panel(width - 2 * inset, layout.height - 2 * inset, PAPER, gold)
    canvas.put(paper, x + inset, y + inset)
    if won:
        canvas.centre(laurel(70), x + 41, y + 40)
        canvas.centre(LOOK.badge(seat, 42), x + 41, y + 37)
    else:
        canvas.put(LOOK.badge(seat, 54), x + 14, y + 11)
    middle = y + 39
    leads = seat in parts.leaders(view)
    end = x + width - 28 - parts.total(canvas, x + width - 16, middle, player.points, leads)
    if last is not None and last.extras_lost:
        score.lost(canvas, end - score.LOST / 2, middle)
        end -= score.LOST + 12
    if not layout.stacked:
        done = player.completed_by_colour
        within = (x + 78, y + 6, end - x - 78, LINE - 12)
        end = _finished(canvas, view, done, last, end, middle, within)
    used = _name(
        canvas, name, x + 78, middle, end - x - 86, [status(view, seat, seat in awaited, r) for r in (20, 17)]
    )
    if last is not None:
        strip.draw(canvas, last, x + 78 + used + APART, middle, end - x - 78 - used - 2 * APART)
    size = cards.Size(layout.cell)
    top = y + LINE
    gap = min(28, width - 36 - 2 * size.width) if not layout.beside else 14
    right, down = (0, size.height + 8) if layout.stacked else (size.width + gap, 0)
    canvas.note("py-part-cards", x + 18, top, size.width + right, size.height + down)
    for side in (0, 1):
        left, upper = x + 18 + side * right, top + side * down
        place(canvas, view, seat, side, left, upper, layout.cell)
        canvas.keep(left, upper, size.width, size.height)
    if not layout.beside:
        low = top + size.height + 10
        _below(canvas, view, seat, (x + 22, low, width - 44, y + layout.height - 12 - low))
        return
    left = x + 18 + size.width * (1 if layout.stacked else 2) + (0 if layout.stacked else 14) + 14
    area = (left, top, x + width - 14 - left, layout.height - LINE - 10)
    (_high if layout.stacked else _beside)(canvas, view, seat, area)


def _name(
    canvas: Canvas, name: str, x: float, middle: float, room: float, mark: Sequence[Sprite | None]
) -> float:
    """Draw the name of a seat, and behind it a sign of what the seat does; the sign is on the badge if the
    name needs the room.

    `mark`: the sign for each of the two places. Returns the whole width.
    """
    behind, small = mark
    if behind is None or small is None:
        return draw_lines(canvas, *name_lines(name, room), x, middle)
    lines, style = name_lines(name, room - 48)
    beside = _whole(lines, name)
    if not beside:
        more = name_lines(name, room)
        beside = len(lines) == 1 and not _whole(more[0], name)
        lines, style = (lines, style) if beside else more
    wide = draw_lines(canvas, lines, style, x, middle)
    if beside:
        canvas.centre(behind, x + wide + 28, middle)
        return wide + 48
    canvas.centre(small, x - 18, middle + 16)
    return wide


def _whole(lines: tuple[str, ...], name: str) -> bool:
    return "".join(lines).replace(" ", "") == name.replace(" ", "")


def _below(canvas: Canvas, view: PyramidsView, seat: Seat, area: Area) -> None:
    """The score below the two cards: gems and skulls at the left, torches and boxes at the right."""
    x, y, width, height = area
    column = score.Column(canvas, area, view, seat)
    half, step = width / 2 - 12, height / 3
    column.gems(x, y + step / 2, half, step, 54, 54)
    column.skulls(x, y + step * 2.5, half, 54, 54)
    right = x + width / 2 + 12
    column.torches(right, y + 52, half, 76)
    canvas.rule(right, right + half, round(y + 104), PAPER.hair)
    column.boxes(right, y + 116, half, 54)


def _high(canvas: Canvas, view: PyramidsView, seat: Seat, area: Area) -> None:
    """The score in a narrow, high column: one thing per line, the finished pyramids at the foot."""
    x, y, width, _ = area
    column = score.Column(canvas, area, view, seat)
    column.gems(x, y + 34, width, 68, 58, 54)
    column.skulls(x, y + 170, width, 58, 54, below=62)
    canvas.rule(x, x + width, y + 262, PAPER.hair)
    column.torches(x, y + 293, width, 54)
    canvas.rule(x, x + width, y + 324, PAPER.hair)
    column.pyramids(x, y + 326, width, 85, 58)


def _beside(canvas: Canvas, view: PyramidsView, seat: Seat, area: Area) -> None:
    """The score in a low column: gems beside the boxes, skulls, torches."""
    x, y, width, height = area
    column = score.Column(canvas, area, view, seat)
    step = 54  # so that chips in neighbouring lines do not touch
    shelf = 76
    column.gems(x, y + 26, width - shelf - 2, step, 44, 48)
    column.shelf(x + width - shelf, y + 2, shelf, 2 * step - 2)
    column.skulls(x, y + 26 + 2 * step, width, 42, 48)
    low = y + 3 * step + 2
    canvas.rule(x, x + width, low, PAPER.hair)
    column.torches(x, (low + y + height) / 2, width, 60)


def _finished(
    canvas: Canvas, view: PyramidsView, done: dict[str, int], last: LastSeatView | None, end: float, y: float,
    within: Area,
) -> float:  # fmt: skip
    """Draw the pyramids of finished cards, right aligned; behind its number, the points that a new one
    brought.

    If two colours gained and the name would have no room left, one chip behind all of them has the sum.
    Returns the left edge.
    """
    gains = {colour: score.gained(view, last, colour) for colour in COLOURS}
    several = sum(map(bool, gains.values())) > 1
    size, gap, style = (42, 10, Style(34, 800)) if any(gains.values()) else (46, 14, Style(38, 800))
    if several:
        text = signed(sum(gains.values()))
        end -= panels.chip_width(text, score.CHIP) + 14
        score.told(canvas, text, (end - 1, y - 24, 2, 48), end + 4, y, within)
    for colour in reversed(COLOURS):
        count = done.get(colour, 0)
        if not count:
            continue
        wide = size + 6 + fonts.width(str(count), style)
        if gains[colour] and not several:  # the chip is nearer to its own number than to the next colour
            text = signed(gains[colour])
            end -= panels.chip_width(text, score.CHIP) + 14
            score.told(canvas, text, (end - wide, y - 24, wide, 48), end + 6, y, within)
        canvas.centre(cards.pyramid(colour, size, True), end - wide + size / 2, y)
        canvas.middle(end - wide + size + 6, y + 2, str(count), style)
        end -= wide + gap
    return end


def place(canvas: Canvas, view: PyramidsView, seat: Seat, side: int, x: float, y: float, cell: int) -> None:
    """Draw one card place of a seat: its card with the marks of the last turn, or what replaces it."""
    player = view.players[seat]
    last = view.last.seats[seat] if view.last is not None else None
    at = cards.Size(cell)
    card = player.cards[side]
    if card is not None:
        canvas.put(cards.card(card, cell), x, y)
        cards.note_symbols(canvas, x, y, cell, card)
        cards.outlines(canvas, x, y, cell, view.new_cells(seat, card.serial))
        if last is not None and any(pick.serial == card.serial for pick in last.picks):
            canvas.put(marks.brackets(at.width, at.height, 2, 34), x, y)
        return
    if view.phase in ("deal", "keep"):
        canvas.put(cards.empty(cell), x, y)
        tall = round(at.height * 0.62)
        wide = round(tall * 0.72)
        for k in (0, 1):
            dx = (at.width - wide) / 2 + (k - 0.5) * wide * 0.4
            canvas.put(cards.back(wide, tall), x + dx, y + (at.height - tall) / 2 + (k - 0.5) * 16)
        return
    done = _completed(last, side)
    if done is None:
        canvas.put(cards.empty(cell), x, y)
        canvas.fill(
            x + at.width / 2 - 14,
            y + at.height / 2 - 2,
            x + at.width / 2 + 14,
            y + at.height / 2 + 2,
            PAPER.hair,
        )
        return
    canvas.put(cards.card(done, cell), x, y)
    cards.outlines(canvas, x, y, cell, done.new)
    middle = x + at.width / 2, y + at.height / 2
    canvas.centre(panels.disc(round(cell * 1.4), PAPER.bright, PAPER.bright, 3, INK), *middle)
    canvas.centre(cards.pyramid(done.colour, round(cell * 2.1)), *middle)


def _completed(last: LastSeatView | None, side: int) -> CardView | None:
    """The card that was completed at this place in the last turn."""
    if last is None:
        return None
    sides = {batch.serial: batch.side for batch in last.batches}
    return next((card for card in last.completed if sides.get(card.serial) == side), None)
