"""Positions that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core import Seat
from night_market.state import State


def redeal(state: State, seat: Seat | None, picks: Sequence[float]) -> State:
    """Deal the hands of the others and the deck anew. At the end all hands are open."""
    if state.phase == "over" or not picks:
        return state
    others = [one for one in range(state.seats) if one != seat]
    pool = sorted((*state.deck, *(card for one in others for card in state.hands[one])))
    mixed = [pool.pop(int(picks[n % len(picks)] * len(pool))) for n in range(len(pool))]
    hands, bids = list(state.hands), list(state.bids)
    for one in others:
        size = len(hands[one])
        hands[one], mixed = tuple(sorted(mixed[:size])), mixed[size:]
        if bids[one]:
            bids[one] = hands[one][int(picks[one % len(picks)] * size)]
    return replace(state, hands=tuple(hands), bids=tuple(bids), deck=tuple(sorted(mixed)))
