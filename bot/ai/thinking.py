"""Where computer players think: in worker processes of their own, never on the event loop.

`Workers` are for the running bot. `Inside` thinks in a thread of this process, for tools and tests.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Event
from typing import Any, Final, Protocol

import msgspec

from bot.ai.budget import Budget, Stopped
from bot.ai.players import Choice, choose_turn
from bot.core import AnyRules, Seat, rules_of
from bot.games.registry import GAMES
from bot.runtime import workers
from bot.runtime.tasks import retrieved
from bot.runtime.workers import follow_parent

TIMEOUT: Final = 30.0
"""Seconds after which a worker is given up; no level thinks for as long as this."""
STARTING: Final = 120.0
"""Seconds that a worker may take to start on a busy machine."""
NICE: Final = 10
"""How much workers give way to the bot, so that people are answered first."""


class Question(msgspec.Struct, frozen=True):
    """What a computer player has to decide."""

    rules: AnyRules
    state: Any
    seat: Seat
    level: str
    seed: str


class GivenUp(Exception):
    """The worker died or hung. The question can be asked again."""


class Thinker(Protocol):
    """Answers questions. A caller that does not want the answer any more cancels the call."""

    @property
    def slots(self) -> int:
        """How many questions are thought about at once."""

    async def think(self, question: Question) -> Choice:
        """Raises GivenUp."""


class Inside:
    """Thinks in a thread.

    Args:
        budget: for every question, instead of the level's own.
    """

    slots = 1

    def __init__(self, budget: Budget | None = None) -> None:
        self._budget = budget

    async def think(self, question: Question) -> Choice:
        stop = Event()
        try:
            return await asyncio.to_thread(_chosen, question, self._budget, stop)
        finally:
            stop.set()


def _chosen(question: Question, budget: Budget | None, stop: Event) -> Choice:
    asked = question
    return choose_turn(asked.rules, asked.state, asked.seat, asked.level, asked.seed, budget, stop.is_set)


class Workers:
    """Thinks in worker processes, each started with its first question. Call `close` at the end."""

    def __init__(self, count: int = 1, *, timeout: float = TIMEOUT) -> None:
        self.slots = count
        self._timeout = timeout
        self._workers = [_Worker() for _ in range(count)]
        self._free = asyncio.Queue[_Worker]()
        for worker in self._workers:
            self._free.put_nowait(worker)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        return [pid for worker in self._workers for pid in worker.processes]

    async def think(self, question: Question) -> Choice:
        worker = await self._free.get()
        try:
            return await worker.think(question, self._timeout)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End the processes at once. Questions that wait for an answer are given up."""
        for worker in self._workers:
            worker.end()
            await asyncio.to_thread(worker.join)


class _Worker:
    """One process, and a pipe that says which questions need no answer any more."""

    def __init__(self) -> None:
        self._pool: workers.Workers | None = None
        self._calls: Connection | None = None
        self._numbers = itertools.count(1)

    @property
    def processes(self) -> list[int]:
        if self._pool is None:
            return []
        return [one.pid for one in self._pool.processes if one.pid is not None and one.is_alive()]

    async def think(self, question: Question, seconds: float) -> Choice:
        number, loop = next(self._numbers), asyncio.get_running_loop()
        try:
            pool = await self._started()
            answer = loop.run_in_executor(pool, _answer, number, _packed(question))
            answer.add_done_callback(retrieved)  # perhaps nobody waits for it any more
            async with asyncio.timeout(seconds):
                return await asyncio.shield(answer)
        except BrokenProcessPool as broken:
            self.end()
            raise GivenUp("the worker died") from broken
        except TimeoutError as late:
            self.end()
            raise GivenUp(f"no answer within {seconds:g} s") from late
        except asyncio.CancelledError:
            if self._calls is not None:
                with contextlib.suppress(OSError):
                    self._calls.send(number)
            raise

    async def _started(self) -> workers.Workers:
        """The pool, with a running process."""
        if self._pool is None:
            its, self._calls = Pipe(duplex=False)
            self._pool = workers.Workers(1, _prepare, its)
            try:
                async with asyncio.timeout(STARTING):
                    await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
            finally:
                its.close()
        return self._pool

    def end(self) -> None:
        """End the process; the next question starts another."""
        pool, self._pool = self._pool, None
        self._ended = pool
        if pool is not None:
            pool.end()
        if self._calls is not None:
            self._calls.close()
            self._calls = None

    def join(self) -> None:
        """Wait until the process has ended."""
        if self._ended is not None:
            self._ended.shutdown()

    _ended: workers.Workers | None = None


_Packed = tuple[str, int, AnyRules | None, Any, Seat, str, str]


def _packed(question: Question) -> _Packed:
    """Rules that every process knows are only named, so that the worker uses its own, which keep computed
    values."""
    rules = question.rules
    known = rules_of(GAMES, rules.key, rules.version) is rules
    return (rules.key, rules.version, None if known else rules, *msgspec.structs.astuple(question)[1:])


# -- in the worker -----------------------------------------------------------------------------------------

_calls: Connection | None = None
_called_off = 0


def _prepare(calls: Connection) -> None:
    global _calls
    follow_parent()
    with contextlib.suppress(OSError, AttributeError):  # not on every system
        os.nice(NICE)
    _calls = calls


def _stopped(number: int) -> bool:
    """Whether the question with this number needs no answer any more."""
    global _called_off
    if _calls is not None:
        while _calls.poll():
            _called_off = _calls.recv()
    return _called_off >= number


def _answer(number: int, packed: _Packed) -> Choice:
    key, version, rules, state, seat, level, seed = packed
    rules = rules or rules_of(GAMES, key, version)
    if rules is None:
        raise LookupError(key)
    try:
        return choose_turn(rules, state, seat, level, seed, stop=lambda: _stopped(number))
    except Stopped:
        return Choice(())
