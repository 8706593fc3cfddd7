"""The file of a world: one row per thing, written at every change, and uploaded files as blobs.

Each write is a statement in autocommit mode. So everything is stored before a response is sent, and nothing
is lost if the process is killed.
"""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final, TypeVar

import msgspec

S = TypeVar("S")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS thing (kind TEXT NOT NULL, id INTEGER NOT NULL, body BLOB NOT NULL,
                                  PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
"""


PATIENCE: Final = 1.0
"""Seconds to wait for a process that closes the file."""


class StorageError(OSError):
    """The file is not a world, cannot be written, or is in use by another sandbox; see ``strerror``."""


class Storage:
    """Stores structs by kind and id. With ``path`` None, everything is in memory."""

    def __init__(self, path: str | Path | None = None) -> None:
        try:
            if path is not None:
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            with ExitStack() as opened:
                self._db = sqlite3.connect(
                    path or ":memory:", timeout=PATIENCE, isolation_level=None, check_same_thread=False
                )
                opened.callback(self.close)
                # Only one process may use the file: a second one would overwrite changes of the first.
                self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
                self._db.execute("PRAGMA journal_mode=WAL")
                self._db.execute("PRAGMA synchronous=NORMAL")
                self._db.executescript(_SCHEMA)
                opened.pop_all()
        except sqlite3.Error as error:
            used = "is in use by another process" if "locked" in str(error) else f"cannot be used ({error})"
            raise StorageError(errno.EIO, f"{path} {used}") from None
        self._encode = msgspec.json.Encoder().encode

    def close(self) -> None:
        self._db.close()

    def put(self, kind: str, id_: int, thing: object) -> None:
        self._db.execute("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", (kind, id_, self._encode(thing)))

    def drop(self, kind: str, id_: int) -> None:
        self._db.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (kind, id_))

    def all(self, kind: str, of: type[S]) -> Iterator[S]:
        """All things of a kind, in the order of their ids."""
        decoder = msgspec.json.Decoder(of)
        rows = self._db.execute("SELECT body FROM thing WHERE kind = ? ORDER BY id", (kind,)).fetchall()
        return (decoder.decode(body) for (body,) in rows)

    def put_fact(self, name: str, value: object) -> None:
        self._db.execute("INSERT OR REPLACE INTO fact VALUES (?, ?)", (name, self._encode(value)))

    def fact(self, name: str, of: type[S], default: S) -> S:
        row = self._db.execute("SELECT body FROM fact WHERE name = ?", (name,)).fetchone()
        return default if row is None else msgspec.json.decode(row[0], type=of)

    def put_file(self, id_: int, data: bytes) -> None:
        self._db.execute("INSERT OR REPLACE INTO file VALUES (?, ?)", (id_, data))

    def file(self, id_: int) -> bytes | None:
        row = self._db.execute("SELECT data FROM file WHERE id = ?", (id_,)).fetchone()
        return None if row is None else bytes(row[0])

    def drop_file(self, id_: int) -> None:
        self._db.execute("DELETE FROM file WHERE id = ?", (id_,))
