"""Pausing a match, when all agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.match.pauses import pause_match
from bot.match.proposals.proposal import Proposal
from bot.match.transaction import Tx
from bot.store import MatchRow, SeatRow, proposals


class Pause(Proposal, frozen=True):
    """No clock runs until somebody goes on."""

    name: ClassVar[str] = proposals.PAUSE
    asks: ClassVar[str] = "table-pause-asked"

    def stands(self, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        return super().stands(match, seats) and match.paused_at is None

    async def carry_out(self, tx: Tx) -> None:
        await pause_match(tx)
