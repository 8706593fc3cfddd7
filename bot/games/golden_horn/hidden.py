"""Positions that a seat cannot tell apart: what it does not see is dealt again (section 12)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core import Picks, Seat
from bot.games.golden_horn.colours import counted, listed
from bot.games.golden_horn.setup import PLACEMENTS
from bot.games.golden_horn.state import State


def redeal(state: State, seat: Seat | None, picks: Sequence[float]) -> State:
    """Deal other cards to the other hands and choose other sealed ports.

    Warehouses and the bag stay the same, because every delivered cube was announced (GH-12.1).
    """
    chance = Picks(picks)
    others = [other for other in range(state.seats) if other != seat]
    # Sorted, because the result must not depend on which cards the others really hold.
    unseen = sorted(listed(state.pile) + "".join(listed(state.hands[other]) for other in others))
    hands = list(state.hands)
    for other in others:
        hands[other] = counted(chance.dealt(unseen, sum(state.hands[other])))
    sealed = tuple(
        ports if ports is None or at == seat else chance.one(PLACEMENTS)
        for at, ports in enumerate(state.sealed)
    )
    return replace(state, hands=tuple(hands), pile=counted(unseen), sealed=sealed)
