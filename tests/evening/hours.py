"""The clocks of an evening: hours can pass while the bot runs."""

from __future__ import annotations

import asyncio
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

    async def later(self) -> None:
        """A part of an hour passes."""
        self._dials.ahead += STEP
        self.clock.ahead += STEP / 1000
        await asyncio.sleep(PAUSE)
