"""Lay tiles of equal size in lines, and mark what the last turn has changed of them."""

from __future__ import annotations

from typing import Final

from bot.games.bora_bora.board import Jewel
from bot.games.bora_bora.printed import Printed
from render.bora_bora.pieces import tiles
from render.bora_bora.theme import C
from render.kit import marks
from render.kit.canvas import Area, Canvas
from render.kit.colour import mix
from render.kit.shapes import rounded
from render.kit.sketch import Sketch, Sprite, sprite

Place = tuple[int, int, int, int]
"""Left, top, width and height of a tile."""
GAP: Final = 8
"""Between two tiles."""
INSET: Final = 4
"""From the edge of a tile to its brackets."""


@sprite
def slot_well(width: int, height: int) -> Sprite:
    """An empty slot."""
    s = Sketch(width, height, 4)
    outline = rounded(2, 2, width - 2, height - 2, 8)
    s.polygon(outline, mix(C["tapa"], C["tapa_light"], 0.5))
    for dash in marks.dashes([*outline, outline[0]], 10, 8):
        s.line(dash, C["tapa_dark"], 2.6)
    return s.sprite()


def places(area: Area, count: int, across: int = 0) -> list[Place]:
    """Places for tiles in lines of so many; in one line by default."""
    x, y, width, height = area
    across = across or max(1, count)
    step, high = width / across, height / max(1, -(-count // across))
    left, top = x + GAP / 2, y + GAP / 2
    return [
        (
            round(left + at % across * step),
            round(top + at // across * high),
            round(step) - GAP,
            round(high) - GAP,
        )
        for at in range(count)
    ]


def hit(canvas: Canvas, place: Place, inset: int = INSET) -> None:
    """Mark a tile that the last turn has changed, inside its edge."""
    x, y, width, height = place
    canvas.put(marks.brackets(width - 2 * inset, height - 2 * inset, 0, 20), x + inset, y + inset)


def well(canvas: Canvas, place: Place) -> None:
    """Draw the empty slot of a tile."""
    canvas.put(slot_well(*place[2:]), *place[:2])


def task(canvas: Canvas, place: Place, name: str, printed: Printed) -> None:
    """Draw a task."""
    tiles.task(canvas, *place[:2], name, printed, *place[2:])


def jewel(canvas: Canvas, place: Place, jewel_view: Jewel) -> None:
    """Draw a jewel."""
    tiles.jewel(canvas, *place[:2], jewel_view.kind, jewel_view.cost, jewel_view.points, *place[2:])
