"""Describes the legal moves: what each costs and gains."""

from __future__ import annotations

from typing import Final

from bot.core import Fact, Offer, Seat, fact
from bot.games.pyramids import terms
from bot.games.pyramids.components import Data
from bot.games.pyramids.events import Gain
from bot.games.pyramids.marking import begin, go_on
from bot.games.pyramids.moves import SIDES, Back, Extra, Keep, Place, PyramidsMove, Take, names_of
from bot.games.pyramids.narration import gains
from bot.games.pyramids.state import Batch, State

_HOLDS = (
    ("py-holds-red", "R"),
    ("py-holds-green", "G"),
    ("py-holds-torch", "F"),
    ("py-holds-potion", "P"),
    ("py-holds-cross", "X"),
    ("py-holds-skull", "S"),
)


def offer(data: Data, state: State, seat: Seat, move: PyramidsMove) -> Offer:
    """A legal move in words, with its gains."""
    match move:
        case Keep(first, second):
            return Offer(
                fact("py-offer-keep", first=terms.card(data, first), second=terms.card(data, second)),
                (_holds(data, first), _holds(data, second)),
            )
        case Place(_, mask):
            hand = state.hands[seat]
            key = "py-offer-shape" if mask & mask - 1 else "py-offer-single"
            draft, gain = begin(data, hand, move, state.round)
            return _marks(data, key, draft.batches[-1], gain, state.round)
        case Extra():
            before = state.drafts[seat]
            assert before is not None
            draft, gain = go_on(data, before, move, state.round)
            return _marks(data, "py-offer-extra", draft.batches[-1], gain, state.round)
        case Take(0):
            return Offer(fact("py-offer-top", pile=len(state.pile)), name=UNSEEN)
        case Take(serial):
            return Offer(
                fact("py-offer-take", card=terms.card(data, serial)), _things(data, serial), name=str(serial)
            )
        case Back():
            return Offer(fact("py-offer-back"))
        case _:
            return Offer(fact("py-offer-chance", move=str(move)))


UNSEEN: Final = "?"
"""The name of the uppermost card of the pile: a number would be that of a card."""


def _marks(data: Data, key: str, batch: Batch, gain: Gain, round: int) -> Offer:
    """An offer to mark cells. The group in a menu is the card."""
    cells = names_of(batch.mask, " ")
    label = fact(key, card=batch.serial, side=terms.SIDES[batch.side], cells=cells)
    name = "" if key == "py-offer-shape" else f"{SIDES[batch.side]}.{cells}"
    return Offer(label, gains(data, gain, batch.serial, round), terms.card(data, batch.serial), name=name)


def _holds(data: Data, serial: int) -> Fact:
    """The symbols of a card, as one entry in a list of cards."""
    return fact("py-holds", card=serial, things=_things(data, serial))


def _things(data: Data, serial: int) -> tuple[Fact, ...]:
    """How many of each symbol a card has."""
    text = "".join(data.cards[serial].grid)
    return tuple(fact(key, count=text.count(symbol)) for key, symbol in _HOLDS if symbol in text)
