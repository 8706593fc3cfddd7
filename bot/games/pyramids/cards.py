"""Terms of the rulebook for the cards of a player (PY-1): completed, incomplete, open cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from bot.core import Fact, refusal
from bot.games.pyramids.cells import (
    CELL_NAMES,
    CELLS,
    CELLS_OF_ROW,
    TOP_ROW,
    WIDTH,
    around,
    cells_of,
    names_of,
)
from bot.games.pyramids.components import Data
from bot.games.pyramids.state import Draft, Hand, Held

T = TypeVar("T")


def is_completed(data: Data, held: Held) -> bool:
    """Whether the tomb of a card is marked (PY-1.4)."""
    return bool(held.marks & data.cards[held.serial].tomb)


def completed(data: Data, hand: Hand) -> list[Held]:
    """The cards in front of a player that are completed, until they are put aside (PY-6.7)."""
    cards = data.cards
    return [held for held in hand.cards if held is not None and held.marks & cards[held.serial].tomb]


def must_mark(hand: Hand, draft: Draft | None) -> bool:
    """Whether a player must still mark in action 2.

    A submission is complete when no extra mark is due (PY-11.2). A player without an incomplete card need not
    submit (PY-5.11). When action 2 begins no card is completed, because completed cards are put aside
    (PY-5.12). So any card here is an incomplete one.
    """
    if draft is not None:
        return draft.due > 0
    left, right = hand.cards
    return left is not None or right is not None


def open_cells(data: Data, held: Held) -> int:
    """The cells that may be marked alone, as a mask (PY-1.5)."""
    card = data.cards[held.serial]
    return around(held.marks) & card.free if held.marks else card.entrance


class AtCells(Generic[T]):
    """One thing for each cell of a card, in tables of what belongs to each set of cells of a row."""

    def __init__(self, make: Callable[[int], T]) -> None:
        things = [make(cell) for cell in range(CELLS)]
        self._rows = [[[things[cell] for cell in cells] for cells in row] for row in CELLS_OF_ROW]

    def of(self, mask: int) -> list[T]:
        """What belongs to the cells of a mask, in rising order."""
        a, b, c, d, e = self._rows
        return [
            *a[mask & TOP_ROW],
            *b[mask >> WIDTH & TOP_ROW],
            *c[mask >> 2 * WIDTH & TOP_ROW],
            *d[mask >> 3 * WIDTH & TOP_ROW],
            *e[mask >> 4 * WIDTH],
        ]


def no_cells(data: Data, held: Held, mask: int) -> Fact | None:
    """Why a card has no room for marks on these cells: a wall, or a mark (PY-1.3, PY-5.3)."""
    for cell in cells_of(mask & ~data.cards[held.serial].free):
        return refusal("PY-5.3", "py-no-wall", cell=CELL_NAMES[cell])
    for cell in cells_of(mask & held.marks):
        return refusal("PY-1.3", "py-no-marked", cell=CELL_NAMES[cell])
    return None


def no_contact(data: Data, held: Held, mask: int) -> Fact | None:
    """Why marks may not begin on these free cells: the entrance is missing on an empty card (PY-5.4), or
    none touches a marked cell on any other (PY-5.5)."""
    if mask & open_cells(data, held):
        return None
    if held.marks:
        return refusal("PY-5.5", "py-no-contact")
    return refusal("PY-5.4", "py-no-entrance", cell=names_of(data.cards[held.serial].entrance))
