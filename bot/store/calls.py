"""Messages that call somebody beside the board: tidied away when there is nothing left to do about them."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.people import upsert
from bot.store.schema import calls

TURN, UNDO, EXTEND, PAUSE, END = "turn", "undo", "extend", "pause", "end"
"""What about. By seat (`undo:2`): a reminder that it must act; its request to take something back, or for
more time. Of the whole table: a pause; the end."""


class Call(msgspec.Struct, frozen=True):
    message: int
    channel: int
    about: str


async def put(db: AsyncConnection, match: int, message: int, channel: int, about: str) -> None:
    await upsert(db, calls, {"match": match, "message": message}, {"channel": channel, "about": about})


async def take(db: AsyncConnection, match: int, about: str | None = None) -> list[Call]:
    """The calls of a match (about one thing), which are forgotten."""
    chosen = calls.c.match == match if about is None else (calls.c.match == match) & (calls.c.about == about)
    rows = await db.execute(select(calls.c.message, calls.c.channel, calls.c.about).where(chosen))
    found = [Call(**row._mapping) for row in rows]
    if found:
        await db.execute(delete(calls).where(chosen))
    return found
