"""The panel above Confirm, the same in all games: what the turn does, in order, with pictures and words.

Each step has its number; beside them, or below them where the panel is high, stands what the turn costs and
brings, what is left afterwards, and the points before and after: always the picture, then the number. The
drawing of a game says what a turn is as data (`Turn`), asks `height_of` how high the panel has to be, and has
it drawn by `confirm` where it hides nothing that the turn changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.text import Words, minus
from render.kit import fonts, panels
from render.kit.canvas import LEADING, Area, Canvas
from render.kit.colour import RGB
from render.kit.fonts import Style
from render.kit.palette import FADED, GOLD_DARK, INK, IVORY
from render.kit.panels import Paper
from render.kit.sketch import Sprite
from render.kit.text import fit, fit_lines

TITLE: Final = Style(36, 700)
TEXT: Final = Style(32, 600)
FIGURE: Final = Style(40, 800)
NUMBER: Final = Style(30, 800)
"""The number of a step."""
SIZES: Final = (40, 36, 34, 32, 30)
"""Sizes of the words of a step: the largest with which all fit."""
WANTED: Final = 36
"""The size for which a panel asks."""
LINES: Final = 6
"""The most lines of a step."""
PAD: Final = 24
LABEL: Final = (32, 30)
"""Sizes of the words before amounts."""
NARROW: Final = 760
"""A panel below this width has cost, gain and points at its foot."""
LINE: Final = 72
"""Height of a line at the foot."""
LOW: Final = 52
"""The same where the steps need the room."""
SIDE: Final = 62
"""The same beside the steps."""
EDGE: Final = 16
"""Above and below everything."""
RADIUS: Final = 20
"""Of the disc with the number of a step."""
BESIDE: Final = 10
"""Between that disc and the step."""
CLOSE: Final = 8
APART: Final = 24
"""The least and the most distance between steps."""
BEHIND: Final = 8
"""The least distance from the words of a step to what it costs and brings."""
SHARE: Final = 0.36
"""The largest share of the width for cost, gain and points beside the steps."""
COLUMN: Final = 330
"""The width that they may take even in a narrow panel."""
NOTE: Final = 40
"""Height of the note."""


@dataclass(frozen=True)
class Amount:
    """A number of things: "−3", "+2", "14"."""

    text: str
    thing: Sprite
    lacks: RGB | None = None
    """It is not enough: the colour that says so."""


@dataclass(frozen=True)
class Step:
    """One thing that the turn does."""

    text: str
    things: tuple[Sprite, ...] = ()
    """What it is done with, drawn before the words."""
    brief: str = ""
    """A word or two in its place, if there is no room for the text in large type."""
    amounts: tuple[Amount, ...] = ()
    """What it costs and brings, behind the brief words; the text says it."""


def counted(
    sign: str, counts: Iterable[tuple[str, int]], thing: Callable[[str], Sprite]
) -> tuple[Amount, ...]:
    """What a turn costs (−) or brings (+), by kind of thing."""
    return tuple(Amount(f"{sign}{count}", thing(what)) for what, count in counts)


@dataclass(frozen=True)
class Turn:
    """A turn that waits to be confirmed."""

    title: str
    steps: tuple[Step, ...]
    cost: tuple[Amount, ...] = ()
    gain: tuple[Amount, ...] = ()
    after: tuple[Amount, ...] = ()
    """What the player has when it is done."""
    points: tuple[int, int] | None = None
    """Before and after."""
    aside: str = ""
    """Text behind the points, if there is room."""
    note: str = ""
    """Text below the title, if there is room."""


Line = tuple[str, tuple[Amount, ...]]
"""A label with amounts; that of the points has none."""


def own_words(sentence: str, name: str) -> str:
    """A sentence about the reader without the name at its beginning, which stands in the head of the page."""
    rest = sentence.removeprefix(name).lstrip(" ,:;") if name else sentence
    return rest[:1].upper() + rest[1:] if rest and rest != sentence else sentence


def confirm(canvas: Canvas, area: Area, paper: Paper, w: Words, turn: Turn) -> None:
    """Draw the panel in a box (left, top, width, height)."""
    x, y, width, height = area
    canvas.put(panels.panel(round(width), round(height), paper, True), x, y)
    canvas.keep(x, y, width, height)
    lines = _lines(w, turn)
    turn = _told(w, turn)
    if width < NARROW:
        _narrow(canvas, area, paper, turn, lines)
        return
    wide = width - _beside(turn, lines, width)
    top = y + EDGE
    if turn.title:
        text, style = fit(turn.title, TITLE, wide - 2 * PAD, (36, 34, 32, 30))
        canvas.middle(x + PAD, y + 38, text, style)
        top = y + 64
    _steps(canvas, turn.steps, x + PAD, top, wide - 2 * PAD, y + height - EDGE - top)
    if not lines:
        return
    left, room = x + wide, width - wide - PAD
    if len(lines) > 1:  # the points alone need no column of their own
        canvas.fill(left - 14, y + 18, left - 12, y + height - 18, paper.hair)
    each = min(SIDE, (height - 28) / len(lines))
    first = y + height / 2 - each * (len(lines) - 1) / 2
    _account(canvas, turn, lines, left, first, room, each)


def height_of(w: Words, turn: Turn, width: float, size: int = WANTED) -> int:
    """The height that a panel needs to show everything in words of a size (of `SIZES`), and no more."""
    lines = _lines(w, turn)
    beside = 0 if width < NARROW else _beside(turn, lines, width)
    tall = _tall(_full_rows(_told(w, turn).steps, width - 2 * PAD - beside, size))
    if width >= NARROW:
        return (
            round(max(tall + (46 if turn.title else 0), SIDE * len(lines) - 2 * CLOSE)) + 2 * EDGE + 2 * CLOSE
        )
    return round(tall) + LINE * len(lines) + 150 + (NOTE if turn.note else 0)


def whole(w: Words, turn: Turn, width: float, size: int = WANTED) -> bool:
    """Whether a panel of this width says all steps in words of a size (of `SIZES`), if it is high enough: a
    narrow one cuts long words."""
    room = width - 2 * PAD - (0 if width < NARROW else _beside(turn, _lines(w, turn), width))
    return not any(_is_cut(row) for row in _full_rows(_told(w, turn).steps, room, size))


def _told(w: Words, turn: Turn) -> Turn:
    """The turn, with a step that says that nothing is done if it has no other."""
    return turn if turn.steps else replace(turn, steps=(Step(w("pic-turn-nothing")),))


def _beside(turn: Turn, lines: Sequence[Line], width: float) -> float:
    """The room that cost, gain and points take beside the steps."""
    if not lines:
        return 0
    labels = max(fonts.width(label, TEXT) for label, _ in lines) + 28
    most = max((_wide(amounts, FIGURE) for _, amounts in lines if amounts), default=0)
    if turn.points is not None:
        before, after = (fonts.width(str(point), FIGURE) for point in turn.points)
        most = max(most, after + 44 + (before + 70 if turn.points[0] != turn.points[1] else 0) + _aside(turn))
    return min(max(width * SHARE, COLUMN), labels + most + PAD + 8)


def _narrow(canvas: Canvas, area: Area, paper: Paper, turn: Turn, lines: Sequence[Line]) -> None:
    """Draw title and steps from the top, and the amounts at the foot."""
    x, y, width, height = area
    room = width - 2 * PAD
    at = y + 20
    least = _tall(_full_rows(turn.steps, room, SIZES[-1]))
    noted = least + NOTE + LINE * len(lines) + 150 <= height
    each = LINE if least + LINE * len(lines) + (150 if turn.title else 66) <= height else LOW
    for text, style, ink, sizes in (
        (turn.title, TITLE, INK, (40, 38, 36, 34, 32, 30)),
        (turn.note if noted else "", TEXT, FADED, (30,)),
    ):
        name_lines, style = fit_lines(text, style, room, 2, sizes)
        for line in name_lines:
            canvas.middle(x + PAD, at + style.size * 0.62, line, style, ink)
            at += style.size * 1.24
    if turn.title:
        canvas.rule(x + PAD - 4, x + width - PAD + 4, round(at + 6), paper.hair)
        at += 20
    foot = y + height - 16
    if lines:
        foot -= each * len(lines)
        canvas.rule(x + PAD - 4, x + width - PAD + 4, round(foot - 8), paper.hair)
        _account(canvas, turn, lines, x + PAD, foot + each / 2, room, each)
    _steps(canvas, turn.steps, x + PAD, at, room, foot - 14 - at)


def _account(
    canvas: Canvas,
    turn: Turn,
    lines: Sequence[Line],
    x: float,
    first: float,
    room: float,
    each: float,
) -> None:
    """Draw cost, gain, what is left and the points, a line each; `first` is the middle of the first one."""
    most = room * 0.52
    label_room = min(most, max(fonts.width(label, TEXT.at(LABEL[-1])) for label, _ in lines)) + 16
    for i, (label, amounts) in enumerate(lines):
        middle = first + i * each
        text, style = fit(label, TEXT, label_room - 12, LABEL)
        canvas.middle(x, middle, text, style, FADED)
        if amounts:
            _amounts(canvas, amounts, x + label_room, middle, room - label_room)
        elif turn.points is not None:
            end = _points(canvas, turn.points, x + label_room, middle)
            if turn.aside and end + _aside(turn) <= x + room + PAD:
                canvas.middle(end + 16, middle, turn.aside, TEXT.at(LABEL[-1]), FADED)


Row = tuple[Step, tuple[str, ...], float, float]
"""A step, its words by lines, the room that stands before them, and its height."""


def _full_rows(steps: Sequence[Step], room: float, size: int) -> list[Row]:
    """How steps are set in all their words."""
    return _rows([Step(step.text, step.things) for step in steps], room, size)


def _brief_rows(steps: Sequence[Step], room: float, size: int) -> list[Row]:
    """How steps are set in brief words, where all their words would need more lines."""
    brief = [replace(step, text=step.brief) if step.brief else Step(step.text, step.things) for step in steps]
    pairs = zip(_full_rows(steps, room, size), _rows(brief, room, size), strict=True)
    return [full if full[3] <= few[3] and not _is_cut(full) else few for full, few in pairs]


def _rows(steps: Sequence[Step], room: float, size: int) -> list[Row]:
    """How steps are set with words of a size."""
    number = 2 * RADIUS + BESIDE if len(steps) > 1 else 0
    rows = []
    for step in steps:
        indent = number + _pictures_width(step)
        behind = _wide(step.amounts, FIGURE.at(size)) + BEHIND if step.amounts else 0
        lines, _ = fit_lines(step.text, TEXT, room - indent - behind, LINES, (size,))
        tall = max([len(lines) * size * LEADING, *(thing.height for thing in step.things)])
        rows.append((step, lines, indent, max(tall, 2 * RADIUS)))
    return rows


def _tall(rows: Sequence[Row]) -> float:
    return sum(row[3] for row in rows) + CLOSE * (len(rows) - 1)


def _steps(canvas: Canvas, steps: Sequence[Step], x: float, y: float, room: float, height: float) -> None:
    """Draw the steps below each other, as large as they fit. If there are too many, only the last ones are
    drawn."""
    if not steps:
        return
    size, rows = _fitting(steps, room, height)
    first = 0
    while len(rows) > 1 and _tall(rows) + (size if first else 0) > height:
        rows, first = rows[1:], first + 1
    if first:
        canvas.middle(x + RADIUS, y + size * 0.2, "…", TEXT.at(size), FADED, "centre")
        y, height = y + size, height - size
    gap = min(APART, CLOSE + max(0.0, height - _tall(rows)) / (len(rows) + 1))
    y += min(APART, max(0.0, height - _tall(rows) - (gap - CLOSE) * (len(rows) - 1)) / 2)
    for i, (step, lines, indent, tall) in enumerate(rows):
        middle, left = y + tall / 2, x
        if len(steps) > 1:
            number = str(first + i + 1)
            wide = max(2 * RADIUS, round(fonts.width(number, NUMBER)) + 14)
            canvas.centre(panels.chip_ground(wide, 2 * RADIUS, INK, IVORY), x + RADIUS, middle)
            canvas.middle(x + RADIUS, middle, number, NUMBER, IVORY, "centre")
            left += 2 * RADIUS + BESIDE
        for thing in step.things:
            canvas.put(thing, left, middle - thing.height / 2)
            left += thing.width + 4
        canvas.lines(x + indent, middle, lines, TEXT.at(size))
        if step.amounts:
            style = FIGURE.at(size)
            behind = _wide(step.amounts, style)
            _amounts(canvas, step.amounts, x + room - behind, middle, behind, style)
        y += tall + gap


def _fitting(steps: Sequence[Step], room: float, height: float) -> tuple[int, list[Row]]:
    """The size of the words, and the steps: in all their words if these are large, or else in brief ones.
    There may be no room for the first steps."""
    large = SIZES[: SIZES.index(WANTED) + 1]
    for told, sizes in ((_full_rows, large), (_brief_rows, SIZES)):
        for size in sizes:
            rows = told(steps, room, size)
            if _tall(rows) <= height and not any(_is_cut(row) for row in rows):
                return size, rows
    return SIZES[-1], _brief_rows(steps, room, SIZES[-1])


def _is_cut(row: Row) -> bool:
    """Whether the words of a step have more lines than they may, or a word is longer than a line."""
    step, lines = row[:2]
    return "…" not in step.text and any("…" in line for line in lines)


def _pictures_width(step: Step) -> float:
    return sum(thing.width + 4 for thing in step.things) + (10 if step.things else 0)


def _lines(w: Words, turn: Turn) -> list[Line]:
    """The lines at the right. The line without amounts stands for the points."""
    lines = [
        (w(key), amounts)
        for key, amounts in (
            ("pic-turn-cost", turn.cost),
            ("pic-turn-gain", turn.gain),
            ("pic-turn-after", turn.after),
        )
        if amounts
    ]
    if turn.points is not None:
        lines.append((w("pic-turn-points"), ()))
    return lines


def _amounts(
    canvas: Canvas, amounts: Sequence[Amount], x: float, y: float, room: float, style: Style = FIGURE
) -> None:
    close = _wide(amounts, style) > room
    style = style.at(30) if close else style
    spare = room - _wide(amounts, style) + 22 * (len(amounts) - 1) + 6 * len(amounts)
    apart = min(12.0, spare / max(1, len(amounts) - 1) - 2) if close else 22
    for amount in amounts:
        canvas.put(amount.thing, x, y - amount.thing.height / 2)
        x += amount.thing.width + (2 if close else 6)
        end = x + canvas.middle(x, y, amount.text, style, amount.lacks or INK)
        if amount.lacks:  # a line below it, for eyes that do not see red
            canvas.fill(x, y + style.size * 0.42, end, y + style.size * 0.42 + 4, amount.lacks)
        x = end + apart


def _wide(amounts: Sequence[Amount], style: Style) -> float:
    return sum(fonts.width(amount.text, style) + amount.thing.width + 28 for amount in amounts) - 22


def _aside(turn: Turn) -> float:
    return fonts.width(turn.aside, TEXT.at(LABEL[-1])) + 24 if turn.aside else 0


def _points(canvas: Canvas, points: tuple[int, int], x: float, y: float) -> float:
    """Draw the points before and, on the gold plate, after; returns where that ends."""
    before, after = map(minus, points)
    if points[0] != points[1]:
        x += canvas.middle(x, y, before, FIGURE, FADED) + 14
        x += canvas.middle(x, y, "→", FIGURE, FADED) + 14
    wide = round(fonts.width(after, FIGURE)) + 30
    canvas.put(panels.plaque(wide, 50), x, y - 25)
    canvas.middle(x + wide / 2, y, after, FIGURE, INK if points[0] <= points[1] else GOLD_DARK, "centre")
    return x + wide
