"""The groups of slash commands. Each cog adds its own commands to them."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from cogs.framework.commands import Group
from cogs.framework.manager import manager_of

TABLE: Final = Group("cmd-table")
ME: Final = Group("cmd-me")
ADMIN: Final = Group(
    "cmd-admin",
    checks=(manager_of,),
    options={
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
        "default_permissions": discord.Permissions(manage_guild=True),
    },
)
"""Discord shows these commands only to those who may manage the server, unless the server says otherwise.
That is checked again every time, because any interaction can be forged."""
