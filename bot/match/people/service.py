"""What a person tells the house about time: zone, quiet hours, reminders, vacations."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, fact
from bot.match.context import uncancelled
from bot.match.errors import BadHabit
from bot.match.models import Person
from bot.match.people.digest import Digests, next_digest
from bot.match.people.settings import (
    Habits,
    Remind,
    RemindBy,
    quiet_hours,
    read_habits,
    read_time,
    read_zone,
    vacation,
)
from bot.match.timing import clock as clocks
from bot.match.timing.clock import Clock, read_clock
from bot.match.timing.clocks import Timing, granted
from bot.match.timing.spans import DAY, Span, merged
from bot.match.timing.time_control import read_terms
from bot.store import digests, habits, matches, people

KEPT = 400 * DAY
"""Milliseconds that a vacation is remembered."""
MOST_VACATIONS = 20


class Me(msgspec.Struct, frozen=True):
    """A person's own settings."""

    habits: Habits
    vacations: tuple[Span, ...]
    """Those that are not over."""


class Persons(Timing, Digests):
    """Part of `Tables`."""

    @uncancelled
    async def me(self, user: int) -> Me:
        """The settings of a person, known or not."""
        async with self._reading() as db:
            return await self._me(db, user)

    async def set_zone(self, person: Person, text: str) -> Me:
        """Raises UnknownZone."""
        zone = read_zone(text)
        return await self._tell(person, lambda habits: replace(habits, zone=zone))

    async def set_quiet(self, person: Person, start: str, until: str) -> Me:
        """Hours of every day in which nobody is reminded.

        Raises:
            Unreadable, BadHabit: impossible hours, or no time zone was told before.
        """
        hours = quiet_hours(start, until)
        if (await self.me(person.user)).habits.zone is None:
            raise BadHabit(fact("table-zone-first"))
        return await self._tell(person, lambda habits: replace(habits, quiet=hours))

    async def no_quiet(self, person: Person) -> Me:
        return await self._tell(person, lambda habits: replace(habits, quiet=None))

    async def set_reminders(self, person: Person, remind: Remind | None, by: RemindBy | None) -> Me:
        """How often and where a person is reminded; None: as before."""
        return await self._tell(
            person,
            lambda habits: replace(habits, remind=remind or habits.remind, by=by or habits.by),
        )

    async def set_digest(self, person: Person, text: str) -> Me:
        """A list of one's matches by direct message, at this time of every day.

        Raises:
            Unreadable, BadHabit: no such time, or no time zone was told before.
        """
        minutes = read_time(text)
        if (await self.me(person.user)).habits.zone is None:
            raise BadHabit(fact("table-zone-first"))
        return await self._tell(person, lambda habits: replace(habits, digest=minutes))

    async def no_digest(self, person: Person) -> Me:
        return await self._tell(person, lambda habits: replace(habits, digest=None))

    async def add_vacation(self, person: Person, first: str, last: str) -> Me:
        """Whole days, as typed.

        Raises:
            Unreadable, BadHabit.
        """
        span = vacation((await self.me(person.user)).habits, first, last, self.now())
        return await self._travel(person, lambda spans: merged((*spans, span)))

    async def end_vacation(self, person: Person) -> Me:
        """Back, and nothing planned any more.

        Raises:
            BadHabit: there is no vacation to end.
        """
        if not (await self.me(person.user)).vacations:
            raise BadHabit(fact("table-vacation-none"))
        now = self.now()
        return await self._travel(
            person, lambda spans: tuple((one[0], min(one[1], now)) for one in spans if one[0] < now)
        )

    # -- shared ------------------------------------------------------------------------------------------

    async def _me(self, db: AsyncConnection, user: int) -> Me:
        settings = await habits.settings_of(db, [user])
        spans = (await habits.vacations_of(db, [user]))[user]
        now = self.now()
        return Me(read_habits(settings.get(user)), tuple(one for one in spans if one[1] > now))

    async def _tell(self, person: Person, change: Callable[[Habits], Habits]) -> Me:
        async def body() -> None:
            async with self.store.write() as db:
                await self._met(db, person)
                await people.lock(db, [person.user])
                known = read_habits((await habits.settings_of(db, [person.user])).get(person.user))
                told = change(known)
                await habits.set_settings(db, person.user, msgspec.json.encode(told).decode())
                await digests.plan(db, person.user, next_digest(told, self.now()))

        return await self._then_look(person, body)

    async def _travel(self, person: Person, change: Callable[[tuple[Span, ...]], tuple[Span, ...]]) -> Me:
        async def body() -> None:
            async with self.store.write() as db:
                await self._met(db, person)
                await people.lock(db, [person.user])
                known = (await habits.vacations_of(db, [person.user]))[person.user]
                spans = change(tuple(one for one in known if one[1] > self.now() - KEPT))
                if len(spans) > MOST_VACATIONS:
                    raise BadHabit(fact("table-vacation-many", most=MOST_VACATIONS))
                await habits.set_vacations(db, person.user, spans)

        return await self._then_look(person, body)

    async def _then_look(self, person: Person, body: Callable[[], Awaitable[None]]) -> Me:
        await self._changing(-person.user, body)
        async with self._reading() as db:
            waiting = await habits.awaited_in(db, person.user)
        for match_id in waiting:
            await self._look_at(match_id, person.user)
        return await self.me(person.user)

    async def _look_at(self, match_id: int, user: int) -> None:
        """Plan anew what is due for a person in a match, with what is known of the person now."""

        async def body() -> None:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                seat = table.seat_of(user)
                if seat is None or not seat.awaited or seat.stand_in:
                    return
                known = await self._people(db, [user])
                terms, started = read_terms(table.row.terms), table.row.started_at or self.now()
                before = read_clock(seat.clock)
                clock = clocks.leave(before, granted(terms, known[user][1], started))
                await matches.change(db, match_id, table.row.revision)
                changed: dict[Seat, Clock] = {seat.seat: clock}
                await self._set_clocks(db, table, changed, known)
                if clock.deadline != before.deadline:
                    async with self._post(db, match_id) as post:
                        await post.refresh(table.row.position)

        await self._changing(match_id, body)
