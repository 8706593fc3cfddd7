"""Pausing a match, when all agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.transaction import Tx
from bot.match.proposals.proposal import Proposal
from bot.match.running.presence import pause_match
from bot.store import MatchRow, SeatRow, proposals


class Pause(Proposal, frozen=True):
    """No clock runs until somebody goes on. `since` is when it was asked for."""

    name: ClassVar[str] = proposals.PAUSE
    asks: ClassVar[str] = "table-pause-asked"
    refused: ClassVar[str] = "table-pause-refused"

    async def begun(self, tx: Tx, seat: SeatRow) -> Self:
        return replace(self, since=tx.now, approved=(seat.seat,))

    def asking(self, seat: Seat) -> Fact:
        return fact(self.asks, who=Who(seat), asked=self.since)

    def stands(self, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        return super().stands(match, seats) and match.paused_at is None

    async def carry_out(self, tx: Tx) -> None:
        await pause_match(tx)
