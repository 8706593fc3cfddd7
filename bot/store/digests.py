"""When somebody's next daily digest is due. One row a person, so that none comes twice."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.people import upsert
from bot.store.schema import digests


class DigestRow(msgspec.Struct, frozen=True):
    user: int
    at: int


async def plan(db: AsyncConnection, user: int, at: int | None) -> None:
    """The next one comes (only) at that moment; None: none."""
    if at is None:
        await db.execute(delete(digests).where(digests.c.user == user))
    else:
        await upsert(db, digests, {"user": user}, {"at": at})


async def ripe(db: AsyncConnection, now: int, latest: int, limit: int) -> list[DigestRow]:
    """Those whose moment has come, and those planned for later than `latest`, as only a clock that was ahead
    can have planned them."""
    chosen = or_(digests.c.at <= now, digests.c.at > latest)
    statement = select(digests.c.user, digests.c.at).where(chosen).order_by(digests.c.at).limit(limit)
    return [DigestRow(**row._mapping) for row in await db.execute(statement)]


async def take(db: AsyncConnection, row: DigestRow) -> bool:
    """Take a row out; False when somebody else did, or it was planned anew."""
    statement = delete(digests).where(digests.c.user == row.user, digests.c.at == row.at)
    return (await db.execute(statement)).rowcount == 1
