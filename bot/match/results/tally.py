"""The result of a match is written down, with what it means for ratings, in the transaction that ends it.

A result belongs to the person who sits in the seat at the end. `bot.match.results.standing` says who is
rated. A match counts if at least two people are rated and no computer has played in it from the beginning. A
match that the players ended by agreement has no result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Score, Seat
from bot.match.engine.rows import Match
from bot.match.results import rating, standing
from bot.match.results.rating import NEWCOMER, Skill
from bot.match.results.standing import Entry
from bot.match.timing.person_settings import read_person_settings
from bot.store import ResultRow, people, results, steps
from bot.store.results import EVERYWHERE, RatingRow

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
    newcomers = {user for user in users if played.get(user, 0) < standing.FIRST_MATCHES}
    rated = standing.entries(seats, ranks, left, counts, unrated, newcomers)
    if standing.began_with_computers(seats, left, row.computers) or (row.state == "ended" and not counts):
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
        skill = standing.changed(entry, old, new)
        if skill == old:
            continue  # the match counts for nothing, not even as a match played
        played = known[entry.user].matches if entry.user in known else 0
        await results.set_rating(db, RatingRow(entry.user, game, guild, skill.mu, skill.sigma, played + 1))
