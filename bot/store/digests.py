"""When the next daily digest of a person is due. There is one row per person, so no digest is sent twice."""

from __future__ import annotations

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import many
from bot.store.people import upsert
from bot.store.rows import DigestRow as DigestRow
from bot.store.schema import digests


async def schedule(db: AsyncConnection, user: int, at: int | None) -> None:
    """Set the time of the next digest, or remove it (None)."""
    if at is None:
        await db.execute(delete(digests).where(digests.c.user == user))
    else:
        await upsert(db, digests, user=user, at=at)


async def ripe(db: AsyncConnection, now: int, latest: int, limit: int) -> list[DigestRow]:
    """Digests that are due, and those planned for later than `latest`.

    The latter can exist only if the clock of this machine was wrong when they were planned.
    """
    chosen = or_(digests.c.at <= now, digests.c.at > latest)
    statement = select(digests.c.user, digests.c.at).where(chosen).order_by(digests.c.at).limit(limit)
    return await many(db, DigestRow, statement)


async def take(db: AsyncConnection, row: DigestRow) -> bool:
    """Delete a row; False if somebody else has deleted or changed it."""
    statement = delete(digests).where(digests.c.user == row.user, digests.c.at == row.at)
    return (await db.execute(statement)).rowcount == 1
