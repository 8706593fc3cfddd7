"""Tables that the bot has filled with people begin by themselves, in a thread where Discord allows one."""

from __future__ import annotations

from typing import Final

from bot.match.changing.context import Service, read
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Brief
from bot.match.engine.rows import Match
from bot.match.errors import Maintenance
from bot.match.hosting.operator import must_take_tables
from bot.match.running.presence import deal
from bot.match.timing.clock import MINUTE
from bot.store import due
from bot.store.due import DueRow

CARD: Final = 2 * MINUTE
"""How long a table waits at most for its card to be posted. The thread is made on the card, so that a second
attempt makes no second thread."""
AGAIN: Final = 5_000
"""Milliseconds between two looks at whether the card is posted."""
LATER: Final = 10 * MINUTE
"""After how long to try again if no table may begin now."""


class Starting(Service):
    """Begins matches for which nobody presses Start."""

    async def run(self, row: DueRow) -> None:
        """The time to begin a table has come. It is begun once, even after a crash."""
        try:
            await self._run(row)
        except Maintenance:
            await self._wait(row.match, row, LATER)

    async def _run(self, row: DueRow) -> None:
        brief = await self._full(row.match)
        fresh = brief is not None and self.context.now() < brief.opened_at + CARD
        if brief is not None and brief.board_message is None and not brief.place_lost and fresh:
            await self._wait(row.match, row, AGAIN)
            return
        make = self.context.threads
        if brief is not None and brief.place.thread is None and make is not None:
            thread = await make(brief, brief.opened_at)
            if thread is not None:
                await self._house(row.match, thread)
            elif brief.place.forum:  # a forum takes no messages outside posts
                await self._wait(row.match, row, LATER)
                return
        await self._begin(row.match, row)

    @read
    async def _full(self, match_id: int) -> Brief | None:
        """The lobby, if it can begin. Raises Maintenance."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            if not _is_full(match):
                return None
            await must_take_tables(db)
            return match.brief

    @change
    async def _wait(self, tx: Tx, match_id: int, row: DueRow, milliseconds: int, /) -> None:
        if await due.take(tx.db, row):
            await due.schedule(tx.db, match_id, due.START, due.WHOLE, tx.now + milliseconds)

    @change
    async def _house(self, tx: Tx, match_id: int, thread: int, /) -> None:
        if tx.match.row.state == "lobby" and tx.match.row.thread is None:
            await tx.change(thread=thread, post=thread)

    @change
    async def _begin(self, tx: Tx, match_id: int, row: DueRow, /) -> None:
        """Begin if the table is full. If somebody has left, it stays a lobby like any other."""
        if not await due.take(tx.db, row):
            return
        if _is_full(tx.match):
            await must_take_tables(tx.db)
            await deal(tx)


def _is_full(match: Match) -> bool:
    return match.row.state == "lobby" and len(match.seats) == match.row.seats
