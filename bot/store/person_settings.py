"""Settings of persons (an opaque text) and their vacations."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import PersonRow
from bot.store.schema import persons, seats, vacations

Span = tuple[int, int]
"""From and until, UTC milliseconds."""


class WholePerson(NamedTuple):
    row: PersonRow
    vacations: tuple[Span, ...]


_settings = select(persons.c.user, persons.c.settings).where(
    persons.c.user.in_(bindparam("users", expanding=True))
)
_vacations = (
    select(vacations)
    .where(vacations.c.user.in_(bindparam("users", expanding=True)))
    .order_by(vacations.c.starts)
)


async def settings_of(db: AsyncConnection, users: Collection[int]) -> dict[int, str | None]:
    """The settings of those of the persons that are in the database."""
    if not users:
        return {}
    rows = await db.execute(_settings, {"users": list(users)})
    return {int(row.user): row.settings for row in rows}


async def set_settings(db: AsyncConnection, user: int, settings: str) -> None:
    """Change the settings of a person who is in the database (see `people.remember`)."""
    await db.execute(update(persons).where(persons.c.user == user).values(settings=settings))


async def vacations_of(db: AsyncConnection, users: Collection[int]) -> dict[int, tuple[Span, ...]]:
    """The vacations of persons, each list in order of time."""
    found: dict[int, tuple[Span, ...]] = dict.fromkeys(users, ())
    if users:
        for row in await db.execute(_vacations, {"users": list(users)}):
            found[row.user] = (*found[row.user], (row.starts, row.ends))
    return found


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
    """Matches in which the person must act now."""
    rows = await db.execute(select(seats.c.match).where(seats.c.user == user, seats.c.awaited))
    return [int(match) for match in rows.scalars()]
