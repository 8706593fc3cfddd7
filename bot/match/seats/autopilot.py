"""Seats on autopilot: the bot plays on for a person whose time is over, until the person is back or
replaced."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Fact, Who, fact
from bot.match.changing.transaction import Tx
from bot.match.outbox.posted import ANY_TURN
from bot.match.proposals import machine
from bot.match.running import presence
from bot.match.running.clocks import people_of, turn_of
from bot.match.timing import clock as clocks
from bot.match.timing.clock import read_clock
from bot.store import SeatRow, due, plans, proposals, steps


async def note_late(tx: Tx, seat: SeatRow) -> None:
    """A turn that its person did not take in time counts for the person's reliability."""
    if seat.user is not None and seat.awaited and not seat.autopilot:
        known = await people_of(tx, [seat.user])
        turn = turn_of(tx, seat, read_clock(seat.clock), known[seat.user])
        await steps.add_turns(tx.db, [turn] if turn is not None and turn.late else [])


async def begin(tx: Tx, seat: SeatRow, news: Fact | None = None, *, ping: bool = True) -> None:
    """Put a seat on autopilot.

    Args:
        news: what the table is told, if the reason is not that the time is over.
        ping: whether the news may ping the person of the seat.
    """
    match_id = tx.match.id
    await note_late(tx, seat)
    clock = clocks.end(read_clock(seat.clock), tx.now)
    await tx.change_seat(seat.seat, autopilot=True, clock=replace(clock, out=True).written())
    await plans.drop_draft(tx.db, match_id, seat.seat)
    await due.cancel(tx.db, match_id, due.SEAT, [seat.seat])
    if seat.awaited:
        await due.schedule(tx.db, match_id, due.AUTOPILOT, seat.seat, tx.now)
        tx.then.append(tx.context.turns.set)
    # Anybody may take the seat, as long as its person is away.
    await proposals.put(tx.db, match_id, proposals.ABSENT, seat.seat)
    async with tx.enqueue() as out:
        out.notice(
            news or fact("table-autopilot-begins", who=Who(seat.seat), seat=seat.seat),
            pings=((seat.seat, ANY_TURN),) if ping else (),
        )
    await machine.settle(tx)
    await presence.pause_deserted(tx)
