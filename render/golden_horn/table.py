"""Draw the public table: head, chart, caption, seats."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.golden_horn.view import View
from bot.text import Words
from render.golden_horn.board import Board, look_of
from render.golden_horn.chart import table_ground
from render.golden_horn.layout import CHART_TOP
from render.golden_horn.marks import last_move
from render.golden_horn.seat_panel import seat_panels
from render.golden_horn.strip import change_strip
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import TITLE, Style, sizes_from
from render.kit.frames import (
    MARGIN,
    WIDTH,
    Look,
    awaited_pill,
    end_pill,
    pill,
    title,
)
from render.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK
from render.kit.shapes import Point, box, mirrored
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.kit.text import cut, fit
from render.scene import Scene

#: The kinds of facts that are worth telling; the rest (each cube, each card) is visible on the board.
CAPTIONS = frozenset(
    {
        "gh-start", "gh-ports-open", "gh-raided", "gh-loaded", "gh-loaded-emptied", "gh-turned",
        "gh-sailed", "gh-arrived", "gh-delivered", "gh-called", "gh-passed",
    }
)  # fmt: skip
RIBBON = 38
"""Height of the ribbon of the final round."""


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    look = look_of(scene.view_of(View))
    view, w, names = look.opened(scene, View)
    canvas = Canvas(table_ground(view.seats, view.route))
    head(canvas, scene, view, look, w, names)
    board = Board(canvas, view, w)
    board.draw()
    last_move(board)
    change_strip(board, names)
    ribbon(canvas, view, w, names)
    seat_panels(board, look, names, {seat for seat, _ in scene.awaited})
    return canvas


def head(
    canvas: Canvas, scene: Scene, view: View, look: Look, w: Words, names: Sequence[str], heading: str = ""
) -> None:
    """Draw the title, the round, and whose turn it is."""
    what = end_pill(w, names, scene) or awaited_pill(w, names, scene.awaited, scene.question)
    room = WIDTH - 2 * MARGIN - 60 - round(fonts.width(heading or w("gh-title"), TITLE))
    if not heading:
        room -= 170
    left = pill(canvas, look, what, room=min(1140, room)) if what is not None else WIDTH - MARGIN
    sub = w("turn-round", round=view.round) if view.round else w("gh-pic-setup")
    title(canvas, heading or w("gh-title"), "" if heading else sub, left - MARGIN - 36)


@sprite
def _ribbon(width: int) -> Sprite:
    s = Sketch(width, RIBBON, 12)
    for flip in (False, True):
        tail: list[Point] = [(-8, 8), (14, 8), (14, RIBBON + 4), (-8, RIBBON + 4), (0, 27)]
        s.polygon(mirrored(tail, width / 2) if flip else tail, GOLD_DARK)
    s.polygon(box(0, 0, width, RIBBON), GOLD, GOLD_DARK, 3)
    for y in (4, RIBBON - 4):
        s.line([(4, y), (width - 4, y)], GOLD_LIGHT, 2)
    return s.sprite(shadow=Shadow(0.26, 3, 2, 4))


def ribbon(canvas: Canvas, view: View, w: Words, names: Sequence[str]) -> None:
    """Draw the gold ribbon of the final round over the upper frame of the chart."""
    if view.final is None or view.over:
        return
    text = w("turn-last-round")
    if view.final.port is None:
        why = w("gh-pic-final-called", who=cut(names[view.final.who], Style(34, 700), 420))
    else:
        why = w("gh-pic-final-empty", port=w(f"gh-port-{view.final.port}"))
    y = CHART_TOP - 14
    canvas.put(_ribbon(WIDTH - 2 * MARGIN), MARGIN, y)
    line, style = fit(f"{text} · {why}", Style(34, 700), 1480, sizes_from(34, 28))
    canvas.middle(WIDTH / 2, y + RIBBON / 2, line, style, INK, "centre")
