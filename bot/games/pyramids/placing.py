"""Marking (PY-5): the whole shape of the expedition card, or a single open cell."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import chain
from typing import ClassVar, Final

from bot.core import Change, Decision, Fact, Offer, refusal
from bot.games.pyramids import symbols, terms
from bot.games.pyramids.cards import AtCells, no_cells, no_contact, open_cells
from bot.games.pyramids.cells import CELLS, cells_of, names_of
from bot.games.pyramids.components import Data
from bot.games.pyramids.forms import SIDES, Mask, Side, by_side, not_own
from bot.games.pyramids.state import At, Draft, Held, State
from bot.games.pyramids.symbols import NO_DRAFT, Gain, Kind


class Place(Decision):
    """D1: mark the whole shape or one single open cell, on one of the player's two cards (PY-5.1).

    The single cell (PY-5.6) may be chosen even if the shape would fit (PY-5.7), and may be the entrance, the
    tomb or any symbol (PY-5.8). Cells beyond the tomb and branches are as good as any others (PY-5.9).
    """

    notation: ClassVar = "{side}.{mask}"
    side: Side
    mask: Mask

    @property
    def cells(self) -> tuple[int, ...]:
        return cells_of(self.mask)

    @classmethod
    def read(cls, text: str, at: At) -> Place | Fact | None:
        return super().read(by_side(at, text), at)

    @classmethod
    def options(cls, at: At) -> list[Place]:
        """On each card the placements of the shape, then the single cells. No card is completed when action 2
        begins (PY-5.12), and an incomplete card has an open cell (PY-5.10)."""
        places: list[Place] = []
        board, shape = at.board, at.state.shape
        for side, held in enumerate(at.state.hands[at.seat].cards):
            if held is not None:
                near = open_cells(board, held)
                places += fitting(board, side, held, shape, near)
                places += SINGLES[side].of(near)
        return places

    @classmethod
    def near(cls, at: At) -> Iterable[Place]:
        """Every position of every shape, and every single cell, on both sides."""
        shapes = chain.from_iterable(shape.masks for shape in at.board.shapes.values())
        masks = (*shapes, *(1 << cell for cell in range(CELLS)))
        return [Place(side, mask) for side in (0, 1) for mask in masks]

    def refused(self, at: At) -> Fact | None:
        held = at.state.hands[at.seat].cards[self.side]
        if held is None:
            return not_own(SIDES[self.side])
        board = at.board
        return no_cells(board, held, self.mask) or self._no_shape(at) or no_contact(board, held, self.mask)

    def _no_shape(self, at: At) -> Fact | None:
        """All squares of the shape are marked, never fewer (PY-5.3), however it is turned or mirrored
        (PY-5.2)."""
        size, shape = self.mask.bit_count(), at.board.shapes[at.state.shape]
        if size == 1:
            return None
        word = terms.shape(shape.key)
        if size != shape.size:
            return refusal("PY-5.3", "py-no-count", shape=word, size=shape.size, count=size)
        if self.mask not in shape.masks:
            return refusal("PY-5.2", "py-no-shape", shape=word, cells=names_of(self.mask, " "))
        return None

    def play(self, at: At) -> Change[State]:
        draft, gain = self._marked(at)
        return symbols.submit(at, draft, gain)

    def offer(self, at: At) -> Offer:
        draft, gain = self._marked(at)
        key = "py-offer-single" if draft.batches[-1].kind == "single" else "py-offer-shape"
        return symbols.offer(at, key, draft, gain)

    def _marked(self, at: At) -> tuple[Draft, Gain]:
        """The submission that begins with these cells, and what they give."""
        hand = at.state.hands[at.seat]
        kind: Kind = "shape" if self.mask & self.mask - 1 else "single"
        return symbols.mark(at.board, hand, NO_DRAFT, self.side, self.mask, kind, at.state.round)


def _single(side: int, cell: int) -> Place:
    return Place(side, 1 << cell)


SINGLES: Final = (AtCells(partial(_single, 0)), AtCells(partial(_single, 1)))
"""The single cells of each side, the smallest placements."""


def fitting(data: Data, side: int, held: Held, shape: str, near: int) -> list[Place]:
    """All legal placements of a shape on one card.

    No square lies on a wall or a marked cell (PY-5.3). One is in `near`, the open cells of the card: on an
    empty card the entrance (PY-5.4), on any other a cell that touches a marked one (PY-5.5).
    """
    marks, places = held.marks, []
    for mask in data.cards[held.serial].placements[shape]:
        if mask & near and not mask & marks:
            places.append(Place(side, mask))  # noqa: PERF401 - a comprehension is slower for so few
    return places
