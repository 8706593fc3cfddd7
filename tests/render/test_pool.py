"""The painter: off the loop, remembered, timed, built again when a worker dies."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from bot.games.registry import GAMES
from render.paint import paint
from render.pool import Painter, PictureError, digest
from tests.gallery import NAMES, at, play, public

RULES = GAMES["golden_horn"]
SHOTS = play(RULES, 2, 3)


async def test_painter() -> None:
    scene = public(RULES, at(SHOTS, 0.5), "en", NAMES)
    other = public(RULES, at(SHOTS, 0.6), "en", NAMES)
    async with Painter(timeout=60) as painter:
        first, again, second = await asyncio.gather(
            painter.paint(scene), painter.paint(scene), painter.paint(other)
        )
        assert first is again  # drawn once
        assert await painter.paint(scene) is first  # and kept
        assert first.data == paint(scene).data  # another process, the same bytes
        assert second.data != first.data

        pool = painter._pool
        assert pool is not None
        for process in pool._processes.values():
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        third = await painter.paint(public(RULES, at(SHOTS, 0.7), "en", NAMES))
        assert third.data[:4] == b"\x89PNG"


async def test_too_slow() -> None:
    painter = Painter(timeout=0.01)
    with pytest.raises(PictureError):
        await painter.paint(public(RULES, at(SHOTS, 0.5), "en", NAMES))
    await painter.close()


def test_digest_follows_the_scene() -> None:
    scene = public(RULES, at(SHOTS, 0.5), "en", NAMES)
    assert digest(scene) == digest(public(RULES, at(SHOTS, 0.5), "en", NAMES))
    assert digest(scene) != digest(public(RULES, at(SHOTS, 0.5), "pl", NAMES))
