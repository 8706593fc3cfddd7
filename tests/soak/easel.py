"""A drawing process that is not killed with the bots for which it draws.

A drawing process needs seconds before its first picture, so a bot that is killed a hundred times would do
little else. The other parts of the painter (queues, time-outs, cache) are those of the bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from bot.games.registry import GAMES
from render.paint import Picture, alt_text
from render.pool import Painter, PictureError
from tests.e2e.plain_bot import PIXEL

T = TypeVar("T")

SIZE: Final = 8
"""The number of bytes of the length before each packet."""


class Easel(Painter):
    """Draws for painters in other processes, which send requests through a socket."""

    @asynccontextmanager
    async def serving(self, socket: Path) -> AsyncIterator[None]:
        """Answer the requests on a socket until it is closed."""
        async with self, await asyncio.start_unix_server(self._serve, socket):
            yield

    @property
    def pids(self) -> list[int]:
        """The ids of the drawing processes."""
        found = [] if self._pool is None else list(self._pool.processes)
        return [one.pid for one in found if one.pid is not None]

    async def _serve(self, asking: asyncio.StreamReader, answering: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, EOFError):
            work, given = pickle.loads(await _read(asking))
            try:
                made: Any = await self._drawn(work, *given)
            except Exception as error:
                made = PictureError(repr(error))
            _write(answering, pickle.dumps(made))
            await answering.drain()
        answering.close()


class FarPainter(Painter):
    """A painter that sends everything to an easel."""

    def __init__(self, socket: Path) -> None:
        super().__init__()
        self._socket = socket

    async def warm_up(self) -> None:
        self._on_this_loop()

    async def _drawn(self, work: Callable[..., T], *given: Any) -> T:
        async with asyncio.timeout(self._timeout):
            answer, ask = await asyncio.open_unix_connection(self._socket)
            try:
                _write(ask, pickle.dumps((work, given)))
                await ask.drain()
                made: T = pickle.loads(await _read(answer))
            finally:
                ask.close()
        if isinstance(made, Exception):
            raise made
        return made


class PlainEasel(Easel):
    """Gives one pixel for every picture, with the alt text of the real one."""

    async def warm_up(self) -> None:
        self._on_this_loop()

    async def _drawn(self, work: Callable[..., Any], *given: Any) -> Any:
        return Picture(PIXEL, 1, 1, alt=alt_text(given[0]))


def easel(*, plain: bool = False) -> Easel:
    """An easel for pictures of all games."""
    return PlainEasel() if plain else Easel(tuple(GAMES))


def _write(to: asyncio.StreamWriter, data: bytes) -> None:
    to.write(len(data).to_bytes(SIZE, "big"))
    to.write(data)


async def _read(of: asyncio.StreamReader) -> bytes:
    return await of.readexactly(int.from_bytes(await of.readexactly(SIZE), "big"))
