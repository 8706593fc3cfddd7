"""What a seat may see of a state."""

from __future__ import annotations

from bot.core import CHANCE, Seat
from night_market.state import State
from night_market.view import Printed, Stall, View


def show(state: State, viewer: Seat | None, to_act: tuple[Seat, ...], printed: Printed) -> View:
    """The view of a seat (None: the public), built from nothing."""
    over = state.phase == "over"
    return View(
        viewer=viewer,
        seats=state.seats,
        to_act=() if CHANCE in to_act else to_act,
        round=state.round,
        over=over,
        printed=printed,
        phase=state.phase,
        lot=state.lot,
        deck=len(state.deck),
        tray=state.tray,
        stalls=tuple(
            Stall(stall, len(hand), state.opened[seat] if state.opened else "")
            for seat, (stall, hand) in enumerate(zip(state.stalls, state.hands, strict=True))
        ),
        spent=state.spent,
        last_card=state.last_card,
        hand=() if viewer is None else state.hands[viewer],
        bid="" if viewer is None else state.bids[viewer],
        last=tuple(hand[0] for hand in state.hands) if over else (),
    )
