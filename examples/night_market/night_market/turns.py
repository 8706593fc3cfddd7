"""A round: sealed bids, then the lot is taken in the order of the bids (NM-2.2 to NM-2.4)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from night_market.components import Components, value
from night_market.state import State


def bid(state: State, seat: Seat, card: str) -> State:
    """Seal a bid, or take it back with an empty card (NM-2.2)."""
    bids = (*state.bids[:seat], card, *state.bids[seat + 1 :])
    return replace(state, bids=bids, phase="bid" if "" in bids else "open")


def order(state: State) -> tuple[Seat, ...]:
    """The seats by their bids, the highest first; of equal bids, the nearest to the tray (NM-2.3)."""
    from_tray = [(state.tray + step) % state.seats for step in range(state.seats)]
    return tuple(sorted(from_tray, key=lambda seat: -value(state.bids[seat])))


def open_bids(state: State) -> State:
    """Open all bids; the cards leave the hands (NM-2.3)."""
    hands = tuple(
        tuple(card for card in hand if card != own) for hand, own in zip(state.hands, state.bids, strict=True)
    )
    empty = ("",) * state.seats
    return replace(state, takers=order(state), hands=hands, opened=state.bids, bids=empty, phase="take")


def take(components: Components, state: State, card: str) -> State:
    """Give the next taker a card of the lot; after the last one the round is over (NM-2.3, NM-2.4)."""
    seat, *left = state.takers
    stall = tuple(sorted((*state.stalls[seat], card)))
    state = replace(
        state,
        stalls=(*state.stalls[:seat], stall, *state.stalls[seat + 1 :]),
        lot=tuple(one for one in state.lot if one != card),
        takers=tuple(left),
    )
    return state if left else end_round(components, state)


def end_round(components: Components, state: State) -> State:
    """Put the bids away and move the tray on; after the last round the match is over (NM-1.2, NM-2.4)."""
    state = replace(state, spent=(*state.spent, *state.opened), opened=())
    if state.round == components.rounds:
        return replace(state, phase="over")
    tray = (state.tray + 1) % state.seats
    return replace(state, phase="lot", round=state.round + 1, tray=tray)
