"""Action 2: which cells may be marked (PY-5) and what the marks give (PY-6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeVar

from msgspec.structs import replace

from bot.core import Seat
from bot.games.pyramids.board import TOP_ROW as ROW
from bot.games.pyramids.board import around
from bot.games.pyramids.components import Data
from bot.games.pyramids.events import Gain, Marked, Played
from bot.games.pyramids.moves import CELLS, WIDTH, Extra, Place, cells_of
from bot.games.pyramids.state import Batch, Draft, Hand, Held, Phase, State, is_incomplete, put

Kind = Literal["shape", "single", "extra"]
M = TypeVar("M")

ROWS: Final = range(0, CELLS, WIDTH)
SINGLES: Final = tuple(
    tuple(
        tuple(tuple(Place(side, 1 << row + c) for c in cells_of(bits)) for bits in range(1 << WIDTH))
        for row in ROWS
    )
    for side in (0, 1)
)
"""The single cells of each side and row, by the bits of the row that may be marked."""
EXTRAS: Final = tuple(
    tuple(
        tuple(tuple(Extra(side, row + c) for c in cells_of(bits)) for bits in range(1 << WIDTH))
        for row in ROWS
    )
    for side in (0, 1)
)
"""The same for extra marks."""


def open_cells(data: Data, held: Held) -> int:
    """The cells that may be marked alone, as a mask (PY-1.5)."""
    card = data.cards[held.serial]
    return around(held.marks) & card.free if held.marks else card.entrance


def place_moves(data: Data, hand: Hand, shape: str) -> list[Place]:
    """D1: on each card the positions of the shape, then the single cells (PY-5.1 to PY-5.5)."""
    found: list[Place] = []
    cards = data.cards
    for side, held in enumerate(hand.cards):
        if held is None:
            continue
        card, marks = cards[held.serial], held.marks
        if marks & card.tomb:
            continue
        # The first mark must include the entrance; later marks must be next to a marked cell.
        near = around(marks) if marks else card.entrance
        found += [both[side] for mask, both in card.placements[shape] if not mask & marks and mask & near]
        found += _cell_by_cell(SINGLES[side], near & card.free)
    return found


def shape_masks(data: Data, held: Held, shape: str) -> list[int]:
    """All legal placements of a shape on one card (PY-5.3 to PY-5.5), as masks."""
    near, marks = open_cells(data, held), held.marks
    placements = data.cards[held.serial].placements[shape]
    return [mask for mask, _ in placements if not mask & marks and mask & near]


def extra_moves(data: Data, hand: Hand) -> list[Extra]:
    """D2: an open cell of either card, completed or not (PY-6.8, PY-6.12)."""
    found: list[Extra] = []
    for side, held in enumerate(hand.cards):
        if held is not None:
            found += _cell_by_cell(EXTRAS[side], open_cells(data, held))
    return found


def _cell_by_cell(rows: tuple[tuple[tuple[M, ...], ...], ...], cells: int) -> list[M]:
    """The moves of some cells of a card, in rising order; read row by row from a table."""
    a, b, c, d, e = rows
    return [
        *a[cells & ROW],
        *b[cells >> WIDTH & ROW],
        *c[cells >> 2 * WIDTH & ROW],
        *d[cells >> 3 * WIDTH & ROW],
        *e[cells >> 4 * WIDTH],
    ]


@lru_cache
def _nothing(skulls: int) -> Gain:
    """What plain cells give."""
    return Gain(0, 0, 0, skulls, 0, 0, False, False, 0)


def settle(data: Data, hand: Hand, side: int, mask: int, round: int) -> tuple[Hand, Gain]:
    """The hand after marking a batch of cells on one of its cards (PY-6.1 to PY-6.7), and what it gave."""
    held = hand.cards[side]
    assert held is not None
    card, numbers = data.cards[held.serial], data.numbers
    marked = Held(held.serial, held.marks | mask)
    cards = (marked, hand.cards[1]) if side == 0 else (hand.cards[0], marked)
    if not mask & card.giving:
        return replace(hand, cards=cards), _nothing(hand.skulls)
    most = len(numbers.skulls)
    crossed = min(most, hand.skulls + (mask & card.skulls).bit_count())
    potions = (mask & card.potions).bit_count()
    skulls = max(0, crossed - numbers.potion * potions)
    red = min(numbers.gems, hand.red + (mask & card.reds).bit_count())
    green = min(numbers.gems, hand.green + (mask & card.greens).bit_count())
    torches = hand.torches | 1 << round - 1 if mask & card.torches else hand.torches
    gain = Gain(
        crossed - hand.skulls,
        potions,
        crossed - skulls,
        skulls,
        red - hand.red,
        green - hand.green,
        torches != hand.torches,
        bool(mask & card.tomb),
        (mask & card.crosses).bit_count(),
    )
    return Hand(cards, hand.done, red, green, skulls, torches), gain


def begin(data: Data, hand: Hand, move: Place, round: int) -> tuple[Draft, Gain]:
    """The submission after D1, and what its marks give."""
    kind: Kind = "shape" if move.mask & move.mask - 1 else "single"
    return _add(data, hand, NO_DRAFT, move.side, move.mask, kind, round)


def go_on(data: Data, draft: Draft, move: Extra, round: int) -> tuple[Draft, Gain]:
    """The submission after one more D2 (PY-6.10), and what the mark gives."""
    return _add(data, draft.hand, draft, move.side, 1 << move.cell, "extra", round)


NO_DRAFT: Final = Draft(Hand(), (), 0)


def _add(
    data: Data, before: Hand, draft: Draft, side: int, mask: int, kind: Kind, round: int
) -> tuple[Draft, Gain]:
    """Mark a batch. Of `draft` only what went before it counts."""
    held = before.cards[side]
    assert held is not None
    hand, gain = settle(data, before, side, mask, round)
    due, lost = draft.due - (kind == "extra") + gain.extras, draft.lost
    if due and not any(open_cells(data, card) for card in hand.cards if card is not None):
        due, lost = 0, lost + due  # the rest is lost if no cell is open (PY-6.13)
        gain = replace(gain, lost=lost)
    batch = Batch(side, held.serial, mask, kind)
    return Draft(hand, (*draft.batches, batch), due, lost, draft.potions + gain.potions), gain


def place(data: Data, state: State, seat: Seat, move: Place) -> Played:
    """Answer D1."""
    return _submit(data, state, seat, *begin(data, state.hands[seat], move, state.round))


def mark_extra(data: Data, state: State, seat: Seat, move: Extra) -> Played:
    """Answer D2."""
    draft = state.drafts[seat]
    assert draft is not None
    return _submit(data, state, seat, *go_on(data, draft, move, state.round))


def _submit(data: Data, state: State, seat: Seat, draft: Draft, gain: Gain) -> Played:
    """Store a submission. When all seats have completed theirs, action 2 ends (PY-11.1)."""
    drafts = put(state.drafts, seat, draft)
    phase: Phase = "mark" if draft.due or _is_awaited(data, state.hands, drafts) else "marked"
    event = Marked(seat, draft.batches[-1], gain, state.round, not draft.due)
    return replace(state, drafts=drafts, phase=phase), (event,)


def awaited(data: Data, hands: tuple[Hand, ...], drafts: tuple[Draft | None, ...]) -> tuple[Seat, ...]:
    """The seats that have not submitted yet. A player without an incomplete card need not submit
    (PY-5.11)."""
    cards = data.cards
    return tuple(
        [
            seat
            for seat, draft in enumerate(drafts)
            if (is_incomplete(hands[seat], cards) if draft is None else draft.due)
        ]
    )


def _is_awaited(data: Data, hands: tuple[Hand, ...], drafts: tuple[Draft | None, ...]) -> bool:
    """Whether anybody is still to submit: the first of `awaited` is enough."""
    for hand, draft in zip(hands, drafts, strict=True):
        if is_incomplete(hand, data.cards) if draft is None else draft.due:
            return True
    return False
