"""Draw the private page: the part of the table that the question is about, the answers, the hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core import Fact
from bot.games.bora_bora.view import View
from bot.text import Words, words
from render.bora_bora import own_tasks
from render.bora_bora.choices import answer_list, needed
from render.bora_bora.draft import draft
from render.bora_bora.hand import STRIP, strip
from render.bora_bora.head import head
from render.bora_bora.layout import FIELD, GAP, LEFT, PLAIN_TOP, SIDE
from render.bora_bora.place_page import Table, paint_place
from render.bora_bora.place_page import height_of as height_of_place
from render.bora_bora.stage import DRAFTED, PARTS, Page, high_of, stage_of
from render.bora_bora.targets import Targets, targets_of
from render.bora_bora.theme import LOOK, PAPER, sea
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.changes import fresh
from render.kit.confirm import confirm, height_of
from render.kit.fonts import Style
from render.kit.frames import HEAD, shown
from render.kit.text import fit_lines
from render.scene import Scene

TASKS = 320
"""The most height of the tasks below the panel that tells a draft."""
BESIDE = 232
"""Height of the tasks beside the map."""


def paint_page(scene: Scene) -> Canvas:
    """Draw one question with its answers, or a draft that awaits confirmation."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w, LOOK)
    ask = targets_of(scene.choices)
    shown_view = _marked(scene, view)
    if view.question == "place" and not scene.waits:
        return _placing(scene, shown_view, w, names, ask)
    turn = draft(scene, view, w, names) if scene.waits else None
    need = 0 if turn is None else min(DRAFTED, height_of(w, turn, SIDE[1]))
    parts = stage_of(scene, shown_view, need)
    high = max(high_of(parts), need)
    if scene.choices:
        high = max(high, needed(scene.choices))
    canvas = sea(PLAIN_TOP + high + GAP + STRIP + LEFT, HEAD)
    head(canvas, _own_turn(scene, view), w, names, None, scene.question)
    page = Page(canvas, shown_view, w, names, ask)
    if parts[-1] not in ("map", "status"):
        page.heights[parts[-1]] += high - high_of(parts)
    y = PLAIN_TOP
    for part in parts:
        PARTS[part](page, y)
        y += page.heights[part] + GAP
    x, width = SIDE
    if scene.choices:
        room = high
        if parts == ("map",) and needed(scene.choices) + BESIDE + GAP <= high:  # a place for the tasks
            room = high - BESIDE - GAP
            own_tasks.tasks(canvas, view, page.seat, w, x, PLAIN_TOP + room + GAP, width, BESIDE)
        answer_list(canvas, view, scene.choices, w, names, page.seat, x, PLAIN_TOP, width, room)
    elif turn is not None:
        tall = high
        if "tasks" not in parts and high - need >= BESIDE + GAP:  # the panel needs no more
            tall = max(need, high - TASKS - GAP)
            own_tasks.tasks(canvas, view, page.seat, w, x, PLAIN_TOP + tall + GAP, width, high - tall - GAP)
        confirm(canvas, (x, PLAIN_TOP, width, tall), PAPER, w, turn)
    else:
        _parted(page, scene.question, x, PLAIN_TOP, width, high)
    strip(canvas, view, w, LEFT, PLAIN_TOP + high + GAP, FIELD)
    ask.flush(canvas)
    return canvas


def _placing(scene: Scene, view: View, w: Words, names: Sequence[str], ask: Targets) -> Canvas:
    """Draw the question which die to place."""
    table = Table(view, ask)
    canvas = sea(height_of_place(table), HEAD)
    head(canvas, _own_turn(scene, view), w, names, None, scene.question)
    paint_place(Page(canvas, view, w, names, ask), table)
    return canvas


def _marked(scene: Scene, view: View) -> View:
    """The view with the marks that belong to the page: what the draft has done. Beside targets there are
    none, for a picture tells one story at a time."""
    before: View | None = scene.before  # type: ignore[assignment]
    if scene.choices:
        return replace(view, marks=())
    return view if before is None else replace(view, marks=tuple(fresh(before.marks, view.marks)))


def _own_turn(scene: Scene, view: View) -> Scene:
    """The pill of a page addresses the reader, even if others must act too."""
    assert view.viewer is not None
    asked_fact = scene.question
    if asked_fact is None and scene.chosen:
        asked_fact = Fact("bb-pic-confirm")
    own_row = ((view.viewer, asked_fact),) if asked_fact is not None else scene.awaited
    return replace(scene, awaited=own_row, question=None)


def _parted(p: Page, question: Fact | None, x: int, y: int, width: int, height: int) -> None:
    """Draw the question and the tasks, while no group of answers is open yet."""
    room = height - BESIDE - GAP if height > BESIDE + 240 else height
    panels.lay(p.canvas, x, y, width, room, PAPER)
    if question is not None:
        text = p.w.say(question, p.names)
        lines, style = fit_lines(text, Style(40, 700), width - 56, 4, (40, 36, 32, 30))
        for k, line in enumerate(lines):
            p.canvas.words(x + 28, y + 66 + 50 * k, line, style)
    if room < height:
        own_tasks.tasks(p.canvas, p.view, p.seat, p.w, x, y + room + GAP, width, BESIDE)


__all__ = ["paint_page"]
