"""The score during the match and the final result (PY-10)."""

from __future__ import annotations

from bot.core import Score, Seat, TieBreak, scored
from bot.games.pyramids.cards import completed
from bot.games.pyramids.components import Data
from bot.games.pyramids.state import Hand, State


def items(data: Data, state: State, seat: Seat, hand: Hand) -> tuple[tuple[str, int], ...]:
    """The points of a seat's hand as (catalogue key, points). A card with a marked tomb counts as
    completed, others score nothing (PY-10.2)."""
    numbers = data.numbers
    return (
        ("py-score-cards", numbers.completed * (len(hand.done) + len(completed(data, hand)))),  # PY-10.7
        ("py-score-torches", numbers.torch * hand.torches.bit_count()),  # PY-10.3
        ("py-score-boxes", sum(box.points for box in state.boxes if box.seat == seat)),  # PY-10.4
        ("py-score-gems", gem_value(data, hand)),
        ("py-score-skulls", skull_value(data, hand.skulls)),
    )


def points_of(data: Data, state: State, seat: Seat, hand: Hand) -> int:
    """The points of a seat's hand."""
    return sum(points for _, points in items(data, state, seat, hand))


def gem_value(data: Data, hand: Hand) -> int:
    """The points for gems: pairs of red and green, and single ones (PY-10.5)."""
    pairs, single = min(hand.red, hand.green), abs(hand.red - hand.green)
    return data.numbers.gem_pair * pairs + data.numbers.gem_single * single


def skull_value(data: Data, skulls: int) -> int:
    """The points for skulls: only the highest crossed skull counts (PY-10.6)."""
    return data.numbers.skulls[skulls - 1] if skulls else 0


def score(data: Data, state: State) -> Score | None:
    """The result of a finished match: the highest total wins (PY-10.8); None while the match is running."""
    if state.phase != "over":
        return None
    rows = [items(data, state, seat, hand) for seat, hand in enumerate(state.hands)]
    # The lowest completed serial number, which is unique, breaks every tie (PY-10.9, PY-10.11, PY-11.10).
    # Those without a completed card share their place (PY-10.10).
    lowest = [min((held.serial for held in hand.done), default=None) for hand in state.hands]
    return scored(rows, [TieBreak("py-tie-lowest", lowest, lowest=True)])
