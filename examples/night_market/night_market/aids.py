"""What helps players: why each question is asked, and how good a position is for computers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Advice, Chapter, Decision, Guide, Lesson, PlainHeuristic, Seat, Why
from night_market.rules import Components, State, Take, kinds_won, value

GUIDE: Final = Guide(
    chapters=(Chapter("nm-rules-1", shows=("nm-see-lot",)), Chapter("nm-rules-2", shows=("nm-see-stalls",))),
    why={
        "nm-ask-make-bids": Why("nm-why-bid", "NM-2.1", "nm-rules-1"),
        "nm-ask-take-card": Why("nm-why-take", "NM-2.3", "nm-rules-1"),
    },
    symbols=("nm-see-lot", "nm-see-stalls", "nm-see-hands"),
    lesson=Lesson(
        advice={
            "nm-ask-make-bids": Advice("nm-learn-bid", ("nm-see-hands",)),
            "nm-ask-take-card": Advice("nm-learn-take", ("nm-see-lot",)),
        }
    ),
)
LAST: Final = 0.7
"""The share of the lowest card of a hand that counts: it will probably be the last."""


class MarketHeuristic(PlainHeuristic):
    """Counts what a seat has, as if the match ended now. High cards are taken; a sealed bid stays."""

    def __init__(self, data: Components) -> None:
        self.data = data

    def value(self, state: State, seat: Seat) -> float:
        taken = sum(map(value, state.stalls[seat])) + self.data.most * kinds_won(self.data, state, seat)
        left = min(map(value, state.hands[seat]), default=0) if state.last_card else 0
        return taken + left * (LAST if state.agenda else 1)

    def priors(self, state: State, seat: Seat, moves: Sequence[Decision]) -> Sequence[float]:
        return [value(one.card) ** 2.0 if isinstance(one, Take) else one.kind != "back" for one in moves]
