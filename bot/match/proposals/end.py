"""Ending a match without a result."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from bot.match.changing.transaction import Tx
from bot.match.outbox.messages import FinalBoard
from bot.match.play import orders
from bot.match.proposals.proposal import END, Proposal
from bot.store import plans


class End(Proposal, frozen=True):
    """The match ends without a result. Votes are kept with the seats."""

    name: ClassVar[str] = END
    asks: ClassVar[str] = "table-end-proposed"
    refused: ClassVar[str] = "table-end-refused"

    async def save(self, tx: Tx) -> None:
        for seat in tx.match.seats:
            if seat.end_vote != (seat.seat in self.approved):
                await tx.change_seat(seat.seat, end_vote=not seat.end_vote)

    async def drop(self, tx: Tx) -> None:
        await replace(self, approved=()).save(tx)

    async def carry_out(self, tx: Tx) -> None:
        await end_match(tx)


async def end_match(tx: Tx) -> None:
    """A running match ends without a result."""
    row = tx.match.row
    await tx.change(state="ended", ended_at=tx.now, moved_at=tx.now)
    for seat in tx.match.seats:
        await tx.change_seat(seat.seat, awaited=False, awaited_since=None)
    await orders.forget(tx)
    await plans.drop_draft(tx.db, row.id)
    async with tx.enqueue() as out:
        await out.board(FinalBoard(since=row.steps + 1))
        out.parcel()
        await out.turns_over({})
