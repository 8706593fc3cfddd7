"""Check of a heuristic: it has a weight for each move."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from bot.core.checks.position import Finding, Position


def advice(at: Position) -> Iterator[Finding]:
    """The heuristic of a game, if it has one, weighs each move, with 0 or more."""
    heuristic = at.rules.heuristic
    if heuristic is None or at.at_chance:
        return
    kind = type(heuristic)
    for seat in at.acting:
        moves = at.moves_of(seat)
        weights = heuristic.priors(at.state, seat, moves)
        if len(weights) != len(moves):
            says = f"{kind.__name__}: {len(moves)} moves have {len(weights)} weights"
            yield Finding("advice", says, about="priors", where=kind)
        for move, weight in zip(moves, weights, strict=False):
            if not isfinite(weight) or weight < 0:
                says = f"{kind.__name__}: {move} has weight {weight}"
                yield Finding("advice", says, about="priors", where=kind)
                break
