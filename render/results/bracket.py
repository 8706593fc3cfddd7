"""Draw the bracket of a knock-out: a column of tables for each round, and lines to the next tables of the
winners."""

from __future__ import annotations

from typing import Final

from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style, sizes_from
from render.kit.frames import columns
from render.kit.palette import FADED, GOLD, INK
from render.kit.panels import Paper
from render.kit.text import clean, fit
from render.scene import Bracket, Slot, Stage, Tie

HEAD: Final = 62
"""Height of the line with the names of the rounds."""
LINE: Final = 60
"""Height of one player."""
EDGE: Final = 8
GAP: Final = 26
"""Between two tables, one below the other."""
LANE: Final = 52
"""Between two columns: room for the lines."""
WIDEST: Final = 3
"""The most columns for the tables of a first round, when there are no other rounds."""
NAME: Final = Style(36, 600)
STEPS: Final = sizes_from(36, 28)


def height(part: Bracket) -> int:
    return HEAD + max(bottom for _, bottom in _spans(part)[0]) + 4


def draw(canvas: Canvas, y: int, part: Bracket, paper: Paper) -> None:
    places = _spans(part)
    alone = len(part.stages) == 1
    across = _columns(part)
    for at, (stage, spans) in enumerate(zip(part.stages, places, strict=True)):
        left, width = across[0 if alone else at]
        text, small = fit(clean(stage.label), Style(32, 700), width, sizes_from(32, 26))
        canvas.middle(left + 6, y + HEAD / 2, text, small, FADED)
        for number, (tie, (top, bottom)) in enumerate(zip(stage.ties, spans, strict=True)):
            x, wide = across[number % len(across)] if alone else (left, width)
            _tie(canvas, x, y + HEAD + top, wide, bottom - top, tie, paper)
            if not alone and tie.feeds is not None:
                after = places[at + 1][tie.feeds]
                _lead(
                    canvas,
                    left + width,
                    across[at + 1][0],
                    y + HEAD,
                    (top + bottom) // 2,
                    sum(after) // 2,
                    paper,
                )


def _columns(part: Bracket) -> list[tuple[int, int]]:
    """(left, width) of each round; if there is only one round, of each column of its tables."""
    if len(part.stages) > 1:
        return columns(len(part.stages), gutter=LANE)
    return columns(max(1, min(WIDEST, len(part.stages[0].ties))))


def _spans(part: Bracket) -> list[list[tuple[int, int]]]:
    """(top, bottom) of each table of each round, from the first table down. A table is drawn at the middle
    height of those whose winners play there."""
    if len(part.stages) == 1:
        return [_rows(part.stages[0], len(_columns(part)))]
    by_stage: list[list[tuple[int, int]]] = []
    for at, stage in enumerate(part.stages):
        spans, free = list[tuple[int, int]](), 0
        for number, tie in enumerate(stage.ties):
            high = _high(tie)
            before = (
                []
                if at == 0
                else [
                    span
                    for pair, span in zip(part.stages[at - 1].ties, by_stage[-1], strict=True)
                    if pair.feeds == number
                ]
            )
            middle = (
                sum(top + bottom for top, bottom in before) / (2 * len(before)) if before else free + high / 2
            )
            top = max(free, round(middle - high / 2))
            spans.append((top, top + high))
            free = top + high + GAP
        by_stage.append(spans)
    return by_stage


def _rows(stage: Stage, across: int) -> list[tuple[int, int]]:
    """The tables of a round in rows."""
    spans, top = list[tuple[int, int]](), 0
    for first in range(0, len(stage.ties), across):
        row = stage.ties[first : first + across]
        spans += [(top, top + _high(tie)) for tie in row]
        top += max(_high(tie) for tie in row) + GAP
    return spans


def _high(tie: Tie) -> int:
    return len(tie.slots) * LINE + 2 * EDGE


def _tie(canvas: Canvas, x: int, y: int, width: int, high: int, tie: Tie, paper: Paper) -> None:
    panels.lay(canvas, x, y, width, high, paper)
    for at, slot in enumerate(tie.slots):
        top = y + EDGE + at * LINE
        if at:
            canvas.rule(x + 18, x + width - 18, top, paper.hair, 1)
        _slot(canvas, x, top, width, slot, paper, alone=len(tie.slots) == 1)


def _slot(canvas: Canvas, x: int, top: int, width: int, slot: Slot, paper: Paper, *, alone: bool) -> None:
    middle = top + LINE / 2
    if slot.strong:
        canvas.fill(x + 12, top + 3, x + width - 12, top + LINE - 3, paper.bright)
        canvas.fill(x + 12, top + 3, x + 18, top + LINE - 3, GOLD)
    first, disc = slot.place == 1 and not alone, slot.place is not None and not alone
    room = width - 52 - (52 if disc else 0)
    style = NAME.bold(800) if first or slot.strong else NAME
    text, style = fit(clean(slot.name), style, room, STEPS)
    lost = disc and not first
    canvas.middle(x + 28, middle, text, style, FADED if lost else INK)
    if disc:
        fill, ink = (GOLD, INK) if first else (paper.well, FADED)
        canvas.centre(panels.disc(21, fill, ink), x + width - 42, middle)
        canvas.middle(
            x + width - 42, middle, str(slot.place), Style(28, 800), ink if first else INK, "centre"
        )


def _lead(canvas: Canvas, start: int, end: int, y: int, seat: int, other: int, paper: Paper) -> None:
    """A line from a table to the next one of its winner."""
    bend = (start + end) // 2
    canvas.fill(start + 4, y + seat - 2, bend + 2, y + seat + 2, paper.frame)
    canvas.fill(bend - 2, y + min(seat, other) - 2, bend + 2, y + max(seat, other) + 2, paper.frame)
    canvas.fill(bend - 2, y + other - 2, end - 4, y + other + 2, paper.frame)
