"""Which matches are guided first matches, and when such a match has taught what there is to learn."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.registry import PACKAGES
from bot.match.rows import Match
from bot.store import steps


def note_of(match: int) -> str:
    """The key under which it is noted that a match is guided."""
    return f"{steps.NOTE}lesson:{match}"


async def is_guided(db: AsyncConnection, match: int) -> bool:
    """Whether a match is a guided one."""
    return await steps.remembered(db, note_of(match)) is not None


async def is_taught(db: AsyncConnection, match: Match, state: Any) -> bool:
    """Whether a match is a guided one that ends in this position: the rounds of its lesson are played."""
    package = PACKAGES.get(match.row.game)
    lesson = None if package is None else package.guide.lesson
    if lesson is None or not match.row.computers or match.rules.view(state, None).round <= lesson.rounds:
        return False
    return await is_guided(db, match.id)
