"""How many unfinished tables the operator allows on one server, and opened by one person."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.errors import TooManyHere, TooManyOwn
from bot.store import guilds, matches, people

USUAL_SERVER: Final = 500
USUAL_PERSON: Final = 50


class Quotas(msgspec.Struct, frozen=True):
    """Unfinished tables; 0: any number."""

    server: int = 0
    person: int = 0


NO_QUOTAS: Final = Quotas()


async def must_fit(db: AsyncConnection, quotas: Quotas, guild: int | None, host: int) -> None:
    """A known person opens another table. Raises TooManyHere, TooManyOwn."""
    if quotas.server and guild is not None:
        have = await guilds.unfinished(db, guild)
        if have >= quotas.server:
            raise TooManyHere(have=have, most=quotas.server)
    if quotas.person:
        await people.lock(db, [host])  # two at once would both be the last
        have = await matches.hosted_by(db, host)
        if have >= quotas.person:
            raise TooManyOwn(have=have, most=quotas.person)
