"""News of what other processes write, at once, by PostgreSQL's LISTEN. Triggers in the database send it
(migration 0040), so a writer needs no extra statement.

A process still looks from time to time by itself, but less often while it listens.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy import text

from bot.store import postgres
from bot.store.engine import plain_name, read_url

log = logging.getLogger(__name__)

CHANNEL: Final = "turnpost"
OUTBOX, TURNS = "outbox", "turns"
"""The kinds of news: there are new messages; a seat in which the bot moves may have to act."""
LOOK: Final = 5.0
"""Seconds between two checks of the connection."""
SILENT: Final = 15.0
"""Seconds after which a connection that does not answer is considered dead."""
LATER: Final = 0.25
"""Seconds to wait before looking for new messages: the process that wrote them sends them, and only what is
left is for others. All news within this time leads to one look."""


class News:
    """Listens. It has a connection of its own.

    Args:
        heard: what to do, by kind of news.
        told: set while this listens.
        channel: where it listens.
        others: called with news whose kind is not in `heard`.
    """

    def __init__(
        self,
        url: str,
        heard: Mapping[str, Callable[[], None]],
        told: asyncio.Event,
        *,
        channel: str = CHANNEL,
        others: Callable[[str], None] | None = None,
    ) -> None:
        address = read_url(url)
        self._name, self._heard, self._told = plain_name(address), heard, told
        self._channel, self._others = channel, others
        self._engine = postgres.make_engine(address, LOOK)
        self._later: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Listen until cancelled; a connection that is lost is made anew."""
        try:
            while True:
                try:
                    await self._listen()
                except Exception as error:  # also what the driver raises by itself
                    log.warning("news: %s", postgres.translate(error, self._name) or type(error).__name__)
                finally:
                    self._told.clear()
                await asyncio.sleep(LOOK)
        finally:
            if self._later is not None:
                self._later.cancel()
            await self._engine.dispose()

    async def _listen(self) -> None:
        async with self._engine.connect() as connection:
            # News does not arrive within a transaction.
            db = await connection.execution_options(isolation_level="AUTOCOMMIT")
            driver: Any = (await db.get_raw_connection()).driver_connection
            await driver.add_listener(self._channel, self._hear)
            try:
                self._told.set()
                for act in self._heard.values():
                    act()  # there may have been news before this
                while True:
                    await asyncio.sleep(LOOK)
                    async with asyncio.timeout(SILENT):
                        await db.execute(text("SELECT 1"))
            finally:
                await db.invalidate()  # or whoever gets this connection next would listen, too

    def _hear(self, _connection: object, _process: int, _channel: str, what: str) -> None:
        if what != OUTBOX:
            self._act(what)
        elif self._later is None:
            self._later = asyncio.get_running_loop().call_later(LATER, self._act, what)

    def _act(self, what: str) -> None:
        if what == OUTBOX:
            self._later = None
        if what in self._heard:
            self._heard[what]()
        elif self._others is not None:
            self._others(what)
