"""`/me ...`: a person's time zone, quiet hours, vacations and reminders."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core import fact
from bot.match import UserError
from bot.match.people.service import Me as Profile
from bot.match.timing.person_settings import CALL_BY, REMIND, REMIND_BY, find_zones
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.framework.translator import text
from cogs.groups import ME
from cogs.ui.time import me_page

Interaction = discord.Interaction[Any]
SHOWN = 25


async def show_me(call: Call, me: Profile) -> None:
    await call.show(me_page(call.words, me, call.services.matches.context.now()))


async def complete_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Time zones by name or city."""
    return [app_commands.Choice(name=zone, value=zone) for zone in find_zones(current)[:SHOWN]]


async def _remind(call: Call, often: str | None, where: str | None) -> None:
    if (often is not None and often not in REMIND) or (where is not None and where not in REMIND_BY):
        raise UserError(fact("error-stale-control"))
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


async def _notify(call: Call, where: str) -> None:
    if where not in CALL_BY:
        raise UserError(fact("error-stale-control"))
    await show_me(call, await call.services.matches.people.set_calls(call.person, where))


@on("notify")
async def pick_notify(call: Call) -> None:
    await call.acknowledge()
    await _notify(call, call.values[0] if call.values else "")


class Me(Subject):
    """The commands of `/me` that are about time."""

    @ME.command("show")
    async def show(self, call: Call) -> None:
        await call.met()
        await show_me(call, await call.services.matches.people.me(call.user_id))

    @ME.command("zone", complete={"zone": complete_zone})
    async def zone(self, call: Call, zone: str) -> None:
        await show_me(call, await call.services.matches.people.set_zone(call.person, zone))

    @ME.command("quiet")
    async def quiet(self, call: Call, begin: str = "", end: str = "") -> None:
        people = call.services.matches.people
        if begin or end:
            await show_me(call, await people.set_quiet(call.person, begin, end))
        else:
            await show_me(call, await people.no_quiet(call.person))

    @ME.command("vacation")
    async def vacation(self, call: Call, first: str = "", last: str = "") -> None:
        people = call.services.matches.people
        if first or last:
            await show_me(call, await people.add_vacation(call.person, first or last, last or first))
        else:
            await show_me(call, await people.end_vacation(call.person))

    @ME.command(
        "reminders",
        choices={
            "often": [app_commands.Choice(name=text(f"remind-{one}"), value=one) for one in REMIND],
            "where": [app_commands.Choice(name=text(f"remind-by-{one}"), value=one) for one in REMIND_BY],
        },
    )
    async def reminders(self, call: Call, often: str = "", where: str = "") -> None:
        await _remind(call, often or None, where or None)

    @ME.command(
        "notify",
        choices={"where": [app_commands.Choice(name=text(f"call-{one}"), value=one) for one in CALL_BY]},
    )
    async def notify(self, call: Call, where: str) -> None:
        await _notify(call, where)


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Me(bot))
