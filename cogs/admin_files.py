"""`/admin export`, `/admin import`: the record of a match of the server, and a finished match out of one."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands

from bot.core import fact
from bot.match import Brief, UserError
from bot.match.transfer.reading import BIGGEST, Incoming
from bot.text import words
from bot.text.escape import plain, shorten
from cogs.admin_repair import SHOWN, governed
from cogs.framework.interaction import Call, Refusal, guarded
from cogs.framework.manager import manager_of
from cogs.framework.permissions import require
from cogs.framework.translator import text
from cogs.lobby import first_place, make_thread
from cogs.ui.page import File, Page
from cogs.ui.parcel import match_name
from cogs.ui.speech import game_term, link, plain_names

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., None]


async def complete_recorded(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Matches of the server that have begun, for those who may manage it."""
    call = Call(interaction)
    try:
        briefs = await call.services.matches.transfer.recorded(manager_of(call))
    except (Refusal, UserError):
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


@app_commands.rename(match=text("cmd-param-match"))
@app_commands.describe(match=text("cmd-param-match-about"))
@app_commands.autocomplete(match=complete_recorded)
async def _export(interaction: Interaction, match: int | None = None) -> None:
    async def work(call: Call) -> None:
        manager = manager_of(call)
        await call.acknowledge()
        brief = await governed(call, manager, match)
        file = File(await call.services.matches.transfer.export(brief.match), match_name(brief))
        if brief.secret is not None:
            said = call.words("page-export", match=brief.match)
        else:
            said = call.words("page-export-running", match=brief.match)
            said = f"{said} {call.words('admin-export-whole')}"
        await call.show(Page((said,), file=file))

    await guarded(Call(interaction), work)


@app_commands.rename(file=text("cmd-admin-import-file"))
@app_commands.describe(file=text("cmd-admin-import-file-about"))
async def _import(interaction: Interaction, file: discord.Attachment) -> None:
    async def work(call: Call) -> None:
        manager, matches, place = manager_of(call), call.services.matches, call.place
        if place is None:
            raise Refusal(fact("error-not-in-dm"))
        require(interaction)
        await call.acknowledge()
        if file.size > BIGGEST:  # not even fetched
            raise Refusal(fact("table-import-big"))
        incoming = await matches.transfer.read_file(await file.read(), place)
        language = await call.public_language()
        if place.thread is None:
            client, name = interaction.client, _title(language, incoming)
            thread = await make_thread(client, place, name)
            place = first_place(place, here=True) if thread is None else place.within(thread)
        brief = await matches.transfer.bring_in(place, incoming, by=manager, language=language, key=call.key)
        await call.tell(call.words("admin-imported", link=link(brief.place)))

    await guarded(Call(interaction), work)


def _title(language: str, incoming: Incoming) -> str:
    match = incoming.match
    names = tuple(plain(name) for name in match.names if name)
    return words(language)("thread-name-imported", game=game_term(match.game), names=names)


def file_commands() -> list[Command]:
    """Commands of the group `/admin`."""
    return [
        app_commands.Command(
            name=text(f"cmd-admin-{name}"),
            description=text(f"cmd-admin-{name}-about"),
            callback=cast(Any, callback),
        )
        for name, callback in (("export", _export), ("import", _import))
    ]
