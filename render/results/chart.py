"""Draw a chart: large figures, tables and bars. The picture is as high as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.kit import badges, fonts, frames, panels
from render.kit.canvas import Canvas
from render.kit.fonts import FIGURE, NAME, TITLE, Style
from render.kit.frames import MARGIN, WIDTH
from render.kit.palette import FADED, GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY
from render.kit.text import clean, fit, fit_lines
from render.results import bracket
from render.results.plain import GAME, PAPER, C
from render.scene import Bars, Bracket, Chart, Column, Figures, Grid, Line, Pair

HEAD: Final = 116
GAP: Final = 28
PAD: Final = 34
TILE: Final = 176
LINE: Final = 66
LABELS: Final = 62
"""Height of the line with the names of the columns, or of a heading."""
HEADING: Final = 94
"""Height of the heading of bars: two lines."""
FOOT: Final = 64
CELL: Final = Style(34, 600)
DISC: Final = 84
"""Room for the number of a line."""
BADGE: Final = 74
"""Room for the badge of a line."""
LEAST: Final = 240
"""The least width of a wide column."""
Part = Figures | Grid | Pair | Bars | Bracket


def paint(chart: Chart) -> Canvas:
    """Draw the chart on plain paper, 1600 px wide. Sets of bars stand in pairs, so that the picture stays
    landscape."""
    rows = _rows(chart)
    height = HEAD + sum(max(map(_height, row)) + GAP for row in rows) + (FOOT if chart.foot else 0)
    canvas = Canvas(frames.flat(WIDTH, height, C["sheet"]))
    room = WIDTH - 2 * MARGIN
    title, style = fit(
        clean(chart.title, "speaking"), TITLE, room if not chart.sub else room * 0.62, (60, 52, 46, 40)
    )
    wide = canvas.words(MARGIN + 4, 78, title, style)
    if chart.sub:
        sub, small = fit(clean(chart.sub), NAME, room - wide - 60, (36, 32, 28, 26))
        canvas.words(WIDTH - MARGIN - 4, 78, sub, small, FADED, "right")
    canvas.rule(MARGIN, WIDTH - MARGIN, HEAD - 16, C["frame"], 3)
    y = HEAD + 6
    for row in rows:
        tall = max(map(_height, row))
        part = row[0]
        match part:
            case Figures():
                _figures(canvas, y, part)
            case Grid():
                _grid(canvas, y, part, MARGIN, WIDTH - MARGIN)
            case Pair():
                middle = WIDTH // 2
                _grid(canvas, y, part.left, MARGIN, middle - GAP // 2)
                _grid(canvas, y, part.right, middle + GAP // 2, WIDTH - MARGIN, _height(part))
            case Bars():
                for bars, (left, width) in zip(row, frames.columns(len(row), gutter=GAP), strict=True):
                    if isinstance(bars, Bars):
                        _bars(canvas, y, bars, left, left + width, tall)
            case Bracket():
                bracket.draw(canvas, y, part, PAPER)
        y += tall + GAP
    if chart.foot:
        text, small = fit(clean(chart.foot), Style(28, 600), room, (28, 26, 24, 22))
        canvas.words(MARGIN + 4, height - 26, text, small, FADED)
    return canvas


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


def _height(part: Part) -> int:
    match part:
        case Pair():
            return max(_height(part.left), _height(part.right))
        case Figures():
            return TILE
        case Bracket():
            return bracket.height(part)
        case Bars():
            return HEADING + len(part.bars) * LINE + 20
        case _:
            heading = LABELS if part.heading else 0
            labels = LABELS if any(column.label for column in part.columns) else 16
            return heading + labels + len(part.lines) * LINE + 16


def _figures(canvas: Canvas, y: int, part: Figures) -> None:
    for (x, width), (figure, label) in zip(frames.columns(len(part.figures)), part.figures, strict=True):
        panels.lay(canvas, x, y, width, TILE, PAPER)
        text, style = fit(clean(figure), FIGURE.at(60), width - 32, (60, 52, 46, 40, 34, 28))
        canvas.words(x + width / 2, y + 80, text, style, INK, "centre")
        label_lines, small = fit_lines(clean(label), Style(28, 600), width - 28, 2, (28, 26, 24, 22))
        for at, line in enumerate(label_lines):
            base = y + 132 + (at - (len(label_lines) - 1) / 2) * small.size * 1.2
            canvas.words(x + width / 2, base, line, small, FADED, "centre")


def _heading(canvas: Canvas, y: int, heading: str, left: int = MARGIN, right: int = WIDTH - MARGIN) -> int:
    if not heading:
        return y
    text, style = fit(clean(heading), NAME, right - left - 2 * PAD)
    canvas.middle(left + PAD, y + LABELS / 2 + 6, text, style)
    return y + LABELS


def _grid(canvas: Canvas, y: int, part: Grid, start: int, end: int, height: int | None = None) -> None:
    """Draw a table between two edges. `height`: the height of the paper below it, if that is higher than the
    table."""
    panels.lay(canvas, start, y, end - start, height or _height(part), PAPER)
    y = _heading(canvas, y, part.heading, start, end)
    numbered = any(line.place is not None for line in part.lines)
    badged = any(line.badge is not None for line in part.lines)
    spans = _spans(part, start, end, (DISC if numbered else 0) + (BADGE if badged else 0))
    if any(column.label for column in part.columns):
        for column, (left, width) in zip(part.columns, spans, strict=True):
            text, style = fit(clean(column.label), Style(28, 600), width, (28, 26, 24, 22))
            _cell(canvas, left, width, y + LABELS / 2 + 8, text, style, column, FADED)
        y += LABELS
        canvas.rule(start + 20, end - 20, y - 4, PAPER.hair)
    else:
        y += 8
    for at, line in enumerate(part.lines):
        _line(canvas, y + at * LINE, line, part.columns, spans, start, end)
        if at:
            canvas.rule(start + 20, end - 20, y + at * LINE, PAPER.hair, 1)


def _line(
    canvas: Canvas,
    y: int,
    line: Line,
    columns: Sequence[Column],
    spans: Sequence[tuple[int, int]],
    start: int,
    end: int,
) -> None:
    middle = y + LINE / 2
    if line.strong:
        canvas.fill(start + 14, y + 3, end - 14, y + LINE - 2, PAPER.bright)
        canvas.fill(start + 14, y + 3, start + 22, y + LINE - 2, GOLD)
    if line.place is not None:
        fill, ink = (GOLD, INK) if line.place == 1 else (INK, IVORY)
        size = 30 if line.place < 10 else 24
        canvas.centre(panels.disc(24, fill, ink), start + PAD + 26, middle)
        canvas.middle(start + PAD + 26, middle, str(line.place), Style(size, 800), ink, "centre")
    if line.badge is not None:
        game, seat = line.badge
        canvas.centre(badges.badge(game, seat, 54), spans[0][0] - BADGE / 2 - 10, middle)
    for column, (left, width), cell in zip(columns, spans, line.cells, strict=True):
        style = CELL.bold(800) if line.strong else CELL
        text, style = fit(clean(cell) or "–", style, width, (34, 32, 30, 28, 26, 24))
        _cell(canvas, left, width, middle, text, style, column)


def _cell(
    canvas: Canvas,
    left: int,
    width: int,
    middle: float,
    text: str,
    style: Style,
    column: Column,
    colour: tuple[int, int, int] = INK,
) -> None:
    x = left + width if column.align == "right" else left
    canvas.middle(x, middle, text, style, colour, column.align)


def _spans(part: Grid, start: int, end: int, indent: int) -> list[tuple[int, int]]:
    """(left, width) of each column."""
    room = end - start - 2 * PAD - indent - GAP * (len(part.columns) - 1)
    wanted = []
    for at, column in enumerate(part.columns):
        cells = [fonts.width(clean(line.cells[at]), CELL.bold(800)) for line in part.lines]
        wanted.append(max([fonts.width(clean(column.label), Style(28, 600)), *cells, 40.0]) + 2)
    wide = [at for at, column in enumerate(part.columns) if column.wide]
    narrow = sum(width for at, width in enumerate(wanted) if at not in wide)
    left_over = max(room - narrow, LEAST * len(wide))
    total = sum(wanted[at] for at in wide) or 1.0
    for at in wide:
        wanted[at] = left_over * wanted[at] / total
    scale = min(1.0, room / sum(wanted))
    spans, x = [], start + PAD + indent
    for width in wanted:
        spans.append((x, int(width * scale)))
        x += int(width * scale) + GAP
    return spans


def _bars(canvas: Canvas, y: int, part: Bars, start: int, end: int, tall: int) -> None:
    """Draw bars on paper between two edges, `tall` px high."""
    panels.lay(canvas, start, y, end - start, tall, PAPER)
    lines, style = fit_lines(clean(part.heading), NAME, end - start - 2 * PAD, 2, (34, 32, 30, 28))
    canvas.lines(start + PAD, y + HEADING / 2 + 4, lines, style, apart=style.size * 1.2)
    y += HEADING
    indent = 72 if part.seats else 0
    most = (end - start) * 0.28
    labels = min(most, max(fonts.width(clean(bar.label), CELL) for bar in part.bars) + 10)
    figures = min(most, max(fonts.width(clean(bar.figure), CELL) for bar in part.bars) + 10)
    left = round(start + PAD + indent + labels + 20)
    length = round(end - PAD - figures - 20 - left)
    for at, bar in enumerate(part.bars):
        middle = round(y + at * LINE + LINE / 2)
        text, style = fit(clean(bar.label), CELL, labels, (34, 32, 30, 28, 26, 24))
        if part.seats:
            canvas.centre(badges.badge(part.game or GAME, at, 56), start + PAD + 22, middle)
        canvas.middle(start + PAD + indent, middle, text, style)
        canvas.fill(left, middle - 18, left + length, middle + 18, PAPER.hair)
        canvas.fill(left + 2, middle - 16, left + length - 2, middle + 16, PAPER.well)
        _bar(canvas, left, middle, round(length * min(1.0, bar.share)))
        text, style = fit(clean(bar.figure), CELL, figures, (34, 32, 30, 28, 26, 24))
        canvas.middle(end - PAD, middle, text, style, INK, "right")
    if part.seats and len(part.bars) > 1:
        even = left + round(length / len(part.bars))
        for top in range(round(y) + 6, round(y) + LINE * len(part.bars) - 8, 16):
            canvas.fill(even - 3, top, even + 3, top + 12, IVORY)
            canvas.fill(even - 1, top + 1, even + 2, top + 11, INK)


def _bar(canvas: Canvas, left: int, middle: int, length: int) -> None:
    """Draw a gold bar with a light upper and a dark lower edge; nothing if it would be shorter than 6 px."""
    if length < 6:
        return
    canvas.fill(left, middle - 18, left + length, middle + 18, INK)
    for top, low, colour in ((-16, 16, GOLD), (-16, -11, GOLD_LIGHT), (10, 16, GOLD_DARK)):
        canvas.fill(left + 2, middle + top, left + length - 2, middle + low, colour)


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
