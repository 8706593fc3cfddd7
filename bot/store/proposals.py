"""Open proposals and offers of a match: a pause, more time, an undo, a free seat."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.people import upsert
from bot.store.schema import proposals

PAUSE, MORE_TIME, SEAT, ABSENT, UNDO, ASSIGNED = "pause", "more_time", "seat", "absent", "undo", "assigned"
CLOCK = "clock"
"""Kinds, and the meaning of `value`:

- PAUSE: pause the match
- MORE_TIME: more time; milliseconds
- SEAT: a seat that its player gives up; the person it is offered to, or 0 for anybody
- ABSENT: a seat whose player is away; the person it is offered to, or 0 for anybody
- UNDO: take back; the first step to take back
- ASSIGNED: a seat that a manager gives to a person; this person
- CLOCK: another time control, which is in `time_control`
"""
WHOLE = -1


class ProposalRow(msgspec.Struct, frozen=True):
    kind: str
    seat: int
    value: int
    since: int
    approved: tuple[int, ...]
    time_control: str | None = None


async def put(
    db: AsyncConnection,
    match: int,
    kind: str,
    seat: int,
    *,
    value: int = 0,
    since: int = 0,
    approved: Iterable[int] = (),
    time_control: str | None = None,
) -> None:
    """Insert or change a proposal."""
    text = msgspec.json.encode(sorted(approved)).decode()
    keys = {"match": match, "kind": kind, "seat": seat}
    await upsert(
        db, proposals, keys, {"value": value, "since": since, "approved": text, "time_control": time_control}
    )


async def of_match(db: AsyncConnection, match: int) -> list[ProposalRow]:
    names = ("kind", "seat", "value", "since", "approved", "time_control")
    columns = [proposals.c[name] for name in names]
    rows = await db.execute(
        select(*columns).where(proposals.c.match == match).order_by(proposals.c.kind, proposals.c.seat)
    )
    return [
        ProposalRow(
            *(row.kind, row.seat, row.value, row.since),
            msgspec.json.decode(row.approved, type=tuple[int, ...]),
            row.time_control,
        )
        for row in rows
    ]


async def find(db: AsyncConnection, match: int, kind: str, seat: int) -> ProposalRow | None:
    return next(
        (
            proposal_row
            for proposal_row in await of_match(db, match)
            if (proposal_row.kind, proposal_row.seat) == (kind, seat)
        ),
        None,
    )


async def drop(db: AsyncConnection, match: int, kind: str, seat: int) -> None:
    await db.execute(
        delete(proposals).where(
            proposals.c.match == match, proposals.c.kind == kind, proposals.c.seat == seat
        )
    )


async def drop_seat(db: AsyncConnection, match: int, seat: int) -> None:
    """Delete the proposals and votes of a seat, because another person takes it."""
    await db.execute(delete(proposals).where(proposals.c.match == match, proposals.c.seat == seat))
    for proposal_row in await of_match(db, match):
        if seat in proposal_row.approved:
            left = set(proposal_row.approved) - {seat}
            about = (db, match, proposal_row.kind, proposal_row.seat)
            await put(
                *about,
                value=proposal_row.value,
                since=proposal_row.since,
                approved=left,
                time_control=proposal_row.time_control,
            )
