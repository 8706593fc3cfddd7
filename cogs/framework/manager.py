"""Who may manage a server. Servers can show `/admin` to others, and any press can be forged, so the
permission is checked here every time."""

from __future__ import annotations

from bot.core import fact
from bot.match import UserError
from bot.match.engine.models import Manager
from cogs.framework.call import Call
from cogs.framework.persons import called


def manager_of(call: Call) -> Manager:
    """The asker, as somebody who may manage the server.

    Raises:
        UserError: this is not a server, or the asker may not manage it.
    """
    interaction = call.interaction
    if interaction.guild_id is None:
        raise UserError(fact("error-not-in-dm"))
    may = interaction.permissions
    if not (may.manage_guild or may.administrator):
        raise UserError(fact("error-not-manager"))
    return Manager(interaction.guild_id, call.user_id, called(interaction.user))
