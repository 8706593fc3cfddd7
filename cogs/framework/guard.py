"""Run a handler: the interaction is acknowledged in time, and its asker is never left in silence for long;
every error becomes one translated private answer.

The store may not answer for a while (its server is frozen, the network is dead). Requests to it are then
given up, and change nothing (`bot.match.changing.transaction`). A change that is being committed cannot be
given up, because it may be done as soon as the store answers. The asker is told so, and later how it has
ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, Protocol

import aiohttp
import discord
from discord.utils import MISSING

from bot.core import Fact, fact
from bot.match import UserError
from bot.match.changing.context import AWAITED
from bot.match.errors import Busy, ClosedChannel, IllegalMove, Storage
from bot.runtime import metrics
from bot.runtime.tasks import end, log_context
from cogs.framework.call import AnsweredElsewhere, Asked, Call
from cogs.ui.speech import timed

log = logging.getLogger(__name__)

_GONE = {10062, 50027}
"""Discord codes for an interaction that has expired."""

_NO_CONNECTION = (OSError, aiohttp.ClientError)


Handler = Callable[[Call], Awaitable[None]]


async def guarded(call: Call, handler: Handler | None, *, acknowledge: bool = False) -> None:
    """Run a handler; turn errors into answers, and ignore a repeated interaction. `acknowledge`: first."""
    interaction = call.interaction
    with (
        call.services.answering.one(interaction.id, interaction.guild_id) as first,
        log_context(interaction=interaction.id, guild=interaction.guild_id),
    ):
        if first:
            async with attended(call):
                outcome = await _work(call, handler, acknowledge)
            metrics.INTERACTIONS.labels(outcome).inc()
            metrics.USED.labels(call.kind, call.what).inc()
            with log_context(match=call.match, outcome=outcome, seconds=round(call.age, 3)):
                log.info("%s: %s", call.what, outcome)


async def _work(call: Call, handler: Handler | None, acknowledge: bool = False) -> str:
    """Run a handler and return the outcome; see `metrics.INTERACTIONS`."""
    try:
        if call.interaction.user is MISSING:
            raise UserError(fact("error-unknown-asker"))
        asker, operator = call.interaction.user.id, call.services.matches.operator
        refusal = await operator.refusal(asker, call.interaction.guild_id)
        await call.prepare()
        if refusal is not None:
            raise UserError(refusal)
        if handler is None:
            raise UserError(fact("error-stale-control"))
        if acknowledge:
            await call.acknowledge()
        await handler(call)
    except Asked:
        return "answered"
    except AnsweredElsewhere:
        return "elsewhere"
    except IllegalMove as error:
        await _answer(call, illegal_text(call, error))
        return "refused"
    except ClosedChannel as error:
        await _answer(call, closed(call, error.fact))
        return "refused"
    except UserError as error:
        await _answer(call, timed(error.fact))
        return "storage" if isinstance(error, Storage | Busy) else "refused"
    except discord.HTTPException as error:
        if error.code in _GONE:
            return "gone"
        log.warning("Discord refused an answer: %s %s", error.status, error.code)
        await _answer(call, fact("error-discord"))
        return "unreachable"
    except _NO_CONNECTION as error:
        log.warning("Discord could not be reached for an answer: %r", error)
        return "unreachable"
    except Exception:
        log.exception("a call failed: %s", call.interaction.type)
        await _answer(call, fact("error-inside"))
        return "failed"
    return "answered"


LEGAL_SHOWN = 12
"""The most legal moves that a refusal names. Autocomplete and the page show all of them."""


def illegal_text(call: Call, error: IllegalMove) -> str:
    """Why a move is refused, and the legal moves, in the asker's language."""
    why = call.say(error.fact)
    labels = tuple(call.say(offer.label) for offer in error.offers[:LEGAL_SHOWN])
    more = len(error.offers) - len(labels)
    if not labels:
        return call.words("error-illegal-none", why=why)
    if more:
        return call.words("error-illegal-many", why=why, legal=labels, more=more)
    return call.words("error-illegal", why=why, legal=labels)


def closed(call: Call, refusal: Fact) -> Fact:
    """In which channels tables belong, without those that have been deleted."""
    guild, named = call.interaction.guild, refusal.args["channels"]
    if guild is None or guild.id != refusal.args["guild"] or not isinstance(named, tuple):
        return refusal
    there = {channel.mention for channel in guild.channels}
    left = tuple(channel for channel in named if channel in there)
    return fact(refusal.key, channels=left) if left else fact("table-channels-gone")


async def _answer(call: Call, why: Fact | str) -> None:
    try:
        await call.tell(why)
    except discord.HTTPException as error:
        log.info("an answer came too late: %s", error.code)
    except AnsweredElsewhere:
        log.info("another process has answered")
    except _NO_CONNECTION as error:
        log.warning("Discord could not be reached for an answer: %r", error)


FIRST: Final = 2.0
"""Seconds after which an interaction is acknowledged, whatever its handler waits for. Discord waits three."""
LOOK: Final = 1.0
"""Seconds between two looks whether the store answers."""
SILENCE: Final = 3.0
"""Seconds without an answer of the store after which the asker is told so."""


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
