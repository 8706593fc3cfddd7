"""What changes places when all agree: the match goes on in another channel or thread, a private one in a new
private thread; or two seats exchange their people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Self

import msgspec
from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.context import Service
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Brief, Offered, Place
from bot.match.engine.rows import bot_moves
from bot.match.errors import UserError
from bot.match.hosting.places import relocate
from bot.match.outbox.direct import unreached_note
from bot.match.outbox.messages import Board
from bot.match.proposals.clock import MoreTime
from bot.match.proposals.proposal import WHOLE, Proposal, ask_there, close, find
from bot.match.proposals.undo import Undo
from bot.match.running import clocks, orders
from bot.match.running.presence import withdraw_offer
from bot.match.timing.clock import end, read_clock
from bot.store import MatchRow, SeatRow, due, proposals, steps
from bot.store.due import DueRow
from bot.store.engine import as_text


class Move(Proposal, frozen=True):
    """`value` is where the match is; `time_control` has the new place and the seat that has asked, `since` is
    when. It takes the place of an earlier such proposal."""

    name: ClassVar[str] = proposals.MOVE
    asks: ClassVar[str] = "table-move-asked"
    verb: ClassVar[str] = "follow"
    refused: ClassVar[str] = "table-move-refused"

    @classmethod
    def to(cls, place: Place) -> Self:
        """The caller has made sure that the match can go there."""
        return cls(time_control=as_text((place, WHOLE)))

    @property
    def wish(self) -> tuple[Place, Seat]:
        """The new place, and who has asked."""
        return msgspec.json.decode(self.time_control or "", type=tuple[Place, Seat])

    def exchanged(self, first: Seat, second: Seat) -> Self:
        """The same when the people of two seats have changed places: it is still the asker's."""
        place, seat = self.wish
        there = {first: second, second: first}.get(seat, seat)
        return replace(self, time_control=as_text((place, there)))

    async def begun(self, tx: Tx, seat: SeatRow) -> Self:
        wish = as_text((self.wish[0], seat.seat))
        return replace(self, value=tx.match.row.post, since=tx.now, approved=(seat.seat,), time_control=wish)

    def repeats(self, known: Self) -> bool:
        return (self.value, self.wish[0]) == (known.value, known.wish[0])

    def asking(self, seat: Seat) -> Fact:
        return fact(self.asks, who=Who(seat), place=f"<#{self.wish[0].post}>", asked=self.since)

    def concerns(self, seat: Seat) -> bool:
        return seat == self.wish[1]

    def stands(self, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        return super().stands(match, seats) and match.post == self.value and self.wish[1] in self.approved

    async def carry_out(self, tx: Tx) -> None:
        if tx.match.row.private and self.wish[0].post != self.value:
            await self.save(tx)
            await due.schedule(tx.db, tx.match.id, due.MOVE, due.WHOLE, tx.now)
        else:
            await self.go(tx, self.wish[0])

    async def go(self, tx: Tx, place: Place, *, secluded: bool = False) -> None:
        """Nobody need be asked any more. `secluded`: only the players read that place."""
        seat, former = tx.match.seat(self.wish[1]), tx.match.row
        try:
            await relocate(tx, place, None if seat is None else seat.user, secluded=secluded)
        except UserError as error:  # the settings of the server are others by now, for instance
            await close(tx, self, error.fact)
            return
        await self.drop(tx)
        async with tx.enqueue() as out:
            await out.call_off(self.about)
        await ask_there(tx, former)


def _thread_note(match: int) -> str:
    """The key of the note that a private thread is being made for a match."""
    return f"{steps.NOTE}thread:{match}"


class Moving(Service):
    """Private matches that are to go on in a new private thread."""

    async def run(self, row: DueRow) -> None:
        """The time to make the thread has come. If it stops before the row is taken, the thread is found
        again."""
        wanted, make = await self._wanted(row.match), self.context.threads
        thread = await make(*wanted) if wanted is not None and make is not None else None
        there = await self._go(row.match, row, thread)
        if thread is not None and not there and self.context.unmake is not None:
            await self.context.unmake(thread)
        await self._take(row.match, row)

    @change
    async def _wanted(self, tx: Tx, match_id: int, /) -> tuple[Brief, int] | None:
        """The match in its new place, and when that was asked for; noted until the row is taken."""
        asked = await find(tx.db, tx.match, Move)
        if asked is not None:
            wish = as_text((asked.wish[0], asked.since))
            await steps.note(tx.db, _thread_note(match_id), wish, tx.now)
        noted = await steps.remembered(tx.db, _thread_note(match_id))
        if noted is None:
            return None
        place, since = msgspec.json.decode(noted, type=tuple[Place, int])
        return replace(tx.match.brief, place=place), since

    @change
    async def _take(self, tx: Tx, match_id: int, row: DueRow, /) -> None:
        if await due.take(tx.db, row):
            await steps.take_note(tx.db, _thread_note(match_id))

    @change
    async def _go(self, tx: Tx, match_id: int, row: DueRow, thread: int | None, /) -> bool:
        """Whether the match is in this thread now."""
        asked = await find(tx.db, tx.match, Move)
        there = await due.take(tx.db, row)
        if there:  # until the thread is put away
            await due.schedule(tx.db, match_id, row.kind, row.seat, row.at)
        if there and asked is not None:
            await tx.change()
            if thread is None:
                await self._stay(tx, asked)
            else:
                await asked.go(tx, asked.wish[0].within(thread), secluded=True)
        return (await tx.reload()).row.post == thread

    async def _stay(self, tx: Tx, asked: Move) -> None:
        none = fact("error-no-new-private-thread")
        await close(tx, asked, none)
        seat = tx.match.seat(asked.wish[1])
        if seat is not None and seat.user is not None:
            async with tx.enqueue() as out:
                out.notice(none, user=seat.user)


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
        await due.set_clocks(tx.db, tx.match.id, [(seat.seat, person.clock)])
    if bot_moves(person) and seat.awaited and paused is None:
        await clocks.bot_takes_turn(tx, seat.seat)
