"""The log of a match, its snapshot, drafts, and idempotency keys."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import archives
from bot.store.engine import unread
from bot.store.people import upsert
from bot.store.rows import StepRow, many
from bot.store.schema import drafts, seen, snapshots, steps

_columns = (steps.c.n, steps.c.seat, steps.c.move, steps.c.batch, steps.c.key, steps.c.at)
_insert = unread(insert(steps))
_remember = unread(insert(seen))
_remembered = select(seen.c.result).where(seen.c.key == bindparam("used"))
_log = (
    select(*_columns)
    .where(steps.c.match == bindparam("match_id"), steps.c.n >= bindparam("first"))
    .order_by(steps.c.n)
)


async def append(db: AsyncConnection, match: int, rows: Sequence[StepRow]) -> None:
    """Append steps.

    Raises:
        Conflict: a step with one of these numbers exists. SQLite says so at the latest with the commit.
    """
    if rows:
        await db.execute(
            _insert,
            [
                {
                    "match": match,
                    "n": row.n,
                    "seat": row.seat,
                    "move": row.move,
                    "batch": row.batch,
                    "key": row.key,
                    "at": row.at,
                }
                for row in rows
            ],
        )


async def log(db: AsyncConnection, match: int, first: int = 1) -> list[StepRow]:
    """The steps from number `first` on, in order; also of a match in the archive. Raises Damaged."""
    rows = many(StepRow, await db.execute(_log, {"match_id": match, "first": first}))
    # Read in this order: a match may go into the archive between the two.
    return rows or [row for row in await archives.log(db, match) if row.n >= first]


async def save_snapshot(db: AsyncConnection, match: int, n: int, state: bytes) -> None:
    """Store the state after step n, as opaque bytes."""
    await upsert(db, snapshots, {"match": match}, {"n": n, "state": state})


async def snapshot(db: AsyncConnection, match: int) -> tuple[int, bytes] | None:
    """The stored state and its step, also of a match in the archive. Raises Damaged."""
    statement = select(snapshots.c.n, snapshots.c.state).where(snapshots.c.match == match)
    row = (await db.execute(statement)).first()
    return await archives.snapshot(db, match) if row is None else (int(row.n), bytes(row.state))


async def save_draft(db: AsyncConnection, match: int, seat: int, turn_token: int, moves: str) -> None:
    await upsert(db, drafts, {"match": match, "seat": seat}, {"turn_token": turn_token, "moves": moves})


async def drop_draft(db: AsyncConnection, match: int, seat: int | None = None) -> None:
    """Delete the draft of one seat, or of all."""
    statement = delete(drafts).where(drafts.c.match == match)
    await db.execute(statement if seat is None else statement.where(drafts.c.seat == seat))


async def draft(db: AsyncConnection, match: int, seat: int) -> tuple[int, str] | None:
    """A draft: the turn token for which it was made, and its text."""
    statement = select(drafts.c.turn_token, drafts.c.moves).where(
        drafts.c.match == match, drafts.c.seat == seat
    )
    row = (await db.execute(statement)).first()
    return None if row is None else (int(row.turn_token), str(row.moves))


NOTE = "note:"
"""Prefix of the keys of notes. No idempotency key has it."""
WRITTEN = f"{NOTE}written"
"""The note that is written to see whether the database can be written to."""
RESTORED = f"{NOTE}restored"
"""The note that a backup was restored and the running matches are not posted again yet."""


async def remember(db: AsyncConnection, key: str, result: str, at: int) -> None:
    """Store the result of an idempotency key.

    Raises:
        Conflict: the key was used before. SQLite says so at the latest with the commit.
    """
    await db.execute(_remember, {"key": key, "result": result, "at": at})


async def remembered(db: AsyncConnection, key: str) -> str | None:
    """The result stored under a key, or None."""
    result = (await db.execute(_remembered, {"used": key})).scalar()
    return None if result is None else str(result)


async def moments(db: AsyncConnection, keys: Sequence[str]) -> dict[str, int]:
    """When keys were used; keys that are not stored are left out."""
    rows = await db.execute(select(seen.c.key, seen.c.at).where(seen.c.key.in_(keys)))
    return {str(row.key): int(row.at) for row in rows}


async def note(db: AsyncConnection, key: str, value: str, at: int) -> None:
    """Store a value under a key, replacing the old one. `forget_seen` does not delete it if the key begins
    with `NOTE`."""
    await upsert(db, seen, {"key": key}, {"result": value, "at": at})


async def notes(db: AsyncConnection, beginning: str) -> list[str]:
    """The keys of all notes with this beginning."""
    chosen = select(seen.c.key).where(seen.c.key.startswith(beginning, autoescape=True))
    return [str(key) for key in (await db.execute(chosen.order_by(seen.c.key))).scalars()]


async def locked_note(db: AsyncConnection, key: str) -> str | None:
    """The value of a note, or None. Other processes cannot change it until the transaction ends."""
    result = (await db.execute(select(seen.c.result).where(seen.c.key == key).with_for_update())).scalar()
    return None if result is None else str(result)


async def take_note(db: AsyncConnection, key: str) -> bool:
    """Delete a note; False if there is none."""
    return (await db.execute(delete(seen).where(seen.c.key == key))).rowcount == 1


async def forget_notes(db: AsyncConnection, beginning: str, but: str | None) -> None:
    """Delete notes whose key has the prefix `beginning`, except those with the prefix `but`."""
    chosen = seen.c.key.startswith(beginning, autoescape=True)
    if but is not None:
        chosen &= ~seen.c.key.startswith(but, autoescape=True)
    await db.execute(delete(seen).where(chosen))


async def forget_seen(db: AsyncConnection, before: int) -> None:
    """Delete keys that were used before this time; notes stay."""
    await db.execute(delete(seen).where(seen.c.at < before, seen.c.key.not_like(f"{NOTE}%")))
