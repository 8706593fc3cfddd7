"""Settings of Discord servers (an opaque text), and the matches of a server."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import numbers
from bot.store.matches import LIVE
from bot.store.people import upsert
from bot.store.schema import guilds, matches


async def settings_of(db: AsyncConnection, guild: int) -> str | None:
    return (await db.execute(select(guilds.c.settings).where(guilds.c.guild == guild))).scalar_one_or_none()


async def set_settings(db: AsyncConnection, guild: int, settings: str) -> None:
    await upsert(db, guilds, guild=guild, settings=settings)


async def opened_by(db: AsyncConnection, guild: int, host: int) -> int:
    """The number of unfinished matches that a person hosts in a server."""
    statement = select(func.count()).where(
        matches.c.guild == guild, matches.c.state.in_(LIVE), matches.c.host == host
    )
    return int((await db.execute(statement)).scalar_one())


async def unfinished(db: AsyncConnection, guild: int) -> int:
    """The number of unfinished matches of a server."""
    statement = select(func.count()).where(matches.c.guild == guild, matches.c.state.in_(LIVE))
    return int((await db.execute(statement)).scalar_one())


async def live(db: AsyncConnection, guild: int, limit: int) -> list[int]:
    """The newest unfinished matches of a server."""
    return await _newest(db, guild, limit, matches.c.state.in_(LIVE))


async def begun(db: AsyncConnection, guild: int, limit: int) -> list[int]:
    """The newest matches of a server that have started, including finished ones."""
    return await _newest(db, guild, limit, matches.c.started_at.is_not(None))


async def _newest(db: AsyncConnection, guild: int, limit: int, fit: ColumnElement[bool]) -> list[int]:
    of_guild = select(matches.c.id).where(matches.c.guild == guild, fit)
    return await numbers(db, of_guild.order_by(matches.c.id.desc()).limit(limit))


async def speak(db: AsyncConnection, guild: int, language: str) -> None:
    """Change the language of all unfinished matches of a server."""
    chosen = (matches.c.guild == guild) & matches.c.state.in_(LIVE)
    await db.execute(update(matches).where(chosen).values(language=language))
