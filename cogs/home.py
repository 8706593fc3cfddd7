"""Where the bot is only a guest: group messages, and servers that have not installed it.

It cannot post there, only answer. So a match that was opened there is played in the direct messages of its
players. When somebody does something where it was opened, its home, the answer also shows the board to the
others. An answer may have five more messages, and this takes one of them."""

from __future__ import annotations

import logging

import discord
from msgspec.structs import replace

from bot.core import fact
from bot.match import Brief, Place, UserError
from bot.match.engine.models import OVER
from cogs.delivery import boards
from cogs.delivery.boards import Made
from cogs.delivery.channels import LivePings
from cogs.framework.call import Call
from cogs.framework.refusals import for_content
from cogs.ui.page import Button, Row, files, press, public, verb_button

log = logging.getLogger(__name__)


def direct_place(call: Call, *, direct: bool) -> Place:
    """The asker's direct messages as the place of a match. `direct`: all its players play it in their own.

    Raises:
        UserError: Discord did not say where the command was given.
    """
    channel = call.interaction.channel_id
    if channel is None:
        raise UserError(fact("error-not-in-dm"))
    return Place(None, channel, direct=direct)


def speaks_alone(call: Call) -> bool:
    """Whether the bot is a guest whose answers only the asker can see: the server does not allow apps that it
    has not installed to answer in public, so Discord makes every answer private."""
    interaction = call.interaction
    if not call.is_guest or interaction.guild_id is None:
        return False
    return not interaction.permissions.use_external_apps


async def show_here(call: Call, brief: Brief) -> None:
    """Show everybody here the board of a match that has its home here. Call it after the private answer."""
    at_home = brief.place.direct and brief.place.channel == call.interaction.channel_id
    if not (call.is_guest and at_home) or speaks_alone(call):
        return
    made, pictures = await _made(call, brief)
    for shown in dict.fromkeys((pictures, ())):  # in words if Discord refuses the pictures
        try:
            page = made(shown)
            told = public(page) | {"allowed_mentions": discord.AllowedMentions.none()}
            await call.interaction.followup.send(**told, files=files(page))
        except discord.HTTPException as error:
            # The players have their boards, so only the others miss something.
            log.info("match %s: nothing was shown in its home: %s", brief.match, error.code)
            if not for_content(error):
                return
        else:
            return


async def _made(call: Call, brief: Brief) -> Made:
    services = call.services
    if brief.started_at is None:
        drawn, pictures = await boards.made_lobby(services, brief)
        code = await services.matches.direct.code(brief.match, brief.host)
        rows: tuple[Row, ...] = ()
        if code is not None and brief.state == "lobby":
            join = Button(press("joincode", code), call.words("button-join"), "success")
            rows = ((join, verb_button(call.words, "rules", brief.match)),)
        return lambda shown: replace(drawn(shown), rows=rows), pictures
    look = await services.matches.views.look(brief.match)
    if brief.state in OVER:
        return await boards.made_final(services, look)
    return await boards.made_board(services, look, LivePings(services, brief.match, ()), first=False)
