"""Finished matches looked at: history, head to head, ratings, statistics. What is counted here is pure; the
table reads it from the results that were stored when the matches ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import median
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.core import Seat
from bot.match.context import uncancelled
from bot.match.models import Person, Place
from bot.match.people.settings import read_habits
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.match.results.tally import Tallying
from bot.match.timing.spans import DAY
from bot.store import habits, people, results
from bot.store.results import EVERYWHERE, RatingRow, ScoredRow

FEW: Final = 3
"""So many holders of the highest score are named."""


class Scored(msgspec.Struct, frozen=True):
    """What one seat ended with."""

    seat: Seat
    user: int | None
    """Who sat there at the end; None: a person who had their data deleted."""
    name: str
    total: int
    rank: int
    substitute: bool = False
    """Took the seat over after the start."""
    rated: bool = False


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """A match that was played to its end."""

    match: int
    game: str
    place: Place
    started_at: int
    ended_at: int
    """UTC milliseconds."""
    seats: tuple[Scored, ...]

    @property
    def days(self) -> float:
        """How long it lasted."""
        return (self.ended_at - self.started_at) / DAY

    def of(self, user: int) -> Scored | None:
        return next((one for one in self.seats if one.user == user), None)


class Tally(msgspec.Struct, frozen=True):
    """How often somebody has played, and how it ended."""

    matches: int
    wins: int
    """First places, shared ones included."""
    average: float
    """Points; 0 without matches."""
    best: int | None


class Versus(msgspec.Struct, frozen=True):
    """Two people in the same matches: who was placed higher how often, and their points on average."""

    matches: int
    wins: int
    losses: int
    draws: int
    average: float
    other_average: float


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
    lowest: int
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
    own = [one for outcome in outcomes if (one := outcome.of(user)) is not None]
    totals = [one.total for one in own]
    return Tally(len(own), sum(one.rank == 1 for one in own), _mean(totals), max(totals, default=None))


def versus_of(outcomes: Iterable[Outcome], user: int, other: int) -> Versus:
    """From those matches in which both have played."""
    pairs = [
        (mine, theirs)
        for outcome in outcomes
        if (mine := outcome.of(user)) is not None and (theirs := outcome.of(other)) is not None
    ]
    wins = sum(mine.rank < theirs.rank for mine, theirs in pairs)
    losses = sum(mine.rank > theirs.rank for mine, theirs in pairs)
    return Versus(
        len(pairs),
        wins,
        losses,
        len(pairs) - wins - losses,
        _mean([mine.total for mine, _ in pairs]),
        _mean([theirs.total for _, theirs in pairs]),
    )


def statistics_of(outcomes: Sequence[Outcome]) -> Statistics | None:
    """Of one game; None without matches."""
    if not outcomes:
        return None
    days = [one.days for one in outcomes]
    seats = [seat for one in outcomes for seat in one.seats]
    totals = [seat.total for seat in seats]
    highest = max(totals)
    holders = dict.fromkeys((seat.user, seat.name) for seat in seats if seat.total == highest)
    return Statistics(
        matches=len(outcomes),
        shortest=min(days),
        usual=median(days),
        longest=max(days),
        winners=_mean([seat.total for seat in seats if seat.rank == 1]),
        average=_mean(totals),
        highest=highest,
        lowest=min(totals),
        best=tuple(name for _, name in holders)[:FEW],
        seats=tuple(_shares(outcomes)),
    )


def _shares(outcomes: Sequence[Outcome]) -> Iterable[SeatShare]:
    for players in sorted({len(one.seats) for one in outcomes}):
        played = [one for one in outcomes if len(one.seats) == players]
        wins = [0.0] * players
        for one in played:
            first = [at for at, seat in enumerate(one.seats) if seat.rank == 1]
            for at in first:
                wins[at] += 1 / len(first)
        yield SeatShare(players, len(played), tuple(wins))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _outcomes(rows: Iterable[ScoredRow]) -> tuple[Outcome, ...]:
    found = []
    for _, group in groupby(rows, lambda row: row.match):
        seats = list(group)
        first = seats[0]
        ended = first.ended_at or 0
        found.append(
            Outcome(
                match=first.match,
                game=first.game,
                place=Place(first.guild, first.channel, first.thread),
                started_at=ended if first.started_at is None else first.started_at,
                ended_at=ended,
                seats=tuple(
                    Scored(one.seat, one.user, one.name or "", one.total, one.rank, one.substitute, one.rated)
                    for one in seats
                ),
            )
        )
    return tuple(found)


class Results(Tallying):
    """Part of `Tables`. Every method shows only what its reader may know: matches of the server it is asked
    on (`guild`), and the reader's own."""

    @uncancelled
    async def history(
        self, user: int, *, asker: int | None = None, guild: int | None = None, game: str | None = None
    ) -> tuple[Outcome, ...]:
        """Matches that somebody has finished, newest first: those of a server, and those in which the asker
        has played. (The asker's own are all.)"""
        async with self._reading() as db:
            rows = await results.of_user(db, user, game)
        found = await asyncio.to_thread(_outcomes, rows)
        return tuple(
            one
            for one in found
            if (guild is not None and one.place.guild == guild)
            or (asker is not None and one.of(asker) is not None)
        )

    @uncancelled
    async def statistics(self, game: str, guild: int | None) -> Statistics | None:
        """Of a server, or (None) of all servers together and without names; None: no match has ended yet."""
        async with self._reading() as db:
            rows = await results.of_game(db, game, guild)
        found = await asyncio.to_thread(lambda: statistics_of(_outcomes(rows)))
        return found if found is None or guild is not None else replace(found, best=())

    @uncancelled
    async def ratings(self, game: str, guild: int) -> tuple[Rated, ...]:
        """The list of a server, the best first. It names only people who have played there."""
        async with self._reading() as db:
            here = await results.rated_in(db, game, guild)
            overall = await results.ratings_of(db, [row.user for row, _ in here], game, EVERYWHERE)
        found = [
            Rated(row.user, name, _rating(row), _rating(overall.get(row.user, row))) for row, name in here
        ]
        return tuple(sorted(found, key=lambda one: (-one.here.points, one.user)))

    @uncancelled
    async def own_ratings(self, user: int, guild: int | None) -> tuple[OwnRating, ...]:
        """Of one person, by game."""
        async with self._reading() as db:
            rows = await results.all_ratings(db, user)
        here = {row.game: _rating(row) for row in rows if row.guild == guild and guild != EVERYWHERE}
        return tuple(
            OwnRating(row.game, here.get(row.game), _rating(row)) for row in rows if row.guild == EVERYWHERE
        )

    @uncancelled
    async def is_rated(self, user: int) -> bool:
        """Whether a person takes part in ratings."""
        async with self._reading() as db:
            return not read_habits((await habits.settings_of(db, [user])).get(user)).unrated

    async def set_rated(self, person: Person, rated: bool) -> None:
        """Take part in ratings, or not. Who does not has none, and begins anew when coming back."""

        async def body() -> None:
            async with self.store.write() as db:
                await self._met(db, person)
                await people.lock(db, [person.user])
                known = read_habits((await habits.settings_of(db, [person.user])).get(person.user))
                text = msgspec.json.encode(replace(known, unrated=not rated)).decode()
                await habits.set_settings(db, person.user, text)
                if not rated:
                    await results.drop_ratings(db, person.user)

        await self._changing(-person.user, body)


def _rating(row: RatingRow) -> Rating:
    return Rating(rating.points(Skill(row.mu, row.sigma)), row.matches)
