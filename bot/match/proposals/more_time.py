"""More time for a seat's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.transaction import Tx
from bot.match.errors import BadTimeControl, NobodyToAsk, NoClock
from bot.match.outbox.purposes import Reminder
from bot.match.proposals.proposal import Proposal
from bot.match.running.clocks import known_of, set_clocks
from bot.match.running.presence import nobody_to_ask, withdraw_offer
from bot.match.timing import clock as clocks
from bot.match.timing.clock import DAY, HOUR, amount_fact, read_clock
from bot.store import MatchRow, SeatRow, proposals

AMOUNT: Final = (HOUR, 14 * DAY)
"""Least and most time that can be asked for at once, in milliseconds."""


class MoreTime(Proposal, frozen=True):
    """A seat gets `value` milliseconds more for its turn that began at `since`. Computers agree at once.
    Raises BadTimeControl (too little or too much), NoClock, NobodyToAsk."""

    name: ClassVar[str] = proposals.MORE_TIME
    asks: ClassVar[str] = "table-extend-asked"
    verb: ClassVar[str] = "grant"
    refused: ClassVar[str] = "table-extend-refused"
    of_seat: ClassVar[bool] = True

    @classmethod
    def of(cls, amount: int) -> Self:
        least, most = AMOUNT
        if not least <= amount <= most:
            raise BadTimeControl(
                fact("table-time-control-more", least=amount_fact(least), most=amount_fact(most))
            )
        return cls(value=amount)

    async def begun(self, tx: Tx, seat: SeatRow) -> Self:
        turn = read_clock(seat.clock)
        if turn.since is None or turn.budget is None or not seat.awaited:
            raise NoClock
        if nobody_to_ask(tx.match, seat.seat):
            raise NobodyToAsk
        return replace(self, proposer=seat.seat, since=turn.since)

    def repeats(self, known: Self) -> bool:
        return (self.value, self.since) == (known.value, known.since)

    def asking(self, seat: Seat) -> Fact:
        return fact(self.asks, who=Who(seat), amount=amount_fact(self.value), seat=seat)

    def stands(self, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        seat = next((seat_row for seat_row in seats if seat_row.seat == self.proposer), None)
        running = match.state == "running" and seat is not None and seat.awaited
        return running and seat is not None and read_clock(seat.clock).since == self.since

    async def carry_out(self, tx: Tx) -> None:
        seat = tx.match.seat(self.proposer)
        assert seat is not None
        await self.drop(tx)
        await withdraw_offer(tx, proposals.ABSENT, seat.seat)
        now = min(tx.now, tx.match.row.paused_at or tx.now)  # what a pause takes is nobody's
        clock = clocks.extend(read_clock(seat.clock), self.value, now)
        await set_clocks(tx, {seat.seat: clock}, await known_of(tx.db, [seat.user]))
        extended = fact("table-extended", who=Who(seat.seat), until=clock.deadline or 0)
        async with tx.enqueue() as out:
            await out.call_off(self.about)
            out.notice(extended, purpose=Reminder(seat.seat, seat.turn_token))
            await out.refresh(tx.match.row.public_version)
