"""The result (section 16)."""

from __future__ import annotations

from bot.core import Place, Score, ranking
from bot.games.bora_bora.state import SOURCES, Player, State


def items(player: Player) -> tuple[tuple[str, int], ...]:
    """The points of a player by source, as (catalogue key, points), in the order of the score sheet."""
    return tuple(
        (f"bb-score-{source}", points) for source, points in zip(SOURCES, player.scored, strict=True)
    )


def score(state: State) -> Score | None:
    """The final ranking by points; ties by the order tiles of the last round (BB-16.7, BB-16.8, BB-16.10)."""
    if state.agenda:
        return None
    totals = [sum(player.scored) for player in state.players]
    ranks = ranking([(total, -state.order.index(seat)) for seat, total in enumerate(totals)])
    return Score(
        tuple(
            Place(total, rank, items(player))
            for total, rank, player in zip(totals, ranks, state.players, strict=True)
        )
    )
