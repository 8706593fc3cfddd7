"""The result of a match is written down, with what it means for ratings, in the transaction that ends it.

A result belongs to the person who sits in the seat at the end. Rated are those who have sat there from the
beginning, take part in ratings and are known; a match counts when there are two or more of these, and no
computer has played in it. A match
that the players ended by agreement has no result.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Score
from bot.match.results import rating
from bot.match.results.rating import NEWCOMER, Skill
from bot.match.timing.person_settings import read_person_settings
from bot.match.transaction import Tx
from bot.store import ResultRow, people, person_settings, results
from bot.store.results import EVERYWHERE, RatingRow


async def record(tx: Tx, score: Score) -> None:
    """Write the result of a match, once."""
    row, seats = tx.match.row, tx.match.seats
    users = [seat.user for seat in seats if seat.user is not None]
    await people.lock(tx.db, users)
    settings = await person_settings.settings_of(tx.db, users)
    rated = {
        seat.seat
        for seat in seats
        if seat.user is not None
        and not seat.substitute
        and not read_person_settings(settings.get(seat.user)).unrated
    }
    if len(rated) < 2 or row.computers:
        rated = set()
    rows = [
        ResultRow(
            match=row.id,
            seat=seat.seat,
            game=row.game,
            guild=row.guild,
            user=seat.user,
            total=score.places[seat.seat].total,
            rank=score.places[seat.seat].rank,
            substitute=seat.substitute,
            rated=seat.seat in rated,
        )
        for seat in seats
    ]
    await results.add(tx.db, rows)
    counted = [one for one in rows if one.rated]
    if counted:
        await _rate(tx.db, counted, EVERYWHERE)
        if row.guild is not None:
            await _rate(tx.db, counted, row.guild)


async def _rate(db: AsyncConnection, rows: Sequence[ResultRow], guild: int) -> None:
    users = [row.user for row in rows if row.user is not None]
    known = await results.ratings_of(db, users, rows[0].game, guild)
    before = [Skill(known[user].mu, known[user].sigma) if user in known else NEWCOMER for user in users]
    for user, skill in zip(users, rating.after(before, [row.rank for row in rows]), strict=True):
        played = known[user].matches if user in known else 0
        await results.set_rating(db, RatingRow(user, rows[0].game, guild, skill.mu, skill.sigma, played + 1))
