"""Proposals are carried out as soon as nobody's vote is missing any more: also when the only one who had not
voted has left, or is on autopilot."""

from __future__ import annotations

from bot.match.pauses import pause_match
from bot.match.presence import voters
from bot.match.proposals import clock, machine, more_time
from bot.match.proposals.end import end_match
from bot.match.transaction import Tx
from bot.store import due


async def settle(tx: Tx) -> None:
    """A seat has lost its vote; in the transaction in which that happens."""
    match = await tx.reload()
    if match.row.state != "running":
        return
    for proposal in await machine.find_all(tx.db, match.id, match.seats):
        if machine.missing(match, proposal):
            continue
        match proposal.kind:
            case machine.END if voters(match):  # where nobody is left to vote, nothing has to end
                await end_match(tx)
                return
            case machine.MORE_TIME if machine.stands(match.row, match.seats, proposal):
                await more_time.grant(tx, proposal)
            case machine.CLOCK if proposal.approved:
                await clock.change_clock(tx, proposal)
                match = tx.match
            case machine.PAUSE if voters(match) and match.row.paused_at is None:
                await pause_match(tx)
            case machine.UNDO if machine.stands(match.row, match.seats, proposal):
                # An undo replays the match, too long for a transaction: `Proposals.settle` does it next.
                await due.plan(tx.db, match.id, due.SETTLE, due.WHOLE, tx.now)
