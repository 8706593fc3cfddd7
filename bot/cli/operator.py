"""`python -m bot block`, `maintenance` and `announce`: they write into the database, and the bot may be
running."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from bot.cli.databases import current
from bot.games.registry import GAMES
from bot.match import Context
from bot.match.hosting.operator import Announcing, Blockable, Operator
from bot.store import matches


@asynccontextmanager
async def _context(url: str) -> AsyncIterator[Context]:
    """Raises StoreError."""
    async with current(url) as store:
        yield Context(store, GAMES)


async def block(url: str, what: Blockable, number: int, blocked: bool) -> None:
    """Block a person or server, or lift the block. Raises StoreError."""
    async with _context(url) as context:
        await Operator(context).block(what, number, blocked)


async def maintain(url: str, on: bool, *, tell: bool) -> tuple[int, int]:
    """Begin or end maintenance. Returns the number of running matches, and the number of places at which it
    is announced; 0 if nothing has changed. Raises StoreError."""
    async with _context(url) as context:
        told = 0
        if await Operator(context).maintain(on) and tell:
            told = await Announcing(context).announce({}, "maintenance" if on else "maintenance-over")
        async with context.reading() as db:
            return await matches.running_count(db), told


async def places(url: str) -> int:
    """The number of places at which an announcement would appear now. Raises StoreError."""
    async with _context(url) as context:
        return await Announcing(context).places()


async def announce(url: str, texts: Mapping[str, str]) -> int:
    """Announce something at all tables, and return the number of places. Raises StoreError,
    BadAnnouncement."""
    async with _context(url) as context:
        return await Announcing(context).announce(texts)


async def stop_announcing(url: str) -> int:
    """Stop all announcements, and return the number of those that have not reached every place. Raises
    StoreError."""
    async with _context(url) as context:
        return await Announcing(context).stop()
