"""SQLite files: what is in them, who may read them, copies of files that are in use, and the lock that lets
only one process use a database: two would send every message twice.

A copy that is kept ends with a seal: the SHA-256 of everything before it. SQLite does not read what comes
after the last page of a database, so a sealed copy can be used as a database.

There are two locks: one on a file beside the database, and one on the database file itself, which may have
several names (links). Both are locks of the operating system. The system releases them when the process ends,
even after a crash, so nothing has to be cleaned up. Several processes may share a PostgreSQL database, each
with its own shards: see `bot.store.shard_lock`.
"""

from __future__ import annotations

import errno
import glob
import hashlib
import os
import sqlite3
import struct
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec
from filelock import FileLock, Timeout

from bot.store.engine import sqlite_file
from bot.store.errors import InUse, StoreError
from bot.store.migrate import known_revisions, newest
from bot.store.schema import metadata

SIDES: Final = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps beside an open database."""
_SEAL: Final = b"turnpost backup sha256 "
_SEALED: Final = len(_SEAL) + 64 + 1
"""Bytes of a seal: its name, the digest, the end of the line."""
_HEADER: Final = 18
"""Bytes of the header of an SQLite file up to the size of its pages."""
PRIVATE: Final = 0o600
"""Only the owner may read a database: hands and secrets are in it."""
KEPT: Final = 3
"""Copies of earlier versions that are kept beside a database."""


class Contents(msgspec.Struct, frozen=True):
    revision: str
    matches: int
    live: int
    """The number of unfinished matches, including lobbies."""
    size: int
    """Bytes, also those that SQLite has not yet moved into the file."""

    def __str__(self) -> str:
        matches = "1 match" if self.matches == 1 else f"{self.matches} matches"
        return f"{matches}, {self.live} not finished, {self.size / 1e6:.1f} MB"


def contents(file: Path, name: Path | None = None) -> Contents:
    """Summarize a database without changing it. `name`: its name in error messages. Raises StoreError: the
    file does not exist, is damaged, or belongs to another program or a newer version."""
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
            lacking = sorted(metadata.tables.keys() - tables) if revision == newest() else []
            if lacking:
                raise StoreError(f"The database {name} is damaged: it lacks the table {lacking[0]}.")
            (total,) = db.execute("select count(*) from matches").fetchone()
            (live,) = db.execute(
                "select count(*) from matches where state in ('lobby', 'running')"
            ).fetchone()
            (size,) = db.execute(
                "select page_count * page_size from pragma_page_count, pragma_page_size"
            ).fetchone()
    except sqlite3.DatabaseError as error:
        raise explain(error, name) from None
    except (TypeError, ValueError, OverflowError, MemoryError):  # what damage looks like to the driver
        raise StoreError(f"The file {name} is damaged.") from None
    return Contents(revision, total, live, size)


def copy(source: Path, target: Path, *, sealed: bool = True) -> Contents:
    """Copy a database, also while it is in use, and check the copy. `target` is replaced only at the end.

    Args:
        sealed: end the copy with a seal.

    Raises:
        StoreError: see `contents`; or the copy cannot be written.
    """
    if not source.is_file():
        raise StoreError(f"There is no database {source} yet.")
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        with reading(source) as origin, closing(sqlite3.connect(part)) as connection:
            origin.backup(connection)
            connection.execute("PRAGMA journal_mode = DELETE")
        copied = contents(part, source)
        if sealed:
            _seal(part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except sqlite3.DatabaseError as error:
        raise explain(error, source) from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)
    return copied


def _seal(file: Path) -> None:
    with file.open("rb") as source:
        digest = hashlib.file_digest(source, "sha256").hexdigest()
    with file.open("ab") as target:
        target.write(_SEAL + digest.encode() + b"\n")


def must_be_whole(file: Path) -> None:
    """Check the seal of a backup. Copies that were made another way have none. Raises StoreError: a byte of
    the file was changed, or some are missing."""
    if not file.is_file():
        raise StoreError(f"There is no file {file}.")
    try:
        size = file.stat().st_size
        with file.open("rb") as source:
            header = source.read(_HEADER)
            source.seek(max(0, size - _SEALED))
            seal = source.read()
            source.seek(0)
            digest = hashlib.sha256()
            left = size - _SEALED
            while left > 0 and (part := source.read(min(left, 1 << 20))):
                digest.update(part)
                left -= len(part)
    except OSError as error:
        raise StoreError(f"{file} cannot be read: {error.strerror}.") from None
    if seal == _SEAL + digest.hexdigest().encode() + b"\n":
        return
    page = int.from_bytes(header[16:18], "big")
    # A database without a seal is made of whole pages; 1 stands for 65,536.
    whole = header.startswith(b"SQLite format 3\0") and page and size % (65_536 if page == 1 else page) == 0
    if seal.startswith(_SEAL) or (header.startswith(b"SQLite") and not whole):
        raise StoreError(f"The file {file} is damaged: it is not what it was when the backup was made.")


def protect(file: Path) -> None:
    """Create a database file if there is none, and let only its owner read it. Raises StoreError: it cannot
    be created."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    except OSError:
        raise StoreError(f"The database file {file} cannot be opened or created.") from None
    for side in ("", *SIDES):
        beside = file.with_name(f"{file.name}{side}")
        with suppress(OSError):  # a file of somebody else, or a file system without owners
            if beside.stat().st_mode & 0o077:
                beside.chmod(PRIVATE)


def remove(file: Path) -> None:
    """Delete a database with the files beside it, as far as they are there."""
    for side in ("", *SIDES):
        file.with_name(f"{file.name}{side}").unlink(missing_ok=True)


def keep_before_upgrade(file: Path) -> Path | None:
    """Copy a database beside itself before the start brings it to a newer form, and return the copy.

    The copies of the last three forms are kept. None: there is nothing to upgrade. The start reports anything
    else that is wrong with the file.

    Raises:
        StoreError: the copy cannot be made.
    """
    revision = revision_of(file)
    if revision is None or revision == newest() or revision not in known_revisions():
        return None
    kept = copy_before_upgrade(file, revision)
    copy(file, kept)
    copies = sorted(file.parent.glob(f"{glob.escape(file.name)}.revision-*"))
    for old in copies[:-KEPT]:
        old.unlink(missing_ok=True)
    return kept


def copy_before_upgrade(file: Path, revision: str) -> Path:
    """The name of the copy that is made of a database in this form."""
    return file.with_name(f"{file.name}.revision-{revision}")


def revision_of(file: Path) -> str | None:
    """The schema revision of a database; None if there is none or it cannot be read."""
    if not file.is_file():
        return None
    try:
        with reading(file) as db:
            row = db.execute("select version_num from alembic_version").fetchone()
    except sqlite3.DatabaseError:
        return None
    return str(row[0]) if row else None


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as db:
        yield db


def explain(error: sqlite3.DatabaseError, file: Path) -> StoreError:
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
