"""Settings of Discord servers (an opaque text), the matches of a server, those that are posts of forums, and
the tags of these."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import numbers, one
from bot.store.matches import LIVE
from bot.store.people import upsert
from bot.store.rows import MatchRow
from bot.store.schema import forum_tags, guilds, matches


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


async def newest_in(db: AsyncConnection, post: int) -> MatchRow | None:
    """The newest match that was shown in a thread, unfinished ones first; None if there is none."""
    here = select(matches).where(matches.c.post == post, ~matches.c.private)
    live = matches.c.state.in_(LIVE)
    return await one(db, MatchRow, here.order_by(live.desc(), matches.c.id.desc()).limit(1))


async def tags_of(db: AsyncConnection, forum: int) -> dict[str, int]:
    """The ids of the tags that the bot has made or found in a forum, by what they stand for."""
    chosen = select(forum_tags.c.key, forum_tags.c.tag).where(forum_tags.c.forum == forum)
    return {str(key): int(tag) for key, tag in await db.execute(chosen)}


async def keep_tags(db: AsyncConnection, forum: int, tags: Mapping[str, int]) -> None:
    """Replace the tags of a forum by these."""
    await db.execute(delete(forum_tags).where(forum_tags.c.forum == forum))
    if tags:
        rows = [{"forum": forum, "key": key, "tag": tag} for key, tag in tags.items()]
        await db.execute(insert(forum_tags), rows)
