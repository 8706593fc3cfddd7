"""A lock that lets only one process use an SQLite database: two would send every message twice.

Several processes may share a PostgreSQL database, each with its own shards: see `bot.store.shard_lock`.

There are two locks: one on a file beside the database, and one on the database file itself, which may have
several names (links). Both are locks of the operating system. The system releases them when the process ends,
even after a crash, so nothing has to be cleaned up.
"""

from __future__ import annotations

import errno
import os
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from bot.store.engine import sqlite_file
from bot.store.errors import InUse, StoreError
from bot.store.sqlite_files import protect

LOCKED_BYTE: Final = 1 << 62
"""The place of the lock in the database file. It lies far behind the bytes that SQLite locks."""


@contextmanager
def lock_database(url: str, *, create: bool = False) -> Iterator[None]:
    """Be the only process that uses an SQLite database. Other databases are not locked.

    Args:
        create: create the file if there is none.

    Raises:
        InUse: another process uses it.
        StoreError: the lock file cannot be written.
    """
    file = sqlite_file(url)
    if file is None or str(file).startswith("file:"):
        yield
        return
    try:
        real = file.resolve()
        if real.is_symlink():  # a link to itself, since Python 3.13
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        real.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{real}.lock", thread_local=False)
    except (OSError, RuntimeError):  # RuntimeError: the same before
        raise StoreError(f"The database file {file} cannot be opened or created.") from None
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise InUse(f"The database {file} is in use by another process of the bot.") from None
    except OSError:
        raise StoreError(f"The file {file}.lock beside the database cannot be opened or created.") from None
    try:
        if create:
            protect(real)
        with _lock_file(real, str(file)):
            yield
    finally:
        lock.release()


@contextmanager
def _lock_file(file: Path, name: str) -> Iterator[None]:
    """Lock the file itself, whatever its names.

    The lock belongs to the open file, not to the process: it conflicts with nothing that SQLite locks, and
    stays when SQLite closes the file. Only Linux has these locks in the same form everywhere.

    Raises:
        InUse: another process has locked it.
    """
    if sys.platform != "linux":
        yield
        return
    import fcntl

    try:
        opened = os.open(file, os.O_RDWR | os.O_CLOEXEC)
    except OSError:  # the file is missing or cannot be written to, so nobody can play in it
        yield
        return
    try:
        wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0)
        try:
            fcntl.fcntl(opened, fcntl.F_OFD_SETLK, wanted)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise InUse(f"The database {name} is in use by another process of the bot.") from None
            # Some network file systems have no locks of this kind; the lock beside the file is left.
        yield
    finally:
        os.close(opened)
