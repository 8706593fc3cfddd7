"""The result of a match: totals, the items they consist of, and ranks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import msgspec


class SeatScore(msgspec.Struct, frozen=True):
    """The result of one seat."""

    total: int
    rank: int
    """1 is first. Equal seats share a rank, and the next rank is skipped: 1, 1, 3."""
    items: tuple[tuple[str, int], ...]
    """The parts of the total as (catalogue key, points); their sum is `total`. The messages may name values
    of the component data (`Printed.figures`)."""
    ties: tuple[tuple[str, int], ...] = ()
    """What parts the seat from others with the same total, as (catalogue key, value); the message names
    what the value counts. () if nobody has the same total, or nothing parts them."""


class Score(msgspec.Struct, frozen=True):
    """The result of a finished match, by seat."""

    seats: tuple[SeatScore, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, seat_score in enumerate(self.seats) if seat_score.rank == 1)


class TieBreak(NamedTuple):
    """A rule that ranks seats with equal totals."""

    key: str
    """The message that names what its values count."""
    values: Sequence[int | None]
    """Its value for each seat. A seat without one (None) ranks last."""
    lowest: bool = False
    """Whether the lowest value wins."""

    def worth(self, seat: int) -> float:
        """A number that is higher, the better the seat ranks."""
        value = self.values[seat]
        if value is None:
            return -math.inf
        return -value if self.lowest else value


def scored(
    items: Sequence[tuple[tuple[str, int], ...]],
    tie_breaks: Sequence[TieBreak] = (),
    ahead: Sequence[bool] = (),
) -> Score:
    """The result of a match in which the highest total wins.

    Args:
        items: the parts of each seat's total (`SeatScore.items`).
        tie_breaks: what ranks seats with equal totals, the first rule first.
        ahead: whether a seat ranks before all that are not, whatever their totals; nothing: no seat does.
    """
    totals = [sum(points for _, points in row) for row in items]
    levels = [(ahead[seat] if ahead else True, total) for seat, total in enumerate(totals)]
    worths = [tuple(tie_break.worth(seat) for tie_break in tie_breaks) for seat in range(len(totals))]
    ranks = ranking(list(zip(levels, worths, strict=True)))
    places = []
    for seat, total in enumerate(totals):
        equal = [other for other, level in enumerate(levels) if level == levels[seat] and other != seat]
        deciding = {_first_difference(worths[seat], worths[other]) for other in equal}
        ties = [
            (tie_break.key, value)
            for at, tie_break in enumerate(tie_breaks)
            if at in deciding and (value := tie_break.values[seat]) is not None
        ]
        places.append(SeatScore(total, ranks[seat], items[seat], tuple(ties)))
    return Score(tuple(places))


def _first_difference(own: Sequence[float], other: Sequence[float]) -> int | None:
    return next((at for at, pair in enumerate(zip(own, other, strict=True)) if pair[0] != pair[1]), None)


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
