"""What can be read of a match's past: earlier positions, curves."""

from __future__ import annotations

import msgspec

from bot.core import CurvePoint, Fact, Score, Seat, View
from bot.match.engine.models import Brief


class PastPosition(msgspec.Struct, frozen=True, kw_only=True):
    """An older position as one reader saw it then, and what had just happened."""

    n: int
    """Which of the reader's moments, from 1: counts only commits in the reader's log."""
    count: int
    at: int
    """UTC milliseconds."""
    facts: tuple[Fact, ...]
    public: View
    own: View | None
    """What the reader's seat could see beyond that."""
    awaited: tuple[tuple[Seat, Fact], ...]
    """Who had to act, and what was asked of each."""
    score: Score | None = None
    """The result, in the last position of a match that was played to its end."""
    winner: Seat | None = None
    """Who has won, in the last position of a match from which all others have resigned."""
    may_try: bool = False
    """The reader can try out from here what would have happened."""
    curves: bool = False
    """The points of the match in its course are something to look at."""


class Recap(msgspec.Struct, frozen=True, kw_only=True):
    """What happened since somebody's last turn."""

    brief: Brief
    seat: Seat | None
    facts: tuple[Fact, ...]
    """As the reader's log says them; () when nothing happened."""
    before: PastPosition
    """After the reader's last turn (of a stranger: before the last moment)."""
    now: PastPosition


class Curves(msgspec.Struct, frozen=True, kw_only=True):
    """The points of the seats in the course of a match."""

    brief: Brief
    points: tuple[CurvePoint, ...]
    """At least two, oldest first; each seat is known in the last one."""
    public: View
    """The newest position."""
    score: Score | None
    """The result, when the match has one."""
