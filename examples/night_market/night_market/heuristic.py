"""How good a position is, for computer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Seat
from bot.core.heuristic import Plan
from night_market.components import Components, value
from night_market.moves import Back, Move, Take
from night_market.scoring import kinds_won, score
from night_market.state import State

LAST: Final = 0.7
"""The share of the lowest card of a hand that counts: it will probably be the last."""


def _prior(move: Move) -> float:
    match move:
        case Back():
            return 0
        case Take():
            return float(value(move.card) ** 2)
    return 1


class MarketHeuristic:
    """Counts what a seat has, as if the match ended now."""

    spread = 9.0
    horizon = 2
    rivalry = 1.0
    error = 9.0
    slips = 0.2

    def __init__(self, components: Components) -> None:
        self._components = components

    def value(self, state: State, seat: Seat) -> float:
        final = score(self._components, state)
        if final is not None:
            return final.places[seat].total
        taken = sum(map(value, state.stalls[seat]))
        most = self._components.most * len(kinds_won(self._components, state)[seat])
        last = min(map(value, state.hands[seat]), default=0) if state.last_card else 0
        return taken + most + LAST * last

    def priors(self, state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        """High cards are taken; a sealed bid stays."""
        return [_prior(move) for move in moves]

    def plans(self, state: State, seat: Seat) -> Sequence[Plan]:
        return ()
