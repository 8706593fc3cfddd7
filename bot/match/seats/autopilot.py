"""The house plays for somebody whose time is out, until the person is back or replaced."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ai.player import choose
from bot.core import Fact, Seat, Who, fact
from bot.match.context import Table
from bot.match.delivery.enqueue import Payload
from bot.match.models import Played
from bot.match.play.effects import Change
from bot.match.play.engine import Done
from bot.match.play.service import Plays
from bot.match.proposals.settling import Settling
from bot.match.seats.substitution import Absences
from bot.match.timing import clock as clocks
from bot.match.timing.clock import read_clock
from bot.store import Conflict, SeatRow, asks, due, matches, steps
from bot.store.due import DueRow

log = logging.getLogger(__name__)


class StandingIn(Absences, Plays, Settling):
    """Part of `Tables`."""

    async def _write(
        self,
        table: Table,
        seat: SeatRow,
        change: Change,
        texts: Sequence[str],
        done: Sequence[Done],
        used: str | None,
    ) -> Played:
        """Who plays or takes back is back: then the match is read anew."""
        if seat.stand_in and used is not None:
            async with self.store.write() as db:
                await self._back(db, table, seat)
            raise Conflict(f"match {table.id}: seat {seat.seat} is back")
        return await super()._write(table, seat, change, texts, done, used)

    async def stand_in_plays(self, due_row: DueRow) -> None:
        """One turn (or the part of it up to chance) of a seat that the house plays for; nothing where there
        is none to take. What is left of the turn stays due, and so does all of it when somebody moves while
        it is thought over: nobody has to wait for that."""
        match_id, number = due_row.match, due_row.seat
        await self.settle_undos(match_id)  # before a move makes void what nobody's consent is lacking for

        async def idle() -> None:
            async with self.store.write() as db:
                if not _to_play(await self._table(db, match_id), number):
                    await due.take(db, due_row)

        async with self._reading() as db:
            before = await self._table(db, match_id)
            state = await self._position(db, before) if _to_play(before, number) else None
        if state is None:
            await self._changing(match_id, idle)
            return
        # Its own dice, told apart by the position: nothing is drawn from the match's secret for them.
        rng = random.Random(f"{before.row.uid}:{number}:{before.row.steps}")
        moves = await asyncio.to_thread(choose, before.rules, state, number, rng)

        async def body() -> None:
            async with self._reading() as db:
                table = await self._table(db, match_id)
            seat = _to_play(table, number)
            if seat is not None and table.row.steps == before.row.steps:
                await self._play(table, seat, state, moves, None)

        await self._changing(match_id, body)

    async def _stand_in(
        self,
        db: AsyncConnection,
        table: Table,
        seat: SeatRow,
        said: Fact | None = None,
        *,
        ping: bool = True,
    ) -> None:
        """From now on the house plays for this seat. `said`: why, when it is not because of the time; `ping`:
        whether its person may be disturbed with it."""
        clock = clocks.end(read_clock(seat.clock), self.now())
        await matches.change_seat(
            db, table.id, seat.seat, {"stand_in": True, "clock": clocks.written(replace(clock, out=True))}
        )
        await steps.drop_draft(db, table.id, seat.seat)
        await due.cancel(db, table.id, due.SEAT, [seat.seat])
        if seat.awaited:
            await due.plan(db, table.id, due.STAND_IN, seat.seat, self.now())
        # Whoever wants may take the seat, as long as its person is away.
        await asks.put(db, table.id, asks.ABSENT, seat.seat)
        async with self._post(db, table.id) as post:
            post.notice(
                said or fact("table-stand-in", who=Who(seat.seat), seat=seat.seat),
                load=Payload(pings=((seat.seat, -1),) if ping else ()),
            )
        await self._settle_open(db, table.id)


def _to_play(table: Table, number: Seat) -> SeatRow | None:
    """The seat, if the house is to move for it now."""
    seat = next((one for one in table.seats if one.seat == number), None)
    runs = table.row.state == "running" and table.row.paused_at is None
    return seat if runs and seat is not None and seat.stand_in and seat.awaited else None
