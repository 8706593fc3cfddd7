"""The result of a match is written down, with what it means for ratings, in the transaction that ends it.

A result belongs to the person who sits in the seat at the end. A match counts if at least two people are
rated and no computer has played in it from the beginning. A match that the players ended by agreement has no
result. Who is rated, with which rank, and which part of a gain counts:

- Whoever has a seat from the beginning to the end is rated with its rank.
- Whoever has left a seat (resigned, given it up, or away at the end) holds the last place, unless a
  substitute has finished there; then the match does not count for the one who left.
- A substitute's rating can rise by the match, but not fall.
- A person's first match of a game does not change that person's rating.
- A gain counts in proportion to the turns that the person has taken: nobody gains by the autopilot's turns.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Score, Seat
from bot.match.engine.rows import Match
from bot.match.results import rating
from bot.match.results.rating import NEWCOMER, Skill
from bot.match.timing.person_settings import read_person_settings
from bot.store import ResultRow, SeatRow, people, results, steps
from bot.store.results import EVERYWHERE, RatingRow
from bot.store.steps import LeaverRow

FIRST_MATCHES: Final = 1
"""How many first matches of a game leave a newcomer's rating as it is."""


class Entry(NamedTuple):
    """One person in the rating of a match."""

    user: int
    seat: Seat
    rank: int
    share: float = 1.0
    """The share of a gain that counts, from 0 to 1."""
    upward: bool = False
    """Only a gain counts."""
    left: bool = False
    """The last place, which is never a gain."""
    newcomer: bool = False
    """Nothing changes for this person."""


def entries(
    seats: Sequence[SeatRow],
    ranks: Mapping[Seat, int],
    leavers: Sequence[LeaverRow],
    turns: Mapping[tuple[int, int | None], int],
    unrated: Collection[int],
    newcomers: Collection[int] = (),
) -> list[Entry]:
    """The people who are rated, in the order of seats; empty if there are fewer than two.

    Args:
        ranks: of the seats.
        leavers: who has left a seat, in order.
        turns: how many turns each person has taken, by (seat, user); user None: the autopilot.
        unrated: who takes no part in ratings.
        newcomers: who plays this game for the first time.
    """
    last, by_user = len(seats) + 1, dict[int, Entry]()
    for seat in seats:
        first = next(
            (leaver.user for leaver in leavers if leaver.seat == seat.seat and not leaver.substitute), None
        )
        person = seat.user if not (seat.autopilot or seat.resigned) else None
        if person is not None and (not seat.substitute or person == first):
            by_user[person] = Entry(person, seat.seat, ranks[seat.seat], _share(turns, seat.seat, person))
        elif person is not None:
            share = _share(turns, seat.seat, person)
            by_user.setdefault(person, Entry(person, seat.seat, ranks[seat.seat], share, upward=True))
        else:
            original = seat.user if seat.user is not None and not seat.substitute else first
            if original is not None:
                by_user[original] = Entry(original, seat.seat, last, left=True)
    rated = [
        entry._replace(newcomer=entry.user in newcomers)
        for entry in by_user.values()
        if entry.user not in unrated
    ]
    return sorted(rated, key=lambda entry: entry.seat) if len(rated) > 1 else []


def began_with_computers(seats: Sequence[SeatRow], leavers: Sequence[LeaverRow], computers: bool) -> bool:
    """Whether a computer sat at the table from the beginning. A computer that took a seat over later does not
    count."""
    left = {leaver.seat for leaver in leavers}
    return computers and any((seat.computer or seat.substitute) and seat.seat not in left for seat in seats)


def changed(entry: Entry, before: Skill, after: Skill) -> Skill:
    """Somebody's skill after a match."""
    if entry.newcomer:
        return before
    gain = rating.value(after) - rating.value(before)
    if gain > 0:
        share = 0.0 if entry.left else entry.share
        mu, sigma = (old + share * (new - old) for old, new in zip(before, after, strict=True))
        return Skill(mu, sigma)
    return before if entry.upward else after


def _share(turns: Mapping[tuple[int, int | None], int], seat: Seat, user: int) -> float:
    """The share of the seat's turns that the person has taken. In older matches, of which nothing is known,
    it is 1."""
    if not turns:
        return 1.0
    own, automatic = turns.get((seat, user), 0), turns.get((seat, None), 0)
    return own / (own + automatic) if own else 0.0


KEPT: Final = 50
"""Turns of each person that are kept after a match: those by which reliability is measured."""


async def record(db: AsyncConnection, match: Match, score: Score) -> None:
    """Write the result of a match, once."""
    places = {seat.seat: score.seats[seat.seat] for seat in match.seats}
    await _record(db, match, {seat: (place.total, place.rank) for seat, place in places.items()})


async def record_resigned(db: AsyncConnection, match: Match, winner: Seat) -> None:
    """Write the result of a match in which all but one have resigned. There are no points."""
    await _record(db, match, {seat.seat: (0, 1 if seat.seat == winner else 2) for seat in match.seats})


async def _record(db: AsyncConnection, match: Match, places: Mapping[Seat, tuple[int, int]]) -> None:
    row, seats = match.row, match.seats
    left = await steps.leavers_of(db, row.id)
    sitting = [seat.user for seat in seats if seat.user is not None]
    users = sorted({*sitting, *(leaver_row.user for leaver_row in left)})
    await people.lock(db, users)
    settings = await people.settings_of(db, users)
    counts = await steps.turn_counts(db, row.id)
    unrated = {user for user in users if read_person_settings(settings.get(user)).unrated}
    ranks = {seat: rank for seat, (_, rank) in places.items()}
    played = await results.played(db, users, row.game)
    newcomers = {user for user in users if played.get(user, 0) < FIRST_MATCHES}
    rated = entries(seats, ranks, left, counts, unrated, newcomers)
    if began_with_computers(seats, left, row.computers) or (row.state == "ended" and not counts):
        rated = []  # or nobody has taken a single turn
    counted = {entry.user for entry in rated if not entry.newcomer}
    rows = [
        ResultRow(
            match=row.id,
            seat=seat.seat,
            game=row.game,
            guild=row.guild,
            user=seat.user,
            total=places[seat.seat][0],
            rank=places[seat.seat][1],
            substitute=seat.substitute,
            rated=seat.user in counted,
        )
        for seat in seats
    ]
    await results.add(db, rows, counted=row.state != "ended")
    if rated:
        await _rate(db, rated, row.game, EVERYWHERE)
        if row.guild is not None:
            await _rate(db, rated, row.game, row.guild)
    await steps.tidy_turns(db, row.id, users, KEPT)


async def _rate(db: AsyncConnection, rated: Sequence[Entry], game: str, guild: int) -> None:
    users = [entry.user for entry in rated]
    known = await results.ratings_of(db, users, game, guild)
    before = [Skill(known[user].mu, known[user].sigma) if user in known else NEWCOMER for user in users]
    for entry, old, new in zip(
        rated, before, rating.after(before, [entry.rank for entry in rated]), strict=True
    ):
        skill = changed(entry, old, new)
        if skill == old:
            continue  # the match counts for nothing, not even as a match played
        played = known[entry.user].matches if entry.user in known else 0
        await results.set_rating(db, RatingRow(entry.user, game, guild, skill.mu, skill.sigma, played + 1))
