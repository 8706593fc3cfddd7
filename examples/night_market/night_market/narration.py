"""What each listener learns of a move."""

from __future__ import annotations

from bot.core import Fact, Seat, Who, fact
from night_market.components import Components
from night_market.moves import Back, Bid, Draw, Move, Take
from night_market.setup import receiver
from night_market.state import State
from night_market.terms import card
from night_market.turns import order


def narrate(components: Components, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact:
    """A sentence for a listener (None: the public)."""
    match move:
        case Draw() if state.phase == "deal":
            to_whom = receiver(state)
            if to == to_whom:
                return fact("nm-log-dealt", **card(components, move.card))
            return fact("nm-log-dealt-other", who=Who(to_whom))
        case Draw():
            return fact("nm-log-lot", **card(components, move.card))
        case Bid():
            if to == seat:
                return fact("nm-log-bid", who=Who(seat), **card(components, move.card))
            return fact("nm-log-ready", who=Who(seat))
        case Back():
            return fact("nm-log-back", who=Who(seat))
        case Take():
            key = "nm-log-took" if len(state.takers) > 1 else "nm-log-last"
            return fact(key, who=Who(state.takers[0]), **card(components, move.card))
    bids = tuple(
        fact("nm-log-one", who=Who(one), **card(components, state.bids[one])) for one in order(state)
    )
    return fact("nm-log-opened", round=state.round, bids=bids)
