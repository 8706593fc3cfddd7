"""Migration of a database to the current schema. It runs at every start."""

from __future__ import annotations

import logging

from sqlalchemy import Connection, inspect

from bot.store import postgres, shard_lock
from bot.store.errors import StoreError
from bot.store.revisions import known_revisions, newest
from bot.store.schema import metadata

# Alembic's log lines are no use to operators; it writes the first one when it is imported.
logging.getLogger("alembic").setLevel(logging.WARNING)


def migrate(connection: Connection, name: str) -> None:
    """Upgrade to the newest schema within the caller's transaction. Other processes wait meanwhile. Raises
    StoreError: the database belongs to a newer version or to another program, or is damaged."""
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:
        postgres.alone(connection)
    tables = set(inspect(connection).get_table_names())
    current = _revision(connection) if "alembic_version" in tables else None
    if current is None:
        if tables:
            what = "file" if sqlite else "database"
            raise StoreError(f"The {what} {name} is not a database of this program.")
    elif current not in known_revisions():
        raise StoreError(f"The database {name} was written by a newer version of this program.")
    if current != newest():
        _upgrade(connection, name, current)
        tables = set(inspect(connection).get_table_names())
    lacking = sorted(metadata.tables.keys() - tables)
    if lacking:
        raise StoreError(f"The database {name} is damaged: it lacks the table {lacking[0]}.")


def _revision(connection: Connection) -> str | None:
    """The schema revision of a database; None: nothing was made yet."""
    revision = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if revision is None else str(revision)


def _upgrade(connection: Connection, name: str, current: str | None) -> None:
    """Make sure that older versions that are running can go on with the newer form; then upgrade. Raises
    StoreError: an older version is running that cannot."""
    from bot.store import upgrading  # Alembic takes 10 MB, and nearly every start has nothing to change

    if current is not None and connection.dialect.name != "sqlite" and shard_lock.others_run(connection):
        for revision, doc in upgrading.alone_after(current):
            raise StoreError(
                f"Other processes of the bot run an older version on the database {name}, which could not go "
                f"on with the new form ({revision}: {doc}). Stop all of them, then start this version."
            )
    upgrading.upgrade(connection)
