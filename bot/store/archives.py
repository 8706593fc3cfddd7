"""Logs and last positions of finished matches, compressed. A reader of a log need not know whether it is
here."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.shards import Shards
from bot.store.engine import numbers
from bot.store.matches import LIVE, on
from bot.store.rows import StepRow
from bot.store.schema import archives, drafts, matches, snapshots, steps

LEVEL = 9


class Damaged(Exception):
    """What is in the archive is not what was put there."""


class _Log(msgspec.Struct, array_like=True):
    """The columns of a log, one by one. Numbers are stored as differences, so that they compress well."""

    n: list[int]
    seat: list[int]
    move: list[str]
    batch: list[int]
    """Steps since the first one of the batch."""
    key: dict[int, str]
    """The keys by index in the log; most steps have none."""
    at: list[int]


_LOGS = msgspec.msgpack.Decoder(_Log)
"""Made at once: logs are unpacked in threads, and two that unpack the first one at the same time can crash
the process."""


def packed(rows: Sequence[StepRow]) -> bytes:
    log = _Log(
        n=_differences([row.n for row in rows]),
        seat=[row.seat for row in rows],
        move=[row.move for row in rows],
        batch=[row.n - row.batch for row in rows],
        key={place: row.key for place, row in enumerate(rows) if row.key is not None},
        at=_differences([row.at for row in rows]),
    )
    return zlib.compress(msgspec.msgpack.encode(log), LEVEL)


def unpacked(data: bytes) -> list[StepRow]:
    """The log that was packed. Raises Damaged."""
    log = _LOGS.decode(_inflated(data))
    rows = zip(accumulate(log.n), log.seat, log.move, log.batch, accumulate(log.at), strict=True)
    return [
        StepRow(n=n, seat=seat, move=move, batch=n - since, key=log.key.get(place), at=at)
        for place, (n, seat, move, since, at) in enumerate(rows)
    ]


def _differences(numbers: Sequence[int]) -> list[int]:
    return [*numbers[:1], *(after - before for before, after in pairwise(numbers))]


async def ripe(db: AsyncConnection, before: int, limit: int, shards: Shards | None = None) -> list[int]:
    """Numbers of matches that were over before this time and are not in the archive, the oldest first."""
    statement = (
        select(matches.c.id)
        .where(
            matches.c.archived_at.is_(None),
            matches.c.ended_at <= before,
            matches.c.state.not_in(LIVE),
            matches.c.started_at.is_not(None),
            on(shards),
        )
        .order_by(matches.c.ended_at)
        .limit(limit)
    )
    return await numbers(db, statement)


async def move(
    db: AsyncConnection, match: int, log: bytes, snapshot: tuple[int, bytes] | None, at: int
) -> bool:
    """Move the packed log and the snapshot into the archive, and delete their rows.

    False: it is there already, or the match is not over; nothing was changed.
    """
    mine = (matches.c.id == match, matches.c.archived_at.is_(None), matches.c.state.not_in(LIVE))
    if (await db.execute(update(matches).where(*mine).values(archived_at=at))).rowcount != 1:
        return False
    n, state = (None, None) if snapshot is None else (snapshot[0], zlib.compress(snapshot[1], LEVEL))
    await db.execute(insert(archives).values(match=match, log=log, n=n, state=state))
    for table in (steps, snapshots, drafts):
        await db.execute(delete(table).where(table.c.match == match))
    return True


async def log(db: AsyncConnection, match: int) -> list[StepRow]:
    """The log of a match in the archive; [] if it is not there. Raises Damaged."""
    data: bytes | None = (await db.execute(select(archives.c.log).where(archives.c.match == match))).scalar()
    return [] if data is None else unpacked(data)


async def snapshot(db: AsyncConnection, match: int) -> tuple[int, bytes] | None:
    """The snapshot of a match in the archive: the number of its step, and the state."""
    row = (await db.execute(select(archives.c.n, archives.c.state).where(archives.c.match == match))).first()
    return None if row is None or row.state is None else (int(row.n), _inflated(row.state))


def _inflated(data: bytes) -> bytes:
    try:
        return zlib.decompress(data)
    except zlib.error:
        raise Damaged from None
