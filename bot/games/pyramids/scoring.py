"""The score during the match and the final result (PY-10)."""

from __future__ import annotations

from bot.core import Place, Score, Seat, ranking
from bot.games.pyramids.components import Data
from bot.games.pyramids.state import Hand, State, is_completed


def items(data: Data, state: State, seat: Seat, hand: Hand) -> tuple[tuple[str, int], ...]:
    """The points of a seat's hand as (catalogue key, points). A card with a marked tomb counts as
    completed."""
    numbers = data.numbers
    finished = len(hand.done) + sum(
        held is not None and is_completed(held, data.cards) for held in hand.cards
    )
    pairs = min(hand.red, hand.green)
    return (
        ("py-score-cards", numbers.completed * finished),
        ("py-score-torches", numbers.torch * hand.torches.bit_count()),
        ("py-score-boxes", sum(box.points for box in state.boxes if box.seat == seat)),
        ("py-score-gems", numbers.gem_pair * pairs + numbers.gem_single * abs(hand.red - hand.green)),
        ("py-score-skulls", skull_value(data, hand.skulls)),
    )


def skull_value(data: Data, skulls: int) -> int:
    """The points for skulls: only the highest crossed skull counts (PY-10.6)."""
    return data.numbers.skulls[skulls - 1] if skulls else 0


def score(data: Data, state: State) -> Score | None:
    """The result of a finished match; None while the match is running."""
    if state.phase != "over":
        return None
    made = [items(data, state, seat, hand) for seat, hand in enumerate(state.hands)]
    totals = [sum(points for _, points in row) for row in made]
    # The lowest completed serial number breaks a tie (PY-10.9); without one see PY-10.10 and PY-10.11.
    nothing = 1 + max(data.cards)
    lowest = [min((held.serial for held in hand.done), default=nothing) for hand in state.hands]
    ranks = ranking([(total, -serial) for total, serial in zip(totals, lowest, strict=True)])
    return Score(tuple(Place(total, rank, row) for total, rank, row in zip(totals, ranks, made, strict=True)))
