"""The panel above Confirm, the same in all games: what the turn does, in order, with pictures and words.

Each step has its number; beside them, or below them where the panel is high, stands what the turn costs and
brings, what is left afterwards, and the points before and after: always the picture, then the number. The
drawing of a game says what a turn is as data (`Turn`), asks `height_of` how high the panel has to be, and has
it drawn by `confirm` where it hides nothing that the turn changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Final, NamedTuple

from bot.text import Words, minus
from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas
from render.kit.colour import RGB
from render.kit.flow import (
    Art,
    Backed,
    Box,
    Drawn,
    Field,
    Gap,
    Line,
    Lines,
    On,
    Sized,
    Text,
    bar,
    best,
    column,
    columns,
    row,
    rule,
)
from render.kit.fonts import Style
from render.kit.palette import FADED, GOLD_DARK, INK, IVORY
from render.kit.panels import Paper
from render.kit.seat_panel import framed
from render.kit.sketch import Sprite
from render.kit.text import one_line

TITLE: Final = Style(36, 700)
TEXT: Final = Style(32, 600)
FIGURE: Final = Style(40, 800)
LEAST: Final = 26
"""The smallest size of an amount, where even the smallest words are too large for all of them."""
NUMBER: Final = Style(30, 800)
"""The number of a step."""
SIZES: Final = (40, 36, 34, 32, 30)
"""Sizes of words, and of the numbers beside them: the largest with which all fit."""
WANTED: Final = 36
"""The size of the words of steps for which a panel asks."""
LABEL: Final = (32, 30)
"""Sizes of the words before amounts."""
LINES: Final = 6
"""The most lines of a step."""
NARROW: Final = 760
"""A panel below this width has cost, gain and points at its foot."""
FORMS: Final = ((True, 72), (False, 72), (False, 50))
"""Whether the note is shown there, and the height of a line at the foot; the first that leaves room for the
steps in all their words. The last one may leave less."""
SIDE: Final = 62
"""Height of such a line beside the steps."""
PAD: Final = (24, 16)
"""From the edge of the panel to what stands in it."""
RADIUS: Final = 20
"""Of the disc with the number of a step."""
GAP: Final = 10
NEAR: Final = 4
"""Between two parts of a panel, and between a thing and its number."""
RULE: Final = 2
CLOSE: Final = 8
APART: Final = 24
"""The least and the most distance between steps."""
SHARE: Final = 0.46
"""The largest share of the width for cost, gain and points beside the steps."""


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


def own_words(sentence: str, name: str) -> str:
    """A sentence about the reader without the name at its beginning, which stands in the head of the page."""
    rest = sentence.removeprefix(name).lstrip(" ,:;") if name else sentence
    return rest[:1].upper() + rest[1:] if rest and rest != sentence else sentence


def confirm(canvas: Canvas, area: Area, paper: Paper, w: Words, turn: Turn) -> None:
    """Draw the panel in a box (left, top, width, height)."""
    canvas.keep(*area)
    width, high = area[2], area[3] - 2 * PAD[1]
    steps, room, account = _parts(w, turn, width)
    if width < NARROW:
        told = Field(partial(_steps, steps, (Gap(),)), height=_least(steps, room, SIZES[-1]))
        box = best(partial(_narrow, turn, told, room, account, paper.hair), FORMS, inf, high)
    else:
        box = _wide(turn, Field(partial(_steps, steps, ())), room, account, paper.hair)
    framed(paper, box, PAD, True).lay(canvas, *area)


def height_of(w: Words, turn: Turn, width: float, size: int = WANTED) -> int:
    """The height that a panel needs to show everything in words of a size (of `SIZES`), and no more."""
    steps, room, account = _parts(w, turn, width)
    told = Gap(0, _least(steps, room, size))
    if width < NARROW:
        box = _narrow(turn, told, room, account, INK, FORMS[0])
    else:
        box = _wide(turn, told, room, account, INK)
    return round(box.height) + 2 * PAD[1]


def whole(w: Words, turn: Turn, width: float, size: int = WANTED) -> bool:
    """Whether a panel of this width says all steps in words of a size (of `SIZES`), if it is high enough: a
    narrow one cuts long words."""
    steps, room, _ = _parts(w, turn, width)
    return all(step.words.whole for step in _full_rows(steps, room, size))


Parts = tuple[tuple[Step, ...], float, Sized | None]
"""The steps, the room for them, and cost, gain and points."""


def _parts(w: Words, turn: Turn, width: float) -> Parts:
    """What stands in a panel of this width: also a step that says that nothing is done, if there is no
    other."""
    steps = turn.steps or (Step(w("pic-turn-nothing")),)
    room = width - 2 * PAD[0]
    account = _account(w, turn, room if width < NARROW else width * SHARE)
    beside = account.width + 2 * GAP + RULE if account is not None and width >= NARROW else 0
    return steps, room - beside, account


def _wide(turn: Turn, steps: Box, room: float, account: Sized | None, hair: RGB) -> Box:
    """Title and steps, and beside them the amounts; the points alone need no line before them."""
    title = [Lines(turn.title, TITLE, room, 1, SIZES)] if turn.title else []
    told = column(*title, steps, grow=1)
    if account is None:
        return told
    line = Gap(RULE, grow=0) if account.height == SIDE else bar(hair, RULE)
    return row(told, line, account, gap=GAP)


def _narrow(
    turn: Turn, told: Field | Gap, room: float, account: Sized | None, hair: RGB, form: tuple[bool, int]
) -> Box:
    """Title and steps from the top, and the amounts at the foot."""
    noted, high = form
    head: list[Box] = [Lines(turn.title, TITLE, room, 2, SIZES)] if turn.title else []
    if turn.note and noted:
        head.append(Lines(turn.note, TEXT, room, 2, SIZES[-1:], FADED))
    line: list[Box] = [rule(hair)] if head else []
    steps = told if form != FORMS[-1] else told._replace(height=0)
    foot: list[Box] = []
    if account is not None:
        foot = [rule(hair), account._replace(height=account.height / SIDE * high)]
    return column(*head, *line, Gap(grow=0), steps, *foot, gap=CLOSE)


# --- Cost, gain and points ---------------------------------------------------------------------------------


def _account(w: Words, turn: Turn, room: float) -> Sized | None:
    """Cost, gain, what is left and the points, a line each; None if there is nothing to tell."""
    told = [("cost", turn.cost), ("gain", turn.gain), ("after", turn.after)]
    lines: dict[str, Callable[[float], Box]] = {
        key: partial(_amounts, amounts) for key, amounts in told if amounts
    }
    if turn.points is not None:
        lines["points"] = partial(_points, turn.points, turn.aside)
    labels = [Lines(w(f"pic-turn-{key}"), TEXT, room / 2, 1, LABEL, FADED) for key in lines]
    if not labels:
        return None
    left = room - max(label.width for label in labels) - GAP
    box = columns([(label, made(left)) for label, made in zip(labels, lines.values(), strict=True)], GAP)
    return Sized(box, min(box.width, room), SIDE * len(lines))


def _amounts(amounts: Sequence[Amount], room: float) -> Line:
    """Things with their numbers: large ones if there is room, or else as close as they must be."""
    large = _counted(amounts, SIZES[0])
    if large.width <= room:
        return large
    for size in (SIZES[-1], *map(fonts.narrow, (SIZES[-1], LEAST))):
        spare = room - _counted(amounts, size, 0).width
        if spare >= 0:
            break
    return _counted(amounts, size, min(GAP, spare / max(1, len(amounts) - 1)))


def _counted(amounts: Sequence[Amount], size: int, gap: float = PAD[0]) -> Line:
    style, near = FIGURE.at(size), NEAR if gap > GAP else 0
    cells = [row(Art(amount.thing), _number(amount, style), gap=near) for amount in amounts]
    return row(*cells, gap=gap)


def _number(amount: Amount, style: Style) -> Box:
    """The number of an amount; a line below one that is not enough, for eyes that do not see red."""
    if amount.lacks is None:
        return Text(amount.text, style)
    ink = amount.lacks

    def below(canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        canvas.rule(x, x + width, y + (height + style.size) / 2 - NEAR, ink, NEAR)

    return Backed(below, Text(amount.text, style, ink))


def _points(points: tuple[int, int], aside: str, room: float) -> Box:
    """The points before and, on the gold plate, after; and the text behind them, if there is room."""
    before, after = (Text(minus(point), FIGURE, FADED) for point in points)
    shown = after._replace(colour=INK if points[0] <= points[1] else GOLD_DARK)
    plate = column(On(panels.plaque, shown, (CLOSE + NEAR, NEAR)))
    parts: list[Box] = [before, Text("→", FIGURE, FADED), plate] if before != after else [plate]
    behind = ((Text(aside, TEXT.at(LABEL[-1]), FADED),), ())
    return best(lambda told: row(*parts, *told, gap=GAP), behind, room + GAP, inf)


# --- Steps -------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """A step as it is set."""

    words: Lines
    box: Line


def _full_rows(steps: Sequence[Step], room: float, size: int) -> list[Row]:
    """How steps are set in all their words."""
    return _rows([Step(step.text, step.things) for step in steps], room, size)


def _brief_rows(steps: Sequence[Step], room: float, size: int) -> list[Row]:
    """How steps are set in brief words, where all their words would need more lines."""
    brief = [replace(step, text=step.brief) if step.brief else Step(step.text, step.things) for step in steps]
    pairs = zip(_full_rows(steps, room, size), _rows(brief, room, size), strict=True)
    return [full if full.box.height <= few.box.height and full.words.whole else few for full, few in pairs]


def _rows(steps: Sequence[Step], room: float, size: int) -> list[Row]:
    """How steps are set with words of a size: number, pictures, words, amounts."""
    rows = []
    for number, step in enumerate(steps, 1):
        disc = [Drawn(2 * RADIUS, 2 * RADIUS, partial(_disc, str(number)))] * (len(steps) > 1)
        things: list[Box] = [row(*map(Art, step.things), gap=NEAR)] if step.things else []
        behind: list[Box] = [Gap(), _counted(step.amounts, size)] if step.amounts else []
        used = sum(box.width + GAP for box in (*disc, *things, *behind))
        words = Lines(one_line(step.text), TEXT, room - used, LINES, (size,))
        rows.append(Row(words, row(*disc, *things, words, *behind, gap=GAP)))
    return rows


def _disc(number: str, canvas: Canvas, x: float, middle: float) -> None:
    wide = max(2 * RADIUS, round(fonts.width(number, NUMBER)) + GAP + NEAR)
    canvas.centre(panels.chip_ground(wide, 2 * RADIUS, INK, IVORY), x + RADIUS, middle)
    canvas.middle(x + RADIUS, middle, number, NUMBER, IVORY, "centre")


def _tall(rows: Sequence[Row]) -> float:
    return sum(row.box.height for row in rows) + CLOSE * (len(rows) - 1)


def _least(steps: Sequence[Step], room: float, size: int) -> float:
    """The height that steps need in all their words."""
    return _tall(_full_rows(steps, room, size)) + CLOSE


def _steps(steps: Sequence[Step], below: Sequence[Box], canvas: Canvas, area: Area) -> None:
    """Draw the steps below each other, as large as they fit. If there are too many, only the last ones are
    drawn."""
    room, height = area[2:]
    size, rows = _fitting(steps, room, height)
    more = Text("…", TEXT.at(size), FADED)
    cut: list[Box] = []
    while len(rows) > 1 and _tall(rows) + (more.height if cut else 0) > height:
        rows, cut = rows[1:], [more]
    spare = height - _tall(rows) - (more.height if cut else 0)
    gap = min(APART, CLOSE + max(0.0, spare) / (len(rows) + 1))
    column(*cut, *[row.box for row in rows], *below, gap=gap).lay(canvas, *area)


def _fitting(steps: Sequence[Step], room: float, height: float) -> tuple[int, list[Row]]:
    """The size of the words, and the steps: in all their words if these are large, or else in brief ones.
    There may be no room for the first steps."""
    large = SIZES[: SIZES.index(WANTED) + 1]
    for told, sizes in ((_full_rows, large), (_brief_rows, SIZES)):
        for size in sizes:
            rows = told(steps, room, size)
            if _tall(rows) <= height and all(row.words.whole for row in rows):
                return size, rows
    return SIZES[-1], _brief_rows(steps, room, SIZES[-1])
