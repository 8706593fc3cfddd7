"""Players who joined from another server do not see the match's channel: what is said to them there comes by
direct message, too, or on their own server if the event of their table is shown there."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import fact
from bot.match.outbox.messages import FinalBoard, Notice
from bot.match.outbox.purposes import News, Request
from bot.store import matches, people


async def for_visitors(
    db: AsyncConnection, match: int, messages: Iterable[Notice | FinalBoard]
) -> list[tuple[int, Notice]]:
    """Direct messages (user, notice) beside messages in a match's channel."""
    messages_now = list(messages)
    if not messages_now:
        return []
    sitting = {seat.seat: seat.user for seat in await matches.seats_of(db, match) if seat.visitor}
    known = await people.find_many(db, [user for user in sitting.values() if user is not None])
    notices = []
    for seat, user in sitting.items():
        person = None if user is None else known.get(user)
        if person is None or person.dm_closed_at is not None:  # the message in the channel must do
            continue
        for message in messages_now:
            if isinstance(message, FinalBoard):
                notices.append((person.user, Notice(said=fact("table-finished"))))
            elif seat in dict(message.pings):
                # The copy is no reminder: one that cannot be sent goes to the channel, and from there here
                # again.
                asks = isinstance(message.purpose, Request | News)
                notices.append(
                    (
                        person.user,
                        replace(message, pings=(), channel=None, purpose=message.purpose if asks else None),
                    )
                )
    return notices
