"""Where somebody can be pinged who plays a table of an event from another server: they do not see its thread,
but the event is shown on their own server, too."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import events


async def own_channel(db: AsyncConnection, match: int, user: int | None, *, visitor: bool) -> int | None:
    """The channel of the event on the person's own server; None: the match's thread is the place.

    Args:
        visitor: the person sits there from another server.
    """
    if not visitor or user is None:
        return None
    return await events.channel_of(db, match, user)
