"""`/admin`: what those who manage a server settle, on one page with forms; and a match of the server:
repaired, ended, saved, with its webhooks."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.core import fact
from bot.match import Brief, Person, Place, UserError
from bot.match.engine.models import Manager
from bot.match.fairness.reading import BIGGEST
from bot.match.hosting.settings import DECIDERS, MOST_TABLES, GuildSettings, opened
from bot.text import LANGUAGES, words
from bot.text.escape import plain
from cogs.forums.posts import make_thread, require_forum
from cogs.forums.tags import all_keys, make, tag_name
from cogs.framework.call import Call, expect, expected
from cogs.framework.commands import command
from cogs.framework.match_picker import completed
from cogs.framework.permissions import manager_of, require_here
from cogs.framework.router import on, on_form, opens
from cogs.framework.services import Interaction, called
from cogs.lobby import first_place
from cogs.ui.admin import (
    LISTS,
    LOCALE,
    OPEN,
    channels_form,
    end_page,
    guild_settings_page,
    import_form,
    list_form,
    managed_match_page,
    roll_back_page,
    seat_form,
    settings_form,
    turns_page,
    with_tools,
)
from cogs.ui.history import match_name
from cogs.ui.page import File, Page
from cogs.ui.speech import game_term, link, safe_names


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


MANAGERS_ONLY: Final = {
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    "default_permissions": discord.Permissions(manage_guild=True),
}
"""Discord shows the command only to those who may manage the server, unless the server says otherwise.
That is checked again every time, because any interaction can be forged."""


@on("adminserver")
async def show_server(call: Call, before: str = "") -> None:
    """The settings of the server, and what its managers can do."""
    manager = manager_of(call)
    services, url = call.matches, call.services.web_url
    settings = await services.guilds.settings(manager.guild)
    page = None if url is None else f"{url}/g/{manager.guild}"
    known = _channels(call) or [*filter(None, (*settings.channels, settings.meeting, settings.forum))]
    shown = guild_settings_page(call.words, settings, known, before=before, page=page)
    await call.show(with_tools(call.words, shown, await services.moderation.matches(manager)))


async def _settings(call: Call) -> GuildSettings:
    return await call.matches.guilds.settings(manager_of(call).guild)


opens("adminset", settings_form, _settings)


@on_form("adminset")
async def settings_told(call: Call) -> None:
    manager, form, guild = manager_of(call), call.form, call.interaction.guild
    most, end, move = form.whole("tables", 0), form.text("end"), form.text("move")
    language, shown = form.text("language"), form.many("open")
    if most > MOST_TABLES:
        raise UserError(fact("error-admin-tables", most=MOST_TABLES))
    expect(end in DECIDERS and move in DECIDERS and language in (LOCALE, *LANGUAGES))

    def change(settings: GuildSettings) -> GuildSettings:
        named = guild.name if "listed" in shown and guild is not None else settings.name
        return replace(
            settings,
            most=most,
            end=end,
            move=move,
            language="" if language == LOCALE else language,
            name=named,
            **{setting: setting in shown for setting in OPEN},
        )

    guilds = call.matches.guilds
    before = await guilds.settings(manager.guild)
    # Running matches change to the language too, from their next message on.
    spoken = None if language == (before.language or LOCALE) else language
    await guilds.change(manager, change, call.locale_here if spoken == LOCALE else spoken)
    await show_server(call)


@on("adminplaces", acknowledge=False)
async def press_channels(call: Call) -> None:
    await call.ask(channels_form(call.words, await _settings(call), _channels(call)))


def _channels(call: Call) -> list[int]:
    guild = call.interaction.guild
    return [] if guild is None else [channel.id for channel in guild.channels]


@on_form("adminplaces")
async def channels_told(call: Call) -> None:
    """Channels for which the form had no room stay; those that were deleted do not."""
    manager, form, known = manager_of(call), call.form, _channels(call)
    settings = await call.matches.guilds.settings(manager.guild)
    shown = channels_form(call.words, settings, known).fields[0]
    kept = set(settings.channels).intersection(known).difference(getattr(shown, "chosen", ()))
    channels, meeting, forum = ({*form.ids("channels")}, form.ids("meeting"), form.ids("forum"))
    chosen = require_forum(call.interaction.client, forum[0]) if forum else None

    def change(settings: GuildSettings) -> GuildSettings:
        settings = replace(
            settings, channels=(), meeting=meeting[0] if meeting else 0, forum=forum[0] if forum else 0
        )
        for channel in sorted(kept | channels):
            settings = opened(settings, channel)
        return settings

    await call.matches.guilds.change(manager, change)
    await show_server(call, "" if chosen is None else await _tags(call, chosen))


async def _tags(call: Call, forum: discord.ForumChannel) -> str:
    """Make the tags of a forum; what there is to say about those that are missing."""
    keys, language = all_keys(), await call.public_language()
    known, may = await make(call.interaction.client, forum, keys, language, anew=True)
    names = tuple(tag_name(words(language), key) for key in keys if known.get(key) not in may)
    if not names:
        return call.words("admin-forum-tags")
    lacks = not forum.permissions_for(forum.guild.me).manage_channels
    return call.words("admin-forum-tags-missing" if lacks else "admin-forum-tags-full", names=names)


async def _here(call: Call) -> Place:
    """Where a manager uses a form. Raises as `manager_of`, `require_here`."""
    manager_of(call)
    return await require_here(call)


opens("adminlist", lambda words, _: list_form(words), _here)
opens("adminimport", lambda words, _: import_form(words), _here)


@on_form("adminlist")
async def list_told(call: Call) -> None:
    """A standing message in this channel that lists the open tables."""
    manager, chosen = manager_of(call), call.form.text("list")
    place = await require_here(call)
    expect(chosen in LISTS)
    listings = call.matches.listings
    if chosen == "none":
        await listings.remove(manager, place.post, key=call.key)
        await call.tell(call.words("admin-listing-removed"))
        return
    language = await call.public_language()
    await listings.put(manager, place.post, language, elsewhere=chosen == "everywhere", key=call.key)
    await call.tell(call.words("admin-listing-put"))


@on_form("adminimport")
async def file_told(call: Call) -> None:
    manager, form = manager_of(call), call.form
    place, matches = await require_here(call), call.matches
    file = expected(next((form.named.get(text) for text in form.many("file")), None))
    if file.size > BIGGEST:  # do not download it
        raise UserError(fact("table-import-big"))
    incoming = await matches.transfer.read_file(await file.read(), place)
    language = await call.public_language()
    if place.thread is None:
        match, say = incoming.match, words(language)
        names = tuple(plain(name) for name in match.names if name)
        title = say("thread-name-imported", game=game_term(match.game), names=names)
        thread = await make_thread(call.interaction.client, place, title)
        place = first_place(place, here=True) if thread is None else place.within(thread)
    brief = await matches.transfer.bring_in(place, incoming, by=manager, language=language, key=call.key)
    await call.tell(call.words("admin-imported", link=link(brief.place)))


@command("admin", check=manager_of, limits=MANAGERS_ONLY, complete={"match": complete_managed})
async def show_admin(call: Call, match: int | None = None) -> None:
    match_id = await match_here(call) if match is None else match
    await (show_server(call) if match_id is None else show_match(call, match_id))
