"""`/me show`: what somebody has told about themselves, on one page with forms."""

from __future__ import annotations

from collections.abc import Callable

from bot.core import fact
from bot.match import UserError
from bot.match.people.service import Me as Profile
from bot.match.timing.person_settings import (
    CALL_BY,
    DISPLAYS,
    REMIND,
    REMIND_BY,
    local_time,
)
from bot.text import Words
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.router import on, on_form
from cogs.groups import ME
from cogs.ui.forms import Form
from cogs.ui.me import DISCORD, me_page, reading_form, time_form, told_form, vacation_form, web_form


async def show_me(call: Call, me: Profile) -> None:
    services = call.services
    await call.show(me_page(call.words, me, services.matches.context.now(), services.web_url))


async def _me(call: Call) -> Profile:
    return await call.services.matches.people.me(call.user_id)


def _opens(verb: str, form_of: Callable[[Words, Profile], Form]) -> None:
    """A press opens a form with what somebody has told."""

    @on(verb, acknowledge=False)
    async def press(call: Call) -> None:
        await call.ask(form_of(call.words, await _me(call)))


_opens("metime", time_form)
_opens("metold", told_form)
_opens("meread", reading_form)
_opens("meweb", web_form)


@on_form("metime")
async def time_told(call: Call) -> None:
    """Change only what differs: a zone that was left empty stays."""
    people, form = call.services.matches.people, call.form
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


@on("meaway", acknowledge=False)
async def press_away(call: Call) -> None:
    await call.ask(vacation_form(call.words))


@on_form("meaway")
async def vacation_told(call: Call) -> None:
    first, last = call.form.text("first"), call.form.text("last")
    await show_me(call, await call.services.matches.people.add_vacation(call.person, first, last or first))


@on("meback")
async def press_back(call: Call) -> None:
    """End the vacation, and delete planned ones."""
    await show_me(call, await call.services.matches.people.end_vacation(call.person))


@on_form("metold")
async def told(call: Call) -> None:
    people, form = call.services.matches.people, call.form
    calls, often, where = (form.text(name) for name in ("call", "often", "where"))
    if calls not in CALL_BY or often not in REMIND or where not in REMIND_BY:
        raise UserError(fact("error-stale-control"))
    me = await people.set(call.person, call=calls, remind=often, by=where)
    digest = "" if me.settings.digest is None else local_time(me.settings.digest)
    if (time := form.text("digest")) and time != digest:
        me = await people.set_digest(call.person, time)
    elif digest and not time:
        me = await people.set(call.person, digest=None)
    await show_me(call, me)


@on_form("meread")
async def reading_told(call: Call) -> None:
    people, form = call.services.matches.people, call.form
    language, display = form.text("language"), form.text("display")
    if display not in DISPLAYS:
        raise UserError(fact("error-stale-control"))
    if language not in (DISCORD, *call.services.languages):
        raise UserError(fact("table-no-language"))
    chosen = None if language == DISCORD else language
    call.speak(chosen or call.interaction.locale.value)
    await show_me(call, await people.set(call.person, language=chosen, display=display))


@on_form("meweb")
async def web_told(call: Call) -> None:
    people, form = call.services.matches.people, call.form
    me = await people.set(call.person, nameless=not form.on("named"))
    if form.on("page") != (me.page is not None):
        me = await people.set_page(call.person, form.on("page"))
    await show_me(call, me)


class Me(Subject):
    @ME.command("show")
    async def show(self, call: Call) -> None:
        await call.met()
        await show_me(call, await _me(call))


setup = Me.setup
