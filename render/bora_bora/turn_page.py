"""Draw the private page: the part of the table that the question is about, the answers, the hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core import Fact
from bot.games.bora_bora.placing import PlaceDie
from bot.games.bora_bora.view import View
from bot.text import Words
from bot.text.escape import capital
from render.bora_bora import own_tasks, player_board
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
from render.kit.answers import Aim, Make, answer_list, least_height
from render.kit.canvas import Canvas
from render.kit.changes import fresh
from render.kit.confirm import confirm, height_of
from render.kit.flow import Box
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.pill import addressed
from render.kit.text import fit_lines
from render.scene import Scene

LOW = 480
"""The least height of the stage."""
AIM = Aim(sizes=(64, 54, 46, 40, 36, 32, 28))
ROW = 104
"""The height of an answer beside which there is room for more."""
THINGS = 232
MORE = 150
"""The least height of what the reader has, and the most that is added to it."""


def paint_page(scene: Scene) -> Canvas:
    """Draw one question with its answers, or a draft that awaits confirmation."""
    view, w, names = LOOK.opened(scene, View)
    ask = targets_of(scene.choices)
    shown_view = _marked(scene, view)
    if isinstance(view.task, PlaceDie) and not scene.waits:
        return _placing(scene, shown_view, w, names, ask)
    turn = draft(scene, view, w, names) if scene.waits else None
    width = SIDE[1]
    need = 0
    if scene.choices:
        aims = (Aim(large=large) for large in (54, 78))
        need = min(least_height(_made(scene, w, names), width, _warning(w), aim) for aim in aims)
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
    room = _below(page, parts, len(scene.choices), need, x, high + GAP + BAND)
    if scene.choices:
        made = _made(scene, w, names)
        answer_list(canvas, (x, PLAIN_TOP, width, room), PAPER, made, _warning(w), aim=AIM)
    elif turn is not None:
        confirm(canvas, (x, PLAIN_TOP, width, room), PAPER, w, turn)
    else:
        _parted(page, scene.question, x, PLAIN_TOP, width, room)
    ask.flush(canvas)
    return canvas


def _below(page: Page, parts: Sequence[str], answers: int, need: int, x: int, room: int) -> int:
    """Draw the tasks of the reader below the answers, and what else has room; returns the room of the
    answers."""
    wanted = max(need, ROW * answers + 28)
    boxes: list[tuple[Box, int]] = []
    if "tasks" not in parts and room - need >= GAP + BAND:
        boxes = [(own_tasks.tasks(page.view, page.seat, page.w), BAND)]
    left = room - wanted - sum(high + GAP for _, high in boxes)
    if "ceremony" not in parts and answers and left >= GAP + THINGS:
        boxes.insert(0, (player_board.things(page.view, page.seat), THINGS))
        left -= GAP + THINGS
    for box, high in reversed(boxes):
        high += min(max(0, left), MORE) if answers else 0
        left -= high
        room -= high
        box.lay(page.canvas, x, PLAIN_TOP + room, SIDE[1], high)
        room -= GAP
    return room


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
