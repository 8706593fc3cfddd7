"""`/me`: what somebody has told about themselves, and wants to be told; and what is stored about them."""

from __future__ import annotations

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import UserError
from bot.match.finding.tables import SPEEDS
from bot.match.people.service import Me as Profile
from bot.match.timing.person_settings import CALL_BY, DISPLAYS, REMIND, REMIND_BY, local_time
from cogs.framework.call import Call, expect
from cogs.framework.commands import ME
from cogs.framework.router import on, on_form, opens
from cogs.framework.services import server_names
from cogs.ui.finding import alerts_page
from cogs.ui.me import (
    ANY,
    DISCORD,
    SHADES,
    alert_form,
    me_page,
    reading_form,
    time_form,
    told_form,
    vacation_form,
    web_form,
)
from cogs.ui.page import Button, File, Page, press


async def show_me(call: Call, me: Profile) -> None:
    services = call.services
    await call.show(me_page(call.words, me, services.matches.context.now(), services.web_url))


async def _me(call: Call) -> Profile:
    return await call.matches.people.me(call.user_id)


opens("metime", time_form, _me)
opens("metold", told_form, _me)
opens("meread", reading_form, _me)
opens("meweb", web_form, _me)
opens("meaway", vacation_form)


@on_form("metime")
async def time_told(call: Call) -> None:
    """Change only what differs: a zone that was left empty stays."""
    people, form = call.matches.people, call.form
    me = await _me(call)
    if (zone := form.text("zone")) and zone != me.settings.zone:
        me = await people.set_zone(call.person, zone)
    quiet = ("", "") if me.settings.quiet is None else tuple(map(local_time, me.settings.quiet))
    hours = (form.text("begin"), form.text("end"))
    if hours == ("", "") and me.settings.quiet is not None:
        me = await people.set(call.person, quiet=None)
    elif hours != quiet:
        me = await people.set_quiet(call.person, *hours)
    await show_me(call, me)


@on_form("meaway")
async def vacation_told(call: Call) -> None:
    first, last = call.form.text("first"), call.form.text("last")
    await show_me(call, await call.matches.people.add_vacation(call.person, first, last or first))


@on("meback")
async def press_back(call: Call) -> None:
    """End the vacation, and delete planned ones."""
    await show_me(call, await call.matches.people.end_vacation(call.person))


@on_form("metold")
async def told(call: Call) -> None:
    people, form = call.matches.people, call.form
    calls, often, where = (form.text(name) for name in ("call", "often", "where"))
    expect(calls in CALL_BY and often in REMIND and where in REMIND_BY)
    me = await people.set(call.person, call=calls, remind=often, by=where)
    digest = "" if me.settings.digest is None else local_time(me.settings.digest)
    if (time := form.text("digest")) and time != digest:
        me = await people.set_digest(call.person, time)
    elif digest and not time:
        me = await people.set(call.person, digest=None)
    await show_me(call, me)


@on_form("meread")
async def reading_told(call: Call) -> None:
    people, form = call.matches.people, call.form
    language, display, shade = (form.text(name) for name in ("language", "display", "shade"))
    expect(display in DISPLAYS and shade in SHADES)
    if language not in (DISCORD, *call.services.languages):
        raise UserError(fact("table-no-language"))
    chosen = None if language == DISCORD else language
    call.speak(chosen or call.interaction.locale.value)
    look = {"dark": shade == "dark", "large": form.on("large"), "plain": form.on("plain")}
    await show_me(call, await people.set(call.person, language=chosen, display=display, **look))


@on_form("meweb")
async def web_told(call: Call) -> None:
    people, form = call.matches.people, call.form
    me = await people.set(call.person, nameless=not form.on("named"))
    if form.on("page") != (me.page is not None):
        me = await people.set_page(call.person, form.on("page"))
    await show_me(call, me)


@on("alerts")
async def press_alerts(call: Call) -> None:
    """*What I am told of*."""
    await call.show_beside(await _alerts(call))


async def _alerts(call: Call, before: str = "") -> Page:
    alerts = await call.matches.alerts.of(call.user_id)
    return alerts_page(call.words, alerts, server_names(call.interaction.client), before=before)


async def add_alert(call: Call, game: str, speed: str, *, elsewhere: bool) -> None:
    """Tell the asker of such tables from now on."""
    guild = call.interaction.guild_id
    expect(game in ("", *GAMES) and speed in ("", *SPEEDS))
    await call.matches.alerts.add(
        call.person, game=game, speed=speed, guild=guild, elsewhere=elsewhere or guild is None, key=call.key
    )
    await call.show(await _alerts(call, call.words("alert-added")))


@on("tellme")
async def press_tell_me(call: Call) -> None:
    game, speed = ("" if value == "-" else value for value in (call.arg(0), call.arg(1)))
    await add_alert(call, game, speed, elsewhere=call.int_arg(2) == 1)


@on("noalert")
async def pick_no_alert(call: Call) -> None:
    chosen = [value.split(" ") for value in call.values]
    expect(chosen and all(len(value) == 3 and value[2].isdecimal() for value in chosen))
    for game, speed, guild in chosen:
        await call.matches.alerts.withdraw(
            call.user_id, game=game.strip("-"), speed=speed.strip("-"), guild=int(guild)
        )
    await call.show(await _alerts(call, call.words("alert-withdrawn")))


@on("alertadd", acknowledge=False)
async def press_add(call: Call) -> None:
    await call.ask(alert_form(call.words, in_server=call.interaction.guild_id is not None))


@on_form("alert")
async def alert_told(call: Call) -> None:
    game, speed = (call.form.text(name).removeprefix(ANY) for name in ("game", "speed"))
    await add_alert(call, game, speed, elsewhere=call.form.text("where") == "everywhere")


@on("forgetme")
async def press_forget(call: Call) -> None:
    """Forget the asker. After this, nothing may store the person again."""
    await call.matches.privacy.forget(call.user_id)
    await call.show(Page((call.words("page-me-deleted"),)))


@ME.command("show")
async def show_own(call: Call) -> None:
    await call.met()
    await show_me(call, await _me(call))


@ME.command("look", acknowledge=False)
async def choose_look(call: Call) -> None:
    await call.ask(reading_form(call.words, await _me(call)))


@ME.command("export")
async def show_export(call: Call) -> None:
    data = await call.matches.privacy.all_about(call.user_id)
    await call.show(Page((call.words("page-me-export"),), file=File(data, "turnpost-about-me.json")))


@ME.command("delete")
async def ask_to_delete(call: Call) -> None:
    mine = await call.matches.views.mine(call.user_id)
    running = sum(entry.brief.state == "running" for entry in mine)
    sure = Button(press("forgetme"), call.words("button-me-delete"), "danger")
    await call.show(Page((call.words("page-me-delete", running=running),), rows=((sure,),)))
