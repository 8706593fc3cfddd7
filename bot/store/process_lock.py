"""A lock that lets only one process use an SQLite database: two would send every message twice.

Several processes may share a PostgreSQL database, each with its own shards: see `bot.store.shard_lock`.

The lock is the operating system's lock on a file beside the database. The system releases it when the process
ends, even after a crash, so nothing has to be cleaned up.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout

from bot.store.engine import sqlite_file
from bot.store.errors import InUse, StoreError


@contextmanager
def lock_database(url: str) -> Iterator[None]:
    """Be the only process that uses an SQLite database. Other databases are not locked.

    Raises:
        InUse: another process uses it.
        StoreError: the lock file cannot be written.
    """
    file = sqlite_file(url)
    if file is None or str(file).startswith("file:"):
        yield
        return
    lock = FileLock(f"{file}.lock", thread_local=False)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise StoreError(f"The database file {file} cannot be opened or created.") from None
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise InUse(f"The database {file} is in use by another process of the bot.") from None
    except OSError:
        raise StoreError(f"The file {file}.lock beside the database cannot be opened or created.") from None
    try:
        yield
    finally:
        lock.release()
