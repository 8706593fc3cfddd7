"""Persons: name, locale, and whether they accept direct messages."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Table, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.driver import unread
from bot.store.rows import PersonRow, many, one
from bot.store.schema import persons


async def upsert(
    db: AsyncConnection, table: Table, keys: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Insert a row, or update the row with these keys."""
    statement = _upsert(table, tuple(keys), tuple(values), db.dialect.name == "postgresql")
    await db.execute(statement, {**keys, **values})


@cache
def _upsert(table: Table, keys: tuple[str, ...], values: tuple[str, ...], on_postgres: bool) -> Any:
    """The statement, built once: building takes longer than running."""
    dialect: Any = postgresql if on_postgres else sqlite
    statement = dialect.insert(table)
    if not values:
        return unread(statement.on_conflict_do_nothing(index_elements=list(keys)))
    new = {name: statement.excluded[name] for name in values}
    return unread(statement.on_conflict_do_update(index_elements=list(keys), set_=new))


_find = select(persons).where(persons.c.user == bindparam("user"))


async def find(db: AsyncConnection, user: int) -> PersonRow | None:
    return one(PersonRow, (await db.execute(_find, {"user": user})).first())


_find_many = select(persons).where(persons.c.user.in_(bindparam("users", expanding=True)))


async def find_many(db: AsyncConnection, users: Collection[int]) -> dict[int, PersonRow]:
    """Those of the persons that are in the database."""
    if not users:
        return {}
    return {row.user: row for row in many(PersonRow, await db.execute(_find_many, {"users": list(users)}))}


async def remember(db: AsyncConnection, user: int, name: str, locale: str | None) -> None:
    """Store the current name and locale. A missing locale does not replace a known one."""
    values: dict[str, object] = {"name": name}
    if locale is not None:
        values["locale"] = locale
    await upsert(db, persons, {"user": user}, values)


async def set_dm(db: AsyncConnection, user: int, closed_at: int | None) -> None:
    """Store when direct messages were refused; None: try them again."""
    await db.execute(update(persons).where(persons.c.user == user).values(dm_closed_at=closed_at))


async def set_dm_channel(db: AsyncConnection, user: int, channel: int) -> None:
    """Store the channel of somebody's direct messages. Nothing is stored about a person who is not known."""
    await db.execute(update(persons).where(persons.c.user == user).values(dm_channel=channel))


async def lock(db: AsyncConnection, users: Collection[int]) -> None:
    """Lock these persons until the transaction ends. SQLite ignores it: it has only one writer at a time."""
    statement = select(persons.c.user).where(persons.c.user.in_(users)).order_by(persons.c.user)
    await db.execute(statement.with_for_update())
