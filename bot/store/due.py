"""Moments at which the table has something to look at: reminders, deadlines, lobbies that grow old.

A row says only when to look; what is to be done then is found from the match as it is. One row per match,
kind and seat, so that nothing can be planned twice.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.shards import Shards
from bot.store.matches import on
from bot.store.people import upsert
from bot.store.schema import due, matches

SEAT, STAND_IN, EXPIRE = "seat", "stand_in", "expire"
"""Kinds: a seat's reminders and deadline; a stand-in's turn; the end of a lobby that nobody starts."""
WHOLE = -1
"""The seat of a row about the match itself."""


class DueRow(msgspec.Struct, frozen=True):
    match: int
    kind: str
    seat: int
    at: int


_next = select(func.min(due.c.at))


async def plan(db: AsyncConnection, match: int, kind: str, seat: int, at: int | None) -> None:
    """Look at this (only) at that moment; None: not at all."""
    if at is None:
        await cancel(db, match, kind, [seat])
    else:
        await upsert(db, due, {"match": match, "kind": kind, "seat": seat}, {"at": at})


async def cancel(db: AsyncConnection, match: int, kind: str, seats: Sequence[int]) -> None:
    await db.execute(delete(due).where(due.c.match == match, due.c.kind == kind, due.c.seat.in_(seats)))


async def replan(
    db: AsyncConnection, match: int, kind: str, moments: Sequence[tuple[int, int | None]]
) -> None:
    """(seat, moment) for several seats at once."""
    await cancel(db, match, kind, [seat for seat, _ in moments])
    rows = [{"match": match, "kind": kind, "seat": seat, "at": at} for seat, at in moments if at is not None]
    if rows:
        await db.execute(insert(due), rows)


async def next_at(db: AsyncConnection) -> int | None:
    """When the next row is due; None when there is none."""
    found = (await db.execute(_next)).scalar()
    return None if found is None else int(found)


async def ripe(
    db: AsyncConnection,
    now: int,
    limit: int,
    *,
    stand_ins: bool | None = None,
    shards: Shards | None = None,
) -> list[DueRow]:
    """Rows whose moment has come, the longest overdue first. `stand_ins`: only those, or all but those.
    `shards`: only of matches on their servers."""
    statement = select(due).where(due.c.at <= now).order_by(due.c.at).limit(limit)
    if shards is not None:
        statement = statement.join(matches, matches.c.id == due.c.match).where(on(shards))
    if stand_ins is not None:
        statement = statement.where((due.c.kind == STAND_IN) if stand_ins else (due.c.kind != STAND_IN))
    return [DueRow(**row._mapping) for row in await db.execute(statement)]


async def take(db: AsyncConnection, row: DueRow) -> bool:
    """Take a row out; False when somebody else did, or it was planned anew."""
    statement = delete(due).where(
        due.c.match == row.match, due.c.kind == row.kind, due.c.seat == row.seat, due.c.at == row.at
    )
    return (await db.execute(statement)).rowcount == 1
