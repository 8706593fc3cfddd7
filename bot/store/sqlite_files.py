"""SQLite files: what is in them, and copies of files that are in use."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from bot.store.errors import StoreError
from bot.store.migrate import known_revisions


class Contents(msgspec.Struct, frozen=True):
    """A summary of a database."""

    revision: str
    matches: int
    live: int
    """The number of unfinished matches, including lobbies."""
    size: int
    """Bytes of the file."""

    def __str__(self) -> str:
        matches = "1 match" if self.matches == 1 else f"{self.matches} matches"
        return f"{matches}, {self.live} not finished, {self.size / 1e6:.1f} MB"


def contents(file: Path, name: Path | None = None) -> Contents:
    """Summarize a database without changing it. `name`: its name in error messages.

    Raises:
        StoreError: the file does not exist, is damaged, or belongs to another program or a newer version.
    """
    name = name or file
    if not file.is_file():
        raise StoreError(f"There is no file {name}.")
    try:
        with reading(file) as db:
            (fault,) = db.execute("PRAGMA integrity_check(1)").fetchone()
            if fault != "ok":
                raise StoreError(f"The file {name} is damaged.")
            tables = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
            if not {"alembic_version", "matches", "outbox"} <= tables:
                raise StoreError(f"The file {name} is not a database of this program.")
            (revision,) = db.execute("select version_num from alembic_version").fetchone() or ("",)
            if not revision:
                raise StoreError(f"The file {name} is damaged.")
            if revision not in known_revisions():
                raise StoreError(f"The database {name} was written by a newer version of this program.")
            (total,) = db.execute("select count(*) from matches").fetchone()
            (live,) = db.execute(
                "select count(*) from matches where state in ('lobby', 'running')"
            ).fetchone()
    except sqlite3.DatabaseError as error:
        raise explain(error, name) from None
    return Contents(revision, total, live, file.stat().st_size)


def copy(source: Path, target: Path) -> Contents:
    """Copy a database, also while it is in use, and check the copy. `target` is replaced only at the end.

    Raises:
        StoreError: see `contents`; or the copy cannot be written.
    """
    if not source.is_file():
        raise StoreError(f"There is no database {source} yet.")
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it contains hands and secrets
        with reading(source) as origin, closing(sqlite3.connect(part)) as made:
            origin.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")
        found = contents(part, source)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except sqlite3.DatabaseError as error:
        raise explain(error, source) from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)
    return found


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a connection that only reads."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as db:
        yield db


def explain(error: sqlite3.DatabaseError, file: Path) -> StoreError:
    """Translate an error of SQLite into a sentence."""
    text = str(error)
    if "not a database" in text:
        return StoreError(f"The file {file} is not a database of this program.")
    if "malformed" in text:
        return StoreError(f"The file {file} is damaged.")
    if "readonly" in text:
        return StoreError(f"{file} cannot be read. SQLite also needs write permission for its folder.")
    if "full" in text:
        return StoreError("The disk is full.")
    return StoreError(f"The file {file} cannot be read or copied: {text}.")
