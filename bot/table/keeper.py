"""The loop that looks for moments that have come. Rows in the database, never sleeping tasks: a restart
changes nothing, and nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from bot.store import StoreError
from bot.table.errors import TableError
from bot.table.spans import MINUTE
from bot.table.tables import Tables

log = logging.getLogger(__name__)

POLL: Final = 1.0
"""Seconds between two looks."""
AT_ONCE: Final = 50
"""Rows that are taken together."""
AGAIN: Final = 10 * MINUTE
"""After so long a row that failed is tried again."""


class Keeper:
    """One per process. `run` until `stop`."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._stopping = asyncio.Event()
        self.last_run: int | None = None
        """UTC milliseconds of the last look, for health checks."""

    async def run(self) -> None:
        """Look after everything that is due until `stop`. Faults are logged and tried again."""
        caught_up = False
        while not self._stopping.is_set():
            try:
                if not caught_up:
                    await self._tables.tally_missing()
                    caught_up = True
                await self._tables.beat()
                while await self.step() and not self._stopping.is_set():
                    await self._tables.beat()  # much to do is no silence
            except (StoreError, TableError) as error:
                log.error("keeper: %s", error)
            except Exception:
                log.exception("keeper: unexpected; going on")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self._stopping.wait()

    def stop(self) -> None:
        """Take nothing new; what is under way ends."""
        self._stopping.set()

    async def step(self) -> int:
        """Look after what is due now; how many rows there were."""
        self.last_run = self._tables.now()
        rows = await self._tables.due_rows(AT_ONCE)
        for row in rows:
            if self._stopping.is_set():
                break
            try:
                await self._tables.look_after(row)
            except Exception:
                log.exception("keeper: %s of match %s failed; later again", row.kind, row.match)
                await self._tables.put_off(row, AGAIN)
        return len(rows) + await self._tables.send_digests(AT_ONCE)

    async def drain(self) -> None:
        """Look after all that is due now. For tests and tools."""
        while await self.step():
            pass
