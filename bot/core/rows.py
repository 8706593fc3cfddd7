"""Changes one value of a row: a tuple in a state, such as one value for each seat."""

from __future__ import annotations

from typing import Any, TypeVar

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
