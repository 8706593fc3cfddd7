"""Who is there: persons who have a vote, seats on autopilot, the return of a person; pauses, in which no
clock runs until somebody goes on; and the end without a result."""

from __future__ import annotations

from typing import Final

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.transaction import Tx
from bot.match.engine.rows import Match, bot_moves
from bot.match.outbox.messages import FinalBoard
from bot.match.outbox.purposes import offers
from bot.match.running import clocks, orders
from bot.match.running.clocks import known_of, set_clocks
from bot.match.timing.clock import Clock, read_clock, stop
from bot.store import SeatRow, due, proposals


def nobody_to_ask(match: Match, seat: Seat) -> bool:
    """Nobody else could agree: neither persons who are there nor computers, which agree to everything."""
    return not match.voters(seat) and not any(
        seat_row.computer and seat_row.seat != seat for seat_row in match.seats
    )


async def withdraw_offer(tx: Tx, kind: str, seat: Seat) -> None:
    """A seat is no longer offered in this way. Unless it is offered in another way, too, the messages that
    offer it lose their buttons."""
    await proposals.drop(tx.db, tx.match.id, kind, seat)
    if not await proposals.is_offered(tx.db, tx.match.id, seat):
        async with tx.enqueue() as out:
            await out.call_off(offers(seat).about)


async def come_back(tx: Tx, seat: SeatRow) -> None:
    """The person of a seat on autopilot plays again."""
    await tx.change()
    await withdraw_offer(tx, proposals.ABSENT, seat.seat)
    await restart(tx, seat, seat.user)
    async with tx.enqueue() as out:
        out.notice(fact("table-back", who=Who(seat.seat)))
        await out.refresh(tx.match.row.public_version)
    await tx.reload()


def is_deserted(match: Match) -> bool:
    """No person is there."""
    return not match.voters()


async def pause_deserted(tx: Tx) -> None:
    """Pause the match if no person is left, so that computers and autopilots do not play among themselves."""
    match = await tx.reload()
    if match.row.state == "running" and match.row.paused_at is None and is_deserted(match):
        computers = any(seat.computer is not None for seat in match.seats)
        await pause_match(tx, fact("table-deserted" if computers else "table-all-away"))


async def restart(tx: Tx, seat: SeatRow, user: int | None) -> None:
    """A person plays this seat from now on, with a whole turn's time if the seat must act."""
    paused = tx.match.row.paused_at if is_deserted(tx.match) else None
    await tx.change_seat(seat.seat, autopilot=False)
    await due.cancel(tx.db, tx.match.id, due.AUTOPILOT, [seat.seat])
    await clocks.restart(tx, seat, user)
    if paused is not None:
        await tx.reload()
        await go_on(tx, paused)


PAUSED: Final = fact("table-paused")


async def pause_match(tx: Tx, news: Fact = PAUSED) -> None:
    """All have agreed to a pause, or nobody is there.

    Args:
        news: what the table is told.
    """
    await tx.change(paused_at=tx.now)
    await due.cancel(tx.db, tx.match.id, due.SEAT, [seat.seat for seat in tx.match.seats])
    async with tx.enqueue() as out:
        await out.call_off(proposals.PAUSE)
        out.notice(news)
        await out.refresh(tx.match.row.public_version)


async def go_on(tx: Tx, paused: int) -> None:
    """Somebody ends the pause that began at `paused`."""
    await tx.change(paused_at=None)
    await proposals.drop(tx.db, tx.match.id, proposals.PAUSE, proposals.WHOLE)
    changed: dict[Seat, Clock] = {}
    for seat in tx.match.seats:
        clock = read_clock(seat.clock)
        if clock.since is not None:
            changed[seat.seat] = stop(clock, (max(paused, clock.since), tx.now))
        if bot_moves(seat) and seat.awaited:
            await clocks.bot_takes_turn(tx, seat.seat)
    known = await known_of(tx.db, (seat.user for seat in tx.match.seats))
    await set_clocks(tx, changed, known, paused=False)
    async with tx.enqueue() as out:
        out.notice(fact("table-goes-on"))
        await out.refresh(tx.match.row.public_version)


async def end_match(tx: Tx) -> None:
    """A running match ends without a result."""
    row = tx.match.row
    await tx.change(state="ended", ended_at=tx.now, moved_at=tx.now, public_version=row.public_version + 1)
    for seat in tx.match.seats:
        await tx.change_seat(seat.seat, awaited=False, awaited_since=None)
    await orders.forget(tx)
    async with tx.enqueue() as out:
        await out.board(FinalBoard(since=row.steps + 1))
        out.parcel()
        await out.turns_over({})
