"""Points at the end (NM-3.1 to NM-3.4)."""

from __future__ import annotations

from bot.core import Place, Score, ranking
from night_market.components import Components, value
from night_market.state import State


def score(components: Components, state: State) -> Score | None:
    """The result; None while the match is running."""
    if state.phase != "over":
        return None
    items = [
        (
            ("nm-score-cards", sum(map(value, stall))),  # NM-3.1
            ("nm-score-most", components.most * len(kinds_won(components, state)[seat])),  # NM-3.2
            ("nm-score-last", sum(map(value, state.hands[seat])) if state.last_card else 0),  # NM-3.3
        )
        for seat, stall in enumerate(state.stalls)
    ]
    totals = [sum(points for _, points in own) for own in items]
    ranks = ranking(totals)  # NM-3.4
    return Score(tuple(map(Place, totals, ranks, items)))


def kinds_won(components: Components, state: State) -> list[list[str]]:
    """For each seat the kinds of which it has the most cards; equal seats all have them (NM-3.2)."""
    won: list[list[str]] = [[] for _ in state.stalls]
    for kind in components.kinds:
        counts = [sum(card[0] == kind for card in stall) for stall in state.stalls]
        for seat, count in enumerate(counts):
            if count and count == max(counts):
                won[seat].append(kind)
    return won
