"""`python -m bot` with a painter that keeps a journal of its scenes, and a clock that another process sets.

Pictures are drawn by a process that is not killed with the bot. All else is as it runs for people.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import bot.app
import bot.start
from render.paint import Anything, Picture
from tests.evening.journal import Drawn, digest_of, write
from tests.soak.dials import Dials
from tests.soak.easel import FarPainter

DIALS: Final = "EVENING_DIALS"
EASEL: Final = "EVENING_EASEL"
JOURNAL: Final = "EVENING_JOURNAL"
"""Environment variables with the names of the files."""


class NotedPainter(FarPainter):
    """Writes down what it draws."""

    async def paint(self, scene: Anything, *, last: bool = False) -> Picture:
        at = int(bot.app.now().timestamp() * 1000)
        made = await super().paint(scene, last=last)
        write(Path(os.environ[JOURNAL]), Drawn(at, digest_of(made.data), scene))
        return made


def main() -> int:
    dials = Dials(Path(os.environ[DIALS]))

    def now() -> datetime:
        return datetime.now(UTC) + timedelta(milliseconds=dials.ahead)

    def painter(*_: object, **__: object) -> NotedPainter:
        return NotedPainter(Path(os.environ[EASEL]))

    bot.app.now = now
    bot.app.Painter = painter  # type: ignore[assignment,attr-defined]
    return bot.start.run()


if __name__ == "__main__":
    sys.exit(main())
