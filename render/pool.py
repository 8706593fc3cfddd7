"""Pictures off the event loop: a small pool of spawned worker processes that draw.

The caller decides what is worth drawing (newest position wins); here a picture is only made, kept for a while
and handed out, and a pool that broke is built again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from types import TracebackType
from typing import Final

import msgspec

from render.paint import Anything, Picture, drawing, paint

log = logging.getLogger(__name__)

TIMEOUT: Final = 20.0
"""Seconds a picture may take, a cold start of the worker included."""
KEPT: Final = 64
"""Pictures kept by the digest of their scene (about 15 MB)."""


class PictureError(RuntimeError):
    """A picture could not be made in time; the words of `describe` stand in for it."""


def warm(games: Sequence[str]) -> None:
    """Loads fonts and draws what every picture of these games needs. Runs once in each worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the bot ends its workers
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for game in games:
        try:
            drawing(game).warm()
        except Exception:  # a fault shows again, with its scene, when a picture is asked for
            log.exception("warming up %s", game)


def _end_with_parent() -> None:
    """A bot that was killed cannot end its workers; they would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def digest(scene: Anything) -> bytes:
    """The same for equal scenes, in every process."""
    return hashlib.blake2b(
        type(scene).__name__.encode() + msgspec.msgpack.encode(scene, order="deterministic"), digest_size=16
    ).digest()


class Painter:
    """`await painter.paint(scene)`. Use as an async context manager, or call `close`."""

    def __init__(
        self, games: Sequence[str] = (), workers: int = 1, timeout: float = TIMEOUT, keep: int = KEPT
    ) -> None:
        """`games` are warmed up in each worker; `timeout` in seconds."""
        self._games, self._workers, self._timeout, self._keep = tuple(games), workers, timeout, keep
        self._pool: ProcessPoolExecutor | None = None
        self._done: OrderedDict[bytes, Picture] = OrderedDict()
        self._running: dict[bytes, asyncio.Task[Picture]] = {}

    async def __aenter__(self) -> Painter:
        self._ready_pool()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=warm,
                initargs=(self._games,),
            )
        return self._pool

    async def warm_up(self) -> None:
        """Starts the workers now, so that the first picture need not wait for them."""
        loop = asyncio.get_running_loop()
        pool = self._ready_pool()
        await asyncio.gather(*(loop.run_in_executor(pool, _nothing) for _ in range(self._workers)))

    async def paint(self, scene: Anything) -> Picture:
        """The picture of a scene; equal scenes asked for at once are drawn once.

        Raises:
            PictureError: it took too long, or the worker died twice.
        """
        key = digest(scene)
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        task = self._running.get(key)
        if task is None:
            task = asyncio.create_task(self._make(key, scene))
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))
        # One asker that gives up must not take the picture from the others.
        return await asyncio.shield(task)

    async def _make(self, key: bytes, scene: Anything) -> Picture:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self._ready_pool()
            try:
                async with asyncio.timeout(self._timeout):
                    made = await loop.run_in_executor(pool, paint, scene)
            except BrokenProcessPool as broken:
                self._drop(pool)
                if last:
                    raise PictureError("the worker died") from broken
                log.warning("a drawing worker died; starting another")
            except TimeoutError as late:
                self._drop(pool)
                raise PictureError(f"no picture within {self._timeout:g} s") from late
            else:
                self._done[key] = made
                while len(self._done) > self._keep:
                    self._done.popitem(last=False)
                return made
        raise AssertionError("unreachable")

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Gives up a pool; its processes are ended because one may hang in a drawing."""
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Ends the workers; pictures under way are given up."""
        for task in list(self._running.values()):
            task.cancel()
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)


def _nothing() -> None:
    """A job that only proves that the worker is up."""
