"""`/me export`, `/me delete`: what is stored about a person, and forgetting it."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands

from cogs.framework.interaction import Call, guarded
from cogs.framework.router import on, press
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.ui.page import Button, File, Page

Interaction = discord.Interaction[Any]


async def _export(interaction: Interaction) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        data = await call.services.matches.privacy.all_about(call.user_id)
        await call.show(Page((call.words("page-me-export"),), file=File(data, "turnpost-about-me.json")))

    await guarded(Call(interaction), work)


async def _delete(interaction: Interaction) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        mine = await call.services.matches.views.mine(call.user_id)
        running = sum(one.brief.state == "running" for one in mine)
        sure = Button(press("forgetme"), call.words("button-me-delete"), "danger")
        await call.show(Page((call.words("page-me-delete", running=running),), rows=((sure,),)))

    await guarded(Call(interaction), work)


@on("forgetme")
async def press_forget(call: Call) -> None:
    """Whoever presses is forgotten. From here on nothing may write the person down again."""
    await call.acknowledge()
    await call.services.matches.privacy.forget(call.user_id)
    await call.show(Page((call.words("page-me-deleted"),)))


def data_commands() -> list[app_commands.Command[Any, ..., None]]:
    """Commands of the group `/me`."""
    return [
        app_commands.Command(
            name=text(f"cmd-me-{name}"), description=text(f"cmd-me-{name}-about"), callback=work
        )
        for name, work in (("export", cast(Any, _export)), ("delete", cast(Any, _delete)))
    ]


async def setup(bot: ServingBot) -> None:
    """Handlers register when the module is imported."""
