"""Run a handler; every error becomes one translated private answer."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from discord.utils import MISSING

from bot.core import Fact, fact
from bot.match import UserError
from bot.match.errors import Busy, IllegalMove, Storage
from bot.runtime import metrics
from bot.runtime.tasks import log_context
from cogs.framework.attending import AnsweredElsewhere, attended
from cogs.framework.call import Asked, Call
from cogs.ui.speech import timed

log = logging.getLogger(__name__)

_GONE = {10062, 50027}
"""Discord codes for an interaction that has expired."""

_NO_CONNECTION = (OSError, aiohttp.ClientError)


Handler = Callable[[Call], Awaitable[None]]


async def guarded(call: Call, handler: Handler | None) -> None:
    """Run a handler; turn errors into answers, and ignore a repeated interaction."""
    interaction = call.interaction
    with (
        call.services.answering.one(interaction.id, interaction.guild_id) as first,
        log_context(interaction=interaction.id, guild=interaction.guild_id),
    ):
        if first:
            async with attended(call):
                outcome = await _work(call, handler)
            metrics.INTERACTIONS.labels(outcome).inc()
            metrics.USED.labels(call.kind, call.what).inc()
            with log_context(match=call.match, outcome=outcome, seconds=round(call.age, 3)):
                log.info("%s: %s", call.what, outcome)


async def _work(call: Call, handler: Handler | None) -> str:
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
        await handler(call)
    except Asked:
        return "answered"
    except AnsweredElsewhere:
        return "elsewhere"
    except IllegalMove as error:
        await _answer(call, illegal_text(call, error))
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


async def _answer(call: Call, why: Fact | str) -> None:
    try:
        await call.tell(why)
    except discord.HTTPException as error:
        log.info("an answer came too late: %s", error.code)
    except AnsweredElsewhere:
        log.info("another process has answered")
    except _NO_CONNECTION as error:
        log.warning("Discord could not be reached for an answer: %r", error)
