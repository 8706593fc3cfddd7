"""Draw the public table: expedition, display, point boxes, and every seat with its two cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.core import Fact
from bot.games.pyramids.view import PyramidsView
from bot.text import Words
from render.kit.backgrounds import as_base
from render.kit.canvas import Canvas
from render.kit.frames import Pill, awaited_pill, end_pill
from render.pyramids import parts
from render.pyramids.band import lay_papers, note_display, paint_band
from render.pyramids.pieces.wall import wall
from render.pyramids.seat_panel import seat_panel
from render.pyramids.theme import LOOK
from render.scene import Scene

HEIGHT: Final = 1018


@as_base
def _ground() -> Image.Image:
    """The ground of every table: the wall, and the papers of the band."""
    canvas = Canvas(wall(HEIGHT))
    lay_papers(canvas)
    return canvas.image


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    view, w, names = LOOK.opened(scene, PyramidsView)
    canvas = Canvas(_ground())
    parts.head(canvas, w, w("py-pic-title"), view, _pill(scene, view, w, names))
    paint_band(canvas, view, w, _laid(scene, view))
    awaited = {seat for seat, _ in scene.awaited}
    for seat in range(view.seats):
        with canvas.part():
            seat_panel(canvas, view, seat, names[seat], awaited, seat in scene.won)
    note_display(canvas, view)  # after the larger cards of the seats
    return canvas


def _pill(scene: Scene, view: PyramidsView, w: Words, names: Sequence[str]) -> Pill | None:
    end = end_pill(w, names, scene)
    if end is not None:
        return end
    if view.over:
        return Pill(lead=w("py-pic-over"))
    if view.phase in ("keep", "mark") and scene.awaited:
        who = tuple((seat, names[seat]) for seat, _ in scene.awaited)
        return Pill(lead=w("pic-waiting"), who=who, large=True)
    return awaited_pill(w, names, scene.awaited)


def _laid(scene: Scene, view: PyramidsView) -> set[int]:
    """The cards of the display that the last turn has laid out; none at the start, when all are new."""
    if view.last is None:
        return set()
    told = (fact.args["card"] for fact in scene.caption if fact.key == "py-log-display")
    return {int(str(card.args["card"])) for card in told if isinstance(card, Fact)}
