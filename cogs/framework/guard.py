"""Run a handler: the interaction is acknowledged in time, and its asker is never left in silence for long;
every error becomes one translated private answer.

The options in a command's body must be the options of the command, with values of their types: Discord checks
the commands that it knows, but a client may show older ones, and no input is trusted.

The store may not answer for a while (its server is frozen, the network is dead). Requests to it are then
given up, and change nothing (`bot.match.changing.transaction`). A change that is being committed cannot be
given up, because it may be done as soon as the store answers. The asker is told so, and later how it has
ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

import aiohttp
import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from discord.utils import MISSING

from bot.core import Fact, fact
from bot.match import UserError
from bot.match.changing.context import AWAITED
from bot.match.errors import Busy, ClosedChannel, IllegalMove, Storage
from bot.runtime import metrics
from bot.runtime.tasks import end, log_context
from cogs.framework.call import AnsweredElsewhere, Asked, Call
from cogs.framework.services import Interaction
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


_PLAIN: Final[dict[Kind, tuple[type, ...]]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.number: (int, float),
    Kind.boolean: (bool,),
}
_RESOLVED: Final[dict[Kind, tuple[str, ...]]] = {
    Kind.user: ("users",),
    Kind.channel: ("channels",),
    Kind.role: ("roles",),
    Kind.mentionable: ("users", "roles"),
    Kind.attachment: ("attachments",),
}
"""The parts of the body that hold the object that such a value names."""


def with_member(body: Any) -> Any:
    """The body of an interaction, with a member. In a server, discord.py looks for the asker only under
    `member`. If Discord names only the `user`, that person becomes a member without further data."""
    if not body.get("guild_id") or "member" in body or "user" not in body:
        return body
    member = {
        "user": body["user"],
        "roles": [],
        "joined_at": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": "0",
    }
    return {**body, "member": member}


def fits(
    interaction: Interaction,
    command: app_commands.Command[Any, ..., Any],
    options: list[dict[str, Any]],
) -> bool:
    """Whether a command can be run, or an option completed, with these options. In a completion, a value can
    be any text."""
    data: Any = interaction.data
    completing = interaction.type is discord.InteractionType.autocomplete
    params = {param.display_name: param for param in command.parameters}
    for option in options:
        param, value = params.get(option["name"]), option["value"]
        if param is None or param.type.value != option["type"]:
            return False
        if option.get("focused") and not (param.autocomplete and isinstance(value, str)):
            return False
        if completing and isinstance(value, str):
            continue
        if not _is_a(param.type, value, data):
            return False
        if param.choices and value not in [choice.value for choice in param.choices]:
            return False
    return True


def _is_a(kind: Kind, value: Any, data: Any) -> bool:
    """Whether a value is of a type. `data` is the body; it must hold the object that the value names."""
    if kind in _PLAIN:
        return isinstance(value, _PLAIN[kind]) and (kind is Kind.boolean or not isinstance(value, bool))
    resolved = data.get("resolved", {})
    return isinstance(value, str) and any(value in resolved.get(part, {}) for part in _RESOLVED.get(kind, ()))


COMPLETION: Final = 2.0
"""Seconds after which a completion shows nothing; Discord waits three."""
_STALE = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


class CommandTree(app_commands.CommandTree[Any]):
    """A command tree that answers every failed command once. A failed autocompletion shows an empty list."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("no completion: %s", error)
            metrics.INTERACTIONS.labels("ignored").inc()
            return
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        # The error of a menu whose message or person is not in its body has no class of its own.
        if isinstance(cause, _STALE) or type(cause) is app_commands.AppCommandError:
            cause = UserError(fact("error-stale-commands"))

        async def fail(_: Call) -> None:
            raise cause

        await guarded(Call(interaction), fail)

    async def _call(self, interaction: Interaction) -> None:
        """Run a command. If its options do not fit, the client shows an older version of it, and the asker is
        told so. A body that cannot be read does not come from Discord and is ignored."""
        if interaction.type is discord.InteractionType.autocomplete and interaction.user is MISSING:
            log.info("no completion: the request does not say who asks")
            metrics.INTERACTIONS.labels("ignored").inc()
            return None
        try:
            data: Any = interaction.data
            if data.get("type", 1) == 1:
                command, options = self._get_app_command_options(data)
                if not fits(interaction, command, options):  # type: ignore[arg-type]  # not looked at yet
                    return await self.on_error(interaction, app_commands.CommandSignatureMismatch(command))
            completing = interaction.type is discord.InteractionType.autocomplete
            try:
                async with asyncio.timeout(COMPLETION if completing else None) as limit:
                    await super()._call(interaction)
            except TimeoutError:
                if not limit.expired():
                    raise
                # It may be answered already, or be too late for that.
                with contextlib.suppress(discord.HTTPException, discord.InteractionResponded):
                    await interaction.response.autocomplete([])
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            log.info("an interaction that cannot be read: %s", type(error).__name__)
            metrics.INTERACTIONS.labels("ignored").inc()
        else:
            if interaction.type is discord.InteractionType.autocomplete:
                done = interaction.response.is_done()
                metrics.INTERACTIONS.labels("completed" if done else "failed").inc()
