"""`/me ...`: what a person tells the bot about time: zone, quiet hours, vacations, reminders."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands

from bot.core import fact
from bot.match.people.service import Me
from bot.match.people.settings import REMIND, REMIND_BY, find_zones
from cogs.framework.interaction import Call, Refusal, guarded
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.me_data import data_commands
from cogs.me_digest import digest_command
from cogs.ui.time import me_page

Interaction = discord.Interaction[Any]
SHOWN = 25


async def show_me(call: Call, me: Me) -> None:
    await call.show(me_page(call.words, me, call.services.matches.context.now()))


async def _show(interaction: Interaction) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        await call.services.matches.people.met(call.person)
        await show_me(call, await call.services.matches.people.me(call.user_id))

    await guarded(Call(interaction), work)


@app_commands.rename(zone=text("cmd-me-zone-zone"))
@app_commands.describe(zone=text("cmd-me-zone-zone-about"))
async def _zone(interaction: Interaction, zone: str) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        await show_me(call, await call.services.matches.people.set_zone(call.person, zone))

    await guarded(Call(interaction), work)


async def complete_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Zones by name or city."""
    return [app_commands.Choice(name=zone, value=zone) for zone in find_zones(current)[:SHOWN]]


@app_commands.rename(begin=text("cmd-me-quiet-begin"), end=text("cmd-me-quiet-end"))
@app_commands.describe(begin=text("cmd-me-quiet-begin-about"), end=text("cmd-me-quiet-end-about"))
async def _quiet(interaction: Interaction, begin: str = "", end: str = "") -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        matches = call.services.matches
        if begin or end:
            await show_me(call, await matches.people.set_quiet(call.person, begin, end))
        else:
            await show_me(call, await matches.people.no_quiet(call.person))

    await guarded(Call(interaction), work)


@app_commands.rename(first=text("cmd-me-vacation-first"), last=text("cmd-me-vacation-last"))
@app_commands.describe(first=text("cmd-me-vacation-first-about"), last=text("cmd-me-vacation-last-about"))
async def _vacation(interaction: Interaction, first: str = "", last: str = "") -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        matches = call.services.matches
        if first or last:
            await show_me(call, await matches.people.add_vacation(call.person, first or last, last or first))
        else:
            await show_me(call, await matches.people.end_vacation(call.person))

    await guarded(Call(interaction), work)


@app_commands.rename(often=text("cmd-me-reminders-often"), where=text("cmd-me-reminders-where"))
@app_commands.describe(often=text("cmd-me-reminders-often-about"), where=text("cmd-me-reminders-where-about"))
@app_commands.choices(
    often=[app_commands.Choice(name=text(f"remind-{one}"), value=one) for one in REMIND],
    where=[app_commands.Choice(name=text(f"remind-by-{one}"), value=one) for one in REMIND_BY],
)
async def _reminders(interaction: Interaction, often: str = "", where: str = "") -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        await _remind(call, often or None, where or None)

    await guarded(Call(interaction), work)


async def _remind(call: Call, often: str | None, where: str | None) -> None:
    if (often is not None and often not in REMIND) or (where is not None and where not in REMIND_BY):
        raise Refusal(fact("error-stale-control"))
    matches = call.services.matches
    me = await matches.people.set_reminders(call.person, often, where)
    await show_me(call, me)


@on("remind")
async def pick_remind(call: Call) -> None:
    await call.acknowledge()
    await _remind(call, call.values[0] if call.values else "", None)


@on("remindby")
async def pick_remind_by(call: Call) -> None:
    await call.acknowledge()
    await _remind(call, None, call.values[0] if call.values else "")


def me_group() -> app_commands.Group:
    """`/me` with all its commands."""
    group = app_commands.Group(name=text("cmd-me"), description=text("cmd-me-about"))
    for name, callback in (
        ("show", _show),
        ("zone", _zone),
        ("quiet", _quiet),
        ("vacation", _vacation),
        ("reminders", _reminders),
    ):
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=text(f"cmd-me-{name}"),
            description=text(f"cmd-me-{name}-about"),
            callback=cast(Any, callback),
        )
        if name == "zone":
            command.autocomplete("zone")(complete_zone)
        group.add_command(command)
    for command in (digest_command(), *data_commands()):
        group.add_command(command)
    return group


async def setup(bot: ServingBot) -> None:
    bot.tree.add_command(me_group())
