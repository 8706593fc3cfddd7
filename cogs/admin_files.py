"""`/admin export` and `/admin import`: save the record of a match, and make a finished match from one."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core import fact
from bot.match import Brief, UserError
from bot.match.transfer.reading import BIGGEST, Incoming
from bot.text import words
from bot.text.escape import plain, shorten
from cogs.admin_repair import SHOWN, governed
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.manager import manager_of
from cogs.framework.permissions import require_here
from cogs.framework.services import ServingBot
from cogs.groups import ADMIN
from cogs.lobby import first_place
from cogs.threads import make_thread
from cogs.ui.page import File, Page
from cogs.ui.parcel import match_name
from cogs.ui.speech import game_term, link, plain_names

Interaction = discord.Interaction[Any]


async def complete_recorded(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The matches of the server that have begun, for those who may manage it."""
    call = Call(interaction)
    try:
        briefs = await call.services.matches.transfer.recorded(manager_of(call))
    except UserError:
        return []
    named = [(_named(call, brief), brief.match) for brief in briefs]
    return [
        app_commands.Choice(name=shorten(name, 100), value=match)
        for name, match in named
        if current.casefold() in name.casefold()
    ][:SHOWN]


def _named(call: Call, brief: Brief) -> str:
    title = call.words("match-name", game=game_term(brief.game), match=brief.match)
    return f"{title} · {', '.join(filter(None, plain_names(brief)))}"


def _title(language: str, incoming: Incoming) -> str:
    match = incoming.match
    names = tuple(plain(name) for name in match.names if name)
    return words(language)("thread-name-imported", game=game_term(match.game), names=names)


class Files(Subject):
    """`/admin export` and `/admin import`."""

    @ADMIN.command("export", complete={"match": complete_recorded})
    async def export(self, call: Call, match: int | None = None) -> None:
        brief = await governed(call, manager_of(call), match)
        file = File(await call.services.matches.transfer.export(brief.match), match_name(brief))
        if brief.secret is not None:
            said = call.words("page-export", match=brief.match)
        else:
            said = call.words("page-export-running", match=brief.match)
            said = f"{said} {call.words('admin-export-whole')}"
        await call.show(Page((said,), file=file))

    @ADMIN.command("import", check=require_here)
    async def import_(self, call: Call, file: discord.Attachment) -> None:
        matches, place = call.services.matches, call.place
        assert place is not None  # checked
        if file.size > BIGGEST:  # do not download it
            raise UserError(fact("table-import-big"))
        incoming = await matches.transfer.read_file(await file.read(), place)
        language = await call.public_language()
        if place.thread is None:
            client, name = call.interaction.client, _title(language, incoming)
            thread = await make_thread(client, place, name)
            place = first_place(place, here=True) if thread is None else place.within(thread)
        brief = await matches.transfer.bring_in(
            place, incoming, by=manager_of(call), language=language, key=call.key
        )
        await call.tell(call.words("admin-imported", link=link(brief.place)))


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Files(bot))
