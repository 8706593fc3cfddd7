"""Component data of games, stored once for each fingerprint. Matches name the fingerprint they began with."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.people import upsert
from bot.store.schema import component_data


async def keep(db: AsyncConnection, fingerprint: str, data: bytes) -> None:
    """Store component data, unless they are stored already."""
    statement = select(component_data.c.fingerprint).where(component_data.c.fingerprint == fingerprint)
    if (await db.execute(statement)).first() is None:
        await upsert(db, component_data, fingerprint=fingerprint, data=data)


async def find(db: AsyncConnection, fingerprint: str) -> bytes | None:
    """The component data with this fingerprint; None if they were never stored."""
    statement = select(component_data.c.data).where(component_data.c.fingerprint == fingerprint)
    data: bytes | None = (await db.execute(statement)).scalar()
    return data
