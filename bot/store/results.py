"""Results of finished matches, ratings, and the statistics of the games.

Statistics are rows that the transaction which ends a match brings up to date. A row counts the matches of a
game on one server, or everywhere. Matches with computers do not count. Lengths of matches are rows of their
own, so that the middle length is found by a step in an index, not by counting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    CursorResult,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import as_text, many, numbers
from bot.store.people import upsert
from bot.store.rows import RatingRow as RatingRow
from bot.store.rows import ResultRow
from bot.store.schema import durations, matches, persons, ratings, results, seats, statistics

EVERYWHERE: Final = 0
"""Stands for the server in the row that counts all servers together."""


class Share(msgspec.Struct):
    """Matches with one number of players."""

    matches: int = 0
    won: dict[str, int] = {}
    """How often a seat has won, by "seat:number of seats that shared the first place"."""


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
    best: tuple[str, ...]
    """Names of those who hold the highest total, the newest first; empty for a person who is not known."""
    played: dict[int, int]
    """The number of matches by the number of players."""
    won: tuple[tuple[int, int, int, int], ...]
    """(number of players, seat, how many shared the first place, how often)."""


async def count(db: AsyncConnection, rows: Sequence[ResultRow]) -> None:
    """Add the results of one match, which has ended in this transaction. Private matches count in no figures
    that others see."""
    match, game = rows[0].match, rows[0].game
    columns = (matches.c.computers, matches.c.private, matches.c.started_at, matches.c.ended_at)
    row = (await db.execute(select(*columns).where(matches.c.id == match))).one()
    if row.computers or row.private:
        return
    ended = row.ended_at or 0
    took = 0 if row.started_at is None else ended - row.started_at
    guild = rows[0].guild or EVERYWHERE
    # Everywhere comes first, so two processes never wait for each other's rows.
    scopes = [EVERYWHERE] if guild == EVERYWHERE else [EVERYWHERE, guild]
    known = {scope: await _locked(db, game, scope) for scope in scopes}
    await db.execute(insert(durations).values(match=match, game=game, guild=guild, took=took))
    for scope in scopes:
        await _add(db, known[scope], game, scope, rows, (took, match))


async def _locked(db: AsyncConnection, game: str, guild: int) -> Any:
    """The row of a game and server, locked until the transaction ends. It is made if there is none."""
    keys = {"game": game, "guild": guild}
    await upsert(db, statistics, **keys)
    return (await db.execute(select(statistics).filter_by(**keys).with_for_update())).one()


async def _add(
    db: AsyncConnection, old: Any, game: str, guild: int, rows: Sequence[ResultRow], took: tuple[int, int]
) -> None:
    totals = [row.total for row in rows]
    first = [row for row in rows if row.rank == 1]
    shares = msgspec.json.decode(old.shares, type=dict[str, Share])
    share = shares.setdefault(str(len(rows)), Share())
    share.matches += 1
    for row in first:
        key = f"{row.seat}:{len(first)}"
        share.won[key] = share.won.get(key, 0) + 1
    middle = took if not old.matches else await _middle(db, old, game, guild, took)
    values = {
        "matches": old.matches + 1,
        "seats": old.seats + len(rows),
        "points": old.points + sum(totals),
        "winners": old.winners + len(first),
        "winners_points": old.winners_points + sum(row.total for row in first),
        "highest": max(totals) if not old.matches else max(old.highest, *totals),
        "lowest": min(totals) if not old.matches else min(old.lowest, *totals),
        "shortest": took[0] if not old.matches else min(old.shortest, took[0]),
        "longest": took[0] if not old.matches else max(old.longest, took[0]),
        "middle": middle[0],
        "middle_match": middle[1],
        "shares": as_text(shares),
    }
    await db.execute(update(statistics).filter_by(game=game, guild=guild).values(**values))


async def _middle(
    db: AsyncConnection, old: Any, game: str, guild: int, new: tuple[int, int]
) -> tuple[int, int]:
    """The middle length (the shorter one, if there are two) when `new` is added: the old one or its
    neighbour."""
    middle = (int(old.middle), int(old.middle_match))
    odd = old.matches % 2 == 1
    if new < middle and odd:
        return await _neighbour(db, game, guild, middle, -1)
    if new > middle and not odd:
        return await _neighbour(db, game, guild, middle, 1)
    return middle


async def _neighbour(
    db: AsyncConnection, game: str, guild: int, of: tuple[int, int], side: int
) -> tuple[int, int]:
    """The next longer length of a match, or (side -1) the next shorter one."""
    key = (durations.c.took, durations.c.match)
    beyond = tuple_(*key) > of if side > 0 else tuple_(*key) < of
    order = key if side > 0 else [column.desc() for column in key]
    lengths = select(*key).where(durations.c.game == game, beyond).order_by(*order).limit(1)
    if guild != EVERYWHERE:
        lengths = lengths.where(durations.c.guild == guild)
    length = (await db.execute(lengths)).one()
    return int(length.took), int(length.match)


async def totals(db: AsyncConnection, game: str, guild: int | None, names: int) -> Totals | None:
    """What the finished matches of a game add up to, in one server or (None) in all; None if there are none.

    `names`: how many holders of the best total of a server to name; of all servers nobody is named.
    """
    scope = EVERYWHERE if guild is None else guild
    row = (await db.execute(select(statistics).filter_by(game=game, guild=scope))).first()
    if row is None or not row.matches:
        return None
    middle = (int(row.middle), int(row.middle_match))
    other = middle if row.matches % 2 else await _neighbour(db, game, scope, middle, 1)
    shares = msgspec.json.decode(row.shares, type=dict[str, Share])
    won = []
    for players, share in shares.items():
        for key, often in share.won.items():
            seat, _, firsts = key.partition(":")
            won.append((int(players), int(seat), int(firsts), often))
    return Totals(
        matches=row.matches,
        durations=(row.shortest, middle[0], other[0], row.longest),
        seats=row.seats,
        points=row.points,
        winners=row.winners,
        winners_points=row.winners_points,
        highest=row.highest,
        best=() if guild is None else await _best(db, game, guild, row.highest, names),
        played={int(players): share.matches for players, share in shares.items()},
        won=tuple(won),
    )


async def _best(db: AsyncConnection, game: str, guild: int, total: int, names: int) -> tuple[str, ...]:
    """Names of those who hold the highest total of a server, the newest first. (The names of today.)"""
    holders = (
        select(func.coalesce(persons.c.name, ""))
        .select_from(results)
        .join(matches, matches.c.id == results.c.match)
        .join(persons, persons.c.user == results.c.user, isouter=True)
        .where(results.c.game == game, results.c.guild == guild, results.c.total == total)
        .where(~matches.c.computers, ~matches.c.private)
        .group_by(results.c.user, persons.c.name)
        .order_by(
            func.max(matches.c.ended_at).desc(), func.max(results.c.match).desc(), func.min(results.c.seat)
        )
        .limit(names)
    )
    return tuple(str(user) for user in (await db.execute(holders)).scalars())


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
        await count(db, rows)


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
