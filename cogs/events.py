"""Events: `/event`, and the buttons of their cards and pages."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.core import fact
from bot.events.model import FORMATS, GROUPS, ROUNDS
from bot.games.registry import GAMES
from bot.match import UserError
from bot.match.computers import LEVELS
from bot.match.events.checking import read_points
from bot.match.events.errors import NotOrganiser, UnknownEntry, UnknownEvent
from bot.match.events.models import ROUND, TURN, EventView, Leader, Opening, Settings
from bot.match.timing.spans import DAY
from bot.match.timing.time_control import read_amount
from bot.text.escape import plain, shorten
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.manager import manager_of
from cogs.framework.permissions import require
from cogs.framework.pictures import draw, in_words
from cogs.framework.router import on
from cogs.framework.services import Services, ServingBot
from cogs.framework.translator import text
from cogs.groups import EVENT
from cogs.ui.bracket import bracket_chart
from cogs.ui.custom_ids import press
from cogs.ui.events import event_title, lead_page, see_page, standings_chart, sure_page
from cogs.ui.in_words import part_page
from cogs.ui.page import Page, Picture
from cogs.ui.speech import title_key

Interaction = discord.Interaction[Any]
SHOWN: Final = 25
MOST_DAYS: Final = 365


def leader_of(call: Call) -> Leader:
    """The asker, as somebody who may lead an event: its organiser, or who may manage the server."""
    guild, may = call.interaction.guild_id, call.interaction.permissions
    manages = guild is not None and (may.manage_guild or may.administrator)
    return Leader(call.user_id, guild if manages else None)


async def require_channel(call: Call) -> None:
    """Refuse where an event cannot be: its tables are threads of its channel. Raises UserError."""
    place = call.place
    if place is None:
        raise UserError(fact("error-not-in-dm"))
    if place.thread is not None:
        raise UserError(fact("event-in-thread"))
    await require(call.interaction, new_thread=True)


async def seen(call: Call, event: int) -> EventView:
    """The event, for those who may see it: on its servers, and those who take part. Raises UnknownEvent."""
    await call.met()
    view = await call.services.matches.events.view(event)
    here = view.home(call.interaction.guild_id) is not None
    if not (here or view.entry_of(call.user_id) or view.organiser == call.user_id):
        raise UnknownEvent
    return view


async def event_of(call: Call, named: int | None) -> int:
    """The event that a command is about: the one named, the only one of this server, or the asker's only
    one. Raises UserError."""
    if named is not None:
        return (await seen(call, named)).event
    found = await known(call.services, call.interaction.guild_id, call.user_id)
    if not found:
        raise UserError(fact("event-none-here"))
    if len(found) > 1:
        raise UserError(fact("event-which"))
    return found[0][0]


async def known(services: Services, guild: int | None, user: int) -> list[tuple[int, str]]:
    """The events that somebody may mean: of this server, else their own; the newest first."""
    events = services.matches.events
    if guild is None:
        return await events.mine(user)
    return await events.here(guild) or await events.here(guild, over=True)


async def complete_event(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    services: Services = interaction.client.services
    guild = interaction.guild_id
    found = await services.matches.events.mine(interaction.user.id)
    if guild is not None:
        found += await services.matches.events.here(guild, over=True)
    return [
        app_commands.Choice(name=shorten(f"{plain(name)} ({number})", 100), value=number)
        for number, name in dict(found).items()
        if current.casefold() in f"{name} {number}".casefold()
    ][:SHOWN]


EVENTS: Final = {"event": complete_event}


async def show_event(call: Call, event: int) -> None:
    """The event as the asker sees it, with the standings."""
    view = await seen(call, event)
    chart = standings_chart(call.words, view, call.user_id)
    drawn = view.state in ("running", "over") and bool(view.standings)
    pictures = await draw(call.services, chart, "standings") if drawn else ()
    if pictures and (bracket := bracket_chart(call.words, view, call.user_id)) is not None:
        pictures = (*pictures, *await draw(call.services, bracket, "bracket"))
    my_turns = await call.services.matches.views.my_turns(call.user_id)

    def page(pictures: tuple[Picture, ...]) -> Page:
        text = "" if pictures else in_words(chart)
        guild = call.interaction.guild_id
        return see_page(call.words, view, call.user_id, guild, pictures, text, my_turns=my_turns)

    await call.show(page(pictures), lambda: page(()))


async def join(call: Call, event: int) -> None:
    view = await seen(call, event)
    guild = call.interaction.guild_id
    await call.services.matches.events.join(event, call.person, guild, key=call.key)
    many = len(view.homes) > 1
    await call.tell(call.words("page-event-joined-shared" if many else "page-event-joined"))


async def leave(call: Call, event: int) -> None:
    view = await seen(call, event)
    await call.services.matches.events.leave(event, call.user_id, key=call.key)
    await call.tell(call.words("page-event-left-running" if view.state == "running" else "page-event-left"))


async def show_lead(call: Call, event: int) -> None:
    """The controls of an event."""
    view = await seen(call, event)
    if not view.is_led_by(leader_of(call)):
        raise NotOrganiser
    await call.show(lead_page(call.words, view))


async def ask(call: Call, event: int, verb: str) -> None:
    """Ask before something that cannot be taken back."""
    view = await seen(call, event)
    leader = leader_of(call)
    shares = verb == "evend" and view.home(leader.manages) is not None
    if not (view.is_led_by(leader) or shares):
        raise NotOrganiser
    await call.show(sure_page(call.words, view, verb))


@on("evsee")
async def press_see(call: Call) -> None:
    await call.acknowledge()
    await show_event(call, call.int_arg(0))


@on("evwords")
async def press_words(call: Call) -> None:
    """*In words* under standings: all of them, and who plays whom in a knock-out."""
    await call.acknowledge()
    event = call.int_arg(0)
    view = await seen(call, event)
    charts = [standings_chart(call.words, view, call.user_id)]
    charts += [] if (bracket := bracket_chart(call.words, view, call.user_id)) is None else [bracket]
    text, title = "\n".join(map(in_words, charts)), f"### {event_title(call.words, view)}"
    part = call.int_arg(1)
    page = part_page(call.words, title, text, part, lambda to: press("evwords", event, to))
    await (call.show_beside(page) if part < 0 else call.show(page))


@on("evjoin")
async def press_join(call: Call) -> None:
    await call.acknowledge()
    await join(call, call.int_arg(0))


@on("evleave")
async def press_leave(call: Call) -> None:
    await call.acknowledge()
    await leave(call, call.int_arg(0))


@on("evlead")
async def press_lead(call: Call) -> None:
    await call.acknowledge()
    await show_lead(call, call.int_arg(0))


@on("evstart")
async def press_start(call: Call) -> None:
    await call.acknowledge()
    event = call.int_arg(0)
    await call.services.matches.events.start(event, leader_of(call), key=call.key)
    await show_lead(call, event)


@on("evround")
async def press_round(call: Call) -> None:
    """End the round; asked first."""
    await call.acknowledge()
    event = call.int_arg(0)
    if call.args[1:] != ("sure",):
        await ask(call, event, "evround")
        return
    await call.services.matches.events.end_round(event, leader_of(call), key=call.key)
    await call.show(Page((call.words("page-event-round-ended"),)))


@on("evend")
async def press_end(call: Call) -> None:
    """End or cancel the event; asked first."""
    await call.acknowledge()
    event = call.int_arg(0)
    if call.args[1:] != ("sure",):
        await ask(call, event, "evend")
        return
    await call.services.matches.events.end(event, leader_of(call), key=call.key)
    await call.show(Page((call.words("page-event-ended"),)))


@on("evextend")
async def press_extend(call: Call) -> None:
    await call.acknowledge()
    event, days = call.int_arg(0), call.int_arg(1)
    await call.services.matches.events.extend(event, leader_of(call), days, key=call.key)
    await show_lead(call, event)


@on("evseason")
async def press_season(call: Call) -> None:
    await call.acknowledge()
    await call.services.matches.events.season(call.int_arg(0), leader_of(call), key=call.key)
    await call.show(Page((call.words("page-event-season"),)))


@on("evdrop")
async def pick_drop(call: Call) -> None:
    """Somebody takes part no more."""
    await call.acknowledge()
    event = call.int_arg(0)
    if not call.values or not call.values[0].isdecimal():
        raise UserError(fact("error-stale-control"))
    number = int(call.values[0])
    await call.services.matches.events.drop(event, leader_of(call), number, key=call.key)
    await show_lead(call, event)


class Events(Subject):
    """The commands of `/event`."""

    @EVENT.command(
        "new",
        check=require_channel,
        choices={
            "game": [app_commands.Choice(name=text(title_key(key)), value=key) for key in GAMES],
            "format": [app_commands.Choice(name=text(f"format-{one}"), value=one) for one in FORMATS],
            "computers": [app_commands.Choice(name=text(f"level-{one}"), value=one) for one in LEVELS],
        },
    )
    async def new(
        self,
        call: Call,
        name: str,
        game: str,
        format: str,
        seats: app_commands.Range[int, 2, 5],
        rounds: app_commands.Range[int, 0, ROUNDS] = 0,
        groups: app_commands.Range[int, 1, GROUPS] = 1,
        turn: str = "",
        days: app_commands.Range[int, 1, MOST_DAYS] = ROUND // DAY,
        points: str = "",
        late: bool = True,
        computers: str = "",
    ) -> None:
        place = call.place
        assert place is not None  # checked
        settings = Settings(
            format=next((one for one in FORMATS if one == format), FORMATS[0]),
            seats=seats,
            rounds=rounds,
            groups=groups,
            turn=read_amount(turn) if turn else TURN,
            round_time=days * DAY,
            points=read_points(points),
            late=late,
            computers=computers or None,
        )
        opening = Opening(call.person, name, game, settings)
        language = await call.public_language()
        event = await call.services.matches.events.open(opening, place, language, key=call.key)
        await show_lead(call, event)

    @EVENT.command("join", complete=EVENTS)
    async def join(self, call: Call, event: int | None = None) -> None:
        await join(call, await event_of(call, event))

    @EVENT.command("leave", complete=EVENTS)
    async def leave(self, call: Call, event: int | None = None) -> None:
        await leave(call, await event_of(call, event))

    @EVENT.command("standings", complete=EVENTS)
    async def standings(self, call: Call, event: int | None = None) -> None:
        await show_event(call, await event_of(call, event))

    @EVENT.command("start", complete=EVENTS)
    async def start(self, call: Call, event: int | None = None) -> None:
        number = await event_of(call, event)
        await call.services.matches.events.start(number, leader_of(call), key=call.key)
        await show_lead(call, number)

    @EVENT.command("next", complete=EVENTS)
    async def next(self, call: Call, event: int | None = None) -> None:
        await ask(call, await event_of(call, event), "evround")

    @EVENT.command("extend", complete=EVENTS)
    async def extend(
        self, call: Call, days: app_commands.Range[int, 1, 90], event: int | None = None
    ) -> None:
        number = await event_of(call, event)
        await call.services.matches.events.extend(number, leader_of(call), days, key=call.key)
        await show_lead(call, number)

    @EVENT.command("drop", complete=EVENTS)
    async def drop(self, call: Call, person: discord.User, event: int | None = None) -> None:
        number = await event_of(call, event)
        found = (await seen(call, number)).entry_of(person.id)
        if found is None:
            raise UnknownEntry
        await call.services.matches.events.drop(number, leader_of(call), found.number, key=call.key)
        await show_lead(call, number)

    @EVENT.command("end", complete=EVENTS)
    async def end(self, call: Call, event: int | None = None) -> None:
        await ask(call, await event_of(call, event), "evend")

    @EVENT.command("season", complete=EVENTS)
    async def season(self, call: Call, event: int | None = None) -> None:
        number = await event_of(call, event)
        await call.services.matches.events.season(number, leader_of(call), key=call.key)
        await call.tell(call.words("page-event-season"))

    @EVENT.command("lead", complete=EVENTS)
    async def lead(self, call: Call, event: int | None = None) -> None:
        await show_lead(call, await event_of(call, event))

    @EVENT.command("share", check=require_channel)
    async def share(self, call: Call, code: str) -> None:
        manager, place = manager_of(call), call.place
        assert place is not None  # checked
        events = call.services.matches.events
        number = await events.numbered(code)
        language = await call.public_language()
        await events.share(number, manager, place, code, language, key=call.key)
        await call.tell(call.words("page-event-shared"))

    @EVENT.command("move", check=require_channel, complete=EVENTS)
    async def move(self, call: Call, event: int | None = None) -> None:
        number, place = await event_of(call, event), call.place
        assert place is not None  # checked
        await call.services.matches.events.move(number, leader_of(call), place, key=call.key)
        await call.tell(call.words("page-event-moved"))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Events(bot))
