"""`/me alerts`: which open tables a person is told of by direct message."""

from __future__ import annotations

from discord import app_commands

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import UserError
from bot.match.finding.speeds import SPEEDS
from cogs.finding import GAME_CHOICES, SPEED_CHOICES, WHERE
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.router import on
from cogs.framework.services import ServingBot, server_names
from cogs.framework.translator import text
from cogs.groups import ME
from cogs.ui.finding import alerts_page


async def show_alerts(call: Call, before: str = "") -> None:
    alerts = await call.services.matches.alerts.of(call.user_id)
    names = server_names(call.interaction.client)
    await call.show(alerts_page(call.words, alerts, names, before=before))


async def add_alert(call: Call, game: str, speed: str, *, elsewhere: bool) -> None:
    """Tell the asker of such tables from now on."""
    guild = call.interaction.guild_id
    if game not in ("", *GAMES) or speed not in ("", *SPEEDS):
        raise UserError(fact("error-stale-control"))
    await call.services.matches.alerts.add(
        call.person, game=game, speed=speed, guild=guild, elsewhere=elsewhere or guild is None, key=call.key
    )
    await show_alerts(call, call.words("alert-added"))


@on("alerts")
async def press_alerts(call: Call) -> None:
    await call.acknowledge()
    await show_alerts(call)


@on("tellme")
async def press_tell_me(call: Call) -> None:
    """Be told of tables like those of a list."""
    await call.acknowledge()
    game, speed = ("" if one == "-" else one for one in (call.arg(0), call.arg(1)))
    await add_alert(call, game, speed, elsewhere=call.int_arg(2) == 1)


@on("noalert")
async def pick_no_alert(call: Call) -> None:
    """No longer be told of some kinds of tables."""
    await call.acknowledge()
    chosen = [value.split(" ") for value in call.values]
    if not chosen or any(len(one) != 3 or not one[2].isdecimal() for one in chosen):
        raise UserError(fact("error-stale-control"))
    for game, speed, guild in chosen:
        await call.services.matches.alerts.withdraw(
            call.user_id, game=game.strip("-"), speed=speed.strip("-"), guild=int(guild)
        )
    await show_alerts(call, call.words("alert-withdrawn"))


class Alerts(Subject):
    """`/me alerts`."""

    @ME.command(
        "alerts",
        choices={
            "game": GAME_CHOICES,
            "speed": SPEED_CHOICES,
            "where": [app_commands.Choice(name=text(f"find-where-{one}"), value=one) for one in WHERE],
        },
    )
    async def alerts(
        self, call: Call, game: str = "", speed: str = "", where: str = "", off: bool = False
    ) -> None:
        if off:
            await call.services.matches.alerts.withdraw_all(call.user_id, key=call.key)
            await show_alerts(call, call.words("alert-withdrawn"))
        elif game or speed or where:
            await add_alert(call, game, speed, elsewhere=where == "everywhere")
        else:
            await show_alerts(call)


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Alerts(bot))
