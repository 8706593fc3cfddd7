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
from render.kit.sketch import Sketch, Sprite, sprite

MARK = 48
"""Size of a marker on the track."""
LIFT = 10
"""How much higher markers stand if there is room, so that slanting wedges are seen."""
CELL = 44
"""Height of a plate."""
WIDE = 64
"""The least width of a plate on which figures can be larger."""
LINE = mix(C["bark"], C["tapa"], 0.3)
"""The line round plates."""


def lay_track(canvas: Canvas, points: Sequence[int], x: int, y: int, width: int, height: int) -> None:
    """Draw what never changes: the paper and the plates of spaces with these points."""
    panels.lay(canvas, x, y, width, height, PAPER)
    half, left, step = _measures(len(points), x, width, height)
    canvas.put(symbols.symbol("status", half), x + 18, y + height / 2 - half)
    low = y + height - CELL - 10
    shades = [shade for shade, (_, group) in enumerate(groupby(points)) for _ in group]
    for number, shade in enumerate(shades):
        ground = mix(C["sun"], C["tapa"], 0.5) if shade % 2 else C["tapa_light"]
        canvas.put(panels.well(round(step) - 4, CELL, ground, LINE, 6), left + number * step + 2, low)


def _measures(spaces: int, x: int, width: int, height: int) -> tuple[int, int, float]:
    """Half of the symbol's size, the left edge of the spaces, and the width of one."""
    half = min(36, height // 2 - 18)
    left = x + 2 * half + 34
    return half, left, (x + width - 14 - left) / spaces


def status(
    canvas: Canvas, view: View, x: int, y: int, width: int, height: int, last: bool = True, laid: bool = False
) -> None:
    """Draw the track. Spaces of equal worth have one shade; markers on one space stand in a row. The one that
    comes first is at the right, as further spaces come before nearer ones. `laid`: paper and plates are
    already there."""
    points = view.track
    if not laid:
        lay_track(canvas, points, x, y, width, height)
    canvas.note("bb-see-status", x, y, width, height)
    half, left, step = _measures(len(points), x, width, height)
    if last and any(isinstance(event, Ranked) for event in view.marks):
        canvas.put(corners(2 * half, 2 * half), x + 18, y + height / 2 - half)
    low = y + height - CELL - 10
    for number, worth in enumerate(points):
        middle = left + (number + 0.5) * step
        canvas.middle(middle, low + CELL / 2, str(worth), Style(38, 800, fixed=step < WIDE), INK, "centre")
    _markers(canvas, view, left, step, low, y, last)


def _markers(
    canvas: Canvas, view: View, left: float, step: float, low: float, top: float, last: bool
) -> None:
    """Draw the markers above their spaces; rows that would meet are moved apart."""
    size = round(min(MARK, low - top - 14))
    lift = round(min(LIFT, low - top - 14 - size))
    upper = low - size - 7 - lift
    rose = {event.who for event in view.marks if isinstance(event, Rose)} if last else set()
    for spot, (at, wide) in row_places([len(stack) for stack in view.status], left, step, size).items():
        row: tuple[Seat, ...] = tuple(reversed(view.status[spot]))
        if len(row) > 1:
            canvas.put(panels.well(round(wide) + 8, size + 8, C["field"], LINE, 10), at - 4, upper - 4)
        _pointer(canvas, at, wide, left + (spot + 0.5) * step, low - 8 - lift, 10 + lift)
        for seat in row:
            canvas.put(LOOK.badge(seat, size), at, upper)
            if seat in rose:
                canvas.put(corners(size, size), at, upper)
            at += size + 6


def row_places(counts: Sequence[int], left: float, step: float, size: int) -> dict[int, tuple[float, float]]:
    """By space with markers: the left edge and the width of their row, if spaces from `left` on have so many
    markers. A row is as near to its space as the rows beside it allow."""
    wide = {k: count * (size + 6.0) - 6 for k, count in enumerate(counts) if count}
    behind = sum(wide.values()) + 8 * len(wide)
    found, least = {}, left
    for k, width in wide.items():
        behind -= width + 8
        most = left + len(counts) * step - behind - width
        at = min(max(least, left + (k + 0.5) * step - width / 2), most)
        found[k] = (at, width)
        least = at + width + 8
    return found


def _pointer(canvas: Canvas, at: float, wide: float, tip: float, y: float, height: int) -> None:
    """Draw a small wedge from a row of markers to the middle of their space; it slants if they are aside."""
    foot = min(max(tip, at + 9), at + wide - 9)
    aside = round(tip - foot)
    canvas.put(_wedge(aside, height), foot - 9 - max(0, -aside), y)


@sprite
def _wedge(aside: int, height: int) -> Sprite:
    """A wedge whose point is so far right of its middle."""
    base, point = max(0, -aside), max(0, aside)
    s = Sketch(18 + base + point, height, 2)
    s.polygon([(base, 0), (base + 18, 0), (base + 9 + aside, height)], INK)
    return s.sprite()
