"""Pausing a match: no clock runs until somebody goes on."""

from __future__ import annotations

from bot.core import Seat, fact
from bot.match.clocks import people_of, set_clocks
from bot.match.proposals.machine import PAUSE, WHOLE
from bot.match.timing import clock as clocks
from bot.match.timing.clock import Clock, read_clock
from bot.match.transaction import Tx
from bot.store import due, proposals


async def pause_match(tx: Tx) -> None:
    """All have agreed to a pause."""
    await tx.change(paused_at=tx.now)
    await due.cancel(tx.db, tx.match.id, due.SEAT, [seat.seat for seat in tx.match.seats])
    async with tx.enqueue() as out:
        await out.call_off(PAUSE)
        out.notice(fact("table-paused"))
        await out.refresh(tx.match.row.public_version)


async def go_on(tx: Tx, paused: int) -> None:
    """Somebody ends the pause that began at `paused`."""
    await tx.change(paused_at=None)
    await proposals.drop(tx.db, tx.match.id, PAUSE, WHOLE)
    changed: dict[Seat, Clock] = {}
    for seat in tx.match.seats:
        clock = read_clock(seat.clock)
        if clock.since is not None:
            changed[seat.seat] = clocks.stop(clock, (max(paused, clock.since), tx.now))
        if seat.autopilot and seat.awaited:
            await due.plan(tx.db, tx.match.id, due.AUTOPILOT, seat.seat, tx.now)
    known = await people_of(tx, (seat.user for seat in tx.match.seats))
    await set_clocks(tx, changed, known, paused=False)
    async with tx.enqueue() as out:
        out.notice(fact("table-goes-on"))
        await out.refresh(tx.match.row.public_version)
