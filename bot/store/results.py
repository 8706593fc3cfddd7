"""Results of finished matches, and ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, CursorResult, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import statistics
from bot.store.engine import many, numbers
from bot.store.people import upsert
from bot.store.rows import RatingRow as RatingRow
from bot.store.rows import ResultRow
from bot.store.schema import matches, persons, ratings, results, seats
from bot.store.statistics import EVERYWHERE as EVERYWHERE

PART = 500
"""How many rows are read before other tasks get a turn."""


class ScoredRow(msgspec.Struct, frozen=True, kw_only=True):
    """A result with its match and the name of the person."""

    match: int
    seat: int
    game: str
    guild: int | None
    channel: int
    thread: int | None
    started_at: int | None
    ended_at: int | None
    user: int | None
    name: str | None
    total: int
    rank: int
    substitute: bool
    rated: bool
    computers: bool
    """Computers have played in the match."""
    private: bool
    state: str
    """The state of the match: "ended" if all but one have resigned."""
    computer: str | None
    """The level of the computer that has this result."""
    known_as: str | None


async def add(db: AsyncConnection, rows: Sequence[ResultRow], *, counted: bool = True) -> None:
    """Insert the results of one match, and (if it was played to its end) count them in the statistics."""
    await db.execute(insert(results), [msgspec.to_builtins(row) for row in rows])
    if counted:
        await statistics.count(db, rows)


async def played(db: AsyncConnection, users: Collection[int], game: str) -> dict[int, int]:
    """How many matches of a game these persons have finished."""
    chosen = select(results.c.user, func.count()).where(results.c.user.in_(users), results.c.game == game)
    return {int(user): int(count) for user, count in await db.execute(chosen.group_by(results.c.user))}


async def missing(db: AsyncConnection) -> list[int]:
    """Finished matches without stored results, in the order in which they ended.

    They come from versions of the program that did not store results.
    """
    has_results = exists().where(results.c.match == matches.c.id)
    played = (matches.c.state == "over") & matches.c.imported_at.is_(None)
    statement = select(matches.c.id).where(played, ~has_results)
    return await numbers(db, statement.order_by(matches.c.ended_at, matches.c.id))


async def known(db: AsyncConnection, match: int) -> bool:
    statement = select(results.c.seat).where(results.c.match == match).limit(1)
    return (await db.execute(statement)).first() is not None


async def of_match(db: AsyncConnection, match: int) -> list[ResultRow]:
    """The stored results of a match, by seat; none if it had none."""
    statement = select(results).where(results.c.match == match).order_by(results.c.seat)
    return await many(db, ResultRow, statement)


async def with_computers(db: AsyncConnection, game: str, guild: int | None) -> bool:
    """Whether a match of a game with computers was played to its end, on a server or (None) anywhere. Private
    ones are left out."""
    played = (matches.c.state == "over") & matches.c.computers & ~matches.c.private
    statement = select(results.c.match).join_from(results, matches, matches.c.id == results.c.match)
    statement = statement.where(results.c.game == game, played)
    if guild is not None:
        statement = statement.where(results.c.guild == guild)
    return (await db.execute(statement.limit(1))).first() is not None


async def winner(db: AsyncConnection, match: int) -> int | None:
    """The seat that alone holds the first place of a match; None if there is none, or no stored result."""
    statement = select(results.c.seat).where(results.c.match == match, results.c.rank == 1).limit(2)
    winners = (await db.execute(statement)).scalars().all()
    return int(winners[0]) if len(winners) == 1 else None


_scored = (
    select(
        *results.c,
        *(
            matches.c[name]
            for name in ("channel", "thread", "started_at", "ended_at", "computers", "state", "private")
        ),
        persons.c.name,
        seats.c.computer,
        seats.c.known_as,
    )
    .join_from(results, matches, matches.c.id == results.c.match)
    .join(persons, persons.c.user == results.c.user, isouter=True)
    .join(seats, (seats.c.match == results.c.match) & (seats.c.seat == results.c.seat), isouter=True)
    .order_by(matches.c.ended_at.desc(), results.c.match.desc(), results.c.seat)
)


async def _where(db: AsyncConnection, *conditions: ColumnElement[bool]) -> list[ScoredRow]:
    """The results of whole matches, newest first, by seat.

    There may be very many rows, so other tasks run between parts.
    """
    rows: list[ScoredRow] = []
    read: CursorResult[Any] = await db.execute(_scored.where(*conditions))
    for part in read.partitions(PART):
        rows += [ScoredRow(**row._mapping) for row in part]
        await asyncio.sleep(0)
    return rows


async def of_user(db: AsyncConnection, user: int, game: str | None = None) -> list[ScoredRow]:
    """The results of all seats in the matches that a person has finished, newest first."""
    own = select(results.c.match).where(results.c.user == user)
    if game is not None:
        own = own.where(results.c.game == game)
    return await _where(db, results.c.match.in_(own))


async def of_guild(db: AsyncConnection, guild: int, limit: int) -> list[ScoredRow]:
    """The newest results of a server, without those of private matches."""
    has_results = exists().where(results.c.match == matches.c.id)
    last = (
        select(matches.c.id)
        .where(matches.c.guild == guild, has_results, matches.c.private.is_(False))
        .order_by(matches.c.ended_at.desc(), matches.c.id.desc())
        .limit(limit)
    )
    return await _where(db, results.c.match.in_(last))


async def ratings_of(
    db: AsyncConnection, users: Collection[int], game: str, guild: int
) -> dict[int, RatingRow]:
    """The ratings of those of the persons who have one."""
    chosen = ratings.c.user.in_(users) & (ratings.c.game == game) & (ratings.c.guild == guild)
    return {row.user: row for row in await many(db, RatingRow, select(ratings).where(chosen))}


async def all_ratings(db: AsyncConnection, user: int) -> list[RatingRow]:
    own = select(ratings).where(ratings.c.user == user)
    return await many(db, RatingRow, own.order_by(ratings.c.game, ratings.c.guild))


async def rated_in(db: AsyncConnection, game: str, guild: int) -> list[tuple[RatingRow, str]]:
    """Everybody with a rating on a server, with their names."""
    statement = (
        select(ratings, persons.c.name)
        .join(persons, persons.c.user == ratings.c.user)
        .where(ratings.c.game == game, ratings.c.guild == guild)
    )
    return [(RatingRow(*row[:-1]), row.name) for row in await db.execute(statement)]


async def set_rating(db: AsyncConnection, row: RatingRow) -> None:
    await upsert(db, ratings, **asdict(row))


async def drop_ratings(db: AsyncConnection, user: int) -> None:
    await db.execute(delete(ratings).where(ratings.c.user == user))


async def forget(db: AsyncConnection, user: int) -> None:
    """Delete the ratings of a person and remove the person from the results."""
    await drop_ratings(db, user)
    await db.execute(update(results).where(results.c.user == user).values(user=None))
