"""Events: their servers, those who take part, and their tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Row, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.shards import Shards
from bot.store.engine import as_text, many, numbers, one
from bot.store.errors import Conflict
from bot.store.matches import on_servers
from bot.store.people import upsert
from bot.store.rows import EntryRow as EntryRow
from bot.store.rows import EventRow as EventRow
from bot.store.rows import HomeRow as HomeRow
from bot.store.schema import event_entries, event_homes, event_tables, events, matches, persons

LIVE: Final = ("open", "running")
ENDED: Final = ("over", "ended", "closed")
"""States of a match that is not played any more."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    event: int
    round: int
    number: int
    group: int
    match: int | None
    seats: tuple[int, ...]
    ranks: tuple[int, ...] | None
    totals: tuple[int, ...] | None
    how: str | None


async def add(db: AsyncConnection, **values: object) -> int:
    """Insert an event and return its number. Raises Conflict: the code is taken."""
    result = await db.execute(insert(events).values(**values).returning(events.c.id))
    return int(result.scalar_one())


async def find(db: AsyncConnection, event: int, *, lock: bool = False) -> EventRow | None:
    """Find an event. `lock`: nobody else changes it until the transaction ends (SQLite has one writer
    anyway)."""
    statement = select(events).where(events.c.id == event)
    return await one(db, EventRow, statement.with_for_update() if lock else statement)


async def by_code(db: AsyncConnection, code: str) -> int | None:
    return (await db.execute(select(events.c.id).where(events.c.code == code))).scalar_one_or_none()


async def following(db: AsyncConnection, event: int) -> int | None:
    """The next season of an event, unless it was cancelled."""
    chosen = (events.c.before == event) & (events.c.state != "cancelled")
    return (await db.execute(select(events.c.id).where(chosen).limit(1))).scalar_one_or_none()


async def change(db: AsyncConnection, event: int, revision: int, **values: object) -> None:
    """Change an event that was read at `revision`, and increase its revision. Raises Conflict: the event was
    changed in the meantime."""
    changed = update(events).filter_by(id=event, revision=revision)
    if (await db.execute(changed.values(revision=revision + 1, **values))).rowcount != 1:
        raise Conflict(f"event {event} changed")


async def in_guild(db: AsyncConnection, guild: int, states: Sequence[str] = LIVE) -> list[EventRow]:
    """The events that a server shares, the newest first."""
    statement = (
        select(events)
        .join(event_homes, event_homes.c.event == events.c.id)
        .where(event_homes.c.guild == guild, events.c.state.in_(states))
        .order_by(events.c.id.desc())
    )
    return await many(db, EventRow, statement)


async def of_user(db: AsyncConnection, user: int) -> list[EventRow]:
    """The unfinished events in which a person takes part, the newest first."""
    own = select(event_entries.c.event).where(event_entries.c.user == user)
    chosen = events.c.state.in_(LIVE) & (events.c.id.in_(own) | (events.c.organiser == user))
    return await many(db, EventRow, select(events).where(chosen).order_by(events.c.id.desc()))


async def about(db: AsyncConnection, user: int) -> list[int]:
    """Numbers of all events in which a person takes or took part."""
    statement = select(event_entries.c.event).where(event_entries.c.user == user)
    return await numbers(db, statement)


async def organised_by(db: AsyncConnection, guild: int, user: int) -> int:
    """How many unfinished events of a server a person organises."""
    chosen = (events.c.guild == guild) & (events.c.organiser == user) & events.c.state.in_(LIVE)
    return int((await db.execute(select(func.count()).select_from(events).where(chosen))).scalar_one())


async def waiting(db: AsyncConnection, now: int, shards: Shards | None = None) -> list[int]:
    """Numbers of the running events in which there is something to do: a table to open, one that has ended,
    or a round whose time is over or whose tables are all done."""
    return await numbers(db, _waiting(shards), {"now": now})


@lru_cache(maxsize=16)
def _waiting(shards: Shards | None) -> Select[Any]:
    """The statement, built once: it runs every second."""
    own = event_tables.c.event == events.c.id
    undone = own & (event_tables.c.round == events.c.round) & event_tables.c.ranks.is_(None)
    still = select(matches.c.id).where(matches.c.id == event_tables.c.match, matches.c.state.not_in(ENDED))
    acts = select(event_tables.c.event).where(undone, ~still.exists()).exists()
    played = select(event_tables.c.event).where(undone).exists()
    statement = (
        select(events.c.id)
        .where(events.c.state == "running", or_(acts, ~played, events.c.round_ends <= bindparam("now")))
        .order_by(events.c.id)
    )
    return statement.where(on_servers(events.c.guild, shards))


# -- servers -----------------------------------------------------------------------------------------------


async def put_home(db: AsyncConnection, event: int, guild: int, channel: int, language: str) -> None:
    values = {"channel": channel, "language": language, "card": None, "lost": False}
    await upsert(db, event_homes, event=event, guild=guild, **values)


async def homes(db: AsyncConnection, event: int) -> list[HomeRow]:
    statement = select(event_homes).where(event_homes.c.event == event).order_by(event_homes.c.guild)
    return await many(db, HomeRow, statement)


async def home(db: AsyncConnection, event: int, guild: int) -> HomeRow | None:
    return await one(db, HomeRow, select(event_homes).filter_by(event=event, guild=guild))


async def note_home(db: AsyncConnection, event: int, guild: int, **values: object) -> None:
    await db.execute(update(event_homes).filter_by(event=event, guild=guild).values(**values))


async def drop_home(db: AsyncConnection, event: int, guild: int) -> None:
    await db.execute(delete(event_homes).filter_by(event=event, guild=guild))


# -- people ------------------------------------------------------------------------------------------------


async def enter(db: AsyncConnection, event: int, number: int, user: int, guild: int, since: int) -> None:
    """Raises Conflict: the number is taken, or the person takes part already."""
    values = {"event": event, "number": number, "user": user, "guild": guild, "since": since}
    await db.execute(insert(event_entries).values(seed=0, group=0, **values))


async def entries(db: AsyncConnection, event: int) -> list[EntryRow]:
    """Those who take part, in the order in which they signed up."""
    statement = (
        select(event_entries, persons.c.name, persons.c.locale, persons.c.dm_closed_at)
        .outerjoin(persons, persons.c.user == event_entries.c.user)
        .where(event_entries.c.event == event)
        .order_by(event_entries.c.number)
    )
    return await many(db, EntryRow, statement)


async def change_entry(db: AsyncConnection, event: int, number: int, **values: object) -> None:
    await db.execute(update(event_entries).filter_by(event=event, number=number).values(**values))


async def withdraw(db: AsyncConnection, event: int, number: int) -> None:
    """Somebody takes the name off the list before the start."""
    await db.execute(delete(event_entries).filter_by(event=event, number=number))


async def channel_of(db: AsyncConnection, match: int, user: int) -> int | None:
    """Where the event of a match is shown on the server on which a person has signed up for it; None if the
    match belongs to no event, or that server no longer shares the event."""
    statement = (
        select(event_homes.c.channel)
        .join(
            event_entries,
            (event_homes.c.event == event_entries.c.event) & (event_homes.c.guild == event_entries.c.guild),
        )
        .join(matches, matches.c.event == event_entries.c.event)
        .where(matches.c.id == match, event_entries.c.user == user, event_homes.c.guild != matches.c.guild)
    )
    return (await db.execute(statement)).scalar_one_or_none()


# -- tables ------------------------------------------------------------------------------------------------


async def add_tables(db: AsyncConnection, rows: Sequence[TableRow]) -> None:
    values = [{**asdict(row), "seats": _written(row.seats), "ranks": _written(row.ranks)} for row in rows]
    if values:
        await db.execute(insert(event_tables), values)


async def tables(db: AsyncConnection, event: int) -> list[TableRow]:
    statement = (
        select(event_tables)
        .where(event_tables.c.event == event)
        .order_by(event_tables.c.round, event_tables.c.number)
    )
    return [_table(row) for row in await db.execute(statement)]


async def opened(
    db: AsyncConnection, event: int, round: int, number: int, match: int, seats: Sequence[int]
) -> None:
    opening = update(event_tables).filter_by(event=event, round=round, number=number)
    await db.execute(opening.values(match=match, seats=_written(seats)))


async def set_result(
    db: AsyncConnection,
    event: int,
    round: int,
    number: int,
    ranks: Sequence[int],
    totals: Sequence[int] | None,
    how: str,
) -> None:
    ending = update(event_tables).filter_by(event=event, round=round, number=number)
    await db.execute(ending.values(ranks=_written(ranks), totals=_written(totals), how=how))


def _written(numbers: Sequence[int] | None) -> str | None:
    return None if numbers is None else as_text(list(numbers))


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    for name in ("seats", "ranks", "totals"):
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name], type=tuple[int, ...])
    return TableRow(**values)
