"""All terms of a table, in the order in which they are said and offered."""

from __future__ import annotations

from typing import Final

from bot.match.lobby.terms.access import ByInvitation, LeastReliability, ListedElsewhere, RatingBand
from bot.match.lobby.terms.clock import AbsenceRule, TableClock
from bot.match.lobby.terms.hints import HintsForAll, WithoutHints
from bot.match.lobby.terms.term import TableTerm

Kinds = tuple[type[TableTerm], ...]

TERMS: Final[Kinds] = (
    TableClock,
    AbsenceRule,
    ByInvitation,
    LeastReliability,
    RatingBand,
    ListedElsewhere,
    HintsForAll,
    WithoutHints,
)
TIME: Final[Kinds] = (TableClock, AbsenceRule)
ASKED: Final[Kinds] = (LeastReliability, RatingBand, ListedElsewhere)
"""What a host asks of those who join."""
REPEATED: Final = tuple(dict.fromkeys(column for term in TERMS for column in term.repeated))
"""Columns of a match that another match of the same people has as well."""
