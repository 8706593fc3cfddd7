"""Points for places."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from bot.events.model import Table

FIRST: Final = 12
"""Points of a first place, however many sit at the table: tables of different sizes count alike, and every
place of a table of 2, 3, 4 or 5 is worth a whole number."""


def of_place(place: int, seats: int, scheme: Sequence[int] = ()) -> Fraction:
    """Points of a place that nobody shares."""
    if scheme:
        return Fraction(scheme[place - 1] if place <= len(scheme) else 0)
    return Fraction(FIRST) if seats < 2 else Fraction(FIRST * (seats - place), seats - 1)


def of_table(table: Table, scheme: Sequence[int] = ()) -> tuple[Fraction, ...]:
    """Points by seat. Those who share places share their points in equal parts; a bye counts as a first
    place. () while the table is played."""
    seats = len(table.seats)
    points = []
    for rank in table.ranks:
        shared = table.ranks.count(rank)
        places = range(rank, rank + shared)
        points.append(sum((of_place(place, seats, scheme) for place in places), Fraction()) / shared)
    return tuple(points)


def ranked(order: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """Ranks by seat, from seats in groups that share a place, the best group first."""
    ranks, place = [0] * seats, 1
    for group in order:
        for seat in group:
            ranks[seat] = place
        place += len(group)
    return tuple(ranks)
