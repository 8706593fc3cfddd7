"""What is tidied up: matches in which nothing has happened for months are ended, after a warning; and matches
that were over some time ago go into the archive, where their log is kept in few bytes, and is read as before.
A few at a time, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from msgspec.structs import replace

from bot.core import Seat, fact
from bot.match.changing.context import Context, Service
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Brief
from bot.match.engine.replay import ITSELF, ORDERED, is_by_itself, is_ordered
from bot.match.engine.rows import Match
from bot.match.errors import Broken
from bot.match.running.presence import end_match
from bot.match.timing.clock import DAY, HOUR, MINUTE, is_recent
from bot.store import StepRow, archives, due, matches, steps

log = logging.getLogger(__name__)

SILENT: Final = 120 * DAY
"""How long nothing may happen in a match before its players are warned."""
WARNED: Final = 30 * DAY
"""The time from the warning to the end of the match."""
LOOK_EVERY: Final = HOUR
"""How often is looked for silent matches."""
WARNED_AT_ONCE: Final = 50
"""How many matches are looked at together."""


class Tidying(Service):
    """Looks for silent matches. When one is warned is a row of `due`, so a restart changes nothing."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._looked: int | None = None

    async def look(self) -> int:
        """Warn the players of silent matches, now and then; how many matches there were."""
        now = self.context.now()
        if is_recent(self._looked, now, LOOK_EVERY):
            return 0
        self._looked = now
        async with self.context.reading() as db:
            silent = await matches.silent(db, now - SILENT, WARNED_AT_ONCE, self.context.shards)
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


ARCHIVE_AFTER: Final = 30 * DAY
"""The usual time between the end of a match and its way into the archive."""
AT_ONCE: Final = 5
"""How many matches are moved in one look."""
EVERY: Final = 10 * MINUTE
"""How long to wait before the next look when no more matches are left to move."""


class Archiving:
    """Moves logs into the archive, each in a transaction of its own, so that a restart changes nothing.

    Args:
        after: milliseconds after its end; None: matches stay as they are.
    """

    def __init__(self, context: Context, after: int | None) -> None:
        self.context, self.after = context, after
        self._idle: int | None = None
        """When no more matches were left to move."""
        self._left: set[int] = set()
        """Matches that stay out of the archive because their log would not read the same: a fault of this
        program."""

    async def look(self) -> int:
        """Move some matches, if it is time to; how many there were."""
        now = self.context.now()
        if self.after is None or is_recent(self._idle, now, EVERY):
            return 0
        async with self.context.reading() as db:
            limit = AT_ONCE + len(self._left)
            ripe = await archives.ripe(db, now - self.after, limit, self.context.shards)
        ready = [match for match in ripe if match not in self._left]
        for match in ready:
            await self._move(match)
        if len(ready) < AT_ONCE:
            self._idle = now
        return len(ready)

    async def _move(self, match: int) -> None:
        async with self.context.reading() as db:
            rows = [_lasting(row) for row in await steps.log(db, match)]
            kept = await steps.snapshot(db, match)
        data = await asyncio.to_thread(archives.packed, rows)
        if await asyncio.to_thread(archives.unpacked, data) != rows:
            log.error("match %s: the log would not be the same in the archive; it stays where it is", match)
            self._left.add(match)
            return
        async with self.context.store.write() as db:
            moved = await archives.move(db, match, data, kept, self.context.now())
        if moved:
            log.info("match %s: %s steps are %s bytes in the archive", match, len(rows), len(data))


def _lasting(row: StepRow) -> StepRow:
    """The step without the key of its request, which names a person; only what the log shows of the key is
    kept."""
    return replace(row, key=ORDERED if is_ordered(row) else ITSELF if is_by_itself(row) else None)
