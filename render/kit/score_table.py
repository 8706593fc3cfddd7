"""The score sheet, the same in all games: a row for each source of points, a column for each player.

A game says what its rows are (`Source`): the words and pictures before them, the items of the score that they
count, and what is drawn in each player's cell. Heights and widths are found here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Final

from bot.core import Score, Seat
from bot.text import Words, minus
from render.kit import flow, fonts, panels
from render.kit.canvas import Area, Canvas
from render.kit.colour import RGB, mix
from render.kit.flow import Art, Box, Text
from render.kit.fonts import DISPLAY, TITLE, Style
from render.kit.frames import Look, laurel, shown, title
from render.kit.names import APART, name_lines
from render.kit.page import GUTTER, HEAD, MARGIN, WIDTH
from render.kit.palette import FADED, GOLD, INK, IVORY
from render.kit.pill import SAY, pill, result_pill
from render.kit.sketch import Sprite
from render.kit.text import fit, fit_lines
from render.scene import Sheet

HEIGHT: Final = 1018
"""The picture fills the box of a single picture in Discord."""
TOP: Final = HEAD + 34
CROWN: Final = 206
"""Height of the upper part of a column: rank, badge, total and name."""
ROWS: Final = TOP + CROWN
"""Where the rows begin."""
END: Final = HEIGHT - 34
"""Where they end at the latest."""
FOOT: Final = 12
"""Below the last row."""
MORE: Final = 120
"""The most that a row gets beyond its least height."""
LABEL: Final = Style(36, 700)
SIZES: Final = (36, 34)
LINE: Final = 36
"""From one line of a name to the next."""
LOW: Final = 76
"""Names stand on one line where the rows have less than this height."""
LABELS: Final = (330, 400, 490)
"""Width of the column with the names of the rows: the least, the most, and the most where rows are low."""
INSET: Final = 20
"""From the edge of a panel to what stands in it."""
BELOW: Final = 46
"""Height of the line below a name that says what each thing counts."""
TIE: Final = Style(34, 700)
RANK: Final = Style(34, 800)
RADIUS: Final = 23
"""Of the disc with the rank."""
NARROW: Final = 300
"""Columns below this width have smaller numbers."""
THREE: Final = 24
"""The size of a name on three lines, in a narrow column."""
TOTALS: Final = (84, 76, 68, 60, 54)
FIGURES: Final = (54, 48)
"""Sizes of the points in a wide column and in a narrow one."""
AIR: Final = 0.84
"""The share of a row that its points may take, unless they are small then."""
STRIPE: Final = 0.08
"""How much darker every other row is."""
PALE: Final = 0.6
"""How pale an unimportant number is."""

LAPS: Final = (0.1, 0.0, -0.13, -0.26)
"""Distances of pictures in a cell as shares of their size: they overlap a little rather than be smaller."""
WORTH: Final = 10
"""How much larger the pictures of a cell must be that take one line more."""
MANY: Final = Style(34, 800)
"""The style of the number of things that are too many for a cell."""

Cell = Callable[[Canvas, Seat, Area], object]
"""Draws the things that brought a player the points of a row."""


@dataclass(frozen=True)
class Source:
    """A row: a source of points."""

    name: str = ""
    keys: tuple[str, ...] = ()
    """The items of the score that it counts; none: no points are written."""
    sign: Sprite | None = None
    """The picture before its name."""
    below: Callable[[Canvas, float, float], object] | None = None
    """Draws below the name what each thing counts, from a left edge round a line."""
    label: Callable[[Canvas, Area], object] | None = None
    """Draws what stands in place of a name."""
    cell: Cell | None = None
    least: int = 0
    """The least height, if it is more than its words need."""
    wide: int = 0
    """The least width of its name with what stands below it."""
    rule: bool = False
    """Whether a line parts it from the rows above."""
    added: bool = False
    """Whether its points are written with a plus, so that they are not taken for a number of things."""


@dataclass(frozen=True)
class ScoreTable:
    """What a game has of its own on its sheet."""

    scene: Sheet
    look: Look
    words: Words
    sources: Sequence[Source]
    heading: str = ""
    scenery: Callable[[Canvas, Area], object] | None = None
    """Draws the ornament above the names of the rows."""
    void: Collection[Seat] = ()
    """The seats whose totals do not win: they are struck out."""
    tie_signs: Callable[[Seat, str], Sequence[Sprite]] = lambda seat, key: ()
    """The pictures of what parts a seat from others with the same total, by its key (`SeatScore.ties`)."""

    @property
    def order(self) -> list[Seat]:
        """The seats by rank."""
        places = self.scene.score.seats
        return sorted(range(len(places)), key=lambda seat: (places[seat].rank, seat))

    def points(self, source: Source, seat: Seat) -> int:
        """What a row brings a seat."""
        return sum(value for key, value in self.scene.score.seats[seat].items if key in source.keys)

    def first(self, seat: Seat) -> bool:
        return self.scene.score.seats[seat].rank == 1


@dataclass(frozen=True)
class Row:
    """A source with the lines of its name, its upper edge and its height."""

    source: Source
    name: tuple[str, ...]
    style: Style
    top: float
    high: float

    @property
    def middle(self) -> float:
        return self.top + self.high / 2


def item_keys(score: Score) -> list[str]:
    """The items for which anybody has points, in the order of the rules; at least one."""
    keys: list[str] = []
    for place in score.seats:
        row = [key for key, _ in place.items]
        for i, key in enumerate(row):
            if key not in keys:
                later = [keys.index(other) for other in row[i + 1 :] if other in keys]
                keys.insert(min(later, default=len(keys)), key)
    scored = {key for place in score.seats for key, points in place.items if points}
    return [key for key in keys if key in scored] or keys[:1]


def pictures(
    canvas: Canvas,
    area: Area,
    make: Callable[[int], Sequence[Box]],
    sizes: Sequence[int],
    most: int = 2,
    laps: Sequence[float] = LAPS,
) -> None:
    """Draw the things of a cell as large as they fit on at most so many lines; if they are too many, one of
    them with their number. `make` gives them in a size."""
    count = len(make(sizes[-1]))
    every = product(sizes, range(1, min(most, count) + 1), laps)
    forms = sorted(every, key=lambda form: form[0] - WORTH * form[1], reverse=True)

    def lined(form: tuple[int, int, float] | None) -> flow.Line:
        if form is None:
            return flow.row(*make(sizes[-1])[:1], Text(f"×{count}", MANY, FADED))
        size, lines, lap = form
        things, across = make(size), -(-count // lines)
        rows = [things[at : at + across] for at in range(0, count, across)]
        return flow.column(*[flow.row(*line, gap=lap * size) for line in rows], gap=4)

    if count:
        flow.best(lined, (*forms, None), area[2], area[3]).lay(canvas, *area)


def score_table(canvas: Canvas, table: ScoreTable) -> Canvas:
    """Draw head, names of the rows, and the columns of the players in order of rank."""
    names = shown(table.scene.names, table.words, table.look)
    _head(canvas, table, names)
    wide, rows = _rows(_with_ties(table))
    bottom = round(rows[-1].top + rows[-1].high) + FOOT
    _labels(canvas, table, rows, wide, bottom)
    order = table.order
    gutter = GUTTER if len(order) < 4 else GUTTER * 2 // 3
    each = (WIDTH - 2 * MARGIN - wide - GUTTER + gutter) / len(order)
    for at, seat in enumerate(order):
        x = round(MARGIN + wide + GUTTER + at * each)
        _column(canvas, table, seat, names[seat], rows, (x, TOP, int(each - gutter), bottom - TOP))
    return canvas


def _head(canvas: Canvas, table: ScoreTable, names: Sequence[str]) -> None:
    """Draw title, rounds and winner."""
    w, look = table.words, table.look
    what = result_pill(w, names, table.scene.score)
    sub = w("pic-final", rounds=table.scene.view.round)
    room = WIDTH - 2 * MARGIN - 100 - fonts.width(table.heading, TITLE) - fonts.width(sub, SAY)
    left = pill(canvas, look, what, room=max(560, round(room)))
    title(canvas, table.heading, sub, left - MARGIN - 36, look.seal)
    canvas.put(look.rail(WIDTH - 2 * MARGIN), MARGIN, HEAD)


# --- Rows --------------------------------------------------------------------------------------------------


def _rows(sources: Sequence[Source]) -> tuple[int, list[Row]]:
    """The width of their names, and the rows: each with what it needs at least, and its share of the rest."""
    room = END - ROWS
    low = room / max(1, len(sources)) < LOW
    least, most, wider = LABELS
    widest = max((_name_width(source) for source in sources), default=0)
    wide = round(min(max(widest, least), wider if low else most))
    named = [_name(source, wide, 1 if low else 2) for source in sources]
    needs = [_need(source, len(lines), low) for source, (lines, _) in zip(sources, named, strict=True)]
    more = max(0.0, min((room - sum(needs)) / len(sources), MORE))
    squeeze = min(1.0, room / sum(needs))
    rows, top = [], float(ROWS)
    for source, (lines, style), need in zip(sources, named, needs, strict=True):
        rows.append(Row(source, lines, style, top, need * squeeze + more))
        top += rows[-1].high
    return wide, rows


def _beginning(source: Source) -> int:
    """Where a name begins, from the edge of its panel."""
    return INSET + (0 if source.sign is None else source.sign.width + INSET // 2)


def _name_width(source: Source) -> float:
    return max(source.wide, _beginning(source) + fonts.width(source.name, LABEL) + INSET)


def _name(source: Source, wide: int, most: int) -> tuple[tuple[str, ...], Style]:
    room = wide - _beginning(source) - INSET
    text, style = fit(source.name, LABEL, room, SIZES)
    return (
        ((text,), style)
        if text == source.name or most < 2
        else fit_lines(source.name, LABEL, room, most, SIZES[-1:])
    )


def _need(source: Source, lines: int, low: bool) -> float:
    if low:
        return max(source.least, 1)
    return max(source.least, lines * LINE + (BELOW if source.below is not None else 0) + FOOT)


def _stripe(canvas: Canvas, x: float, wide: float, row: Row, at: int, ground: RGB, frame: RGB) -> None:
    """Tint every other row, so that the eye can follow it. A rule separates the last rows from the others."""
    if at % 2 == 0:
        inset = panels.EDGE + 2
        canvas.fill(x + inset, row.top, x + wide - inset, row.top + row.high, mix(ground, frame, STRIPE))
    if row.source.rule:
        canvas.rule(x + INSET, x + wide - INSET, round(row.top), INK, 3)


def _labels(canvas: Canvas, table: ScoreTable, rows: Sequence[Row], wide: int, bottom: int) -> None:
    """Draw the names of the rows, each with its picture and what each thing counts."""
    top, paper = ROWS - INSET, table.look.paper
    if table.scenery is not None:
        table.scenery(canvas, (MARGIN, HEAD, wide, top - HEAD))
    canvas.put(panels.panel(wide, bottom - top, paper), MARGIN, top)
    for at, row in enumerate(rows):
        _stripe(canvas, MARGIN, wide, row, at, paper.ground, paper.frame)
        _label(canvas, row, wide)


def _label(canvas: Canvas, row: Row, wide: int) -> None:
    source = row.source
    if source.label is not None:
        source.label(canvas, (MARGIN + INSET, row.top, wide - 2 * INSET, row.high))
        return
    if source.sign is not None:
        canvas.centre(source.sign, MARGIN + INSET + source.sign.width / 2, row.middle)
    x = MARGIN + _beginning(source)
    lines = len(row.name) * LINE
    top = row.middle - (lines + (BELOW if source.below is not None else 0)) / 2
    for at, line in enumerate(row.name):
        canvas.middle(x, top + (at + 0.5) * LINE, line, row.style)
    if source.below is not None:
        source.below(canvas, x, top + lines + BELOW / 2)


# --- Columns -----------------------------------------------------------------------------------------------


def _column(
    canvas: Canvas, table: ScoreTable, seat: Seat, name: str, rows: Sequence[Row], area: tuple[int, ...]
) -> None:
    """Draw the column of a player: rank, badge, total and name; points by source."""
    x, y, wide, high = area
    first, paper = table.first(seat), table.look.paper
    canvas.put(panels.panel(wide, high, paper, first), x, y)
    for at, row in enumerate(rows):
        _stripe(canvas, x, wide, row, at, paper.bright if first else paper.ground, paper.frame)
        used = _points(canvas, table, row, seat, x + wide - INSET, wide >= NARROW)
        if row.source.cell is not None:
            row.source.cell(canvas, seat, (x + INSET, row.top, wide - 2 * INSET - used, row.high))
    _crown(canvas, table, seat, x, wide)
    _name_below(canvas, name, x, wide)


def _points(canvas: Canvas, table: ScoreTable, row: Row, seat: Seat, right: float, large: bool) -> float:
    """Draw the points of a row; returns the room that they take."""
    if not row.source.keys:
        return 0
    value, paper = table.points(row.source, seat), table.look.paper
    text = f"+{value}" if row.source.added and value > 0 else minus(value)
    most = max(TIE.size, round(row.high * AIR))
    style = Style(min(FIGURES[0] if large else FIGURES[1], most, round(row.high)), 800)
    ink = INK if value else mix(paper.ground, FADED, PALE)
    return canvas.middle(right, row.middle, text, style, ink, "right") + INSET


def _crown(canvas: Canvas, table: ScoreTable, seat: Seat, x: int, wide: int) -> None:
    """Draw rank, badge and total; the total struck out if it does not win."""
    place, first = table.scene.score.seats[seat], table.first(seat)
    size, gap = (88, 24) if wide > NARROW else (72, 16)
    middle = TOP + (size + 54) // 2 + 1
    total, style = minus(place.total), _total_style(table, wide - size - gap - 48)
    used = fonts.width(total, style)
    left = x + (wide - size - gap - used) / 2 + 6
    badge = left + size / 2 - (8 if first else 0)
    if first:
        canvas.centre(laurel(size + 40), badge, middle + 4)
    canvas.centre(table.look.badge(seat, size - (16 if first else 0)), badge, middle)
    at, ink = left + size + gap + (8 if first else 0), FADED if seat in table.void else INK
    canvas.middle(at, middle, total, style, ink)
    if seat in table.void:
        canvas.fill(at - 8, middle - 2, at + used + 8, middle + 3, ink)
    canvas.centre(
        panels.disc(RADIUS, GOLD if first else INK, INK if first else IVORY), x + RADIUS, TOP + RADIUS
    )
    canvas.middle(x + RADIUS, TOP + RADIUS, str(place.rank), RANK, INK if first else IVORY, "centre")


def _total_style(table: ScoreTable, room: float) -> Style:
    """One size for all totals: the largest in which each of them fits."""
    totals = [minus(place.total) for place in table.scene.score.seats]
    return min((fit(total, DISPLAY, room, TOTALS)[1] for total in totals), key=lambda style: style.size)


def _name_below(canvas: Canvas, name: str, x: int, wide: int) -> None:
    """Draw the name of a player below the total."""
    lines, style = name_lines(name, wide - INSET, three=THREE * (wide <= NARROW))
    middle = TOP + (167 if len(lines) > 2 else 170)
    canvas.lines(x + wide / 2, middle, lines, style, INK, "centre", apart=style.size * APART)


def _with_ties(table: ScoreTable) -> Sequence[Source]:
    """The rows, and a last one with what has parted players with the same total."""
    if not any(place.ties for place in table.scene.score.seats):
        return table.sources
    return (
        *table.sources,
        Source(table.words("pic-tie-row"), cell=partial(_ties, table), least=TIE.size + FOOT, rule=True),
    )


def _ties(table: ScoreTable, canvas: Canvas, seat: Seat, area: Area) -> None:
    """Draw what has parted a seat from others with the same total; at least the last of it."""
    ties = [
        flow.row(*map(Art, table.tie_signs(seat, key)), Text(str(value), TIE), gap=INSET // 3)
        for key, value in table.scene.score.seats[seat].ties
    ]
    width, height = area[2:]
    flow.best(lambda shown: flow.row(*shown, gap=INSET), [ties, ties[-1:]], width, height).lay(canvas, *area)
