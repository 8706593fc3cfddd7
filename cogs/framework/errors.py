"""The command tree: every error of a command becomes one translated private answer. The options in a
command's body must be the options of the command, with values of their types: Discord checks the commands
that it knows, but a client may show older ones, and no input is trusted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from discord.utils import MISSING

from bot.core import fact
from bot.match import UserError
from bot.runtime import metrics
from cogs.framework.call import Call
from cogs.framework.guard import guarded
from cogs.framework.services import Interaction

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


log = logging.getLogger(__name__)

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
