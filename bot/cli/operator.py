"""`python -m bot block` and `maintenance`: written into the database, while the bot runs."""

from __future__ import annotations

from bot.cli.databases import open_current
from bot.games.registry import GAMES
from bot.match import Context
from bot.match.operator import Blockable, Operator
from bot.store import matches


async def block(url: str, what: Blockable, number: int, blocked: bool) -> None:
    """Block a person or server, or lift it. Raises StoreError."""
    store = await open_current(url)
    try:
        await Operator(Context(store, GAMES)).block(what, number, blocked)
    finally:
        await store.close()


async def maintain(url: str, on: bool) -> int:
    """Begin or end maintenance; how many matches are played. Raises StoreError."""
    store = await open_current(url)
    try:
        await Operator(Context(store, GAMES)).maintain(on)
        async with store.read() as db:
            return await matches.running_count(db)
    finally:
        await store.close()
