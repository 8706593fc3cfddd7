"""Requests to take back: their messages, and their end."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat, fact
from bot.match.context import Table
from bot.match.limits import Limits
from bot.store import asks, calls


def about(seat: Seat) -> str:
    """What a notice with a request of that seat is about."""
    return f"{calls.UNDO}:{seat}"


class Requests(Limits):
    """Part of `Tables`."""

    async def _settle(self, db: AsyncConnection, table: Table, asker: Seat, how: Fact | None) -> None:
        """A request is done with: its message loses its buttons and says how it ended."""
        await asks.drop(db, table.id, asks.UNDO, asker)
        async with self._post(db, table.id) as post:
            await post.call_off(about(asker), delete=how is None, how=how)

    async def _asker_left(self, db: AsyncConnection, table: Table, seat: Seat) -> None:
        """Whoever sits there next has asked for nothing."""
        if await asks.find(db, table.id, asks.UNDO, seat) is not None:
            await self._settle(db, table, seat, fact("table-undo-left"))
        await asks.drop_seat(db, table.id, seat)
