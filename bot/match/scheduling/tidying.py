"""Matches in which nothing has happened for months are ended, after a warning; their record is kept."""

from __future__ import annotations

import logging
from typing import Final

from bot.core import Seat, fact
from bot.match.changing.context import Context, Service
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Brief
from bot.match.engine.rows import Match
from bot.match.errors import Broken
from bot.match.running.ending import end_match
from bot.match.timing.clock import DAY, HOUR, is_recent
from bot.store import due, matches

log = logging.getLogger(__name__)

SILENT: Final = 120 * DAY
"""How long nothing may happen in a match before its players are warned."""
WARNED: Final = 30 * DAY
"""The time from the warning to the end of the match."""
EVERY: Final = HOUR
"""How often is looked for silent matches."""
AT_ONCE: Final = 50


class Tidying(Service):
    """Looks for silent matches. When one is warned is a row of `due`, so a restart changes nothing."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._looked: int | None = None

    async def look(self) -> int:
        """Warn the players of silent matches, now and then; how many matches there were."""
        now = self.context.now()
        if is_recent(self._looked, now, EVERY):
            return 0
        self._looked = now
        async with self.context.reading() as db:
            silent = await matches.silent(db, now - SILENT, AT_ONCE, self.context.shards)
        for number in silent:
            try:
                await self._warn(number)
            except Broken:  # a game this program does not have
                log.warning("match %s: nobody is warned that it is silent", number)
        return len(silent)

    @change
    async def _warn(self, tx: Tx, match_id: int, /) -> None:
        if is_silent(tx.match, tx.now):
            await due.schedule(tx.db, match_id, due.TIDY, due.WHOLE, tx.now + WARNED)
            async with tx.enqueue() as out:
                out.notice(fact("table-silent", days=SILENT // DAY, until=tx.now + WARNED))

    @change
    async def keep(self, tx: Tx, match_id: int, user: int, /, *, key: str) -> Brief:
        """Somebody who plays there wants to keep the match. Raises UnknownMatch, NotStarted, MatchOver,
        NotSeated."""
        tx.running_seat(user)
        await due.cancel(tx.db, match_id, due.TIDY, [due.WHOLE])
        await due.schedule(tx.db, match_id, due.KEPT, due.WHOLE, tx.now + SILENT)
        return await tx.brief()


async def tidy_up(tx: Tx, _: Seat) -> None:
    """The time after the warning is over."""
    if is_silent(tx.match, tx.now):
        async with tx.enqueue() as out:
            out.notice(fact("table-tidied"))
        await end_match(tx)


async def look_again(_: Tx, __: Seat) -> None:
    """The time is over for which somebody wanted to keep the match: it is looked at like all others."""


def is_silent(match: Match, now: int) -> bool:
    """Nobody has moved, paused or gone on for months."""
    row = match.row
    return (
        row.state == "running"
        and max(row.moved_at or row.started_at or now, row.paused_at or 0) <= now - SILENT
    )
