"""Migrations of the database, run by Alembic. Imported only where they are needed: it takes 10 MB."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.revisions import FOLDER


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def _scripts() -> ScriptDirectory:
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
    command.upgrade(_config(connection), revision)
