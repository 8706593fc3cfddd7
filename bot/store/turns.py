"""Turns that were taken: how long each took, and whether in time; and who has left a seat of a match."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import unread
from bot.store.people import upsert
from bot.store.schema import leavers, matches, turns


class TurnRow(msgspec.Struct, frozen=True, kw_only=True):
    """A turn. `user` None: the autopilot took it. `took`: milliseconds, without time in which the clock stood
    still."""

    match: int
    seat: int
    user: int | None
    at: int
    took: int
    late: bool


class LeaverRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who had a seat of a match and gave it up or lost it."""

    match: int
    user: int
    seat: int
    at: int
    substitute: bool
    """Had taken the seat over after the start."""
    resigned: bool


_insert = unread(insert(turns))


async def add(db: AsyncConnection, rows: Iterable[TurnRow]) -> None:
    values = [msgspec.to_builtins(row) for row in rows]
    if values:
        await db.execute(_insert, values)


async def drop_last(db: AsyncConnection, match: int, seat: int) -> None:
    """Delete the newest turn of a seat: it was taken back."""
    newest = select(func.max(turns.c.id)).where(turns.c.match == match, turns.c.seat == seat)
    await db.execute(delete(turns).where(turns.c.id == newest.scalar_subquery()))


async def counts(db: AsyncConnection, match: int) -> dict[tuple[int, int | None], int]:
    """How many turns of a match each person has taken, by (seat, user); user None: the autopilot."""
    columns = (turns.c.seat, turns.c.user, func.count())
    rows = await db.execute(
        select(*columns).where(turns.c.match == match).group_by(turns.c.seat, turns.c.user)
    )
    return {(int(seat), user): int(count) for seat, user, count in rows}


async def newest(db: AsyncConnection, user: int, most: int) -> list[tuple[int, bool]]:
    """The last turns of a person, the newest first: (took, late)."""
    chosen = select(turns.c.took, turns.c.late).where(turns.c.user == user)
    rows = await db.execute(chosen.order_by(turns.c.at.desc(), turns.c.id.desc()).limit(most))
    return [(int(took), bool(late)) for took, late in rows]


async def tidy(db: AsyncConnection, match: int, users: Collection[int], most: int) -> None:
    """A match is over: delete the autopilot's turns in it, and all but the newest turns of each person."""
    await db.execute(delete(turns).where(turns.c.match == match, turns.c.user.is_(None)))
    running = select(matches.c.id).where(matches.c.state == "running")
    for user in users:
        old = (
            select(turns.c.id)
            .where(turns.c.user == user)
            .order_by(turns.c.at.desc(), turns.c.id.desc())
            .limit(-1 if db.dialect.name == "sqlite" else None)
            .offset(most)
        )
        numbers = list((await db.execute(old)).scalars())
        for first in range(0, len(numbers), 500):
            part = numbers[first : first + 500]
            await db.execute(delete(turns).where(turns.c.id.in_(part), turns.c.match.not_in(running)))


async def left(db: AsyncConnection, row: LeaverRow) -> None:
    """Note that somebody has left a seat. Only the first time counts."""
    known = select(leavers.c.user).where(leavers.c.match == row.match, leavers.c.user == row.user)
    if (await db.execute(known)).first() is None:
        keys = {"match": row.match, "user": row.user}
        values = {"seat": row.seat, "at": row.at, "substitute": row.substitute, "resigned": row.resigned}
        await upsert(db, leavers, keys, values)


async def leavers_of(db: AsyncConnection, match: int) -> list[LeaverRow]:
    """Who has left a seat of a match, in order."""
    rows = await db.execute(select(leavers).where(leavers.c.match == match).order_by(leavers.c.at))
    return [LeaverRow(**row._mapping) for row in rows]
