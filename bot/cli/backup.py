"""`python -m bot backup FILE` and `restore FILE`."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import URL

from bot.cli.sqlite_files import Contents, contents, copy
from bot.match.delivery.enqueue import Payload, Post
from bot.store import Store, StoreError, matches, outbox
from bot.store.engine import sqlite_file
from bot.store.process_lock import lock_database

SIDES = ("-wal", "-shm")
"""Files that SQLite keeps beside a database in use."""


def back_up(url: str, file: Path) -> Contents:
    """Copy the database while the bot runs; an older backup of that name is replaced.

    Raises:
        StoreError: with one plain sentence; nothing is changed.
    """
    source = _file(url)
    if file.exists():
        if source.exists() and file.samefile(source):
            raise StoreError(f"{file} is the database itself; name another file.")
        if file.is_dir():
            raise StoreError(f"{file} is a folder; name a file.")
        contents(file)  # whatever else it is, it is not for us to replace
    return copy(source, file)


def restore(url: str, file: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> Path | None:
    """Put a backup in the place of the database. The one that was there is kept; its new name is returned.

    Raises:
        StoreError: the bot is running, or the file is damaged, foreign or newer; nothing is changed.
    """
    target = _file(url)
    if target.exists() and file.exists() and file.samefile(target):
        raise StoreError(f"{file} is the database itself; name a backup.")
    contents(file)
    new = target.with_name(f"{target.name}.new")
    with lock_database(url), _gone_afterwards(new):
        copy(file, new)
        asyncio.run(_settle(new, now))
        return _exchange(target, new, now())


@contextlib.contextmanager
def _gone_afterwards(new: Path) -> Iterator[None]:
    """Nothing of a restore that fails is left."""
    try:
        yield
    finally:
        for side in ("", *SIDES):
            new.with_name(f"{new.name}{side}").unlink(missing_ok=True)


def _exchange(target: Path, new: Path, at: datetime) -> Path | None:
    """Put a database in the place of another, which is kept under another name; or change nothing."""
    kept = target.with_name(f"{target.name}.{at:%Y%m%d-%H%M%S}") if target.exists() else None
    moves = [(new, target)]
    if kept is not None:
        sides = [side for side in ("", *SIDES) if target.with_name(f"{target.name}{side}").exists()]
        moves[:0] = [(target.with_name(f"{target.name}{one}"), Path(f"{kept}{one}")) for one in sides]
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


async def _settle(file: Path, now: Callable[[], datetime]) -> None:
    """What waited to be sent when the backup was made was sent since then, or is out of date: instead every
    running match shows its board, and nobody is pinged for what they may have been pinged for before."""
    store = await Store.open(str(URL.create("sqlite+aiosqlite", database=str(file))))
    try:
        at = int(now().timestamp() * 1000)
        async with store.write() as db:
            await outbox.forget_open(db)
            for match in await matches.running(db):
                async with Post(db, match, at, secrets.token_bytes) as post:
                    await post.board(Payload())
    finally:
        await store.close()


def _file(url: str) -> Path:
    file = sqlite_file(url)
    if file is None:
        raise StoreError(
            "Only SQLite files are backed up and restored so; for PostgreSQL use pg_dump and pg_restore, or "
            "`python -m bot copy` to an SQLite file and back."
        )
    return file
