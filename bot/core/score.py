"""The result of a match: totals, the items they consist of, and ranks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class SeatScore(msgspec.Struct, frozen=True):
    """The result of one seat."""

    total: int
    rank: int
    """1 is first. Equal seats share a rank, and the next rank is skipped: 1, 1, 3."""
    items: tuple[tuple[str, int], ...]
    """The parts of the total as (catalogue key, points); their sum is `total`. The messages may name values
    of the component data (`Printed.figures`)."""


class Score(msgspec.Struct, frozen=True):
    """The result of a finished match, by seat."""

    seats: tuple[SeatScore, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.seats) if place.rank == 1)


def ranking(keys: Sequence[object]) -> list[int]:
    """Ranks of sortable keys: the highest key has rank 1, and equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]  # type: ignore[operator]


class CurvePoint(msgspec.Struct, frozen=True):
    """How the seats stood at one position of a match."""

    n: int
    """The number of the position in the match's timeline, from 1."""
    round: int
    """0 while the match is set up."""
    points: tuple[int | None, ...]
    """As `View.points_now`."""
