"""Draw the second picture: the market, and what the next rounds bring.

It has men and women, temple, god cards, tasks on offer, the rounds with their jewelry, and the progress of
all seats. The table shows what happens on the map and with the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
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
from render.bora_bora.shelf import HEADING, Place, Tile, hit, number, panel, shelf, well, worth
from render.bora_bora.theme import DEEP, LOOK, PAPER, C, sea
from render.kit import marks, panels
from render.kit.canvas import Area, Canvas
from render.kit.colour import mix
from render.kit.flow import Art, Box, Drawn, Field, Fitted, Gap, On, Sized, Text, bar, column, row
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.palette import FADED, GOLD, INK
from render.kit.seat_panel import Head, figure, framed
from render.scene import Scene

WIDE: Final = 772
"""Width of the display of men and women: tiles of 110 x 150."""
PERSONS: Final = 360
"""Height of the display and of the rounds."""
OFFER: Final = 600
TEMPLE: Final = 446
"""Widths of the tasks on offer and of the temple; the god cards have the rest of the width."""
SHARES: Final = (10, 14, 20)
"""Widths of the columns of the later rounds, compared with that of the present round; the last one if these
are many."""
WORTH: Final = 50
"""Height of the points of a round."""
BROAD: Final = (200, 150)
LOW: Final = 76
"""Widths and least height of jewelry that is drawn as tiles."""
JEWELS: Final = ((26, True), (22, True), (26, False), (22, False), (18, False), (18, True))
"""Half the size of a jewel in a line, and whether its points stand beside its price; the first that fits is
taken."""
SEATS: Final = {2: 84, 3: 72, 4: 70}
"""Height of the line of a seat, by the number of seats; a name on two lines has 34 px."""
CAPTION: Final = 40
"""Height of the line above the seats, which says what is counted."""
NAMES: Final = 364
"""Room for badge, name and points."""
APART: Final = 8
"""Between the panels, and below them."""
EDGE: Final = 4
"""From the tint of a line to what stands on it."""
AFTER: Final = 8
"""Between the points and the tasks."""
PROGRESS: Final = 74
"""Room for the progress beside a task of a seat."""
BETWEEN: Final = 72
"""The room between the tasks and the bonuses, for the points of a bonus."""
MOVES: Final[tuple[type, ...]] = (Resolved, Bought, Got, Built, Settled, Welcomed)
"""For each bonus of the end, the type of the events that bring it nearer. The latest ones have brackets."""
LEAST: Final = 34
"""The least size of a name."""
FIGURE: Final = Style(38, 800)
FIRST: Final = 44
FOOT: Final = 6
"""Height of the number of a round, and what is left free below its jewelry."""


def paint_ledger(scene: Scene) -> Canvas:
    """Draw the market and what the next rounds bring; the same for every reader of the public view.

    The seats have a line each, at the foot; the room that is left is for tasks, temple and god cards.
    """
    view, w, names = LOOK.opened(scene, View)
    canvas = sea(TABLE_HEIGHT, HEAD)
    head(canvas, scene, w, names)
    upper = row(Sized(main_board.persons(view), WIDE, PERSONS), _calendar(view), gap=GAP)
    offered = Sized(main_board.board_tasks(view, w, spelled=True), OFFER)
    temple = Sized(main_board.temple(view, w), TEMPLE)
    lower = row(offered, temple, main_board.god_cards(view, w, discard=True), gap=GAP, grow=1)
    seats = _seats(view, names, frozenset(seat for seat, _ in scene.awaited))
    box = column(upper, lower, seats, gap=APART)
    box.lay(canvas, LEFT, PLAIN_TOP, FIELD, TABLE_HEIGHT - 2 * APART - PLAIN_TOP)
    return canvas


# --- Seats -------------------------------------------------------------------------------------------------


def _seats(view: View, names: Sequence[str], awaited: frozenset[Seat]) -> Box:
    """A line for each seat in turn order, and above them signs for what the numbers count. An awaited seat
    has a gold bar."""
    order = [seat for seat in view.order if seat < view.seats] or list(range(view.seats))
    own = [Sized(Gap(), _own_width(view))] * (view.printed.tasks - 1)
    needs = []
    for kind, _, need in own_tasks.bonus_row(view, order[0]):
        sign = symbols.symbol("B" if kind.startswith("building") else kind, 16)
        needs.append(row(Gap(), Art(sign), Text(str(need), HEADING, FADED), Gap(), gap=3, grow=1))
    points = row(Gap(), Art(symbols.symbol("points", 21)))
    task_sign = Sized(row(Art(symbols.symbol("task", 21)), Gap()), _own_width(view))
    caption = row(
        Sized(points, NAMES),
        Gap(AFTER, grow=0),
        task_sign,
        *own,
        Sized(worth(view.printed.bonus, 22), BETWEEN),
        *needs,
        gap=0,
    )
    lines = [_line(view, names[seat], seat, seat in awaited, at % 2 == 0) for at, seat in enumerate(order)]
    box = column(Sized(caption, 0, CAPTION), *lines, gap=0)
    return framed(PAPER, box, (8 + EDGE, 6))._replace(grow=0)


def _line(view: View, name: str, seat: Seat, awaited: bool, tinted: bool) -> Box:
    """Name and points of a seat, its open tasks with their progress, and the six bonuses of the end."""
    player = view.players[seat]
    style = Style(46 if player.points < 100 else 40, 800)
    points = figure(str(player.points), seat in leaders(view), style=style)
    who = Head(name, LOOK.badge(seat, 42), after=(points,), pair=LEAST, smallest=LEAST)
    held = [
        Tile(partial(_own, view, seat, k), 0, _own_width(view), grow=0) for k in range(view.printed.tasks)
    ]
    between = row(Gap(2), bar(mix(PAPER.hair, DEEP, 0.1)), Gap(68, grow=0), gap=0)
    each = zip(MOVES, own_tasks.bonus_row(view, seat), strict=True)
    bonuses = [Tile(partial(_bonus, view, seat, kind, have, need)) for kind, (_, have, need) in each]
    box = row(Sized(who, NAMES), Gap(AFTER, grow=0), *held, Sized(between, BETWEEN), *bonuses, gap=0)

    def draw(canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        if tinted:  # names may fill the whole height of a line, so tints separate the lines
            canvas.fill(x - EDGE, y, x + width + EDGE, y + height, mix(PAPER.ground, PAPER.frame, 0.08))
        if awaited:
            canvas.fill(x - EDGE - 2, y + 5, x + EDGE - 2, y + height - 3, GOLD)
        box.lay(canvas, *area)

    return Field(draw, 0, SEATS[view.seats], 0)


def _own_width(view: View) -> int:
    """Width of one task of a seat with its progress."""
    return min(110, round(SEATS[view.seats] * 0.75) + 59) + PROGRESS


def _bonus(view: View, seat: Seat, kind: type, have: int, need: int, canvas: Canvas, place: Place) -> None:
    x, y, width, height = place
    ink = C["task"] if have >= need else INK if have else FADED
    canvas.middle(x + width / 2, y + height / 2, str(have), FIGURE, ink, "centre")
    if any(_counts(event, seat, kind) for event in view.marks):
        canvas.put(marks.brackets(76, height - 14, 0, 12), x + width / 2 - 38, y + 7)


def _counts(event: Any, seat: Seat, kind: type) -> bool:
    """Whether an event of the last turn brought a seat nearer to a bonus."""
    if not isinstance(event, kind) or getattr(event, "who", None) != seat:
        return False
    return getattr(event, "space", None) is not None if kind is Got else True


def _own(view: View, seat: Seat, at: int, canvas: Canvas, place: Place) -> None:
    """Draw an open task of a seat with its progress."""
    player = view.players[seat]
    x, y, width, height = place
    place = (x, y + 3, width - PROGRESS, height - 6)
    if at >= len(player.tasks):
        well(canvas, place)
        return
    held = player.tasks[at]
    tiles.task(held.id, view.printed, canvas, place)
    if any(event == Took(seat, held.id) for event in view.marks):
        hit(canvas, place)
    small = HEADING.usual
    box = row(Art(symbols.symbol("cards", 16)), Text("?", small, FADED))  # it would reveal the hand
    if held.have is not None:
        ink = C["task"] if held.have >= held.need else INK
        have = Text(str(min(held.have, held.need)), FIGURE.usual, ink)
        box = row(have, Text(f"/{held.need}", small, FADED), gap=2)
    box.lay(canvas, x + width - PROGRESS + 8, y, PROGRESS, height)


# --- Rounds ------------------------------------------------------------------------------------------------


def _calendar(view: View) -> Box:
    """The rounds side by side: what a priest and a building bring, and the jewelry of the round.

    The present round has a gold frame; past rounds are gone.
    """
    now, last = max(1, view.round), len(view.printed.by_round)
    signs = [Sized(Art(symbols.symbol(name, 24)), WORTH, WORTH) for name in ("T", "B", "jewel")]
    columns = [
        _round(view, number, SHARES[0] if number > now else SHARES[2 if last - now > 3 else 1])
        for number in range(now, last + 1)
    ]
    box = row(column(Gap(0, FIRST, 0), *signs, Gap(), gap=0), *columns)
    return panel(box, "bb-see-jewelry", isinstance(view.task, BuyJewel))


def _round(view: View, at: int, share: int) -> Box:
    """The column of a round."""
    brought = [worth(value, WORTH // 2) for value in view.printed.by_round[at - 1]]
    held = view.jewelry[at - 1] if at <= len(view.jewelry) else ()
    forms = [partial(_tiles, held, wide) for wide in BROAD]
    forms += [partial(_lines, held, *form) for form in JEWELS if form[1] or _priced(view)]
    jewels: Box = Fitted(lambda make: make(), forms) if held else Gap()
    box = column(Sized(number(at), 0, FIRST), *brought, jewels, Gap(0, FOOT, 0), gap=0, grow=share)
    ground = partial(panels.plate, fill=PAPER.bright, line=GOLD, radius=8, stroke=5)
    return On(ground, box, (4, 0), share) if at == view.round else box


def _tiles(held: Sequence[Jewel], wide: int) -> Box:
    """The jewelry of a round as tiles."""
    cells = [Tile(partial(tiles.jewel, one), 0, wide, LOW) for one in held]
    return row(Gap(), shelf(cells, 2)._replace(grow=0), Gap(), grow=1)


def _lines(held: Sequence[Jewel], half: int, pointed: bool) -> Box:
    """The jewelry of a round, a line for each."""
    shell = half + 1
    lines = []
    for one in held:
        price = Drawn(2 * shell, 2 * shell, partial(main_board.priced, one.cost, shell))
        points: list[Box] = [Gap(), worth(one.points, shell)] if pointed else []
        lines.append(row(Gap(), Art(symbols.symbol(one.kind, half)), Gap(), price, *points, Gap(), gap=0))
    return column(*lines, gap=2)


def _priced(view: View) -> bool:
    """Whether all jewelry of a price brings the same points."""
    priced: dict[int, int] = {}
    every = [one for held in view.jewelry for one in held]
    return all(priced.setdefault(one.cost, one.points) == one.points for one in every)
