"""Draw the status track: the points of each space, and the seats on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.core import Seat
from bot.games.bora_bora.status import Ranked, Rose
from bot.games.bora_bora.view import View
from render.bora_bora.fine_marks import corners
from render.bora_bora.pieces import symbols
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, sprite

MARK = 48
"""Size of a marker on the track."""


CELL = 44
"""Height of a plate."""


def lay_track(canvas: Canvas, points: Sequence[int], x: int, y: int, width: int, height: int) -> None:
    """Draw what never changes: the paper and the plates of spaces with these points."""
    panels.lay(canvas, x, y, width, height, PAPER)
    half, left, step = _measures(len(points), x, width, height)
    canvas.put(symbols.symbol("status", half), x + 18, y + height / 2 - half)
    low = y + height - CELL - 10
    shades = [shade for shade, (_, group) in enumerate(groupby(points)) for _ in group]
    for number, shade in enumerate(shades):
        canvas.put(_plate(round(step) - 4, CELL, bool(shade % 2)), left + number * step + 2, low)


def _measures(spaces: int, x: int, width: int, height: int) -> tuple[int, int, float]:
    """Half of the symbol's size, the left edge of the spaces, and the width of one."""
    half = min(36, height // 2 - 18)
    left = x + 2 * half + 34
    return half, left, (x + width - 14 - left) / spaces


def points_of(view: View) -> tuple[int, ...]:
    """The points of the spaces of the track."""
    return tuple(space.points for space in view.status)


def status(
    canvas: Canvas, view: View, x: int, y: int, width: int, height: int, last: bool = True, laid: bool = False
) -> None:
    """Draw the track. Spaces of equal worth have one shade; markers on one space stand in a row. The one that
    comes first is at the right, as further spaces come before nearer ones. `laid`: paper and plates are
    already there."""
    points = points_of(view)
    if not laid:
        lay_track(canvas, points, x, y, width, height)
    canvas.note("bb-see-status", x, y, width, height)
    half, left, step = _measures(len(points), x, width, height)
    if last and any(isinstance(event, Ranked) for event in view.marks):
        canvas.put(corners(2 * half, 2 * half), x + 18, y + height / 2 - half)
    low = y + height - CELL - 10
    for number, worth in enumerate(points):
        middle = left + (number + 0.5) * step
        canvas.middle(middle, low + CELL / 2, str(worth), Style(38, 800), INK, "centre")
    _markers(canvas, view, left, step, low, y, last)


def _markers(
    canvas: Canvas, view: View, left: float, step: float, low: float, top: float, last: bool
) -> None:
    """Draw the markers above their spaces; rows that would meet are moved apart."""
    size = round(min(MARK, low - top - 14))
    rose = {event.who for event in view.marks if isinstance(event, Rose)} if last else set()
    end, right = left - 8.0, left + len(view.status) * step
    for k, space in enumerate(view.status):
        if not space.stack:
            continue
        row: tuple[Seat, ...] = tuple(reversed(space.stack))
        wide = len(row) * (size + 6) - 6
        middle = left + (k + 0.5) * step
        at = min(max(end + 8, middle - wide / 2), right - wide)
        if len(row) > 1:
            canvas.put(_tray(wide + 8, size + 8), at - 4, low - size - 11)
        canvas.put(_pointer(), middle - 9, low - 8)
        for seat in row:
            canvas.put(LOOK.badge(seat, size), at, low - size - 7)
            if seat in rose:
                canvas.put(corners(size, size), at, low - size - 7)
            at += size + 6
        end = at


@sprite
def _plate(width: int, height: int, shaded: bool) -> Sprite:
    """The plate of a space."""
    s = Sketch(width, height, 2)
    fill = mix(C["sun"], C["tapa"], 0.5) if shaded else C["tapa_light"]
    s.polygon(rounded(1, 1, width - 1, height - 1, 6), fill, mix(C["bark"], C["tapa"], 0.3), 2)
    return s.sprite()


@sprite
def _tray(width: int, height: int) -> Sprite:
    """The ground of markers that stand on one space."""
    s = Sketch(width, height, 2)
    s.polygon(rounded(1, 1, width - 1, height - 1, 10), C["field"], mix(C["bark"], C["tapa"], 0.3), 2)
    return s.sprite()


@sprite
def _pointer() -> Sprite:
    """A small wedge from a row of markers to their space."""
    s = Sketch(18, 10, 2)
    s.polygon([(0, 0), (18, 0), (9, 10)], INK)
    return s.sprite()
