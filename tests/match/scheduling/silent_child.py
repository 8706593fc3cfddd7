"""A process that catches up with a silence, beside others.

    python -m tests.match.scheduling.silent_child URL NOW [STUCK]

It says `ready` when the database is open, begins when it reads a line, says `some` with the number of
matches whose clocks it has set, and `done` at the end. With `STUCK` it stops for ever at that many matches,
in the middle of a transaction that has written their clocks, and says `stuck`. `NOW`: UTC milliseconds.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.changing.context import Context
from bot.match.scheduling import outages
from bot.match.scheduling.outages import Outages
from bot.match.timing.clock import Span
from bot.store import Store
from bot.store.due import RunningRow
from tests.match.app import ALL

AT_ONCE = 20


async def main(url: str, now: int, stuck: int | None) -> None:
    outages.AT_ONCE = AT_ONCE  # type: ignore[misc]  # this process is for it
    real, done = outages.stop_clocks, 0

    async def stop(db: AsyncConnection, running: Sequence[RunningRow], silent: Span, now: int) -> None:
        nonlocal done
        await real(db, running, silent, now)
        done += len(running)
        print(f"some {done}", flush=True)
        if stuck is not None and done >= stuck:
            print("stuck", flush=True)
            await asyncio.Event().wait()

    outages.stop_clocks = stop
    store = await Store.open(url)
    context = Context(store, ALL, lambda: datetime.fromtimestamp(now / 1000, UTC))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await Outages(context).beat()
    print("done", flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else None))
