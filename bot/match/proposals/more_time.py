"""More time for a seat's turn."""

from __future__ import annotations

from typing import Final

from bot.core import Who, fact
from bot.match.clocks import people_of, set_clocks
from bot.match.outbox.messages import Reminder
from bot.match.proposals import machine
from bot.match.proposals.machine import Proposal
from bot.match.timing import clock as clocks
from bot.match.timing.clock import read_clock
from bot.match.timing.spans import DAY, HOUR
from bot.match.transaction import Tx
from bot.store import proposals

AMOUNT: Final = (HOUR, 14 * DAY)
"""Least and most time that can be asked for at once, in milliseconds."""


async def grant(tx: Tx, proposal: Proposal) -> None:
    """All others have agreed."""
    seat = tx.match.seat(proposal.proposer)
    assert seat is not None
    for kind in (machine.MORE_TIME, proposals.ABSENT):
        await proposals.drop(tx.db, tx.match.id, kind, seat.seat)
    now = min(tx.now, tx.match.row.paused_at or tx.now)  # what a pause takes is nobody's
    clock = clocks.extend(read_clock(seat.clock), proposal.value, now)
    await set_clocks(tx, {seat.seat: clock}, await people_of(tx, [seat.user]))
    said = fact("table-extended", who=Who(seat.seat), until=clock.deadline or 0)
    async with tx.enqueue() as out:
        await out.call_off(proposal.about)
        out.notice(said, purpose=Reminder(seat.seat, seat.turn_token))
        await out.refresh(tx.match.row.public_version)
