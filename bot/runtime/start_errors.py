"""Why Discord or the database does not let the bot start, in one plain sentence for the host.

A sentence names the place of a fault, never what was sent: that may be long, or secret.
"""

from __future__ import annotations

import re

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.http import Route
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

AWAY = (aiohttp.ClientError, OSError, TimeoutError, discord.GatewayNotFound)
"""Discord, or the way there, is down. Another try may succeed."""

_PLACE = re.compile(r"In (group|command|context menu|parameter) '([^']*)'")


def plain(error: BaseException) -> str | None:
    """The sentence for what the client ended with; None: a bug, which needs its traceback."""
    match error:
        case discord.LoginFailure():
            return "Discord does not accept DISCORD_TOKEN: copy it anew."
        case app_commands.CommandSyncFailure():
            return f"Discord does not accept a command: {_where(str(error))}"
        case discord.Forbidden():
            reason = error.text.partition("\n")[0]
            return (
                f"Discord does not let the bot do this ({reason}): is it a member of the server DEV_GUILD, "
                "invited with applications.commands?"
            )
        case discord.HTTPException():
            return f"Discord refuses ({error.status}{f', error {error.code}' if error.code else ''})."
        case discord.PrivilegedIntentsRequired():
            return (
                "Discord does not grant the intents the bot asks for, though it asks for no privileged one. "
                "Look at the bot's page in the developer portal."
            )
        case discord.ConnectionClosed():
            return f"Discord ended the connection (code {error.code})."
        case SQLAlchemyError():
            reason = str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
            return f"The database cannot be used: {reason.rstrip('.')}."
        case _ if isinstance(error, AWAY):
            host = yarl.URL(Route.BASE).host
            return f"Discord cannot be reached at {host} ({brief(error)}). Is the network up?"
    return None


def brief(error: BaseException) -> str:
    """An error in a few words on one line."""
    return (str(error).partition("\n")[0] or type(error).__name__).rstrip(".")


def _where(report: str) -> str:
    """The first place in discord.py's report on commands that were refused, and what is wrong there.

    A report has a line for each group, command and parameter on the way, then lines `field: fault`.
    """
    places: list[str] = []
    for line in report.splitlines()[1:]:
        place = _PLACE.search(line)
        if place is None:
            return ", ".join([*places, line.strip()])
        if place[1] == "command":  # its name holds its group's
            places.clear()
        places.append(place[2])
    return report.partition("\n")[0]
