"""Who hears of what is enqueued, and who sits at the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat


class Listener(Protocol):
    """Hears what happens in matches, in the transaction in which it happens."""

    async def begun(
        self,
        db: AsyncConnection,
        match: int,
        turns: Collection[tuple[Seat, int, int]],
        now: int,
        token_bytes: Callable[[int], bytes],
        /,
    ) -> None:
        """Somebody must act. `turns`: (seat, turn token, user)."""
        ...

    async def over(
        self, db: AsyncConnection, match: int, now: int, token_bytes: Callable[[int], bytes], /
    ) -> None:
        """A match has ended."""
        ...


class Seated(NamedTuple):
    """Where a match is and who sits there."""

    guild: int | None
    users: Mapping[Seat, int | None]
    visitors: frozenset[Seat] = frozenset()
    """Who joined from another server."""
    direct: bool = False
    """Played in the direct messages of its players."""
    unposted: bool = False
    """In a forum, and its post is not made yet."""
