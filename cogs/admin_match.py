"""A match of the server, for those who manage it: repaired, ended, saved, with its webhooks."""

from __future__ import annotations

from discord import app_commands

from bot.core import fact
from bot.match import Brief, Person, UserError
from bot.match.engine.models import Manager
from cogs.framework.call import Call
from cogs.framework.match_picker import completed
from cogs.framework.permissions import manager_of, require_here
from cogs.framework.router import on, on_form, opens
from cogs.framework.services import Interaction, called
from cogs.lobby import first_place
from cogs.ui.admin import end_page, managed_match_page, roll_back_page, seat_form, turns_page
from cogs.ui.page import File, Page
from cogs.ui.parcel import match_name
from cogs.ui.speech import link, safe_names


async def governed(call: Call, manager: Manager, named: int) -> Brief:
    """A match of the manager's server. Raises UnknownMatch: it belongs to another server."""
    brief = await call.matches.moderation.match(manager, named)
    call.names = safe_names(brief)
    return brief


async def asked_of(call: Call) -> tuple[Manager, Brief]:
    """The manager who asks, and the match that the control is about."""
    manager = manager_of(call)
    return manager, await governed(call, manager, call.int_arg(0))


async def match_here(call: Call) -> int | None:
    """The newest match of the thread in which the command is used; None elsewhere."""
    place = call.place
    if place is None or place.thread is None:
        return None
    here = await call.matches.views.in_channel(place.post)
    return here[0].match if here else None


async def managed(call: Call) -> list[Brief]:
    """The matches of the server that its managers can look after, the unfinished ones first."""
    manager, services = manager_of(call), call.matches
    briefs = [*await services.moderation.matches(manager), *await services.transfer.recorded(manager)]
    return list({brief.match: brief for brief in briefs}.values())


async def complete_managed(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """These matches, for those who may manage the server."""
    call = Call(interaction)
    try:
        briefs = await managed(call)
    except UserError:
        return []
    return completed(call.words, briefs, current)


async def show_match(call: Call, match: int) -> None:
    await call.show(managed_match_page(call.words, await governed(call, manager_of(call), match)))


@on("adminmatch")
async def pick_match(call: Call) -> None:
    await show_match(call, call.picked)


@on("rollback")
async def pick_position(call: Call) -> None:
    manager, brief = await asked_of(call)
    turns = await call.matches.moderation.turns(manager, brief.match)
    chosen = next((turn for turn in turns.turns if call.values == (str(turn.number),)), None)
    if chosen is None or turns.brief.public_version != call.int_arg(1):
        raise UserError(fact("table-late"))
    await call.show(roll_back_page(call.words, turns.brief, chosen))


@on("rollbacksure")
async def press_roll_back(call: Call) -> None:
    manager, brief = await asked_of(call)
    position, number = call.int_arg(1), call.int_arg(2)
    await call.matches.moderation.roll_back(manager, brief.match, position, number, key=call.key)
    await call.show(Page((call.words("admin-rolled-back"),)))


@on("adminend")
async def press_end(call: Call) -> None:
    manager, brief = await asked_of(call)
    await call.matches.moderation.end(manager, brief.match, key=call.key)
    await call.show(Page((call.words("admin-ended"),)))


@on("adminboard")
async def press_board(call: Call) -> None:
    manager, brief = await asked_of(call)
    await call.matches.moderation.resend(manager, brief.match, key=call.key)
    await call.tell(call.words("admin-reposted", link=link(brief.place)))


@on("adminmove")
async def press_move(call: Call) -> None:
    manager, brief = await asked_of(call)
    place = first_place(await require_here(call), here=True)
    await call.matches.moderation.move(manager, brief.match, place, key=call.key)
    await call.tell(call.words("admin-moved"))


@on("adminturns")
async def press_turns(call: Call) -> None:
    """*Roll back*: to where?"""
    manager, brief = await asked_of(call)
    turns = await call.matches.moderation.turns(manager, brief.match)
    await call.show(turns_page(call.words, turns))


@on("adminstop")
async def press_stop(call: Call) -> None:
    """*End the match*: really?"""
    _, brief = await asked_of(call)
    await call.show(end_page(call.words, brief))


opens("adminseat", lambda words, asked: seat_form(words, asked[1]), asked_of)


@on_form("adminseat")
async def seat_told(call: Call) -> None:
    """Somebody is asked to take a seat over."""
    (manager, brief), form = await asked_of(call), call.form
    person = next((form.named.get(user) for user in form.many("person")), None)
    seat = form.text("seat")
    if person is None or not seat.isdecimal() or int(seat) >= brief.seats:
        raise UserError(fact("error-stale-control"))
    if person.bot:
        raise UserError(fact("error-bot-person"))
    new = Person(person.id, called(person))
    await call.matches.moderation.give_seat(manager, brief.match, int(seat), new, key=call.key)
    kept = brief.seat_of(person.id) == int(seat)
    name = f"<@{person.id}>"
    await call.tell(call.words("admin-seat-kept" if kept else "admin-seat-given", name=name))


@on("adminrecord")
async def press_record(call: Call) -> None:
    _, brief = await asked_of(call)
    file = File(await call.matches.transfer.export(brief.match), match_name(brief))
    if brief.secret is not None:
        told = call.words("page-export", match=brief.match)
    else:
        told = call.words("page-export-running", match=brief.match)
        told = f"{told} {call.words('admin-export-whole')}"
    await call.show_beside(Page((told,), file=file))
