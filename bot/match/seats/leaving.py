"""A person whose data are deleted leaves for good: the seat stays, but it is nobody's."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from bot.core import Who, fact
from bot.match.changing.context import Context
from bot.match.changing.transaction import Tx, change
from bot.match.lobby.opening import leave_lobby
from bot.match.outbox.purposes import News
from bot.match.proposals import settling
from bot.match.running import orders
from bot.match.running.ending import end_match
from bot.match.running.presence import pause_deserted
from bot.match.seats import automatic
from bot.match.seats.resigning import vacated
from bot.match.timing.clock import read_time_control
from bot.store import SeatRow, privacy, proposals


class Leaving:
    """Empties the seats of people who leave.

    Args:
        settle: carries out the proposals of a match that now have all votes.
    """

    def __init__(self, context: Context, settle: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        self.context, self._settle = context, settle

    async def leave(self, match_id: int, user: int) -> None:
        """Give a seat up for good. Raises Broken."""
        await self._leave(match_id, user)
        await self._settle(match_id)

    @change
    async def _leave(self, tx: Tx, match_id: int, user: int, /) -> None:
        seat = tx.match.seat_of(user)
        if seat is None:
            return
        if tx.match.row.state == "lobby":
            await leave_lobby(tx, user)
            return
        await privacy.forget_keys(tx.db, match_id, user)
        await _empty(tx, seat)


async def _empty(tx: Tx, seat: SeatRow) -> None:
    match, row = tx.match, tx.match.row
    running = row.state == "running"
    others = [other for other in match.seats if other.user is not None and other.seat != seat.seat]
    # Nobody is left, or all who are left have voted for the end.
    present = [other for other in others if not other.autopilot] or others
    alone = not others and any(seat_row.computer is not None for seat_row in match.seats)
    ends = running and not alone and all(seat_row.end_vote for seat_row in present)
    await tx.change(host=match.host_without(seat))
    kept = {} if running else {"turn_token": seat.turn_token}
    await tx.change_seat(seat.seat, **(vacated(seat) | kept), user=None)
    await orders.forget(tx, seat.seat)
    async with tx.enqueue() as out:
        await out.turns_over(match.turns(but=seat.seat))
    await settling.proposer_left(tx, seat.seat)
    if ends:
        await end_match(tx)
    elif running and read_time_control(row.time_control).absence == "autopilot":
        autopilot_news = fact("table-person-gone-autopilot", who=Who(seat.seat), seat=seat.seat)
        if not seat.autopilot:
            await automatic.begin_autopilot(tx, seat, autopilot_news)
    elif running:
        await proposals.put(tx.db, row.id, proposals.ABSENT, seat.seat)
        async with tx.enqueue() as out:
            gone = fact("table-person-gone", who=Who(seat.seat), seat=seat.seat)
            out.notice(gone, purpose=News(seat.seat))
        await settling.settle(tx)
        await pause_deserted(tx)
