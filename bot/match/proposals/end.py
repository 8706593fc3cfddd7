"""Ending a match without a result."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from bot.match.changing.transaction import Tx
from bot.match.proposals.proposal import END, Proposal
from bot.match.running.ending import end_match


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
