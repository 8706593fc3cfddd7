"""Seats that change hands: given up by their person, or open because the person is away."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, Who, fact
from bot.match.context import Table, key_of
from bot.match.delivery.enqueue import Payload
from bot.match.errors import BadTerms, ForeignSeat, NotAway, SeatNotOffered, SeatPresent, SubstituteSeated
from bot.match.models import Brief, Person
from bot.match.play.effects import Committer
from bot.match.proposals.requests import Requests
from bot.match.timing import clock as clocks
from bot.match.timing.clock import Clock, read_clock
from bot.match.timing.clocks import NOTHING, granted
from bot.match.timing.time_control import read_terms
from bot.store import SeatRow, asks, due, matches, people, steps
from bot.text.escape import discord_safe

ANYBODY = 0


class Absences(Committer, Requests):
    """Part of `Tables`."""

    async def offer_seat(
        self, match_id: int, user: int, seat: Seat | None = None, person: Person | None = None, *, key: str
    ) -> Brief:
        """Give up one's own seat (None), or find somebody for the seat of who is away; for one person or for
        whoever comes first. The seat changes hands when somebody takes it.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, SubstituteSeated, SeatPresent,
        BadTerms (it was agreed to wait for who is away).
        """
        used = key_of("offer", match_id, user, key)
        assert used is not None

        async def body() -> Brief:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                if await steps.remembered(db, used) is not None:
                    return self._brief(table.row, table.seats)
                own = self._running_seat(table, user)
                number = own.seat if seat is None else seat
                of = next((one for one in table.seats if one.seat == number), None)
                if of is None:
                    raise SeatNotOffered
                if person is not None and table.seat_of(person.user) is not None:
                    raise SubstituteSeated
                if of.seat != own.seat and not _away(of):
                    raise SeatPresent(who=Who(of.seat))
                if of.seat != own.seat and of.user is not None and not of.stand_in and _waits(table):
                    raise BadTerms(fact("table-waits", who=Who(of.seat)))
                kind = asks.SEAT if of.seat == own.seat else asks.ABSENT
                whom = ANYBODY if person is None else person.user
                since = read_clock(of.clock).since or 0
                before = await asks.find(db, match_id, kind, of.seat)
                await asks.put(db, match_id, kind, of.seat, value=whom, since=since)
                async with self._post(db, match_id) as post:
                    if person is None:
                        await self._count_call(db, match_id, user)
                        post.notice(fact("table-seat-offered", who=Who(of.seat), seat=of.seat))
                    elif before is None or before.value != whom:  # nobody is written to twice about it
                        await self._count_call(db, match_id, user)
                        await people.remember(db, person.user, person.name, person.locale)
                        name = discord_safe(person.name)
                        unheard = fact("table-seat-unheard", name=name, seat=of.seat)
                        load = Payload(instead=unheard, to=((own.seat, -1),))
                        asked = fact("table-seat-asked", by=Who(own.seat), who=Who(of.seat), seat=of.seat)
                        post.notice(asked, user=person.user, load=load)
                await matches.change(db, match_id, table.row.revision)
                await steps.remember(db, used, "", self.now())
                return await self._read_brief(db, match_id)

        return await self._changing(match_id, body)

    async def take_seat(
        self, match_id: int, person: Person, seat: Seat, guild: int | None, *, key: str
    ) -> Brief:
        """Take over a seat that is offered, with all it knows; who had it loses sight of it at once.

        Raises: UnknownMatch, NotStarted, MatchOver, SubstituteSeated, SeatNotOffered, ForeignSeat (another
        server, and not asked by name).
        """
        used = key_of("take", match_id, person.user, key)
        assert used is not None

        async def body() -> Brief:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                if await steps.remembered(db, used) is not None:
                    return self._brief(table.row, table.seats)
                self._must_run(table)
                if table.seat_of(person.user) is not None:
                    raise SubstituteSeated
                of = next((one for one in table.seats if one.seat == seat), None)
                if of is None:
                    raise SeatNotOffered
                asked_for = await self._offered(db, table, of)
                if asked_for is None or not asked_for & {ANYBODY, person.user}:
                    raise SeatNotOffered
                if person.user not in asked_for and guild != table.row.guild:
                    raise ForeignSeat
                await self._hand_over(db, table, of, person)
                await steps.remember(db, used, "", self.now())
                return await self._read_brief(db, match_id)

        return await self._changing(match_id, body)

    async def come_back(self, match_id: int, user: int, *, key: str) -> Brief:
        """The asker plays again, the house does not any more; or a seat that was offered is kept.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NotAway.
        """
        used = key_of("back", match_id, user, key)
        assert used is not None

        async def body() -> Brief:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                if await steps.remembered(db, used) is not None:
                    return self._brief(table.row, table.seats)
                seat = self._running_seat(table, user)
                if seat.stand_in:
                    await self._back(db, table, seat)
                elif await asks.find(db, match_id, asks.SEAT, seat.seat) is not None:
                    await matches.change(db, match_id, table.row.revision)  # nobody takes it meanwhile
                    await asks.drop(db, match_id, asks.SEAT, seat.seat)
                    async with self._post(db, match_id) as post:
                        post.notice(fact("table-stays", who=Who(seat.seat)))
                else:
                    raise NotAway
                await steps.remember(db, used, "", self.now())
                return await self._read_brief(db, match_id)

        return await self._changing(match_id, body)

    # -- shared ------------------------------------------------------------------------------------------

    async def _offered(self, db: AsyncConnection, table: Table, of: SeatRow) -> set[int] | None:
        """For whom a seat is: persons, or `ANYBODY`. None: for nobody."""
        found: set[int] = set()
        for one in await asks.of_match(db, table.id):
            if one.seat == of.seat and (one.kind in (asks.SEAT, asks.RULED) or _still_away(of, one)):
                found.add(one.value)
        return found or None

    async def _hand_over(self, db: AsyncConnection, table: Table, of: SeatRow, person: Person) -> None:
        row = table.row
        await matches.change(db, row.id, row.revision)
        await self._met(db, person)
        await steps.drop_draft(db, row.id, of.seat)
        await self._asker_left(db, table, of.seat)
        values = {
            "user": person.user,
            # Pages and pings of the one before are void with the old number.
            "duty": of.duty + 1,
            "awaited_since": self.now() if of.awaited else None,
            "end_vote": False,
            "hand_missed": False,
            "substitute": True,
        }
        await matches.change_seat(db, row.id, of.seat, values)
        await self._fresh_clock(db, table, of, person.user)
        pings = ((of.seat, of.duty + 1),) if of.awaited else ()
        async with self._post(db, row.id) as post:
            post.notice(
                fact("table-seat-taken", who=Who(of.seat), old=discord_safe(of.name or ""))
                if of.name
                else fact("table-seat-taken-empty", who=Who(of.seat))
            )
            await post.board(Payload(pings=pings))
            await post.hands([(of.seat, person.user)])

    async def _back(self, db: AsyncConnection, table: Table, seat: SeatRow) -> None:
        await matches.change(db, table.id, table.row.revision)
        await asks.drop(db, table.id, asks.ABSENT, seat.seat)
        await self._fresh_clock(db, table, seat, seat.user)
        async with self._post(db, table.id) as post:
            post.notice(fact("table-back", who=Who(seat.seat)))
            await post.refresh(table.row.position)

    async def _fresh_clock(self, db: AsyncConnection, table: Table, seat: SeatRow, user: int | None) -> None:
        """A person plays this seat from now on, with a whole turn's time if it is to move."""
        now, terms = self.now(), read_terms(table.row.terms)
        await matches.change_seat(db, table.id, seat.seat, {"stand_in": False})
        await due.cancel(db, table.id, due.STAND_IN, [seat.seat])
        known = await self._people(db, [user])
        habits, vacations = known.get(user or 0, NOTHING)
        last = read_clock(seat.clock) if user == seat.user else Clock()
        clock = clocks.end(last, now)
        if seat.awaited:
            quiet = habits.hours if terms.quiet == "stops" else None
            away = granted(terms, vacations, table.row.started_at or now)
            clock = clocks.begin(last, terms, now, quiet, away)
        await self._set_clocks(db, table, {seat.seat: clock}, known, user=(seat.seat, user))


def _still_away(seat: SeatRow, offered: asks.Ask) -> bool:
    """The seat was offered because its person is away, and has not played since: who comes back and is late
    again has lost nothing yet."""
    if offered.kind != asks.ABSENT or not _away(seat):
        return False
    return seat.user is None or seat.stand_in or offered.since == (read_clock(seat.clock).since or 0)


def _waits(table: Table) -> bool:
    """It was agreed to wait for who is away."""
    return read_terms(table.row.terms).absence == "wait"


def _away(seat: SeatRow) -> bool:
    """Nobody sits there, the house plays, or the person's time is over."""
    if seat.user is None or seat.stand_in:
        return True
    clock = read_clock(seat.clock)
    return seat.awaited and clock.out
