"""What can be read of a match's past: its log, what may be undone, earlier positions, curves."""

from __future__ import annotations

import msgspec

from bot.core import CurvePoint, Fact, Score, Seat, View
from bot.match.engine.models import Brief, Outcome


class Votes(msgspec.Struct, frozen=True):
    """Who agrees to a proposal, and whether that was enough."""

    approved: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    done: bool


class Earlier(msgspec.Struct, frozen=True):
    """A turn of the asker that still stands. The asker may ask the others to undo it."""

    number: int
    """Counts the asker's own turns."""
    facts: tuple[Fact, ...]
    """As the asker's log says it."""
    at: int
    """UTC milliseconds."""
    revealed: bool
    """Something has been drawn or opened since: the others must agree to that too."""


class UndoChoices(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may take back."""

    brief: Brief
    seat: Seat
    turn_token: int
    """The `at` of an undo at once."""
    at_once: tuple[Fact, ...] | None
    """What the asker could take back without anybody's agreement, as the asker's log says it; None:
    nothing."""
    earlier: tuple[Earlier, ...]
    """Newest first, without the turn that may be taken back at once."""
    asked: int | None
    """The number of the turn that the asker has asked the others to undo."""


class UndoVotes(msgspec.Struct, frozen=True, kw_only=True):
    """How a request to take something back stands."""

    brief: Brief
    proposer: Seat
    number: int
    revealed: bool
    approved: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()
    outcome: Outcome = "open"
    """warned: nothing was done yet, because voters must first know that something has been revealed since."""


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
