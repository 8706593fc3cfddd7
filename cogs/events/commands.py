"""Events: `/event`, their cards, and what everybody can do with them; and the page of those who lead one,
with its forms."""

from __future__ import annotations

from typing import Final

import msgspec
from discord import app_commands

from bot.core import fact
from bot.events.model import FORMATS
from bot.games.registry import GAMES
from bot.match import Place, UserError
from bot.match.engine.computers import LEVELS
from bot.match.events.models import (
    EventView,
    Leader,
    NotOrganiser,
    Opening,
    Settings,
    UnknownEvent,
    read_points,
)
from bot.match.people.typed import read_amount
from bot.match.timing.clock import DAY
from bot.text import Words
from bot.text.escape import capital, plain
from cogs.events.pages import (
    event_title,
    events_page,
    lead_page,
    see_page,
    shared_page,
    standings_chart,
    sure_page,
    with_others,
)
from cogs.events.sending import bracket_chart, standings_pictures
from cogs.framework.call import Call
from cogs.framework.commands import command
from cogs.framework.match_picker import completions
from cogs.framework.permissions import manager_of, require
from cogs.framework.pictures import in_words
from cogs.framework.router import on, on_about, on_form, opens
from cogs.framework.services import Interaction, Services
from cogs.ui.forms import Field, Form, Radios, Select, Tick, Typed, told
from cogs.ui.page import Page, Picture, choices_of, press, submit
from cogs.ui.speech import game_title, part_page, typed_amount


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


SEATS = range(2, 6)
NONE = "-"
"""No computers."""


def new_form(words: Words) -> Form:
    """What an event cannot do without. The rest can be changed until somebody signs up."""
    games = choices_of({key: game_title(words, key) for key in GAMES})
    formats = choices_of({kind: capital(words(f"format-{kind}")) for kind in FORMATS}, FORMATS[0])
    return Form.of(
        submit("evnew"),
        words("button-event-new"),
        Typed(name="name", label=words("form-event-name"), most=60, required=True),
        Select(name="game", label=words("form-event-game"), choices=games, required=True),
        Radios(name="format", label=words("form-event-format"), choices=formats, required=True),
        *_people(words, None),
    )


def _people(words: Words, settings: Settings | None) -> tuple[Field, ...]:
    seats, level = (4, NONE) if settings is None else (settings.seats, settings.computers or NONE)
    numbers = choices_of({str(count): str(count) for count in SEATS}, str(seats))
    computers = {name: capital(words(f"level-{name}")) for name in LEVELS}
    levels = choices_of({NONE: words("form-event-no-computers"), **computers}, level)
    return (
        Radios(name="seats", label=words("form-event-seats"), choices=numbers, required=True),
        Radios(name="computers", **told(words, "form-event-computers"), choices=levels, required=True),
    )


def rules_form(words: Words, view: EventView) -> Form:
    settings = view.settings
    fields: list[Field] = []
    if settings.format == "league":
        fields.append(
            Typed(name="groups", label=words("form-event-groups"), value=str(settings.groups), most=2)
        )
    if settings.format != "knockout":
        fields += [
            Typed(
                name="rounds", **told(words, "form-event-rounds"), value=str(settings.rounds or ""), most=3
            ),
            Tick(name="late", label=words("form-event-late"), on=settings.late),
        ]
    return Form.of(
        submit("evrules", view.event), words("button-event-rules"), *fields, *_people(words, settings)
    )


def time_form(words: Words, view: EventView) -> Form:
    """How long turns and rounds take, and what places are worth."""
    settings = view.settings
    points = Typed(
        name="points",
        **told(words, "form-event-points"),
        value=" ".join(map(str, settings.points)),
        hint="10 6 3 1",
    )
    return Form.of(
        submit("evtime", view.event),
        words("button-event-time"),
        Typed(
            name="turn",
            **told(words, "form-event-turn"),
            value=typed_amount(words, settings.turn),
            required=True,
        ),
        Typed(
            name="days",
            **told(words, "form-event-days"),
            value=str(settings.round_time // DAY),
            most=3,
            required=True,
        ),
        *([] if settings.format == "knockout" else [points]),
    )


def extend_form(words: Words, view: EventView) -> Form:
    days = Typed(name="days", label=words("form-event-extend"), value="7", most=2, required=True)
    return Form.of(submit("evextend", view.event), words("button-event-more-time"), days)


def share_form(words: Words) -> Form:
    code = Typed(name="code", **told(words, "form-event-code"), most=20, required=True)
    return Form.of(submit("evshare"), words("button-event-share"), code)


MOST_DAYS: Final = 365


async def require_channel(call: Call) -> Place:
    """The channel, which can have an event, whose tables are threads of it. Raises UserError: it cannot."""
    place = call.place
    if place is None:
        raise UserError(fact("error-not-in-dm"))
    if place.thread is not None:
        raise UserError(fact("event-in-thread"))
    await require(call.interaction, new_thread=True)
    return place


@on_about("evlead")
async def show_lead(call: Call, event: int) -> None:
    view, leader = await seen(call, event), leader_of(call)
    if view.is_led_by(leader):
        await call.show(lead_page(call.words, view))
    elif view.home(leader.manages) is not None:
        await call.show(shared_page(call.words, view))
    else:
        raise NotOrganiser


async def ask(call: Call, event: int, verb: str) -> None:
    view, leader = await seen(call, event), leader_of(call)
    leads = view.is_led_by(leader)
    if not (leads or (verb == "evend" and view.home(leader.manages) is not None)):
        raise NotOrganiser
    await call.show(sure_page(call.words, view, verb, leads=leads))


async def led(call: Call) -> EventView:
    """The event that a control names, for those who lead it. Raises NotOrganiser, UnknownEvent."""
    view = await seen(call, call.int_arg(0))
    if not view.is_led_by(leader_of(call)):
        raise NotOrganiser
    return view


opens("evnew", lambda words, _: new_form(words), require_channel)


@on_form("evnew")
async def new_told(call: Call) -> None:
    """Make an event with the usual rules; they can be changed until somebody signs up."""
    place = await require_channel(call)
    form = call.form
    settings = Settings(
        format=next((kind for kind in FORMATS if kind == form.text("format")), FORMATS[0]),
        seats=form.whole("seats", 0),
        computers=form.text("computers").strip(NONE) or None,
    )
    opening = Opening(call.person, form.text("name"), form.text("game"), settings)
    language = await call.public_language()
    await show_lead(call, await call.matches.events.open(opening, place, language, key=call.key))


opens("evrules", rules_form, led)
opens("evtime", time_form, led)
opens("evlonger", extend_form, led)


@on_form("evrules")
async def rules_told(call: Call) -> None:
    view, form = await led(call), call.form
    settings = msgspec.structs.replace(
        view.settings,
        groups=form.whole("groups", 1),
        rounds=form.whole("rounds", 0),
        late=form.on("late") if "late" in form.values else view.settings.late,
        seats=form.whole("seats", view.settings.seats),
        computers=form.text("computers").strip(NONE) or None,
    )
    await _set(call, view, settings)


@on_form("evtime")
async def time_told(call: Call) -> None:
    view, form = await led(call), call.form
    settings = msgspec.structs.replace(
        view.settings,
        turn=read_amount(form.text("turn")),
        round_time=min(form.whole("days", 0), 10 * MOST_DAYS) * DAY,
        points=read_points(form.text("points")),
    )
    await _set(call, view, settings)


async def _set(call: Call, view: EventView, settings: Settings) -> None:
    events = call.matches.events
    await events.set_rules(view.event, leader_of(call), settings, key=call.key)
    await show_lead(call, view.event)


@on("evmove")
async def press_move(call: Call) -> None:
    """*Show it here*: the card comes to this channel."""
    place = await require_channel(call)
    await call.matches.events.move(call.int_arg(0), leader_of(call), place, key=call.key)
    await call.tell(call.words("page-event-moved"))


@on("evshare", acknowledge=False)
async def press_share(call: Call) -> None:
    manager_of(call)
    await require_channel(call)
    await call.ask(share_form(call.words))


@on_form("evshare")
async def share_told(call: Call) -> None:
    manager, code = manager_of(call), call.form.text("code")
    place, events = await require_channel(call), call.matches.events
    number, language = await events.numbered(code), await call.public_language()
    await events.share(number, manager, place, code, language, key=call.key)
    await call.tell(call.words("page-event-shared"))


@on_about("evstart")
async def press_start(call: Call, event: int) -> None:
    await call.matches.events.start(event, leader_of(call), key=call.key)
    await show_lead(call, event)


@on("evround")
@on("evend")
async def press_end(call: Call) -> None:
    """End the round, or end or cancel the event; asked first."""
    event, events = call.int_arg(0), call.matches.events
    if call.args[1:] != ("sure",):
        await ask(call, event, call.verb or "")
    elif call.verb == "evround":
        await events.end_round(event, leader_of(call), key=call.key)
        await call.show(Page((call.words("page-event-round-ended"),)))
    else:
        await events.end(event, leader_of(call), key=call.key)
        await call.show(Page((call.words("page-event-ended"),)))


@on_about("evextend")
async def press_extend(call: Call, event: int) -> None:
    await call.matches.events.extend(event, leader_of(call), call.int_arg(1), key=call.key)
    await show_lead(call, event)


@on_form("evextend")
async def longer_told(call: Call) -> None:
    event = call.int_arg(0)
    await call.matches.events.extend(event, leader_of(call), call.form.whole("days", 0), key=call.key)
    await show_lead(call, event)


@on("evseason")
async def press_season(call: Call) -> None:
    await call.matches.events.season(call.int_arg(0), leader_of(call), key=call.key)
    await call.show(Page((call.words("page-event-season"),)))


@on_about("evdrop")
async def pick_drop(call: Call, event: int) -> None:
    await call.matches.events.drop(event, leader_of(call), call.picked, key=call.key)
    await show_lead(call, event)
