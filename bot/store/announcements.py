"""What the operator tells at all tables that were live at that moment, and how far it has got."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import one
from bot.store.matches import LIVE
from bot.store.rows import AnnouncementRow
from bot.store.schema import announcements, matches, outbox


class Table(NamedTuple):
    """A live match: what is needed to say something at its place."""

    match: int
    post: int
    language: str


async def places(db: AsyncConnection) -> int:
    """The number of places in which tables are live now."""
    here = select(func.count(func.distinct(matches.c.post))).where(
        matches.c.state.in_(LIVE), ~matches.c.place_lost
    )
    return int((await db.execute(here)).scalar_one())


async def put(db: AsyncConnection, at: int, kind: str, texts: str) -> int:
    """Insert an announcement for all tables that are live now, and return how many places these have. Raises
    Conflict: another one was made in the same millisecond."""
    last = (await db.execute(select(func.max(matches.c.id)))).scalar() or 0
    await db.execute(
        insert(announcements).values(at=at, kind=kind, texts=texts, last=last, reached=0, told=0)
    )
    return await places(db)


async def waits(db: AsyncConnection) -> bool:
    unfinished = select(announcements.c.at).where(announcements.c.done_at.is_(None)).limit(1)
    return (await db.execute(unfinished)).first() is not None


async def current(db: AsyncConnection) -> AnnouncementRow | None:
    """The oldest announcement that is not told everywhere, unless another process is telling it; locked."""
    unfinished = (
        select(announcements)
        .where(announcements.c.done_at.is_(None))
        .order_by(announcements.c.at)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    return await one(db, AnnouncementRow, unfinished)


async def tables(db: AsyncConnection, row: AnnouncementRow, limit: int) -> list[Table]:
    """The next tables, one for each place."""
    earlier = matches.alias("earlier")
    statement = (
        select(matches.c.id, matches.c.post, matches.c.language)
        .where(
            matches.c.state.in_(LIVE),
            matches.c.id > row.reached,
            matches.c.id <= row.last,
            ~matches.c.place_lost,
            ~exists().where(
                earlier.c.post == matches.c.post, earlier.c.state.in_(LIVE), earlier.c.id < matches.c.id
            ),
        )
        .order_by(matches.c.id)
        .limit(limit)
    )
    return [Table(*row) for row in await db.execute(statement)]


async def sent(db: AsyncConnection, nonces: Sequence[str]) -> set[str]:
    """Those of these nonces that are in the outbox."""
    return set((await db.execute(select(outbox.c.nonce).where(outbox.c.nonce.in_(nonces)))).scalars())


async def reach(db: AsyncConnection, at: int, reached: int, told: int, done_at: int | None) -> None:
    await db.execute(
        update(announcements)
        .where(announcements.c.at == at)
        .values(reached=reached, told=announcements.c.told + told, done_at=done_at)
    )


async def stop(db: AsyncConnection, now: int) -> int:
    """Stop all announcements, and return how many were not told everywhere."""
    unfinished = update(announcements).where(announcements.c.done_at.is_(None)).values(done_at=now)
    return int((await db.execute(unfinished)).rowcount)
