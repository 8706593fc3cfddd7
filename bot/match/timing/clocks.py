"""Clocks beside the moves: whose time runs, and when to look at it again. Written in the transaction of the
change that it follows from."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat
from bot.match.context import Desk, Table
from bot.match.people.settings import Habits, read_habits
from bot.match.timing import clock as clocks
from bot.match.timing.clock import Clock, read_clock
from bot.match.timing.reminders import next_look
from bot.match.timing.spans import DAY, Span, first_of
from bot.match.timing.time_control import Terms, read_terms
from bot.store import due, habits, matches

Known = tuple[Habits, tuple[Span, ...]]
"""What is known of a person: habits and vacations."""
NOTHING: Known = (Habits(), ())


class Timing(Desk):
    """Part of `Tables`."""

    async def _clock_turns(
        self,
        db: AsyncConnection,
        table: Table,
        *,
        actor: Seat | None,
        to_act: Collection[Seat],
        new: Collection[Seat],
    ) -> None:
        """Who acts now is another than before.

        `new`: seats whose turn begins, perhaps after another of their own. What an actor takes back goes on
        with the time that was left. A seat that is not asked any more by another's doing loses no time.
        """
        now, terms = self.now(), read_terms(table.row.terms)
        pause = table.row.paused_at
        begins = [one for one in table.seats if one.seat in to_act and (one.seat in new or not one.awaited)]
        ends = [one for one in table.seats if one.awaited and (one.seat not in to_act or one.seat in new)]
        standing = [one.seat for one in (*begins, *ends) if one.stand_in]
        if standing:
            moments = [(one.seat, now) for one in begins if one.stand_in]
            await due.replan(db, table.id, due.STAND_IN, [(seat, None) for seat in standing])
            await due.replan(db, table.id, due.STAND_IN, moments)
        begins = [one for one in begins if not one.stand_in]
        known = await self._people(db, (one.user for one in begins), vacations=bool(terms.vacation))
        changed: dict[Seat, Clock] = {}
        for one in ends:
            clock = read_clock(one.clock)
            own = one.seat == actor
            changed[one.seat] = clocks.end(clock, min(now, pause or now)) if own else clocks.never(clock)
        for one in begins:
            last = changed.get(one.seat) or read_clock(one.clock)
            person, vacations = known.get(one.user or 0, NOTHING)
            away = granted(terms, vacations, table.row.started_at or now)
            if one.seat == actor and one.seat not in new:
                changed[one.seat] = clocks.again(last, now, away)
            else:
                quiet = person.hours if terms.quiet == "stops" else None
                changed[one.seat] = clocks.begin(last, terms, now, quiet, away)
        await self._set_clocks(db, table, changed, known)

    async def _set_clocks(
        self,
        db: AsyncConnection,
        table: Table,
        changed: Mapping[Seat, Clock],
        known: Mapping[int, Known],
        *,
        paused: bool | None = None,
        user: tuple[Seat, int | None] | None = None,
    ) -> None:
        """Write clocks, and when to look at them next. `paused`, `user`: as the match, and who sits in a
        seat, will be, if that changes."""
        if not changed:
            return
        still = table.row.paused_at is not None if paused is None else paused
        users = {seat.seat: seat.user for seat in table.seats} | dict([user] if user else [])
        texts, moments = [], []
        for seat, clock in changed.items():
            texts.append((seat, clocks.written(clock)))
            look = None
            if clock.since is not None and not still:
                look = next_look(clock, *known.get(users.get(seat) or 0, NOTHING), self.now())
            moments.append((seat, look))
        await matches.set_clocks(db, table.id, texts)
        await due.replan(db, table.id, due.SEAT, moments)

    async def _people(
        self, db: AsyncConnection, users: Iterable[int | None], *, vacations: bool = True
    ) -> dict[int, Known]:
        """What is known of these persons."""
        ids = [user for user in users if user is not None]
        settings = await habits.settings_of(db, ids)
        away = await habits.vacations_of(db, ids) if vacations and ids else {}
        return {user: (read_habits(settings.get(user)), away.get(user, ())) for user in ids}


def granted(terms: Terms, vacations: Sequence[Span], started: int) -> tuple[Span, ...]:
    """The vacation that stops a player's clock in this match."""
    return first_of(vacations, started, terms.vacation * DAY) if terms.vacation else ()
