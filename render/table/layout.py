"""The places of the areas of a table: one below the other, with their pieces in rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.core import Area
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.fonts import LABEL, NAME
from render.kit.palette import FADED, INK
from render.kit.text import fit
from render.table import pieces
from render.table.pieces import HIGH, LEAST, Face, Faces

GAP: Final = 12
BELOW: Final = 22
"""Room below a row of pieces, where their tags are."""
LINE: Final = 42
"""Height of a line of words."""
BACKS: Final = 12
"""Up to this many face-down pieces are drawn one by one; if there are more, one piece with the number."""


@dataclass(frozen=True)
class Block:
    """An area with its name, and its pieces in rows. A piece that is None lies face down."""

    area: Area
    label: str
    rows: tuple[tuple[tuple[str, Face] | None, ...], ...]
    symbol: str = ""
    """The symbol of the guide that explains the area."""

    @property
    def height(self) -> int:
        return LINE + len(self.rows) * (HIGH + BELOW)

    def draw(self, canvas: Canvas, x: int, y: int, width: int, tags: Mapping[str, str]) -> None:
        """Draw it in a box of this width. `tags`: for each piece, the tags of the answers that are about
        it."""
        number = self._number()
        room = width - (canvas.words(x + width, y + 30, number, NAME, INK, "right") + 16 if number else 0)
        label, style = fit(self.label, LABEL, room, (28, 26, 24, 22))
        canvas.words(x, y + 30, label, style, FADED)
        for n, row in enumerate(self.rows):
            left, top = float(x), y + LINE + n * (HIGH + BELOW)
            for piece in row:
                if piece is None:
                    canvas.put(pieces.back(), left, top)
                    left += LEAST + GAP
                    continue
                pieces.draw(canvas, left, top, piece[1])
                wide = pieces.width_of(piece[1])
                if piece[0] in tags:
                    panels.tag(canvas, left + wide / 2, top + HIGH + 4, tags[piece[0]], 17)
                left += wide + GAP

    def _number(self) -> str:
        if self.area.amount is not None:
            return str(self.area.amount)
        return str(self.area.covered) if self.area.covered > 1 else ""


def block(area: Area, label: str, faces: Faces, width: int, symbol: str = "") -> Block:
    """An area, arranged to fit a width."""
    row: list[tuple[str, Face] | None] = [(item, faces(item)) for item in area.items]
    row += [None] * (area.covered if area.covered <= BACKS else 1)
    return Block(area, label, tuple(map(tuple, _rows(row, width))), symbol)


def _rows(row: Sequence[tuple[str, Face] | None], width: int) -> Iterable[list[tuple[str, Face] | None]]:
    rows: list[tuple[str, Face] | None] = []
    used = 0
    for piece in row:
        wide = GAP + (LEAST if piece is None else pieces.width_of(piece[1]))
        if rows and used + wide > width + GAP:
            yield rows
            rows, used = [], 0
        rows.append(piece)
        used += wide
    if rows:
        yield rows
