"""When a match needs attention: reminders, deadlines, autopilots, old lobbies; and the clocks of seats in
running matches, read and written many at once.

A row says only when to look at the match. What has to be done is decided then, from the state of the match.
There is one row per match, kind and seat, so nothing is planned twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.shards import Shards
from bot.store.engine import many, unread
from bot.store.matches import on
from bot.store.people import upsert
from bot.store.rows import DueRow as DueRow
from bot.store.schema import due, matches, seats

ORDER = "order"
"""Kind: a standing order of a seat."""
SEAT, AUTOPILOT, EXPIRE, SETTLE, TIDY, KEPT = "seat", "autopilot", "expire", "settle", "tidy", "kept"
"""Kinds: reminders and deadline of a seat; a move of the autopilot; the expiry of a lobby; a proposal to undo
that now has all votes; the end of a silent match; the time until which nobody is warned of that."""
ANNOUNCE, START = "announce", "start"
"""Kinds: people are to be told of an open table; a table that the bot has filled begins."""
CALL, MOVE = "call", "move"
"""Kinds: a person who plays computers alone may have gone away, and is called; a private match goes on in a
new thread."""
KINDS = (ORDER, SEAT, AUTOPILOT, EXPIRE, SETTLE, TIDY, KEPT, ANNOUNCE, START, CALL, MOVE)
"""All kinds that this version knows. Rows of other kinds are left to the newer version that runs beside
it."""
WHOLE = -1
"""The seat in rows about the whole match."""


_insert = unread(insert(due))
_cancel = unread(
    delete(due).where(
        due.c.match == bindparam("of_match"),
        due.c.kind == bindparam("of_kind"),
        due.c.seat.in_(bindparam("of_seats", expanding=True)),
    )
)


async def schedule(db: AsyncConnection, match: int, kind: str, seat: int, at: int) -> None:
    """Set the time at which to look."""
    await upsert(db, due, match=match, kind=kind, seat=seat, at=at)


async def cancel(db: AsyncConnection, match: int, kind: str, seats: Sequence[int]) -> None:
    await db.execute(_cancel, {"of_match": match, "of_kind": kind, "of_seats": list(seats)})


async def drop(db: AsyncConnection, match: int, kind: str) -> set[int]:
    """Remove the rows of a kind; the seats that had one."""
    statement = delete(due).where(due.c.match == match, due.c.kind == kind).returning(due.c.seat)
    return set((await db.execute(statement)).scalars())


async def replan(
    db: AsyncConnection, match: int, kind: str, moments: Sequence[tuple[int, int | None]]
) -> None:
    """Set or remove the times of several seats, given as (seat, time)."""
    await cancel(db, match, kind, [seat for seat, _ in moments])
    rows = [{"match": match, "kind": kind, "seat": seat, "at": at} for seat, at in moments if at is not None]
    if rows:
        await db.execute(_insert, rows)


_of_seat = delete(due).where(
    due.c.match == bindparam("of_match"),
    due.c.kind == bindparam("of_kind"),
    due.c.seat == bindparam("of_seat"),
)


async def replan_many(db: AsyncConnection, kind: str, moments: Sequence[tuple[int, int, int | None]]) -> None:
    """Set or remove the times of seats of several matches, given as (match, seat, time)."""
    await db.execute(
        _of_seat, [{"of_match": match, "of_kind": kind, "of_seat": seat} for match, seat, _ in moments]
    )
    rows = [
        {"match": match, "kind": kind, "seat": seat, "at": at}
        for match, seat, at in moments
        if at is not None
    ]
    if rows:
        await db.execute(_insert, rows)


async def ripe(
    db: AsyncConnection,
    now: int,
    limit: int,
    *,
    autopilot: bool | None = None,
    shards: Shards | None = None,
) -> list[DueRow]:
    """Rows of known kinds that are due, oldest first.

    Args:
        autopilot: only rows of autopilots (True), or only other rows (False).
        shards: only matches on servers of these shards.
    """
    return await many(db, DueRow, _ripe(autopilot, shards), {"now": now, "most": limit})


@lru_cache(maxsize=16)
def _ripe(autopilot: bool | None, shards: Shards | None) -> Select[Any]:
    """The statement, built once: it runs every second."""
    statement = select(due).where(due.c.at <= bindparam("now")).order_by(due.c.at).limit(bindparam("most"))
    if shards is not None:
        statement = statement.join(matches, matches.c.id == due.c.match).where(on(shards))
    kinds = [kind for kind in KINDS if autopilot is None or (kind == AUTOPILOT) == autopilot]
    return statement.where(due.c.kind.in_(kinds))


async def take(db: AsyncConnection, row: DueRow) -> bool:
    """Delete a row; False if somebody else has deleted or changed it."""
    statement = delete(due).where(
        due.c.match == row.match, due.c.kind == row.kind, due.c.seat == row.seat, due.c.at == row.at
    )
    return (await db.execute(statement)).rowcount == 1


_clock = (
    update(seats)
    .where(seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
    .values(clock=bindparam("new_clock"))
)


async def set_clocks(db: AsyncConnection, match: int, clocks: Sequence[tuple[int, str]]) -> None:
    """Set (seat, clock) of several seats."""
    await set_many_clocks(db, [(match, seat, clock) for seat, clock in clocks])


class RunningRow(NamedTuple):
    match: int
    paused_at: int | None


class ClockRow(NamedTuple):
    match: int
    seat: int
    user: int | None
    clock: str


async def running_after(
    db: AsyncConnection, match: int, limit: int, shards: Shards | None = None
) -> list[RunningRow]:
    """The next running matches after a number, locked until the transaction ends."""
    statement = (
        select(matches.c.id, matches.c.paused_at)
        .where(matches.c.state == "running", matches.c.id > match, on(shards))
        .order_by(matches.c.id)
        .limit(limit)
        .with_for_update(key_share=True)
    )
    return [RunningRow(*row) for row in await db.execute(statement)]


async def clocks_of(db: AsyncConnection, ids: Sequence[int]) -> list[ClockRow]:
    """All clocks of matches, running or not."""
    statement = select(seats.c.match, seats.c.seat, seats.c.user, seats.c.clock).where(
        seats.c.match.in_(ids), seats.c.clock.is_not(None)
    )
    return [ClockRow(*row) for row in await db.execute(statement)]


async def set_many_clocks(db: AsyncConnection, clocks: Sequence[tuple[int, int, str]]) -> None:
    """Set (match, seat, clock) of several matches."""
    await db.execute(
        _clock, [{"of_match": match, "of_seat": seat, "new_clock": clock} for match, seat, clock in clocks]
    )
