"""`python -m bot copy FROM TO`: copy all data between SQLite and PostgreSQL, and compare every row.

The data are read in one transaction and written in another, so the target has all of them or none. A new
SQLite file gets its name when it is complete.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Table, Text, collate, create_engine, insert, select, text, tuple_
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli.databases import connected, must_be_empty, must_be_ours
from bot.store import Store, StoreError
from bot.store.engine import plain_name, read_url, sqlite_file
from bot.store.errors import translate
from bot.store.migrate import migrate
from bot.store.postgres import is_unsupported_value, summary
from bot.store.schema import metadata
from bot.store.shard_lock import ShardLock
from bot.store.sqlite_files import SIDES, Contents, contents, copy, lock_database, protect, remove

PART: Final = 1000
"""The number of rows that are read, written or compared at once."""
SAME: Final = "FROM and TO are the same database."
COUNTING: Final = tuple(table for table in metadata.sorted_tables if table.autoincrement_column is not None)
"""Tables that number their rows. No number is used again, so the last used one is copied, too."""


class Copied(msgspec.Struct, frozen=True):
    matches: int
    rows: int
    tables: int

    def __str__(self) -> str:
        counted = "1 match" if self.matches == 1 else f"{self.matches} matches"
        return f"{counted}, {self.rows} rows in {self.tables} database tables"


def transfer(source: str, target: str) -> Copied:
    """Copy a database to another and compare them. Neither may be in use. Raises StoreError: it is not
    possible; nothing was changed."""
    return asyncio.run(_transfer(source, target))


async def _transfer(source: str, target: str) -> Copied:
    _must_differ(source, target)
    async with AsyncExitStack() as stack:
        here = sqlite_file(source)
        if here is not None:
            contents(here)
        there = sqlite_file(target)
        if there is not None:
            _must_be_free(there)
        ids = [await _identity(url) for url in (source, target)]
        if None not in ids and ids[0] == ids[1]:
            raise StoreError(SAME)
        for url in (source, target):
            await _lock(stack, url)
        origin = await stack.enter_async_context(connected(source, "FROM"))
        store = await stack.enter_async_context(_target(target, there))
        async with origin.read() as old, store.write() as new:
            await old.run_sync(lambda db: must_be_ours(db, origin.name, current=True))
            await new.run_sync(must_be_empty, store.name)
            await new.run_sync(migrate, store.name)
            counts = await _copy(old, new, store.name)
            await _compare(old, new, counts)
    return Copied(counts["matches"], sum(counts.values()), len(counts))


async def take_from_server(url: str, file: Path) -> Contents:
    """Copy a database on a server to a sealed SQLite file, as it is at one moment. The bot may be running.
    Raises StoreError: it is not possible; nothing was changed."""
    address, part = f"sqlite+aiosqlite:///{file}", file.with_name(f"{file.name}.new")
    async with connected(url) as origin:
        try:
            async with _target(f"{address}.new", part) as store, origin.read() as old, store.write() as new:
                await old.run_sync(lambda db: must_be_ours(db, origin.name, current=True))
                await new.run_sync(migrate, store.name)
                counts = await _copy(old, new, store.name)
                await _compare(old, new, counts)
            return await asyncio.to_thread(copy, part, file)
        finally:
            _unlink(part)


# -- before ----------------------------------------------------------------------------------------------


def _must_differ(source: str, target: str) -> None:
    addresses = [read_url(source, "FROM"), read_url(target, "TO")]
    files = [sqlite_file(source), sqlite_file(target)]
    for address, file in zip(addresses, files, strict=True):
        if address.get_backend_name() == "sqlite" and (file is None or str(file).startswith("file:")):
            raise StoreError(f"Only an SQLite database in a file can be copied, not {address.database}.")
    side_file, other = files
    if side_file is not None and other is not None:
        same = side_file.resolve() == other.resolve() or (
            side_file.exists() and other.exists() and side_file.samefile(other)
        )
    else:
        same = addresses[0] == addresses[1]
    if same:
        raise StoreError(SAME)


def _must_be_free(file: Path) -> None:
    """Raise StoreError if the file contains data."""
    if not file.exists():
        return
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as db:
            must_be_empty(db, str(file))
    except DBAPIError as error:
        raise translate(error, str(file)) or error from None
    finally:
        engine.dispose()


async def _lock(locks: AsyncExitStack, url: str) -> None:
    """Lock a database, so that no bot can use it. Raises InUse."""
    if sqlite_file(url) is not None:
        locks.enter_context(lock_database(url))
    else:
        await locks.enter_async_context(ShardLock(url, None, wait=0))


async def _identity(url: str) -> object:
    """A value that identifies a database on a server, whatever its address; None for a file."""
    if sqlite_file(url) is not None:
        return None
    async with connected(url) as store, store.read() as db:
        statement = text("SELECT current_database(), pg_postmaster_start_time()")
        return tuple((await db.execute(statement)).one())


@asynccontextmanager
async def _target(url: str, file: Path | None) -> AsyncIterator[Store]:
    """The target as a store. A file gets its name if the block ends without an exception."""
    if file is None:
        async with connected(url, "TO") as store:
            yield store
        return
    part = file.with_name(f"{file.name}.part")
    _unlink(part)
    protect(part)
    try:
        async with connected(f"sqlite+aiosqlite:///{part}", "TO") as store:
            store.name = plain_name(read_url(url))
            yield store
        _finish(part, file)
    finally:
        _unlink(part)


def _finish(part: Path, file: Path) -> None:
    try:
        with closing(sqlite3.connect(part)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        for side in SIDES:  # of the empty database that is replaced
            file.with_name(f"{file.name}{side}").unlink(missing_ok=True)
        part.replace(file)
    except (OSError, sqlite3.DatabaseError) as error:
        raise StoreError(f"{file} cannot be written: {summary(error)}.") from None


def _unlink(part: Path) -> None:
    with suppress(OSError):
        remove(part)


# -- the work --------------------------------------------------------------------------------------------


async def _pages(db: AsyncConnection, table: Table) -> AsyncIterator[Sequence[tuple[Any, ...]]]:
    """Read all rows of a table in pages, in an order that is the same for SQLite and PostgreSQL."""
    binary = "C" if db.dialect.name == "postgresql" else "BINARY"
    keys = list(table.primary_key)
    order = [collate(key, binary) if isinstance(key.type, Text) else key for key in keys]
    places = [list(table.c).index(key) for key in keys]
    statement = select(table).order_by(*order).limit(PART)
    page = [tuple(row) for row in await db.execute(statement)]
    while page:
        yield page
        if len(page) < PART:
            return
        last = tuple_(*(page[-1][place] for place in places), types=[key.type for key in keys])
        page = [tuple(row) for row in await db.execute(statement.where(tuple_(*order) > last))]


async def _copy(old: AsyncConnection, new: AsyncConnection, name: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    for table in metadata.sorted_tables:
        counts[table.name] = 0
        columns = table.c.keys()
        async for page in _pages(old, table):
            try:
                await new.execute(insert(table), [dict(zip(columns, row, strict=True)) for row in page])
            except DBAPIError as error:
                if not is_unsupported_value(error):
                    raise
                raise StoreError(f"A row of {table.name} cannot be stored in the database {name}.") from None
            counts[table.name] += len(page)
    for table in COUNTING:
        if last := await _last_id(old, table.name):
            await _set_last_id(new, table.name, last)
    return counts


async def _compare(old: AsyncConnection, new: AsyncConnection, counts: dict[str, int]) -> None:
    """Raise StoreError if the copy differs from the original."""
    for table in metadata.sorted_tables:
        read = 0
        copy = _pages(new, table)
        async for page in _pages(old, table):
            if page != await anext(copy, None):
                raise StoreError(f"The copy of {table.name} is not the original; nothing was copied.")
            read += len(page)
        if read != counts[table.name] or await anext(copy, None) is not None:
            raise StoreError(f"The copy of {table.name} is not the original; nothing was copied.")
    for table in COUNTING:
        if await _last_id(old, table.name) != await _last_id(new, table.name):
            raise StoreError(f"The last used id of {table.name} cannot be copied.")


async def _last_id(db: AsyncConnection, table: str) -> int:
    """The largest id that a table has ever used; 0 if there is none."""
    if db.dialect.name == "sqlite":
        row = await db.execute(text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table})
        return int(row.scalar() or 0)
    sequence = (await db.execute(text(f"SELECT pg_get_serial_sequence('{table}', 'id')"))).scalar_one()
    last, used = (await db.execute(text(f"SELECT last_value, is_called FROM {sequence}"))).one()
    return int(last) if used else 0


async def _set_last_id(db: AsyncConnection, table: str, last: int) -> None:
    """Make the next id of a table the one after `last`."""
    if db.dialect.name == "sqlite":
        await db.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table})
        values = {"name": table, "last": last}
        await db.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), values)
        return
    statement = text(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), :last, :used)")
    await db.execute(statement, {"last": max(last, 1), "used": last > 0})
