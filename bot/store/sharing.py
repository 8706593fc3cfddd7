"""Where the requests and the shards of a process wait for their slots: with all processes that share the
work, or by itself if it is alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

from bot.runtime.requests import Limiter, OwnSlots, Slots
from bot.runtime.shards import Shards
from bot.runtime.starts import Starts
from bot.store.shared_slots import QUICK, SharedSlots, SharedStarts
from bot.store.side import SideConnection


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
