"""The six colours (GH-1.1) and counts of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Final

from bot.core import Kinds

COLOURS: Final = "OPGRBY"
"""Orange, pink, green, red, blue, yellow; used for cubes, cards, sails and sea squares (GH-1.1)."""

Counts = Annotated[tuple[int, int, int, int, int, int], Kinds(COLOURS)]
"""How many cubes or cards there are of each colour, in the order of `COLOURS`."""

NONE: Final[Counts] = (0, 0, 0, 0, 0, 0)
INDEX: Final = {colour: at for at, colour in enumerate(COLOURS)}


def add(counts: Counts, colour: str, number: int = 1) -> Counts:
    """The counts with `number` of a colour added (or removed, if negative)."""
    row = [*counts]
    row[INDEX[colour]] += number
    return (*row,)  # type: ignore[return-value]


def has(counts: Counts, colour: str) -> int:
    """How many of a colour there are."""
    return counts[INDEX[colour]]


def plus(counts: Counts, other: Counts) -> Counts:
    """The sum of two counts."""
    return tuple(map(int.__add__, counts, other))  # type: ignore[return-value]


def counted(colours: Iterable[str]) -> Counts:
    """The counts of a string of colour letters, e.g. "OOP"."""
    row = "".join(colours)
    return tuple(row.count(colour) for colour in COLOURS)  # type: ignore[return-value]


def listed(counts: Counts) -> str:
    """The counts as a string with one letter for each item, in the order of `COLOURS`, e.g. "OOP"."""
    return "".join(colour * number for colour, number in zip(COLOURS, counts, strict=True))


def by_colour(counts: Counts) -> Iterator[tuple[str, int]]:
    """The colours with a count above 0, each with its count."""
    return ((colour, number) for colour, number in zip(COLOURS, counts, strict=True) if number)
