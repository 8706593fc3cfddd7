"""Moves of Silver & Gold: Pyramids and their notation.

A cell is an int from 0 to 24, row * 5 + column (PY-1.1). Its name is printed on the pictures: columns A to E
from the left, rows 1 to 5 from the top. A set of cells is a bit mask with bit `cell`.

A side is 0 for the left card of a player and 1 for the right card, written L and R.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

import msgspec

WIDTH = 5
CELLS = WIDTH * WIDTH
COLUMNS = "ABCDE"
SIDES = "LR"
COLOURS = ("green", "orange", "purple")
COLOUR_LETTERS = {"green": "G", "orange": "O", "purple": "P"}

CELL_NAMES: tuple[str, ...] = tuple(f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(CELLS))
"""Name of each cell by number: 0 is "A1", 24 is "E5"."""
CELL_BY_NAME: dict[str, int] = {name: cell for cell, name in enumerate(CELL_NAMES)}


_FULL_ROW = (1 << WIDTH) - 1
_CELLS_OF_ROW = tuple(
    tuple(tuple(row * WIDTH + c for c in range(WIDTH) if bits >> c & 1) for bits in range(1 << WIDTH))
    for row in range(WIDTH)
)


def cells_of(mask: int) -> tuple[int, ...]:
    """The cells of a bit mask, in rising order."""
    found: tuple[int, ...] = ()
    for row in _CELLS_OF_ROW:
        found += row[mask & _FULL_ROW]
        mask >>= WIDTH
    return found


@lru_cache(maxsize=4096)
def names_of(mask: int, between: str = "") -> str:
    """The names of the cells of a mask, row by row: "A1B1B2"."""
    return between.join(CELL_NAMES[cell] for cell in cells_of(mask))


class Keep(msgspec.Struct, frozen=True, gc=False):
    """D0: the two of the four dealt cards to keep (PY-3.3), in the order of their serial numbers: `4+15`."""

    kind: ClassVar[str] = "keep"
    first: int
    second: int

    def __str__(self) -> str:
        return f"{self.first}+{self.second}"


class Place(msgspec.Struct, frozen=True, gc=False):
    """D1: mark the whole shape or a single cell on one card (PY-5.1): `L.A1B1C1`, `R.C3`."""

    kind: ClassVar[str] = "place"
    side: int
    mask: int

    @property
    def cells(self) -> tuple[int, ...]:
        return cells_of(self.mask)

    def __str__(self) -> str:
        return f"{SIDES[self.side]}.{names_of(self.mask)}"


class Extra(msgspec.Struct, frozen=True, gc=False):
    """D2: mark one open cell for a red X (PY-6.8): `R.C3`."""

    kind: ClassVar[str] = "extra"
    side: int
    cell: int

    @property
    def mask(self) -> int:
        return 1 << self.cell

    @property
    def cells(self) -> tuple[int, ...]:
        return (self.cell,)

    def __str__(self) -> str:
        return f"{SIDES[self.side]}.{CELL_NAMES[self.cell]}"


class Back(msgspec.Struct, frozen=True, gc=False):
    """Take back the whole own submission while it is sealed (PY-11.1): `back`."""

    kind: ClassVar[str] = "back"

    def __str__(self) -> str:
        return "back"


class Take(msgspec.Struct, frozen=True, gc=False):
    """D3: take a card of the display by serial number, `31`, or the unseen top of the pile, `top`
    (PY-7.2)."""

    kind: ClassVar[str] = "take"
    card: int
    """Serial number; 0 for the unseen top card."""

    def __str__(self) -> str:
        return str(self.card) if self.card else "top"


class Draw(msgspec.Struct, frozen=True, gc=False):
    """Chance: the pyramid card drawn from the deck or pile (PY-13.1): `=17`."""

    kind: ClassVar[str] = "draw"
    card: int

    def __str__(self) -> str:
        return f"={self.card}"


class Reveal(msgspec.Struct, frozen=True, gc=False):
    """Chance: the revealed expedition card (PY-4.2): `=I3`."""

    kind: ClassVar[str] = "reveal"
    shape: str

    def __str__(self) -> str:
        return f"={self.shape}"


class Open(msgspec.Struct, frozen=True, gc=False):
    """Chance: open and apply all submissions together, when the last one is complete (PY-11.4).

    A separate move, so that the preview of the last player does not show the others' submissions.
    """

    kind: ClassVar[str] = "open"

    def __str__(self) -> str:
        return "open"


class Award(msgspec.Struct, frozen=True, gc=False):
    """Chance: give out the next pyramid point box in action 4 (PY-8.1): `G10`."""

    kind: ClassVar[str] = "award"
    colour: str
    points: int

    def __str__(self) -> str:
        return f"{COLOUR_LETTERS[self.colour]}{self.points}"


PyramidsMove = Keep | Place | Extra | Back | Take | Draw | Reveal | Open | Award
