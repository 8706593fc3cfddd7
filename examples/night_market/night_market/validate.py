"""What can be wrong with the component data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from night_market.components import Components

MOST_SEATS = 4


def faults(data: Components) -> Iterator[str]:
    """Why these values make no game."""
    if data.rounds < 1:
        yield f"rounds: {data.rounds} is less than 1"
    if data.hand <= data.rounds:
        yield f"hand: {data.hand} cards are not enough for {data.rounds} bids and a last card"
    if data.most < 0:
        yield f"most: {data.most} is negative"
    for letter in data.kinds:
        if len(letter) != 1 or not letter.isalpha():
            yield f"kinds.{letter}: the key must be one letter"
    needed = MOST_SEATS * (data.hand + data.rounds)
    if len(data.kinds) * data.highest < needed:
        cards = f"{len(data.kinds)} kinds with {data.highest} cards"
        yield f"highest: {cards} are fewer than the {needed} that are dealt"
