"""The list of answers of a private page, the same in all games: tag, pictures, words, costs and gains.

A game says what each answer shows (`Answer`); the list finds the number of columns, the size of the pictures
and the form of the words with which all of them fit their box.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from render.kit import fonts, panels
from render.kit.canvas import LEADING, Area, Canvas
from render.kit.flow import Box, Drawn, Gap, Grid, Line, Lines, column, row
from render.kit.fonts import Style, as_set
from render.kit.palette import FADED, INK, IVORY
from render.kit.panels import Paper
from render.kit.text import one_line

LABEL: Final = Style(34, 700)
NOTE: Final = Style(30, 600)
NUMBER: Final = Style(30, 800)
"""The number of an answer in a low row."""
DISC: Final = 24
"""The least radius of a disc that can hold a number of two figures in that size."""
PAD: Final = 14
"""Between the edge of the panel and the rows."""
HIGHEST: Final = 144
"""The most height of a row."""
HIGH: Final = 88
"""The same in a panel that is no larger than its rows."""
MOST: Final = 900
"""The height that a list asks for if no height has room for all words beside large pictures."""
LOWEST: Final = 34
"""The least: a line of words."""
COLUMNS: Final = 4
"""The most columns of rows with words."""
SIZES: Final = (96, 80, 72, 64, 54, 46, 40, 36, 32, 28)
"""Heights of the pictures."""
LARGE: Final = 54
"""Pictures of this height are large enough: larger ones are not worth another column."""
OWN: Final = -1
"""In place of one form of words for all: each answer has its own longest form that fits."""
GAP: Final = 10
NARROW: Final = 600
"""A box below this width is a column of the page."""
SPARE: Final = 6
"""How much lower than its row the lines of an answer are if there are several, to keep off its rules."""
BETWEEN: Final = 26
"""Between two columns."""
RADIUS: Final = 25
"""Of a tag."""
TAG: Final = 0.36
"""Its radius as a share of the height of large pictures."""
FOOT: Final = 12
"""Below the words that say what the sign at the ends of rows means."""
SHARE: Final = 0.62
"""The largest share of a row that its pictures may take beside words."""


@dataclass(frozen=True)
class Answer:
    """What a row shows."""

    tag: str
    pictures: tuple[Box, ...] = ()
    words: tuple[str, ...] = ("",)
    """The words in several forms, each shorter than the one before."""
    notes: tuple[str, ...] = ()
    """Remarks, what matters most first; shown as far as there is room."""
    costs: tuple[Box, ...] = ()
    """Its cost and gain, at the end of the row."""
    final: bool = False
    """It cannot be taken back: a sign at the end of the row."""


Make = Callable[[int], Sequence[Answer]]
"""The answers with pictures of a height."""


@dataclass(frozen=True)
class Aim:
    """The goals by which the form of a list is chosen."""

    large: int = LARGE
    """Pictures of this height are large enough."""
    columns: int = COLUMNS
    """The most columns."""
    sizes: tuple[int, ...] = SIZES
    """The heights of the pictures."""
    worth: int = 0
    """Up to this height larger pictures are worth another column, if that is more than `large`."""
    highest: int = HIGHEST
    """The most height of a row."""
    radius: int = RADIUS
    """The most of a tag, beside large pictures."""


USUAL: Final = Aim()


@dataclass(frozen=True)
class Form:
    """How the rows of a list are set."""

    columns: int
    high: float
    """Height of a row."""
    wide: float
    size: int
    """Of the pictures."""
    words: int
    """Which form of the words."""
    radius: int
    """Of the tags."""


def answer_list(
    canvas: Canvas, area: Area, paper: Paper, make: Make, warning: str = "", snug: bool = False,
    aim: Aim = USUAL,
) -> float:  # fmt: skip
    """Draw all answers in a box, in the order of the menu, read by columns; returns the lower edge.

    `warning` is the line below them that explains the sign of answers that cannot be taken back. `snug`: the
    panel is no larger than its rows, in the middle of the box.
    """
    x, y, width, height = area
    answers = make(aim.sizes[0])
    if snug and answers:
        x, y, width, height = _snug(area, make, aim)
    panels.lay(canvas, x, y, round(width), round(height), paper)
    end = y + height
    if not answers:
        return end
    if warning and any(answer.final for answer in answers):
        height -= _warned() + FOOT
        _warn(canvas, paper, warning, x, y + height, width)
    form = _form(make, width - 2 * PAD, height - 2 * PAD, aim)
    grid = _grid(make, form)
    top = y + PAD
    for at in range(1, grid.rows):
        edge = top + form.high * at
        for k in range(form.columns):
            left = x + PAD + k * (form.wide + BETWEEN)
            if at + k * grid.rows < len(answers):
                canvas.rule(left, left + form.wide, round(edge) - 1, paper.hair)
    grid.lay(canvas, x + PAD, top, width - 2 * PAD, form.high * grid.rows)
    return end


def _snug(area: Area, make: Make, aim: Aim) -> Area:
    """The part of a box that the rows need: the middle of it, or the upper end of a column."""
    x, y, width, height = area
    form = _form(make, width - 2 * PAD, height - 2 * PAD, aim)
    grid = _grid(make, form)
    tall = min(height, max(grid.rows * min(form.high, HIGH) + 2 * PAD, 2 * panels.RIM))
    if width < NARROW:
        return x, y, width, tall
    wide = min(width, max(grid.width + 2 * PAD + 40, width / 2))
    return x + (width - wide) / 2, y + (height - tall) / 2, wide, tall


def least_height(make: Make, width: float, warning: str = "", aim: Aim = USUAL) -> int:
    """The height of a box in which the list shows all words, beside pictures that are large enough."""
    answers = make(SIZES[-1])
    more = 2 * PAD + (_warned() + FOOT if warning and any(answer.final for answer in answers) else 0)
    for across in range(1, aim.columns + 1):
        rows = -(-len(answers) // across)
        room = rows * (aim.large + 10)
        if has_room(make, width, room + 2 * PAD, aim):
            return room + more
    return MOST


def has_room(make: Make, width: float, height: float, aim: Aim) -> bool:
    """Whether a list of a size shows all words, beside pictures that are large enough."""
    form = _form(make, width - 2 * PAD, height - 2 * PAD, aim)
    return form.words == 0 and form.size >= aim.large and _fits(make, form)


def _forms(count: int, kinds: int, width: float, height: float, aim: Aim) -> list[Form]:
    """All forms that fit a height, best first: whole words come before large pictures, these before few
    columns."""
    forms: list[Form] = []
    for words, columns in product(range(kinds), range(1, aim.columns + 1)):
        if columns > count:
            continue
        high = min(aim.highest, height / -(-count // columns))
        wide = (width - BETWEEN * (columns - 1)) / columns
        if high >= LOWEST:
            sizes = [size for size in aim.sizes if size <= max(SIZES[-1], high - 6)]
            forms += [Form(columns, high, wide, size, words, _radius(aim, size, high)) for size in sizes]
    worth = max(aim.large, aim.worth)
    return sorted(forms, key=lambda form: (form.words, -min(form.size, worth), form.columns, -form.size))


def _form(make: Make, width: float, height: float, aim: Aim) -> Form:
    """The first form in which every row has room; else the one with most columns, in its shortest words."""
    answers = make(SIZES[-1])
    kinds = max(len(answer.words) for answer in answers)
    forms = _forms(len(answers), kinds, width, height, aim)
    for form in forms:
        if _fits(make, form):
            return form
    if forms:
        return replace(min(forms, key=lambda form: (form.columns, form.size)), words=OWN)
    columns = aim.columns
    high = height / -(-len(answers) // columns)
    wide = (width - BETWEEN * (columns - 1)) / columns
    return Form(columns, high, wide, SIZES[-1], OWN, _radius(aim, SIZES[-1], high))


def _fits(make: Make, form: Form) -> bool:
    return all(_has_room(answer, form) for answer in make(form.size))


def _words(answer: Answer, form: Form) -> str:
    """The words of an answer in the form of the list, or in its own longest form that fits."""
    if form.words == OWN:
        own = (replace(form, words=at) for at in range(len(answer.words)))
        form = next(
            (shape for shape in own if _has_room(answer, shape)), replace(form, words=len(answer.words))
        )
    return one_line(answer.words[min(form.words, len(answer.words) - 1)])


def _room(answer: Answer, form: Form) -> float:
    """The room for words."""
    beside = [part.width for part in (_pictures(answer), _costs(answer, form)) if part.width]
    return form.wide - _tag_width(answer.tag, form.radius) - sum(beside) - GAP * (1 + len(beside))


def _has_room(answer: Answer, form: Form) -> bool:
    text, room = _words(answer, form), _room(answer, form)
    if text and answer.pictures and _pictures(answer).width > SHARE * form.wide:
        return False
    return _is_whole(text, form, room)


def _most(form: Form) -> int:
    """The most lines of a row."""
    return max(1, min(3, int((form.high - 2) // 34)))


def _radius(aim: Aim, size: int, high: float) -> int:
    """The radius of the tags beside pictures of a size, in rows of a height."""
    return min(max(RADIUS, min(aim.radius, round(size * TAG))), round(high / 2 - 1))


def _low(tag: str, radius: int) -> bool:
    """Whether a disc of this size is too small for a readable number, so that a plate is used."""
    return tag.isdecimal() and radius < DISC


def _tag_width(tag: str, radius: int) -> int:
    if not tag:
        return 0
    wide = panels.tag_width(tag, radius)
    return max(wide, round(fonts.width(tag, NUMBER) + radius * 0.8)) if _low(tag, radius) else wide


def _tag(canvas: Canvas, x: float, y: float, tag: str, radius: int) -> None:
    if not tag:
        return
    if not _low(tag, radius):
        panels.tag(canvas, x, y, tag, radius)
        return
    canvas.centre(panels.chip_ground(_tag_width(tag, radius), 2 * radius - 2, INK, IVORY), x, y)
    canvas.middle(x, y, tag, NUMBER, IVORY, "centre")


def _pictures(answer: Answer) -> Line:
    return row(*answer.pictures, gap=6)


def _costs(answer: Answer, form: Form) -> Line:
    sign = (_sign(form),) if answer.final else ()
    return row(*answer.costs, *sign, gap=5)


def _sign(form: Form) -> Drawn:
    size = 30 if form.high >= 42 else 26
    wide = panels.chip_width("!", size)
    return Drawn(wide, wide, lambda canvas, x, y: panels.chip(canvas, x + wide / 2, y, "!", size))


def _grid(make: Make, form: Form) -> Grid:
    answers = make(form.size)
    worded = all(_words(answer, form) for answer in answers)
    widest = max(_pictures(answer).width for answer in answers) if worded else 0.0
    tags = max(_tag_width(answer.tag, form.radius) for answer in answers)
    return Grid(tuple(_row(answer, form, tags, widest) for answer in answers), form.columns, BETWEEN)


def _row(answer: Answer, form: Form, tags: float, widest: float) -> Line:
    """A row. Its tag and pictures are aligned with those of the other rows if all words have room for
    that."""
    radius = form.radius
    own, text = _tag_width(answer.tag, radius), _words(answer, form)
    pictures, costs, room = _pictures(answer), _costs(answer, form), _room(answer, form)
    wide = tags if _is_whole(text, form, room - tags + own) else own
    room -= wide - own
    parts: list[Box] = [
        Drawn(wide, 2 * radius, lambda canvas, x, y: _tag(canvas, x + own / 2, y, answer.tag, radius))
    ]
    if pictures.width:
        parts.append(pictures)
        if (spare := widest - pictures.width - GAP) > 0 and _is_whole(text, form, room - spare - GAP):
            parts.append(Gap(spare, 0, 0))
            room -= spare + GAP
    line = _said(answer, text, form, room)
    parts += [Gap(-GAP)] if line is None else [line, Gap(-GAP)]
    if costs.width:
        parts.append(costs)
    return row(*parts, gap=GAP)


def _is_whole(text: str, form: Form, room: float) -> bool:
    """Whether words have all their room on the lines of a row."""
    if not text:
        return room >= -GAP
    return room > 24 and _label(text, form, room).whole


def _label(text: str, form: Form, room: float) -> Lines:
    """The words in the largest letters in which they are whole and no higher than their row."""
    label = Lines(text, LABEL, room, _most(form))
    if not label.whole or label.height <= form.high - SPARE:
        return label
    sizes = [LABEL.at(size) for size in Lines.sizes]
    for style in dict.fromkeys(one.usual for one in (*map(as_set, sizes), *sizes)):
        most = min(_most(form), max(1, int((form.high - SPARE) / (style.size * LEADING))))
        label = Lines(text, style, room, most, (style.size,))
        if label.whole:
            break
    return label


def _said(answer: Answer, text: str, form: Form, room: float) -> Line | None:
    """The words, and below them as many remarks as fit whole. Without words, the remark takes their place."""
    if room < 40:
        return None
    most = _most(form)
    label = _label(text, form, room) if text else None
    lines = len(label.set[0]) if label is not None else 0
    for count in range(len(answer.notes), 0, -1):
        if lines >= most:
            break
        note = Lines(one_line(" · ".join(answer.notes[:count])), NOTE, room, most - lines, (30,), FADED)
        high = note.height + (label.height if label is not None else 0)
        if note.whole and high <= max(form.high - SPARE, as_set(NOTE).size * LEADING):
            return column(*((label, note) if label is not None else (note,)), gap=0)
    return None if label is None else column(label, gap=0)


def _warned() -> int:
    """The height of the words below the rows."""
    return round(2 * as_set(NOTE).size * LEADING)


def _warn(canvas: Canvas, paper: Paper, text: str, x: float, y: float, width: float) -> None:
    high = _warned()
    canvas.rule(x + 18, x + width - 18, round(y), paper.hair)
    panels.chip(canvas, x + 42, y + high / 2, "!", 30)
    lines = Lines(text, NOTE, width - 96, 2, (30,), INK)
    lines.lay(canvas, x + 74, y, width - 92, high)
