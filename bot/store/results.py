"""Results of finished matches, and ratings."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, CursorResult, case, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import steps
from bot.store.people import upsert
from bot.store.rows import ResultRow, many
from bot.store.schema import matches, persons, ratings, results, seats

PART = 500
"""Rows that are read without a pause."""
CHANGED = f"{steps.NOTE}results:"
"""The beginning of the keys of notes with the last match of a game that has a result."""
FORGOTTEN = f"{steps.NOTE}forgotten"
"""The note that somebody was removed from the results."""
EVERYWHERE = 0
"""Stands for the server in a rating over all servers."""


class RatingRow(msgspec.Struct, frozen=True):
    user: int
    game: str
    guild: int
    mu: float
    sigma: float
    matches: int


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
    computer: str | None
    """The level of the computer that has this result."""
    known_as: str | None


async def add(db: AsyncConnection, rows: Sequence[ResultRow]) -> None:
    """Insert the results of one match."""
    await db.execute(insert(results), [msgspec.to_builtins(row) for row in rows])
    for row in rows[:1]:
        await steps.note(db, CHANGED + row.game, str(row.match), 0)


async def version(db: AsyncConnection, game: str) -> tuple[str | None, str | None]:
    """A value that is another one after every change of the results of a game."""
    return await steps.remembered(db, CHANGED + game), await steps.remembered(db, FORGOTTEN)


async def missing(db: AsyncConnection) -> list[int]:
    """Finished matches without stored results, in the order in which they ended.

    They come from versions of the program that did not store results.
    """
    found = exists().where(results.c.match == matches.c.id)
    played = (matches.c.state == "over") & matches.c.imported_at.is_(None)
    statement = select(matches.c.id).where(played, ~found)
    return [
        int(one) for one in (await db.execute(statement.order_by(matches.c.ended_at, matches.c.id))).scalars()
    ]


async def known(db: AsyncConnection, match: int) -> bool:
    """Whether the result of a match is stored."""
    return (
        await db.execute(select(results.c.seat).where(results.c.match == match).limit(1))
    ).first() is not None


_scored = (
    select(
        *(
            results.c[name]
            for name in ("match", "seat", "game", "user", "total", "rank", "substitute", "rated")
        ),
        results.c.guild,
        *(matches.c[name] for name in ("channel", "thread", "started_at", "ended_at", "computers")),
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
    found: list[ScoredRow] = []
    read: CursorResult[Any] = await db.execute(_scored.where(*conditions))
    for part in read.partitions(PART):
        found += many(ScoredRow, part)
        await asyncio.sleep(0)
    return found


async def of_user(db: AsyncConnection, user: int, game: str | None = None) -> list[ScoredRow]:
    """The results of all seats in the matches that a person has finished, newest first."""
    own = select(results.c.match).where(results.c.user == user)
    if game is not None:
        own = own.where(results.c.game == game)
    return await _where(db, results.c.match.in_(own))


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """All results of a game among people, added up."""

    matches: int
    durations: tuple[int, int, int, int]
    """Milliseconds: the shortest, the two in the middle, the longest."""
    seats: int
    points: int
    winners: int
    winners_points: int
    highest: int
    lowest: int
    best: tuple[str, ...]
    """Names of those who hold the highest total, the newest first; empty for a person who is not known."""
    played: dict[int, int]
    """The number of matches by the number of players."""
    won: tuple[tuple[int, int, int, int], ...]
    """(number of players, seat, how many shared the first place, how often)."""


async def totals(db: AsyncConnection, game: str, guild: int | None, names: int) -> Totals | None:
    """Add up the finished matches of a game, in one server or (None) in all; None if there are none.

    The database adds them up: there may be very many. `names`: how many holders of the best total to name.
    """
    here = [results.c.game == game, ~matches.c.computers]
    if guild is not None:
        here.append(results.c.guild == guild)
    ours = select(results.c.match).join(matches, matches.c.id == results.c.match).where(*here)
    first = case((results.c.rank == 1, 1), else_=0)
    sums = (
        await db.execute(
            ours.with_only_columns(
                func.count(),
                func.sum(results.c.total),
                func.sum(first),
                func.sum(first * results.c.total),
                func.max(results.c.total),
                func.min(results.c.total),
            )
        )
    ).one()
    if not sums[0]:
        return None
    seats_count, points, winners, winners_points, highest, lowest = map(int, sums)
    took = matches.c.ended_at - func.coalesce(matches.c.started_at, matches.c.ended_at)
    each = ours.with_only_columns(func.coalesce(took, 0).label("took")).where(results.c.seat == 0).subquery()
    counted = select(func.count(), func.min(each.c.took), func.max(each.c.took))
    number, shortest, longest = map(int, (await db.execute(counted)).one())
    middle = select(each.c.took).order_by(each.c.took).offset((number - 1) // 2).limit(2 - number % 2)
    usual = [int(one) for one in (await db.execute(middle)).scalars()]
    holders = (
        ours.with_only_columns(func.coalesce(persons.c.name, ""))
        .join(persons, persons.c.user == results.c.user, isouter=True)
        .where(results.c.total == highest)
        .group_by(results.c.user, persons.c.name)
        .order_by(
            func.max(matches.c.ended_at).desc(), func.max(results.c.match).desc(), func.min(results.c.seat)
        )
        .limit(names)
    )
    best = tuple(str(one) for one in (await db.execute(holders)).scalars())
    per_match = (
        ours.with_only_columns(
            results.c.match, func.count().label("players"), func.sum(first).label("firsts")
        )
        .group_by(results.c.match)
        .subquery()
    )
    by_players = select(per_match.c.players, func.count()).group_by(per_match.c.players)
    won = (
        select(per_match.c.players, results.c.seat, per_match.c.firsts, func.count())
        .join(results, results.c.match == per_match.c.match)
        .where(results.c.rank == 1)
        .group_by(per_match.c.players, results.c.seat, per_match.c.firsts)
    )
    return Totals(
        matches=number,
        durations=(shortest, usual[0], usual[-1], longest),
        seats=seats_count,
        points=points,
        winners=winners,
        winners_points=winners_points,
        highest=highest,
        lowest=lowest,
        best=best,
        played={int(players): int(count) for players, count in await db.execute(by_players)},
        won=tuple((int(a), int(b), int(c), int(d)) for a, b, c, d in await db.execute(won)),
    )


async def ratings_of(
    db: AsyncConnection, users: Collection[int], game: str, guild: int
) -> dict[int, RatingRow]:
    """The ratings of those of the persons who have one."""
    chosen = ratings.c.user.in_(users) & (ratings.c.game == game) & (ratings.c.guild == guild)
    return {row.user: RatingRow(**row._mapping) for row in await db.execute(select(ratings).where(chosen))}


async def all_ratings(db: AsyncConnection, user: int) -> list[RatingRow]:
    """The ratings of a person in all games and servers."""
    rows = await db.execute(
        select(ratings).where(ratings.c.user == user).order_by(ratings.c.game, ratings.c.guild)
    )
    return [RatingRow(**row._mapping) for row in rows]


async def rated_in(db: AsyncConnection, game: str, guild: int) -> list[tuple[RatingRow, str]]:
    """Everybody with a rating on a server, with their names."""
    statement = (
        select(ratings, persons.c.name)
        .join(persons, persons.c.user == ratings.c.user)
        .where(ratings.c.game == game, ratings.c.guild == guild)
    )
    rows = [dict(row._mapping) for row in await db.execute(statement)]
    return [
        (RatingRow(**{key: value for key, value in row.items() if key != "name"}), row["name"])
        for row in rows
    ]


async def set_rating(db: AsyncConnection, row: RatingRow) -> None:
    keys = {"user": row.user, "game": row.game, "guild": row.guild}
    await upsert(db, ratings, keys, {"mu": row.mu, "sigma": row.sigma, "matches": row.matches})


async def drop_ratings(db: AsyncConnection, user: int) -> None:
    await db.execute(delete(ratings).where(ratings.c.user == user))


async def forget(db: AsyncConnection, user: int) -> None:
    """Delete the ratings of a person and remove the person from the results."""
    await drop_ratings(db, user)
    await steps.note(db, FORGOTTEN, secrets.token_hex(8), 0)  # not whom
    await db.execute(update(results).where(results.c.user == user).values(user=None))
