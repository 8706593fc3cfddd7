"""Organising events: the page of those who lead one, and its forms."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.core import fact
from bot.events.model import FORMATS
from bot.games.registry import GAMES
from bot.match import Place, UserError
from bot.match.engine.computers import LEVELS
from bot.match.events.models import EventView, NotOrganiser, Opening, Settings, read_points
from bot.match.people.typed import read_amount
from bot.match.timing.clock import DAY
from bot.text import Words
from bot.text.escape import capital
from cogs.events.commands import leader_of, seen
from cogs.events.pages import lead_page, shared_page, sure_page
from cogs.framework.call import Call
from cogs.framework.permissions import manager_of, require
from cogs.framework.router import on, on_about, on_form, opens
from cogs.ui.forms import Field, Form, Radios, Select, Tick, Typed, told
from cogs.ui.page import Page, choices_of, submit
from cogs.ui.speech import game_title, typed_amount

SEATS = range(2, 6)
NONE = "-"
"""No computers."""


def new_form(words: Words) -> Form:
    """What an event cannot do without. The rest can be changed until somebody signs up."""
    games = choices_of({key: game_title(words, key) for key in GAMES})
    formats = choices_of({kind: capital(words(f"format-{kind}")) for kind in FORMATS}, FORMATS[0])
    return Form(
        action=submit("evnew"),
        title=words("button-event-new"),
        fields=(
            Typed(name="name", label=words("form-event-name"), most=60, required=True),
            Select(name="game", label=words("form-event-game"), choices=games, required=True),
            Radios(name="format", label=words("form-event-format"), choices=formats, required=True),
            *_people(words, None),
        ),
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
    return Form(
        action=submit("evrules", view.event),
        title=words("button-event-rules"),
        fields=(*fields, *_people(words, settings)),
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
    return Form(
        action=submit("evtime", view.event),
        title=words("button-event-time"),
        fields=(
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
        ),
    )


def extend_form(words: Words, view: EventView) -> Form:
    days = Typed(name="days", label=words("form-event-extend"), value="7", most=2, required=True)
    return Form(action=submit("evextend", view.event), title=words("button-event-more-time"), fields=(days,))


def share_form(words: Words) -> Form:
    code = Typed(name="code", **told(words, "form-event-code"), most=20, required=True)
    return Form(action=submit("evshare"), title=words("button-event-share"), fields=(code,))


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
    view = await seen(call, event)
    leader = leader_of(call)
    leads = view.is_led_by(leader)
    if not (leads or (verb == "evend" and view.home(leader.manages) is not None)):
        raise NotOrganiser
    await call.show(sure_page(call.words, view, verb, leads=leads))


async def led(call: Call, event: int | None = None) -> EventView:
    """An event for those who lead it; None: that of the control. Raises NotOrganiser, UnknownEvent."""
    view = await seen(call, call.int_arg(0) if event is None else event)
    if not view.is_led_by(leader_of(call)):
        raise NotOrganiser
    return view


opens("evnew", lambda words, _: new_form(words), require_channel)


@on_form("evnew")
async def new_told(call: Call) -> None:
    """Make an event with the usual rules; they can be changed until somebody signs up."""
    place = await require_channel(call)
    form, computers = call.form, call.form.text("computers")
    settings = Settings(
        format=next((kind for kind in FORMATS if kind == form.text("format")), FORMATS[0]),
        seats=form.whole("seats", 0),
        computers=None if computers in ("", "-") else computers,
    )
    opening = Opening(call.person, form.text("name"), form.text("game"), settings)
    language = await call.public_language()
    event = await call.matches.events.open(opening, place, language, key=call.key)
    await show_lead(call, event)


opens("evrules", rules_form, led)
opens("evtime", time_form, led)
opens("evlonger", extend_form, led)


@on_form("evrules")
async def rules_told(call: Call) -> None:
    view, form = await led(call), call.form
    computers = form.text("computers")
    settings = msgspec.structs.replace(
        view.settings,
        groups=form.whole("groups", 1),
        rounds=form.whole("rounds", 0),
        late=form.on("late") if "late" in form.values else view.settings.late,
        seats=form.whole("seats", view.settings.seats),
        computers=None if computers in ("", "-") else computers,
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
    number = await events.numbered(code)
    language = await call.public_language()
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
    event, days = call.int_arg(0), call.form.whole("days", 0)
    await call.matches.events.extend(event, leader_of(call), days, key=call.key)
    await show_lead(call, event)


@on("evseason")
async def press_season(call: Call) -> None:
    await call.matches.events.season(call.int_arg(0), leader_of(call), key=call.key)
    await call.show(Page((call.words("page-event-season"),)))


@on_about("evdrop")
async def pick_drop(call: Call, event: int) -> None:
    await call.matches.events.drop(event, leader_of(call), call.picked, key=call.key)
    await show_lead(call, event)
