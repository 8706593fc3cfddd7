"""Database addresses and engines. SQLite is configured so that no committed data and no update is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from bot.runtime.addresses import ENCODE, is_ambiguous
from bot.store import postgres
from bot.store.driver import UNREAD, connect
from bot.store.errors import StoreError

READING = "turnpost_reading"
"""Execution option of transactions that only read and take no write lock."""
SINGLE = "turnpost_single"
"""Execution option of those that need no transaction: each statement sees the state of its own moment."""
MOST = 8
"""Connections to a file of SQLite at once. Those that are not used stay open: to open one costs more than ten
statements."""


def reads_only(db: AsyncConnection) -> bool:
    """Whether `Store.read` began the transaction."""
    return bool(db.sync_connection and db.sync_connection.get_execution_options().get(READING))


DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def read_url(text: str, what: str = "DATABASE_URL") -> URL:
    """Read a database address and set the asynchronous driver. `what`: its name in error messages.

    Raises:
        StoreError: the text is not an address, or the kind of database is not supported.
    """
    if is_ambiguous(text):
        raise StoreError(f"{what} {ENCODE}.")
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"{what} is not a database address.") from None
    if url.drivername not in DRIVERS:
        raise StoreError(
            f"{what} is not supported: it must begin with sqlite+aiosqlite or postgresql+asyncpg."
        )
    url = url.set(drivername=DRIVERS[url.drivername])
    mode = url.query.get("sslmode")  # the name that other programs use
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode}) if mode else url


def in_memory(url: URL) -> bool:
    return url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:")


def sqlite_file(text: str) -> Path | None:
    """The file of an SQLite database; None if the database is in memory or of another kind.

    Raises:
        StoreError: not a database address.
    """
    url = read_url(text)
    if url.get_backend_name() != "sqlite" or in_memory(url):
        return None
    return Path(str(url.database))


def plain_name(url: URL) -> str:
    """The name of the database in error messages, without the password."""
    if url.get_backend_name() != "sqlite":
        return postgres.plain_name(url)
    return url.database or "in memory"


def make_engine(url: URL, wait: float, most: int | None = None) -> AsyncEngine:
    """Make an engine.

    Args:
        wait: seconds that a writer waits for another process.
        most: connections at once; None: as many as a store needs.

    Errors do not show parameters, because these include moves and secrets.
    """
    if url.get_backend_name() != "sqlite":
        return postgres.make_engine(url, wait, most or postgres.MOST)
    if in_memory(url):
        engine = create_async_engine(
            url, poolclass=StaticPool, hide_parameters=True, connect_args={"async_creator_fn": connect}
        )
    else:
        try:
            if not (url.database or "").startswith("file:"):
                Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise StoreError(f"The database file {url.database} cannot be opened or created.") from None
        engine = create_async_engine(
            url,
            pool_size=most or MOST,
            max_overflow=0,
            pool_use_lifo=True,
            hide_parameters=True,
            connect_args={"async_creator_fn": connect},
        )
    pragmas = (
        f"busy_timeout = {int(wait * 1000)}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # `begun` opens transactions, not the driver
        try:
            cursor = connection.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except BaseException:
            connection.close()  # otherwise its thread would outlive the event loop
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get(SINGLE, False):
            # With the first statement; one that writes takes the lock at once.
            how = "BEGIN" if options.get(READING, False) else "BEGIN IMMEDIATE"
            connection.connection.driver_connection.wait(False, how, ())  # type: ignore[union-attr]

    def executed(many: bool, sql: str, parameters: Any, context: Any) -> bool:
        """Whether the statement waits for the next one, so that SQLAlchemy need not run it."""
        if not context.execution_options.get(UNREAD, False):
            return False
        context.root_connection.connection.driver_connection.wait(many, sql, parameters)
        return True

    @event.listens_for(engine.sync_engine, "do_execute")
    def executed_once(_cursor: object, sql: str, parameters: Any, context: Any) -> bool:
        return executed(False, sql, parameters, context)

    @event.listens_for(engine.sync_engine, "do_executemany")
    def executed_many(_cursor: object, sql: str, parameters: Any, context: Any) -> bool:
        return executed(True, sql, parameters, context)

    return engine
