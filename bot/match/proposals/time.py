"""What players agree on about time: the terms before the start, pauses, more time for one of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat, Who, fact
from bot.match.context import Table, key_of
from bot.match.delivery.enqueue import Payload
from bot.match.errors import (
    AlreadyStarted,
    BadTerms,
    LobbyClosed,
    NobodyToAsk,
    NoClock,
    NothingAsked,
    NotHost,
    NoVote,
    OwnAsk,
)
from bot.match.limits import Limits
from bot.match.models import Brief
from bot.match.timing import clock as clocks
from bot.match.timing.clock import Clock, read_clock
from bot.match.timing.clocks import Timing
from bot.match.timing.spans import DAY, HOUR
from bot.match.timing.time_control import Terms, amount_fact, checked, written
from bot.store import SeatRow, asks, calls, due, matches, steps
from bot.store.asks import Ask

MORE = (HOUR, 14 * DAY)
"""Least and most time that can be asked for at once."""


class Agreement(msgspec.Struct, frozen=True):
    """Who agrees to something, and whether that is enough."""

    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    done: bool


def voices(table: Table, but: Seat | None = None) -> set[Seat]:
    """The seats whose persons are there to be asked."""
    return {one.seat for one in table.seats if one.user is not None and not one.stand_in and one.seat != but}


class Agreements(Timing, Limits):
    """Part of `Tables`."""

    async def set_terms(self, match_id: int, user: int, terms: Terms, *, key: str | None = None) -> Brief:
        """The host chooses clock and absence rule before the start.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost, BadTerms.
        """
        settled = checked(terms)

        async def body() -> Brief:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                if table.row.state != "lobby":
                    raise LobbyClosed if table.row.state == "closed" else AlreadyStarted
                if table.row.host != user:
                    host = table.seat_of(table.row.host)
                    raise NotHost(host=Who(host.seat if host else 0))
                await matches.change(db, match_id, table.row.revision, terms=written(settled))
                async with self._post(db, match_id) as post:
                    await post.lobby()
                return await self._read_brief(db, match_id)

        return await self._changing(match_id, body)

    async def pause(self, match_id: int, user: int, agree: bool = True, *, key: str) -> Agreement:
        """Ask for a pause or agree to it: when all do, no clock runs. Any player ends the pause, or withdraws
        the own voice, with `agree` False.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NoVote.
        """

        async def work(db: AsyncConnection, table: Table, seat: SeatRow) -> Agreement:
            asked = await asks.find(db, match_id, asks.PAUSE, asks.WHOLE)
            agreed = set(asked.granted if asked else ())
            everybody = voices(table)
            paused = table.row.paused_at
            if not agree:
                if paused is not None:
                    await self._go_on(db, table, paused)
                    return Agreement((), (), done=False)
                if seat.seat not in agreed:
                    raise NoVote
                agreed.discard(seat.seat)
                if not agreed:
                    await self._call_off(db, table, calls.PAUSE)
            elif paused is None and seat.seat not in agreed:
                agreed.add(seat.seat)
                if everybody <= agreed:
                    await self._pause(db, table)
                    paused = self.now()
                elif asked is None or not asked.granted:
                    await self._count_call(db, match_id, user)
                    said = fact("table-pause-asked", who=Who(seat.seat))
                    await self._ask(db, table, said, everybody - agreed, calls.PAUSE)
            await asks.put(db, match_id, asks.PAUSE, asks.WHOLE, granted=agreed)
            done = paused is not None
            return Agreement(tuple(sorted(agreed)), () if done else tuple(sorted(everybody - agreed)), done)

        return await self._agreeing("pause", match_id, user, key, work)

    async def ask_time(self, match_id: int, user: int, amount: int, *, key: str) -> Agreement:
        """Ask the others for more time for one's own turn.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NoClock, BadTerms (too little or too much),
        NobodyToAsk.
        """
        if not MORE[0] <= amount <= MORE[1]:
            limits = [amount_fact(one) for one in MORE]
            raise BadTerms(fact("table-terms-more", least=limits[0], most=limits[1]))

        async def work(db: AsyncConnection, table: Table, seat: SeatRow) -> Agreement:
            clock = read_clock(seat.clock)
            if clock.since is None or clock.budget is None or not seat.awaited:
                raise NoClock
            others = voices(table, seat.seat)
            if not others:
                raise NobodyToAsk
            known = await asks.find(db, match_id, asks.EXTEND, seat.seat)
            if known is not None and (known.value, known.since) == (amount, clock.since):
                agreed = set(known.granted) & others  # nobody is called twice for the same
                return Agreement(tuple(sorted(agreed)), tuple(sorted(others - agreed)), done=False)
            await self._count_call(db, match_id, user)
            await self._call_off(db, table, f"{calls.EXTEND}:{seat.seat}")
            await asks.put(db, match_id, asks.EXTEND, seat.seat, value=amount, since=clock.since)
            said = fact("table-extend-asked", who=Who(seat.seat), amount=amount_fact(amount), seat=seat.seat)
            await self._ask(db, table, said, others, f"{calls.EXTEND}:{seat.seat}")
            return Agreement((), tuple(sorted(others)), done=False)

        return await self._agreeing("extend", match_id, user, key, work)

    async def grant_time(self, match_id: int, user: int, seat: Seat, *, key: str) -> Agreement:
        """Agree that a seat gets the time it asked for; when all others do, it has it.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, OwnAsk, NothingAsked.
        """

        async def work(db: AsyncConnection, table: Table, granter: SeatRow) -> Agreement:
            if granter.seat == seat:
                raise OwnAsk
            asked = await asks.find(db, match_id, asks.EXTEND, seat)
            if asked is None or _still_short(table, asked) is None:
                raise NothingAsked
            others = voices(table, seat)
            agreed = {*asked.granted, granter.seat} & others
            asked = msgspec.structs.replace(asked, granted=tuple(sorted(agreed)))
            done = await self._grant_if_all(db, table, asked)
            if not done:
                since, value = asked.since, asked.value
                await asks.put(db, match_id, asks.EXTEND, seat, value=value, since=since, granted=agreed)
            return Agreement(tuple(sorted(agreed)), tuple(sorted(others - agreed)), done)

        return await self._agreeing(f"grant{seat}", match_id, user, key, work)

    # -- shared ------------------------------------------------------------------------------------------

    async def _agreeing(
        self,
        operation: str,
        match_id: int,
        user: int,
        key: str,
        work: Callable[[AsyncConnection, Table, SeatRow], Awaitable[Agreement]],
    ) -> Agreement:
        """Work once for a key, for somebody who sits in a running match."""
        used = key_of(operation, match_id, user, key)
        assert used is not None

        async def body() -> Agreement:
            async with self.store.write() as db:
                before = await steps.remembered(db, used)
                if before is not None:
                    return msgspec.json.decode(before, type=Agreement)
                table = await self._table(db, match_id)
                result = await work(db, table, self._running_seat(table, user))
                await matches.change(db, match_id, table.row.revision)
                await steps.remember(db, used, msgspec.json.encode(result).decode(), self.now())
                return result

        return await self._changing(match_id, body)

    async def _ask(self, db: AsyncConnection, table: Table, said: Fact, whom: set[Seat], about: str) -> None:
        async with self._post(db, table.id) as post:
            post.notice(said, load=Payload(pings=tuple((seat, -1) for seat in sorted(whom)), about=about))

    async def _call_off(self, db: AsyncConnection, table: Table, about: str) -> None:
        async with self._post(db, table.id) as post:
            await post.call_off(about)

    async def _pause(self, db: AsyncConnection, table: Table) -> None:
        await matches.note(db, table.id, paused_at=self.now())
        await due.cancel(db, table.id, due.SEAT, [seat.seat for seat in table.seats])
        async with self._post(db, table.id) as post:
            await post.call_off(calls.PAUSE)
            post.notice(fact("table-paused"))
            await post.refresh(table.row.position)

    async def _go_on(self, db: AsyncConnection, table: Table, paused: int) -> None:
        now = self.now()
        await matches.note(db, table.id, paused_at=None)
        await asks.drop(db, table.id, asks.PAUSE, asks.WHOLE)
        changed: dict[Seat, Clock] = {}
        for seat in table.seats:
            clock = read_clock(seat.clock)
            if clock.since is not None:
                changed[seat.seat] = clocks.stop(clock, (max(paused, clock.since), now))
            if seat.stand_in and seat.awaited:
                await due.plan(db, table.id, due.STAND_IN, seat.seat, now)
        known = await self._people(db, (seat.user for seat in table.seats))
        await self._set_clocks(db, table, changed, known, paused=False)
        async with self._post(db, table.id) as post:
            post.notice(fact("table-goes-on"))
            await post.refresh(table.row.position)

    async def _grant_if_all(self, db: AsyncConnection, table: Table, asked: Ask) -> bool:
        """More time for a seat, if all the others who are there agree."""
        seat = _still_short(table, asked)
        if seat is None or not voices(table, asked.seat) <= set(asked.granted):
            return False
        await asks.drop(db, table.id, asks.EXTEND, seat.seat)
        await asks.drop(db, table.id, asks.ABSENT, seat.seat)
        now = min(self.now(), table.row.paused_at or self.now())  # what a pause takes is nobody's
        clock = clocks.extend(read_clock(seat.clock), asked.value, now)
        await self._set_clocks(db, table, {seat.seat: clock}, await self._people(db, [seat.user]))
        said = fact("table-extended", who=Who(seat.seat), until=clock.deadline or 0)
        async with self._post(db, table.id) as post:
            await post.call_off(f"{calls.EXTEND}:{seat.seat}")
            post.notice(said, load=Payload(bound=(seat.seat, seat.duty)))
            await post.refresh(table.row.position)
        return True


def _still_short(table: Table, asked: Ask) -> SeatRow | None:
    """The seat that asked for more time, if that is still about the turn that it is in."""
    seat = next((one for one in table.seats if one.seat == asked.seat), None)
    if seat is None or not seat.awaited or read_clock(seat.clock).since != asked.since:
        return None
    return seat
