"""Put calls into the outbox of webhooks, in the transaction in which the turns begin."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat
from bot.store import webhooks

NONCE_BYTES = 10


async def call(
    db: AsyncConnection,
    match: int,
    turns: Collection[tuple[Seat, int, int]],
    now: int,
    token_bytes: Callable[[int], bytes],
) -> None:
    """Somebody must act. `turns`: (seat, turn token, user)."""
    listening = await webhooks.listening(db, {user for _, _, user in turns}, match)
    await webhooks.call(
        db,
        [
            {
                "webhook": webhook,
                "match": match,
                "seat": seat,
                "turn_token": token,
                "nonce": token_bytes(NONCE_BYTES).hex(),
                "due": now,
                "created_at": now,
            }
            for webhook, owner in listening
            for seat, token, user in turns
            if user == owner
        ],
    )
