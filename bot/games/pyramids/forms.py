"""How cards and cells are written (PY-1.1, PY-11.2).

A side is 0 for the left card of a player and 1 for the right card, written L and R.
"""

from __future__ import annotations

import re
from typing import Annotated, Final

from bot.core import Fact, refusal
from bot.core.notation import Form, numbers
from bot.games.pyramids.cells import CELL_BY_NAME, CELL_NAMES, CELLS, names_of
from bot.games.pyramids.components import CARDS
from bot.games.pyramids.state import At

SIDES: Final = "LR"


def not_own(card: str) -> Fact:
    """The seat has no such card: marks go on one of its two cards (PY-5.1)."""
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


Serial = Annotated[int, numbers(range(1, CARDS + 1))]
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
