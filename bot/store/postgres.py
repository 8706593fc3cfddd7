"""PostgreSQL set up so that the same statements mean the same as on SQLite, for several processes at once.

Writers wait for the rows they change, not for each other. Every decision about a match raises its revision
(`matches.change`), which locks the match until the commit, so of two processes one is judged again. Readers
see one moment. What PostgreSQL breaks off for two that wait for each other is a `Conflict`: judge again.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, DisconnectionError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.errors import Conflict, StoreBusy, StoreError

READING: Final[dict[str, Any]] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""Execution options of transactions that only read: one consistent picture."""
CONNECTING: Final = 10.0
"""Seconds to wait for a server that does not answer."""
STATEMENT: Final = 120.0
"""Seconds after which a statement is given up: the way to the server is dead."""
MIGRATING: Final = 0x7475726E706F7374
"""Number of the advisory lock under which one process at a time brings the database to its newest form."""
CATCHING_UP: Final = 0x7475726E706F7376
"""The same for setting the clocks after a silence of the whole house."""


def make_engine(url: URL, wait: float) -> AsyncEngine:
    """`wait`: seconds that a writer waits for a row that another has locked.

    Raises:
        StoreError: the driver is not installed.
    """
    name = plain_name(url)

    async def connect(*args: Any, **settings: Any) -> Any:
        import asyncpg

        try:
            return await asyncpg.connect(*args, **settings)
        except (TypeError, ValueError) as error:
            raise StoreError(f"The address of the database {name} cannot be used: {brief(error)}.") from None

    try:
        engine = create_async_engine(
            url,
            isolation_level="READ COMMITTED",  # whatever the server's own default is
            pool_size=8,
            max_overflow=8,
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
        """A connection that the server has closed is thrown away. (Asking the server each time would cost
        as much as the work.)"""
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    return engine


def plain_name(url: URL) -> str:
    """The database as errors call it: never with a user or a password."""
    host = url.host or url.query.get("host") or "this machine"
    where = host if isinstance(host, str) else ", ".join(host)
    return f"{url.database or 'postgres'} at {where}" + (f":{url.port}" if url.port else "")


def alone(connection: Connection, number: int = MIGRATING) -> None:
    """Until the transaction ends no other process does the same; waits for one that does."""
    connection.execute(text("SET LOCAL lock_timeout = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})


_AWAY = "The database {name} does not answer: see that it runs, and that its address is right."
_STATES: Final = (
    # beginning of the SQLSTATE, class, the sentence
    ("23", Conflict, "{said}"),  # a key that is taken, a row that is gone
    ("40", Conflict, "{said}"),  # two that waited for each other
    ("55P03", StoreBusy, "The database {name} is busy: another process is writing to it."),
    ("57014", StoreBusy, "The database {name} is busy: it took too long."),
    ("533", StoreBusy, "The database {name} has too many connections."),
    ("531", StoreError, "The disk that holds the database {name} is full."),
    ("53", StoreBusy, "The database {name} has not enough memory."),
    ("28", StoreError, "The database {name} does not accept the user or the password."),
    ("3D", StoreError, "There is no database {name}: create it first."),
    ("42501", StoreError, "The user may not do this in the database {name}."),
    ("42P01", StoreError, "The database {name} cannot be used: {said}."),
    ("25006", StoreError, "The database {name} cannot be written to."),
    ("57P", StoreError, _AWAY),
    ("08", StoreError, _AWAY),
)


def plain(error: Exception, name: str) -> Exception | None:
    """An error of the driver as one of ours; None when it is none of these (a bug: let it through)."""
    if isinstance(error, OSError):  # `TimeoutError` is one, too
        return StoreError(_AWAY.format(name=name))
    if isinstance(error, PoolTimeout):
        return StoreBusy(f"The database {name} is busy: all connections are in use.")
    if not isinstance(error, DBAPIError):
        return None
    if unfit(error):
        return StoreError(f"The database {name} does not take a value.")
    state = _state(error)
    for beginning, kind, sentence in _STATES:
        if state.startswith(beginning):
            return kind(sentence.format(name=name, said=brief(error.orig)))
    if error.connection_invalidated:
        return StoreError(_AWAY.format(name=name))
    if isinstance(error, OperationalError | InterfaceError):
        return StoreError(f"The database {name} cannot be used: {brief(error.orig)}.")
    return None


def unfit(error: DBAPIError) -> bool:
    """A value is too large, or has a character that no text may have. (The error's own words show it.)"""
    return _state(error).startswith("22") or "invalid input for query argument" in str(error.orig)


def _state(error: DBAPIError) -> str:
    """The SQLSTATE, if the server has said something."""
    return getattr(error.orig, "sqlstate", None) or ""


def brief(error: object) -> str:
    """The first line: what follows shows values."""
    return str(error).partition("\n")[0].rstrip(".")
