"""Which open tables a person is told of by direct message."""

from __future__ import annotations

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import UserError
from bot.match.finding.speeds import SPEEDS
from cogs.framework.call import Call
from cogs.framework.router import on, on_form
from cogs.framework.services import server_names
from cogs.ui.finding import alerts_page
from cogs.ui.me import ANY, alert_form


@on("alerts")
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


@on("tellme")
async def press_tell_me(call: Call) -> None:
    game, speed = ("" if value == "-" else value for value in (call.arg(0), call.arg(1)))
    await add_alert(call, game, speed, elsewhere=call.int_arg(2) == 1)


@on("noalert")
async def pick_no_alert(call: Call) -> None:
    chosen = [value.split(" ") for value in call.values]
    if not chosen or any(len(value) != 3 or not value[2].isdecimal() for value in chosen):
        raise UserError(fact("error-stale-control"))
    for game, speed, guild in chosen:
        await call.services.matches.alerts.withdraw(
            call.user_id, game=game.strip("-"), speed=speed.strip("-"), guild=int(guild)
        )
    await show_alerts(call, call.words("alert-withdrawn"))


@on("alertadd", acknowledge=False)
async def press_add(call: Call) -> None:
    await call.ask(alert_form(call.words, in_server=call.interaction.guild_id is not None))


@on_form("alert")
async def alert_told(call: Call) -> None:
    game, speed = (call.form.text(name).removeprefix(ANY) for name in ("game", "speed"))
    await add_alert(call, game, speed, elsewhere=call.form.text("where") == "everywhere")
