"""What was played: the log of a match and its snapshot, the turns that were taken and how long each took, who
has left a seat; the component data with which it was played, stored once for each fingerprint; and
idempotency keys."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import archives
from bot.store.engine import many, numbers, unread
from bot.store.people import upsert
from bot.store.rows import FormerRow, SeatRow, StepRow
from bot.store.rows import LeaverRow as LeaverRow
from bot.store.schema import component_data, former_players, leavers, matches, seen, snapshots, steps, turns

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
    """Append steps. Raises Conflict: a step with one of these numbers exists. SQLite says so at the latest
    with the commit."""
    if rows:
        await db.execute(_insert, [{"match": match, **asdict(row)} for row in rows])


async def log(db: AsyncConnection, match: int, first: int = 1) -> list[StepRow]:
    """The steps from number `first` on, in order; also of a match in the archive. Raises Damaged."""
    rows = await many(db, StepRow, _log, {"match_id": match, "first": first})
    # Read in this order: a match may go into the archive between the two.
    return rows or [row for row in await archives.log(db, match) if row.n >= first]


async def save_snapshot(db: AsyncConnection, match: int, n: int, state: bytes) -> None:
    await upsert(db, snapshots, match=match, n=n, state=state)


async def snapshot(db: AsyncConnection, match: int) -> tuple[int, bytes] | None:
    """The stored state and its step, also of a match in the archive. Raises Damaged."""
    statement = select(snapshots.c.n, snapshots.c.state).where(snapshots.c.match == match)
    row = (await db.execute(statement)).first()
    return await archives.snapshot(db, match) if row is None else (int(row.n), bytes(row.state))


NOTE = "note:"
"""Prefix of the keys of notes. No idempotency key has it."""
HOME = f"{NOTE}home:"
"""Prefix of the notes that a player was no visitor on a server; match, server and person follow."""
MOVES_ON = f"{NOTE}moves-on:"
"""Prefix of the notes that a lobby is in the thread of the match before it; the lobby follows."""
WRITTEN = f"{NOTE}written"
"""The note that is written to see whether the database can be written to."""
RESTORED = f"{NOTE}restored"
"""The note that a backup was restored and the running matches are not posted again yet."""


async def remember(db: AsyncConnection, key: str, result: str, at: int) -> None:
    """Store the result of an idempotency key. Raises Conflict: the key was used before. SQLite says so at the
    latest with the commit."""
    await db.execute(_remember, {"key": key, "result": result, "at": at})


async def remembered(db: AsyncConnection, key: str) -> str | None:
    result: str | None = (await db.execute(_remembered, {"used": key})).scalar()
    return result


async def moments(db: AsyncConnection, keys: Sequence[str]) -> dict[str, int]:
    """When keys were used; keys that are not stored are left out."""
    rows = await db.execute(select(seen.c.key, seen.c.at).where(seen.c.key.in_(keys)))
    return {str(row.key): int(row.at) for row in rows}


async def note(db: AsyncConnection, key: str, value: str, at: int) -> None:
    """Store a value under a key, replacing the old one. `forget_seen` does not delete it if the key begins
    with `NOTE`."""
    await upsert(db, seen, key=key, result=value, at=at)


async def notes(db: AsyncConnection, beginning: str) -> list[str]:
    """The keys of all notes with this beginning."""
    chosen = select(seen.c.key).where(seen.c.key.startswith(beginning, autoescape=True))
    return [str(key) for key in (await db.execute(chosen.order_by(seen.c.key))).scalars()]


async def locked_note(db: AsyncConnection, key: str) -> str | None:
    """The value of a note, or None. Other processes cannot change it until the transaction ends."""
    statement = select(seen.c.result).where(seen.c.key == key).with_for_update()
    result: str | None = (await db.execute(statement)).scalar()
    return result


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


class TurnRow(msgspec.Struct, frozen=True, kw_only=True):
    """A turn. `user` None: the autopilot took it. `took`: milliseconds, without time in which the clock stood
    still."""

    match: int
    seat: int
    user: int | None
    at: int
    took: int
    late: bool


_insert_turns = unread(insert(turns))


async def add_turns(db: AsyncConnection, rows: Iterable[TurnRow]) -> None:
    values = [msgspec.to_builtins(row) for row in rows]
    if values:
        await db.execute(_insert_turns, values)


async def drop_last_turn(db: AsyncConnection, match: int, seat: int) -> None:
    """Delete the newest turn of a seat: it was taken back."""
    newest = select(func.max(turns.c.id)).where(turns.c.match == match, turns.c.seat == seat)
    await db.execute(delete(turns).where(turns.c.id == newest.scalar_subquery()))


async def turn_counts(db: AsyncConnection, match: int) -> dict[tuple[int, int | None], int]:
    """How many turns of a match each person has taken, by (seat, user); user None: the autopilot."""
    columns = (turns.c.seat, turns.c.user, func.count())
    rows = await db.execute(
        select(*columns).where(turns.c.match == match).group_by(turns.c.seat, turns.c.user)
    )
    return {(int(seat), user): int(count) for seat, user, count in rows}


async def newest_turns(db: AsyncConnection, user: int, most: int) -> list[tuple[int, bool]]:
    """The last turns of a person, the newest first: (took, late)."""
    chosen = select(turns.c.took, turns.c.late).where(turns.c.user == user)
    rows = await db.execute(chosen.order_by(turns.c.at.desc(), turns.c.id.desc()).limit(most))
    return [(int(took), bool(late)) for took, late in rows]


async def tidy_turns(db: AsyncConnection, match: int, users: Collection[int], most: int) -> None:
    """A match is over: delete the autopilot's turns in it, and all but the newest turns of each person."""
    await db.execute(delete(turns).where(turns.c.match == match, turns.c.user.is_(None)))
    running = select(matches.c.id).where(matches.c.state == "running")
    for user in users:
        old = (
            select(turns.c.id)
            .where(turns.c.user == user)
            .order_by(turns.c.at.desc(), turns.c.id.desc())
            .limit(-1 if db.dialect.name == "sqlite" else None)
            .offset(most)
        )
        ids = await numbers(db, old)
        for first in range(0, len(ids), 500):
            part = ids[first : first + 500]
            await db.execute(delete(turns).where(turns.c.id.in_(part), turns.c.match.not_in(running)))


async def note_leaver(db: AsyncConnection, row: LeaverRow) -> None:
    """Note that somebody has left a seat. Only the first time counts."""
    known = select(leavers.c.user).where(leavers.c.match == row.match, leavers.c.user == row.user)
    if (await db.execute(known)).first() is None:
        await upsert(db, leavers, **asdict(row))


async def leavers_of(db: AsyncConnection, match: int) -> list[LeaverRow]:
    return await many(db, LeaverRow, select(leavers).filter_by(match=match).order_by(leavers.c.at))


async def note_former(db: AsyncConnection, seat: SeatRow, at: int) -> None:
    """Note who has a seat until now; `leavers_of` knows of people who leave the match."""
    computer = seat.known_as if seat.user is None else None
    row = FormerRow(match=seat.match, seat=seat.seat, at=at, user=seat.user, computer=computer)
    await upsert(db, former_players, **asdict(row))


async def former_of(db: AsyncConnection, match: int) -> list[FormerRow]:
    return await many(db, FormerRow, select(former_players).filter_by(match=match))


async def keep_data(db: AsyncConnection, fingerprint: str, data: bytes) -> None:
    """Store component data, unless they are stored already."""
    statement = select(component_data.c.fingerprint).where(component_data.c.fingerprint == fingerprint)
    if (await db.execute(statement)).first() is None:
        await upsert(db, component_data, fingerprint=fingerprint, data=data)


async def find_data(db: AsyncConnection, fingerprint: str) -> bytes | None:
    """The component data with this fingerprint; None if they were never stored."""
    statement = select(component_data.c.data).where(component_data.c.fingerprint == fingerprint)
    data: bytes | None = (await db.execute(statement)).scalar()
    return data
