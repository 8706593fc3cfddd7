"""Draw pictures off the event loop, in a small pool of spawned worker processes.

The caller decides which pictures are worth drawing. This module draws them, keeps them for a while, and
replaces a pool that broke.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Any, Final, Protocol, TypeVar

import msgspec

from bot.runtime.tasks import end
from bot.runtime.workers import Workers, follow_parent
from render.lapse import Frame, assemble, frame
from render.memory import painted, settle, tidy
from render.paint import Anything, Picture, drawing
from render.scene import Scene
from render.specimens import rehearsal

T = TypeVar("T")

log = logging.getLogger(__name__)

TIMEOUT: Final = 20.0
"""Seconds a drawing may take, counted from when a running worker begins it."""
STARTING: Final = 120.0
"""Seconds the workers may take to start; on a busy machine they load fonts and drawings for a while."""
WAITING: Final = 200
"""Maximum length of the queue: a few seconds of work.

Beyond it, requests fail at once and words are shown.
"""
KEPT: Final = 64
"""Pictures kept by the digest of their scene..."""
KEPT_BYTES: Final = 8 << 20
"""... and the bytes that they may take together."""

LOOK: Final = 0.05
"""Seconds between two looks by a request that goes `last` whether others wait."""
PATIENCE: Final = 40
"""How many times a time-lapse looks whether somebody waits for a picture.

After that many looks it draws its next frame anyway.
"""


class PictureError(RuntimeError):
    """A picture could not be made, or not in time; the words of `describe` are shown instead."""


def warm(games: Sequence[str]) -> None:
    """Draw matches of these games, so that the first pictures are not slow. Runs once in each worker."""
    follow_parent()
    settle()
    for game in games:
        try:
            for scene in rehearsal(game):
                drawing(game).paint(scene)
        except Exception:  # an error comes up again, with its scene, when somebody asks for a picture
            log.exception("warming up %s", game)
        tidy()


def digest(scene: Anything) -> bytes:
    """The digest of a scene; it is the same for equal scenes in every process."""
    return hashlib.blake2b(
        type(scene).__name__.encode() + msgspec.msgpack.encode(scene, order="deterministic"), digest_size=16
    ).digest()


class Elsewhere(Protocol):
    """Other machines that draw pictures, in addition to the workers of a painter. Its methods return None if
    nobody there draws now, or not in time."""

    async def draw(self, scene: Anything) -> Picture | None: ...

    async def shoot(self, scene: Scene, before: Frame | None) -> Frame | None:
        """Draw a frame of a time-lapse."""


class Painter:
    """Draws scenes: `await painter.paint(scene)`. Use as an async context manager, or call `close`.

    At most `workers` drawings run at once; the others wait here without a time-out. So a drawing that hangs
    fails only for those who asked for it, and merely delays the rest. A painter may be used on several event
    loops, one after the other.
    """

    def __init__(
        self,
        games: Sequence[str] = (),
        workers: int = 1,
        timeout: float = TIMEOUT,
        keep: int = KEPT,
        *,
        waiting: int = WAITING,
        draw: Callable[[Anything], Picture] = painted,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        """Set up the painter; no worker starts yet.

        `games` are warmed up in each worker. `workers`: 0 if everything is drawn elsewhere. `timeout`:
        seconds a drawing may take. `waiting`: how many may queue. `draw`: the function that a worker calls
        (it must be picklable). `elsewhere` is asked before the workers.
        """
        self._games, self._workers, self._timeout, self._keep = tuple(games), workers, timeout, keep
        self._waiting, self._draw, self._elsewhere = waiting, draw, elsewhere
        self._pool: Workers | None = None
        self._done: OrderedDict[bytes, Picture] = OrderedDict()
        self._closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._on_this_loop()

    def _on_this_loop(self) -> None:
        """Forget everything that waits on an earlier event loop, because locks and futures belong to one
        loop."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            loop = None
        if loop is None or loop is not self._loop:
            self._loop = loop
            self._turns = asyncio.Semaphore(self._workers)
            self._quiet = asyncio.Lock()
            self._running: dict[bytes, asyncio.Task[Picture]] = {}
            self._up: asyncio.Future[Any] | None = None

    async def __aenter__(self) -> Painter:
        self._ready_pool()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def _ready_pool(self) -> Workers:
        if self._pool is None:
            self._pool = Workers(self._workers, warm, self._games)
            self._up = None
        return self._pool

    async def warm_up(self) -> None:
        """Start the workers now, so that the first picture need not wait for them.

        An error is only logged: it comes up again when a picture is asked for.
        """
        self._on_this_loop()
        if not self._workers:
            return
        try:
            await self._started()
        except Exception as error:
            log.warning("the drawing workers do not start: %r", error)
        except asyncio.CancelledError:
            if _cancelled_by_others():
                log.warning("the drawing workers were given up while they started")
            else:
                raise

    async def _started(self) -> Workers:
        """A pool whose workers are all running; a pool that breaks or hangs while starting is dropped."""
        loop = asyncio.get_running_loop()
        while True:
            pool = self._ready_pool()
            if self._up is None:
                self._up = asyncio.gather(
                    *(loop.run_in_executor(pool, _nothing) for _ in range(self._workers))
                )
                # A cancelled warm-up waits no more, so nobody handles the error with which its workers may
                # end.
                self._up.add_done_callback(lambda up: up.cancelled() or up.exception())
            try:
                async with asyncio.timeout(STARTING):
                    await asyncio.shield(self._up)
            except BrokenProcessPool:
                self._drop(pool)
                raise
            except TimeoutError as late:
                self._drop(pool)
                raise PictureError(f"no worker within {STARTING:g} s") from late
            if pool is self._pool:  # otherwise it was dropped in the meantime
                return pool

    async def paint(self, scene: Anything, *, last: bool = False) -> Picture:
        """The picture of a scene. A scene that is asked for several times at once is drawn once.

        Args:
            last: begin only when nobody else waits. A caller that is cancelled before that leaves nothing
                behind.

        Raises:
            PictureError: it took too long, the worker died twice, too many wait, or the painter is closed.
        """
        self._on_this_loop()
        key = digest(scene)
        while last and self._busy and key not in self._done and key not in self._running:  # noqa: ASYNC110
            await asyncio.sleep(LOOK)
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        task = self._running.get(key)
        if task is None:
            if self._closed:
                raise PictureError("the painter is closed")
            if len(self._running) >= self._workers + self._waiting:
                raise PictureError(f"{len(self._running)} pictures are asked for already")
            task = asyncio.create_task(self._make(key, scene), name="picture")
            running = self._running
            running[key] = task
            task.add_done_callback(lambda _: running.pop(key, None))
        try:
            # If one caller gives up, the others must still get the picture.
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if _cancelled_by_others():
                raise PictureError("the painter was closed") from None
            raise

    @property
    def _busy(self) -> bool:
        """Whether a new request has to wait for others."""
        return self._turns.locked() if self._workers else bool(self._running)

    async def _make(self, key: bytes, scene: Anything) -> Picture:
        picture = None if self._elsewhere is None else await self._elsewhere.draw(scene)
        picture = picture or await self._made_here(scene)
        self._note(key, picture)
        return picture

    def _note(self, key: bytes, picture: Picture) -> None:
        """Keep a picture for later requests for the same one, and drop the pictures whose last request is
        longest ago."""
        self._done[key] = picture
        size = sum(len(picture.data) for picture in self._done.values())
        while self._done and (len(self._done) > self._keep or size > KEPT_BYTES):
            size -= len(self._done.popitem(last=False)[1].data)

    async def _made_here(self, scene: Anything) -> Picture:
        self._need_workers()
        async with self._turns:
            for last in (False, True):
                try:
                    return await self._drawn(self._draw, scene)
                except BrokenProcessPool as broken:
                    if last:
                        raise PictureError("the worker died") from broken
                    log.warning("a drawing worker died; starting another")
                except asyncio.CancelledError:  # the pool was dropped because another drawing hung
                    if not _cancelled_by_others():
                        raise
                    if last:
                        raise PictureError("the workers were given up") from None
        raise AssertionError("unreachable")

    async def lapse(self, scenes: Sequence[Scene], progress: Callable[[int, int], None]) -> Picture:
        """Draw the time-lapse of a match while nobody waits for a picture.

        Draws one frame at a time, and one time-lapse after the other. `progress` is called with the number of
        frames that are done and the number of all frames.

        Raises:
            PictureError: for the same reasons as `paint`.
        """
        self._on_this_loop()
        async with self._quiet:
            frames: list[Frame] = []
            for done, scene in enumerate(scenes):
                progress(done, len(scenes))
                await self._nobody_waits()
                frames.append(await self.shoot(scene, frames[-1] if frames else None))
            progress(len(scenes), len(scenes))
            thread = await asyncio.to_thread(assemble, frames)
        return Picture(thread, frames[0].width, frames[0].height, "gif")

    async def _nobody_waits(self) -> None:
        """Let pictures that somebody waits for go first, but do not wait for ever."""
        for _ in range(PATIENCE):
            if not self._running:
                return
            await asyncio.sleep(LOOK)

    async def shoot(self, scene: Scene, before: Frame | None) -> Frame:
        """Draw a frame of a time-lapse. Raises PictureError, as `paint`."""
        self._on_this_loop()
        if self._closed:
            raise PictureError("the painter is closed")
        shot = None if self._elsewhere is None else await self._elsewhere.shoot(scene, before)
        if shot is not None:
            return shot
        self._need_workers()
        async with self._turns:
            try:
                return await self._drawn(frame, scene, before)
            except BrokenProcessPool:
                try:
                    return await self._drawn(frame, scene, before)
                except BrokenProcessPool as broken:
                    raise PictureError("the worker died") from broken
            except asyncio.CancelledError:
                if _cancelled_by_others():
                    raise PictureError("the workers were given up") from None
                raise

    def _need_workers(self) -> None:
        if not self._workers:
            raise PictureError("nobody elsewhere draws it, and PICTURE_WORKERS=0 wants none drawn here")

    async def _drawn(self, work: Callable[..., T], *given: Any) -> T:
        """One attempt to draw. The start of new workers has a time-out of its own."""
        pool = await self._started()
        try:
            async with asyncio.timeout(self._timeout):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except TimeoutError as late:
            self._drop(pool)
            raise PictureError(f"no picture within {self._timeout:g} s") from late
        except BrokenProcessPool:
            self._drop(pool)
            raise

    def _drop(self, pool: Workers) -> None:
        """Drop a pool and end its processes, because one of them may hang in a drawing."""
        if self._pool is pool:
            self._pool = None
        pool.end()

    async def close(self) -> None:
        """End the workers at once; unfinished pictures are given up."""
        self._closed = True
        self._on_this_loop()
        running = list(self._running.values())
        for task in running:
            task.cancel()
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.end()
            await asyncio.to_thread(pool.shutdown)
        await end(running)


def _cancelled_by_others() -> bool:
    """For use in `except CancelledError`: whether the awaited future was cancelled, not the current task."""
    task = asyncio.current_task()
    return task is not None and not task.cancelling()


def _nothing() -> None:
    """A job that only proves that a worker is running."""
