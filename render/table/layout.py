"""An area of a table as a box: its name and number, and below them its pieces in rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.core import Area
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.flow import Box, Drawn, Gap, Text, column, noted, row
from render.kit.fonts import LABEL, NAME, sizes_from
from render.kit.palette import FADED
from render.kit.text import fit
from render.table import pieces
from render.table.pieces import HIGH, LEAST, Face, Faces

GAP: Final = 12
APART: Final = 56
"""Room between two areas that stand side by side."""
TALL: Final = HIGH + 22
"""Height of a piece with room below it for its tag."""
SIZES: Final = sizes_from(28, 22)
"""Sizes of the name of an area."""
BACKS: Final = 12
"""Up to this many face-down pieces are drawn one by one; if there are more, one piece with the number."""


def area_box(
    area: Area, label: str, faces: Faces, width: float, tags: Mapping[str, str], symbol: str = ""
) -> Box:
    """An area in a width. `tags`: for each piece, the tag of the answer that is about it."""
    number = [Text(text, NAME) for text in _number(area)]
    room = width - sum(text.width + GAP for text in number)
    name = Text(*fit(label, LABEL, room, SIZES), FADED)
    shown: list[Box] = [_piece(faces(item), tags.get(item, "")) for item in area.items]
    shown += [Drawn(LEAST, TALL, _back)] * (area.covered if area.covered <= BACKS else 1)
    lines = [row(*line, gap=GAP) for line in _rows(shown, width, GAP)]
    box = column(row(name, Gap(), *number, gap=GAP), *lines, gap=4)
    return noted(symbol, box) if symbol else box


def _number(area: Area) -> Iterator[str]:
    if area.amount is not None:
        yield str(area.amount)
    elif area.covered > 1:
        yield str(area.covered)
    elif not (area.items or area.covered):
        yield "–"


def _piece(face: Face, tag: str) -> Drawn:
    wide = pieces.width_of(face)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        top = middle - TALL / 2
        pieces.draw(canvas, x, top, face)
        if tag:
            panels.tag(canvas, x + wide / 2, top + HIGH + 4, tag, 17)

    return Drawn(wide, TALL, draw)


def _back(canvas: Canvas, x: float, middle: float) -> None:
    canvas.put(pieces.back(), x, middle - TALL / 2)


def side_by_side(areas: Sequence[Box], width: float) -> Box:
    """Areas in their order, as many in a row as have room, each at its upper edge."""
    lines = _rows([column(area, Gap(), gap=0) for area in areas], width, APART)
    return column(*(row(*line, Gap(), gap=APART) for line in lines))


def _rows(boxes: Sequence[Box], width: float, gap: float) -> Iterator[list[Box]]:
    line: list[Box] = []
    used = 0.0
    for box in boxes:
        if line and used + box.width > width:
            yield line
            line, used = [], 0.0
        line.append(box)
        used += box.width + gap
    if line:
        yield line
