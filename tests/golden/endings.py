"""The ways a game can end, told from its final public view and its score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.core import Score


def golden_horn(view: Any, score: Score) -> str:
    """Who or what began the final round (GH-10.1, 10.2, 10.7); whether the victory is shared (GH-10.14)."""
    how = "called" if view.final.port is None else "emptied"
    last = (view.final.who - view.start_seat) % view.seats == view.seats - 1
    if len(score.winners) > 1:
        return "shared"
    return f"{how}_by_last" if last else how


def pyramids(view: Any, score: Score) -> str:
    """By points, by the serial number of a completed card (PY-10.9), or shared (PY-10.10)."""
    best = [place for place in score.seats if place.total == max(p.total for p in score.seats)]
    if len(score.winners) > 1:
        return "shared"
    return "points" if len(best) == 1 else "serial_number"


def bora_bora(view: Any, score: Score) -> str:
    """By points, or by the last turn order (BB-16.8)."""
    best = max(place.total for place in score.seats)
    return "points" if sum(place.total == best for place in score.seats) == 1 else "turn_order"


def edo(view: Any, score: Score) -> str:
    """By the goal or with the last merchant card (EDO-13.1); with nobody in Edo, or a seat with more points
    behind one that has a house there (EDO-13.8, EDO-13.9); by ryo and what follows (EDO-13.10)."""
    if not any(player.house_in_edo for player in view.players):
        return "nobody_in_edo"
    won = score.seats[score.winners[0]].total
    if any(place.total > won for place in score.seats):
        return "house_in_edo"
    settled = [
        place.total for place, player in zip(score.seats, view.players, strict=True) if player.house_in_edo
    ]
    if settled.count(won) > 1:
        return "tie_break"
    return "goal" if any(player.points >= view.printed.goal for player in view.players) else "last_card"


def any_game(view: Any, score: Score) -> str:
    """What every game has: one winner or several."""
    return "won" if len(score.winners) == 1 else "shared"


Ending = Callable[[Any, Score], str]

ENDINGS: dict[str, tuple[Ending, tuple[str, ...]]] = {
    "golden_horn": (golden_horn, ("called", "called_by_last", "emptied", "emptied_by_last", "shared")),
    "pyramids": (pyramids, ("points", "serial_number", "shared")),
    "bora_bora": (bora_bora, ("points", "turn_order")),
    "edo": (edo, ("goal", "last_card", "house_in_edo", "nobody_in_edo", "tie_break")),
}
"""How the ending of each game is told, and all the ways there are."""


def endings(game: str) -> tuple[Ending, tuple[str, ...]]:
    """What to tell a game's endings by; for one that is not listed, whether it was won or shared."""
    return ENDINGS.get(game, (any_game, ("won",)))
