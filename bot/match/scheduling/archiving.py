"""Matches that were over some time ago go into the archive: their log is kept in few bytes, and is read as
before. A few at a time, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from msgspec.structs import replace

from bot.match.changing.context import Context
from bot.match.engine.replay import ITSELF, ORDERED, is_by_itself, is_ordered
from bot.match.timing.clock import DAY, MINUTE, is_recent
from bot.store import StepRow, archives, steps

log = logging.getLogger(__name__)

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
