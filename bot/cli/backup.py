"""`python -m bot backup FILE`, `restore FILE` and `rehearse FILE`, which tries to restore a backup without
touching the real database."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bot.cli.check import Checked, check, counted
from bot.cli.copy import take_from_server
from bot.cli.databases import migrated
from bot.core import AnyRules
from bot.store import StoreError
from bot.store.engine import sqlite_file
from bot.store.sqlite_files import (
    SIDES,
    Contents,
    contents,
    copy,
    explain,
    lock_database,
    must_be_whole,
    reading,
    remove,
)
from bot.store.steps import RESTORED


def back_up(url: str, file: Path) -> Contents:
    """Copy the database to a file, also while the bot runs. An older backup with this name is replaced.

    A backup is an SQLite file, also that of a PostgreSQL database.

    Raises:
        StoreError: it is not possible; nothing was changed.
    """
    source = sqlite_file(url)
    if file.exists():
        if source is not None and source.exists() and file.samefile(source):
            raise StoreError(f"{file} is the database itself; name another file.")
        if file.is_dir():
            raise StoreError(f"{file} is a folder; name a file.")
        contents(file)  # raises StoreError if the file is not a backup, so that it is not replaced
    return asyncio.run(take_from_server(url, file)) if source is None else copy(source, file)


def restore(url: str, file: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> Path | None:
    """Replace the database by a backup. The old database is renamed; return its new name. Raises StoreError:
    the bot is running, or the file is damaged, from another program or from a newer version; nothing was
    changed."""
    target = _real(_file(url))
    if target.exists() and file.exists() and file.samefile(target):
        raise StoreError(f"{file} is the database itself; name a backup.")
    must_be_whole(file)
    contents(file)
    new = target.with_name(f"{target.name}.new")
    with lock_database(url):
        try:
            copy(file, new, sealed=False)
            _reset_outbox(new, now())
            _keep_numbers(new, target)
            return _exchange(target, new, now())
        finally:
            remove(new)


def _exchange(target: Path, new: Path, at: datetime) -> Path | None:
    """Rename the old database and put the new one in its place; on failure, undo the renames."""
    kept = target.with_name(f"{target.name}.{at:%Y%m%d-%H%M%S}") if target.exists() else None
    moves = [(new, target)]
    if kept is not None:
        sides = [side for side in ("", *SIDES) if target.with_name(f"{target.name}{side}").exists()]
        moves[:0] = [(target.with_name(f"{target.name}{side}"), Path(f"{kept}{side}")) for side in sides]
    done: list[tuple[Path, Path]] = []
    try:
        for old, now in moves:
            old.rename(now)
            done.append((old, now))
    except OSError as error:
        for old, now in reversed(done):
            now.rename(old)
        raise StoreError(f"{target} cannot be renamed: {error.strerror}.") from None
    return kept


def _reset_outbox(file: Path, now: datetime) -> None:
    """Delete the messages in the outbox of a backup but for hands, which show what is so when they are sent,
    and have the bot post every running match again.

    The old messages were sent after the backup was made, or are out of date. The new boards ping nobody,
    because players may have been pinged before. The bot makes them when it starts, in the form of its own
    version; these statements fit every form that the database has had.
    """
    at = int(now.timestamp() * 1000)
    try:
        with closing(sqlite3.connect(file)) as db, db:
            db.execute("delete from outbox where state in ('pending', 'sending') and kind <> 'hand'")
            db.execute("insert or replace into seen (key, result, at) values (?, '', ?)", (RESTORED, at))
    except sqlite3.DatabaseError as error:
        raise explain(error, file) from None


def _keep_numbers(file: Path, old: Path) -> None:
    """Give no number again that a match or an event had since the backup: its messages are still there, and
    their buttons would lead to another one."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(file)) as db, db, reading(old) as before:
        for name, last in before.execute("select name, seq from sqlite_sequence").fetchall():
            there = db.execute("select seq from sqlite_sequence where name = ?", (name,)).fetchone()
            db.execute("delete from sqlite_sequence where name = ?", (name,))
            newest = max(last, there[0] if there else 0)
            db.execute("insert into sqlite_sequence (name, seq) values (?, ?)", (name, newest))


def _real(file: Path) -> Path:
    """The file that a name stands for, through symbolic links. Raises StoreError: the file has a second name,
    which would keep the old database."""
    try:
        real = file.resolve()
        names = real.stat().st_nlink if real.exists() else 1
    except (OSError, RuntimeError):
        raise StoreError(f"The database file {file} cannot be opened or created.") from None
    if names > 1:
        raise StoreError(
            f"The database {file} has {names} names (hard links). Remove the others first: they would keep "
            "the old database."
        )
    return real


def _file(url: str) -> Path:
    file = sqlite_file(url)
    if file is None:
        raise StoreError(
            "A backup is restored into an SQLite file. `python -m bot copy` brings it into an empty "
            "PostgreSQL database."
        )
    return file


class Rehearsal(msgspec.Struct, frozen=True):
    contents: Contents
    running: int
    """The number of running matches that were replayed."""
    faults: tuple[Checked, ...]
    """The running matches that could not go on."""

    def __str__(self) -> str:
        return f"The backup can be restored: {self.contents}. {counted(self.running, len(self.faults))}"


def rehearse(file: Path, games: Mapping[str, AnyRules]) -> Rehearsal:
    """Restore a backup into a folder that is removed again, bring it to the form of this version, and replay
    every running match. The real database is not touched. Raises StoreError: the backup cannot be
    restored."""
    with tempfile.TemporaryDirectory(prefix="turnpost-rehearsal-") as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'turnpost.sqlite'}"
        restore(url, file)
        asyncio.run(migrated(url))
        databases = list(check(url, games))
        there = contents(Path(folder) / "turnpost.sqlite")
    return Rehearsal(there, len(databases), tuple(checked for checked in databases if checked.fault))
