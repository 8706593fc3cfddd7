"""The forms that the database has had, and its migration to the current one, which runs at every start.

The revisions are read from the files of the migrations. Alembic, which carries these out, is imported only
where it is needed: it takes 10 MB, and nearly every start has nothing to change.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect

from bot.store import postgres, shard_lock
from bot.store.errors import StoreError
from bot.store.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory


FOLDER: Final = Path(__file__).parent / "migrations"
_WRITTEN: Final = re.compile(r"""^(revision|down_revision) = ["'](\w+)["']""", re.MULTILINE)


@cache
def _older() -> dict[str, str | None]:
    """Each revision with the one before it; None: the first."""
    older = {}
    for file in (FOLDER / "versions").glob("[0-9]*.py"):
        written = dict(_WRITTEN.findall(file.read_text(encoding="utf-8")))
        older[written["revision"]] = written.get("down_revision")
    return older


@cache
def newest() -> str:
    """The schema revision of this version of the program."""
    (head,) = _older().keys() - _older().values()
    return head


def known_revisions() -> set[str]:
    """All schema revisions that this program has had."""
    return set(_older())


# Alembic's log lines are no use to operators; it writes the first one when it is imported.
logging.getLogger("alembic").setLevel(logging.WARNING)


def migrate(connection: Connection, name: str) -> None:
    """Upgrade to the newest schema within the caller's transaction. Other processes wait meanwhile. Raises
    StoreError: the database belongs to a newer version or to another program, or is damaged."""
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:
        postgres.alone(connection)
    tables = set(inspect(connection).get_table_names())
    current: str | None = None
    if "alembic_version" in tables:
        current = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
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


def _upgrade(connection: Connection, name: str, current: str | None) -> None:
    """Make sure that older versions that are running can go on with the newer form; then upgrade. Raises
    StoreError: an older version is running that cannot."""
    if current is not None and connection.dialect.name != "sqlite" and shard_lock.others_run(connection):
        for revision, doc in alone_after(current):
            raise StoreError(
                f"Other processes of the bot run an older version on the database {name}, which could not go "
                f"on with the new form ({revision}: {doc}). Stop all of them, then start this version."
            )
    upgrade(connection)


def _config(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def _scripts() -> ScriptDirectory:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config())


def revisions_after(revision: str | None) -> list[tuple[str, str]]:
    """The schema revisions after this one, oldest first, each with what it changes; None: all of them."""
    scripts = list(_scripts().iterate_revisions("head", revision or "base"))[::-1]
    return [(script.revision, (script.doc or "").partition("\n")[0].rstrip(".")) for script in scripts]


def alone_after(revision: str) -> list[tuple[str, str]]:
    """The revisions after this one with which a running older version cannot go on. A migration with `beside
    = True` is not among them: it only adds what the older version does not need to know about."""
    return [
        (after, doc)
        for after, doc in revisions_after(revision)
        if not getattr(_scripts().get_revision(after).module, "beside", False)
    ]


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade to a revision within the caller's transaction."""
    from alembic import command

    command.upgrade(_config(connection), revision)
