"""What can be read of a match's past: earlier positions, curves, and the turns at which the lead changed, by
the estimate of the computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.ai.search import lead_of
from bot.core import AnyRules, CurvePoint, Fact, Score, Seat, View
from bot.match.engine.models import Brief
from bot.match.engine.positions import Moment


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
    former: Mapping[Seat, str] = {}
    """The names of those who had seats then and have them no more, unless it is the last position."""


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


MOST: Final = 3
"""The most changes that are shown: the last, and those by the most points."""
MARGIN: Final = 0.1
"""A lead counts if it is at least this share of the heuristic's spread, because small leads are noise. It
must still be there after the next turn, because a seat that has just moved may be ahead only for that
reason."""


class LeadChange(msgspec.Struct, frozen=True, kw_only=True):
    """A turn after which another seat led."""

    n: int
    """The moment of the public's story, from 1."""
    seat: Seat
    """Who leads from then on."""
    before: Seat
    """Who had led until then."""
    lead: float
    """By how many points, at the end of the match, it will probably be ahead."""


def lead_changes(rules: AnyRules, story: Sequence[Moment], seats: int) -> tuple[LeadChange, ...]:
    """The last change of the lead and the greatest, in order; () if the game has no heuristic."""
    heuristic = rules.heuristic
    if heuristic is None:
        return ()
    changes: list[tuple[float, LeadChange]] = []
    leader: Seat | None = None
    before: list[float] = []
    """The estimate when the leader last was in front."""
    estimates = [
        (n, points_at(rules, moment.state, seats))
        for n, moment in enumerate(story, 1)
        if not rules.may_change(moment.state)  # a sealed decision counts where it opens
    ]
    for following, (n, totals) in enumerate(estimates, 1):
        best = max(range(seats), key=totals.__getitem__)
        if best == leader:
            before = totals
            continue
        lead = lead_of(totals, best)
        if following < len(estimates):
            counts = lead >= heuristic.spread * MARGIN and lead_of(estimates[following][1], best) > 0
        else:  # at the end any lead counts, except in a match without a score
            counts = rules.score(story[-1].state) is not None
        if not counts:
            continue
        if leader is not None and lead > 0:
            swing = lead + before[leader] - before[best]
            changes.append((swing, LeadChange(n=n, seat=best, before=leader, lead=lead)))
        leader, before = best, totals
    chosen = sorted(changes[:-1], key=lambda change: -change[0])[: MOST - 1] + changes[-1:]
    return tuple(sorted((lead_change for _, lead_change in chosen), key=lambda lead_change: lead_change.n))


def points_at(rules: AnyRules, state: Any, seats: int) -> list[float]:
    """The points of each seat at the end: the score, or the heuristic's estimate."""
    score = rules.score(state)
    if score is not None:
        return [float(place.total) for place in score.seats]
    heuristic = rules.heuristic
    assert heuristic is not None
    return [heuristic.value(state, seat) for seat in range(seats)]
