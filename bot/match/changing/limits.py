"""How often a person may call others. Every request pings people: nobody is to be worn down by them."""

from __future__ import annotations

from typing import Final

from bot.match.changing.transaction import Tx
from bot.match.errors import TooManyCalls
from bot.match.timing.clock import DAY
from bot.store import steps

CALLS: Final = 8
"""Requests of one person in one match, of any kind, within `WITHIN`."""
WITHIN: Final = DAY


async def count_call(tx: Tx, user: int) -> None:
    """A person is about to call others: with an invitation, a request, an offer of a seat, a proposal.
    Counted in the transaction that calls them, so that a request refused for another reason does not count.

    Raises:
        TooManyCalls.
    """
    # Each call takes one of a few keys that is free. Like other keys, they name the person and are deleted
    # after a day.
    keys = [f"called:{tx.match.id}:{user}:{number}" for number in range(CALLS)]
    used = {key: at for key, at in (await steps.moments(tx.db, keys)).items() if at > tx.now - WITHIN}
    free = next((key for key in keys if key not in used), None)
    if free is None:
        raise TooManyCalls(most=CALLS, until=min(used.values()) + WITHIN)
    await steps.note(tx.db, free, "", tx.now)
