"""`/me digest`, and the button below a digest."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands

from cogs.framework.interaction import Call, guarded
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.looks import show_mine
from cogs.ui.time import me_page

Interaction = discord.Interaction[Any]


@app_commands.rename(time=text("cmd-me-digest-time"))
@app_commands.describe(time=text("cmd-me-digest-time-about"))
async def _digest(interaction: Interaction, time: str = "") -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        matches = call.services.matches
        me = await (
            matches.people.set_digest(call.person, time) if time else matches.people.no_digest(call.person)
        )
        await call.show(me_page(call.words, me, matches.context.now()))

    await guarded(Call(interaction), work)


@on("mine")
async def press_mine(call: Call) -> None:
    """*My matches* below a digest, as it stands now; or another page of them."""
    await call.acknowledge()
    await show_mine(call, call.int_arg(0) if call.args else 0)


def digest_command() -> app_commands.Command[Any, ..., None]:
    """A command of the group `/me`."""
    return app_commands.Command(
        name=text("cmd-me-digest"), description=text("cmd-me-digest-about"), callback=cast(Any, _digest)
    )


async def setup(bot: ServingBot) -> None:
    """Handlers register when the module is imported."""
