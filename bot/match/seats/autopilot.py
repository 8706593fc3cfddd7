"""Seats on autopilot: the bot plays on for a person whose time is over, until the person is back or
replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec.structs import replace

from bot.ai.players import choose_turn
from bot.core import AnyRules, Fact, Seat, Who, fact
from bot.match.context import Context
from bot.match.outbox.messages import ANY_TURN
from bot.match.play import service as play
from bot.match.proposals import settling
from bot.match.rows import Match
from bot.match.timing import clock as clocks
from bot.match.timing.clock import read_clock
from bot.match.transaction import Tx, change
from bot.store import SeatRow, due, proposals, steps
from bot.store.due import DueRow

LEVEL: Final = "normal"
"""The level of the computer player for absent people."""


def choose(rules: AnyRules, state: Any, seat: Seat, seed: str) -> list[str]:
    """The moves of a seat on autopilot."""
    return list(choose_turn(rules, state, seat, LEVEL, seed).moves)


class Autopilot:
    """Takes the turns of seats on autopilot.

    Args:
        settle: carries out the proposals of a match that lack nobody's vote any more.
    """

    def __init__(self, context: Context, settle: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        self.context, self._settle = context, settle

    async def take_turn(self, row: DueRow) -> None:
        """One turn of a seat (or the part of it up to an answer of chance); nothing where there is none to
        take. What is left of the turn stays due, and so does all of it when somebody moves meanwhile: nobody
        has to wait for the computer player."""
        await self._settle(row.match)  # before a move makes void what lacks nobody's vote
        async with self.context.reading() as db:
            match = await self.context.load(db, row.match)
            state = await self.context.positions.state(db, match) if _to_play(match, row.seat) else None
        if state is None:
            await self._forget(row.match, row)
            return
        # Its own dice, different in each position: nothing is drawn from the match's secret for them.
        seed = f"{match.row.uid}:{row.seat}:{match.row.steps}"
        moves = await asyncio.to_thread(choose, match.rules, state, row.seat, seed)
        await self._play(row.match, row.seat, match.row.steps, moves)

    @change
    async def _forget(self, tx: Tx, match_id: int, row: DueRow, /) -> None:
        """Take a row out for which there is nothing to do."""
        if not _to_play(tx.match, row.seat):
            await due.take(tx.db, row)

    @change(reads_first=True)
    async def _play(self, tx: Tx, match_id: int, number: Seat, /, at: int, moves: list[str]) -> None:
        """Play, unless somebody has moved since step `at`."""
        seat = _to_play(tx.match, number)
        if seat is not None and tx.match.row.steps == at:
            made, texts = play.resolve(tx, seat, await tx.state(), moves)
            await tx.write()
            await play.commit(tx, seat, made, texts)


async def begin(tx: Tx, seat: SeatRow, said: Fact | None = None, *, ping: bool = True) -> None:
    """Put a seat on autopilot.

    Args:
        said: why, when it is not because of the time.
        ping: whether its person may be disturbed with it.
    """
    match_id = tx.match.id
    clock = clocks.end(read_clock(seat.clock), tx.now)
    await tx.change_seat(seat.seat, autopilot=True, clock=clocks.written(replace(clock, out=True)))
    await steps.drop_draft(tx.db, match_id, seat.seat)
    await due.cancel(tx.db, match_id, due.SEAT, [seat.seat])
    if seat.awaited:
        await due.plan(tx.db, match_id, due.AUTOPILOT, seat.seat, tx.now)
    # Anybody may take the seat, as long as its person is away.
    await proposals.put(tx.db, match_id, proposals.ABSENT, seat.seat)
    async with tx.enqueue() as out:
        out.notice(
            said or fact("table-stand-in", who=Who(seat.seat), seat=seat.seat),
            pings=((seat.seat, ANY_TURN),) if ping else (),
        )
    await settling.settle(tx)


def _to_play(match: Match, number: Seat) -> SeatRow | None:
    """The seat, if the bot is to move for it now."""
    seat = match.seat(number)
    runs = match.row.state == "running" and match.row.paused_at is None
    return seat if runs and seat is not None and seat.autopilot and seat.awaited else None
