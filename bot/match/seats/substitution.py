"""Seats that change hands: given up by their person, or open because the person is away."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.context import Service, met, read
from bot.match.changing.transaction import Tx, change, count_call
from bot.match.engine.computers import checked_level, name_for
from bot.match.engine.models import Brief, Person
from bot.match.engine.rows import Match
from bot.match.errors import (
    AlreadyJoined,
    BadTimeControl,
    ComputerThere,
    ForeignSeat,
    NobodyOverdue,
    NotAway,
    OfferByName,
    PrivateTable,
    SeatNotOffered,
    SeatPresent,
    SubstituteSeated,
    UnknownMatch,
)
from bot.match.outbox.direct import unheard_note, unreached_note
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.messages import Board
from bot.match.outbox.posted import Invitation, offers
from bot.match.proposals.service import ask_newcomer, proposer_left, settle
from bot.match.running import clocks, orders, presence
from bot.match.seats import automatic
from bot.match.seats.leaving import must_not_have_resigned, note_leaver, vacated
from bot.match.timing.clock import amount_fact, read_clock, read_time_control
from bot.store import SeatRow, due, proposals, steps
from bot.text.escape import badged, discord_safe

ANYBODY: Final = 0


class Absences(msgspec.Struct, frozen=True):
    """What a player can do now about people who are away."""

    back: bool = False
    """`Seats.come_back`."""
    overdue: tuple[Seat, ...] = ()
    """The seats for which `Seats.call_autopilot` can be called."""


class Seats(Service):
    @read
    async def absences(self, match_id: int, user: int) -> Absences:
        """What a person can do now about people who are away; nothing unless they sit in a running match.

        Raises: UnknownMatch.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            own = match.seat_of(user)
            if own is None or match.row.state != "running":
                return Absences()
            offered = await proposals.find(db, match_id, proposals.SEAT, own.seat)
            overdue = _overdue(match, own, self.context.now())
            return Absences(own.autopilot or offered is not None, tuple(of.seat for of in overdue))

    @read
    async def check_offer(
        self, match_id: int, user: int, /, seat: Seat | None = None, person: Person | None = None
    ) -> Brief:
        """Whether `offer` would do it now. Changes nothing.

        Raises: as `offer`.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            _offerable(match, match.running_seat(user), seat, person, self.context.now())
            return match.brief

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
        """Give up one's own seat (None), or find a substitute for a person who is away. The offer is for one
        certain person, or for whoever comes first. The seat changes hands when somebody takes it.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, SubstituteSeated, SeatPresent, SeatNotOffered,
        PrivateTable, OfferByName, BadTimeControl (it was agreed to wait for absent players).
        """
        own = tx.running_seat(user)
        of = _offerable(tx.match, own, seat, person, tx.now)
        kind = proposals.SEAT if of.seat == own.seat else proposals.ABSENT
        whom = ANYBODY if person is None else person.user
        before = await proposals.find(tx.db, match_id, kind, of.seat)
        unheard = await steps.take_note(tx.db, unheard_note(match_id, of.seat))
        since = read_clock(of.clock).since or 0
        await proposals.put(tx.db, match_id, kind, of.seat, value=whom, since=since)
        async with tx.enqueue() as out:
            if person is None:
                await count_call(tx, user)
                offered = "table-computer-offered" if of.computer else "table-seat-offered"
                out.notice(fact(offered, who=Who(of.seat), seat=of.seat), purpose=offers(of.seat))
            elif unheard or before is None or before.value != whom:  # nobody gets the same message twice
                await count_call(tx, user)
                await met(tx.db, person, tx.now)
                told = fact("table-seat-unheard", name=discord_safe(person.name), seat=of.seat)
                if tx.match.row.private:  # the person does not see what is said here
                    told = fact(f"{told.key}-private", **told.args, match=match_id)
                person_of = "table-own-seat-asked" if of.seat == own.seat else "table-seat-asked"
                key_of = "table-computer-asked" if of.computer else person_of
                asked = fact(key_of, by=Who(own.seat), who=Who(of.seat), seat=of.seat)
                out.notice(asked, user=person.user, purpose=Invitation(own.seat, told, of.seat))
        await tx.change()
        return await tx.brief()

    @read
    async def check_computer(
        self, match_id: int, user: int, /, level: str, seat: Seat | None = None
    ) -> Brief:
        """Whether `give_to_computer` would do it now. Changes nothing.

        Raises: as `give_to_computer`.
        """
        checked_level(level)
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            _computable(match, match.running_seat(user), seat, self.context.now())
            return match.brief

    @change
    async def give_to_computer(
        self, tx: Tx, match_id: int, user: int, /, level: str, seat: Seat | None = None, *, key: str
    ) -> Brief:
        """A computer takes one's own seat over at once (None), or that of a person who is away.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, UnknownLevel, SeatPresent, SeatNotOffered
        (there is no such seat), ComputerThere, BadTimeControl (it was agreed to wait).
        """
        checked_level(level)
        of = _computable(tx.match, tx.running_seat(user), seat, tx.now)
        await _seat_computer(tx, of, level)
        return await tx.brief()

    @change
    async def call_autopilot(
        self, tx: Tx, match_id: int, user: int, /, seat: Seat | None = None, *, key: str
    ) -> Brief:
        """The bot plays for somebody for whom the others have waited long enough (`TimeControl.patience`).

        Args:
            seat: None: the seat for which the others have waited longest.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NobodyOverdue (there is no such person).
        """
        own = tx.running_seat(user)
        overdue = [of for of in _overdue(tx.match, own, tx.now) if seat in (None, of.seat)]
        if not overdue:
            after = amount_fact(read_time_control(tx.match.row.time_control).patience)
            raise NobodyOverdue(after=after)
        of = min(overdue, key=lambda seat_row: seat_row.awaited_since or 0)
        await tx.change()
        await automatic.begin_autopilot(
            tx, of, fact("table-autopilot-called", by=Who(own.seat), who=Who(of.seat), seat=of.seat)
        )
        return await tx.brief()

    @read
    async def offered_to(self, match_id: int, user: int) -> Seat | None:
        """The seat of a running match that is offered to this person by name. Raises: UnknownMatch."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            if match.row.state != "running" or match.seat_of(user) is not None:
                return None
            offered = {of.seat: await _offered_to(db, match, of, self.context.now()) for of in match.seats}
        return next((seat for seat, users in offered.items() if user in users), None)

    @change
    async def take(
        self, tx: Tx, match_id: int, person: Person, /, seat: Seat, guild: int | None, *, key: str
    ) -> Brief:
        """Take over a seat that is offered, with all it knows; its former person no longer sees it.

        Raises: UnknownMatch, NotStarted, MatchOver, AlreadyJoined, SeatNotOffered, ResignedAlready,
        ForeignSeat (asked from another server, and not invited by name).
        """
        match, of = tx.match, tx.match.seat(seat)
        stranger = match.row.private and match.seat_of(person.user) is None
        if stranger and (of is None or person.user not in await _offered_to(tx.db, match, of, tx.now)):
            raise UnknownMatch  # not even that there is such a table
        match.must_run()
        if match.seat_of(person.user) is not None:
            raise AlreadyJoined
        if of is None:
            raise SeatNotOffered
        await must_not_have_resigned(tx, person.user)
        offered_to = await _offered_to(tx.db, match, of, tx.now)
        if not offered_to & {ANYBODY, person.user}:
            raise SeatNotOffered
        if person.user not in offered_to and (guild is None or guild != match.row.guild):
            raise ForeignSeat
        await _hand_over(tx, of, person, visitor=guild is not None and guild != match.row.guild)
        return await tx.brief()

    @change
    async def come_back(self, tx: Tx, match_id: int, user: int, /, *, key: str) -> Brief:
        """The person plays again, the autopilot no longer does; or a seat that was offered is kept.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NotAway.
        """
        seat = tx.running_seat(user)
        if seat.autopilot:
            await presence.come_back(tx, seat)
            await ask_newcomer(tx, seat, user)
        elif await proposals.find(tx.db, match_id, proposals.SEAT, seat.seat) is not None:
            await tx.change()  # nobody takes it meanwhile
            await presence.withdraw_offer(tx, proposals.SEAT, seat.seat)
            async with tx.enqueue() as out:
                out.notice(fact("table-stays", who=Who(seat.seat)))
        else:
            raise NotAway
        return await tx.brief()


def _overdue(match: Match, own: SeatRow, now: int) -> list[SeatRow]:
    """The seats for which this player may call the autopilot."""
    return [of for of in match.seats if of.seat != own.seat and match.is_overdue(of, now)]


def _offerable(match: Match, own: SeatRow, seat: Seat | None, person: Person | None, now: int) -> SeatRow:
    """The seat that is to be offered. Raises as `Seats.offer`."""
    of = match.seat(own.seat if seat is None else seat)
    if of is None:
        raise SeatNotOffered
    if person is not None and match.seat_of(person.user) is not None:
        raise SubstituteSeated
    if match.row.guild is None and not match.row.direct:
        raise PrivateTable
    if match.row.private and person is None:
        raise OfferByName
    _must_be_free(match, own, of, now)
    return of


def _computable(match: Match, own: SeatRow, seat: Seat | None, now: int) -> SeatRow:
    """The seat that a computer is to take. Raises as `Seats.give_to_computer`."""
    of = match.seat(own.seat if seat is None else seat)
    if of is None:
        raise SeatNotOffered
    if of.computer is not None:
        raise ComputerThere
    _must_be_free(match, own, of, now)
    return of


def _must_be_free(match: Match, own: SeatRow, of: SeatRow, now: int) -> None:
    """The player of a seat may give up that seat, or look for somebody for one that nobody plays. Raises
    SeatPresent, BadTimeControl."""
    if of.seat == own.seat:
        return
    if not match.is_away(of, now):
        raise SeatPresent(who=Who(of.seat))
    waits = read_time_control(match.row.time_control).absence == "wait"
    waits = waits and not match.is_overdue(of, now)
    if of.user is not None and not of.autopilot and waits:
        raise BadTimeControl(fact("table-waits", who=Who(of.seat)))


async def _seat_computer(tx: Tx, of: SeatRow, level: str) -> None:
    """A computer takes a seat of a running match, with all that it holds."""
    match_id = tx.match.id
    name = name_for(tx.match.seats)
    await tx.change(computers=True, host=tx.match.host_without(of) or tx.match.row.host)
    left = await _left(tx, of)
    await due.cancel(tx.db, match_id, due.SEAT, [of.seat])
    taken = {"user": None, "known_as": name, "computer": level, "autopilot": False, "clock": None}
    await tx.change_seat(of.seat, **left, **taken)
    if of.awaited:
        await clocks.bot_takes_turn(tx, of.seat)
    async with tx.enqueue() as out:
        _tell(tx, out, _taken("table-computer-taken", of), of)
        await out.turns_over(tx.match.turns(but=of.seat))
        await out.refresh(tx.match.row.public_version)
        await out.has_left(of)
    await settle(tx)
    await presence.pause_deserted(tx)


async def _left(tx: Tx, of: SeatRow) -> dict[str, object]:
    """Somebody else takes a seat: forget what its former person has planned. Returns what changes in it."""
    await note_leaver(tx, of)
    if of.computer is not None:
        await steps.note_former(tx.db, of, tx.now)
    await automatic.note_late(tx, of)
    await orders.forget(tx, of.seat)
    await proposer_left(tx, of.seat)
    return vacated(of) | {"awaited_since": tx.now if of.awaited else None, "resigned": False}


async def _hand_over(tx: Tx, of: SeatRow, person: Person, *, visitor: bool) -> None:
    match_id = tx.match.id
    await tx.change()
    await met(tx.db, person, tx.now)
    left = await _left(tx, of)
    taken = {"user": person.user, "known_as": None, "computer": None, "visitor": visitor}
    await tx.change_seat(of.seat, **left, **taken, substitute=True)
    await presence.restart(tx, of, person.user)
    uncalled = await due.drop(tx.db, match_id, due.CALL)  # somebody who played computers alone until now
    others = tx.match.turns(but=of.seat)
    calls = {seat: token for seat, token in others.items() if seat in uncalled}
    if of.awaited:
        calls[of.seat] = of.turn_token + 1
    async with tx.enqueue() as out:
        _tell(tx, out, _taken("table-seat-taken", of), of)
        await out.turns_over(others)
        await out.board(Board(pings=tuple(calls.items())))
        await out.hands([(of.seat, person.user)])
        await out.has_left(of)
        if tx.match.row.direct:
            await steps.take_note(tx.db, unreached_note(match_id, of.seat))
    await ask_newcomer(tx, of, person.user)


def _tell(tx: Tx, out: Outgoing, news: Fact, of: SeatRow) -> None:
    """Tell the table that somebody else has a seat now; in direct messages also the person who had it."""
    out.notice(news)
    if tx.match.row.direct and of.user is not None:
        out.notice(news, user=of.user)


def _taken(key: str, of: SeatRow) -> Fact:
    """That somebody else has a seat now, with the name of the person or computer who had it, if any."""
    former = of.name or of.known_as
    if not former:
        return fact(f"{key}-empty", who=Who(of.seat))
    name = badged(former, computer=of.computer is not None)
    return fact(key, who=Who(of.seat), old=Who(of.seat, name))


async def _offered_to(db: AsyncConnection, match: Match, of: SeatRow, now: int) -> set[int]:
    """The persons to whom a seat is offered, or `ANYBODY`; empty: to nobody."""
    return {
        proposal_row.value
        for proposal_row in await proposals.of_match(db, match.id)
        if proposal_row.seat == of.seat
        and (
            proposal_row.kind in (proposals.SEAT, proposals.ASSIGNED)
            or _still_away(match, of, proposal_row, now)
        )
    }


def _still_away(match: Match, seat: SeatRow, offered: proposals.ProposalRow, now: int) -> bool:
    """The seat was offered because its person is away, and the person has not played since. If the person
    came back and is late again, the old offer does not count."""
    if offered.kind != proposals.ABSENT or not match.is_away(seat, now):
        return False
    return seat.user is None or seat.autopilot or offered.since == (read_clock(seat.clock).since or 0)
