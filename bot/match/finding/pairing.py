"""Which of the people who wait play together. Pure.

People fit who wait for the same game, speed and number of players, can meet (on one server, or both across
servers), and whose ratings are near. The longer they wait, the farther apart their ratings may be.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from bot.match.timing.clock import DAY, HOUR
from bot.store.waiting import WaitingRow

BAND: Final = 150
"""The largest difference in rating between two people who may meet at once."""
WIDER: Final = 50
"""How much that difference grows in each hour of waiting. For two people, the mean of both limits counts."""
ANYBODY: Final = DAY
"""Whoever has waited so long plays with anybody."""


def band(row: WaitingRow, now: int) -> float:
    """How far away a rating may be for this person."""
    waited = max(0, now - row.since)
    return float("inf") if waited >= ANYBODY else BAND + WIDER * waited / HOUR


def may_meet(waiting_row: WaitingRow, other: WaitingRow) -> bool:
    """Whether two wait for the same and can sit at one table, whatever their ratings."""
    alike = (waiting_row.game, waiting_row.speed, waiting_row.seats) == (other.game, other.speed, other.seats)
    return (
        alike
        and waiting_row.user != other.user
        and (waiting_row.guild == other.guild != 0 or (waiting_row.across and other.across))
    )


def fits(waiting_row: WaitingRow, other: WaitingRow, now: int) -> bool:
    """Whether two may play at one table now."""
    return (
        may_meet(waiting_row, other)
        and abs(waiting_row.rating - other.rating) <= (band(waiting_row, now) + band(other, now)) / 2
    )


def groups(waiting: Sequence[WaitingRow], now: int) -> list[tuple[WaitingRow, ...]]:
    """Full tables in which all people fit each other, and at least one of them asked on a server. The person
    who has waited longest comes first, and gets those with the nearest ratings who fit."""
    kinds: dict[tuple[str, str, int], list[WaitingRow]] = defaultdict(list)
    for row in sorted(waiting, key=_longest):
        kinds[row.game, row.speed, row.seats].append(row)
    grouped = [group for rows in kinds.values() for group in _of_one_kind(rows, now)]
    return sorted(grouped, key=lambda group: _longest(group[0]))


def _of_one_kind(left: list[WaitingRow], now: int) -> list[tuple[WaitingRow, ...]]:
    halves = []
    while left:
        first, *others = left
        group = [first]
        for row in sorted(others, key=lambda row: (abs(row.rating - first.rating), *_longest(row))):
            if len(group) < first.seats and all(fits(row, waiting_row, now) for waiting_row in group):
                group.append(row)
        left = others
        if len(group) == first.seats and any(row.guild for row in group):
            halves.append(tuple(sorted(group, key=_longest)))
            left = [row for row in others if row not in group]
    return halves


def _longest(row: WaitingRow) -> tuple[int, int]:
    return row.since, row.user
