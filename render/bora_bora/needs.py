"""Numbers of the component data that pictures show: what each task asks for, what a round is worth."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.games.bora_bora.data import load

_SHOWN: Final = {2: "T12 T13 T14 T15 T16 T17 T18 T28 T29 T30 T31 T32", 5: "T20 T22 T26 T45", 9: "T21"}
_FOUR: Final = "T08 T09 T10 T11 T19 T33 T42"

NEEDS: Final[dict[str, int]] = {
    **{f"T{k:02}": 3 for k in range(1, 61)},
    **{f"T{k}": 2 for k in range(49, 61)},
    **{name: count for count, names in _SHOWN.items() for name in names.split()},
    **dict.fromkeys(_FOUR.split(), 4),
    **dict.fromkeys(("T01", "T02", "T03", "T05", "T06"), 2),
}
"""Task to its number; a test compares it with the component data of the rules."""


@cache
def by_round() -> tuple[tuple[int, int], ...]:
    """Points of a priest and of a building in each round (BB-10.5, BB-7.34)."""
    rounds = load().rounds
    return tuple(zip(rounds.priest, rounds.building, strict=True))
