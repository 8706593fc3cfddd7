"""The clocks of seats in running matches, read and written many at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.shards import Shards
from bot.store.matches import on
from bot.store.schema import matches, seats

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
