"""The bot in its own process with placeholders for pictures, for tests that start it many times.

The process is forked from one that has imported the program and read its catalogues, which takes two seconds.
There is one such process for all tests of a worker. The normal start is tested in `tests/test_start.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.context import ForkServerContext
from pathlib import Path

import bot.app
import bot.start
from bot.text import LANGUAGES, words
from render.paint import Anything, Picture, alt_text
from render.pool import Painter
from render.scene import Scene

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f64540"
    "0000000049454e44ae426082"
)


class PlainPainter(Painter):
    """Draws nothing: each picture is one pixel, with the alt text of the real picture."""

    async def warm_up(self) -> None:
        return None

    async def paint(self, scene: Anything, *, last: bool = False) -> Picture:
        return Picture(PIXEL, 1, 1, alt=alt_text(scene))

    async def lapse(self, scenes: Sequence[Scene], progress: Callable[[int, int], None]) -> Picture:
        progress(len(scenes), len(scenes))
        return Picture(PIXEL, 1, 1, "gif")


PLAIN = PlainPainter()
"""For tests that look at no picture. The first one of a worker that draws takes ten seconds to start."""


def run(environment: Mapping[str, str], folder: Path, log: Path) -> None:
    """Run the bot in a folder, as `python -m bot` does, and append its output to a file."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    with log.open("ab") as said:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(said.fileno(), stream.fileno())
    bot.app.Painter = PlainPainter  # type: ignore[attr-defined]
    sys.exit(bot.start.run())


class PlainBot:
    """A running process, with the interface of those of `asyncio.subprocess`."""

    def __init__(self, environment: Mapping[str, str], folder: Path, log: Path) -> None:
        self._process = _context().Process(target=run, args=(dict(environment), folder, log))
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it has just ended by itself
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        await asyncio.to_thread(self._process.join)
        assert self._process.exitcode is not None
        return self._process.exitcode


def _context() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context


for language in LANGUAGES:  # read when this is loaded: every process that is forked has them
    words(language)
