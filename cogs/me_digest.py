"""`/me digest`, and the button below a digest."""

from __future__ import annotations

from typing import Any

import discord

from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.groups import ME
from cogs.looks import show_mine
from cogs.ui.time import me_page

Interaction = discord.Interaction[Any]


@on("mine")
async def press_mine(call: Call) -> None:
    """*My matches* below a digest: the current list, or another page of it."""
    await call.acknowledge()
    await show_mine(call, call.int_arg(0) if call.args else 0)


class Digest(Subject):
    """`/me digest`."""

    @ME.command("digest")
    async def digest(self, call: Call, time: str = "") -> None:
        matches = call.services.matches
        me = await (
            matches.people.set_digest(call.person, time) if time else matches.people.no_digest(call.person)
        )
        await call.show(me_page(call.words, me, matches.context.now()))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Digest(bot))
