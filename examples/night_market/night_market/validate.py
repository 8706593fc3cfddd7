"""What can be wrong with the component data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

MOST_SEATS = 4


def faults(rounds: int, hand: int, highest: int, most: int, kinds: Mapping[str, str]) -> list[str]:
    """Why these values make no game; empty if they do."""
    return list(_faults(rounds, hand, highest, most, kinds))


def _faults(rounds: int, hand: int, highest: int, most: int, kinds: Mapping[str, str]) -> Iterator[str]:
    if rounds < 1:
        yield f"rounds: {rounds} is less than 1"
    if hand <= rounds:
        yield f"hand: {hand} cards are not enough for {rounds} bids and a last card"
    if most < 0:
        yield f"most: {most} is negative"
    for letter in kinds:
        if len(letter) != 1 or not letter.isalpha():
            yield f"kinds.{letter}: the key must be one letter"
    needed = MOST_SEATS * (hand + rounds)
    if len(kinds) * highest < needed:
        yield f"highest: {len(kinds)} kinds with {highest} cards are fewer than the {needed} that are dealt"
