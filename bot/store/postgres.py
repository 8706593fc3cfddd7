"""PostgreSQL, configured so that statements behave as on SQLite, also with several processes.

Writers wait for the rows they change. Every change of a match increases its revision (`matches.change`). This
locks the match until the commit: if two processes change it at the same time, one gets a `Conflict` and must
decide again. A reading transaction sees one consistent snapshot. A deadlock becomes a `Conflict`, too.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, DisconnectionError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.errors import ALL_IN_USE, Conflict, StoreAway, StoreBusy, StoreError

READING: Final[dict[str, Any]] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""Execution options of transactions that only read."""
SINGLE: Final[dict[str, Any]] = {"isolation_level": "AUTOCOMMIT"}
"""Execution options of single statements that read, outside of a transaction."""
CONNECTING: Final = 10.0
"""Seconds to wait for a connection."""
STATEMENT: Final = 120.0
"""Seconds to wait for a statement; then the connection is considered dead."""
MOST: Final = 16
"""Connections of a store."""
ERRORS: Final = (DBAPIError, PoolTimeout, OSError)
"""The errors of the driver and the pool that `translate` knows."""
MIGRATING: Final = 0x7475726E706F7374
"""Number of the advisory lock for migrations."""
CATCHING_UP: Final = 0x7475726E706F7376
"""Number of the advisory lock for moving the clocks after an outage."""


def make_engine(url: URL, wait: float, most: int = MOST) -> AsyncEngine:
    """Make an engine. `wait`: seconds that a writer waits for a locked row. `most`: connections at once.
    Raises StoreError: the driver is not installed."""
    name = plain_name(url)

    async def connect(*args: Any, **settings: Any) -> Any:
        import asyncpg

        try:
            return await asyncpg.connect(*args, **settings)
        except (TypeError, ValueError):  # the message may contain any part of the address
            raise StoreError(
                f"The address of the database {name} cannot be used. Check what follows its question mark."
            ) from None

    try:
        engine = create_async_engine(
            url,
            isolation_level="READ COMMITTED",  # independent of the server's default
            # Keep all connections: otherwise a busy process would close and open the extra ones many times a
            # second.
            pool_size=most,
            max_overflow=0,
            hide_parameters=True,
            connect_args={
                "async_creator_fn": connect,
                "timeout": CONNECTING,
                "command_timeout": STATEMENT,
                "prepared_statement_cache_size": 400,
                "server_settings": {"application_name": "turnpost", "lock_timeout": str(int(wait * 1000))},
            },
        )
    except ModuleNotFoundError as error:
        raise StoreError(f"The database needs the package {error.name}: pip install {error.name}.") from None

    @event.listens_for(engine.sync_engine, "checkout")
    def leave(connection: Any, _record: object, _proxy: object) -> None:
        """Discard a connection that the server has closed.

        A test query for each use would take as long as the work itself.
        """
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    return engine


def plain_name(url: URL) -> str:
    """The name of the database in error messages: its name and its host."""
    host = url.host or url.query.get("host") or "this machine"
    where = host if isinstance(host, str) else ", ".join(host)
    return f"{url.database or 'postgres'} at {where}"


def alone(connection: Connection, number: int = MIGRATING) -> None:
    """Wait for an advisory lock and keep it until the transaction ends."""
    connection.execute(text("SET LOCAL lock_timeout = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})


_AWAY = "The database {name} does not answer. Check that it is running and that its address is right."
_STATES: Final = (
    # beginning of the SQLSTATE, class, the sentence
    ("23", Conflict, "{reason}"),  # a key that is taken, a row that is gone
    ("40", Conflict, "{reason}"),  # two that waited for each other
    ("55P03", StoreBusy, "The database {name} is busy: another process is writing to it."),
    ("57014", StoreBusy, "The database {name} is busy: it took too long."),
    ("533", StoreBusy, "The database {name} has too many connections."),
    ("531", StoreError, "The disk of the database {name} is full."),
    ("53", StoreBusy, "The database {name} does not have enough memory."),
    ("28", StoreError, "The database {name} does not accept the user or the password."),
    ("3D", StoreError, "There is no database {name}: create it first."),
    ("42501", StoreError, "The user does not have the rights that the bot needs in the database {name}."),
    ("42P01", StoreError, "The database {name} cannot be used: {reason}."),
    ("25006", StoreError, "The database {name} cannot be written to."),
    ("57P", StoreAway, _AWAY),
    ("08", StoreAway, _AWAY),
)


def translate(error: Exception, name: str) -> Exception | None:
    """Translate an error of the driver into a StoreError or Conflict; None: an unexpected error."""
    if isinstance(error, OSError):  # includes TimeoutError
        return StoreAway(_AWAY.format(name=name))
    if isinstance(error, PoolTimeout):
        return StoreBusy(ALL_IN_USE.format(name=name))
    if not isinstance(error, DBAPIError):
        return None
    if is_unsupported_value(error):
        return StoreError(f"The database {name} does not accept a value.")
    state = _state(error)
    for beginning, kind, sentence in _STATES:
        if state.startswith(beginning):
            return kind(sentence.format(name=name, reason=summary(error.orig)))
    if error.connection_invalidated:
        return StoreAway(_AWAY.format(name=name))
    if isinstance(error, OperationalError | InterfaceError):
        return StoreError(f"The database {name} cannot be used: {summary(error.orig)}.")
    return None


def is_unsupported_value(error: DBAPIError) -> bool:
    """Whether a value is too large or contains a character that PostgreSQL does not accept.

    The message of the error contains the value, so it must not be shown.
    """
    return _state(error).startswith("22") or "invalid input for query argument" in str(error.orig)


def _state(error: DBAPIError) -> str:
    """The SQLSTATE of an error; empty if the server gave none."""
    return getattr(error.orig, "sqlstate", None) or ""


def summary(error: object) -> str:
    """The first line of an error. The other lines contain values."""
    return str(error).partition("\n")[0].rstrip(".")
