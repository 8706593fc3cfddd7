"""Webhooks of people and of matches, and the calls that wait to be sent.

The calls have an outbox of their own, so that no message to Discord waits for a slow address. A call is
written in the transaction of the change that it reports.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from sqlalchemy import and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat
from bot.store.engine import as_text, many, one
from bot.store.outbox import OPEN
from bot.store.rows import NotificationRow as NotificationRow
from bot.store.rows import WebhookRow as WebhookRow
from bot.store.schema import outbox, webhook_calls, webhooks


async def add(db: AsyncConnection, **values: object) -> int:
    """A new webhook; its number."""
    added = insert(webhooks).values(failures=0, **values).returning(webhooks.c.id)
    return int((await db.execute(added)).scalar_one())


async def of_user(db: AsyncConnection, user: int) -> list[WebhookRow]:
    return await many(db, WebhookRow, select(webhooks).where(webhooks.c.user == user).order_by(webhooks.c.id))


async def of_match(db: AsyncConnection, match: int) -> list[WebhookRow]:
    theirs = select(webhooks).where(webhooks.c.match == match, webhooks.c.everybody)
    return await many(db, WebhookRow, theirs.order_by(webhooks.c.id))


async def find(db: AsyncConnection, webhook: int) -> WebhookRow | None:
    return await one(db, WebhookRow, select(webhooks).filter_by(id=webhook))


async def remove(db: AsyncConnection, webhook: int, user: int) -> bool:
    """Delete a webhook of a person with its calls; False: it is not there, or somebody else's."""
    if not 0 < webhook < 2**63:  # from a forged control
        return False
    theirs = delete(webhooks).filter_by(id=webhook, user=user)
    return (await db.execute(theirs)).rowcount == 1


async def discard(db: AsyncConnection, webhook: int) -> None:
    """Delete a webhook with its calls, whoever owns it."""
    await db.execute(delete(webhooks).where(webhooks.c.id == webhook))


async def note(db: AsyncConnection, webhook: int, **values: object) -> None:
    await db.execute(update(webhooks).where(webhooks.c.id == webhook).values(**values))


_listening = select(webhooks.c.id, webhooks.c.user, webhooks.c.everybody).where(
    webhooks.c.stopped_at.is_(None),
    or_(
        and_(
            webhooks.c.user.in_(bindparam("users", expanding=True)),
            ~webhooks.c.everybody,
            or_(webhooks.c.match.is_(None), webhooks.c.match == bindparam("of_match")),
        ),
        and_(webhooks.c.match == bindparam("of_match"), webhooks.c.everybody),
    ),
)


class Listening(NamedTuple):
    """A webhook that wants to hear of a match. `user`: None if the webhook belongs to the match."""

    webhook: int
    user: int | None


async def listening(db: AsyncConnection, users: Collection[int], match: int) -> list[Listening]:
    """The webhooks of these people that want to hear of the match, and those of the match itself."""
    rows = await db.execute(_listening, {"users": list(users), "of_match": match})
    return [Listening(int(row.id), None if row.everybody else int(row.user)) for row in rows]


async def call(db: AsyncConnection, rows: Sequence[dict[str, object]]) -> None:
    """Insert calls to be sent, each with webhook, match, nonce, due, created_at and the turns."""
    empty = {"seat": None, "turn_token": None, "turns": None, "attempts": 0}
    if rows:
        await db.execute(insert(webhook_calls), [{**empty, **row} for row in rows])


WAITS = 60_000
"""Milliseconds that a call waits for the thread of its table, so that it leads there."""


async def claim(db: AsyncConnection, now: int, until: int, limit: int) -> list[NotificationRow]:
    """Claim due calls until `until`, and return them as they were before the claim."""
    unopened = exists().where(
        outbox.c.match == webhook_calls.c.match, outbox.c.kind == "thread", outbox.c.state.in_(OPEN)
    )
    statement = (
        select(webhook_calls)
        .where(webhook_calls.c.due <= now, or_(webhook_calls.c.created_at <= now - WAITS, ~unopened))
        .order_by(webhook_calls.c.due, webhook_calls.c.id)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    rows = await many(db, NotificationRow, statement)
    if rows:
        taken = webhook_calls.c.id.in_([row.id for row in rows])
        await db.execute(
            update(webhook_calls).where(taken).values(due=until, attempts=webhook_calls.c.attempts + 1)
        )
    return rows


async def next_due(db: AsyncConnection) -> int | None:
    due = (await db.execute(select(func.min(webhook_calls.c.due)))).scalar()
    return None if due is None else int(due)


async def again(db: AsyncConnection, call: int, due: int) -> None:
    await db.execute(update(webhook_calls).where(webhook_calls.c.id == call).values(due=due))


async def done(db: AsyncConnection, call: int) -> None:
    await db.execute(delete(webhook_calls).where(webhook_calls.c.id == call))


async def drop_calls(db: AsyncConnection, webhook: int) -> None:
    await db.execute(delete(webhook_calls).where(webhook_calls.c.webhook == webhook))


NONCE_BYTES = 10


async def begun(
    db: AsyncConnection,
    match: int,
    turns: Collection[tuple[Seat, int, int]],
    now: int,
    token_bytes: Callable[[int], bytes],
) -> None:
    """Somebody must act. `turns`: (seat, turn token, user)."""
    hooks = await listening(db, {user for _, _, user in turns}, match)
    written = as_text([(seat, token) for seat, token, _ in turns])
    rows = list[dict[str, object]]()
    for hook in hooks:
        if hook.user is None:
            rows.append({"webhook": hook.webhook, "turns": written})
            continue
        rows += [
            {"webhook": hook.webhook, "seat": seat, "turn_token": token}
            for seat, token, user in turns
            if user == hook.user
        ]
    if rows:
        await _call_all(db, match, rows, now, token_bytes)


async def over(db: AsyncConnection, match: int, now: int, token_bytes: Callable[[int], bytes]) -> None:
    """A match has ended. Calls about its turns are no longer needed."""
    rows = list[dict[str, object]]()
    for webhook_row in await of_match(db, match):
        await drop_calls(db, webhook_row.id)
        if webhook_row.stopped_at is None:
            rows.append({"webhook": webhook_row.id})
    await _call_all(db, match, rows, now, token_bytes)


async def _call_all(
    db: AsyncConnection,
    match: int,
    rows: Collection[dict[str, object]],
    now: int,
    token_bytes: Callable[[int], bytes],
) -> None:
    more = {"match": match, "due": now, "created_at": now}
    await call(db, [{**row, **more, "nonce": token_bytes(NONCE_BYTES).hex()} for row in rows])
