"""Matches that are posts of forums, and the tags of these."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import one
from bot.store.matches import LIVE
from bot.store.rows import MatchRow
from bot.store.schema import forum_tags, matches


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
