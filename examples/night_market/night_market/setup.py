"""The start of a match, and the cards that are drawn (NM-1.1, NM-2.1)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Options, Seat
from night_market.components import Components
from night_market.state import State


def start(components: Components, seats: int, options: Options) -> State:
    """The position before the first card is dealt."""
    return State(
        deck=tuple(sorted(components.deck)),
        hands=((),) * seats,
        bids=("",) * seats,
        stalls=((),) * seats,
        last_card=options["last_card"] == "on",
    )


def receiver(state: State) -> Seat:
    """The seat that is dealt the next card (NM-1.1)."""
    return sum(map(len, state.hands)) % state.seats


def deal(components: Components, state: State, card: str) -> State:
    """Give a card to the next seat; when all hands are full, the first lot is laid out (NM-1.1)."""
    seat = receiver(state)
    hand = tuple(sorted((*state.hands[seat], card)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    full = all(len(one) == components.hand for one in hands)
    state = replace(state, deck=_without(state.deck, card), hands=hands)
    return replace(state, phase="lot", round=1) if full else state


def lay_out(state: State, card: str) -> State:
    """Add a card to the lot; when it is complete, all bid (NM-2.1)."""
    lot = tuple(sorted((*state.lot, card)))
    state = replace(state, deck=_without(state.deck, card), lot=lot)
    return replace(state, phase="bid") if len(lot) == state.seats else state


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(one for one in cards if one != card)
