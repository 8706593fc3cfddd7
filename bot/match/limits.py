"""How often somebody may call others. Every request pings people: nobody is to be worn down by them."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.context import Desk
from bot.match.errors import TooManyCalls
from bot.match.timing.spans import DAY
from bot.store import steps

CALLS: Final = 8
"""Requests of one person at one table, of any kind, within ..."""
WITHIN: Final = DAY


class Limits(Desk):
    """Part of `Tables`."""

    async def _count_call(self, db: AsyncConnection, match_id: int, user: int) -> None:
        """A person is about to call others: with an invitation, a request, an offer of a seat, a proposal.
        Counted in the transaction that calls them, so that what is refused for another reason does not count.

        Raises:
            TooManyCalls.
        """
        # A few keys in turn, found one by one: they name the person as other keys do, and go after a day.
        keys = [f"called:{match_id}:{user}:{number}" for number in range(CALLS)]
        now = self.now()
        used = {key: at for key, at in (await steps.moments(db, keys)).items() if at > now - WITHIN}
        free = next((key for key in keys if key not in used), None)
        if free is None:
            raise TooManyCalls(most=CALLS, until=min(used.values()) + WITHIN)
        await steps.note(db, free, "", now)
