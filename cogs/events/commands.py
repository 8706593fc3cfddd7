"""Events: `/event`, their cards, and what everybody can do with them. Those who lead them: `organise`."""

from __future__ import annotations

from discord import app_commands

from bot.match.events.models import EventView, Leader, UnknownEvent
from bot.text.escape import plain
from cogs.events.pages import event_title, events_page, see_page, standings_chart, with_others
from cogs.events.sending import bracket_chart, standings_pictures
from cogs.framework.call import Call
from cogs.framework.commands import command
from cogs.framework.match_picker import completions
from cogs.framework.pictures import in_words
from cogs.framework.router import on, on_about
from cogs.framework.services import Interaction, Services
from cogs.ui.in_words import part_page
from cogs.ui.page import Page, Picture, press


def leader_of(call: Call) -> Leader:
    """The asker, as somebody who may lead an event: its organiser, or who may manage the server."""
    guild, may = call.interaction.guild_id, call.interaction.permissions
    manages = guild is not None and (may.manage_guild or may.administrator)
    return Leader(call.user_id, guild if manages else None)


async def seen(call: Call, event: int) -> EventView:
    """The event, for those who may see it: on its servers, and those who take part. Raises UnknownEvent."""
    await call.met()
    view = await call.matches.events.view(event)
    here = view.home(call.interaction.guild_id) is not None
    if not (here or view.entry_of(call.user_id) or view.organiser == call.user_id):
        raise UnknownEvent
    return view


async def known(services: Services, guild: int | None, user: int) -> list[tuple[int, str]]:
    """The events that somebody may mean: of this server, else their own; the newest first."""
    events = services.matches.events
    if guild is None:
        return await events.mine(user)
    return await events.here(guild) or await events.here(guild, over=True)


async def complete_event(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    services: Services = interaction.client.services
    guild = interaction.guild_id
    events = await services.matches.events.mine(interaction.user.id)
    if guild is not None:
        events += await services.matches.events.here(guild, over=True)
    named = ((f"{plain(name)} ({number})", number) for number, name in dict(events).items())
    return completions(named, current)


@on_about("evsee")
async def show_event(call: Call, event: int) -> None:
    view = await seen(call, event)
    chart = standings_chart(call.words, view, call.user_id)
    pictures = await standings_pictures(call.services, call.words, view, call.user_id)
    my_turns = await call.matches.views.my_turns(call.user_id)
    guild, manages = call.interaction.guild_id, leader_of(call).manages is not None
    others = [listed for listed in await known(call.services, guild, call.user_id) if listed[0] != event]

    def page(pictures: tuple[Picture, ...]) -> Page:
        text = "" if pictures else in_words(chart)
        page = see_page(call.words, view, call.user_id, guild, pictures, text, my_turns=my_turns)
        return with_others(call.words, page, others, manages=manages)

    await call.show(page(pictures), lambda: page(()))


@on_about("evjoin")
async def join(call: Call, event: int) -> None:
    view = await seen(call, event)
    guild = call.interaction.guild_id
    await call.matches.events.join(event, call.person, guild, key=call.key)
    many = len(view.homes) > 1
    await call.tell(call.words("page-event-joined-shared" if many else "page-event-joined"))


@on_about("evleave")
async def leave(call: Call, event: int) -> None:
    view = await seen(call, event)
    await call.matches.events.leave(event, call.user_id, key=call.key)
    await call.tell(call.words("page-event-left-running" if view.state == "running" else "page-event-left"))


@on("evwords")
async def press_words(call: Call) -> None:
    """*In words* under standings: all of them, and who plays whom in a knock-out."""
    event = call.int_arg(0)
    view = await seen(call, event)
    charts = [standings_chart(call.words, view, call.user_id)]
    charts += [] if (bracket := bracket_chart(call.words, view, call.user_id)) is None else [bracket]
    text, title = "\n".join(map(in_words, charts)), f"### {event_title(call.words, view)}"
    part = call.int_arg(1)
    page = part_page(call.words, title, text, part, lambda to: press("evwords", event, to))
    await (call.show_beside(page) if part < 0 else call.show(page))


@on("evother")
async def pick_other(call: Call) -> None:
    await show_event(call, call.picked)


@command("event", complete={"event": complete_event})
async def show_events(call: Call, event: int | None = None) -> None:
    await call.met()
    events = await known(call.services, call.interaction.guild_id, call.user_id)
    if event is not None or len(events) == 1:
        await show_event(call, events[0][0] if event is None else event)
        return
    manages = leader_of(call).manages is not None
    await call.show(events_page(call.words, events, manages=manages))
