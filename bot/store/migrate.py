"""Migration of a database to the current schema. It runs at every start."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store import postgres, shard_lock
from bot.store.errors import StoreError
from bot.store.schema import metadata

logging.getLogger("alembic").setLevel(logging.WARNING)  # its other lines are of no use to operators

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
    """The schema revision of this version of the program."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def known_revisions() -> set[str]:
    """All schema revisions that this program has had."""
    return {script.revision for script in _scripts().walk_revisions()}


def revisions_after(revision: str | None) -> list[tuple[str, str]]:
    """The schema revisions after this one, oldest first, each with what it changes; None: all of them."""
    scripts = list(_scripts().iterate_revisions("head", revision or "base"))[::-1]
    return [(script.revision, (script.doc or "").partition("\n")[0].rstrip(".")) for script in scripts]


def migrate(connection: Connection, name: str) -> None:
    """Upgrade to the newest schema within the caller's transaction. Other processes wait meanwhile.

    Raises:
        StoreError: the database belongs to a newer version or to another program, or is damaged.
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
        if current is not None and not sqlite:
            _allow(connection, name, current)
        upgrade(connection)
    lacking = sorted(metadata.tables.keys() - set(inspect(connection).get_table_names()))
    if lacking:
        raise StoreError(f"The database {name} is damaged: it lacks the table {lacking[0]}.")


def _allow(connection: Connection, name: str, current: str) -> None:
    """Make sure that an older version that is running can go on with the newer form. A migration says so by
    `beside = True`: it only adds what the older version does not need to know of.

    Raises:
        StoreError: it cannot.
    """
    if not shard_lock.others_run(connection):
        return
    for revision, doc in revisions_after(current):
        if not getattr(_scripts().get_revision(revision).module, "beside", False):
            raise StoreError(
                f"Other processes of the bot run an older version on the database {name}, which could not go "
                f"on with the new form ({revision}: {doc}). Stop all of them, then start this version."
            )


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade to a revision within the caller's transaction."""
    command.upgrade(_config(connection), revision)
