"""New SQLite databases for tests: copies of one on which the migrations ran once.

All migrations take longer than most tests. `tests/upgrade`, `tests/store` and the tests of the start run
them.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine

from bot.store.engine import sqlite_file
from bot.store.migrate import migrate


def put_database(where: Path | str) -> None:
    """Put an empty database of the newest form there, unless there is a file already.

    `where`: a file, or the address of a database. Nothing is done where it is not that of an SQLite file.
    """
    file = sqlite_file(where) if isinstance(where, str) else where
    if file is not None and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "turnpost.sqlite"
        engine = create_engine(f"sqlite:///{file}")
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        with engine.begin() as connection:
            migrate(connection, file.name)
        engine.dispose()  # the last connection writes everything into the file
        return file.read_bytes()
