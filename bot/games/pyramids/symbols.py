"""Symbols (PY-6): what marked cells give, and the extra marks of red X."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import ClassVar, Final, Literal

import msgspec
from msgspec.structs import replace

from bot.core import Change, Decision, Event, Fact, Offer, Seat, Who, fact, put
from bot.games.pyramids import terms
from bot.games.pyramids.cards import AtCells, no_cells, no_contact, open_cells
from bot.games.pyramids.cells import names_of
from bot.games.pyramids.components import Data
from bot.games.pyramids.forms import SIDES, Cell, Side, by_side, not_own
from bot.games.pyramids.scoring import skull_value
from bot.games.pyramids.state import At, Batch, Draft, Hand, Held, State

Kind = Literal["shape", "single", "extra"]


class Gain(msgspec.Struct, frozen=True, gc=False):
    """What a batch gives, in the order in which the symbols are settled (PY-6.2)."""

    skulls: int
    """Skulls newly crossed."""
    potions: int
    """Potions drunk."""
    erased: int
    """Skulls erased by the potions."""
    skulls_now: int
    """Number of crossed skulls after the batch."""
    red: int
    green: int
    torch: bool
    tomb: bool
    extras: int
    """Extra marks given by red X."""
    lost: int = 0
    """Extra marks lost because no cell was open (PY-6.13)."""

    def told(self, data: Data, serial: int, round: int) -> tuple[Fact, ...]:
        """What marks on a card give, in words."""
        numbers = data.numbers
        return terms.gains(
            (self.tomb, fact("py-gain-tomb", card=serial, points=numbers.completed)),
            (self.red, fact("py-gain-red", count=self.red)),
            (self.green, fact("py-gain-green", count=self.green)),
            (self.torch, fact("py-gain-torch", round=round, points=numbers.torch)),
            (self.skulls, fact("py-gain-skulls", count=self.skulls)),
            (self.potions, fact("py-gain-potion", count=self.potions, erased=self.erased)),
            (
                self.skulls or self.erased,
                fact("py-gain-skulls-now", skulls=self.skulls_now, value=skull_value(data, self.skulls_now)),
            ),
            (self.extras, fact("py-gain-extra", count=self.extras)),
            (self.lost, fact("py-gain-lost", count=self.lost)),
        )


@lru_cache
def _nothing(skulls: int) -> Gain:
    """What plain cells give."""
    return Gain(0, 0, 0, skulls, 0, 0, False, False, 0)


def _crossed(count: int, cells: int, most: int) -> int:
    """How many symbols of a row are crossed out after marking these cells."""
    return min(most, count + cells.bit_count()) if cells else count


def settle(data: Data, hand: Hand, side: int, mask: int, round: int) -> tuple[Hand, Gain]:
    """The hand after marking a batch of cells on one of its cards, and what it gave (PY-6.1).

    Each symbol acts once, when its cell is marked (PY-6.15), whether or not the card is ever completed
    (PY-6.14). Order: skulls, potions, gems, torches, tomb, red X (PY-6.2).
    """
    held = hand.cards[side]
    assert held is not None
    card, numbers = data.cards[held.serial], data.numbers
    marked = Held(held.serial, held.marks | mask)
    cards = (marked, hand.cards[1]) if side == 0 else (hand.cards[0], marked)
    if not mask & card.giving:
        return replace(hand, cards=cards), _nothing(hand.skulls)
    crossed = _crossed(hand.skulls, mask & card.skulls, len(numbers.skulls))  # PY-6.3
    potions = (mask & card.potions).bit_count()
    skulls = max(0, crossed - numbers.potion * potions) if potions else crossed  # PY-6.4
    red = _crossed(hand.red, mask & card.reds, numbers.gems)  # PY-6.5
    green = _crossed(hand.green, mask & card.greens, numbers.gems)
    torches = hand.torches | 1 << round - 1 if mask & card.torches else hand.torches  # PY-6.6, PY-9.5
    gain = Gain(
        crossed - hand.skulls,
        potions,
        crossed - skulls,
        skulls,
        red - hand.red,
        green - hand.green,
        torches != hand.torches,
        bool(mask & card.tomb),  # PY-6.7: the card stays in front of the player
        (mask & card.crosses).bit_count(),  # PY-6.8
    )
    return Hand(cards, hand.done, red, green, skulls, torches), gain


NO_DRAFT: Final = Draft(Hand(), (), 0)


def mark(
    data: Data, before: Hand, draft: Draft, side: int, mask: int, kind: Kind, round: int
) -> tuple[Draft, Gain]:
    """The submission after one more batch, and what its marks give.

    Args:
        before: the hand before the batch; of `draft`, only what came before the batch counts.
    """
    held = before.cards[side]
    assert held is not None
    hand, gain = settle(data, before, side, mask, round)
    # An extra mark on another red X adds one more (PY-6.9).
    due, lost = draft.due - (kind == "extra") + gain.extras, draft.lost
    if due and not any(open_cells(data, card) for card in hand.cards if card is not None):
        due, lost = 0, lost + due  # the rest is lost if no cell is open (PY-6.13)
        gain = replace(gain, lost=lost)
    batch = Batch(side, held.serial, mask, kind)
    return Draft(hand, draft.batches + (batch,), due, lost, draft.potions + gain.potions), gain


class Marked(Event):
    """`who` marked cells on a card; sealed (PY-11.4)."""

    secret: ClassVar = ("batch", "gain")
    who: Seat
    batch: Batch | None
    gain: Gain | None
    round: int
    complete: bool
    """No extra mark is due, so the submission is complete, which everybody may know."""

    def tell(self, board: Data, to: Seat | None) -> Fact | None:
        batch, gain = self.batch, self.gain
        if batch is None or gain is None:
            return fact("py-log-ready", who=Who(self.who)) if self.complete else None
        return fact(
            "py-log-mark",
            who=Who(self.who),
            card=batch.serial,
            cells=names_of(batch.mask, " "),
            gains=gain.told(board, batch.serial, self.round),
        )


def submit(at: At, draft: Draft, gain: Gain) -> Change[State]:
    """Seal a submission, complete or not. It touches only the seat's own cards and score card (PY-11.3)."""
    state, seat = at.state, at.seat
    after = replace(state, drafts=put(state.drafts, seat, draft))
    return after, (Marked(seat, draft.batches[-1], gain, state.round, not draft.due),)


def offer(at: At, key: str, draft: Draft, gain: Gain) -> Offer:
    """An offer to mark the last cells of a draft, with a private preview of what they give (PY-11.5). The
    group in a menu is the card."""
    batch = draft.batches[-1]
    cells, side = names_of(batch.mask, " "), SIDES[batch.side]
    name = "" if batch.kind == "shape" else f"{side}.{cells}"
    label = fact(key, card=batch.serial, side=terms.SIDES[batch.side], cells=cells)
    return Offer(
        label,
        gain.told(at.board, batch.serial, at.state.round),
        terms.card(at.board, batch.serial),
        name=name,
        short=fact("py-offer-short", cells=name or f"{side}: {cells}"),
    )


def _draft(at: At) -> Draft:
    """The submission that the seat has begun."""
    draft = at.state.drafts[at.seat]
    assert draft is not None
    return draft


class Extra(Decision):
    """D2: mark one more open cell for a red X, on either of the player's two cards, whatever the shape of the
    expedition card (PY-6.8, PY-6.11)."""

    notation: ClassVar = "{side}.{cell}"
    side: Side
    cell: Cell

    @property
    def mask(self) -> int:
        return 1 << self.cell

    @property
    def cells(self) -> tuple[int, ...]:
        return (self.cell,)

    @classmethod
    def read(cls, text: str, at: At) -> Extra | Fact | None:
        return super().read(by_side(at, text), at)

    @classmethod
    def options(cls, at: At) -> list[Extra]:
        """The open cells of both cards, computed anew after each mark (PY-6.10), also on a card that was
        completed in this action (PY-6.12)."""
        extras: list[Extra] = []
        for side, held in enumerate(_draft(at).hand.cards):
            if held is not None:
                extras += EXTRAS[side].of(open_cells(at.board, held))
        return extras

    def refused(self, at: At) -> Fact | None:
        held = _draft(at).hand.cards[self.side]
        if held is None:
            return not_own(SIDES[self.side])
        return no_cells(at.board, held, self.mask) or no_contact(at.board, held, self.mask)

    def play(self, at: At) -> Change[State]:
        draft, gain = self._marked(at)
        return submit(at, draft, gain)

    def offer(self, at: At) -> Offer:
        return offer(at, "py-offer-extra", *self._marked(at))

    def _marked(self, at: At) -> tuple[Draft, Gain]:
        """The submission after this mark. One mark may complete both cards, or several (PY-6.16)."""
        draft = _draft(at)
        return mark(at.board, draft.hand, draft, self.side, self.mask, "extra", at.state.round)


EXTRAS: Final = (AtCells(partial(Extra, 0)), AtCells(partial(Extra, 1)))
"""The extra marks on each side."""
