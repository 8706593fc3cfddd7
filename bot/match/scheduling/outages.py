"""No clock runs while the bot is down, or when the machine's clock is changed.

Where several processes share the work, each looks after the matches on the servers of its shards, and notes
for each shard that it lives: what one of them missed stood still there and nowhere else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from bot.core import Seat
from bot.match.clocks import people_of, set_clocks
from bot.match.context import Context
from bot.match.errors import Broken
from bot.match.timing import clock as clocks
from bot.match.timing.clock import Clock, read_clock
from bot.match.timing.spans import MINUTE, Span
from bot.match.transaction import Tx, change
from bot.store import matches, steps

log = logging.getLogger(__name__)

SEEN: Final = f"{steps.NOTE}alive"
BEAT: Final = MINUTE
"""How often the heartbeat is noted."""
DOWN: Final = 30 * MINUTE
"""Silences shorter than this count as if there were none."""
AT_ONCE: Final = 100
"""Matches whose clocks are set together."""


class Outages:
    """Notes heartbeats, and stops clocks for the time between them."""

    def __init__(self, context: Context) -> None:
        self.context, self._settled = context, False

    async def beat(self) -> None:
        """Note that the bot is alive. After a silence all running clocks stand still for it; after the
        machine's clock was set back, nothing lies in the future. Clocks first, then the note: repeated after
        a crash."""
        now = self.context.now()
        if not self._settled:
            await self._settle_beats(now)
            self._settled = True
        seen = await self._last_beat()
        if seen is not None and abs(now - seen) > DOWN:
            async with self.context.store.catching_up():
                if await self._last_beat() == seen:  # else another process has done it
                    log.warning("no heartbeat, or the clock was changed, from %s to %s", seen, now)
                    await self._all_clocks((seen, now))
                    await self._note_beat(now)
        elif seen is None or not 0 <= now - seen < BEAT:
            await self._note_beat(now)

    def _beats(self, shards: Iterable[int] | None = None) -> list[str]:
        """Where the beats of our shards (or of these) are noted."""
        if self.context.shards is None:
            return [SEEN]
        ours = self.context.shards.ids if shards is None else shards
        return [f"{SEEN}:{self.context.shards.count}:{shard}" for shard in ours]

    async def _settle_beats(self, now: int) -> None:
        """When the number of shards changes, all shards begin with the last heartbeat of all."""
        async with self.context.store.catching_up(), self.context.store.write() as db:
            count = None if self.context.shards is None else self.context.shards.count
            await steps.forget_notes(db, f"{SEEN}:", but=None if count is None else f"{SEEN}:{count}:")
            if count is not None:
                keys = [SEEN, *self._beats(range(count))]
                known = await steps.moments(db, keys)
                last = known.get(SEEN, now)
                for key in keys:
                    if key not in known:
                        await steps.note(db, key, str(last), last)

    async def _last_beat(self) -> int | None:
        async with self.context.reading() as db:
            return min((await steps.moments(db, self._beats())).values(), default=None)

    async def _note_beat(self, now: int) -> None:
        async with self.context.store.write() as db:
            for key in sorted({SEEN, *self._beats()}):
                await steps.note(db, key, str(now), now)

    async def _all_clocks(self, silent: Span) -> None:
        async with self.context.reading() as db:
            ids = await matches.running(db, self.context.shards)
        for at in range(0, len(ids), AT_ONCE):
            for match_id in ids[at : at + AT_ONCE]:
                try:
                    await self._stop(match_id, silent)
                except Broken:  # a game this program does not have; the others must not wait for it
                    log.warning("match %s: its clocks are left as they are", match_id)
            await asyncio.sleep(0)

    @change
    async def _stop(self, tx: Tx, match_id: int, silent: Span, /) -> None:
        """Stop the clocks of a match for a span."""
        changed: dict[Seat, Clock] = {}
        for seat in tx.match.seats:
            clock = read_clock(seat.clock)
            if clock.since is not None:
                ahead = silent[1] < silent[0]
                new = clocks.set_back(clock, silent[1]) if ahead else clocks.stop(clock, silent)
                changed[seat.seat] = new
        if changed:
            await tx.change()
            known = await people_of(tx, (seat.user for seat in tx.match.seats))
            await set_clocks(tx, changed, known)
