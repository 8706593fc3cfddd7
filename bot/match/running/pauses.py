"""Pausing a match: no clock runs until somebody goes on."""

from __future__ import annotations

from typing import Final

from bot.core import Fact, Seat, fact
from bot.match.changing.transaction import Tx
from bot.match.running.clocks import people_of, set_clocks
from bot.match.timing import clock as clocks
from bot.match.timing.clock import Clock, read_clock
from bot.store import due, proposals

PAUSED: Final = fact("table-paused")


async def pause_match(tx: Tx, news: Fact = PAUSED) -> None:
    """All have agreed to a pause, or nobody is there.

    Args:
        news: what the table is told.
    """
    await tx.change(paused_at=tx.now)
    await due.cancel(tx.db, tx.match.id, due.SEAT, [seat.seat for seat in tx.match.seats])
    async with tx.enqueue() as out:
        await out.call_off(proposals.PAUSE)
        out.notice(news)
        await out.refresh(tx.match.row.public_version)


async def go_on(tx: Tx, paused: int) -> None:
    """Somebody ends the pause that began at `paused`."""
    await tx.change(paused_at=None)
    await proposals.drop(tx.db, tx.match.id, proposals.PAUSE, proposals.WHOLE)
    changed: dict[Seat, Clock] = {}
    for seat in tx.match.seats:
        clock = read_clock(seat.clock)
        if clock.since is not None:
            changed[seat.seat] = clocks.stop(clock, (max(paused, clock.since), tx.now))
        if seat.automatic and seat.awaited:
            await due.schedule(tx.db, tx.match.id, due.AUTOPILOT, seat.seat, tx.now)
            tx.then.append(tx.context.turns.set)
    known = await people_of(tx, (seat.user for seat in tx.match.seats))
    await set_clocks(tx, changed, known, paused=False)
    async with tx.enqueue() as out:
        out.notice(fact("table-goes-on"))
        await out.refresh(tx.match.row.public_version)
