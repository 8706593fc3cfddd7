"""Results of finished matches, ratings and statistics, read from what was stored when the matches ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.match.changing.context import Service, read
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.match.results.reliability import Reliability, of_person
from bot.match.results.statistics import (
    FEW,
    Outcome,
    OwnRating,
    Rated,
    Rating,
    Statistics,
    outcomes,
    statistics_from,
)
from bot.store import results
from bot.store import statistics as kept
from bot.store.results import EVERYWHERE, RatingRow


class Results(Service):
    """Every method shows only what its reader may know: matches of the server it is asked on (`guild`), and
    the reader's own."""

    @read
    async def history(
        self, user: int, *, asker: int | None = None, guild: int | None = None, game: str | None = None
    ) -> tuple[Outcome, ...]:
        """Matches that somebody has finished, newest first: those of a server, and all in which the asker has
        played."""
        async with self.context.reading() as db:
            rows = await results.of_user(db, user, game)
        thread = await asyncio.to_thread(outcomes, rows)
        return tuple(
            outcome
            for outcome in thread
            if (guild is not None and outcome.place.guild == guild and not outcome.private)
            or (asker is not None and outcome.of(asker) is not None)
        )

    @read
    async def statistics(self, game: str, guild: int | None) -> Statistics | None:
        """The statistics of a server, or (None) of all servers together and without names; None: no match has
        ended yet."""
        async with self.context.reading() as db:
            totals = await kept.totals(db, game, guild, FEW)
        return None if totals is None else statistics_from(totals)

    @read
    async def with_computers(self, game: str, guild: int | None) -> bool:
        """Whether a match with computers has ended on a server or (None) on any. Such a match counts in no
        figures."""
        async with self.context.reading() as db:
            return await results.with_computers(db, game, guild)

    @read
    async def ratings(self, game: str, guild: int) -> tuple[Rated, ...]:
        """The list of a server, the best first. It names only people who have played there."""
        async with self.context.reading() as db:
            here = await results.rated_in(db, game, guild)
            overall = await results.ratings_of(db, [row.user for row, _ in here], game, EVERYWHERE)
        rated = [
            Rated(row.user, name, _rating(row), _rating(overall.get(row.user, row))) for row, name in here
        ]
        return tuple(sorted(rated, key=lambda line: (-line.here.points, line.user)))

    @read
    async def own_ratings(self, user: int, guild: int | None) -> tuple[OwnRating, ...]:
        """Of one person, by game."""
        async with self.context.reading() as db:
            rows = await results.all_ratings(db, user)
        here = {row.game: _rating(row) for row in rows if row.guild == guild and guild != EVERYWHERE}
        return tuple(
            OwnRating(row.game, here.get(row.game), _rating(row)) for row in rows if row.guild == EVERYWHERE
        )

    @read
    async def reliability(self, users: Iterable[int]) -> dict[int, Reliability]:
        """How reliably people take turns: those of whom enough is known."""
        async with self.context.reading() as db:
            known = {user: await of_person(db, user) for user in users}
        return {user: reliability for user, reliability in known.items() if reliability is not None}


def _rating(row: RatingRow) -> Rating:
    return Rating(rating.points(Skill(row.mu, row.sigma)), row.matches)
