"""Action 2: which cells may be marked (PY-5) and what the marks give (PY-6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.games.pyramids.data import components
from bot.games.pyramids.grid import around
from bot.games.pyramids.moves import Extra, Place, cells_of
from bot.games.pyramids.state import Batch, Draft, Hand, Held

Kind = Literal["shape", "single", "extra"]


class Gain(msgspec.Struct, frozen=True):
    """What one batch gives, in the order in which the symbols are settled (PY-6.2)."""

    skulls: int
    """Skulls newly crossed."""
    potions: int
    """Potions drunk."""
    erased: int
    """Skulls erased by the potions."""
    red: int
    green: int
    torch: bool
    tomb: bool
    extras: int
    """Extra marks given by red X."""


@lru_cache(maxsize=1024)
def _fitting(serial: int, shape: str) -> tuple[int, ...]:
    """Every position of a shape on a card that touches no wall (PY-5.3), whatever is already marked."""
    data = components()
    free = data.cards[serial].free
    return tuple(mask for mask in data.shapes[shape].masks if mask & free == mask)


@cache
def _place(side: int, mask: int) -> Place:
    return Place(side, mask)


@cache
def _extra(side: int, cell: int) -> Extra:
    return Extra(side, cell)


def shape_masks(held: Held, shape: str) -> list[int]:
    """All legal placements of a shape on one card (PY-5.3 to PY-5.5), as masks."""
    marks = held.marks
    # The first mark must include the entrance; later marks must be next to a marked cell.
    near = around(marks) if marks else components().cards[held.serial].entrance
    return [mask for mask in _fitting(held.serial, shape) if not mask & marks and mask & near]


def open_cells(held: Held) -> int:
    """The cells that may be marked alone, as a mask (PY-1.5)."""
    card = components().cards[held.serial]
    return around(held.marks) & card.free if held.marks else card.entrance


def place_moves(hand: Hand, shape: str) -> Iterator[Place]:
    """D1: on each card the positions of the shape, then the single cells (PY-5.1)."""
    for side, held in enumerate(hand.cards):
        if held is None or held.completed:
            continue
        for mask in shape_masks(held, shape):
            yield _place(side, mask)
        for cell in cells_of(open_cells(held)):
            yield _place(side, 1 << cell)


def extra_moves(hand: Hand) -> Iterator[Extra]:
    """D2: an open cell of either card, completed or not (PY-6.8, PY-6.12)."""
    for side, held in enumerate(hand.cards):
        if held is not None:
            for cell in cells_of(open_cells(held)):
                yield _extra(side, cell)


def settle(hand: Hand, side: int, mask: int, round: int) -> tuple[Hand, Gain]:
    """The hand after marking a batch of cells on one of its cards (PY-6.1 to PY-6.7), and what it gave."""
    held = hand.cards[side]
    assert held is not None
    data = components()
    card, numbers = data.cards[held.serial], data.numbers
    most = len(numbers.skulls)
    crossed = min(most, hand.skulls + (mask & card.skulls).bit_count())
    potions = (mask & card.potions).bit_count()
    skulls = max(0, crossed - numbers.potion * potions)
    red = min(numbers.gems, hand.red + (mask & card.reds).bit_count())
    green = min(numbers.gems, hand.green + (mask & card.greens).bit_count())
    torches = hand.torches | 1 << round - 1 if mask & card.torches else hand.torches
    marked = Held(held.serial, held.marks | mask)
    after = Hand(
        cards=(marked, hand.cards[1]) if side == 0 else (hand.cards[0], marked),
        done=hand.done,
        red=red,
        green=green,
        skulls=skulls,
        torches=torches,
    )
    gain = Gain(
        skulls=crossed - hand.skulls,
        potions=potions,
        erased=crossed - skulls,
        red=red - hand.red,
        green=green - hand.green,
        torch=torches != hand.torches,
        tomb=bool(mask & card.tomb),
        extras=(mask & card.crosses).bit_count(),
    )
    return after, gain


def begin(hand: Hand, move: Place, round: int) -> Draft:
    """The submission after D1."""
    kind: Kind = "shape" if move.mask & move.mask - 1 else "single"
    return _add(Draft(hand, (), 0), move.side, move.mask, kind, round)


def go_on(draft: Draft, move: Extra, round: int) -> Draft:
    """The submission after one more D2 (PY-6.10)."""
    return _add(replace(draft, due=draft.due - 1), move.side, move.mask, "extra", round)


def _add(draft: Draft, side: int, mask: int, kind: Kind, round: int) -> Draft:
    held = draft.hand.cards[side]
    assert held is not None
    hand, gain = settle(draft.hand, side, mask, round)
    due, lost = draft.due + gain.extras, draft.lost
    if due and not any(open_cells(card) for card in hand.cards if card is not None):
        due, lost = 0, lost + due  # the rest is lost if no cell is open (PY-6.13)
    batch = Batch(side, held.serial, mask, kind)
    return Draft(hand, (*draft.batches, batch), due, lost, draft.potions + gain.potions)
