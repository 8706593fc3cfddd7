"""Somebody waits for the answer to an interaction: it is acknowledged in time, and never silent for long.

The store may not answer for a while (its server is frozen, the network is dead). What is asked of it is given
up then, and changes nothing (`bot.match.transaction`). What is being committed cannot be given up, for it
may be done as soon as the store answers; the asker is told so, and later how it has ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Final, Protocol

import aiohttp
import discord

from bot.core import Fact, fact
from bot.match.transaction import AWAITED
from bot.runtime.tasks import end

log = logging.getLogger(__name__)

FIRST: Final = 2.0
"""Seconds after which an interaction is acknowledged, whatever its handler waits for. Discord waits three."""
LOOK: Final = 1.0
"""Seconds between two looks whether the store answers."""
SILENCE: Final = 3.0
"""Seconds without an answer of the store after which the asker is told so."""


class AnsweredElsewhere(Exception):
    """Another process that is connected for the same server has taken this interaction. Nothing more is to be
    done."""


class Attended(Protocol):
    """What is needed of an interaction that is being answered."""

    async def unanswered(self, seconds: float) -> bool: ...
    async def acknowledge(self) -> None: ...
    async def tell_waiting(self, said: Fact) -> None: ...
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
    """Discord may refuse it, or another process may have answered: then the handler hears of it, too."""
    try:
        await telling
    except (AnsweredElsewhere, discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("could not be told to wait: %r", error)
