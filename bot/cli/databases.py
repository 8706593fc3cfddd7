"""Checks of a database through a connection, which also work for PostgreSQL, which has no file; and `python
-m bot migrate --dry-run`: what this version would do to the database when it starts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, inspect, literal, select, table, text

from bot.store import Store, StoreError, matches
from bot.store.engine import make_engine, plain_name, read_url, sqlite_file
from bot.store.migrate import known_revisions, newest, revisions_after
from bot.store.schema import matches as matches_table
from bot.store.schema import metadata
from bot.store.sqlite_files import Contents, contents, copy, copy_before_upgrade, remove

VERSION = "alembic_version"
"""The table with the schema revision."""


class Empty(StoreError):
    """The database has no tables yet."""


@asynccontextmanager
async def connected(url: str, what: str = "DATABASE_URL") -> AsyncIterator[Store]:
    """A store in which nothing is created or migrated. `what`: the name of the address in errors. Raises
    StoreError: the text is not a database address, or the driver is not installed."""
    address = read_url(url, what)
    store = Store(make_engine(address, 5.0), plain_name(address))
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def current(url: str) -> AsyncIterator[Store]:
    """The database of a bot for a tool. Tools never migrate: an older bot may be running. Raises StoreError:
    there is no database, or it is not in the form of this version."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise StoreError(f"There is no database {file} yet.")
    async with connected(url) as store:
        async with store.read() as db:
            await db.run_sync(lambda connection: must_be_ours(connection, store.name, current=True))
        yield store


def must_be_ours(connection: Connection, name: str, *, current: bool = False) -> str:
    """Return the schema revision of a database of this program. `current`: it must be the newest one.

    Raises:
        Empty: the database has no tables yet.
        StoreError: it belongs to another program or another version.
    """
    there = set(inspect(connection).get_table_names())
    if not there:
        raise Empty(f"The database {name} is empty. The bot sets it up at its first start.")
    if not {VERSION, "matches", "outbox"} <= there:
        raise StoreError(f"The database {name} is not a database of this program.")
    revision = connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar() or ""
    if revision not in known_revisions():
        raise StoreError(f"The database {name} was written by a newer version of this program.")
    if current and revision != newest():
        raise StoreError(
            f"The database {name} was written by an older version of this program. "
            "Start this version once with it to bring it up to date."
        )
    return str(revision)


def must_be_empty(connection: Connection, name: str) -> None:
    """Check that a database has no data of this program and nothing of another program. Raises StoreError: it
    is not empty."""
    there = set(inspect(connection).get_table_names())
    rows = any(
        connection.execute(select(literal(1)).select_from(table(lacking)).limit(1)).first() is not None
        for lacking in there & set(metadata.tables)
    )
    if rows or there - set(metadata.tables) - {VERSION}:
        raise StoreError(f"The database {name} is not empty. Existing data are never overwritten.")


async def server_contents(url: str) -> Contents:
    """Summarize a PostgreSQL database. Raises StoreError: see `must_be_ours`; or the database does not
    answer."""
    async with connected(url) as store, store.read() as db:
        revision = await db.run_sync(must_be_ours, store.name)
        total = (await db.execute(select(func.count()).select_from(matches_table))).scalar_one()
        live = select(func.count()).where(matches_table.c.state.in_(matches.LIVE))
        unfinished = (await db.execute(live)).scalar_one()
        size = (await db.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
        return Contents(revision, int(total), int(unfinished), int(size))


TRIAL: Final = "trial"
"""Suffix of the copy on which an upgrade is tried."""


def preview(url: str) -> Iterator[str]:
    """Say what the start would do. It changes nothing, and the bot may be running. Raises StoreError: the
    start would refuse the database, or the upgrade fails."""
    file = sqlite_file(url)
    if file is None:
        yield from asyncio.run(_on_server(url))
        return
    if not file.exists() or not file.stat().st_size:
        yield f"There is no database {file} yet; the bot creates it at its first start."
        return
    origin = contents(file)
    yield from _steps(str(file), origin.revision)
    if origin.revision == newest():
        return
    kept = copy_before_upgrade(file, origin.revision)
    yield f"Before that it puts a copy beside it: {kept} ({origin.size / 1e6:.1f} MB)."
    seconds = _try_on_copy(file)
    yield f"Tried on a copy: it took {seconds:.1f} s. Nothing was changed."


def _steps(name: str, revision: str) -> Iterator[str]:
    steps = revisions_after(revision)
    if not steps:
        yield f"The database {name} is in the form of this version ({revision}); the start changes nothing."
        return
    yield f"The database {name} is in form {revision}; the start brings it to form {newest()}:"
    yield from (f"  {number} {what}" for number, what in steps)


async def _on_server(url: str) -> list[str]:
    address = read_url(url)
    if address.get_backend_name() == "sqlite":
        raise StoreError("A database in memory is never upgraded.")
    try:
        async with connected(url) as store, store.read() as db:
            revision = await db.run_sync(must_be_ours, store.name)
    except Empty as empty:
        return [str(empty)]
    steps = list(_steps(plain_name(address), revision))
    if revision != newest():
        steps.append("No copy is made of a PostgreSQL database: use pg_dump before the start.")
    return steps


def _try_on_copy(file: Path) -> float:
    """Upgrade a copy, and return the seconds that it took."""
    trial = file.with_name(f"{file.name}.{TRIAL}")
    try:
        copy(file, trial, sealed=False)
        started = time.monotonic()
        asyncio.run(migrated(f"sqlite+aiosqlite:///{trial}"))
        return time.monotonic() - started
    finally:
        remove(trial)


async def migrated(url: str) -> None:
    """Open the database and migrate it, as the bot does when it starts."""
    await (await Store.open(url)).close()
