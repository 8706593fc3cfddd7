"""No clock runs while the bot is down, or when the machine's clock is changed.

If several processes share the work, each looks after the matches on the servers of its shards, and notes a
heartbeat for each shard. When a process was down, clocks stand still on its shards and nowhere else. So each
shard is caught up with by itself: another process may have looked after it meanwhile, or be about to.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.changing.context import Context
from bot.match.running.clocks import NOTHING, known_of, next_look
from bot.match.timing import clock as clocks
from bot.match.timing.clock import MINUTE, Clock, Span, is_recent, read_clock
from bot.runtime.shards import Shards
from bot.store import Conflict, due, matches, steps
from bot.store.due import RunningRow
from bot.store.engine import as_text

log = logging.getLogger(__name__)

SEEN: Final = f"{steps.NOTE}alive"
BEAT: Final = MINUTE
"""How often the heartbeat is noted."""
DOWN: Final = 30 * MINUTE
"""Silences shorter than this count as if there were none."""
AT_ONCE: Final = 500
"""Matches whose clocks are set together."""
SILENCE: Final = f"{steps.NOTE}silence"
"""The beginning of the keys of notes about silences that are being caught up with."""


class Silence(msgspec.Struct, frozen=True):
    """A time without the bot, and how far its matches have been caught up with."""

    since: int
    until: int
    """Before `since` if the machine's clock was set back."""
    after: int = 0
    """The last match whose clocks were stopped."""


class Part(NamedTuple):
    """A part of the matches that is caught up with by itself: all of them, or one shard."""

    beat: str
    """Where its heartbeats are noted."""
    note: str
    """Where a silence is noted while it is caught up with."""
    shards: Shards | None


class Outages:
    """Notes heartbeats, and stops clocks for the time between them."""

    def __init__(self, context: Context) -> None:
        self.context, self._settled = context, False

    async def beat(self) -> None:
        """Note that the bot is alive.

        After a silence all running clocks stand still for it. After the machine's clock was set back, clocks
        are corrected so that nothing lies in the future. The progress is noted together with the clocks, so
        after a crash it goes on there.
        """
        now = self.context.now()
        if not self._settled:
            await self._settle_beats(now)
            self._settled = True
        parts = self._parts()
        seen = await self._moments(parts)
        begun = [part for part in parts if part.note in seen]
        for part in begun:
            await self._catch_up(part)
        if begun:
            seen = await self._moments(parts)
        fresh = []
        for part in parts:
            last = seen.get(part.beat)
            if last is not None and abs(now - last) > DOWN:
                log.warning("no heartbeat, or the clock was changed, from %s to %s", last, now)
                await self._begin(part, (last, now))
                await self._catch_up(part)
            elif not is_recent(last, now, BEAT):
                fresh.append(part)
        if fresh:
            async with self.context.store.write() as db:
                await _beat_at(db, fresh, now)

    def _parts(self) -> list[Part]:
        """The parts that are caught up with one by one: everything, or each of our shards."""
        shards = self.context.shards
        if shards is None:
            return [Part(SEEN, f"{SILENCE}:whole", None)]
        return [_part(shards.one(shard)) for shard in shards.ids]

    async def _moments(self, parts: Sequence[Part]) -> dict[str, int]:
        """When the last heartbeats were noted, and which silences are noted."""
        async with self.context.reading(single=True) as db:
            return await steps.moments(db, [key for part in parts for key in (part.beat, part.note)])

    async def _settle_beats(self, now: int) -> None:
        """When the number of shards changes, all shards begin with the last heartbeat of all."""
        async with self.context.store.catching_up(), self.context.store.write() as db:
            count = None if self.context.shards is None else self.context.shards.count
            await steps.forget_notes(db, f"{SEEN}:", but=None if count is None else f"{SEEN}:{count}:")
            division = f"{SILENCE}:{'whole' if count is None else f'{count}:'}"
            await steps.forget_notes(db, SILENCE, but=division)
            if count is not None:
                keys = [SEEN, *(_part(Shards(count, shard, shard)).beat for shard in range(count))]
                known = await steps.moments(db, keys)
                last = known.get(SEEN, now)
                for key in keys:
                    if key not in known:
                        await steps.note(db, key, str(last), last)

    async def _begin(self, part: Part, silent: Span) -> None:
        """Note a silence, unless another process has done so."""
        with suppress(Conflict):
            async with self.context.store.write() as db:
                if (await steps.moments(db, [part.beat])).get(part.beat) == silent[0]:
                    await steps.remember(db, part.note, as_text(Silence(*silent)), silent[1])

    async def _catch_up(self, part: Part) -> None:
        left = True
        while left:
            left = await self._stop_some(part)
            await asyncio.sleep(0)

    async def _stop_some(self, part: Part) -> bool:
        """Stop the clocks of the next matches for a noted silence; False if there is none or it is done.

        Clocks and the note are written together. Several processes take turns.
        """
        async with self.context.store.write() as db:
            known = await steps.locked_note(db, part.note)
            if known is None:
                return False
            silence = msgspec.json.decode(known, type=Silence)
            rows = await due.running_after(db, silence.after, AT_ONCE, part.shards)
            if not rows:
                await steps.take_note(db, part.note)
                await _beat_at(db, [part], silence.until)
                return False
            await stop_clocks(db, rows, (silence.since, silence.until), self.context.now())
            done = replace(silence, after=rows[-1].match)
            await steps.note(db, part.note, as_text(done), silence.until)
        return True


def _part(shard: Shards) -> Part:
    name = f"{shard.count}:{shard.first}"
    return Part(f"{SEEN}:{name}", f"{SILENCE}:{name}", shard)


async def _beat_at(db: AsyncConnection, parts: Sequence[Part], at: int) -> None:
    for key in sorted({SEEN, *(part.beat for part in parts)}):
        await steps.note(db, key, str(at), at)


async def stop_clocks(db: AsyncConnection, running: Sequence[RunningRow], silent: Span, now: int) -> None:
    """Stop the running clocks of matches for a span, and plan when to look at them next."""
    paused = {row.match for row in running if row.paused_at is not None}
    seats = await due.clocks_of(db, [row.match for row in running])
    changed = [(seat, _after(read_clock(seat.clock), silent)) for seat in seats]
    changed = [(seat, clock) for seat, clock in changed if clock.since is not None]
    if not changed:
        return
    known = await known_of(db, {seat.user for seat, _ in changed})
    texts, moments = [], []
    for seat, clock in changed:
        texts.append((seat.match, seat.seat, clock.written()))
        person = known.get(seat.user or 0, NOTHING)
        look = None if seat.match in paused else next_look(clock, *person, now)
        moments.append((seat.match, seat.seat, look))
    await due.set_many_clocks(db, texts)
    await matches.raise_revisions(db, sorted({seat.match for seat, _ in changed}))
    await due.replan_many(db, due.SEAT, moments)


def _after(clock: Clock, silent: Span) -> Clock:
    """A clock after a silence, or after the machine's clock was set back."""
    ahead = silent[1] < silent[0]
    return clocks.set_back(clock, silent[1]) if ahead else clocks.stop(clock, silent)
