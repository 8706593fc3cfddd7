"""Terms of the rulebook for the cards of a player (PY-1): completed, incomplete, open cells.

A side is 0 for the left card of a player and 1 for the right card, written L and R.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from bot.core import Fact, refusal
from bot.core.notation import Form
from bot.games.pyramids.cells import CELL_BY_NAME, CELL_NAMES, CELLS, WIDTH, around, cells_of, names_of
from bot.games.pyramids.cells import TOP_ROW as ROW
from bot.games.pyramids.components import Data
from bot.games.pyramids.state import At, Draft, Hand, Held

SIDES: Final = "LR"
T = TypeVar("T")


def not_own(card: str) -> Fact:
    """The seat has no such card: marks go on one of the own two cards (PY-5.1)."""
    return refusal("PY-5.1", "py-no-not-your-card", card=card)


def _side(text: str) -> int | Fact:
    return SIDES.index(text.upper()) if text.upper() in SIDES else not_own(text.upper())


def _cells(text: str) -> int | Fact:
    """The mask of cells whose names stand in any order."""
    mask = 0
    for name in re.findall(r"[A-Z]\d+", text.upper()):
        cell = CELL_BY_NAME.get(name)
        if cell is None:
            return refusal("PY-1.1", "py-no-off-grid", cell=name)
        if mask >> cell & 1:
            return refusal("PY-1.3", "py-no-twice", cell=name)
        mask |= 1 << cell
    return mask


def _cell(text: str) -> int | Fact:
    mask = _cells(text)
    if isinstance(mask, Fact):
        return mask
    return refusal("PY-6.11", "py-no-one-cell") if mask & mask - 1 else mask.bit_length() - 1


NAMES: Final = r"(?:[A-Z]\d+)+"
Side = Annotated[int, Form(r"[A-Z]|\d{1,6}", _side, SIDES.__getitem__, (0, 1))]
Mask = Annotated[int, Form(NAMES, _cells, names_of)]
Cell = Annotated[int, Form(NAMES, _cell, CELL_NAMES.__getitem__, range(CELLS))]


def by_side(at: At, text: str) -> str:
    """A text that names a card by its serial number (PY-11.2), with the side instead; without spaces and
    commas."""
    text = re.sub(r"[\s,]", "", text)
    which, dot, cells = text.partition(".")
    for side, held in enumerate(at.state.hands[at.seat].cards):
        if held is not None and which == str(held.serial):
            return f"{SIDES[side]}{dot}{cells}"
    return text


def is_completed(data: Data, held: Held) -> bool:
    """Whether the tomb of a card is marked (PY-1.4)."""
    return bool(held.marks & data.cards[held.serial].tomb)


def completed(data: Data, hand: Hand) -> list[Held]:
    """The cards in front of a player that are completed, until they are put aside (PY-6.7)."""
    cards = data.cards
    return [held for held in hand.cards if held is not None and held.marks & cards[held.serial].tomb]


def must_mark(hand: Hand, draft: Draft | None) -> bool:
    """Whether a player must still mark in action 2.

    A submission is complete when no extra mark is due (PY-11.2). A player without an incomplete card need
    not submit (PY-5.11). When action 2 begins no card is completed, for these are put aside (PY-5.12), so any
    card will do.
    """
    if draft is not None:
        return draft.due > 0
    left, right = hand.cards
    return left is not None or right is not None


def open_cells(data: Data, held: Held) -> int:
    """The cells that may be marked alone, as a mask (PY-1.5)."""
    card = data.cards[held.serial]
    return around(held.marks) & card.free if held.marks else card.entrance


Rows = tuple[tuple[tuple[T, ...], ...], ...]
"""One thing for each cell, arranged so that those of a mask are found quickly: for each row, and for each
mask of cells in the row, the things of these cells."""


def in_rows(make: Callable[[int], T]) -> Rows[T]:
    """What `make` makes of each cell."""
    things = [make(cell) for cell in range(CELLS)]
    return tuple(
        tuple(
            tuple(things[first + cell] for cell in range(WIDTH) if mask >> cell & 1)
            for mask in range(1 << WIDTH)
        )
        for first in range(0, CELLS, WIDTH)
    )


def at_cells(rows: Rows[T], mask: int) -> list[T]:
    """What belongs to the cells of a mask, in rising order."""
    a, b, c, d, e = rows
    return [
        *a[mask & ROW],
        *b[mask >> WIDTH & ROW],
        *c[mask >> 2 * WIDTH & ROW],
        *d[mask >> 3 * WIDTH & ROW],
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
