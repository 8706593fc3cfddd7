"""Brings a database to the newest form. Runs at every start; does nothing when it is."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store import postgres
from bot.store.errors import StoreError
from bot.store.schema import metadata

logging.getLogger("alembic").setLevel(logging.WARNING)  # its everyday lines tell a host nothing

FOLDER = Path(__file__).parent / "migrations"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def newest() -> str:
    """The revision that this program works with."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def known_revisions() -> set[str]:
    """All forms of the database that this program has had."""
    return {script.revision for script in _scripts().walk_revisions()}


def migrate(connection: Connection, name: str) -> None:
    """Upgrade within the caller's transaction. Of several processes one does it; the others wait.

    Raises:
        StoreError: the database was written by a newer version of the program, or by another one.
    """
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:
        postgres.alone(connection)
    known = known_revisions()
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None:
        if inspect(connection).get_table_names():
            what = "file" if sqlite else "database"
            raise StoreError(f"The {what} {name} is not a database of this program.")
    elif current not in known:
        raise StoreError(f"The database {name} was written by a newer version of this program.")
    if current != newest():
        upgrade(connection)
    lacking = sorted(metadata.tables.keys() - set(inspect(connection).get_table_names()))
    if lacking:
        raise StoreError(f"The database {name} is damaged: it lacks the table {lacking[0]}.")


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade to a form, within the caller's transaction."""
    command.upgrade(_config(connection), revision)
