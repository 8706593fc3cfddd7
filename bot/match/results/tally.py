"""The result of a match is written down, with what it means for ratings, in the transaction that ends it.

A result belongs to whoever sits in the seat at the end. Rated is who has sat there from the beginning, takes
part in ratings and is known; a match counts when there are two or more of these. A match that the players
ended by agreement has no result.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Score
from bot.match.context import Desk, Table
from bot.match.errors import TableError
from bot.match.people.settings import read_habits
from bot.match.results import rating
from bot.match.results.rating import NEWCOMER, Skill
from bot.store import ResultRow, habits, people, results
from bot.store.results import EVERYWHERE, RatingRow

log = logging.getLogger(__name__)


class Tallying(Desk):
    """Part of `Tables`."""

    async def _tally(self, db: AsyncConnection, table: Table, score: Score) -> None:
        """Write the result of a match, once."""
        row = table.row
        users = [seat.user for seat in table.seats if seat.user is not None]
        await people.lock(db, users)
        settings = await habits.settings_of(db, users)
        rated = {
            seat.seat
            for seat in table.seats
            if seat.user is not None
            and not seat.substitute
            and not read_habits(settings.get(seat.user)).unrated
        }
        if len(rated) < 2:
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
            for seat in table.seats
        ]
        await results.add(db, rows)
        counted = [one for one in rows if one.rated]
        if counted:
            await _rate(db, counted, EVERYWHERE)
            if row.guild is not None:
                await _rate(db, counted, row.guild)

    async def tally_missing(self) -> None:
        """Matches that ended before results were kept: read from their final positions, oldest first. What
        cannot be read any more has no result."""
        async with self._reading() as db:
            left = await results.missing(db)
        for match_id in left:
            try:
                await self._tally_late(match_id)
            except TableError as error:
                log.warning("match %s has no result: %s", match_id, error)
            except Exception:  # an old position that today's rules cannot count: nothing else waits for it
                log.exception("match %s has no result", match_id)

    async def _tally_late(self, match_id: int) -> None:
        async def body() -> None:
            async with self._reading() as db:
                table = await self._table(db, match_id)
                score = table.rules.score(await self._position(db, table))
            async with self.store.write() as db:
                if score is not None and not await results.known(db, match_id):
                    await self._tally(db, table, score)

        await self._changing(match_id, body)


async def _rate(db: AsyncConnection, rows: Sequence[ResultRow], guild: int) -> None:
    users = [row.user for row in rows if row.user is not None]
    known = await results.ratings_of(db, users, rows[0].game, guild)
    before = [Skill(known[user].mu, known[user].sigma) if user in known else NEWCOMER for user in users]
    for user, skill in zip(users, rating.after(before, [row.rank for row in rows]), strict=True):
        played = known[user].matches if user in known else 0
        await results.set_rating(db, RatingRow(user, rows[0].game, guild, skill.mu, skill.sigma, played + 1))
