"""Leaving a match that goes on.

Resigning: a player gives up. Where one player is left, that player wins; where only computers are, the match
ends, as it does where all others have voted for the end; else the autopilot plays on. A person whose data are
deleted leaves for good: the seat stays, but it is nobody's.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from bot.core import Seat, Who, fact
from bot.match.changing.context import Context, Service
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Brief
from bot.match.errors import ResignedAlready
from bot.match.lobby.opening import leave_lobby
from bot.match.outbox.posted import News
from bot.match.proposals.service import proposer_left, settle
from bot.match.results import tally
from bot.match.running import orders
from bot.match.running.presence import end_match, pause_deserted
from bot.match.seats import automatic
from bot.match.timing.clock import read_time_control
from bot.store import SeatRow, privacy, proposals, steps
from bot.store.steps import LeaverRow


class Resigning(Service):
    @change
    async def resign(self, tx: Tx, match_id: int, user: int, /, *, key: str) -> Brief:
        """Give up for good. The place is the last one in ratings, unless a substitute finishes.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, ResignedAlready.
        """
        tx.match.must_run()
        await must_not_have_resigned(tx, user)
        own = tx.running_seat(user)
        await note_leaver(tx, own, resigned=True)
        await tx.change()
        rest = [seat for seat in tx.match.seats if seat.seat != own.seat and _plays(seat)]
        if len(rest) < 2 or all(seat.computer is not None for seat in rest):
            await tx.change_seat(own.seat, resigned=True)
            await _end(tx, own, rest[0].seat if len(rest) == 1 else None)
        else:
            await _leave(tx, own)
        return await tx.brief()


async def must_not_have_resigned(tx: Tx, user: int) -> None:
    """Whoever has given up plays no more in this match. Raises ResignedAlready."""
    leavers = await steps.leavers_of(tx.db, tx.match.id)
    if any(leaver.resigned and leaver.user == user for leaver in leavers):
        raise ResignedAlready


async def note_leaver(tx: Tx, seat: SeatRow, *, resigned: bool = False) -> None:
    """Somebody leaves a seat of a running match."""
    if seat.user is not None:
        row = LeaverRow(
            match=tx.match.id,
            user=seat.user,
            seat=seat.seat,
            at=tx.now,
            substitute=seat.substitute,
            resigned=resigned,
        )
        await steps.note_leaver(tx.db, row)


def vacated(seat: SeatRow) -> dict[str, object]:
    """What changes in a seat that its person leaves: pages and pings are void with the old turn token."""
    return {"turn_token": seat.turn_token + 1, "end_vote": False, "hand_missed": False, "hand_message": None}


def _plays(seat: SeatRow) -> bool:
    return seat.computer is not None or (seat.user is not None and not seat.resigned)


async def _end(tx: Tx, own: SeatRow, winner: Seat | None) -> None:
    news = fact("table-resigned", who=Who(own.seat))
    if winner is not None:
        news = fact("table-resigned-won", who=Who(own.seat), winner=Who(winner))
    async with tx.enqueue() as out:
        out.notice(news)
    await end_match(tx)
    match = await tx.reload()
    if winner is not None:
        await tally.record_resigned(tx.db, match, winner)


async def _leave(tx: Tx, own: SeatRow) -> None:
    """Others play on: the autopilot takes the seat, until a person does."""
    match = tx.match
    await tx.change(host=match.host_without(own))
    await orders.forget(tx, own.seat)
    async with tx.enqueue() as out:
        await out.turns_over(match.turns(but=own.seat))
        await out.has_left(own)
    await proposer_left(tx, own.seat)
    await tx.change_seat(own.seat, **vacated(own), user=None, known_as=own.name, resigned=True)
    left = await tx.reload()
    voters = left.voters()
    if voters and all(seat.end_vote for seat in left.seats if seat.seat in voters):
        async with tx.enqueue() as out:
            out.notice(fact("table-resigned-voted", who=Who(own.seat)))
        await end_match(tx)
        return
    news = fact("table-resigned-seat", who=Who(own.seat), seat=own.seat)
    seat = match.seat(own.seat)
    assert seat is not None
    await automatic.begin_autopilot(tx, replace(seat, user=None), news, ping=False)


class Leaving(Service):
    """Empties the seats of people who leave.

    Args:
        settle: carries out the proposals of a match that now have all votes.
    """

    def __init__(self, context: Context, settle: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        super().__init__(context)
        self._settle = settle

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
    await proposer_left(tx, seat.seat)
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
        await settle(tx)
        await pause_deserted(tx)
