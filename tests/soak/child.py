"""`python -m bot` with a clock and a disk that another process controls.

The bot does not know this. Its clock is the function from which it gets the time, and a full disk is
simulated by SQLite's limit of pages. Pictures are drawn by a process that is not killed with the bot.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

import bot.app
import bot.start
from bot.match.delivery import claimed, worker
from bot.match.scheduling import scheduler
from tests.soak.dials import Dials
from tests.soak.easel import FarPainter

DIALS: Final = "SOAK_DIALS"
EASEL: Final = "SOAK_EASEL"
"""Environment variables with the names of the files."""
NO_LIMIT: Final = 2**31 - 2


def main() -> int:
    dials = Dials(Path(os.environ[DIALS]))

    def now() -> datetime:
        return datetime.now(UTC) + timedelta(milliseconds=dials.ahead)

    @event.listens_for(Engine, "begin")
    def begun(connection: Connection) -> None:
        pages = 1 if dials.full else NO_LIMIT  # never less than there are
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    def painter(*_: object, **__: object) -> FarPainter:
        return FarPainter(Path(os.environ[EASEL]))

    bot.app.now = now
    bot.app.Painter = painter  # type: ignore[assignment,attr-defined]
    # Where a day takes seconds, and trouble is the rule, nothing waits for minutes.
    scheduler.POLL = 0.1  # type: ignore[misc]
    claimed.BACK_OFF = worker.BACK_OFF = (1, 1, 2, 3, 5, 8)  # type: ignore[attr-defined,misc]
    return bot.start.run()


if __name__ == "__main__":
    sys.exit(main())
