"""The panel above Confirm, the same in all games: what the turn does, in order, with pictures and words.

At the left each step with its number; at the right what the turn costs and brings, what is left afterwards,
and the points before and after.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.text import Words
from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, GOLD_DARK, INK, IVORY
from render.kit.panels import Paper
from render.kit.sketch import Sprite
from render.kit.text import fit, fit_lines

TITLE: Final = Style(36, 700)
TEXT: Final = Style(32, 600)
FIGURE: Final = Style(40, 800)
STEPS: Final = (34, 32, 30, 28, 26, 24)
ONE_LINE: Final = (34, 32, 30)
TALLEST: Final = 66
"""The most height of a line."""
TALLEST_STEP: Final = 92
"""The same of a step in two lines of words."""
LEADING: Final = 1.14
"""From one line of words to the next, as a multiple of their size."""
PAD: Final = 24


@dataclass(frozen=True)
class Step:
    """One thing that the turn does."""

    text: str
    things: tuple[Sprite, ...] = ()
    """What it is done with, drawn before the words."""


@dataclass(frozen=True)
class Amount:
    """A number of things: "−3", "+2", "14"."""

    text: str
    thing: Sprite


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


def confirm(canvas: Canvas, area: Area, paper: Paper, w: Words, turn: Turn) -> None:
    """Draw the panel in a box (left, top, width, height)."""
    x, y, width, height = area
    canvas.put(panels.panel(round(width), round(height), paper, True), x, y)
    lines = _lines(w, turn)
    wide = width * 0.64 if lines else width
    top = y + 18
    if turn.title:
        text, style = fit(turn.title, TITLE, wide - 2 * PAD, (36, 34, 32, 30))
        canvas.middle(x + PAD, y + 38, text, style)
        top = y + 64
    _steps(canvas, turn.steps, x + PAD, top, wide - 2 * PAD, y + height - 14 - top)
    if not lines:
        return
    left, room = x + wide, width - wide - PAD
    canvas.fill(left - 14, y + 18, left - 12, y + height - 18, paper.hair)
    each = min(TALLEST, (height - 28) / len(lines))
    first = y + height / 2 - each * (len(lines) - 1) / 2
    label_room = min(room * 0.42, max(fonts.width(label, TEXT.at(30)) for label, _ in lines)) + 16
    for i, (label, amounts) in enumerate(lines):
        middle = first + i * each
        text, style = fit(label, TEXT, label_room - 12, (30, 28, 26, 24))
        canvas.middle(left, middle, text, style, FADED)
        if amounts:
            _amounts(canvas, amounts, left + label_room, middle, room - label_room)
        elif turn.points is not None:
            _points(canvas, turn.points, left + label_room, middle)


def _lines(w: Words, turn: Turn) -> list[tuple[str, tuple[Amount, ...]]]:
    """The lines at the right; the one without amounts is that of the points."""
    found = [
        (w(key), amounts)
        for key, amounts in (
            ("pic-turn-cost", turn.cost),
            ("pic-turn-gain", turn.gain),
            ("pic-turn-after", turn.after),
        )
        if amounts
    ]
    if turn.points is not None:
        found.append((w("pic-turn-points"), ()))
    return found


def _steps(canvas: Canvas, steps: Sequence[Step], x: float, y: float, room: float, height: float) -> None:
    if not steps:
        return
    indents = [sum(thing.width + 4 for thing in step.things) + 64 for step in steps]
    long = any(
        fonts.width(step.text, TEXT.at(ONE_LINE[-1])) > room - indent
        for step, indent in zip(steps, indents, strict=True)
    )
    each = min(TALLEST_STEP if long else TALLEST, height / len(steps))
    radius = round(min(20, each / 2 - 2))
    for i, step in enumerate(steps):
        middle = y + each * (i + 0.5)
        left = x
        if len(steps) > 1:
            canvas.centre(panels.disc(radius, INK, IVORY), left + radius, middle)
            canvas.middle(left + radius, middle, str(i + 1), Style(radius + 6, 800), IVORY, "centre")
            left += 2 * radius + 14
        for thing in step.things:
            canvas.put(thing, left, middle - thing.height / 2)
            left += thing.width + 4
        left += 10 if step.things else 0
        lines, style = _worded(step.text, room - (left - x), each)
        for k, line in enumerate(lines):
            canvas.middle(left, middle + (k - (len(lines) - 1) / 2) * style.size * LEADING, line, style)


def _worded(text: str, room: float, height: float) -> tuple[tuple[str, ...], Style]:
    """One large line, or two that do not reach into the next step, or one small one."""
    if fonts.width(text, TEXT.at(ONE_LINE[-1])) <= room:
        return fit_lines(text, TEXT, room, 1, ONE_LINE)
    sizes = tuple(size for size in STEPS if 2 * size * LEADING <= height - 4)
    return fit_lines(text, TEXT, room, 2, sizes) if sizes else fit_lines(text, TEXT, room, 1, STEPS)


def _amounts(canvas: Canvas, amounts: Sequence[Amount], x: float, y: float, room: float) -> None:
    wide = sum(fonts.width(one.text, FIGURE) + one.thing.width + 22 for one in amounts)
    style = FIGURE if wide <= room else FIGURE.at(30)
    for one in amounts:
        x += canvas.middle(x, y, one.text, style) + 4
        canvas.put(one.thing, x, y - one.thing.height / 2)
        x += one.thing.width + (18 if wide <= room else 8)


def _points(canvas: Canvas, points: tuple[int, int], x: float, y: float) -> None:
    before, after = (f"−{-value}" if value < 0 else str(value) for value in points)
    if points[0] != points[1]:
        x += canvas.middle(x, y, before, FIGURE, FADED) + 14
        x += canvas.middle(x, y, "→", FIGURE, FADED) + 14
    wide = round(fonts.width(after, FIGURE)) + 30
    canvas.put(panels.plaque(wide, 50), x, y - 25)
    canvas.middle(x + wide / 2, y, after, FIGURE, INK if points[0] <= points[1] else GOLD_DARK, "centre")
