"""Scores: totals, the items that make them up, and places."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Place(msgspec.Struct, frozen=True):
    """What one seat ends with."""

    total: int
    rank: int
    """1 is first; equal places share a number and the next is counted on: 1, 1, 3."""
    items: tuple[tuple[str, int], ...]
    """What the total is made of, as (catalogue key, points); sums to `total`. The messages may name what is
    printed (`Printed.figures`)."""


class Score(msgspec.Struct, frozen=True):
    """The result of a finished match, by seat."""

    places: tuple[Place, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place.rank == 1)


def ranking(keys: Sequence[object]) -> list[int]:
    """Ranks for sortable keys where the highest is first and equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]  # type: ignore[operator]
