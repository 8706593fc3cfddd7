"""The clocks of an evening: hours can pass while the bot runs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from tests.soak.dials import Dials
from tests.soak.faults import Clock

STEP: Final = 20 * 60_000
"""Milliseconds that pass at once; a bot that sees more would take it for an outage."""
PAUSE: Final = 1.0
"""Seconds in which the bot sees what has become due."""


class Hours:
    """The bot's clock, and Discord's."""

    def __init__(self, dials: Dials) -> None:
        self._dials, self.clock = dials, Clock()
        self._acts, self._passing = 0, False
        self._changed = asyncio.Condition()

    @contextlib.asynccontextmanager
    async def stopped(self) -> AsyncIterator[None]:
        """No hours pass in this block, in which somebody acts: Discord waits three seconds for an answer."""
        async with self._changed:
            await self._changed.wait_for(lambda: not self._passing)
            self._acts += 1
        try:
            yield
        finally:
            async with self._changed:
                self._acts -= 1
                self._changed.notify_all()

    async def later(self) -> None:
        """A part of an hour passes, as soon as nobody acts."""
        async with self._changed:
            await self._changed.wait_for(lambda: not self._passing)
            self._passing = True
            await self._changed.wait_for(lambda: not self._acts)
        self._dials.ahead += STEP
        self.clock.ahead += STEP / 1000
        await asyncio.sleep(PAUSE)
        async with self._changed:
            self._passing = False
            self._changed.notify_all()
