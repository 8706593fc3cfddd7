"""Persons: name, locale, whether they accept direct messages, settings (an opaque text), vacations, and when
the next daily digest is due. There is one row for that per person, so no digest is sent twice."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Table, bindparam, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import many, numbers, one, unread
from bot.store.rows import DigestRow as DigestRow
from bot.store.rows import PersonRow
from bot.store.schema import digests, persons, seats, vacations


async def upsert(db: AsyncConnection, table: Table, **values: object) -> None:
    """Insert a row, or update the row with the same primary key."""
    statement = _upsert(table, tuple(values), db.dialect.name == "postgresql")
    await db.execute(statement, values)


@cache
def _upsert(table: Table, names: tuple[str, ...], on_postgres: bool) -> Any:
    """The statement, built once: building takes longer than running."""
    dialect: Any = postgresql if on_postgres else sqlite
    statement, keys = dialect.insert(table), table.primary_key.columns.keys()
    new = {name: statement.excluded[name] for name in names if name not in keys}
    if not new:
        return unread(statement.on_conflict_do_nothing(index_elements=keys))
    return unread(statement.on_conflict_do_update(index_elements=keys, set_=new))


_find = select(persons).where(persons.c.user == bindparam("user"))


async def find(db: AsyncConnection, user: int) -> PersonRow | None:
    return await one(db, PersonRow, _find, {"user": user})


_find_many = select(persons).where(persons.c.user.in_(bindparam("users", expanding=True)))


async def find_many(db: AsyncConnection, users: Collection[int]) -> dict[int, PersonRow]:
    """Those of the persons that are in the database."""
    if not users:
        return {}
    return {row.user: row for row in await many(db, PersonRow, _find_many, {"users": list(users)})}


async def remember(db: AsyncConnection, user: int, name: str, locale: str | None) -> None:
    """Store the current name and locale. A missing locale does not replace a known one."""
    known = {} if locale is None else {"locale": locale}
    await upsert(db, persons, user=user, name=name, **known)


async def note(db: AsyncConnection, user: int, **values: object) -> None:
    """Change values of a person who is in the database (see `remember`); of others nothing is stored."""
    await db.execute(update(persons).where(persons.c.user == user).values(**values))


async def lock(db: AsyncConnection, users: Collection[int]) -> None:
    """Lock these persons until the transaction ends. SQLite ignores it: it has only one writer at a time."""
    statement = select(persons.c.user).where(persons.c.user.in_(users)).order_by(persons.c.user)
    await db.execute(statement.with_for_update())


Span = tuple[int, int]
"""From and until, UTC milliseconds."""


class WholePerson(NamedTuple):
    row: PersonRow
    vacations: tuple[Span, ...]


_settings = select(persons.c.user, persons.c.settings).where(
    persons.c.user.in_(bindparam("users", expanding=True))
)


async def settings_of(db: AsyncConnection, users: Collection[int]) -> dict[int, str | None]:
    """The settings of those of the persons that are in the database."""
    if not users:
        return {}
    rows = await db.execute(_settings, {"users": list(users)})
    return {int(row.user): row.settings for row in rows}


_whole = (
    select(persons, vacations.c.starts, vacations.c.ends)
    .select_from(persons.outerjoin(vacations, vacations.c.user == persons.c.user))
    .where(persons.c.user.in_(bindparam("users", expanding=True)))
    .order_by(vacations.c.starts)
)


async def whole_of(db: AsyncConnection, users: Collection[int]) -> dict[int, WholePerson]:
    """Those of the persons that are in the database, with their vacations in order of time."""
    found: dict[int, WholePerson] = {}
    if users:
        for row in await db.execute(_whole, {"users": list(users)}):
            columns = dict(row._mapping)
            starts, ends = columns.pop("starts"), columns.pop("ends")
            spans = found[row.user].vacations if row.user in found else ()
            spans = spans if starts is None else (*spans, (starts, ends))
            found[row.user] = WholePerson(PersonRow(**columns), spans)
    return found


async def set_vacations(db: AsyncConnection, user: int, spans: Collection[Span]) -> None:
    await db.execute(delete(vacations).where(vacations.c.user == user))
    if spans:
        rows = [{"user": user, "starts": starts, "ends": ends} for starts, ends in spans]
        await db.execute(insert(vacations), rows)


async def awaited_in(db: AsyncConnection, user: int) -> list[int]:
    return await numbers(db, select(seats.c.match).where(seats.c.user == user, seats.c.awaited))


async def schedule_digest(db: AsyncConnection, user: int, at: int | None) -> None:
    """Set the time of the next digest, or remove it (None)."""
    if at is None:
        await db.execute(delete(digests).where(digests.c.user == user))
    else:
        await upsert(db, digests, user=user, at=at)


async def ripe_digests(db: AsyncConnection, now: int, latest: int, limit: int) -> list[DigestRow]:
    """Digests that are due, and those planned for later than `latest`.

    The latter can exist only if the clock of this machine was wrong when they were planned.
    """
    chosen = or_(digests.c.at <= now, digests.c.at > latest)
    statement = select(digests.c.user, digests.c.at).where(chosen).order_by(digests.c.at).limit(limit)
    return await many(db, DigestRow, statement)


async def take_digest(db: AsyncConnection, row: DigestRow) -> bool:
    """Delete a row; False if somebody else has deleted or changed it."""
    statement = delete(digests).where(digests.c.user == row.user, digests.c.at == row.at)
    return (await db.execute(statement)).rowcount == 1
