"""Finished matches in numbers: history, head to head, ratings, statistics. Pure; `service` reads the stored
results."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

import msgspec

from bot.core import Seat
from bot.match.engine.models import Place
from bot.match.engine.rows import as_stored
from bot.match.results import rating
from bot.match.timing.clock import DAY
from bot.store.results import ScoredRow, Totals

FEW: Final = 3
"""The most holders of the highest score that are named."""


class Scored(msgspec.Struct, frozen=True):
    """What one seat ended with."""

    seat: Seat
    user: int | None
    """Who sat there at the end; None: a person who had their data deleted."""
    name: str
    total: int
    rank: int
    computer: str | None = None
    """The level of the computer that sat there."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """A match that was played to its end."""

    match: int
    game: str
    place: Place
    started_at: int
    ended_at: int
    """UTC milliseconds."""
    seats: tuple[Scored, ...]
    with_computers: bool = False
    """Computers have played: the match counts for no statistics."""
    private: bool = False
    """Shown to nobody but those who have played."""
    resigned: bool = False
    """All but one have resigned: there are no points."""

    def of(self, user: int) -> Scored | None:
        return next((seat for seat in self.seats if seat.user == user), None)


class Tally(msgspec.Struct, frozen=True):
    """How often somebody has played, and how it ended."""

    matches: int
    wins: int
    """First places, shared ones included."""
    average: float
    """Points; 0 without matches."""
    best: int | None


class Versus(msgspec.Struct, frozen=True):
    """Two people in the same matches: who was placed higher how often."""

    wins: int
    losses: int
    draws: int


class SeatShare(msgspec.Struct, frozen=True):
    """Matches with so many players, and how many of them each seat has won; a shared first place counts in
    parts."""

    players: int
    matches: int
    wins: tuple[float, ...]


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """A game over many matches. Lengths are in days."""

    matches: int
    shortest: float
    usual: float
    """The median."""
    longest: float
    winners: float
    """Points of the winners on average."""
    average: float
    """Points of everybody on average."""
    highest: int
    best: tuple[str, ...]
    """Names of those who hold the highest score; "" for somebody who is not known any more."""
    seats: tuple[SeatShare, ...]


class Rating(msgspec.Struct, frozen=True):
    points: int
    matches: int

    @property
    def sure(self) -> bool:
        """No longer provisional."""
        return self.matches >= rating.SURE


class Rated(msgspec.Struct, frozen=True):
    """A line of a server's list."""

    user: int
    name: str
    here: Rating
    everywhere: Rating


class OwnRating(msgspec.Struct, frozen=True):
    game: str
    here: Rating | None
    everywhere: Rating


def tally_of(outcomes: Iterable[Outcome], user: int) -> Tally:
    outcomes = tuple(outcomes)
    own = [scored for outcome in outcomes if (scored := outcome.of(user)) is not None]
    totals = [scored.total for outcome in outcomes if (scored := outcome.of(user)) and not outcome.resigned]
    average, wins = sum(totals) / max(1, len(totals)), sum(scored.rank == 1 for scored in own)
    return Tally(len(own), wins, average, max(totals, default=None))


def versus_of(outcomes: Iterable[Outcome], user: int, other: int) -> Versus:
    """From those matches in which both have played."""
    pairs = [
        (mine, theirs)
        for outcome in outcomes
        if (mine := outcome.of(user)) is not None and (theirs := outcome.of(other)) is not None
    ]
    wins = sum(mine.rank < theirs.rank for mine, theirs in pairs)
    losses = sum(mine.rank > theirs.rank for mine, theirs in pairs)
    return Versus(wins, losses, len(pairs) - wins - losses)


def among_people(outcomes: Iterable[Outcome]) -> tuple[Outcome, ...]:
    """The matches in which no computer has played."""
    return tuple(outcome for outcome in outcomes if not outcome.with_computers)


def statistics_from(totals: Totals) -> Statistics:
    """Of one game, from the kept sums."""
    shortest, duration, other, longest = totals.durations
    shares = []
    for players, count in sorted(totals.played.items()):
        wins = [0.0] * players
        for of, seat, firsts, often in totals.won:
            if of == players:
                wins[seat] += often / firsts
        shares.append(SeatShare(players, count, tuple(wins)))
    return Statistics(
        matches=totals.matches,
        shortest=shortest / DAY,
        usual=(duration + other) / 2 / DAY,
        longest=longest / DAY,
        winners=totals.winners_points / totals.winners if totals.winners else 0.0,
        average=totals.points / totals.seats,
        highest=totals.highest,
        best=totals.best,
        seats=tuple(shares),
    )


def outcomes(rows: Iterable[ScoredRow]) -> tuple[Outcome, ...]:
    met = []
    for _, group in groupby(rows, lambda row: row.match):
        seats = list(group)
        first = seats[0]
        ended = first.ended_at or 0
        met.append(
            as_stored(
                Outcome,
                first,
                place=Place(first.guild, first.channel, first.thread),
                started_at=ended if first.started_at is None else first.started_at,
                ended_at=ended,
                seats=tuple(
                    as_stored(Scored, seat, name=seat.name or (seat.known_as or "" if seat.computer else ""))
                    for seat in seats
                ),
                with_computers=first.computers,
                resigned=first.state == "ended",
            )
        )
    return tuple(met)
