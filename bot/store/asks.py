"""Open proposals and offers of a match: a pause, more time, an undo, a free seat."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.people import upsert
from bot.store.schema import asks

PAUSE, EXTEND, SEAT, ABSENT, UNDO, RULED = "pause", "extend", "seat", "absent", "undo", "ruled"
"""Kinds, and the meaning of `value`:

- PAUSE: pause the match
- EXTEND: more time; milliseconds
- SEAT: a seat that its player gives up; the person it is offered to, or 0 for anybody
- ABSENT: a seat whose player is away; the person it is offered to, or 0 for anybody
- UNDO: take back; the first step to take back
- RULED: a seat that a manager gives to a person; this person
"""
WHOLE = -1


class Ask(msgspec.Struct, frozen=True):
    kind: str
    seat: int
    value: int
    since: int
    granted: tuple[int, ...]


async def put(
    db: AsyncConnection,
    match: int,
    kind: str,
    seat: int,
    *,
    value: int = 0,
    since: int = 0,
    granted: Iterable[int] = (),
) -> None:
    """Insert or change a proposal."""
    text = msgspec.json.encode(sorted(granted)).decode()
    keys = {"match": match, "kind": kind, "seat": seat}
    await upsert(db, asks, keys, {"value": value, "since": since, "granted": text})


async def of_match(db: AsyncConnection, match: int) -> list[Ask]:
    columns = (asks.c.kind, asks.c.seat, asks.c.value, asks.c.since, asks.c.granted)
    rows = await db.execute(select(*columns).where(asks.c.match == match).order_by(asks.c.kind, asks.c.seat))
    return [
        Ask(row.kind, row.seat, row.value, row.since, msgspec.json.decode(row.granted, type=tuple[int, ...]))
        for row in rows
    ]


async def find(db: AsyncConnection, match: int, kind: str, seat: int) -> Ask | None:
    return next((one for one in await of_match(db, match) if (one.kind, one.seat) == (kind, seat)), None)


async def drop(db: AsyncConnection, match: int, kind: str, seat: int) -> None:
    await db.execute(delete(asks).where(asks.c.match == match, asks.c.kind == kind, asks.c.seat == seat))


async def drop_seat(db: AsyncConnection, match: int, seat: int) -> None:
    """Delete the proposals and votes of a seat, because another person takes it."""
    await db.execute(delete(asks).where(asks.c.match == match, asks.c.seat == seat))
    for one in await of_match(db, match):
        if seat in one.granted:
            left = set(one.granted) - {seat}
            await put(db, match, one.kind, one.seat, value=one.value, since=one.since, granted=left)
