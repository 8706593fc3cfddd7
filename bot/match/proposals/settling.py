"""Proposals are carried out as soon as nobody's vote is missing any more: also when the only one who had not
voted has left, or is on autopilot."""

from __future__ import annotations

from bot.match.presence import voters
from bot.match.proposals import machine, more_time
from bot.match.proposals.end import end_match
from bot.match.proposals.machine import Proposal
from bot.match.proposals.pause import pause_match
from bot.match.rows import Match
from bot.match.transaction import Tx
from bot.store import due


async def settle(tx: Tx) -> None:
    """A seat has lost its vote; in the transaction in which that happens."""
    match = await tx.reload()
    if match.row.state != "running":
        return
    for proposal in await machine.find_all(tx.db, match):
        if machine.missing(match, proposal):
            continue
        match proposal.kind:
            case machine.END if voters(match):  # where nobody is left to vote, nothing has to end
                await end_match(tx)
                return
            case machine.MORE_TIME if (seat := more_time.still_short(match, proposal)) is not None:
                await more_time.grant(tx, proposal, seat)
            case machine.PAUSE if voters(match) and match.row.paused_at is None:
                await pause_match(tx)
            case machine.UNDO if stands(match, proposal):
                # An undo replays the match, too long for a transaction: `Proposals.settle` does it next.
                await due.plan(tx.db, match.id, due.SETTLE, due.WHOLE, tx.now)


def stands(match: Match, undo: Proposal) -> bool:
    """A proposal to undo is void as soon as the public hears of anything."""
    return undo.since == match.row.public_version
