"""Put calls into the outbox of webhooks, in the transaction in which the turns begin."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import json
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat
from bot.store import webhooks

NONCE_BYTES = 10


async def begun(
    db: AsyncConnection,
    match: int,
    turns: Collection[tuple[Seat, int, int]],
    now: int,
    token_bytes: Callable[[int], bytes],
) -> None:
    """Somebody must act. `turns`: (seat, turn token, user)."""
    listening = await webhooks.listening(db, {user for _, _, user in turns}, match)
    begun = json.encode([(seat, token) for seat, token, _ in turns]).decode()
    rows = list[dict[str, object]]()
    for hook in listening:
        if hook.user is None:
            rows.append({"webhook": hook.webhook, "turns": begun})
            continue
        rows += [
            {"webhook": hook.webhook, "seat": seat, "turn_token": token}
            for seat, token, user in turns
            if user == hook.user
        ]
    if rows:
        await _write(db, match, rows, now, token_bytes)


async def over(db: AsyncConnection, match: int, now: int, token_bytes: Callable[[int], bytes]) -> None:
    """A match has ended. Calls about its turns are no longer needed."""
    rows = list[dict[str, object]]()
    for webhook_row in await webhooks.of_match(db, match):
        await webhooks.drop_calls(db, webhook_row.id)
        if webhook_row.stopped_at is None:
            rows.append({"webhook": webhook_row.id})
    await _write(db, match, rows, now, token_bytes)


async def _write(
    db: AsyncConnection,
    match: int,
    rows: Collection[dict[str, object]],
    now: int,
    token_bytes: Callable[[int], bytes],
) -> None:
    more = {"match": match, "due": now, "created_at": now}
    await webhooks.call(db, [{**row, **more, "nonce": token_bytes(NONCE_BYTES).hex()} for row in rows])
