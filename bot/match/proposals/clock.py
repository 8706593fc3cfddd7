"""What players propose about the course of a match: another time control, more time for a seat's turn, a
pause, or the end without a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.transaction import Tx
from bot.match.engine.rows import Match
from bot.match.errors import BadTimeControl, NobodyToAsk, NoClock
from bot.match.outbox.posted import Reminder
from bot.match.proposals.proposal import END, WHOLE, Proposal
from bot.match.running.clocks import change_control, checked, known_of, set_clocks
from bot.match.running.presence import end_match, nobody_to_ask, pause_match, withdraw_offer
from bot.match.timing import clock as clocks
from bot.match.timing.clock import (
    DAY,
    HOUR,
    TimeControl,
    amount_fact,
    read_clock,
    read_time_control,
    time_control_facts,
    written,
)
from bot.store import MatchRow, SeatRow, proposals


class NewClock(Proposal, frozen=True):
    """`time_control` holds from now on; `since` is when it was proposed. It takes the place of an earlier
    such proposal. Raises BadTimeControl: not allowed, or the one that holds already."""

    name: ClassVar[str] = proposals.CLOCK
    asks: ClassVar[str] = "table-clock-asked"
    verb: ClassVar[str] = "newclock"
    refused: ClassVar[str] = "table-clock-refused"

    @classmethod
    def of(cls, time_control: TimeControl) -> Self:
        return cls(time_control=written(checked(time_control)))

    async def begun(self, tx: Tx, seat: SeatRow) -> Self:
        if self.chosen == read_time_control(tx.match.row.time_control):
            raise BadTimeControl(fact("table-clock-same"))
        return replace(self, since=tx.now, approved=(seat.seat,))

    def repeats(self, known: Self) -> bool:
        return self.time_control == known.time_control

    def asking(self, seat: Seat) -> Fact:
        chosen = time_control_facts(self.chosen)
        return fact(self.asks, who=Who(seat), time_control=chosen, asked=self.since)

    def asked(self, match: Match) -> set[Seat]:
        """All who have a vote, except those whose time is over or for whom the others have waited long
        enough."""
        clocks_now = ((seat.seat, read_clock(seat.clock)) for seat in match.seats if seat.awaited)
        return super().asked(match) - {seat for seat, clock in clocks_now if clock.out or clock.waited}

    async def carry_out(self, tx: Tx) -> None:
        """Whoever must act has a whole turn's time from now on."""
        await tx.change(time_control=self.time_control)
        await proposals.drop(tx.db, tx.match.id, self.name, WHOLE)
        await change_control(tx, read_time_control(tx.match.row.time_control), self.chosen)
        async with tx.enqueue() as out:
            await out.call_off(self.about)
            chosen = time_control_facts(self.chosen, alone=tx.match.alone)
            if len(self.approved) == 1:
                out.notice(fact("table-clock-set", who=Who(self.approved[0]), time_control=chosen))
            else:
                out.notice(fact("table-clock-changed", time_control=chosen))
            await out.refresh(tx.match.row.public_version)
        await tx.reload()

    @property
    def chosen(self) -> TimeControl:
        return read_time_control(self.time_control)


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
