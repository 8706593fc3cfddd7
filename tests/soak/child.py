"""`python -m bot` as a host runs it, with a clock and a disk that somebody outside has in hand.

The bot knows nothing of it: its clock is the one function it takes its time from, and a full disk is SQLite's
own, told that it may not take another page. Its pictures are drawn by a process that outlives it.
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
from bot.match.delivery import worker as outbox
from bot.match.timing import scheduler as keeper
from tests.soak.dials import Dials
from tests.soak.easel import FarPainter

DIALS: Final = "SOAK_DIALS"
EASEL: Final = "SOAK_EASEL"
"""Environment variables that name the files."""
NO_LIMIT: Final = 2**31 - 2


def main() -> int:
    dials = Dials(Path(os.environ[DIALS]))

    def now() -> datetime:
        return datetime.now(UTC) + timedelta(milliseconds=dials.ahead)

    @event.listens_for(Engine, "begin")
    def begun(connection: Connection) -> None:
        pages = 1 if dials.full else NO_LIMIT  # never less than there are
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    def painter(*_: object) -> FarPainter:
        return FarPainter(Path(os.environ[EASEL]))

    bot.app.now = now
    bot.app.Painter = painter  # type: ignore[assignment,attr-defined]
    # Where a day takes seconds, and trouble is the rule, nothing waits for minutes.
    keeper.POLL = 0.1  # type: ignore[misc]
    outbox.BACK_OFF = (1, 1, 2, 3, 5, 8)  # type: ignore[misc]
    return bot.app.run()


if __name__ == "__main__":
    sys.exit(main())
