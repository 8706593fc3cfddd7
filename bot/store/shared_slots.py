"""Slots for requests to Discord and for starts of shards. All processes on one PostgreSQL database share
them.

A row of `slots` says when the next slot of a kind begins. A process that takes slots moves that time forward
in one statement, so slots follow one another, whoever takes them. How far ahead a slot may lie decides what
goes first: while there is more to do than slots, the next slot is near enough only for urgent requests.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final, NamedTuple

from sqlalchemy import text

from bot.runtime.requests import Limiter, OwnSlots, Priority, Slots, Taken
from bot.runtime.shards import BETWEEN, OwnStarts, Shards, Starts
from bot.store.errors import StoreError
from bot.store.side import SideConnection

log = logging.getLogger(__name__)

REQUESTS: Final = "requests"
"""The kind of the slots for requests."""
SHARE: Final = 0.9
"""The share of Discord's limit that is used, because requests do not arrive as evenly as they are sent."""
BURST: Final = 0.1
"""Unused slots of so many past seconds may still be taken, so that a quiet bot need not wait."""
AHEAD: Final[Mapping[Priority, float]] = {Priority.ANSWER: 5.0, Priority.PLAY: 0.3, Priority.REST: 0.05}
"""How many seconds ahead a slot may lie."""
SOONEST: Final = 0.02
"""Seconds between two looks for a slot."""

FOREVER: Final = 1e9
"""Seconds ahead for starts: a shard waits for its start as long as it must."""

QUICK: Final = text("SET synchronous_commit = off")
"""Do not wait for the disk: that takes longer than the rest, and a slot lost in a crash does no harm."""

_now = "extract(epoch FROM now())::double precision"
_first = f"greatest(next, {_now} - :burst)"
_given = f"greatest(0, least(:wanted, floor(({_now} + :ahead - {_first}) * :rate) + 1))"
_TAKE = text(
    f"UPDATE slots SET next = {_first} + {_given} / :rate, given = {_given} WHERE kind = :kind "
    f"RETURNING next, given, {_now} AS now"
)
_BEGIN = text("INSERT INTO slots (kind, next, given) VALUES (:kind, 0, 0) ON CONFLICT DO NOTHING")
_HOLD = text(f"UPDATE slots SET next = greatest(next, {_now} + :seconds) WHERE kind = :kind")


async def take(
    side: SideConnection, kind: str, wanted: int, *, rate: float, ahead: float, burst: float = 0.0
) -> Taken:
    """Take up to `wanted` slots of a kind, `rate` in a second, that begin within `ahead` seconds. Raises
    StoreError: the database does not answer."""
    asked = {"kind": kind, "wanted": float(wanted), "rate": rate, "ahead": ahead, "burst": burst}
    rows = await side.run(_TAKE, asked)
    if not rows:
        await side.run(_BEGIN, {"kind": kind})
        rows = await side.run(_TAKE, asked)
    (row,) = rows
    given = int(row.given)
    begin = row.next - given / rate - row.now
    waits = tuple(max(0.0, begin + slot / rate) for slot in range(given))
    again = 0.0 if given == wanted else max(SOONEST, row.next - row.now - ahead)
    return Taken(waits, again)


class SharedSlots(Slots):
    """The slots for requests of all processes.

    Args:
        most: how many requests Discord allows in a second.
        own: how many of them this process may make while the database does not answer.
    """

    def __init__(self, side: SideConnection, most: int, own: int) -> None:
        self._side, self._rate, self._own = side, most * SHARE, OwnSlots(own)
        self._away = False

    def free(self) -> bool:
        return False

    async def take(self, urgency: Priority, wanted: int) -> Taken:
        try:
            taken = await take(
                self._side, REQUESTS, wanted, rate=self._rate, ahead=AHEAD[urgency], burst=BURST
            )
        except StoreError as error:
            if not self._away:
                log.warning("slots: %s; this process goes on with its own share", error)
            self._away = True
            return await self._own.take(urgency, wanted)
        self._away = False
        return taken

    async def hold(self, seconds: float) -> None:
        await self._own.hold(seconds)
        try:
            await self._side.run(_HOLD, {"kind": REQUESTS, "seconds": seconds})
        except StoreError as error:
            log.warning("slots: %s", error)


class SharedStarts(Starts):
    def __init__(self, side: SideConnection) -> None:
        self._side, self._own = side, OwnStarts()

    async def wait(self, bucket: int) -> None:
        kind = f"identify:{bucket}"
        try:
            taken = await take(self._side, kind, 1, rate=1 / BETWEEN, ahead=FOREVER)
        except StoreError as error:
            log.warning("slots: %s; this process counts its own starts", error)
            await self._own.wait(bucket)
        else:
            await asyncio.sleep(taken.waits[0])


class Waiting(NamedTuple):
    limiter: Limiter | None
    """None: no request waits."""
    starts: Starts | None
    """None: no other process starts shards."""


@asynccontextmanager
async def waiting(url: str, shards: Shards | None, most: int) -> AsyncIterator[Waiting]:
    """Where to wait, while the block lasts.

    Args:
        shards: those of this process; None: all.
        most: requests a second that Discord allows all processes together; 0: no request waits.
    """
    async with AsyncExitStack() as stack:
        slots: Slots = OwnSlots(most or 1)
        starts = None
        if shards is not None and not shards.whole:
            side = await stack.enter_async_context(SideConnection(url, QUICK))
            slots = SharedSlots(side, most, own=max(1, most * len(shards.own) // shards.count))
            starts = SharedStarts(side)
        limiter = Limiter(slots) if most else None
        if limiter is not None:
            stack.push_async_callback(limiter.close)
        yield Waiting(limiter, starts)
