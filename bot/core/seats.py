"""Seats of players, the seat of chance, and rows: tuples in a state, such as one value for each seat."""

from __future__ import annotations

from typing import Any, Final, TypeVar

Seat = int
"""The number of a player's place, 0, 1, ... clockwise. Players see seats counted from 1."""

CHANCE: Final[Seat] = 99
"""The seat that draws cards, cubes, dice and tiles. It is larger than any number of players, so using it as
an index raises an error."""


T = TypeVar("T")


def put(row: tuple[T, ...], at: int, value: Any) -> tuple[T, ...]:
    """The row with another value at the index `at`."""
    new = [*row]
    new[at] = value
    return tuple(new)


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The row without the first occurrence of a value.

    Raises:
        ValueError: the row does not have it.
    """
    at = row.index(value)
    return row[:at] + row[at + 1 :]
