"""Draw the private page: the part of the table that the question is about, the answers, the hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core import Fact
from bot.games.bora_bora.placing import PlaceDie
from bot.games.bora_bora.view import View
from bot.text import Words
from bot.text.escape import capital
from render.bora_bora import own_tasks
from render.bora_bora.answers import NO_BACK, answers
from render.bora_bora.draft import draft
from render.bora_bora.hand import BAND, strip
from render.bora_bora.head import head
from render.bora_bora.layout import GAP, LEFT, PLAIN_TOP, SIDE
from render.bora_bora.place_page import Table, paint_place
from render.bora_bora.place_page import height_of as height_of_place
from render.bora_bora.stage import HEIGHTS, TALLEST, Page, draw_part, high_of, squeezed, stage_of
from render.bora_bora.targets import Targets, targets_of
from render.bora_bora.theme import LOOK, PAPER, sea
from render.kit import panels
from render.kit.answers import Make, answer_list, least_height
from render.kit.canvas import Canvas
from render.kit.changes import fresh
from render.kit.confirm import confirm, height_of
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.pill import addressed
from render.kit.text import fit_lines
from render.scene import Scene

LOW = 480
"""The least height of the stage."""


def paint_page(scene: Scene) -> Canvas:
    """Draw one question with its answers, or a draft that awaits confirmation."""
    view, w, names = LOOK.opened(scene, View)
    ask = targets_of(scene.choices)
    shown_view = _marked(scene, view)
    if isinstance(view.task, PlaceDie) and not scene.waits:
        return _placing(scene, shown_view, w, names, ask)
    turn = draft(scene, view, w, names) if scene.waits else None
    width = SIDE[1]
    need = least_height(_made(scene, w, names), width, _warning(w)) if scene.choices else 0
    if turn is not None:
        need = height_of(w, turn, width)
    parts = stage_of(scene, shown_view, min(need, TALLEST))
    high = min(TALLEST, max(high_of(parts), need, LOW))
    canvas = sea(PLAIN_TOP + high + GAP + BAND + GAP, HEAD)
    head(canvas, addressed(scene, "bb-pic-confirm"), w, names, None, scene.question)
    page = Page(canvas, shown_view, w, names, ask)
    page.heights |= squeezed(parts, high)
    y = PLAIN_TOP
    for part in parts:
        draw_part(part, page, y)
        y += page.heights[part] + GAP
    if y + HEIGHTS["standing"] <= PLAIN_TOP + high:
        draw_part("standing", page, y)
    x, low = SIDE[0], PLAIN_TOP + high + GAP
    strip(canvas, view, w, (LEFT, low, x - LEFT - GAP, BAND))
    room = high
    if need <= high and "tasks" not in parts:
        own_tasks.tasks(view, page.seat, w).lay(canvas, x, low, width, BAND)
    else:  # the column is needed down to the edge
        room = high + GAP + BAND
    if scene.choices:
        answer_list(canvas, (x, PLAIN_TOP, width, room), PAPER, _made(scene, w, names), _warning(w))
    elif turn is not None:
        confirm(canvas, (x, PLAIN_TOP, width, room), PAPER, w, turn)
    else:
        _parted(page, scene.question, x, PLAIN_TOP, width, room)
    ask.flush(canvas)
    return canvas


def _made(scene: Scene, w: Words, names: Sequence[str]) -> Make:
    view = scene.view_of(View)
    return lambda size: answers(scene.choices, view, view.viewer or 0, w, names, size)


def _warning(w: Words) -> str:
    """The meaning of the sign on answers that cannot be taken back."""
    return capital(w(NO_BACK))


def _placing(scene: Scene, view: View, w: Words, names: Sequence[str], ask: Targets) -> Canvas:
    """Draw the question which die to place."""
    table = Table(view, ask)
    canvas = sea(height_of_place(), HEAD)
    head(canvas, addressed(scene, "bb-pic-confirm"), w, names, None, scene.question)
    paint_place(Page(canvas, view, w, names, ask), table)
    return canvas


def _marked(scene: Scene, view: View) -> View:
    """The view with the marks of the page, which show what the draft has done. Beside targets there are none,
    because a picture should tell one story at a time."""
    before = scene.before_of(View)
    if scene.choices:
        return replace(view, marks=())
    return view if before is None else replace(view, marks=tuple(fresh(before.marks, view.marks)))


def _parted(p: Page, question: Fact | None, x: int, y: int, width: int, height: int) -> None:
    """Draw the question, while no group of answers is open yet."""
    panels.lay(p.canvas, x, y, width, height, PAPER)
    if question is not None:
        text = p.w.say(question, p.names)
        lines, style = fit_lines(text, Style(40, 700), width - 56, 4, (40, 36, 32, 30))
        for k, line in enumerate(lines):
            p.canvas.words(x + 28, y + 66 + 50 * k, line, style)
