"""The bot as a process of its own, with plain pictures: for tests that start it many times."""

from __future__ import annotations

import sys

import bot.app
from render.paint import Anything, Picture
from render.pool import Painter

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f64540"
    "0000000049454e44ae426082"
)


class PlainPainter(Painter):
    """Draws nothing and is ready at once."""

    async def warm_up(self) -> None:
        return None

    async def paint(self, scene: Anything) -> Picture:
        return Picture(PIXEL, 1, 1)


if __name__ == "__main__":
    bot.app.Painter = PlainPainter  # type: ignore[attr-defined]
    sys.exit(bot.app.run())
