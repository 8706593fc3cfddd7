"""Results of finished matches, ratings and statistics, read from what was stored when the matches ended."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from msgspec.structs import replace

from bot.match.changing.context import Context, met
from bot.match.changing.transaction import PERSON, Tx, change, read
from bot.match.engine.models import Person
from bot.match.errors import UserError
from bot.match.results import rating, tally
from bot.match.results.rating import Skill
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
from bot.match.timing.person_settings import read_person_settings
from bot.store import people, results
from bot.store import statistics as kept
from bot.store.results import EVERYWHERE, RatingRow

log = logging.getLogger(__name__)


class Results:
    """Every method shows only what its reader may know: matches of the server it is asked on (`guild`), and
    the reader's own."""

    def __init__(self, context: Context) -> None:
        self.context = context

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
    async def is_rated(self, user: int) -> bool:
        """Whether a person takes part in ratings."""
        async with self.context.reading() as db:
            return not read_person_settings((await people.settings_of(db, [user])).get(user)).unrated

    @change(of=PERSON)
    async def set_rated(self, tx: Tx, person: Person, rated: bool, /) -> None:
        """Take part in ratings, or not. A person who stops has no rating, and begins anew when coming
        back."""
        await met(tx.db, person, tx.now)
        await people.lock(tx.db, [person.user])
        known = read_person_settings((await people.settings_of(tx.db, [person.user])).get(person.user))
        text = msgspec.json.encode(replace(known, unrated=not rated)).decode()
        await people.set_settings(tx.db, person.user, text)
        if not rated:
            await results.drop_ratings(tx.db, person.user)

    async def record_missing(self) -> None:
        """Matches that ended before results were kept: read from their final positions, oldest first. What
        cannot be read any more has no result."""
        async with self.context.reading() as db:
            left = await results.missing(db)
        for match_id in left:
            try:
                await self._record(match_id)
            except UserError as error:
                log.warning("match %s has no result: %s", match_id, error)
            except Exception:  # an old position that today's rules cannot score must not hold up the others
                log.exception("match %s has no result", match_id)

    @change(reads_first=True)
    async def _record(self, tx: Tx, match_id: int, /) -> None:
        score = tx.match.rules.score(await tx.state())
        await tx.write()
        if score is not None and not await results.known(tx.db, match_id):
            await tally.record(tx, score)


def _rating(row: RatingRow) -> Rating:
    return Rating(rating.points(Skill(row.mu, row.sigma)), row.matches)
