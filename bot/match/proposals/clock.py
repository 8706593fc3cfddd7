"""Another time control for a running match, when all agree who are there."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.transaction import Tx
from bot.match.engine.rows import Match
from bot.match.errors import BadTimeControl
from bot.match.proposals.proposal import WHOLE, Proposal
from bot.match.running.clocks import change_control
from bot.match.running.time_limits import checked
from bot.match.timing.clock import TimeControl, read_clock, read_time_control, time_control_facts, written
from bot.store import SeatRow, proposals


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
        return super().asked(match) - {seat.seat for seat in match.seats if seat.awaited and _is_late(seat)}

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


def _is_late(seat: SeatRow) -> bool:
    clock = read_clock(seat.clock)
    return clock.out or clock.waited
