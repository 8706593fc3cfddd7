"""People who wait for others to play with."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import many
from bot.store.people import upsert
from bot.store.rows import WaitingRow as WaitingRow
from bot.store.schema import waiting


async def put(db: AsyncConnection, row: WaitingRow) -> None:
    """Let a person wait. It replaces what the person was waiting for in this game before."""
    await upsert(db, waiting, **asdict(row))


async def everybody(db: AsyncConnection) -> list[WaitingRow]:
    """All who wait, the longest waiting first."""
    return await many(db, WaitingRow, select(waiting).order_by(waiting.c.since, waiting.c.user))


async def of_user(db: AsyncConnection, user: int) -> list[WaitingRow]:
    """What a person waits for, the longest wait first."""
    statement = select(waiting).where(waiting.c.user == user).order_by(waiting.c.since, waiting.c.game)
    return await many(db, WaitingRow, statement)


async def take(db: AsyncConnection, rows: Sequence[WaitingRow]) -> bool:
    """Take people out of the queue; False if one of them no longer waits, or waits for something else."""
    for row in rows:
        own = (waiting.c.user == row.user) & (waiting.c.game == row.game) & (waiting.c.since == row.since)
        same = own & (waiting.c.speed == row.speed) & (waiting.c.seats == row.seats)
        if (await db.execute(delete(waiting).where(same))).rowcount != 1:
            return False
    return True


async def leave(db: AsyncConnection, user: int, game: str | None = None) -> int:
    """Stop a person's waiting for one game or (None) for all, and return for how many games it was."""
    own = waiting.c.user == user
    if game is not None:
        own &= waiting.c.game == game
    return int((await db.execute(delete(waiting).where(own))).rowcount)
