"""Whom a message calls.

Between the claim of a message and the instant at which it is sent it is drawn, and may wait for Discord's
limits. Whoever has acted meanwhile must not be called any more.
"""

from __future__ import annotations

from bot.match import Ping
from cogs.framework.services import Services


class Calls:
    """The pings of one message.

    Args:
        pings: those that were right when the message was claimed.
    """

    def __init__(self, services: Services, match: int, pings: tuple[Ping, ...]) -> None:
        self._views, self._match = services.matches.views, match
        self.pings = pings

    async def stand(self) -> bool:
        """Whether all of them are still to be called; those that are not are left out from now on."""
        if not self.pings:
            return True
        asked, self.pings = self.pings, await self._views.still_called(self._match, self.pings)
        return self.pings == asked
