"""Computer players at the table: levels and names.

A computer is a seat without a person. It is never pinged and gets no messages; it has no vote, so it agrees
to everything that the people at the table want.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.ai.players import LEVELS as _PLAYERS
from bot.core import Term
from bot.match.errors import UnknownLevel
from bot.store import SeatRow

LEVELS: Final = tuple(_PLAYERS)
"""Levels that people can choose, the easiest first."""
USUAL: Final = "normal"
"""The level of an opponent if nobody says otherwise."""
FOR_PEOPLE: Final = "hard"
"""The level that plays for people and advises them: hints, *Let the computer finish*, the player for those
who are absent. What is done in somebody's name is done as well as possible."""
NAMES: Final = ("Vega", "Rigel", "Mira", "Altair", "Deneb")
"""Names of computers, the same in every language: stars."""


def checked_level(level: str) -> str:
    """Raises UnknownLevel."""
    if level not in LEVELS:
        raise UnknownLevel(level=level[:20], levels=tuple(Term(f"level-{name}") for name in LEVELS))
    return level


def free_name(taken: Collection[str]) -> str:
    """The first name that nobody at the table has."""
    return next((name for name in NAMES if name not in taken), NAMES[0])


def name_for(seats: Collection[SeatRow]) -> str:
    """A name for one more computer."""
    return free_name({seat.known_as or seat.name or "" for seat in seats})
