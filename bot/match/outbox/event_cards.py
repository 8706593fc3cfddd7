"""The cards of an event, one on each server that shares it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, fact
from bot.match.outbox.enqueue import outbox_row
from bot.match.outbox.messages import EventCard
from bot.store import events, outbox
from bot.store.rows import EventRow
from bot.text.escape import discord_safe

EVENT: Final = "e"
"""What the partition keys of events begin with; event and server follow."""


def event_title(row: EventRow) -> str | Fact:
    """The event's name for message text, with the number of a later season: nothing in it can act as markdown
    or a mention."""
    name = discord_safe(row.name)
    return name if row.season == 1 else fact("event-season", event=name, season=row.season)


async def refresh_cards(
    db: AsyncConnection, event: int, now: int, token_bytes: Callable[[int], bytes]
) -> None:
    """The cards show the event as it is now."""
    for home in await events.homes(db, event):
        key = f"{EVENT}{event}:{home.guild}"
        if not await outbox.waits_untried(db, key, EventCard.kind):
            message = EventCard(event=event, guild=home.guild)
            await outbox.add(db, [outbox_row(message, key, now, token_bytes)])
