"""The six colours (GH-1.1) and how many there are of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

COLOURS: Final = "OPGRBY"
"""Orange, pink, green, red, blue, yellow: cubes, cards, sails and sea squares alike (GH-1.1)."""

Counts = tuple[int, int, int, int, int, int]
"""A multiset of coloured things: one number a colour, in the order of `COLOURS`."""

NONE: Final[Counts] = (0, 0, 0, 0, 0, 0)
INDEX: Final = {colour: at for at, colour in enumerate(COLOURS)}


def add(counts: Counts, colour: str, number: int = 1) -> Counts:
    """The counts with `number` more (or fewer, if negative) of a colour."""
    at = INDEX[colour]
    return (*counts[:at], counts[at] + number, *counts[at + 1 :])  # type: ignore[return-value]


def has(counts: Counts, colour: str) -> int:
    """How many of a colour there are."""
    return counts[INDEX[colour]]


def plus(one: Counts, other: Counts) -> Counts:
    """Both together."""
    return tuple(map(int.__add__, one, other))  # type: ignore[return-value]


def counted(colours: Iterable[str]) -> Counts:
    """The counts of a row of colour letters, e.g. "OOP"."""
    row = "".join(colours)
    return tuple(row.count(colour) for colour in COLOURS)  # type: ignore[return-value]


def listed(counts: Counts) -> str:
    """One letter a thing, in the order of `COLOURS`, e.g. "OOP"."""
    return "".join(colour * number for colour, number in zip(COLOURS, counts, strict=True))


def by_colour(counts: Counts) -> Iterator[tuple[str, int]]:
    """The colours that are there with their number."""
    return ((colour, number) for colour, number in zip(COLOURS, counts, strict=True) if number)
