"""The command tree: every error of a command becomes one translated private answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import discord
from discord import app_commands
from discord.utils import MISSING

from bot.core import fact
from bot.match import UserError
from bot.runtime import metrics
from cogs.framework.bodies import fits
from cogs.framework.call import Call
from cogs.framework.guard import guarded
from cogs.framework.services import Interaction

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
