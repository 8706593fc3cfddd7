"""`/admin board`, `move`, `seat`, `rollback`, `end`: repair a match of the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core import fact
from bot.match import Brief, Person, UserError
from bot.match.models import Manager
from bot.text.escape import shorten
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.manager import manager_of
from cogs.framework.naming import called
from cogs.framework.permissions import require_here
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.groups import ADMIN
from cogs.lobby import first_place
from cogs.ui.admin import end_page, roll_back_page, turns_page
from cogs.ui.page import Page
from cogs.ui.speech import game_term, link, plain_names, safe_names

Interaction = discord.Interaction[Any]
SHOWN = 25


async def governed(call: Call, manager: Manager, named: int | None) -> Brief:
    """The match that a command is about: the named match, or the newest of this channel.

    Raises:
        UserError: there is none here.
        UnknownMatch: it belongs to another server.
    """
    matches = call.services.matches
    here = () if named is not None or call.place is None else await matches.views.in_channel(call.place.post)
    if named is None and not here:
        raise UserError(fact("error-no-match-here"))
    brief = await matches.moderation.match(manager, here[0].match if named is None else named)
    call.names = safe_names(brief)
    return brief


async def complete_governed(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The unfinished matches of the server, for those who may manage it."""
    call = Call(interaction)
    try:
        briefs = await call.services.matches.moderation.matches(manager_of(call))
    except UserError:
        return []
    choices = []
    for brief in briefs:
        title = call.words("match-name", game=game_term(brief.game), match=brief.match)
        name = f"{title} · {', '.join(filter(None, plain_names(brief)))}"
        if current.casefold() in name.casefold():
            choices.append(app_commands.Choice(name=shorten(name, 100), value=brief.match))
    return choices[:SHOWN]


@on("rollback")
async def pick_position(call: Call) -> None:
    """Ask for confirmation after a turn was chosen."""
    manager = manager_of(call)
    await call.acknowledge()
    brief = await governed(call, manager, call.int_arg(0))
    found = await call.services.matches.moderation.turns(manager, brief.match)
    chosen = next((turn for turn in found.turns if call.values == (str(turn.number),)), None)
    if chosen is None or found.brief.public_version != call.int_arg(1):
        raise UserError(fact("table-late"))
    await call.show(roll_back_page(call.words, found.brief, chosen))


@on("rollbacksure")
async def press_roll_back(call: Call) -> None:
    manager = manager_of(call)
    await call.acknowledge()
    match, position, number = (call.int_arg(at) for at in range(3))
    await governed(call, manager, match)
    await call.services.matches.moderation.roll_back(manager, match, position, number, key=call.key)
    await call.show(Page((call.words("admin-rolled-back"),)))


@on("adminend")
async def press_end(call: Call) -> None:
    manager = manager_of(call)
    await call.acknowledge()
    brief = await governed(call, manager, call.int_arg(0))
    await call.services.matches.moderation.end(manager, brief.match, key=call.key)
    await call.show(Page((call.words("admin-ended"),)))


class Repair(Subject):
    """The commands of `/admin` that repair a match of the server."""

    @ADMIN.command("board", complete={"match": complete_governed})
    async def board(self, call: Call, match: int | None = None) -> None:
        manager = manager_of(call)
        brief = await governed(call, manager, match)
        await call.services.matches.moderation.resend(manager, brief.match, key=call.key)
        await call.tell(call.words("admin-reposted", link=link(brief.place)))

    @ADMIN.command("move", check=require_here, complete={"match": complete_governed})
    async def move(self, call: Call, match: int) -> None:
        manager = manager_of(call)
        brief = await governed(call, manager, match)
        assert call.place is not None  # checked
        place = first_place(call.place, here=True)
        await call.services.matches.moderation.move(manager, brief.match, place, key=call.key)
        await call.tell(call.words("admin-moved"))

    @ADMIN.command("seat", complete={"match": complete_governed})
    async def seat(
        self,
        call: Call,
        seat: app_commands.Range[int, 1, 5],
        person: discord.User,
        match: int | None = None,
    ) -> None:
        manager = manager_of(call)
        if person.bot:
            raise UserError(fact("error-bot-person"))
        brief = await governed(call, manager, match)
        new = Person(person.id, called(person))
        await call.services.matches.moderation.give_seat(manager, brief.match, seat - 1, new, key=call.key)
        kept = brief.seat_of(person.id) == seat - 1
        name = f"<@{person.id}>"
        await call.tell(call.words("admin-seat-kept" if kept else "admin-seat-given", name=name))

    @ADMIN.command("rollback", complete={"match": complete_governed})
    async def roll_back(self, call: Call, match: int | None = None) -> None:
        manager = manager_of(call)
        brief = await governed(call, manager, match)
        turns = await call.services.matches.moderation.turns(manager, brief.match)
        await call.show(turns_page(call.words, turns))

    @ADMIN.command("end", complete={"match": complete_governed})
    async def end(self, call: Call, match: int | None = None) -> None:
        await call.show(end_page(call.words, await governed(call, manager_of(call), match)))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Repair(bot))
