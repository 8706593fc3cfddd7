"""One process a database: two would send everything twice. (PostgreSQL takes several, each with shards of its
own: `bot.runtime.shard_lock`.)

The hold is the operating system's lock on a file beside the database, so it ends with its process however
that ends, and nothing has to be tidied up.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from bot.store import StoreError
from bot.store.engine import in_memory, read_url


class InUse(StoreError):
    """Another process of the bot has the database."""


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None: it has none, or is another kind.

    Raises:
        StoreError: not a database address.
    """
    address = read_url(url)
    if address.get_backend_name() != "sqlite" or in_memory(address):
        return None
    return Path(str(address.database))


@contextmanager
def hold(url: str) -> Iterator[None]:
    """Be the only process of an SQLite database for a while. Other databases need another hold.

    Raises:
        InUse: another process is.
        StoreError: nothing can be written beside the database.
    """
    file = file_of(url)
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
