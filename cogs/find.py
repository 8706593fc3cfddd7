"""Which match a command is about: the one named, the one of this channel, or the asker's only one."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core import fact
from bot.table import Brief, TableError
from bot.text.escape import shorten
from cogs.call import Asked, Call, Refusal
from cogs.pages.lists import which_page
from cogs.pages.speech import game_term, plain_names
from cogs.services import Services

SHOWN = 25


async def channel_match(call: Call) -> Brief | None:
    """The newest unfinished match of the channel or thread the asker is in."""
    place = call.place
    if place is None:
        return None
    briefs = await call.services.tables.in_channel(place.post)
    mine = [brief for brief in briefs if brief.seat_of(call.user_id) is not None]
    return next(iter(mine or briefs), None)


async def match_of(call: Call, named: int | None, verb: str) -> int:
    """The match a command is about. `verb` is the action that a menu of several matches goes on with.

    Raises:
        Refusal: there is none.
        Asked: there are several, and the asker was shown a menu of them.
    """
    if named is not None:
        return named
    here = await channel_match(call)
    if here is not None:
        return here.match
    mine = await call.services.tables.mine(call.user_id)
    if not mine:
        raise Refusal(fact("page-mine-none"))
    waiting = [one for one in mine if one.my_turn]
    if len(mine) == 1 or (verb in ("turn", "move") and len(waiting) == 1):
        return (waiting or mine)[0].brief.match
    await call.show(which_page(call.words, verb, mine))
    raise Asked


async def complete_match(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """The asker's matches, for the `match` parameter."""
    services: Services = interaction.client.services
    say = services.words(interaction.locale.value)
    try:
        mine = await services.tables.mine(interaction.user.id, over=True)
    except TableError:
        return []
    choices = []
    for one in mine:
        brief = one.brief
        title = say("match-name", game=game_term(brief.game), match=brief.match)
        name = f"{title} · {', '.join(plain_names(brief))}"
        if current.casefold() in name.casefold():
            choices.append(app_commands.Choice(name=shorten(name, 100), value=brief.match))
    return choices[:SHOWN]


async def quiet_match(interaction: discord.Interaction[Any]) -> int | None:
    """As `match_of`, for autocomplete: no question back, None when it is not clear."""
    call = Call(interaction)
    named = interaction.namespace.match
    if isinstance(named, int):
        return named
    try:
        here = await channel_match(call)
        if here is not None:
            return here.match
        mine = await call.services.tables.mine(call.user_id)
    except TableError:
        return None
    waiting = [one for one in mine if one.my_turn] or list(mine)
    return waiting[0].brief.match if len(waiting) == 1 else None
