"""Sentences for the operator about errors of Discord or the database that prevent the start.

A sentence names the place of an error, but never the data that were sent. They may be long, or secret.
"""

from __future__ import annotations

import re

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.http import Route
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError, discord.GatewayNotFound)
"""Discord or the network is down. Another attempt may succeed."""

LASTING = (
    discord.LoginFailure,
    discord.PrivilegedIntentsRequired,
    discord.Forbidden,
    app_commands.CommandSyncFailure,
)
"""Discord has answered, and would answer the same again."""

_PLACE = re.compile(r"In (group|command|context menu|parameter) '([^']*)'")


def explain(error: BaseException) -> str | None:
    """Return a sentence about an error; None: it is a bug, and its traceback is needed."""
    match error:
        case discord.LoginFailure():
            return "Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal."
        case app_commands.CommandSyncFailure():
            return f"Discord does not accept a command: {_where(str(error))}"
        case discord.Forbidden():
            reason = error.text.partition("\n")[0]
            return (
                f"Discord does not allow this ({reason}). Check that the bot is a member of the server "
                "DEV_GUILD and was invited with the scope applications.commands."
            )
        case discord.HTTPException():
            code = f", error {error.code}" if error.code else ""
            return f"Discord refuses the request (status {error.status}{code})."
        case discord.PrivilegedIntentsRequired():
            return (
                "Discord does not grant the intents that the bot requests, although none of them is "
                "privileged. Check the settings of the bot in the developer portal."
            )
        case discord.ConnectionClosed():
            return f"Discord ended the connection (code {error.code})."
        case SQLAlchemyError():
            reason = str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
            return f"The database cannot be used: {reason.rstrip('.')}."
        case _ if isinstance(error, UNREACHABLE):
            host = yarl.URL(Route.BASE).host
            return f"Discord cannot be reached at {host} ({summary(error)}). Check the network."
    return None


def summary(error: BaseException) -> str:
    """The first line of an error, or its type."""
    return (str(error).partition("\n")[0] or type(error).__name__).rstrip(".")


def _where(report: str) -> str:
    """Find the first place and error in discord.py's report about rejected commands.

    The report has a line for each group, command and parameter, followed by lines `field: error`.
    """
    places: list[str] = []
    for line in report.splitlines()[1:]:
        place = _PLACE.search(line)
        if place is None:
            return ", ".join([*places, line.strip()])
        if place[1] == "command":  # its name includes the names of its groups
            places.clear()
        places.append(place[2])
    return report.partition("\n")[0]
