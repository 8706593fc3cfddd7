"""Draw the public table: head, chart, caption, seats."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.golden_horn.view import View
from bot.text import Words
from render.golden_horn.board import Board, look_of
from render.golden_horn.chart import table_ground
from render.golden_horn.layout import CHART_TOP
from render.golden_horn.marks import last_move
from render.golden_horn.pieces.tokens import RIBBON, ribbon_ground
from render.golden_horn.seat_panel import seat_panels
from render.golden_horn.strip import change_strip, draw_strip
from render.golden_horn.targets import awaited
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import TITLE, Style, sizes_from
from render.kit.frames import MARGIN, WIDTH, Look, awaited_pill, end_pill, pill, title
from render.kit.palette import INK
from render.kit.text import fit
from render.scene import Scene


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    look = look_of(scene.view_of(View))
    view, w, names = look.opened(scene, View)
    canvas = Canvas(table_ground(view.seats, view.route))
    head(canvas, scene, view, look, w, names)
    board = Board(canvas, view, w)
    board.draw()
    if not scene.film:
        awaited(board, scene.awaited)
    strip = change_strip(board, names)
    last_move(board, strip=strip)
    if strip is not None:
        draw_strip(board, strip)
    ribbon(canvas, view, w, names)
    seat_panels(board, look, names, {seat for seat, _ in scene.awaited}, scene.gold)
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


def ribbon(canvas: Canvas, view: View, w: Words, names: Sequence[str]) -> None:
    """Draw the gold ribbon of the final round over the upper frame of the chart."""
    if view.final is None or view.over:
        return
    text = w("turn-last-round")
    if view.final.port is None:
        why = w("gh-pic-final-called", who=names[view.final.who])
    else:
        why = w("gh-pic-final-empty", port=w(f"gh-port-{view.final.port}"))
    y = CHART_TOP - 8
    canvas.put(ribbon_ground(WIDTH - 2 * MARGIN), MARGIN, y)
    line, style = fit(f"{text} · {why}", Style(34, 700), 1480, sizes_from(34, 28))
    canvas.middle(WIDTH / 2, y + RIBBON / 2, line, style, INK, "centre")
