"""Somebody waits for the answer to an interaction: it is acknowledged in time, and never silent for long.

The store may not answer for a while (its server is frozen, the network is dead). Requests to it are then
given up, and change nothing (`bot.match.changing.transaction`). A change that is being committed cannot be
given up, because it may be done as soon as the store answers. The asker is told so, and later how it has
ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, Protocol

import aiohttp
import discord

from bot.core import Fact, fact
from bot.match.changing.context import AWAITED
from bot.runtime.tasks import end

log = logging.getLogger(__name__)

FIRST: Final = 2.0
"""Seconds after which an interaction is acknowledged, whatever its handler waits for. Discord waits three."""
LOOK: Final = 1.0
"""Seconds between two looks whether the store answers."""
OTHERS: Final = 0.2
"""Seconds for which an acknowledged interaction lets the acknowledgements of others go first, at most."""
SILENCE: Final = 3.0
"""Seconds without an answer of the store after which the asker is told so."""


class Answering:
    """The interactions that this process answers now, and the latest few thousand that it has answered.

    The gateway may deliver an interaction again after a resume; the second one is dropped. (In another
    process, the idempotency keys make it harmless.)
    """

    def __init__(self, kept: int = 4096) -> None:
        self._kept, self._ids = kept, OrderedDict[int, None]()
        self._running: dict[asyncio.Task[Any], int | None] = {}
        """The interactions that are being answered, each with its server; None: direct messages."""
        self._silent: set[int] = set()
        """The interactions without a first response."""
        self._all_responded = asyncio.Event()
        self._closing = False

    @contextmanager
    def one(self, interaction: int, guild: int | None = None) -> Iterator[bool]:
        """A context in which the current task answers an interaction. The value is False if the interaction
        is a repeat or the bot is stopping."""
        first = interaction not in self._ids and not self._closing
        self._ids[interaction] = None
        while len(self._ids) > self._kept:
            self._ids.popitem(last=False)
        task = asyncio.current_task()
        assert task is not None
        self._running[task] = guild
        if first:
            self._silent.add(interaction)
        try:
            yield first
        finally:
            self._running.pop(task, None)
            if first:
                self.responded(interaction)

    def responded(self, interaction: int) -> None:
        """Note the first response to an interaction."""
        self._silent.discard(interaction)
        if not self._silent:
            self._all_responded.set()

    async def others(self) -> None:
        """Wait until all interactions have their first response, but not for long.

        If many ask at once, each waits for Discord's sign that it was heard. The answers take longer, and can
        follow when all have this sign.
        """
        if self._silent:
            self._all_responded.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(OTHERS):
                    await self._all_responded.wait()

    async def finished(self, served: Callable[[int | None], bool], seconds: float = 10.0) -> None:
        """Wait until all interactions under way on some servers are answered, but not longer than `seconds`.

        Args:
            served: whether to wait for interactions on this server; None: direct messages.
        """
        running = {task for task, guild in self._running.items() if served(guild)}
        if running:
            await asyncio.wait(running, timeout=seconds)

    async def end(self, seconds: float = 5.0) -> None:
        """Take no more interactions. Wait for the running ones, and cancel those that take longer."""
        self._closing = True
        if self._running:
            _, late = await asyncio.wait(set(self._running), timeout=seconds)
            await end(late)


class AnsweredElsewhere(Exception):
    """Another process that is connected for the same server has taken this interaction. Nothing more is to be
    done."""


class Attended(Protocol):
    """What is needed of an interaction that is being answered."""

    async def unanswered(self, seconds: float) -> bool: ...
    async def acknowledge(self) -> None: ...
    async def tell_waiting(self, told: Fact) -> None: ...
    async def end_waiting(self) -> None: ...


@asynccontextmanager
async def attended(call: Attended) -> AsyncIterator[None]:
    """A block that answers an interaction."""
    awaited = AWAITED.set(True)
    attending = asyncio.create_task(_attend(call), name="attending")
    try:
        yield
    finally:
        AWAITED.reset(awaited)
        await end([attending])
        await _quiet(call.end_waiting())


async def _attend(call: Attended) -> None:
    await asyncio.sleep(FIRST)
    await _quiet(call.acknowledge())
    while not await call.unanswered(SILENCE):  # noqa: ASYNC110 (silence makes no event)
        await asyncio.sleep(LOOK)
    await _quiet(call.tell_waiting(fact("table-storage-waits")))


async def _quiet(telling: Awaitable[None]) -> None:
    """Ignore that Discord refuses this, or that another process has answered: the handler will get the same
    error."""
    try:
        await telling
    except (AnsweredElsewhere, discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("could not be told to wait: %r", error)
