"""Seats that change hands: given up by their person, or open because the person is away."""

from __future__ import annotations

from typing import Final

from bot.core import Seat, Who, fact
from bot.match import limits, presence
from bot.match.context import Context
from bot.match.errors import (
    BadTimeControl,
    ForeignSeat,
    NotAway,
    SeatNotOffered,
    SeatPresent,
    SubstituteSeated,
)
from bot.match.models import Brief, Person
from bot.match.outbox.messages import Board, Invitation
from bot.match.people import records
from bot.match.proposals import machine
from bot.match.timing.clock import read_clock
from bot.match.timing.time_control import read_time_control
from bot.match.transaction import Tx, change
from bot.store import SeatRow, people, proposals, steps
from bot.text.escape import discord_safe

ANYBODY: Final = 0


class Seats:
    """Substitutes and returning players."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @change
    async def offer(
        self,
        tx: Tx,
        match_id: int,
        user: int,
        /,
        seat: Seat | None = None,
        person: Person | None = None,
        *,
        key: str,
    ) -> Brief:
        """Give up one's own seat (None), or find a substitute for a person who is away; one certain person,
        or whoever comes first. The seat changes hands when somebody takes it.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, SubstituteSeated, SeatPresent, SeatNotOffered,
        BadTimeControl (it was agreed to wait for absent players).
        """
        match = tx.match
        own = tx.running_seat(user)
        of = match.seat(own.seat if seat is None else seat)
        if of is None:
            raise SeatNotOffered
        if person is not None and match.seat_of(person.user) is not None:
            raise SubstituteSeated
        if of.seat != own.seat and not presence.is_away(of):
            raise SeatPresent(who=Who(of.seat))
        waits = read_time_control(match.row.time_control).absence == "wait"
        if of.seat != own.seat and of.user is not None and not of.autopilot and waits:
            raise BadTimeControl(fact("table-waits", who=Who(of.seat)))
        kind = proposals.SEAT if of.seat == own.seat else proposals.ABSENT
        whom = ANYBODY if person is None else person.user
        before = await proposals.find(tx.db, match_id, kind, of.seat)
        since = read_clock(of.clock).since or 0
        await proposals.put(tx.db, match_id, kind, of.seat, value=whom, since=since)
        async with tx.enqueue() as out:
            if person is None:
                await limits.count_call(tx, user)
                out.notice(fact("table-seat-offered", who=Who(of.seat), seat=of.seat))
            elif before is None or before.value != whom:  # nobody gets the same message twice
                await limits.count_call(tx, user)
                await people.remember(tx.db, person.user, person.name, person.locale)
                unheard = fact("table-seat-unheard", name=discord_safe(person.name), seat=of.seat)
                asked = fact("table-seat-asked", by=Who(own.seat), who=Who(of.seat), seat=of.seat)
                out.notice(asked, user=person.user, purpose=Invitation(own.seat, unheard))
        await tx.change()
        return await tx.brief()

    @change
    async def take(
        self, tx: Tx, match_id: int, person: Person, /, seat: Seat, guild: int | None, *, key: str
    ) -> Brief:
        """Take over a seat that is offered, with all it knows; its former person no longer sees it.

        Raises: UnknownMatch, NotStarted, MatchOver, SubstituteSeated, SeatNotOffered, ForeignSeat (asked from
        another server, and not invited by name).
        """
        match = tx.match
        match.must_run()
        if match.seat_of(person.user) is not None:
            raise SubstituteSeated
        of = match.seat(seat)
        if of is None:
            raise SeatNotOffered
        offered_to = await _offered_to(tx, of)
        if not offered_to & {ANYBODY, person.user}:
            raise SeatNotOffered
        if person.user not in offered_to and guild != match.row.guild:
            raise ForeignSeat
        await _hand_over(tx, of, person)
        return await tx.brief()

    @change
    async def come_back(self, tx: Tx, match_id: int, user: int, /, *, key: str) -> Brief:
        """The person plays again, the autopilot no longer does; or a seat that was offered is kept.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NotAway.
        """
        seat = tx.running_seat(user)
        if seat.autopilot:
            await presence.come_back(tx, seat)
        elif await proposals.find(tx.db, match_id, proposals.SEAT, seat.seat) is not None:
            await tx.change()  # nobody takes it meanwhile
            await proposals.drop(tx.db, match_id, proposals.SEAT, seat.seat)
            async with tx.enqueue() as out:
                out.notice(fact("table-stays", who=Who(seat.seat)))
        else:
            raise NotAway
        return await tx.brief()


async def _hand_over(tx: Tx, of: SeatRow, person: Person) -> None:
    match_id = tx.match.id
    await tx.change()
    await records.met(tx.db, person, tx.now)
    await steps.drop_draft(tx.db, match_id, of.seat)
    await machine.proposer_left(tx, of.seat)
    token = of.turn_token + 1  # pages and pings of the former person are void with the old one
    await tx.change_seat(
        of.seat,
        user=person.user,
        turn_token=token,
        awaited_since=tx.now if of.awaited else None,
        end_vote=False,
        hand_missed=False,
        substitute=True,
    )
    await presence.restart(tx, of, person.user)
    async with tx.enqueue() as out:
        out.notice(
            fact("table-seat-taken", who=Who(of.seat), old=discord_safe(of.name or ""))
            if of.name
            else fact("table-seat-taken-empty", who=Who(of.seat))
        )
        await out.board(Board(pings=((of.seat, token),) if of.awaited else ()))
        await out.hands([(of.seat, person.user)])


async def _offered_to(tx: Tx, of: SeatRow) -> set[int]:
    """The persons to whom a seat is offered, or `ANYBODY`; empty: to nobody."""
    return {
        one.value
        for one in await proposals.of_match(tx.db, tx.match.id)
        if one.seat == of.seat and (one.kind in (proposals.SEAT, proposals.ASSIGNED) or _still_away(of, one))
    }


def _still_away(seat: SeatRow, offered: proposals.ProposalRow) -> bool:
    """The seat was offered because its person is away, and the person has not played since. A person who came
    back and is late again has lost nothing yet."""
    if offered.kind != proposals.ABSENT or not presence.is_away(seat):
        return False
    return seat.user is None or seat.autopilot or offered.since == (read_clock(seat.clock).since or 0)
