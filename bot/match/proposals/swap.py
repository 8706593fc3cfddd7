"""Two seats exchange their people, when all agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.transaction import Tx
from bot.match.engine.models import Brief, Offered
from bot.match.engine.rows import bot_moves
from bot.match.errors import UserError
from bot.match.outbox.direct import unreached_note
from bot.match.outbox.messages import Board
from bot.match.proposals.clock import MoreTime
from bot.match.proposals.move import Move
from bot.match.proposals.proposal import WHOLE, Proposal, close, find
from bot.match.proposals.undo import Undo
from bot.match.running import clocks, orders
from bot.match.running.presence import withdraw_offer
from bot.match.timing.clock import end, read_clock
from bot.store import MatchRow, SeatRow, due, proposals, seat_clocks, steps

SEATS: Final = 100
"""More than any table has."""


class Swap(Proposal, frozen=True):
    """The people of two seats (`value`: the one times `SEATS`, plus the other) change places: all that the
    seats hold stays, hands and secrets too. `since` is when it was proposed. Raises UserError: it
    cannot be."""

    name: ClassVar[str] = "swap"
    asks: ClassVar[str] = "table-swap-asked"
    verb: ClassVar[str] = "places"
    refused: ClassVar[str] = "table-swap-refused"
    left: ClassVar[str] = "table-swap-left"

    @classmethod
    def of(cls, first: Seat, second: Seat) -> Self:
        return cls(value=min(first, second) * SEATS + max(first, second))

    @property
    def seats(self) -> tuple[Seat, Seat]:
        return divmod(self.value, SEATS)

    @classmethod
    def offered(cls, brief: Brief, seat: Seat) -> tuple[Offered, ...]:
        return tuple(
            Offered(str(player.seat), fact("swap-with", who=Who(player.seat)), False)
            for player in brief.players
            if player.seat != seat and not player.resigned
        )

    @classmethod
    def picked(cls, value: str, brief: Brief, seat: Seat) -> Self | None:
        known = {choice.value for choice in cls.offered(brief, seat)}
        return cls.of(seat, int(value)) if value in known else None

    async def begun(self, tx: Tx, seat: SeatRow) -> Self:
        first, second = (tx.match.seat(voter) for voter in self.seats)
        if tx.match.row.event is not None or first == second or not (_is_taken(first) and _is_taken(second)):
            raise UserError(fact("table-swap-none"))
        return replace(self, since=tx.now, approved=(seat.seat,))

    def repeats(self, known: Self) -> bool:
        return self.value == known.value

    def asking(self, seat: Seat) -> Fact:
        first, second = self.seats
        return fact(self.asks, who=Who(seat), first=Who(first), second=Who(second), asked=self.since)

    def concerns(self, seat: Seat) -> bool:
        return seat in self.seats

    def stands(self, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        taken = {seat.seat for seat in seats if _is_taken(seat)}
        return super().stands(match, seats) and taken.issuperset(self.seats)

    async def carry_out(self, tx: Tx) -> None:
        seat_row, other = (tx.match.seat(seat) for seat in self.seats)
        assert seat_row is not None
        assert other is not None
        await tx.change()
        await proposals.drop(tx.db, tx.match.id, self.name, WHOLE)
        for seat in (seat_row, other):
            await steps.note_former(tx.db, seat, tx.now)
            await _clear(tx, seat)
        await proposals.exchange(tx.db, tx.match.id, *self.seats)
        asked = await find(tx.db, tx.match, Move)
        if asked is not None:
            await asked.exchanged(*self.seats).save(tx)
        token = max(seat_row.turn_token, other.turn_token) + 1
        await tx.change_seat(seat_row.seat, user=None)  # nobody may have two seats, not even for a moment
        for seat, person in ((other, seat_row), (seat_row, other)):
            await _sit_down(tx, seat, person, token)
        match = await tx.reload()
        async with tx.enqueue() as out:
            await out.call_off(self.about)
            out.notice(fact("table-swapped", first=Who(seat_row.seat), second=Who(other.seat)))
            await out.turns_over({seat: now for seat, now in match.turns().items() if seat not in self.seats})
            calls = [seat for seat in match.seats if seat.seat in self.seats and seat.awaited and seat.user]
            await out.board(Board(pings=tuple((seat.seat, token) for seat in calls if not seat.autopilot)))
            people = ((seat.seat, seat.user) for seat in match.seats if seat.seat in self.seats)
            await out.hands([(seat, user) for seat, user in people if user is not None])


def _is_taken(seat: SeatRow | None) -> bool:
    return seat is not None and (seat.user is not None or seat.computer is not None) and not seat.resigned


async def _clear(tx: Tx, seat: SeatRow) -> None:
    """Delete what the person in this seat has planned, and proposed for this seat alone."""
    await orders.forget(tx, seat.seat)
    await steps.take_note(tx.db, unreached_note(tx.match.id, seat.seat))
    for kind in (Undo, MoreTime):
        asked = await find(tx.db, tx.match, kind, seat.seat)
        if asked is not None:
            await close(tx, asked, None)
    for offer in (proposals.SEAT, proposals.ABSENT, proposals.ASSIGNED):
        await withdraw_offer(tx, offer, seat.seat)
    await due.cancel(tx.db, tx.match.id, due.AUTOPILOT, [seat.seat])
    await due.cancel(tx.db, tx.match.id, due.SEAT, [seat.seat])


async def _sit_down(tx: Tx, seat: SeatRow, person: SeatRow, token: int) -> None:
    """Seat the person or computer from another seat in this one. A person keeps the time that was left, and
    counts as a substitute for ratings."""
    now, paused = tx.now, tx.match.row.paused_at
    await tx.change_seat(
        seat.seat,
        user=person.user,
        known_as=person.known_as,
        computer=person.computer,
        autopilot=person.autopilot,
        substitute=person.substitute or person.computer is None,
        visitor=person.visitor,
        hints=person.hints,
        hand_message=person.hand_message,
        hand_missed=person.hand_missed,
        shown=person.shown,
        end_vote=person.end_vote,
        turn_token=token,
        awaited_since=now if seat.awaited else None,
        clock=None,
    )
    if not bot_moves(person):
        left = end(read_clock(person.clock), min(now, paused or now))
        await clocks.restart(tx, replace(seat, user=person.user, clock=left.written()), person.user)
    elif person.clock is not None:
        await seat_clocks.set_clocks(tx.db, tx.match.id, [(seat.seat, person.clock)])
    if bot_moves(person) and seat.awaited and paused is None:
        await clocks.bot_takes_turn(tx, seat.seat)
