"""What a database holds, asked of the database itself: for PostgreSQL, which has no file to look into."""

from __future__ import annotations

from sqlalchemy import Connection, func, inspect, literal, select, table, text

from bot.cli.sqlite_files import Contents
from bot.store import Store, StoreError, matches
from bot.store.engine import make_engine, plain_name, read_url
from bot.store.migrate import known_revisions, newest
from bot.store.schema import matches as matches_table
from bot.store.schema import metadata

VERSION = "alembic_version"
"""The table that tells the form of a database."""


class Empty(StoreError):
    """There is nothing in a database yet."""


def connect(url: str, what: str = "DATABASE_URL") -> Store:
    """A store as it is: nothing is made or migrated. `what`: how errors call the address.

    Raises:
        StoreError: not a database address, or its driver is not installed.
    """
    address = read_url(url, what)
    return Store(make_engine(address, 5.0), plain_name(address))


def must_be_ours(connection: Connection, name: str, *, current: bool = False) -> str:
    """The form of a database of this program. `current`: it must be the newest.

    Raises:
        Empty: there is none yet.
        StoreError: it is of another program or version.
    """
    there = set(inspect(connection).get_table_names())
    if not there:
        raise Empty(f"The database {name} is empty: the first start of the bot sets it up.")
    if not {VERSION, "matches", "outbox"} <= there:
        raise StoreError(f"The database {name} is not a database of this program.")
    revision = connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar() or ""
    if revision not in known_revisions():
        raise StoreError(f"The database {name} was written by a newer version of this program.")
    if current and revision != newest():
        raise StoreError(
            f"The database {name} was written by an older version of this program; "
            "start this one on it once, so that it is brought up to date."
        )
    return str(revision)


def must_be_empty(connection: Connection, name: str) -> None:
    """Raises StoreError: something is in it, of this program or another."""
    there = set(inspect(connection).get_table_names())
    rows = any(
        connection.execute(select(literal(1)).select_from(table(one)).limit(1)).first() is not None
        for one in there & set(metadata.tables)
    )
    if rows or there - set(metadata.tables) - {VERSION}:
        raise StoreError(f"The database {name} is not empty: nothing is copied over what is there.")


async def contents(url: str) -> Contents:
    """What a PostgreSQL database holds.

    Raises:
        StoreError: see `must_be_ours`; or it does not answer.
    """
    store = connect(url)
    try:
        async with store.read() as db:
            revision = await db.run_sync(must_be_ours, store.name)
            total = (await db.execute(select(func.count()).select_from(matches_table))).scalar_one()
            live = select(func.count()).where(matches_table.c.state.in_(matches.LIVE))
            unfinished = (await db.execute(live)).scalar_one()
            size = (await db.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
            return Contents(revision, int(total), int(unfinished), int(size))
    finally:
        await store.close()
