"""Draw a chart: large figures, tables and bars. The picture is as high as they need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from render.kit import badges, flow, fonts, frames, panels
from render.kit.canvas import Anchor, Area, Canvas
from render.kit.colour import RGB
from render.kit.flow import Art, Backed, Box, Drawn, Field, Gap, Lines, Sized, column, row
from render.kit.fonts import FIGURE, NAME, TITLE, Style, sizes_from
from render.kit.frames import GUTTER, MARGIN, WIDTH
from render.kit.palette import FADED, GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY
from render.kit.seat_panel import framed
from render.kit.text import clean, fit
from render.results import bracket
from render.results.plain import GAME, PAPER, C
from render.scene import Bars, Bracket, Chart, Column, Figures, Grid, Line, Pair

HEAD: Final = 116
ROOM: Final = WIDTH - 2 * MARGIN
GAP: Final = 28
EDGE: Final = 14
"""From the edge of a paper to the rules between lines, and to what marks a line."""
PAD: Final = EDGE + GAP
"""From there to words."""
TILE: Final = 176
FIGURED: Final = 84
"""Height of a figure on its tile."""
LINE: Final = 66
LABELS: Final = 62
"""Height of the line with the names of the columns, or of a heading."""
HEADING: Final = 94
"""Height of the heading of bars: two lines."""
FOOT: Final = 32
"""Above and below the lines of the foot."""
CELL: Final = Style(34, 600)
SIZES: Final = sizes_from(34, 24)
SMALL: Final = sizes_from(28, 24)
"""Two lines of these sizes fit into a line of a table."""
LABEL: Final = Style(28, 600)
"""Names of columns, what figures count, and the foot."""
LABEL_SIZES: Final = sizes_from(28, 22)
RADIUS: Final = 24
"""Of the disc with the number of a line."""
BADGE: Final = 54
LEAST: Final = 240
"""The least width of a wide column."""
SHARE: Final = 0.28
"""The largest share of the width for the labels of bars, and for their figures."""
HIGH: Final = 18
"""Half the height of a bar."""
DASH: Final = 12
"""Length of the dashes at the equal share."""
Part = Figures | Grid | Pair | Bars | Bracket


def paint(chart: Chart) -> Canvas:
    """Draw the chart on plain paper, 1600 px wide. Sets of bars stand in pairs, so that the picture stays
    landscape."""
    body = column(*map(_row, _rows(chart)), gap=GAP)
    below = HEAD + round(body.height) + GAP
    foot = _said(chart.foot, LABEL, ROOM, LABEL_SIZES, FADED, most=2)
    high = round(foot.height) + FOOT if chart.foot else 0
    canvas = Canvas(frames.flat(WIDTH, below + high, C["sheet"]))
    _head(canvas, chart)
    body.lay(canvas, MARGIN, HEAD + 6, ROOM, body.height)
    foot.lay(canvas, MARGIN + 4, below, ROOM, high)
    return canvas


def _head(canvas: Canvas, chart: Chart) -> None:
    room = ROOM * 0.62 if chart.sub else ROOM
    title, style = fit(clean(chart.title, "speaking"), TITLE, room, (60, 52, 46, 40))
    wide = canvas.words(MARGIN + 4, 78, title, style)
    sub, small = fit(clean(chart.sub), NAME, ROOM - wide - 60, (36, 32, 28, 26))
    canvas.words(WIDTH - MARGIN - 4, 78, sub, small, FADED, "right")
    canvas.rule(MARGIN, WIDTH - MARGIN, HEAD - 16, C["frame"], 3)


def _rows(chart: Chart) -> list[list[Part]]:
    """The parts from top to bottom: two sets of bars side by side, everything else alone."""
    rows: list[list[Part]] = []
    for part in chart.parts:
        beside = isinstance(part, Bars) and rows and isinstance(rows[-1][0], Bars) and len(rows[-1]) == 1
        if beside:
            rows[-1].append(part)
        else:
            rows.append([part])
    return rows


def _row(parts: Sequence[Part]) -> Box:
    match parts[0]:
        case Figures(figures=figures):
            wide = (ROOM + GUTTER) / len(figures) - GUTTER
            return flow.Grid(tuple(_figure(*figure, wide) for figure in figures), len(figures), GUTTER)
        case Grid() as grid:
            return _table(grid, ROOM)
        case Pair(left=left, right=right):
            return flow.Grid(tuple(_table(grid, (ROOM - GAP) / 2) for grid in (left, right)), 2, GAP)
        case Bracket() as knockout:
            high = bracket.height(knockout)
            return Field(lambda on, area: bracket.draw(on, round(area[1]), knockout, PAPER), 0, high, 0)
        case _:
            wide = (ROOM + GAP) / len(parts) - GAP
            sets = tuple(_bars(part, wide) for part in parts if isinstance(part, Bars))
            return flow.Grid(sets, len(sets), GAP)


def _said(
    text: str,
    style: Style,
    room: float,
    sizes: tuple[int, ...] = SIZES,
    colour: RGB = INK,
    anchor: Anchor = "left",
    most: int = 1,
) -> Lines:
    """Words of somebody else on at most so many lines."""
    return Lines(clean(text), style, room, most, sizes, colour, anchor=anchor)


def _figure(figure: str, label: str, wide: float) -> Box:
    """A tile with a large figure and what it counts."""
    room = wide - PAD
    large = _said(figure, FIGURE.at(60), room, (60, 52, 46, 40, 34, 28), anchor="centre")
    below = _said(label, LABEL, room, LABEL_SIZES, FADED, "centre", 2)
    return framed(
        PAPER, column(Sized(large, wide, FIGURED), Sized(below, wide, TILE - FIGURED - GAP), gap=0), (0, EDGE)
    )


# --- Tables ------------------------------------------------------------------------------------------------


def _table(part: Grid, wide: float) -> Box:
    """A table on paper."""
    numbered = any(line.place is not None for line in part.lines)
    badged = any(line.badge is not None for line in part.lines)
    signs = [size for size, shown in ((2 * RADIUS, numbered), (BADGE, badged)) if shown]
    spans = _spans(part, wide - 2 * PAD - sum(signs) - GAP * len(signs))
    rows: list[Box] = []
    if part.heading:
        rows.append(_inset(Sized(_said(part.heading, NAME, wide - 2 * PAD, (36, *SIZES)), height=LABELS)))
    if labelled := any(head.label for head in part.columns):
        labels = [
            Sized(_said(head.label, LABEL, span, LABEL_SIZES, FADED, head.align), span, LABELS)
            for head, span in zip(part.columns, spans, strict=True)
        ]
        rows.append(_inset(*[Gap(size, grow=0) for size in signs], *labels))
    for at, line in enumerate(part.lines):
        thick = 1 if at else 2 if labelled else 0
        rows.append(
            Backed(partial(_line_ground, line.strong, thick), _line(line, part.columns, signs, spans))
        )
    return framed(PAPER, column(*rows, Gap(height=16), gap=0), (EDGE, 0))


def _inset(*boxes: Box) -> Box:
    """A line on a paper, from where its words begin."""
    return row(Gap(grow=0), *boxes, gap=GAP)


def _line_ground(strong: bool, thick: int, canvas: Canvas, area: Area) -> None:
    """Draw what is behind a line: the rule above it, and the light of a strong one."""
    x, y, wide, high = area
    canvas.rule(x, x + wide, y, PAPER.hair, thick)
    if strong:
        canvas.fill(x, y + 3, x + wide, y + high - 2, PAPER.bright)
        canvas.fill(x, y + 3, x + 8, y + high - 2, GOLD)


def _line(line: Line, columns: Sequence[Column], signs: Sequence[int], spans: Sequence[int]) -> Box:
    """The cells of a line, behind its number and its badge."""
    before: list[Box] = [Gap(size, grow=0) for size in signs]
    if line.place is not None:
        before[0] = Drawn(2 * RADIUS, LINE, partial(_place, line.place))
    if line.badge is not None:
        before[-1] = Art(badges.badge(*line.badge, BADGE))
    style = CELL.bold(800) if line.strong else CELL
    cells = [
        Sized(_cell(clean(cell) or "–", style, span, head), span, LINE)
        for head, span, cell in zip(columns, spans, line.cells, strict=True)
    ]
    return _inset(*before, *cells)


def _cell(text: str, style: Style, span: int, head: Column) -> Lines:
    """What stands in a cell. A long name takes two lines before it is cut."""
    one_line = _said(text, style, span, anchor=head.align)
    two_lines = _said(text, style, span, SMALL, anchor=head.align, most=2)
    return two_lines if head.wide and not one_line.whole else one_line


def _place(place: int, canvas: Canvas, left: float, middle: float) -> None:
    """Draw the number of a line."""
    fill, ink = (GOLD, INK) if place == 1 else (INK, IVORY)
    canvas.centre(panels.disc(RADIUS, fill, ink), left + RADIUS, middle)
    size = 30 if place < 10 else 24
    canvas.middle(left + RADIUS, middle, str(place), Style(size, 800), ink, "centre")


def _spans(part: Grid, room: float) -> list[int]:
    """The widths of the columns in a room for all of them."""
    room -= GAP * (len(part.columns) - 1)
    wanted = []
    for at, head in enumerate(part.columns):
        cells = [fonts.width(clean(line.cells[at]), CELL.bold(800)) for line in part.lines]
        wanted.append(max([fonts.width(clean(head.label), LABEL), *cells, 40.0]) + 2)
    wide = [at for at, head in enumerate(part.columns) if head.wide]
    narrow = sum(width for at, width in enumerate(wanted) if at not in wide)
    left_over = max(room - narrow, LEAST * len(wide))
    total = sum(wanted[at] for at in wide) or 1.0
    for at in wide:
        wanted[at] = left_over * wanted[at] / total
    scale = min(1.0, room / sum(wanted))
    return [int(width * scale) for width in wanted]


# --- Bars --------------------------------------------------------------------------------------------------


def _bars(part: Bars, wide: float) -> Box:
    """Bars on paper, each between its label and its figure."""
    heading = _said(part.heading, NAME, wide - 2 * PAD, SIZES[:4], most=2)
    labels, figures = (
        min(wide * SHARE, max(fonts.width(clean(text), CELL) for text in texts) + 10)
        for texts in ([bar.label for bar in part.bars], [bar.figure for bar in part.bars])
    )
    even = 1 / len(part.bars) if part.seats and len(part.bars) > 1 else None
    lines = [
        row(
            *([Art(badges.badge(part.game or GAME, at, BADGE))] if part.seats else []),
            Sized(_said(bar.label, CELL, labels), labels, LINE),
            Field(partial(_bar, bar.share, even)),
            Sized(_said(bar.figure, CELL, figures, anchor="right"), figures, LINE),
            gap=20,
        )
        for at, bar in enumerate(part.bars)
    ]
    return framed(PAPER, column(Sized(heading, height=HEADING), *lines, Gap(height=20), gap=0), (PAD, 0))


def _bar(share: float, even: float | None, canvas: Canvas, area: Area) -> None:
    """Draw a bar in its well: gold with a light upper and a dark lower edge, none if it would be shorter than
    6 px; and dashes at the equal share."""
    x, y, wide, high = map(round, area)
    middle, length = y + high // 2, round(wide * min(1.0, share))
    canvas.fill(x, middle - HIGH, x + wide, middle + HIGH, PAPER.hair)
    canvas.fill(x + 2, middle - HIGH + 2, x + wide - 2, middle + HIGH - 2, PAPER.well)
    if length >= 6:
        canvas.fill(x, middle - HIGH, x + length, middle + HIGH, INK)
        for top, low, colour in ((2, 34, GOLD), (2, 7, GOLD_LIGHT), (28, 34, GOLD_DARK)):
            canvas.fill(x + 2, middle - HIGH + top, x + length - 2, middle - HIGH + low, colour)
    if even is not None:
        at = x + round(wide * even)
        for top in range(y + 2, y + high, high // 4):
            canvas.fill(at - 3, top, at + 3, top + DASH, IVORY)
            canvas.fill(at - 1, top + 1, at + 2, top + DASH - 1, INK)


def games(chart: Chart) -> set[str]:
    """The games whose emblems a chart shows."""
    keys = set[str]()
    for part in chart.parts:
        match part:
            case Bars():
                keys.add(part.game)
            case Grid():
                keys |= {line.badge[0] for line in part.lines if line.badge is not None}
            case Pair():
                for grid in (part.left, part.right):
                    keys |= {line.badge[0] for line in grid.lines if line.badge is not None}
    return keys - {"", GAME}
