"""Errors of the store. Their messages are sentences for the operator."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class StoreError(Exception):
    """The database cannot be used."""


class StoreBusy(StoreError):
    """Another process uses the database for too long. It is safe to try again."""


class StoreAway(StoreError):
    """The database does not answer."""


class StoreUnsure(StoreError):
    """The database stopped answering during a commit: it is not known whether that was done."""


class InUse(StoreError):
    """Another process of the bot uses the database."""


class Replaced(Exception):
    """Processes with another number of shards serve everything: this one is done."""


class Conflict(Exception):
    """The match was changed in the meantime. Read it again and decide again."""


ALL_IN_USE = "The database {name} is busy: all connections are in use."
_READ_ONLY = (
    "The database file {name} cannot be written to. Check its permissions, those of its folder, and those of "
    "the files beside it that end in -wal and -shm."
)
_MESSAGES = (
    # part of the driver's message, class, the sentence
    ("database is locked", StoreBusy, "The database {name} is busy: another process is writing to it."),
    ("database table is locked", StoreBusy, "The database {name} is busy: another process is writing to it."),
    ("unable to open", StoreError, "The database file {name} cannot be opened or created."),
    ("readonly", StoreError, _READ_ONLY),
    ("disk is full", StoreError, "The disk of the database {name} is full."),
    ("disk i/o error", StoreError, "The disk of the database {name} does not work."),
    ("not a database", StoreError, "The file {name} is not a database of this program."),
    ("malformed", StoreError, "The database file {name} is damaged."),
)


def translate(error: Exception, name: str) -> Exception | None:
    """Translate an error of SQLite's driver into a StoreError or Conflict; None: an unexpected error."""
    if isinstance(error, IntegrityError):
        return Conflict(str(error.orig))
    if isinstance(error, PoolTimeout):
        return StoreBusy(ALL_IN_USE.format(name=name))
    if not isinstance(error, DBAPIError):
        return None
    text = str(error.orig).casefold()
    for part, kind, sentence in _MESSAGES:
        if part in text:
            return kind(sentence.format(name=name))
    if isinstance(error, OperationalError | InterfaceError):
        return StoreError(f"The database {name} cannot be used: {error.orig}.")
    return None
