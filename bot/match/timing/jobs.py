"""What the house does by itself when a moment has come: reminders, the end of a turn's time, old lobbies."""

from __future__ import annotations

import logging

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Who, fact
from bot.match.context import Table
from bot.match.delivery.enqueue import Payload
from bot.match.errors import Broken
from bot.match.lobby.service import LOBBY_KEPT
from bot.match.people.settings import calm_until
from bot.match.play.effects import Committer
from bot.match.seats.autopilot import StandingIn
from bot.match.timing import clock as clocks
from bot.match.timing.clock import Clock, read_clock
from bot.match.timing.clocks import NOTHING, Known, granted
from bot.match.timing.reminders import next_reminder
from bot.match.timing.spans import DAY
from bot.match.timing.time_control import read_terms
from bot.store import SeatRow, asks, due, matches, people
from bot.store.due import DueRow

log = logging.getLogger(__name__)


class Keeping(StandingIn, Committer):
    """Part of `Tables`; `bot.match.timing.scheduler` calls it."""

    async def look_after(self, row: DueRow) -> None:
        """Do what a due row stands for, if there is still anything to do. Row and deed are one transaction:
        it is done once, whatever stops in between."""
        if row.kind == due.STAND_IN:
            await self.stand_in_plays(row)
            return
        if row.kind == due.SETTLE:
            await self._settle_due(row)
            return

        async def body() -> None:
            async with self.store.write() as db:
                await matches.lock(db, row.match)  # before the row: as whoever plays does
                if not await due.take(db, row):
                    return
                table = await self._table(db, row.match)
                if row.kind == due.EXPIRE:
                    await self._expire(db, table)
                else:
                    await self._seat_due(db, table, row.seat)

        await self._changing(row.match, body)

    async def due_rows(self, limit: int, *, stand_ins: bool | None = None) -> tuple[DueRow, ...]:
        """Rows whose moment has come, of the matches that this process looks after. `stand_ins`: only turns
        that the house takes, or all but those."""
        async with self._reading() as db:
            return tuple(await due.ripe(db, self.now(), limit, stand_ins=stand_ins, shards=self.shards))

    async def start_clocks(self) -> None:
        """Turns that began before there were clocks get one that has run since then, and with it their
        reminders. Repeated after a crash."""
        async with self._reading() as db:
            left = await matches.clockless(db)
        for match_id in left:
            try:
                await self._start_clocks(match_id)
            except Broken:  # a game this program does not have; the others must not wait for it
                log.warning("match %s: its turns stay without a clock", match_id)

    async def _start_clocks(self, match_id: int) -> None:
        async def body() -> None:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                bare = [one for one in table.seats if one.awaited and one.clock is None and not one.stand_in]
                if table.row.state != "running" or not bare:
                    return
                await matches.change(db, match_id, table.row.revision)
                terms, now = read_terms(table.row.terms), self.now()
                known = await self._people(db, (one.user for one in bare), vacations=bool(terms.vacation))
                changed = {}
                for one in bare:
                    person, vacations = known.get(one.user or 0, NOTHING)
                    quiet = person.hours if terms.quiet == "stops" else None
                    away = granted(terms, vacations, table.row.started_at or now)
                    since = min(one.awaited_since or now, now)
                    changed[one.seat] = clocks.begin(Clock(), terms, since, quiet, away)
                await self._set_clocks(db, table, changed, known)

        await self._changing(match_id, body)

    async def put_off(self, row: DueRow, milliseconds: int) -> None:
        """Something went wrong with a row: not again before that time."""
        async with self.store.write() as db:
            if await due.take(db, row):
                await due.plan(db, row.match, row.kind, row.seat, self.now() + milliseconds)

    async def _settle_due(self, row: DueRow) -> None:
        await self.settle_undos(row.match)  # nothing is settled twice, when it stops before the row is taken
        async with self.store.write() as db:
            await due.take(db, row)

    # -- a turn ------------------------------------------------------------------------------------------

    async def _seat_due(self, db: AsyncConnection, table: Table, number: int) -> None:
        seat = next((one for one in table.seats if one.seat == number), None)
        if seat is None or table.row.state != "running" or not seat.awaited or seat.stand_in:
            return
        if table.row.paused_at is not None:
            return  # planned again when the match goes on
        now, clock = self.now(), read_clock(seat.clock)
        users = [one.user for one in table.seats if one.seat == number]
        people_known = await self._people(db, users)
        known = people_known.get(seat.user or 0, NOTHING)
        await matches.change(db, table.id, table.row.revision)
        if clock.deadline is not None and not clock.out and now >= clock.deadline:
            if await self._time_out(db, table, seat, clock, known):
                return
            clock = replace(clock, out=True)
        else:
            reminder = next_reminder(clock, *known, now)
            if reminder is not None and reminder.at <= now:
                if seat.user is not None:  # else there is nobody to remind, then or later
                    await self._remind(db, table, seat, clock)
                clock = replace(clock, reminded=reminder.done)
        await self._set_clocks(db, table, {number: clock}, people_known)

    async def _remind(self, db: AsyncConnection, table: Table, seat: SeatRow, clock: Clock) -> None:
        assert seat.user is not None
        person = await people.find(db, seat.user)
        by = (await self._people(db, [seat.user], vacations=False))[seat.user][0].by
        closed = person is not None and person.dm_closed_at is not None
        direct = table.row.place_lost or (by == "dm" and not closed)
        said = reminder_fact(clock)
        here = ((seat.seat, seat.duty),)
        async with self._post(db, table.id) as post:
            if direct:
                post.notice(said, user=seat.user, load=Payload(bound=here[0]))
            else:
                post.notice(said, load=Payload(pings=here, bound=here[0]))

    async def _time_out(
        self, db: AsyncConnection, table: Table, seat: SeatRow, clock: Clock, known: Known
    ) -> bool:
        """The time of a turn is over; whether the house plays from now on."""
        rule = read_terms(table.row.terms).absence
        calm = calm_until(*known, self.now()) == self.now() and known[0].remind != "none"
        if rule == "stand_in":
            await self._stand_in(db, table, seat, ping=calm)
            return True
        here, who = (seat.seat, seat.duty), Who(seat.seat)
        if rule == "substitute":
            await asks.put(db, table.id, asks.ABSENT, seat.seat, since=clock.since or 0)
            said = fact("table-time-out-substitute", who=who, seat=seat.seat)
        else:
            said = fact("table-time-out-wait", who=who)
        async with self._post(db, table.id) as post:
            post.notice(said, load=Payload(pings=(here,) if calm else (), bound=here))
        return False

    # -- lobbies -----------------------------------------------------------------------------------------

    async def _expire(self, db: AsyncConnection, table: Table) -> None:
        if table.row.state != "lobby":
            return
        await matches.change(db, table.id, table.row.revision, state="closed", ended_at=self.now())
        async with self._post(db, table.id) as post:
            await post.lobby()
            post.notice(fact("table-expired", days=LOBBY_KEPT // DAY))


def reminder_fact(clock: Clock) -> Fact:
    """Moments are UTC milliseconds, in arguments named `until` and `since`; the courier shows them."""
    if clock.deadline is None:
        return fact("table-reminder", since=clock.since or 0)
    return fact("table-reminder-until", until=clock.deadline)
