"""Draw the status track: the points of each space, and the seats on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.bora_bora.status import Ranked, Rose
from bot.games.bora_bora.view import View
from render.bora_bora.pieces import symbols
from render.bora_bora.shelf import corners
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK

MARK = 48
"""Size of a marker on the track."""
BETWEEN = 4
"""Between two markers, two plates, a marker and its plate."""
CELL = 40
"""Height of a plate."""
WIDE = 64
"""The least width of a plate on which figures can be larger."""
NUMBER = Style(38, 800)
LINE = mix(C["bark"], C["tapa"], 0.3)
"""The line round plates."""


def status(canvas: Canvas, view: View, x: int, y: int, width: int, height: int, last: bool = True) -> None:
    """Draw the track: a plate for each space, and above it its markers in a row. The one that comes first is
    at the right, as further spaces come before nearer ones. Spaces of equal worth have one shade."""
    panels.lay(canvas, x, y, width, height, PAPER)
    canvas.note("bb-see-status", x, y, width, height)
    half = min(36, height // 2 - 18)
    canvas.put(symbols.symbol("status", half), x + 18, y + height / 2 - half)
    if last and any(isinstance(event, Ranked) for event in view.marks):
        canvas.put(corners(2 * half, 2 * half), x + 18, y + height / 2 - half)
    low, left = y + height - CELL - 10, x + 2 * half + 34
    size = min(MARK, low - y - 10 - BETWEEN)
    rose = {event.who for event in view.marks if isinstance(event, Rose)} if last else set()
    shades = [shade for shade, (_, group) in enumerate(groupby(view.track)) for _ in group]
    wide = widths(view.track, [len(stack) for stack in view.status], x + width - 14 - left, size)
    for worth, shade, stack, across in zip(view.track, shades, view.status, wide, strict=True):
        ground, middle = mix(C["sun"], C["tapa"], 0.5) if shade % 2 else C["tapa_light"], left + across / 2
        canvas.put(panels.well(across - BETWEEN, CELL, ground, LINE, 6), left + BETWEEN / 2, low)
        style = NUMBER if min(wide) >= WIDE else NUMBER.usual
        canvas.middle(middle, low + CELL / 2, str(worth), style, INK, "centre")
        at = middle - (len(stack) * (size + BETWEEN) - BETWEEN) / 2
        for seat in reversed(stack):
            canvas.put(LOOK.badge(seat, size), at, low - size - BETWEEN)
            if seat in rose:
                canvas.put(corners(size, size), at, low - size - BETWEEN)
            at += size + BETWEEN
        left += across


def widths(points: Sequence[int], counts: Sequence[int], room: int, size: int) -> list[int]:
    """The widths of spaces with so many markers, which have room above their spaces; the others are equal, as
    far as their figures allow."""
    least = [max(fonts.width(str(worth), NUMBER.usual) + 3 * BETWEEN, count * (size + BETWEEN) + BETWEEN)
             for worth, count in zip(points, counts, strict=True)]  # fmt: skip
    levels = range(room // len(points), 0, -1)
    level = next((level for level in levels if sum(max(level, need) for need in least) <= room), 0)
    wide = [int(max(level, need)) for need in least]
    return [across + (at < room - sum(wide)) for at, across in enumerate(wide)]
