"""Why a text is not a legal move, from what the seat knows."""

from __future__ import annotations

from bot.core import Fact, Seat, fact
from night_market.components import Components
from night_market.state import State
from night_market.terms import card


def why_not(components: Components, state: State, seat: Seat, text: str) -> Fact | None:
    wanted = text.strip().upper()
    name = wanted.removeprefix("+")
    if name not in components.deck:
        return None
    if state.phase == "bid" and not wanted.startswith("+"):
        if state.bids[seat]:
            return fact("nm-no-sealed")
        if name not in state.hands[seat]:
            return fact("nm-no-hand", **card(components, name))
    if state.phase == "take" and wanted.startswith("+") and name not in state.lot:
        return fact("nm-no-lot", **card(components, name))
    return None
