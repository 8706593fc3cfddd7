"""The bot, waiting longer for pictures: for tests with further processes on a machine that may be slow."""

from __future__ import annotations

import sys
from functools import partial

import bot.app
import bot.elsewhere.drawing
from bot.__main__ import main
from render.pool import Painter

SECONDS = 20.0

if __name__ == "__main__":
    for module, name, value in (
        (bot.elsewhere.drawing, "PATIENCE", SECONDS),
        (bot.app, "Painter", partial(Painter, timeout=6 * SECONDS)),
    ):
        setattr(module, name, value)
    sys.exit(main())
